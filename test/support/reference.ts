import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { type Picture, readPng } from './png.ts'

/** Pictures that a person has checked and accepted. */
export const REFERENCES = new URL('../references/', import.meta.url).pathname
/** The folder for pictures that differ, for inspection. */
const DIFFERING = new URL('../../var/references/', import.meta.url).pathname

/**
 * From 0, the same colour, to 1; smooth edges count. Chromium 153 from npm and Debian's 156 agree within 0.02 in every
 * pixel of a chart; what remains is for another processor.
 */
const COLOUR_DIFFERENCE_MAX = 0.05

/** Pixels of 160,000. The faintest line of an aspect has 11, a letter of a name 22. */
const DIFFERING_PIXELS_MAX = 8

/**
 * Throws when a PNG differs from the accepted picture of that name. With ACCEPT_REFERENCES=1 it replaces it instead.
 */
export function expectAccepted(name: string, bytes: Uint8Array): void {
  if (process.env['ACCEPT_REFERENCES'] === '1') write(REFERENCES, name, readPng(bytes))
  const { differing, shown } = compared(name, bytes)
  if (differing <= DIFFERING_PIXELS_MAX) return
  write(DIFFERING, name, readPng(bytes))
  write(DIFFERING, `${name}-difference`, shown)
  throw new Error(`${name} differs in ${differing} pixels from the accepted picture: look at var/references`)
}

/** Whether a PNG would be refused under that name. */
export const isRefused = (name: string, bytes: Uint8Array): boolean =>
  compared(name, bytes).differing > DIFFERING_PIXELS_MAX

type Pixels = Pick<Picture, 'width' | 'height' | 'data'>

function compared(name: string, bytes: Uint8Array): { readonly differing: number; readonly shown: Pixels } {
  const file = fileOf(REFERENCES, name)
  if (!existsSync(file)) throw new Error(`${file} is missing: ACCEPT_REFERENCES=1 makes it`)
  const [{ data, ...picture }, { data: accepted, width, height }] = [readPng(bytes), readPng(readFileSync(file))]
  if (picture.width !== width || picture.height !== height)
    throw new Error(`${name} has ${picture.width} x ${picture.height} pixels, the accepted one ${width} x ${height}`)
  const shown = Buffer.alloc(data.length)
  const options = { threshold: COLOUR_DIFFERENCE_MAX, includeAA: true }
  return { differing: pixelmatch(accepted, data, shown, width, height, options), shown: { width, height, data: shown } }
}

const fileOf = (folder: string, name: string): string => join(folder, `${name}.png`)

function write(folder: string, name: string, { width, height, data }: Pixels): void {
  mkdirSync(folder, { recursive: true })
  const png = new PNG({ width, height })
  data.copy(png.data)
  // Unfiltered, lines are packed a quarter smaller. No pixel of a chart is clear.
  const options = { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 } as const
  writeFileSync(fileOf(folder, name), PNG.sync.write(png, options))
}
