import { PLANETS } from '../../astro/body.ts'
import type { Chart } from '../../astro/chart.ts'
import { rulerOf } from '../../astro/ruler.ts'
import { ELEMENTS, elementOf, MODES, modeOf, SIGNS, signIndex } from '../../astro/sign.ts'
import type { NatalChart } from '../../calculation/charting/natal.ts'
import { decimals } from '../decimals.ts'
import { birthTimeReply } from '../moment.ts'

const DAY_SECONDS = 86_400

/** The answer of `POST /natal`. */
export function compactReply({ cast, deltaTDays, warnings }: NatalChart) {
  const { name, born, chart } = cast
  const { utc, local, offset, abbreviation, is_dst, timezone, timezone_data, local_mean_time, ...time } =
    birthTimeReply(cast, deltaTDays * DAY_SECONDS)
  const { change, other_clocks, other_calendar, ephemeris } = time
  const { found, city, place } = born
  return {
    name,
    datetime: local,
    place: {
      city: found ? [found.name, found.countryName].join(', ') : city,
      lat: place.latitude,
      lng: place.longitude,
    },
    time: {
      ...{ utc, offset, abbreviation, is_dst, timezone, timezone_data, local_mean_time, ephemeris },
      ...(change && { change }),
      ...(other_clocks && { other_clocks }),
      ...(other_calendar && { other_calendar }),
    },
    ...compactChart(chart),
    ...(warnings.length > 0 && { warnings }),
  }
}

/** A chart for a card or a chatbot: signs, houses, and counts over the ten planets. */
function compactChart({ points, angles, houses, moonPhase }: Chart) {
  const signOf = (longitude: number) => SIGNS[signIndex(longitude)]!
  const longitudeOf = (id: string): number => points.find((point) => point.id === id)!.longitude
  const signs = PLANETS.map((id) => signIndex(longitudeOf(id)))
  const counted = <Key extends string>(keys: readonly Key[], of: (sign: number) => Key) =>
    Object.fromEntries(keys.map((key) => [key, signs.filter((sign) => of(sign) === key).length]))
  return {
    sun: signOf(longitudeOf('sun')).name,
    moon: signOf(longitudeOf('moon')).name,
    ...(angles && {
      rising: signOf(angles.asc).name,
      midheaven: signOf(angles.mc).name,
      chart_ruler: rulerOf(signIndex(angles.asc), 'modern'),
    }),
    planets: Object.fromEntries(
      points.map(({ name, longitude, speed, house }) => [
        name,
        {
          sign: signOf(longitude).name,
          deg: decimals(Math.min(longitude % 30, 29.99), 2),
          ...(house !== null && { house }),
          ...(speed < 0 && { retrograde: true }),
        },
      ]),
    ),
    ...(houses && {
      houses: Object.fromEntries(houses.cusps.map((cusp, index) => [index + 1, signOf(cusp).name])),
    }),
    elements: counted(ELEMENTS, elementOf),
    modes: counted(MODES, modeOf),
    moon_phase: moonPhase.label,
  }
}
