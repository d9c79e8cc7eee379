import { AYANAMSAS, type Ayanamsa } from '../src/astro/ayanamsa.ts'
import type { CalculatedBody } from '../src/astro/body.ts'
import { bodyKey } from '../src/astro/body.ts'
import { epochMsOf, isoUtc } from '../src/astro/civil.ts'
import type { Eclipse, Eclipsed } from '../src/astro/eclipses.ts'
import { HOUSE_SYSTEMS, type HouseSystem } from '../src/astro/house.ts'
import type { Houses, Place, Position, Sky, SkyRange, StarPosition, Zodiac } from '../src/astro/sky.ts'
import type { Star } from '../src/astro/star.ts'
import { Refusal } from '../src/errors.ts'
import { eclipseFinder } from './eclipse.ts'
import type { EphemerisFiles } from './ephemeris-files.ts'
import { openSwiss } from './swiss.ts'

/** Numbers of bodies and flags from swephexp.h. */
const BODY_NUMBERS: Readonly<Record<CalculatedBody, number>> = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
  mean_node: 10,
  true_node: 11,
  mean_lilith: 12,
  lilith: 13,
  chiron: 15,
  pholus: 16,
  ceres: 17,
  pallas: 18,
  juno: 19,
  vesta: 20,
}
const OBLIQUITY = -1
const SWISS_FILES = 2
const SPEED = 256
const EQUATORIAL = 2048
const SIDEREAL = 65536
const BASIS = SWISS_FILES | SPEED

/** Longer than any message or star name that the library writes. */
const TEXT_BYTES = 1024
const CUSPS = 37
const ANGLES = 10
const RADIANS = Math.PI / 180
const ONE_OF_EACH_FILE: readonly CalculatedBody[] = ['sun', 'moon', 'ceres']

