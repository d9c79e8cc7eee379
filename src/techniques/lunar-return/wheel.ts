import { isoUtc } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import { castBirth, withShown } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { momentBetween, RETURN_SHOWN } from '../../calculation/charting/rings.ts'
import { secondWheel, type WheelWithFacts } from '../../calculation/charting/wheels.ts'
import type { FactsOf } from '../../contract/charts/reply.ts'
import { LUNAR_OPTIONS } from '../../contract/charts/return-target.ts'
import { filled, type Language } from '../../languages/language.ts'
import { returnsOf } from '../returns/found.ts'
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
  const moment = momentBetween(where, returns[0].jd)
  const wheel = secondWheel(sky, cast, {
    kind: 'lunar_return',
    of: 'lunar_return',
    language,
    labels: { ...LABELS[language], title: filled(LABELS[language].title, { name: cast.name }) },
    dateField: field,
    restsOnBirth: true,
    moment,
    warnings,
    where,
    // If the time of birth is unknown, the return is known to the day at best, and its houses are unknown.
    houses: cast.born.timeKnown,
    drawn: { inner: input.show_natal_aspects, outer: input.show_return_aspects, between: input.show_inter_aspects },
    shown: RETURN_SHOWN[input.mode],
  })
  return { ...wheel, facts: { return_utc: isoUtc(moment.epochMs) } }
}
