import { join } from 'node:path/posix'

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
 * The browser that a renderer uses: that of CHROMIUM_PATH, otherwise the packed one, otherwise the first in the usual
 * places. Null when there is none.
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
  const folders = ['/Applications', join(home, 'Applications')]
  return MAC_NAMES.flatMap((name) => folders.map((folder) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)))
}
