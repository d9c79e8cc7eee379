import type { Sky } from '../src/astro/sky.ts'
import type { NatalChartRequest } from '../src/contract/natal.ts'
import type { Corpus } from '../src/interpretation/corpus.ts'
import { drawWheel } from '../src/wheel/wheel.ts'
import type { Atlas } from '../src/wire/birth.ts'
import { literal } from '../src/wire/bytes.ts'
import { castBirth } from '../src/wire/chart-cast.ts'
import { natalContent } from '../src/wire/chart-contents.ts'
import { houseSystemOf } from '../src/wire/natal-plan.ts'
import { reportContent } from '../src/wire/report-content.ts'

/** The width of the wheel's own coordinates; on the page it is scaled. */
const WHEEL_PX = 700

/** What a report of a birth says (`ReportContent`), as JSON. */
export const reportTasks = (sky: Sky, atlas: Atlas, corpus: () => Corpus) => ({
  content(input: NatalChartRequest): Uint8Array<ArrayBuffer> {
    const birth = { ...input, include_minor_aspects: false }
    const wheel = drawWheel(natalContent(sky, atlas, birth), {
      ...{ size: WHEEL_PX, theme_type: 'light', show_metadata: false },
      ...{ custom_theme: null, display_settings: null, chart_config: null },
    })
    const content = reportContent(castBirth(sky, atlas, birth), wheel, houseSystemOf(input), corpus())
    return literal(JSON.stringify(content))
  },
})
