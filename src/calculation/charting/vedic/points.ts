import { DAY_MS } from '../../../astro/civil.ts'
import { ALMANAC, type Horizon } from '../../../astro/horizon.ts'
import { signIndex } from '../../../astro/sign.ts'
import type { Sky } from '../../../astro/sky.ts'
import {
  type Combustible,
  type Combustion,
  combustion,
  type GrahaYuddha,
  grahaYuddhas,
  isCombustible,
  STAR_PLANETS,
} from '../../../astro/vedic/conditions.ts'
import { byPlanet, PLANETS, type Planet, type PlanetDignity, planetDignity } from '../../../astro/vedic/dignity.ts'
import { type Arudha, arudhaPadas, charaKarakas, type Karaka } from '../../../astro/vedic/karakas.ts'
import { isSkipped, type PanchangDay, panchangDays } from '../../../astro/vedic/panchang.ts'
import {
  induLagna,
  pranapada,
  SUNRISE_LAGNAS,
  sreeLagna,
  sunriseLagna,
  varnadaLagna,
} from '../../../astro/vedic/special-lagnas.ts'
import { PART_UPAGRAHAS, type PartsOf, sunUpagrahas, upagrahaRises } from '../../../astro/vedic/upagrahas.ts'
import { localDate, type Zone } from '../../../astro/zone.ts'
import { namingField } from '../../../contract/sky/sources.ts'
import type { VedicPointRules } from '../../../contract/vedic/points.ts'
import { birthClock } from '../birth.ts'
import type { Warning } from '../warnings.ts'
import type { VedicChart } from './chart.ts'

/** A point of a chart by its name. */
export interface NamedPoint {
  readonly name: string
  readonly longitude: number
}

/** A lagna by its name; one that is only a sign has no longitude. */
export interface SpecialLagna {
  readonly name: string
  readonly sign: number
  readonly longitude: number | null
}

/** The points of a chart beside grahas and lagna. Longitudes are sidereal. */
export interface CastPoints {
  /** The clock of the place. */
  readonly zone: Zone
  /** Julian day; null without a time of birth, or where the Sun does not rise. */
  readonly sunrise: number | null
  readonly bornBy: 'day' | 'night' | null
  readonly upagrahas: readonly NamedPoint[]
  readonly specialLagnas: readonly SpecialLagna[]
  readonly karakas: { readonly seven: readonly Karaka[]; readonly eight: readonly Karaka[] }
  readonly arudhas: readonly Arudha[]
  readonly dignities: readonly { readonly planet: Planet; readonly dignity: PlanetDignity }[]
  readonly combustion: readonly (Combustion & { readonly planet: Combustible })[]
  readonly wars: readonly GrahaYuddha[]
  readonly warnings: readonly Warning[]
}

/** The points of a chart. What needs the lagna or the sunrise is left out without a time of birth. */
export function castPoints(sky: Sky, vedic: VedicChart, rules: VedicPointRules): CastPoints {
  const { cast, grahas, ascendant } = vedic
  const { born } = cast
  const zone = birthClock(born, null)
  const longitudeOf = (planet: Planet): number => grahas.find(({ graha }) => graha === planet)!.longitude
  const day = ascendant === null ? null : dayOfBirth(sky, vedic, zone, rules.sunrise_rule)
  const solar = day?.solar ?? null
  const parts = solar && partsOf(solar, born.moment.jd)
  const sun = longitudeOf('Sun')
  return {
    zone,
    sunrise: solar?.sunrise ?? null,
    bornBy: parts ? (parts.isNight ? 'night' : 'day') : null,
    upagrahas: [
      ...Object.entries(sunUpagrahas(sun)).map(([name, longitude]) => ({ name, longitude })),
      ...(parts ? partUpagrahas(sky, vedic, parts, rules) : []),
    ],
    specialLagnas: ascendant === null ? [] : specialLagnas(sky, vedic, ascendant, solar?.sunrise ?? null),
    karakas: { seven: charaKarakas(grahas, 7), eight: charaKarakas(grahas, 8) },
    arudhas:
      ascendant === null
        ? []
        : arudhaPadas(signIndex(ascendant), (planet) => signIndex(longitudeOf(planet)), rules.arudha_rule),
    dignities: PLANETS.map((planet) => ({ planet, dignity: planetDignity(planet, byPlanet(longitudeOf)) })),
    combustion: grahas.flatMap(({ graha, ...moving }) =>
      isCombustible(graha) ? [{ planet: graha, ...combustion(graha, moving, sun) }] : [],
    ),
    wars: warsOf(sky, vedic),
    warnings: warningsOf(ascendant, parts),
  }
}

