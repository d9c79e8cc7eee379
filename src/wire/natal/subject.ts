import { isoLocal } from '../../astro/civil.ts'
import { HOUSE_SYSTEMS } from '../../astro/house.ts'
import type { CastBirth } from '../../calculation/charting/cast.ts'
import type { Located } from '../../calculation/charting/place.ts'
import { decimals } from '../decimals.ts'

const DAY_SECONDS = 86_400
const ZODIAC_NAMES = { tropical: 'Tropical', sidereal: 'Sidereal' } as const

/** The subject of a chart, and the method. `deltaTDays` is TT less UT. */
export function subjectReply({ name, born, chart, terms }: CastBirth, deltaTDays: number) {
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

/** The chosen place, and other places with the same name. */
export function locationReply({ city, place, found, zone, zoneFrom, otherZones }: Located) {
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
