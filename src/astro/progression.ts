import { arc, normalise } from './angle.ts'
import type { HouseSystem } from './house.ts'
import type { Coordinates, Houses, Sky, Zodiac } from './sky.ts'

/** Whether progressions go forwards from the birth or, converse, backwards from it. */
export const DIRECTIONS = ['direct', 'converse'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** How the time of a life is measured on the ephemeris. Times are Julian days in UT. */
export interface Pace {
  readonly birthJd: number
  /** Days of life for a day of the ephemeris; negative for converse progressions. */
  readonly lifeDays: number
}

/** The instant of the ephemeris that an instant of life is progressed to. */
export const progressedJd = ({ birthJd, lifeDays }: Pace, jd: number): number => birthJd + (jd - birthJd) / lifeDays

/** The instant of life that is progressed to an instant of the ephemeris. */
export const lifeJd = ({ birthJd, lifeDays }: Pace, jd: number): number => birthJd + (jd - birthJd) * lifeDays

/**
 * The mean daily motion of the Sun in degrees, 59′08.33″, after Valentin Naibod, Enarratio elementorum astrologiae, 1560.
 */
export const NAIBOD_DEGREES = 59 / 60 + 8.33 / 3600

/**
 * How angles are progressed. Each rule moves the right ascension of the meridian or the midheaven; Ascendant and cusps follow
 * from the right ascension of the meridian at the latitude of the place.
 */
export const ANGLE_METHODS = {
  naibod_ra: 'The right ascension of the natal meridian plus 59′08.33″ for each day of the ephemeris',
  naibod_longitude: 'The longitude of the natal midheaven plus 59′08.33″ for each day of the ephemeris',
  solar_arc_ra: 'The right ascension of the natal meridian plus the arc of the progressed Sun in right ascension',
  solar_arc_longitude: 'The longitude of the natal midheaven plus the arc of the progressed Sun in longitude',
  mean_quotidian: 'The angles of the sky at the progressed instant: a mean solar day for each day of the ephemeris',
  true_quotidian:
    'The right ascension of the natal meridian plus a whole turn for each day of the ephemeris and the arc of the progressed Sun in right ascension: a true solar day',
} as const

export type AngleMethod = keyof typeof ANGLE_METHODS
export const ANGLE_METHOD_NAMES = Object.keys(ANGLE_METHODS) as readonly AngleMethod[]

/** Whether a method turns the angles once around the zodiac for each day of the ephemeris. */
export const isQuotidian = (method: AngleMethod): boolean => method.endsWith('_quotidian')

/** Houses that are to be progressed. */
export interface ProgressedHouses {
  readonly birthJd: number
  readonly place: Coordinates
  readonly system: HouseSystem
  readonly zodiac: Zodiac
  readonly method: AngleMethod
}

const HOUR_DEGREES = 15

/**
 * Progressed cusps and angles as a function of the instant of the ephemeris. Cusps with a given right ascension of the
 * meridian are those of a place on the same parallel whose meridian has it at that instant, so that obliquity and
 * ayanamsa are those of the progressed instant.
 */
export function progressedHouses(sky: Sky, { birthJd, place, system, zodiac, method }: ProgressedHouses) {
  const natal = sky.houses(system, birthJd, place, zodiac)
  const natalSun = sunAt(sky, birthJd, zodiac)
  const withArmc = (jd: number, armc: number): Houses => {
    const longitude = arc(0, armc - sky.siderealTimeHours(jd) * HOUR_DEGREES)
    return sky.houses(system, jd, { latitude: place.latitude, longitude }, zodiac)
  }
  const precessionAt = (jd: number) => (zodiac.kind === 'sidereal' ? sky.ayanamsaDegrees(jd, zodiac.ayanamsa) : 0)
  const natalMidheaven = culminating(natal, precessionAt(birthJd))
  const withMidheaven = (jd: number, midheaven: number): Houses => {
    const precessed = precessionAt(jd)
    const goal = rightAscensionOf(midheaven + precessed)
    let found = withArmc(jd, goal)
    for (let turn = 0; turn < TURNS; turn += 1)
      found = withArmc(jd, found.armc + arc(rightAscensionOf(culminating(found, precessed) + precessed), goal))
    return found
  }
  const rules: Readonly<Record<AngleMethod, (jd: number, days: number) => Houses>> = {
    naibod_ra: (jd, days) => withArmc(jd, natal.armc + days * NAIBOD_DEGREES),
    naibod_longitude: (jd, days) => withMidheaven(jd, natalMidheaven + days * NAIBOD_DEGREES),
    solar_arc_ra: (jd) => withArmc(jd, natal.armc + sunAt(sky, jd, zodiac).rightAscension - natalSun.rightAscension),
    solar_arc_longitude: (jd) =>
      withMidheaven(jd, natalMidheaven + sunAt(sky, jd, zodiac).longitude - natalSun.longitude),
    mean_quotidian: (jd) => sky.houses(system, jd, place, zodiac),
    true_quotidian: (jd, days) =>
      withArmc(jd, natal.armc + days * 360 + sunAt(sky, jd, zodiac).rightAscension - natalSun.rightAscension),
  }
  return (jd: number): Houses => rules[method](jd, jd - birthJd)
}

/** The obliquity of J2000 (IAU 2006), close enough for a search that is repeated with the houses of the date. */
const OBLIQUITY = (23.4392794 * Math.PI) / 180

/** Each turn reduces the error by a factor of a thousand or more, from some seconds of arc. */
const TURNS = 3

/**
 * The point of the ecliptic that culminates above the pole. Beyond the polar circles some house systems turn the midheaven by
 * 180 degrees, so that it is above the horizon.
 */
const culminating = ({ midheaven, armc }: Houses, precessed: number): number =>
  Math.abs(arc(rightAscensionOf(midheaven + precessed), armc)) > 90 ? midheaven + 180 : midheaven

/** The right ascension of a point of the ecliptic, near enough. */
function rightAscensionOf(longitude: number): number {
  const angle = (longitude * Math.PI) / 180
  return normalise((Math.atan2(Math.sin(angle) * Math.cos(OBLIQUITY), Math.cos(angle)) * 180) / Math.PI)
}

function sunAt(sky: Sky, jd: number, zodiac: Zodiac) {
  const [sun] = sky.seen(['sun'], jd, { view: 'geocentre', zodiac, place: null })
  return sun!
}
