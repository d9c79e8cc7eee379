import { declinations } from '../src/astro/angle.ts'
import { isAsteroid } from '../src/astro/asteroid.ts'
import { bodyKey, type CalculatedBody, MINOR_BODIES } from '../src/astro/body.ts'
import type { Sky } from '../src/astro/sky.ts'
import { Refusal } from '../src/platform/errors.ts'
import {
  bodyNumber,
  EQUATORIAL,
  J2000,
  NO_NUTATION,
  OBLIQUITY,
  RECTANGULAR,
  SPEED,
  SWISS_FILES,
  TEXT_BYTES,
  TRUE_POSITION,
} from './swiss.ts'
import type { SkyOptions, SwissSource } from './swiss-source.ts'
import { seenBy } from './swiss-views.ts'

/** The flags of tropical positions with speed. */
export const BASIS = SWISS_FILES | SPEED
/** The flags of a distance: no light, and no frame into which the library would have to turn the vector. */
const UNTURNED = TRUE_POSITION | RECTANGULAR | J2000 | NO_NUTATION
export const DISTANCE = SWISS_FILES | UNTURNED

/** Positions of bodies by the library, delta T and the obliquity. */
export function swissPositions({
  swiss,
  source,
  flagsOf,
}: SkyOptions): Pick<Sky, 'positions' | 'distances' | 'seen' | 'knows' | 'deltaTDays' | 'obliquity'> {
  const { flag } = source
  const basis = flag | SPEED
  const out = new Float64Array(6)
  const error = new Uint8Array(TEXT_BYTES)
  let asked = Number.NaN
  let deltaT = 0
  /** Positions and distances of several bodies are asked for at one instant. */
  function deltaTDays(jd: number): number {
    if (jd !== asked) deltaT = swiss.deltaT(jd, flag, error)
    asked = jd
    return deltaT
  }

  /** False when the calculation fails, or when a file is missing and the library uses a less exact theory. */
  function succeeds(jdTt: number, body: CalculatedBody, flags: number): boolean {
    // The library would take the asteroid from a file, and the Earth from the theory.
    if (source.source === 'moshier' && isMinor(body)) return false
    const used = swiss.calculate(jdTt, bodyNumber(body), flags, out, error)
    return used >= 0 && (used & flag) !== 0
  }

  function calculate(jdTt: number, body: CalculatedBody, flags: number): void {
    if (!succeeds(jdTt, body, flags)) throw refusalOf(body, source)
  }

  function obliquityAt(jdTt: number): number {
    swiss.calculate(jdTt, OBLIQUITY, flag, out, error)
    return out[0]!
  }

  /**
   * Ask for the obliquity after the bodies. The library then has it cached; before them it would cost as much again.
   */
  function addDeclinations(positions: ReturnType<typeof positionFrom>[], jdTt: number): void {
    const declinationOf = declinations(obliquityAt(jdTt))
    for (const position of positions) position.declination = declinationOf(position.longitude, position.latitude)
  }

  return {
    deltaTDays,
    knows(body, jd) {
      source.open(jd)
      return succeeds(jd + deltaTDays(jd), body, basis)
    },
    positions(bodies, jd, zodiac) {
      source.open(jd)
      const flags = flagsOf(zodiac)
      const jdTt = jd + deltaTDays(jd)
      const found = bodies.map((body) => {
        calculate(jdTt, body, flags)
        const position = positionFrom(out)
        if (flags !== basis) {
          calculate(jdTt, body, basis | EQUATORIAL)
          position.declination = out[1]!
        }
        return position
      })
      if (flags === basis) addDeclinations(found, jdTt)
      return found
    },
    distances(bodies, jd) {
      source.open(jd)
      const jdTt = jd + deltaTDays(jd)
      return bodies.map((body) => {
        calculate(jdTt, body, flag | UNTURNED)
        return Math.hypot(out[0]!, out[1]!, out[2]!)
      })
    },
    obliquity(jd) {
      source.open(jd)
      return obliquityAt(jd + deltaTDays(jd))
    },
    seen: seenBy({ swiss, source, flagsOf, calculate, deltaTDays, out }),
  }
}

/** A position from the library's output, without the declination. */
export const positionFrom = (out: Float64Array) => ({
  longitude: out[0]!,
  latitude: out[1]!,
  speed: out[3]!,
  declination: 0,
})

/** Interpolated apsides come from the Moon of the Moshier theory (MOSHLUEPH_START and MOSHLUEPH_END in sweph.h). */
const OF_THE_THEORY = 'the years -3000 to 3002'

/** The orbits of centaurs are known only between close encounters with Saturn (CHIRON_START and others in sweph.h). */
const LIMITS: Partial<Record<CalculatedBody, string>> = {
  chiron: 'the years 675 to 4649',
  pholus: 'the years -2958 to 7308',
  interpolated_lilith: OF_THE_THEORY,
  interpolated_priapus: OF_THE_THEORY,
}

const isMinor = (body: CalculatedBody): boolean => isAsteroid(body) || MINOR_BODIES.includes(body)

function refusalOf(body: CalculatedBody, source: SwissSource): Refusal {
  const missing = isAsteroid(body) ? source.lackOf(body) : null
  if (missing) return new Refusal('ephemeris_file_missing', { message: missing })
  return new Refusal('outside_ephemeris', { message: limits(body, source) })
}

function limits(body: CalculatedBody, { source, reach }: SwissSource): string {
  const known = LIMITS[body]
  const ofFile = isAsteroid(body) ? `, and the file of ${bodyKey(body)} ends before or begins after it` : ''
  const own = known ? `, and ${bodyKey(body)} is known for ${known}` : ofFile
  const lacks = source === 'moshier' && isMinor(body) ? 'The Moshier theory has no asteroids. ' : ''
  return `${bodyKey(body)} cannot be calculated for this instant. ${lacks}${reach()}${own}`
}
