import { withRelease } from './tz-release.ts'
import { writeCities } from './zone-cities.ts'
import { writeTable } from './zone-table.ts'
import { writeTruth } from './zone-truth.ts'

/**
 * Writes the tables of time zones and of their cities, and the values that test them, from a release of the tz database:
 * `npm run zones -- SOURCE [TZDATA_ZI]`, as CONTRIBUTING.md describes. Needs `zic`, `zdump`, `date`, `make` and `awk`.
 */
const [SOURCE, TZDATA_ZI = null] = process.argv.slice(2)
if (!SOURCE) throw new Error('Usage: npm run zones -- SOURCE [TZDATA_ZI]')
withRelease(SOURCE, TZDATA_ZI, (release) => {
  writeTable(release)
  writeTruth(release)
})
await writeCities(SOURCE)
