import type { Sky } from '../src/astro/sky.ts'
import { drawWheel } from '../src/wheel/wheel.ts'
import { type Picture, styleOf, wheelOf } from '../tools/pictures.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { swissSky } from '../workers/sky.ts'
import { median, report, rounded, verdict } from './harness.ts'
import { ONE_PLACE, ORDERS } from './wheels.ts'

const ROUNDS = 300
const WARM_UP = 100
const DRAW_MS_MAX = 3
/** The added cost of drawing a chart on a thread, beside calculating it. */
export async function benchCharts(): Promise<void> {
  const sky = swissSky(ephemerisFiles(undefined))
  report(
    `charts: SVG of 700 pixels, medians of ${ROUNDS}`,
    ORDERS.map((order) => measure(sky, order)),
  )
}

function measure(sky: Sky, order: Picture) {
  const [casting, drawing]: [number[], number[]] = [[], []]
  let bytes = 0
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    const { content } = wheelOf(sky, ONE_PLACE, order)
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
