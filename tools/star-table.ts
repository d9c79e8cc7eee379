import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Writes src/astro/star-table.ts from the star catalogue of the Swiss Ephemeris: every star that has a name, with its
 * designation there and its further names. Run by `node tools/star-table.ts`, then format.
 */
const CATALOGUE = join(dirname(createRequire(import.meta.url).resolve('swisseph/package.json')), 'ephe', 'sefstars.txt')
/** Second records of Revati and Alcor, which the library's search does not tell from the first. */
const DOUBLES = ['zePscA', '80Uma']
/** Records by which the library itself is tested: zero points of frames and copies of stars. */
const TEST_POINTS = ['AA11', 'GCRS00', 'ZE200', 'ZL200', 'Test']
/** Names that the catalogue gives to two stars, each with the star of this name in the IAU Catalog of Star Names. */
const OWNERS: ReadonlyMap<string, string> = new Map([
  ['Algedi', 'al-2Cap'],
  ['Proxima Centauri', 'V645 Cen'],
])
const TABLE = new URL('../src/astro/star-table.ts', import.meta.url)
const HEADER = `/**
 * The stars and deep sky objects that have a name in sefstars.txt of Swiss Ephemeris 2.10.03 (facts of the catalogue):
 * name, designation there, further names. Made by tools/star-table.ts.
 */
export const STAR_TABLE: readonly (readonly [name: string, designation: string, ...others: string[]])[] = [
`

const stars = new Map<string, string[]>()
const taken = new Set<string>()
for (const line of readFileSync(CATALOGUE, 'latin1').split('\n')) {
  const [name = '', designation = '', ...rest] = line.split(',').map((field) => field.trim())
  if (line.startsWith('#') || rest.length < 11 || name === '' || designation === '') continue
  if (DOUBLES.includes(designation) || TEST_POINTS.includes(designation)) continue
  const names = stars.get(designation) ?? []
  // Other names that two stars share stay with the first star, because the library's search is not consistent.
  if ((OWNERS.get(name) ?? designation) === designation && !taken.has(name.toLowerCase())) {
    names.push(name)
    taken.add(name.toLowerCase())
  }
  stars.set(designation, names)
}
const rows = [...stars]
  .filter(([, names]) => names.length > 0)
  .map(([designation, [name, ...others]]) => `  ${JSON.stringify([name, designation, ...others])},\n`)
writeFileSync(TABLE, `${HEADER}${rows.join('')}]\n`)
