import { arc } from '../src/astro/angle.ts'
import { AYANAMSAS, type Ayanamsa } from '../src/astro/ayanamsa.ts'
import { HOUSE_SYSTEMS, wholeSignCusps } from '../src/astro/house.ts'
import { isOwnAyanamsa, ownFactsOf } from '../src/astro/own-ayanamsa.ts'
import type { Sky, SkyRange, Zodiac } from '../src/astro/sky.ts'
import { Refusal } from '../src/platform/errors.ts'
import { eclipseFinder } from './eclipse.ts'
import { type EphemerisFiles, newYear } from './ephemeris-files.ts'
import { EQUATORIAL, NO_NUTATION, openSwiss, SIDEREAL, SPEED, type Swiss, TEXT_BYTES } from './swiss.ts'
import { positionFrom, swissPositions } from './swiss-positions.ts'
import { moshierSource, type SwissSource, swissRange } from './swiss-source.ts'

/** Numbers in the arrays of cusps and of angles that the library fills. */
const CUSPS = 37
const ANGLES = 10

/** The sky from the library, with methods that only other skies need. */
export interface LibrarySky extends Sky {
  /** The daily motion of an ayanamsa without nutation, in degrees. */
  ayanamsaSpeed(jd: number, ayanamsa: Ayanamsa): number
}

/** The skies of a thread, by the source of positions in the library. */
export interface LibrarySkies {
  readonly files: LibrarySky
  readonly moshier: LibrarySky
}

/** Years for which the theory is made, as whole years: the library serves it from 3002 BC to 3003 AD. */
const MOSHIER_YEARS = [-2999, 3000] as const

const MOSHIER_RANGE: SkyRange = {
  firstYear: MOSHIER_YEARS[0],
  lastYear: MOSHIER_YEARS[1],
  start: newYear(MOSHIER_YEARS[0]),
  end: newYear(MOSHIER_YEARS[1] + 1),
}

/** The sky from the files of the Swiss Ephemeris, which refuses what they lack. */
export const swissSky = (ephemeris: EphemerisFiles): LibrarySky => swissSkies(ephemeris).files

/** The skies by the Swiss Ephemeris. The library keeps its state per thread, so that the skies of a thread share it. */
export function swissSkies(ephemeris: EphemerisFiles): LibrarySkies {
  const swiss = openSwiss()
  swiss.setEphemerisPath(ephemeris.path)
  const files = swissRange(swiss, ephemeris)
  const setZodiac = zodiacMode(swiss)
  const skyOf = (source: SwissSource) => librarySky(swiss, source, (zodiac) => source.flag | SPEED | setZodiac(zodiac))
  return { files: skyOf(files), moshier: skyOf(moshierSource(files, MOSHIER_RANGE)) }
}

function librarySky(swiss: Swiss, source: SwissSource, flagsOf: FlagsOf): LibrarySky {
  const findEclipse = eclipseFinder(swiss, source)
  return {
    range: source.range,
    sourceAt: () => source.source,
    ...swissPositions({ swiss, source, flagsOf }),
    houses: housesBy(swiss, source, flagsOf),
    star: starsBy(swiss, source, flagsOf),
    siderealTimeHours: swiss.siderealTime,
    ...ayanamsasBy(swiss, source, flagsOf),
    eclipseNear(jd, of) {
      source.open(jd)
      // The library's search may open other files.
      source.forget()
      return findEclipse(jd, of)
    },
  }
}

type FlagsOf = (zodiac: Zodiac) => number

/** Sets the ayanamsa, which the library keeps as a mode, and returns the flag of the zodiac. */
function zodiacMode(swiss: Swiss): FlagsOf {
  let current: Ayanamsa | null = null
  return (zodiac) => {
    if (zodiac.kind === 'tropical') return 0
    const { ayanamsa } = zodiac
    if (ayanamsa !== current) set(ayanamsa)
    current = ayanamsa
    return SIDEREAL
  }

  function set(ayanamsa: Ayanamsa): void {
    if (isOwnAyanamsa(ayanamsa)) {
      const { epochJdTt, degrees } = ownFactsOf(ayanamsa)
      swiss.setSiderealMode(OWN_AYANAMSA, epochJdTt, degrees)
    } else swiss.setSiderealMode(AYANAMSAS[ayanamsa].swissNumber, 0, 0)
  }
}