/** The sky by the Swiss Ephemeris. State of the library belongs to the thread, so there is one sky in each thread. */
export function swissSky(files: EphemerisFiles): Sky {
  const swiss = openSwiss()
  swiss.setEphemerisPath(files.path)
  const { range } = files
  const out = new Float64Array(6)
  const error = new Uint8Array(TEXT_BYTES)
  const starName = new Uint8Array(TEXT_BYTES)
  const cusps = new Float64Array(CUSPS)
  const ascmc = new Float64Array(ANGLES)
  const speeds = [new Float64Array(CUSPS), new Float64Array(ANGLES)] as const
  const findEclipse = eclipseFinder(swiss)
  let siderealMode: number | null = null
  /** Each set of files of 600 years serves from one of these instants to the next. */
  const edges = [range.start, ...files.seams.map((tt) => tt - swiss.deltaT(tt, SWISS_FILES, error)), range.end]
  let opened = { start: range.end, end: range.end }

  /** Sets the ayanamsa, which the library keeps as a mode, and gives the flags of the zodiac. */
  function flagsOf(zodiac: Zodiac): number {
    if (zodiac.kind === 'tropical') return BASIS
    const mode = AYANAMSAS[zodiac.ayanamsa].swissNumber
    if (mode !== siderealMode) swiss.setSiderealMode(mode, 0, 0)
    siderealMode = mode
    return BASIS | SIDEREAL
  }

  function within(jd: number): void {
    if (jd >= opened.start && jd < opened.end) return
    if (!(jd >= range.start && jd < range.end)) {
      throw new Refusal('outside_ephemeris', { message: `The ephemeris files at hand reach ${span(range)}` })
    }
    openFiles(jd)
  }

  /**
   * Files overlap and differ there, by up to 0.2 seconds of arc in the lunar apogee, and the library goes on using one
   * that is open: left to itself it would answer by what it was asked before. The last days of a file whose successor is
   * missing can be calculated only when it is open, for the time in TT may lie in the next year.
   */
  function openFiles(jd: number): void {
    const next = edges.findIndex((edge) => edge > jd)
    opened = { start: edges[next - 1]!, end: edges[next]! }
    swiss.setEphemerisPath(files.path)
    const middle = (opened.start + opened.end) / 2
    for (const body of ONE_OF_EACH_FILE) swiss.calculate(middle, BODY_NUMBERS[body], SWISS_FILES, out, error)
  }

  /** A call that fails, or that fell back to a lesser theory for want of a file, is refused. */
  function calculate(jdTt: number, body: CalculatedBody, flags: number): void {
    if (!succeeds(jdTt, body, flags)) throw new Refusal('outside_ephemeris', { message: limits(body, range) })
  }

  function succeeds(jdTt: number, body: CalculatedBody, flags: number): boolean {
    const used = swiss.calculate(jdTt, BODY_NUMBERS[body], flags, out, error)
    return used >= 0 && (used & SWISS_FILES) !== 0
  }

  function knows(body: CalculatedBody, jd: number): boolean {
    within(jd)
    return succeeds(jd + deltaTDays(jd), body, BASIS)
  }

  function positions(bodies: readonly CalculatedBody[], jd: number, zodiac: Zodiac): Position[] {
    within(jd)
    const flags = flagsOf(zodiac)
    const jdTt = jd + deltaTDays(jd)
    const found = bodies.map((body) => {
      calculate(jdTt, body, flags)
      const position = positionFrom(out)
      if (flags !== BASIS) {
        calculate(jdTt, body, BASIS | EQUATORIAL)
        position.declination = out[1]!
      }
      return position
    })
    if (flags === BASIS) addDeclinations(found, jdTt)
    return found
  }

  /** The library has the obliquity at hand once it has calculated a body; asked for first, it would cost as much again. */
  function addDeclinations(positions: ReturnType<typeof positionFrom>[], jdTt: number): void {
    swiss.calculate(jdTt, OBLIQUITY, SWISS_FILES, out, error)
    const sine = Math.sin(out[0]! * RADIANS)
    const cosine = Math.cos(out[0]! * RADIANS)
    for (const position of positions) position.declination = declinationOf(position, sine, cosine)
  }

  function star(wanted: Star, jd: number, zodiac: Zodiac): StarPosition {
    within(jd)
    const flags = flagsOf(zodiac)
    const ask = (asked: number): void => {
      write(starName, wanted.search)
      if (swiss.star(starName, jd, asked, out, error) < 0) {
        throw new Refusal('star_not_found', { message: `${wanted.name} is not in the star catalogue at hand` })
      }
    }
    ask(flags)
    const position = positionFrom(out)
    ask(BASIS | EQUATORIAL)
    position.declination = out[1]!
    write(starName, wanted.search)
    swiss.starMagnitude(starName, out, error)
    return { ...position, magnitude: out[0]! }
  }

  function houses(system: HouseSystem, jd: number, place: Place, zodiac: Zodiac): Houses {
    within(jd)
    const letter = HOUSE_SYSTEMS[system].letter.charCodeAt(0)
    const { latitude, longitude } = place
    const result = swiss.houses(jd, flagsOf(zodiac), latitude, longitude, letter, cusps, ascmc, ...speeds, error)
    const used = result < 0 ? 'porphyry' : system
    return {
      system: used,
      cusps: [...cusps.subarray(1, HOUSE_SYSTEMS[used].cusps + 1)],
      ascendant: ascmc[0]!,
      midheaven: ascmc[1]!,
      armc: ascmc[2]!,
      vertex: ascmc[3]!,
      eastPoint: ascmc[4]!,
    }
  }

  const deltaTDays = (jd: number): number => swiss.deltaT(jd, SWISS_FILES, error)

  function ayanamsaDegrees(jd: number, ayanamsa: Ayanamsa): number {
    within(jd)
    if (swiss.ayanamsa(jd, flagsOf({ kind: 'sidereal', ayanamsa }), out, error) < 0) {
      throw new Refusal('outside_ephemeris', {
        message: `The ayanamsa ${ayanamsa} cannot be calculated for this instant`,
      })
    }
    return out[0]!
  }

  /** The library's search may go on into other files, so that the ones for the next question are opened anew. */
  function eclipseNear(jd: number, of: Eclipsed): Eclipse | null {
    within(jd)
    opened = { start: range.end, end: range.end }
    return findEclipse(jd, of)
  }

  return {
    range,
    positions,
    knows,
    houses,
    star,
    deltaTDays,
    siderealTimeHours: swiss.siderealTime,
    ayanamsaDegrees,
    eclipseNear,
  }
}

/** A position from what the library wrote; the declination comes from elsewhere. */
const positionFrom = (out: Float64Array) => ({
  longitude: out[0]!,
  latitude: out[1]!,
  distance: out[2]!,
  speed: out[3]!,
  declination: 0,
})

/** sin d = sin b cos e + cos b sin e sin l, the rotation of the ecliptic into the equator (Meeus 13.4). */
function declinationOf({ longitude, latitude }: Position, sine: number, cosine: number): number {
  const b = latitude * RADIANS
  return Math.asin(Math.sin(b) * cosine + Math.cos(b) * sine * Math.sin(longitude * RADIANS)) / RADIANS
}

const span = ({ start, end }: SkyRange): string => `from ${isoUtc(epochMsOf(start))} to ${isoUtc(epochMsOf(end))}`

/** The orbits of these two are known only between close encounters with Saturn (CHIRON_START and others in sweph.h). */
const LIMITS: Partial<Record<CalculatedBody, string>> = {
  chiron: 'the years 675 to 4649',
  pholus: 'the years -2958 to 7308',
}

function limits(body: CalculatedBody, range: SkyRange): string {
  const known = LIMITS[body]
  const own = known ? `, and the orbit of ${bodyKey(body)} is known for ${known}` : ''
  return `${bodyKey(body)} cannot be calculated for this instant: the ephemeris files at hand reach ${span(range)}${own}`
}

function write(target: Uint8Array, value: string): void {
  const { written } = new TextEncoder().encodeInto(value, target)
  target[written] = 0
}