function warningsOf(ascendant: number | null, parts: PartsOf | null): Warning[] {
  if (parts) return []
  const message =
    ascendant === null
      ? 'The birth has no time. Points that need the lagna or the sunrise are left out, and the chara karakas are for noon'
      : 'The Sun does not both rise and set there on that day. Points that need sunrise or sunset are left out'
  return [{ code: 'points_left_out', message }]
}

/** What counts as sunrise and sunset. */
const HORIZONS: Readonly<Record<VedicPointRules['sunrise_rule'], Horizon>> = {
  almanac: ALMANAC,
  centre: { limb: 'centre', refraction: 0, altitude: 0 },
}

/** The panchang of the day of a birth: from the sunrise before it to the one after it. */
function dayOfBirth(sky: Sky, { cast }: VedicChart, zone: Zone, sunrise: VedicPointRules['sunrise_rule']): PanchangDay {
  const { moment, place } = cast.born
  const { zodiac } = cast.terms
  const dateMs = localDate(zone, moment.epochMs)
  const beforeMs = isSkipped(zone, dateMs - DAY_MS) ? dateMs - 2 * DAY_MS : dateMs - DAY_MS
  const days = namingField('year', () =>
    panchangDays(
      sky,
      place,
      zone,
      { firstMs: beforeMs, lastMs: dateMs },
      { zodiac, convention: 'apparent', sunrise: HORIZONS[sunrise] },
    ),
  )
  const day = days.day(dateMs)
  return day.start > moment.jd ? days.day(beforeMs) : day
}

/** The day or the night of a birth; null for a night without an end. */
function partsOf(
  { weekday, sunrise, sunset, nextSunrise }: NonNullable<PanchangDay['solar']>,
  jd: number,
): PartsOf | null {
  if (jd < sunset) return { weekday, isNight: false, start: sunrise, end: sunset }
  return nextSunrise === null ? null : { weekday, isNight: true, start: sunset, end: nextSunrise }
}

function partUpagrahas(
  sky: Sky,
  { cast }: VedicChart,
  parts: PartsOf,
  { upagraha_rule: rule, mandi_rule: mandi }: VedicPointRules,
): NamedPoint[] {
  const { born, terms } = cast
  const risesAt = (jd: number): number => sky.houses('whole_sign', jd, born.place, terms.zodiac).ascendant
  const each = PART_UPAGRAHAS.map(([name, lord]) => ({ name, longitude: risesAt(upagrahaRises(parts, lord, rule)) }))
  return [...each, { name: 'Mandi', longitude: risesAt(upagrahaRises(parts, 'Saturn', mandi)) }]
}

const DAY_MINUTES = 1440

function specialLagnas(
  sky: Sky,
  { cast, grahas }: VedicChart,
  ascendant: number,
  sunrise: number | null,
): SpecialLagna[] {
  const { moment } = cast.born
  const [sun, moon] = grahas.map(({ longitude }) => longitude) as [number, number]
  const lagnaSign = signIndex(ascendant)
  const placed = (name: string, longitude: number): SpecialLagna => ({ name, sign: signIndex(longitude), longitude })
  const ofMoon = [
    placed('Sree Lagna', sreeLagna(moon, ascendant)),
    { name: 'Indu Lagna', sign: induLagna(signIndex(moon), lagnaSign), longitude: null },
  ]
  if (sunrise === null) return ofMoon
  const minutes = (moment.jd - sunrise) * DAY_MINUTES
  const [rising] = sky.positions(['sun'], sunrise, cast.terms.zodiac)
  const since = (lagna: (typeof SUNRISE_LAGNAS)[number]): number => sunriseLagna(lagna, rising!.longitude, minutes)
  return [
    ...SUNRISE_LAGNAS.map((name) => placed(name, since(name))),
    placed('Pranapada', pranapada(sun, minutes)),
    { name: 'Varnada Lagna', sign: varnadaLagna(lagnaSign, signIndex(since('Hora Lagna'))), longitude: null },
    ...ofMoon,
  ]
}

function warsOf(sky: Sky, { cast }: VedicChart): GrahaYuddha[] {
  const bodies = STAR_PLANETS.map((planet) => planet.toLowerCase() as Lowercase<typeof planet>)
  const positions = sky.positions(bodies, cast.born.moment.jd, cast.terms.zodiac)
  return grahaYuddhas(STAR_PLANETS.map((planet, index) => ({ planet, ...positions[index]! })))
}
