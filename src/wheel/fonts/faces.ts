import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A font file for some characters, as a style sheet of its package declares it. */
export interface FontFace {
  readonly family: string
  /** The path of the WOFF2 file. */
  readonly file: string
  readonly style: string
  readonly weight: string
  readonly unicodeRange: string
  readonly claims: (codePoint: number) => boolean
}

const FACE = /@font-face \{[^}]*\}/g
const RANGE = /U\+([0-9A-Fa-f]+)(?:-([0-9A-Fa-f]+))?/g

/** The faces of a style sheet, given by its file: address. */
export function facesIn(sheet: string): FontFace[] {
  const path = fileURLToPath(sheet)
  return (readFileSync(path, 'utf8').match(FACE) ?? []).map((face) => {
    const [, file] = /url\((\.\/files\/[^)]+\.woff2)\)/.exec(face)!
    const unicodeRange = said(face, 'unicode-range')
    const ranges = rangesOf(unicodeRange)
    return {
      family: said(face, 'font-family').replaceAll("'", ''),
      file: join(dirname(path), file!),
      style: said(face, 'font-style'),
      weight: said(face, 'font-weight'),
      unicodeRange,
      claims: (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
    }
  })
}

const said = (face: string, property: string): string => new RegExp(`${property}: ([^;]+);`).exec(face)![1]!

const rangesOf = (text: string): (readonly [first: number, last: number])[] =>
  [...text.matchAll(RANGE)].map(([, first, last]) => [Number.parseInt(first!, 16), Number.parseInt(last ?? first!, 16)])
