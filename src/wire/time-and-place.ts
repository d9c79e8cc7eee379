import { julianDate } from '../astro/calendar.ts'
import { DAY_MS, isoDate, isoLocal, isoOffset, isoUtc, SECOND_MS } from '../astro/civil.ts'
import { HOUSE_SYSTEMS } from '../astro/house.ts'
import { type ClockChange, type ClockReading, daysBetween, gregorianDate, type Moment } from '../astro/moment.ts'
import type { ClockDoubt } from '../astro/other-clocks.ts'
import type { EphemerisSource } from '../astro/sky.ts'
import type { OtherDate } from '../calculation/charting/birth.ts'
import type { CastBirth, DoubtfulAscendant, OtherSky } from '../calculation/charting/cast.ts'
import type { Located } from '../calculation/charting/place.ts'
import type { ExplainedTime } from '../contract/births/moment.ts'
import type { NatalChartReply } from '../contract/births/natal-reply.ts'
import type { ReplyOf } from '../contract/reply.ts'
import { ZONE_DATA_VERSION } from '../places/zones.ts'
import { decimals, printed } from './sky.ts'

const DAY_SECONDS = 86_400

type Reply = ReplyOf<typeof NatalChartReply>

/** The reply for a moment, with its explanation. `deltaTSeconds` is TT - UT at the instant, `ephemeris` what gave it and the positions. */
export function momentReply(
  moment: Moment,
  zone: string,
  deltaTSeconds: number,
  ephemeris: EphemerisSource,
): ExplainedTime {
  const localMs = moment.epochMs + moment.offsetSeconds * SECOND_MS
  return {
    ...instantReply(moment),
    offset_seconds: moment.offsetSeconds,
    timezone: zone,
    timezone_data: ZONE_DATA_VERSION,
    local_mean_time: moment.meanTime !== null,
    calendar: moment.calendar,
    date_gregorian: gregorianDate(moment),
    date_julian: isoDate(julianDate(Math.floor(localMs / DAY_MS))),
    julian_day_ut: moment.jd,
    julian_day_tt: moment.jd + deltaTSeconds / DAY_SECONDS,
    delta_t_seconds: deltaTSeconds,
    ephemeris,
    ...(moment.change ? { change: changeReply(moment.change, moment, zone) } : {}),
  }
}

/** The reply for a moment at a place whose clock is in doubt, or is not: then `doubt` is null. */
export const momentWithDoubt = (
  doubt: ClockDoubt | null,
  ...moment: Parameters<typeof momentReply>
): ExplainedTime => ({
  ...momentReply(...moment),
  ...(doubt && { other_clocks: otherClocksReply(doubt, null) }),
})

/** The reply for the moment of a birth, with the other clocks and the other calendar that its place may have had. */
export const birthTimeReply = (
  { born, chart, ascendants, otherSky }: CastBirth,
  deltaTSeconds: number,
): ExplainedTime => ({
  ...momentReply(born.moment, born.zone, deltaTSeconds, chart.source),
  ...(born.doubt && { other_clocks: otherClocksReply(born.doubt, ascendants) }),
  ...(born.otherDate && otherSky && { other_calendar: otherDateReply(born.moment, born.otherDate, otherSky) }),
})

const otherDateReply = (
  moment: Moment,
  { calendar, until, moment: other }: OtherDate,
  { sun, moon, asc }: OtherSky,
) => ({
  calendar,
  until,
  date_gregorian: gregorianDate(other),
  days: daysBetween(moment, other),
  utc: isoUtc(other.epochMs),
  sun: printed(sun),
  moon: printed(moon),
  ...(asc !== null && { asc: printed(asc) }),
})

