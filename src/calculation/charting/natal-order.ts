import type { Sky } from '../../astro/sky.ts'
import type { NatalPlan } from '../../contract/natal.ts'
import type { Corpus } from '../../interpretation/corpus.ts'
import type { Language } from '../../languages/language.ts'
import type { WheelStyle } from '../../wheel/style.ts'
import { drawWheel } from '../../wheel/wheel.ts'
import { castBirth, withMajorAspects } from './cast.ts'
import { type FullNatalChart, fullNatalChart } from './natal.ts'
import { natalWheel } from './natal-wheel.ts'
import type { Atlas } from './place.ts'
import { type ReportText, reportText } from './report.ts'
import { fixedStars } from './stars.ts'

/** A natal chart with the contents of the report that was ordered with it. */
export interface OrderedNatal {
  readonly natal: FullNatalChart
  readonly report: { readonly text: ReportText; readonly wheelSvg: string }
}

/** The width of the wheel's own coordinates; the page scales it. */
const WHEEL_PX = 700
const WHEEL_STYLE: WheelStyle = {
  ...{ size: WHEEL_PX, theme_type: 'light', show_metadata: false },
  ...{ custom_theme: null, display_settings: null, chart_config: null },
}

/** Casts a birth once, for its chart and for its report. The report has the major aspects alone. */
export function orderedNatal(
  sky: Sky,
  atlas: Atlas,
  corpus: (language?: Language) => Corpus,
  request: NatalPlan,
): OrderedNatal {
  const cast = castBirth(sky, atlas, request)
  const stars = fixedStars(sky, cast, request.fixed_stars)
  const language = request.psychological_report?.language ?? 'en'
  const inReport = withMajorAspects(cast)
  const natal = fullNatalChart(sky, cast, stars, corpus, request)
  return {
    natal,
    report: {
      text: reportText(inReport, corpus(language), natal.day, language),
      wheelSvg: drawWheel(natalWheel(inReport, stars, language), WHEEL_STYLE),
    },
  }
}
