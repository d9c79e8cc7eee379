import { civilFields, epochSecondOf, isoUtc, SECOND_MS } from '../../astro/civil.ts'
import { solarReturn } from '../../astro/derived-charts.ts'
import type { Sky } from '../../astro/sky.ts'
import { type CastBirth, castBirth, withShown } from '../../calculation/charting/cast.ts'
import { type Atlas, locateOr } from '../../calculation/charting/place.ts'
import { momentBetween, RETURN_SHOWN } from '../../calculation/charting/rings.ts'
import { secondWheel, type WheelWithFacts } from '../../calculation/charting/wheels.ts'
import type { FactsOf } from '../../contract/charts/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { filled, type Language } from '../../languages/language.ts'
import { LABELS } from './labels.ts'
import type { SOLAR_RETURN_FACTS, SolarReturnWheel } from './schema.ts'

/** The last year that began in the Julian calendar. */
const REFORM_YEAR = 1582

/** The year of the birth in the calendar of the return: a Julian date in December may lie in the next Gregorian year. */
function yearOfBirth({ born: { moment } }: CastBirth, { natal, year }: SolarReturnWheel): number {
  return year > REFORM_YEAR ? civilFields(moment.epochMs + moment.offsetSeconds * SECOND_MS).year : natal.year
}

/** The solar return of a year around the natal chart, inside it on its own houses, or alone. */
export function solarReturnWheel(
  sky: Sky,
  atlas: Atlas,
  input: SolarReturnWheel,
  language: Language,
): WheelWithFacts<FactsOf<typeof SOLAR_RETURN_FACTS>> {
  const cast = castBirth(sky, atlas, withShown(input.natal, input.display_settings), 'natal.')
  const { return_city: city, return_lat: lat, return_lng: lng, tz_str } = input
  const where = locateOr(cast.born, { city, lat, lng, tz_str }, atlas, 'return_city')
  const years = input.year - yearOfBirth(cast, input)
  const jd = namingField('year', () => solarReturn(sky, cast.born.moment.jd, years, cast.terms.zodiac))
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
    where,
    // If the time of birth is unknown, the return is known to the hour at best, and its houses are unknown.
    houses: cast.born.timeKnown,
    drawn: { inner: input.show_natal_aspects, outer: input.show_return_aspects, between: input.show_inter_aspects },
    shown: RETURN_SHOWN[input.mode],
  })
  return { ...wheel, facts: { return_utc: isoUtc(epochSecondOf(jd)) } }
}