/** The other clocks that a place may have had, those of a birth with its Ascendants. */
const otherClocksReply = ({ kind, city, km, others }: ClockDoubt, ascendants: DoubtfulAscendant | null) => ({
  kind,
  city: city.name,
  distance_km: Math.round(km),
  offsets: others.map(({ offsetSeconds, epochMs, cities }, index) => ({
    offset: isoOffset(offsetSeconds),
    utc: isoUtc(epochMs),
    cities: [...cities],
    ...(ascendants && { asc: printed(ascendants.others[index]!) }),
  })),
  ...(ascendants && { asc_range: { from: printed(ascendants.from), to: printed(ascendants.to) } }),
})

const instantReply = ({ epochMs, offsetSeconds, abbreviation, isDst }: ClockReading) => ({
  utc: isoUtc(epochMs),
  local: isoLocal(epochMs, offsetSeconds),
  offset: isoOffset(offsetSeconds),
  abbreviation,
  is_dst: isDst,
})

const HAPPENED = {
  fold: 'shows this local time twice',
  gap: 'skips this local time',
} as const satisfies Record<ClockChange['kind'], string>

function changeReply({ kind, policy, candidates }: ClockChange, taken: Moment, zone: string) {
  const which = taken.epochMs === candidates[0]?.epochMs ? 'earlier' : 'later'
  const why = policy ? `by dst_policy ${policy}` : 'because dst_policy was not given'
  return {
    kind,
    policy,
    message: `The clock in ${zone} ${HAPPENED[kind]}: the ${which} of two instants was used, ${why}`,
    candidates: candidates.map(instantReply),
  }
}

export const ZODIAC_NAMES = { tropical: 'Tropical', sidereal: 'Sidereal' } as const

/** The subject of a chart, and the method. `deltaTDays` is TT less UT. */
export function subjectReply({ name, born, chart, terms }: CastBirth, deltaTDays: number): Reply['subject'] {
  const { moment } = born
  const { zodiac } = terms
  const houses = chart.houses?.system ?? terms.houses
  return {
    name,
    datetime: isoLocal(moment.epochMs, moment.offsetSeconds),
    location: locationReply(born),
    settings: {
      house_system: houses,
      house_system_name: HOUSE_SYSTEMS[houses].name,
      julian_day: moment.jd,
      julian_day_tt: moment.jd + deltaTDays,
      delta_t_days: deltaTDays,
      delta_t_seconds: deltaTDays * DAY_SECONDS,
      zodiac_type: ZODIAC_NAMES[zodiac.kind],
      ...(zodiac.kind === 'sidereal' && {
        sidereal_ayanamsa: zodiac.ayanamsa,
        ayanamsa_deg: decimals(chart.ayanamsa!, 7),
        ayanamsa_includes_nutation: true,
      }),
      time_known: born.timeKnown,
    },
  }
}

/** The subject and the time of a birth, as answers about it begin. `deltaTDays` is TT - UT at birth. */
export const subjectAndTime = (cast: CastBirth, deltaTDays: number) => ({
  subject: subjectReply(cast, deltaTDays),
  time: birthTimeReply(cast, deltaTDays * DAY_SECONDS),
})

/** The birth from which transits, progressions, directions or returns are counted. `deltaTDays` is TT - UT at birth. */
export const natalSubject = (cast: CastBirth, deltaTDays: number) => ({
  name: cast.name,
  datetime: isoLocal(cast.born.moment.epochMs, cast.born.moment.offsetSeconds),
  location: locationReply(cast.born),
  time: birthTimeReply(cast, deltaTDays * DAY_SECONDS),
})

/** The chosen place, and other places with the same name. */
export function locationReply({
  city,
  place,
  found,
  zone,
  zoneFrom,
  otherZones,
}: Located): Reply['subject']['location'] {
  return {
    city: found?.name ?? city,
    lat: place.latitude,
    lng: place.longitude,
    timezone: zone,
    timezone_from: zoneFrom,
    ...(otherZones.length > 0 && { other_timezones: otherZones }),
    place_from: found ? 'gazetteer' : 'coordinates',
    ...(found && {
      country: found.country,
      country_name: found.countryName,
      state: found.state,
      population: found.population,
      geoname_id: found.geonameId,
      other_places_of_that_name: found.others,
    }),
  }
}
