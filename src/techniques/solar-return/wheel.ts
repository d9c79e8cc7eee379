import { epochSecondOf, isoUtc } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import { castBirth, withShown } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { momentBetween, RETURN_SHOWN } from '../../calculation/charting/rings.ts'
import { secondWheel, type WheelWithFacts } from '../../calculation/charting/wheels.ts'
import type { FactsOf } from '../../contract/charts/reply.ts'
import { filled, type Language } from '../../languages/language.ts'
import { LABELS } from './labels.ts'
import { solarReturnOf } from './moment.ts'
import type { SOLAR_RETURN_FACTS, SolarReturnWheel } from './schema.ts'

/** The solar return of a year around the natal chart, inside it on its own houses, or alone. */
export function solarReturnWheel(
  sky: Sky,
  atlas: Atlas,
  input: SolarReturnWheel,
  language: Language,
): WheelWithFacts<FactsOf<typeof SOLAR_RETURN_FACTS>> {
  const cast = castBirth(sky, atlas, withShown(input.natal, input.display_settings), 'natal.')
  const { where, jd, warnings } = solarReturnOf(sky, atlas, cast, input)
  const { title, called, ring } = LABELS[language]
  const wheel = secondWheel(sky, cast, {
    kind: 'solar_return',
    of: 'return',
    language,
    labels: {
      title: filled(title, { name: cast.name, year: input.year }),
      called: filled(called, { year: input.year }),
      ring,
    },
    dateField: 'year',
    restsOnBirth: true,
    moment: momentBetween(where, jd),
    warnings,
    where,
    // If the time of birth is unknown, the return is known to the hour at best, and its houses are unknown.
    houses: cast.born.timeKnown,
    drawn: { inner: input.show_natal_aspects, outer: input.show_return_aspects, between: input.show_inter_aspects },
    shown: RETURN_SHOWN[input.mode],
  })
  return { ...wheel, facts: { return_utc: isoUtc(epochSecondOf(jd)) } }
}
