import { skyOfCharts } from '../src/astro/sky.ts'
import { dashaInput } from '../src/contract/vedic/dasha.ts'
import { panchangOfDay } from '../src/techniques/families/vedic/panchang.ts'
import { PanchangRequest, panchangInput } from '../src/techniques/panchang/schema.ts'
import { panchangMonthAnswer } from '../src/techniques/panchang-month/calculate.ts'
import { PanchangMonthRequest, panchangMonthInput } from '../src/techniques/panchang-month/schema.ts'
import { vedicDashaAnswer } from '../src/techniques/vedic-dasha/calculate.ts'
import { VedicDashaRequest } from '../src/techniques/vedic-dasha/schema.ts'
import { vedicVargasAnswer } from '../src/techniques/vedic-vargas/calculate.ts'
import { VedicVargasRequest, vedicVargasInput } from '../src/techniques/vedic-vargas/schema.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { skiesOf } from '../workers/series-sky.ts'
import { swissSkies } from '../workers/sky.ts'
import { median, report, rounded, verdict } from './harness.ts'
import { NOWHERE } from './searches.ts'
import { benchSeries } from './series.ts'

const ROUNDS = 40
const PLACE = { lat: 28.6139, lng: 77.209, tz_str: 'Asia/Kolkata' }
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const NOW = new Date('2026-09-22T06:00:00Z')

/** Whole answers of Vedic techniques as JSON, on one thread. Each round asks for another day or birth. */
export async function benchVedic(): Promise<void> {
  const sky = skyOfCharts(skiesOf(swissSkies(ephemerisFiles(undefined)), await benchSeries()), 'auto')
  const day = (round: number) =>
    panchangOfDay(
      sky,
      NOWHERE,
      panchangInput(PanchangRequest.parse({ year: 1990 + round, month: 9, day: 22, hour: 6, ...PLACE }), {}),
    )
  const month = (year: number, number: number) =>
    panchangMonthAnswer(
      sky,
      NOWHERE,
      panchangMonthInput(PanchangMonthRequest.parse({ year, month: number, ...PLACE }), () => NOW, {}),
    )
  const birth = (round: number) => ({ year: 1950 + round, month: 8, day: 24, hour: 6, minute: 40, ...PLACE })
  const divisions = (round: number) =>
    vedicVargasAnswer(sky, NOWHERE, vedicVargasInput(VedicVargasRequest.parse(birth(round)), {}))
  const dashas = (round: number) =>
    vedicDashaAnswer(
      sky,
      NOWHERE,
      dashaInput(VedicDashaRequest.parse({ ...birth(round), levels: 5 }), () => NOW, {}),
    )
  const rows = [
    { what: 'a panchang', limit: 1, run: day },
    { what: 'a year of panchang', limit: 100, run: (round: number) => MONTHS.map((each) => month(1990 + round, each)) },
    {
      what: 'all 17 divisions, and five levels of dashas',
      limit: 5,
      run: (round: number) => [divisions(round), dashas(round)],
    },
  ].map(({ what, limit, run }) => {
    const times = Array.from({ length: ROUNDS + 2 }, (_, round) => {
      const startedAt = performance.now()
      JSON.stringify(run(round))
      return performance.now() - startedAt
    }).slice(2)
    return { what, 'median ms': rounded(median(times), 2), limit, within: verdict(median(times) < limit) }
  })
  report('vedic: answers on one thread', rows)
}
