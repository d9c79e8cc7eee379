import type { Sky } from '../src/astro/sky.ts'
import {
  ExperimentalCompositeChartRequest,
  ExperimentalNatalChartRequest,
  ExperimentalSecondaryProgressionsChartRequest,
  ExperimentalSolarReturnChartRequest,
  ExperimentalSynastryChartRequest,
  ExperimentalTransitChartRequest,
} from '../src/contract/charts.ts'
import { drawWheel } from '../src/wheel/wheel.ts'
import type { Atlas } from '../src/wire/birth.ts'
import { type ChartOrder, orderedChart } from '../src/wire/chart-order.ts'
import { styleOf } from '../src/wire/chart-style.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { swissSky } from '../workers/sky.ts'
import { zonesAt } from '../workers/zone-at.ts'
import { median, report, rounded, verdict } from './harness.ts'

const ROUNDS = 300
const WARM_UP = 100
const DRAW_MS_MAX = 3
const BIRTH = { name: 'Bench', year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const OTHER = { ...BIRTH, year: 1979, month: 6, lat: -33.87, lng: 151.21 }

const ORDERS: readonly ChartOrder[] = [
  { kind: 'natal', input: ExperimentalNatalChartRequest.parse(BIRTH) },
  {
    kind: 'transits',
    input: ExperimentalTransitChartRequest.parse({
      natal: BIRTH,
      current_lat: 0,
      current_lng: 0,
      transit_date: '2026-03-01T10:00Z',
    }),
  },
  { kind: 'solar_return', input: ExperimentalSolarReturnChartRequest.parse({ natal: BIRTH, year: 2026 }) },
  {
    kind: 'progressions',
    input: ExperimentalSecondaryProgressionsChartRequest.parse({ natal: BIRTH, progression_date: '2026-03-01' }),
  },
  { kind: 'composite', input: ExperimentalCompositeChartRequest.parse({ person_a: BIRTH, person_b: OTHER }) },
  { kind: 'synastry', input: ExperimentalSynastryChartRequest.parse({ person_a: BIRTH, person_b: OTHER }) },
]

/** What drawing a chart costs on a thread beyond calculating it. */
export async function benchCharts(): Promise<void> {
  const sky = swissSky(ephemerisFiles(undefined))
  const atlas: Atlas = { find: () => null, suggest: () => [], zonesAt }
  report(
    `charts: SVG of 700 pixels, medians of ${ROUNDS}`,
    ORDERS.map((order) => measure(sky, atlas, order)),
  )
}

function measure(sky: Sky, atlas: Atlas, order: ChartOrder) {
  const [casting, drawing]: [number[], number[]] = [[], []]
  let bytes = 0
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    const { content } = orderedChart(sky, atlas, order)
    const castAt = performance.now()
    bytes = drawWheel(content, styleOf(order)).length
    if (round < 0) continue
    casting.push(castAt - startedAt)
    drawing.push(performance.now() - castAt)
  }
  return {
    what: order.kind,
    'calculation ms': rounded(median(casting), 2),
    'drawing ms': rounded(median(drawing), 2),
    kB: rounded(bytes / 1000),
    bound: DRAW_MS_MAX,
    result: verdict(median(drawing) < DRAW_MS_MAX),
  }
}
