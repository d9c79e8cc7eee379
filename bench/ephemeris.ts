import { createRequire } from 'node:module'
import { Piscina } from 'piscina'
import type { CalculatedBody } from '../src/astro/body.ts'
import { ephemerisInput } from '../src/calculation/almanac/ephemeris-input.ts'
import { EphemerisRequest } from '../src/contract/sky/ephemeris.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { median, ratio, report, rounded, verdict } from './harness.ts'
import { startPlainLoop } from './plain-loop.ts'
import { benchSeries } from './series.ts'
import type { PositionsAlone, TimedThreadData } from './timed-tasks.ts'

const ROUNDS = 31
const WARM_UP = 8
const DAYS = 366
const BODY_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15]
const BODIES: readonly CalculatedBody[] = [
  ...(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter'] as const),
  ...(['saturn', 'uranus', 'neptune', 'pluto', 'mean_node', 'chiron'] as const),
]
const FIRST_JD = 2461041.5
const FILES_AND_SPEED = 258
/** The flags of a true distance in workers/swiss-positions.ts. */
const DISTANCE = 2 | 16 | 32 | 64 | 4096
/** Of the time of the plain C loop. */
const BOUNDS = { series: 0.2, seriesJson: 0.5, libraryJson: 1.6 } as const
/** The sum of 4,392 longitudes in degrees. All sides use the same library and files, so only rounding may differ. */
const SUM_TOLERANCE = 1e-5

/** A year of days and twelve bodies with speed and distance: our thread against C and against the binding. */
export async function benchEphemeris(): Promise<void> {
  // The library would prefer this variable to our folder, on all three sides.
  delete process.env['SE_EPHE_PATH']
  const { path } = ephemerisFiles(undefined)
  const plain = startPlainLoop('plain-loop', path)
  const binding = bindingLoop(path)
  const thread = await startThread()
  const times = {
    ...{ plain: [] as number[], binding: [] as number[], series: [] as number[] },
    ...{ seriesJson: [] as number[], libraryJson: [] as number[], front: [] as number[] },
  }
  let bytes = 0
  try {
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const plainPass = await plain?.pass()
      const bindingPass = binding()
      const alone = await thread.positions()
      const fromSeries = await thread.table('auto')
      const fromLibrary = await thread.table('library')
      bytes = fromSeries.bytes
      if (plainPass && Math.abs(plainPass.sum - bindingPass.sum) > SUM_TOLERANCE) {
        throw new Error(
          `The plain loop and the binding calculate different things: ${plainPass.sum}, ${bindingPass.sum}`,
        )
      }
      if (round < 0) continue
      if (plainPass) times.plain.push(plainPass.ms)
      times.binding.push(bindingPass.ms)
      times.series.push(alone)
      times.seriesJson.push(fromSeries.threadMs)
      times.libraryJson.push(fromLibrary.threadMs)
      times.front.push(fromSeries.frontMs)
    }
  } finally {
    await plain?.end()
    await thread.end()
  }
  if (!plain) console.log('\nThe plain C loop is left out: there is no C compiler (cc) here.')
  const row = (what: string, figures: readonly number[], bound?: number) => ({
    what,
    'median ms': rounded(median(figures), 2),
    'lowest ms': rounded(Math.min(...figures), 2),
    ...(plain && {
      'times plain C': rounded(ratio(figures, times.plain), 2),
      bound: bound ?? '',
      result: bound ? verdict(ratio(figures, times.plain) <= bound) : '',
    }),
  })
  report(
    `ephemeris: ${DAYS} days x ${BODIES.length} bodies with speed, JSON of ${bytes} bytes, ${ROUNDS} rounds in turn`,
    [
      ...(plain ? [row('plain C loop', times.plain)] : []),
      row('loop of binding calls, no JSON', times.binding),
      row('positions from series, no JSON', times.series, BOUNDS.series),
      row('our task with JSON', times.seriesJson, BOUNDS.seriesJson),
      row('our task with JSON, seen from the front', times.front),
      row('our task with JSON, precision=library', times.libraryJson, BOUNDS.libraryJson),
    ],
  )
}

function bindingLoop(path: string) {
  const sweph = createRequire(import.meta.url)('sweph') as typeof import('sweph')
  sweph.set_ephe_path(path)
  return () => {
    const startedAt = performance.now()
    let sum = 0
    for (let day = 0; day < DAYS; day += 1) {
      for (const body of BODY_NUMBERS) {
        sum += sweph.calc_ut(FIRST_JD + day, body, FILES_AND_SPEED).data[0]!
        sweph.calc_ut(FIRST_JD + day, body, DISTANCE)
      }
    }
    return { ms: performance.now() - startedAt, sum }
  }
}

async function startThread() {
  const lastMs = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)
  const series = await benchSeries()
  const workerData: TimedThreadData = { ephemerisPath: undefined, placesFile: '', series, lastMs }
  const filename = new URL('./timed-tasks.ts', import.meta.url).href
  const pool = new Piscina({ filename, minThreads: 1, maxThreads: 1, workerData })
  const alone: PositionsAlone = { bodies: BODIES, firstJd: FIRST_JD, days: DAYS }
  const ms = () => new Float64Array(lastMs)[0]!
  return {
    async positions() {
      await pool.run(alone, { name: 'positions_series' })
      return ms()
    },
    async table(precision: 'auto' | 'library') {
      const input = EphemerisRequest.parse({ start: '2026-01-01', end: '2027-01-01', bodies: BODIES, precision })
      const startedAt = performance.now()
      const answer: unknown = await pool.run(ephemerisInput(input), { name: 'ephemeris_whole' })
      const frontMs = performance.now() - startedAt
      if (!(answer instanceof Uint8Array)) throw new Error(`The task failed: ${JSON.stringify(answer)}`)
      return { frontMs, threadMs: ms(), bytes: answer.byteLength }
    },
    end: () => pool.destroy(),
  }
}