/** SE_SIDM_USER in swephexp.h. */
const OWN_AYANAMSA = 255

function housesBy(swiss: Swiss, source: SwissSource, flagsOf: FlagsOf): Sky['houses'] {
  const cusps = new Float64Array(CUSPS)
  const ascmc = new Float64Array(ANGLES)
  const speeds = [new Float64Array(CUSPS), new Float64Array(ANGLES)] as const
  const error = new Uint8Array(TEXT_BYTES)
  return (system, jd, { latitude, longitude }, zodiac) => {
    source.open(jd)
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

function starsBy(swiss: Swiss, source: SwissSource, flagsOf: FlagsOf): Sky['star'] {
  const out = new Float64Array(6)
  const starName = new Uint8Array(TEXT_BYTES)
  const error = new Uint8Array(TEXT_BYTES)
  return ({ name, search }, jd, zodiac) => {
    source.open(jd)
    const flags = flagsOf(zodiac)
    const ask = (asked: number): void => {
      write(starName, search)
      if (swiss.star(starName, jd, asked, out, error) < 0) {
        throw new Refusal('star_not_found', { message: `${name} is not in the installed star catalogue` })
      }
    }
    ask(flags)
    const position = positionFrom(out)
    ask(source.flag | SPEED | EQUATORIAL)
    position.declination = out[1]!
    write(starName, search)
    swiss.starMagnitude(starName, out, error)
    return { ...position, magnitude: out[0]! }
  }
}

/** The library takes the motion of an ayanamsa from the last 86 seconds (swi_get_ayanamsa_with_speed in sweph.c). */
const AYANAMSA_STEP_DAYS = 0.001

function ayanamsasBy(swiss: Swiss, source: SwissSource, flagsOf: FlagsOf) {
  const out = new Float64Array(1)
  const error = new Uint8Array(TEXT_BYTES)
  function at(jd: number, ayanamsa: Ayanamsa, flags: number): number {
    source.open(jd)
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
      arc(mean(jd - AYANAMSA_STEP_DAYS, ayanamsa), mean(jd, ayanamsa)) / AYANAMSA_STEP_DAYS,
  }
}

/** Writes a text as a C string. */
function write(target: Uint8Array, value: string): void {
  const { written } = new TextEncoder().encodeInto(value, target)
  target[written] = 0
}

/** Each instant by the files where they have it, and else by the Moshier theory. */
export function wideSky({ files, moshier }: LibrarySkies): Sky {
  const { range } = files
  const at = (jd: number): Sky => (jd >= range.start && jd < range.end ? files : moshier)
  return {
    range: {
      firstYear: Math.min(range.firstYear, moshier.range.firstYear),
      lastYear: Math.max(range.lastYear, moshier.range.lastYear),
      start: Math.min(range.start, moshier.range.start),
      end: Math.max(range.end, moshier.range.end),
    },
    sourceAt: (jd) => at(jd).sourceAt(jd),
    positions: (bodies, jd, zodiac) => at(jd).positions(bodies, jd, zodiac),
    distances: (bodies, jd) => at(jd).distances(bodies, jd),
    seen: (bodies, jd, from) => at(jd).seen(bodies, jd, from),
    knows: (body, jd) => at(jd).knows(body, jd),
    houses: (system, jd, place, zodiac) => at(jd).houses(system, jd, place, zodiac),
    star: (star, jd, zodiac) => at(jd).star(star, jd, zodiac),
    deltaTDays: (jd) => at(jd).deltaTDays(jd),
    obliquity: (jd) => at(jd).obliquity(jd),
    siderealTimeHours: (jd) => at(jd).siderealTimeHours(jd),
    ayanamsaDegrees: (jd, ayanamsa) => at(jd).ayanamsaDegrees(jd, ayanamsa),
    eclipseNear: (jd, of) => at(jd).eclipseNear(jd, of),
  }
}
