import { civilFields, DAY_MS, isoCivilDate, isoLocal } from '../../astro/civil.ts'
import { rulerOf, SIGNS, signIndex } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import { type CastBirth, castBirth } from '../../calculation/charting/cast.ts'
import { type Atlas, locateOr } from '../../calculation/charting/place.ts'
import { type Dated, isoMoment } from '../../calculation/charting/transit-moment.ts'
import { dateWarnings, missingPoints, warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { Refusal } from '../../platform/errors.ts'
import type { ByteWriter } from '../../wire/bytes.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { lordPointReply } from '../../wire/time-lords.ts'
import { birthdayWarnings, longitudeOf, returnWarnings, signWarnings } from '../families/profection/first-sign.ts'
import {
  ageAt,
  birthdayYears,
  localDay,
  MONTHS,
  type Start,
  solarYears,
  type YearsOfLife,
} from '../families/profection/years.ts'
import type { ProfectionInput, ProfectionReply } from './schema.ts'

type Reply = ReplyOf<typeof ProfectionReply>

/** The answer of `POST /api/v1/western/profections/annual`. */
export function profectionAnswer(
  out: ByteWriter,
  sky: Sky,
  atlas: Atlas,
  input: ProfectionInput,
): Uint8Array<ArrayBuffer> {
  out.text(JSON.stringify(profectionsOf(sky, atlas, input)))
  return out.take()
}

function profectionsOf(sky: Sky, atlas: Atlas, input: ProfectionInput): Reply {
  const { when, from, rulers, periods } = input.asked
  const cast = castBirth(sky, atlas, input)
  const { born, chart } = cast
  const firstSign = signIndex(longitudeOf(cast, from, 'annual_profection.from'))
  // Days and instants of the answer are on the clock of the birthplace.
  const where = locateOr(born, { city: null, lat: null, lng: null, tz_str: null }, atlas, 'city')
  const years = periods === 'birthday' ? birthdayYears(cast) : solarYears(sky, cast, where)
  const dated = 'date' in when ? isoMoment(when.date, where, atlas, DATE) : null
  const { age, starts } = namingField(dated ? DATE : YEAR, () => yearOfLife(cast, years, when, dated))
  const profection = (signs: number, first: Start, next: Start) => {
    const sign = (firstSign + signs) % SIGNS.length
    return {
      activated_house: (signs % SIGNS.length) + 1,
      activated_sign_id: SIGNS[sign]!.id,
      time_lord_id: rulerOf(sign, rulers),
      period: periodReply(first, next),
    }
  }
  const annual = profection(age, starts[0]!, starts[MONTHS]!)
  const active = dated && starts.findLastIndex(({ at }) => at <= years.timeOf(dated.moment)) + 1
  const warnings = [
    ...(input.warnings ?? []),
    ...warningsOf(cast),
    ...missingPoints(cast, input.include_features),
    ...signWarnings(sky, cast, [from, annual.time_lord_id], annual.activated_sign_id),
    ...(dated ? [...dateWarnings(dated.moment.change, DATE), ...dated.warnings] : []),
    ...(periods === 'birthday'
      ? birthdayWarnings(cast, 'periods')
      : returnWarnings(sky, cast, starts[0]!.at, starts[MONTHS]!.at)),
  ]
  return {
    meta: {
      annual_profection: {
        target_year: civilFields(localDay(born.moment)).year + age,
        age,
        ...(dated && { date: isoLocal(dated.moment.epochMs, dated.moment.offsetSeconds) }),
        from,
        rulers,
        periods,
        period: annual.period,
      },
    },
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    profection: {
      annual: {
        ...annual,
        time_lord: lordPointReply(chart.points.find(({ id }) => id === annual.time_lord_id)!),
        natal_planets: chart.points
          .filter(({ longitude }) => SIGNS[signIndex(longitude)]!.id === annual.activated_sign_id)
          .map(lordPointReply),
      },
      monthly: starts
        .slice(0, MONTHS)
        .map((first, index) => ({ month: index + 1, ...profection(age + index, first, starts[index + 1]!) })),
      ...(active !== null && { active_month: active }),
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

const YEAR = 'annual_profection.year'
const DATE = 'annual_profection.date'

/** The year of life of a request. Throws `invalid_input` for a time before the birth. */
function yearOfLife(
  { born }: CastBirth,
  years: YearsOfLife,
  when: ProfectionInput['asked']['when'],
  dated: Dated | null,
) {
  const birthday = localDay(born.moment)
  const { year } = civilFields(birthday)
  const age = dated ? ageAt(years, years.timeOf(dated.moment)) : when.year! - year
  if (age < 0)
    throw new Refusal('invalid_input', {
      field: dated ? DATE : YEAR,
      message: dated
        ? `Must not be before the birth ${years.isOfDays ? `on ${isoCivilDate(birthday)}` : `at ${isoLocal(born.moment.epochMs, born.moment.offsetSeconds)}`}. Now by default`
        : `Must not be before ${year}, the Gregorian year of birth`,
    })
  return { age, starts: years.startsOf(age) }
}

const periodReply = (first: Start, next: Start): Reply['meta']['annual_profection']['period'] => ({
  start: isoCivilDate(first.dateMs),
  end: isoCivilDate(next.dateMs - DAY_MS),
  ...(first.moment &&
    next.moment && {
      starts_at: isoLocal(first.moment.epochMs, first.moment.offsetSeconds),
      ends_at: isoLocal(next.moment.epochMs, next.moment.offsetSeconds),
    }),
})
