import { arc } from '../src/astro/angle.ts'
import { bodyKey, type CalculatedBody } from '../src/astro/body.ts'
import { ephemerisFiles, newYear } from '../workers/ephemeris-files.ts'
import { swissSkies } from '../workers/sky.ts'

/**
 * The largest differences of longitudes by the Moshier theory from those by the files, in seconds of arc, for each century
 * and body: `node tools/moshier-differences.ts [samples a century]`. It needs files for all centuries, as Debian's
 * swe-standard-data has them. Both skies are asked for the same UT, as answers are.
 */
const SAMPLES = Number(process.argv[2] ?? 4_000)
const BODIES: readonly CalculatedBody[] = [
  ...(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const),
  ...(['mean_node', 'true_node', 'mean_lilith', 'true_lilith'] as const),
]
const TROPICAL = { kind: 'tropical' } as const
const ARCSECONDS = 3600

const { files, moshier } = swissSkies(ephemerisFiles(undefined))
const { firstYear, lastYear } = moshier.range
const rows = [['Years', ...BODIES.map(bodyKey)]]
for (let year = Math.floor(firstYear / 100) * 100; year <= lastYear; year += 100) {
  const [from, to] = [Math.max(newYear(year), moshier.range.start), Math.min(newYear(year + 100), moshier.range.end)]
  const largest = largestIn(from, to)
  rows.push([`${Math.max(year, firstYear)} to ${Math.min(year + 99, lastYear)}`, ...largest.map(printed)])
}
console.log(rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))

/** Instants at equal steps that share no factor with the periods of the sky. */
function largestIn(from: number, to: number): number[] {
  const largest = BODIES.map(() => 0)
  for (let index = 0; index < SAMPLES; index += 1) {
    const jd = from + ((index + 0.5) / SAMPLES) * (to - from)
    const [exact, theory] = [files, moshier].map((sky) => sky.positions(BODIES, jd, TROPICAL))
    for (const [place, { longitude }] of exact!.entries()) {
      const difference = Math.abs(arc(longitude, theory![place]!.longitude)) * ARCSECONDS
      largest[place] = Math.max(largest[place]!, difference)
    }
  }
  return largest
}

function printed(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0)
}
