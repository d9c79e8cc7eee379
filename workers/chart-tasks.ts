import { type Skies, skyOfCharts } from '../src/astro/sky.ts'
import { chartStyles } from '../src/charting/chart-styles.ts'
import { checkPictureHeight } from '../src/charting/picture-height.ts'
import type { Atlas } from '../src/charting/place.ts'
import { changedNumbers, missingBodies } from '../src/charting/style-warnings.ts'
import { orderedWheel } from '../src/charting/wheel.ts'
import { wheelStyle } from '../src/charting/wheel-style.ts'
import { type ChartOrder, pictureForm } from '../src/contract/chart-order.ts'
import type { Scripts } from '../src/fonts/scripts.ts'
import { drawChart } from '../src/wheel/tables/picture.ts'
import { contentReply } from '../src/wire/charts/content.ts'
import { joined } from '../src/wire/parts.ts'

/**
 * Pictures of charts over the skies of a thread, one atlas and the scripts of all names. An answer has two parts: facts and warnings as JSON, then drawing or
 * data.
 */
export const chartTasks = (skies: Skies, atlas: Atlas, scripts: Scripts) => ({
  async svg(order: ChartOrder): Promise<Uint8Array<ArrayBuffer>> {
    const {
      content,
      facts,
      rings,
      warnings: ofCharts,
    } = orderedWheel(skyOfCharts(skies, order.input.ephemeris), atlas, order)
    const style = wheelStyle(order)
    const warnings = [...ofCharts, ...missingBodies(order), ...changedNumbers(content, style)]
    const script = await scripts(style.show_metadata ? content.caption.flatMap(({ lines }) => lines) : [])
    const otherHouses = { inner: rings.inner.otherHouses, outer: rings.outer?.otherHouses ?? null }
    const drawn = drawChart(content, style, pictureForm(order).layout, otherHouses, script)
    checkPictureHeight(order, drawn)
    return joined([JSON.stringify({ facts, warnings }), drawn])
  },

  /** One chart in every theme. It is always the same. */
  styles: (_: null): Uint8Array<ArrayBuffer> => new TextEncoder().encode(chartStyles(skies.wide, atlas)),

  data(order: ChartOrder): Uint8Array<ArrayBuffer> {
    const wheel = orderedWheel(skyOfCharts(skies, order.input.ephemeris), atlas, order)
    const warnings = [...wheel.warnings, ...missingBodies(order)]
    return joined([
      JSON.stringify({ facts: wheel.facts, warnings }),
      JSON.stringify(contentReply({ ...wheel, warnings })),
    ])
  },
})
