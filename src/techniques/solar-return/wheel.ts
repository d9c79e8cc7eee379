import { utcText } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import { castBirth, withShown } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import type { WheelWithFacts } from '../../calculation/charting/wheels.ts'
import type { FactsOf } from '../../contract/charts/reply.ts'
import { filled, type Language } from '../../languages/language.ts'
import { returnWheel } from '../families/return/wheel.ts'
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
  const wheel = returnWheel(sky, input, {
    kind: 'solar_return',
    of: 'return',
    language,
    labels: {
      title: filled(title, { name: cast.name, year: input.year }),
      called: filled(called, { year: input.year }),
      ring,
    },
    dateField: 'year',
    ...{ cast, where, jd, warnings },
  })
  return { ...wheel, facts: { return_utc: utcText(jd) } }
}
