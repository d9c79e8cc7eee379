import { Piscina } from 'piscina'
import { civilFields, epochMsOf } from '../src/astro/civil.ts'
import { NatalChartRequest } from '../src/contract/births/natal.ts'
import { preparePlaces } from '../src/places/gazetteer.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { median, ratio, report, rounded, verdict } from './harness.ts'
import { startPlainLoop } from './plain-loop.ts'
import type { TimedThreadData } from './timed-tasks.ts'

const ROUNDS = 31
const WARM_UP = 8
/** As in plain-chart.c. */
const CHARTS = 500
const FIRST_JD = 2433283
const STEP_DAYS = 61
const PLACE = { lat: 37.98, lng: 23.73 }
const RATIO_MAX = 2
/** Sums of 500 charts of positions and cusps that answers print to a thousandth of a degree. */
const SUM_TOLERANCE = CHARTS * 25 * 0.0005

/** Natal charts: our task with all of its JSON against the calls of the library that a chart needs, on one thread. */
export async function benchNatal(): Promise<void> {
  delete process.env['SE_EPHE_PATH']
  const { path } = ephemerisFiles(undefined)
  const plain = startPlainLoop('plain-chart', path, String(FIRST_JD), String(STEP_DAYS))
  const thread = await startThread()
  const times = { plain: [] as number[], calls: [] as number[], thread: [] as number[] }
  try {
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const pass = await plain?.pass()
      const ours = await thread.pass()
      const sums = [...(pass ? [pass.sum] : []), ours.calls.sum, ours.charts.sum]
      if (Math.max(...sums) - Math.min(...sums) > SUM_TOLERANCE) {
        throw new Error(`The sides calculate different things: ${sums.join(', ')}`)
      }
      if (round < 0) continue
      if (pass) times.plain.push(pass.ms)
      times.calls.push(ours.calls.ms)
      times.thread.push(ours.charts.ms)
    }
  } finally {
    await plain?.end()
    await thread.end()
  }
  if (!plain) console.log('\nThe plain C loop is left out: there is no C compiler (cc) here.')
  const row = (what: string, figures: readonly number[], bound?: number) => ({
    what,
    'median us a chart': rounded((median(figures) * 1000) / CHARTS, 1),
    'times bare calls': rounded(ratio(figures, times.calls), 2),
    bound: bound ?? '',
    result: bound ? verdict(ratio(figures, times.calls) <= bound) : '',
  })
  report(`natal: ${CHARTS} charts, one request each, ${ROUNDS} rounds in turn`, [
    row('the bare calls, on the thread', times.calls),
    row('our task with JSON, on the thread', times.thread, RATIO_MAX),
    ...(plain ? [row('the bare calls in plain C, in one loop', times.plain)] : []),
  ])
}

interface Answer {
  readonly planets: readonly { readonly abs_pos: number }[]
  readonly houses: readonly { readonly abs_pos: number }[]
}

async function startThread() {
  const lastMs = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)
  const workerData: TimedThreadData = {
    ephemerisPath: undefined,
    placesFile: await preparePlaces('var', console.log),
    series: { version: 'none', periods: [] },
    lastMs,
  }
  const filename = new URL('./timed-tasks.ts', import.meta.url).href
  const pool = new Piscina({ filename, minThreads: 1, maxThreads: 1, workerData })
  const births = Array.from({ length: CHARTS }, (_, chart) => {
    const { year, month, day, hour, minute } = civilFields(epochMsOf(FIRST_JD + STEP_DAYS * chart))
    const birth = { year, month, day, hour, minute, ...PLACE, tz_str: 'UTC', include_speed: true }
    return NatalChartRequest.parse(birth)
  })
  return {
    /**
     * Runs both sides chart by chart, so that each has the processor caches of a request. The sides are half a round
     * apart, because the library remembers the last instant.
     */
    async pass() {
      const calls = { ms: 0, sum: 0 }
      const charts = { ms: 0, sum: 0 }
      for (const [index, birth] of births.entries()) {
        const jd = FIRST_JD + STEP_DAYS * ((index + CHARTS / 2) % CHARTS)
        calls.sum += await pool.run({ jd, latitude: PLACE.lat, longitude: PLACE.lng }, { name: 'natal_calls' })
        calls.ms += new Float64Array(lastMs)[0]!
        const answer: unknown = await pool.run(birth, { name: 'natal_chart' })
        charts.ms += new Float64Array(lastMs)[0]!
        if (!(answer instanceof Uint8Array)) throw new Error(`The task failed: ${JSON.stringify(answer)}`)
        const { planets, houses } = JSON.parse(new TextDecoder().decode(answer)) as Answer
        for (const { abs_pos } of [...planets, ...houses]) charts.sum += abs_pos
      }
      return { calls, charts }
    },
    end: () => pool.destroy(),
  }
}
