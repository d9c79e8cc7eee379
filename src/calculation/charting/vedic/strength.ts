import { separation } from '../../../astro/angle.ts'
import { findAyanamsa } from '../../../astro/ayanamsa.ts'
import { DAY_MS } from '../../../astro/civil.ts'
import { ALMANAC } from '../../../astro/horizon.ts'
import { planetaryHours } from '../../../astro/planetary-hours.ts'
import type { Sky, Zodiac } from '../../../astro/sky.ts'
import { type ByPlanet, byPlanet, PLANETS } from '../../../astro/vedic/dignity.ts'
import { GRAHA_OF } from '../../../astro/vedic/names.ts'
import { isSkipped, type PanchangDay, panchangDays } from '../../../astro/vedic/panchang.ts'
import { yearAndMonthLords } from '../../../astro/vedic/shadbala/lords.ts'
import { meanLongitudes, ramanMeanLongitudes } from '../../../astro/vedic/shadbala/mean-longitudes.ts'
import type { StrengthRules } from '../../../astro/vedic/shadbala/rules.ts'
import type { StrengthDay, StrengthSky } from '../../../astro/vedic/shadbala/sky.ts'
import { localDate, type Zone } from '../../../astro/zone.ts'
import { namingField } from '../../../contract/sky/sources.ts'
import { birthClock } from '../birth.ts'
import type { CastBirth } from '../cast.ts'
import type { Warning } from '../warnings.ts'
import type { VedicChart } from './chart.ts'

/** What the strengths of a birth are calculated from. */
export interface CastStrength {
  readonly sky: StrengthSky
  readonly day: StrengthDay
  /** The day from sunrise to sunrise in which the birth is. Times are Julian days. */
  readonly solarDay: {
    readonly weekday: number
    readonly sunrise: number
    readonly sunset: number
    readonly zone: Zone
  }
  readonly warnings: readonly Warning[]
}

/** Casts the strengths of a birth; null without a time. Throws `outside_ephemeris` at the ends of a sky. */
export function castStrength(sky: Sky, vedic: VedicChart, rules: StrengthRules): CastStrength | null {
  const { born } = vedic.cast
  if (!born.timeKnown) return null
  return namingField(born.field, () => {
    const { day, solarDay, warnings } = dayOf(sky, vedic.cast)
    return { sky: skyOf(sky, vedic, rules), day, solarDay, warnings }
  })
}

/** The bodies of the seven planets, in the order of `PLANETS`. */
const BODIES = Object.keys(GRAHA_OF) as (keyof typeof GRAHA_OF)[]
const RAMAN_ZODIAC = { kind: 'sidereal', ayanamsa: findAyanamsa('raman')! } as const

function skyOf(sky: Sky, { cast, grahas }: VedicChart, rules: StrengthRules): StrengthSky {
  const { jd, ayanamsa, points, houses } = cast.chart
  const { zodiac } = cast.terms
  const at = (planet: (typeof PLANETS)[number]) => points.find(({ body }) => body === BODIES[PLANETS.indexOf(planet)])!
  const speeds = byPlanet((planet) => at(planet).speed)
  return {
    longitudes: byPlanet((planet) => at(planet).longitude),
    latitudes: byPlanet((planet) => at(planet).position!.latitude),
    declinations: byPlanet((planet) => at(planet).position!.declination),
    speeds,
    speedsAfter: rules.cheshta === 'motions' ? speedsAt(sky, jd + 1, zodiac) : speeds,
    means:
      rules.cheshta === 'raman_tables'
        ? ramanMeanLongitudes(jd, sky.ayanamsaDegrees(jd, RAMAN_ZODIAC.ayanamsa) - ayanamsa!)
        : meanLongitudes(jd + sky.deltaTDays(jd), ayanamsa!),
    nodes: grahas.filter(({ graha }) => graha === 'Rahu' || graha === 'Ketu').map(({ longitude }) => longitude),
    ayanamsaDeg: ayanamsa!,
    ascendant: houses!.ascendant,
    midheaven: houses!.midheaven,
    houses: byPlanet((planet) => at(planet).house!),
  }
}

function speedsAt(sky: Sky, jd: number, zodiac: Zodiac): ByPlanet<number> {
  const positions = sky.positions(BODIES, jd, zodiac)
  return byPlanet((planet) => positions[PLANETS.indexOf(planet)]!.speed)
}

/** Three of the sixty parts of a day (Brihat Parashara Hora Shastra 9.14). */
const TWILIGHT_DAYS = 3 / 60

function dayOf(sky: Sky, cast: CastBirth): Pick<CastStrength, 'day' | 'solarDay' | 'warnings'> {
  const { jd } = cast.chart
  const { day: found, zone } = panchangDayOf(sky, cast)
  const { weekday, start, end, solar } = found
  const rises = solar !== null && solar.nextSunrise !== null
  const [sunrise, sunset] = rises ? [start, solar.sunset] : [start, (start + end) / 2]
  const [part, from, to] = jd < sunset ? (['day', sunrise, sunset] as const) : (['night', sunset, end] as const)
  const hours = planetaryHours(weekday, sunrise, sunset, end)
  const hour = hours.findLast((each) => each.start <= jd) ?? hours[0]!
  return {
    day: {
      hoursFromMidnight: hoursFromMidnight(sky, cast),
      part,
      third: Math.min(Math.floor((3 * (jd - from)) / (to - from)), 2),
      isTwilight: part === 'night' && (jd - sunset <= TWILIGHT_DAYS || end - jd <= TWILIGHT_DAYS),
      lords: { ...yearAndMonthLords(found.civilMs / DAY_MS), vara: PLANETS[weekday]!, hora: GRAHA_OF[hour.ruler] },
    },
    solarDay: { weekday, sunrise, sunset, zone },
    warnings: rises ? [] : [NO_SUNRISE],
  }
}

const NO_SUNRISE: Warning = {
  code: 'no_sunrise',
  message:
    'The Sun does not both rise and set here on this day. The day begins six hours before the Sun culminates, or with its last rising, and its halves count as day and night. Tribhaga, abda, masa, vara and hora bala and the rising of houses depend on this',
}

/** The day from sunrise to sunrise in which a birth is. */
function panchangDayOf(
  sky: Sky,
  { born, chart, terms }: CastBirth,
): { readonly day: PanchangDay; readonly zone: Zone } {
  const zone = birthClock(born, null)
  const civilMs = localDate(zone, born.moment.epochMs)
  const before = isSkipped(zone, civilMs - DAY_MS) ? civilMs - 2 * DAY_MS : civilMs - DAY_MS
  const rules = { zodiac: terms.zodiac, convention: 'apparent', sunrise: ALMANAC } as const
  const { day } = panchangDays(sky, born.place, zone, { firstMs: before, lastMs: civilMs }, rules)
  const ofDate = day(civilMs)
  return { day: chart.jd < ofDate.start ? day(before) : ofDate, zone }
}

const DEGREES_IN_HOUR = 15

/** Hours of true solar time to the nearest midnight. */
function hoursFromMidnight(sky: Sky, { chart }: CastBirth): number {
  const view = { view: 'geocentre', zodiac: { kind: 'tropical' }, place: null } as const
  const [sun] = sky.seen(['sun'], chart.jd, view)
  const hourAngle = (chart.houses!.armc - sun!.rightAscension + 360) % 360
  return separation(hourAngle, 180) / DEGREES_IN_HOUR
}
