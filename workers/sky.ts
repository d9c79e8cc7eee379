import { AYANAMSAS, type Ayanamsa } from '../src/astro/ayanamsa.ts'
import { HOUSE_SYSTEMS } from '../src/astro/house.ts'
import { wholeSignCusps } from '../src/astro/houses.ts'
import type { Sky, Zodiac } from '../src/astro/sky.ts'
import { Refusal } from '../src/errors.ts'
import { eclipseFinder } from './eclipse.ts'
import type { EphemerisFiles } from './ephemeris-files.ts'
import { openSwiss, type Swiss } from './swiss.ts'
import { EQUATORIAL, NO_NUTATION, SIDEREAL, TEXT_BYTES } from './swiss-numbers.ts'
import { BASIS, positionFrom, swissPositions } from './swiss-positions.ts'
import { type SwissRange, swissRange } from './swiss-range.ts'

/** Numbers in the arrays of cusps and of angles that the library fills. */
const CUSPS = 37
const ANGLES = 10

/** The sky by the library, with what only other skies ask of it. */
export interface LibrarySky extends Sky {
  /** The daily motion of an ayanamsa without nutation, in degrees. */
  ayanamsaSpeed(jd: number, ayanamsa: Ayanamsa): number
}

/** The sky by the Swiss Ephemeris. The library keeps its state per thread, so that a thread has one sky. */
export function swissSky(ephemeris: EphemerisFiles): LibrarySky {
  const { path, range } = ephemeris
  const swiss = openSwiss()
  swiss.setEphemerisPath(path)
  const files = swissRange(swiss, ephemeris)
  const flagsOf = zodiacFlags(swiss)
  const findEclipse = eclipseFinder(swiss, range)
  return {
    range,
    ...swissPositions({ swiss, files, range, flagsOf }),
    houses: housesBy(swiss, files, flagsOf),
    star: starsBy(swiss, files, flagsOf),
    siderealTimeHours: swiss.siderealTime,
    ...ayanamsasBy(swiss, files, flagsOf),
    eclipseNear(jd, of) {
      files.open(jd)
      // The library's search may open other files.
      files.forget()
      return findEclipse(jd, of)
    },
  }
}

type FlagsOf = (zodiac: Zodiac) => number

/** Sets the ayanamsa, which the library keeps as a mode, and returns the flags of the zodiac. */
function zodiacFlags(swiss: Swiss): FlagsOf {
  let siderealMode: number | null = null
  return (zodiac) => {
    if (zodiac.kind === 'tropical') return BASIS
    const mode = AYANAMSAS[zodiac.ayanamsa].swissNumber
    if (mode !== siderealMode) swiss.setSiderealMode(mode, 0, 0)
    siderealMode = mode
    return BASIS | SIDEREAL
  }
}

function housesBy(swiss: Swiss, files: SwissRange, flagsOf: FlagsOf): Sky['houses'] {
  const cusps = new Float64Array(CUSPS)
  const ascmc = new Float64Array(ANGLES)
  const speeds = [new Float64Array(CUSPS), new Float64Array(ANGLES)] as const
  const error = new Uint8Array(TEXT_BYTES)
  return (system, jd, { latitude, longitude }, zodiac) => {
    files.open(jd)
    const letter = HOUSE_SYSTEMS[system].letter.charCodeAt(0)
    const result = swiss.houses(jd, flagsOf(zodiac), latitude, longitude, letter, cusps, ascmc, ...speeds, error)
    const used = result < 0 ? 'porphyry' : system
    return {
      system: used,
      // By J2000, J1900, B1950 and Skydram the library counts whole signs from the tropical ones.
      cusps: used === 'whole_sign' ? wholeSignCusps(ascmc[0]!) : [...cusps.subarray(1, HOUSE_SYSTEMS[used].cusps + 1)],
      ascendant: ascmc[0]!,
      midheaven: ascmc[1]!,
      armc: ascmc[2]!,
      vertex: ascmc[3]!,
      eastPoint: ascmc[4]!,
    }
  }
}

function starsBy(swiss: Swiss, files: SwissRange, flagsOf: FlagsOf): Sky['star'] {
  const out = new Float64Array(6)
  const starName = new Uint8Array(TEXT_BYTES)
  const error = new Uint8Array(TEXT_BYTES)
  return ({ name, search }, jd, zodiac) => {
    files.open(jd)
    const flags = flagsOf(zodiac)
    const ask = (asked: number): void => {
      write(starName, search)
      if (swiss.star(starName, jd, asked, out, error) < 0) {
        throw new Refusal('star_not_found', { message: `${name} is not in the star catalogue at hand` })
      }
    }
    ask(flags)
    const position = positionFrom(out)
    ask(BASIS | EQUATORIAL)
    position.declination = out[1]!
    write(starName, search)
    swiss.starMagnitude(starName, out, error)
    return { ...position, magnitude: out[0]! }
  }
}

/** The library takes the motion of an ayanamsa from the last 86 seconds (swi_get_ayanamsa_with_speed in sweph.c). */
const AYANAMSA_STEP_DAYS = 0.001

function ayanamsasBy(swiss: Swiss, files: SwissRange, flagsOf: FlagsOf) {
  const out = new Float64Array(1)
  const error = new Uint8Array(TEXT_BYTES)
  function at(jd: number, ayanamsa: Ayanamsa, flags: number): number {
    files.open(jd)
    if (swiss.ayanamsa(jd, flagsOf({ kind: 'sidereal', ayanamsa }) | flags, out, error) < 0) {
      throw new Refusal('outside_ephemeris', {
        message: `The ayanamsa ${ayanamsa} cannot be calculated for this instant`,
      })
    }
    return out[0]!
  }
  const mean = (jd: number, ayanamsa: Ayanamsa): number => at(jd, ayanamsa, NO_NUTATION)
  return {
    ayanamsaDegrees: (jd: number, ayanamsa: Ayanamsa): number => at(jd, ayanamsa, 0),
    ayanamsaSpeed: (jd: number, ayanamsa: Ayanamsa): number =>
      (mean(jd, ayanamsa) - mean(jd - AYANAMSA_STEP_DAYS, ayanamsa)) / AYANAMSA_STEP_DAYS,
  }
}

/** Writes a text as a C string. */
function write(target: Uint8Array, value: string): void {
  const { written } = new TextEncoder().encodeInto(value, target)
  target[written] = 0
}
