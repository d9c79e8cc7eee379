import { calculatedFor } from '../src/astro/body.ts'
import { defaultBodies } from '../src/astro/body-names.ts'
import { passages } from '../src/astro/passages.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { skiesOf } from '../workers/series-sky.ts'
import { swissSkies } from '../workers/sky.ts'
import { median, ratio, report, rounded, verdict } from './harness.ts'
import { benchSeries } from './series.ts'

const TROPICAL = { kind: 'tropical' } as const
const ROUNDS = 9
/** Instants of transits, ten months apart. */
const INSTANTS = Array.from({ length: 6 }, (_, index) => 2458849.5 + index * 311.7)
/** Natal degrees beside the body, and their orb. */
const BESIDE = [-2, -0.7, 0.6, 1.9]
const ORB = 3
const SHARE_MAX = 1 / 3

/** The exact times of transits: the passages of each body over four degrees, from series and from the library in turn. */
export async function benchPassages(): Promise<void> {
  delete process.env['SE_EPHE_PATH']
  const skies = skiesOf(swissSkies(ephemerisFiles(undefined)), await benchSeries())
  const bodies = defaultBodies('transits')
  const times = { series: bodies.map((): number[] => []), library: bodies.map((): number[] => []) }
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const source of ['series', 'library'] as const)
      for (const [index, body] of bodies.entries()) {
        const startedAt = performance.now()
        for (const jd of INSTANTS) {
          const [position] = skies.files.positions([calculatedFor(body)], jd, TROPICAL)
          const passage = passages(source === 'series' ? skies.series : skies.files, body, jd, TROPICAL)
          for (const beside of BESIDE) passage(position!.longitude + beside, ORB)
        }
        if (round >= 0) times[source][index]!.push(performance.now() - startedAt)
      }
  }
  const sums = (rows: readonly (readonly number[])[]) =>
    Array.from({ length: ROUNDS }, (_, round) => rows.reduce((sum, row) => sum + row[round]!, 0))
  const row = (what: string, series: readonly number[], library: readonly number[]) => ({
    what,
    'median ms': rounded(median(series) / INSTANTS.length, 2),
    'of the library': rounded(median(library) / INSTANTS.length, 2),
    share: rounded(ratio(series, library), 2),
  })
  const all = row('all', sums(times.series), sums(times.library))
  report('passages: the exact times of four transits of each body, on one thread', [
    ...bodies.map((body, index) => row(body, times.series[index]!, times.library[index]!)),
    { ...all, 'at most a third': verdict(all.share <= SHARE_MAX) },
  ])
}
