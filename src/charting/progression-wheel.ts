import { epochSecondOf, isoUtc, julianDayOf } from '../astro/civil.ts'
import { secondaryProgression } from '../astro/progressions.ts'
import type { Sky } from '../astro/sky.ts'
import { parseTime } from '../astro/time.ts'
import type { ProgressionWheel } from '../contract/second-charts.ts'
import { Refusal } from '../errors.ts'
import { type CastBirth, castBirth } from './cast.ts'
import { type Atlas, type Located, locateOr } from './place.ts'
import { secondWheel, type WheelWithFacts } from './second-wheel.ts'
import { withShown } from './shown.ts'
import { isoMoment } from './transit-moment.ts'

/** Secondary progressions to a date around the natal chart. */
export function progressionWheel(sky: Sky, atlas: Atlas, input: ProgressionWheel): WheelWithFacts {
  const cast = castBirth(sky, atlas, withShown(input.natal, input.display_settings), 'natal.')
  const { progression_city: city, progression_lat: lat, progression_lng: lng, tz_str } = input
  const where = locateOr(cast.born, { city, lat, lng, tz_str }, atlas, 'progression_city')
  const targetJd = targetOf(input.progression_date, where)
  const { ageYears, jd } = secondaryProgression(cast.born.moment.jd, targetJd)
  if (ageYears < 0) throw before(input.progression_date, cast)
  const content = secondWheel(sky, cast, {
    kind: 'progressions',
    of: 'progressed',
    called: 'Secondary progressions',
    jd,
    where,
    houses: cast.born.timeKnown,
    drawn: { inner: input.show_natal_aspects, outer: input.show_progressed_aspects, between: input.show_inter_aspects },
  })
  const facts = {
    system: 'secondary',
    target_date_utc: toSecond(targetJd),
    progressed_datetime_utc: toSecond(jd),
    age_years: Math.round(ageYears * 1e6) / 1e6,
  }
  return { content, facts }
}

/** A date alone is its midnight in UTC; a time without an offset is local at the place. */
function targetOf(text: string, where: Located): number {
  const time = parseTime(text)
  const isDate = !/[T ]/i.test(text.trim())
  return isDate && 'civilMs' in time ? julianDayOf(time.civilMs) : isoMoment(text, where, 'progression_date').jd
}

const before = (date: string, { born }: CastBirth): Refusal =>
  new Refusal('invalid_input', {
    field: 'progression_date',
    message: `${date} lies before the birth (${isoUtc(born.moment.epochMs)})`,
  })

const toSecond = (jd: number): string => isoUtc(epochSecondOf(jd))
