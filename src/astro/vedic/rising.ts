import { arc, normalise } from '../angle.ts'
import { obliqueAscension } from '../ascensions.ts'
import { type HouseSystem, wholeSignCusps } from '../house.ts'
import type { Coordinates, Houses, Sky, Zodiac } from '../sky.ts'
import { obliquityFrom } from '../sun-conditions.ts'

/** Degrees of sidereal time in a day (Meeus, Astronomical Algorithms, 12.4). */
const SIDEREAL_DEGREES = 360.985_647_366_29
const TROPICAL: Zodiac = { kind: 'tropical' }
/** The library takes a Julian day with seven decimals of a degree of sidereal time. Borders of signs and subs must not move by it. */
const BORDER_DEGREES = 1e-9
/** After this many turns the sidereal time is as exact as a Julian day. */
const TURNS = 3

/** Houses with the instant that has them. */
export interface RisingHouses {
  readonly houses: Houses
  readonly jd: number
}

/**
 * The houses of a place while a sidereal longitude rises there, at the instant nearest to another one, which is at most half a day
 * away. Null where the longitude does not rise.
 */
export function housesRising(
  sky: Sky,
  system: HouseSystem,
  near: number,
  place: Coordinates,
  { longitude, zodiac }: { readonly longitude: number; readonly zodiac: Zodiac & { readonly kind: 'sidereal' } },
): RisingHouses | null {
  const obliquity = obliquityFrom(sky.seen(['sun', 'moon'], near, { view: 'geocentre', zodiac: TROPICAL, place: null }))
  let jd = near
  for (let turn = 0; turn < TURNS; turn += 1) {
    const tropical = longitude + sky.ayanamsaDegrees(jd, zodiac.ayanamsa)
    const armc = obliqueAscension(tropical, place.latitude, obliquity) - 90
    if (Number.isNaN(armc)) return null
    jd += arc(sky.siderealTimeHours(jd) * 15 + place.longitude, armc) / SIDEREAL_DEGREES
  }
  const found = sky.houses(system, jd, place, zodiac)
  const off = arc(found.ascendant, longitude)
  if (Math.abs(off) > 1) return null
  const cusps = found.system === 'whole_sign' ? wholeSignCusps(longitude) : found.cusps.map((cusp) => moved(cusp, off))
  return { jd, houses: { ...found, cusps, ascendant: longitude } }
}

/** A cusp with the rest of the search taken away, on a border if it is there. */
const moved = (cusp: number, off: number): number =>
  (Math.round(normalise(cusp + off) / BORDER_DEGREES) * BORDER_DEGREES) % 360
