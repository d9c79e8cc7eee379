import { createRequire } from 'node:module'
import { Piscina } from 'piscina'
import { ephemerisPlan } from '../src/almanac/ephemeris-plan.ts'
import { EphemerisRequest } from '../src/contract/ephemeris.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { median, ratio, report, rounded, verdict } from './harness.ts'
import { startPlainLoop } from './plain-loop.ts'
import type { TimedThreadData } from './timed-tasks.ts'

const ROUNDS = 31
const WARM_UP = 8
const DAYS = 366
const BODY_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15]
const BODIES = 'sun,moon,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto,mean_node,chiron'.split(',')
const FIRST_JD = 2461041.5
const FILES_AND_SPEED = 258
/** The flags of a true distance in workers/swiss-positions.ts. */
const DISTANCE = 2 | 16 | 32 | 64 | 4096
const RATIO_MAX = 1.6
/** The sum of 4,392 longitudes in degrees. All sides use the same library and files, so only rounding may differ. */
const SUM_TOLERANCE = 1e-5

/** A year of days and twelve bodies with speed and distance: our thread, JSON included, against C and against the binding. */
export async function benchEphemeris(): Promise<void> {
  // The library would prefer this variable to our folder, on all three sides.
  delete process.env['SE_EPHE_PATH']
  const { path } = ephemerisFiles(undefined)
  const plain = startPlainLoop('plain-loop', path)
  const binding = bindingLoop(path)
  const thread = startThread()
  const times = { plain: [] as number[], binding: [] as number[], thread: [] as number[], front: [] as number[] }
  let bytes = 0
  try {
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const plainPass = await plain?.pass()
      const bindingPass = binding()
      const ours = await thread.pass()
      bytes = ours.bytes
      if (plainPass && Math.abs(plainPass.sum - bindingPass.sum) > SUM_TOLERANCE) {
        throw new Error(
          `The plain loop and the binding calculate different things: ${plainPass.sum}, ${bindingPass.sum}`,
        )
      }
      if (round < 0) continue
      if (plainPass) times.plain.push(plainPass.ms)
      times.binding.push(bindingPass.ms)
      times.thread.push(ours.threadMs)
      times.front.push(ours.frontMs)
    }
  } finally {
    await plain?.end()
    await thread.end()
  }
  if (!plain) console.log('\nThe plain C loop is left out: there is no C compiler (cc) here.')
  const row = (what: string, figures: readonly number[], bounded = false) => ({
    what,
    'median ms': rounded(median(figures), 2),
    'lowest ms': rounded(Math.min(...figures), 2),
    ...(plain && {
      'times plain C': rounded(ratio(figures, times.plain), 2),
      bound: bounded ? RATIO_MAX : '',
      result: bounded ? verdict(ratio(figures, times.plain) <= RATIO_MAX) : '',
    }),
  })
  report(
    `ephemeris: ${DAYS} days x ${BODIES.length} bodies with speed, JSON of ${bytes} bytes, ${ROUNDS} rounds in turn`,
    [
      ...(plain ? [row('plain C loop', times.plain)] : []),
      row('loop of binding calls, no JSON', times.binding),
      row('our task with JSON, on its thread', times.thread, true),
      row('our task with JSON, seen from the front', times.front, true),
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

function startThread() {
  const lastMs = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)
  const workerData: TimedThreadData = { ephemerisPath: undefined, placesFile: '', lastMs }
  const filename = new URL('./timed-tasks.ts', import.meta.url).href
  const pool = new Piscina({ filename, minThreads: 1, maxThreads: 1, workerData })
  const input = EphemerisRequest.parse({ start: '2026-01-01', end: '2027-01-01', bodies: BODIES })
  return {
    async pass() {
      const startedAt = performance.now()
      const answer: unknown = await pool.run(ephemerisPlan(input), { name: 'ephemeris_whole' })
      const frontMs = performance.now() - startedAt
      if (!(answer instanceof Uint8Array)) throw new Error(`The task failed: ${JSON.stringify(answer)}`)
      return { frontMs, threadMs: new Float64Array(lastMs)[0]!, bytes: answer.byteLength }
    },
    end: () => pool.destroy(),
  }
}
