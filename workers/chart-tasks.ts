import type { Sky } from '../src/astro/sky.ts'
import { drawWheel } from '../src/wheel/wheel.ts'
import type { Atlas } from '../src/wire/birth.ts'
import { literal } from '../src/wire/bytes.ts'
import { type ChartOrder, orderedChart } from '../src/wire/chart-order.ts'
import { styleOf } from '../src/wire/chart-style.ts'
import { contentReply } from '../src/wire/wheel-content.ts'

/** Pictures of charts over one sky and one atlas, and what they show as data. */
export const chartTasks = (sky: Sky, atlas: Atlas) => ({
  svg: (order: ChartOrder): Uint8Array<ArrayBuffer> =>
    literal(drawWheel(orderedChart(sky, atlas, order).content, styleOf(order))),

  data(order: ChartOrder): Uint8Array<ArrayBuffer> {
    const { content, facts } = orderedChart(sky, atlas, order)
    return literal(JSON.stringify({ ...contentReply(content), ...facts }))
  },

  /** What an answer says in its headers. */
  facts: (order: ChartOrder): Uint8Array<ArrayBuffer> => literal(JSON.stringify(orderedChart(sky, atlas, order).facts)),
})
