import { utcText } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import { castBirth, withShown } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import type { WheelWithFacts } from '../../calculation/charting/wheels.ts'
import type { FactsOf } from '../../contract/charts/reply.ts'
import { LUNAR_OPTIONS } from '../../contract/charts/return-target.ts'
import { filled, type Language } from '../../languages/language.ts'
import { returnsOf } from '../families/return/found.ts'
import { returnWheel } from '../families/return/wheel.ts'
import { LABELS } from './labels.ts'
import type { LUNAR_RETURN_FACTS, LunarReturnWheel } from './schema.ts'

/** The next lunar return around the natal chart, inside it on its own houses, or alone. */
export function lunarReturnWheel(
  sky: Sky,
  atlas: Atlas,
  input: LunarReturnWheel,
  language: Language,
): WheelWithFacts<FactsOf<typeof LUNAR_RETURN_FACTS>> {
  const cast = castBirth(sky, atlas, withShown(input.natal, input.display_settings), 'natal.')
  const { where, returns, field, warnings } = returnsOf(sky, atlas, cast, { ...input, ...LUNAR_OPTIONS })
  const [{ jd }] = returns
  const wheel = returnWheel(sky, input, {
    kind: 'lunar_return',
    of: 'lunar_return',
    language,
    labels: { ...LABELS[language], title: filled(LABELS[language].title, { name: cast.name }) },
    dateField: field,
    ...{ cast, where, jd, warnings },
  })
  return { ...wheel, facts: { return_utc: utcText(jd) } }
}
