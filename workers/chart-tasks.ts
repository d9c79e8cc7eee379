import type { Sky } from '../src/astro/sky.ts'
import { drawWheel } from '../src/wheel/wheel.ts'
import type { Atlas } from '../src/wire/birth.ts'
import { chartAnswer } from '../src/wire/chart-answer.ts'
import { type ChartOrder, orderedChart } from '../src/wire/chart-order.ts'
import { styleOf } from '../src/wire/chart-style.ts'
import { contentReply } from '../src/wire/wheel-content.ts'

/** Pictures of charts over one sky and one atlas, and what they show as data, each behind its facts. */
export const chartTasks = (sky: Sky, atlas: Atlas) => ({
  svg(order: ChartOrder): Uint8Array<ArrayBuffer> {
    const { content, facts } = orderedChart(sky, atlas, order)
    return chartAnswer(facts, drawWheel(content, styleOf(order)))
  },

  data(order: ChartOrder): Uint8Array<ArrayBuffer> {
    const { content, facts } = orderedChart(sky, atlas, order)
    return chartAnswer(facts, JSON.stringify({ ...contentReply(content), ...facts }))
  },
})
