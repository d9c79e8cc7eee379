import { declinations } from '../src/astro/angle.ts'
import { bodyKey, type CalculatedBody, MINOR_BODIES } from '../src/astro/body.ts'
import { epochMsOf, isoUtc } from '../src/astro/civil.ts'
import type { EphemerisSource, Sky, SkyRange, Zodiac } from '../src/astro/sky.ts'
import { Refusal } from '../src/platform/errors.ts'
import type { EphemerisFiles } from './ephemeris-files.ts'
import {
  BODY_NUMBERS,
  EQUATORIAL,
  J2000,
  MOSHIER,
  NO_NUTATION,
  OBLIQUITY,
  RECTANGULAR,
  SPEED,
  SWISS_FILES,
  type Swiss,
  TEXT_BYTES,
  TRUE_POSITION,
} from './swiss.ts'
import { seenBy } from './swiss-views.ts'

/** What the library takes positions from. It has one source at a time: another flag closes all files. */
export interface SwissSource {
  readonly source: EphemerisSource
  /** The flag of the source in calls of the library. */
  readonly flag: number
  readonly range: SkyRange
  /** Makes the library ready for a Julian day in UT. Throws `outside_ephemeris` for a day outside the range. */
  open(jd: number): void
  /** Makes the next calculation open the files again. */
  forget(): void
  /** How far the source reaches, as a sentence without its end. */
  reach(): string
}

const ONE_OF_EACH_FILE: readonly CalculatedBody[] = ['sun', 'moon', 'ceres']

/**
 * Opens the data files for each calculation. Files overlap and differ there, by up to 0.2 seconds of arc in the lunar
 * apogee. The library would continue to use an open file, so its answer would depend on earlier calculations. The last
 * days of a file without a successor can be calculated only while it is open, because their time in TT may be in the
 * next year.
 */
export function swissRange(swiss: Swiss, { path, range, seams }: EphemerisFiles): SwissSource {
  const out = new Float64Array(6)
  const error = new Uint8Array(TEXT_BYTES)
  /** Each set of files of 600 years serves from one of these instants to the next. */
  const edges = [range.start, ...seams.map((tt) => tt - swiss.deltaT(tt, SWISS_FILES, error)), range.end]
  const nothing = { start: range.end, end: range.end }
  let opened = nothing

  function openFiles(jd: number): void {
    const next = edges.findIndex((edge) => edge > jd)
    opened = { start: edges[next - 1]!, end: edges[next]! }
    swiss.setEphemerisPath(path)
    const middle = (opened.start + opened.end) / 2
    for (const body of ONE_OF_EACH_FILE) swiss.calculate(middle, BODY_NUMBERS[body], SWISS_FILES, out, error)
  }

  const reach = () => `The installed ephemeris files cover ${span(range)}`
  return {
    source: 'files',
    flag: SWISS_FILES,
    range,
    open(jd) {
      if (jd >= opened.start && jd < opened.end) return
      if (!covers(range, jd)) throw new Refusal('outside_ephemeris', { message: reach() })
      openFiles(jd)
    },
    forget() {
      opened = nothing
    },
    reach,
  }
}

/** The Moshier theory, which the library has for years without files. Asking it closes the files. */
export function moshierSource(files: SwissSource, range: SkyRange): SwissSource {
  const reach = () =>
    `The Moshier theory covers ${span(range)}, and the installed ephemeris files cover ${span(files.range)}`
  return {
    source: 'moshier',
    flag: MOSHIER,
    range,
    open(jd) {
      if (!covers(range, jd)) throw new Refusal('outside_ephemeris', { message: reach() })
      files.forget()
    },
    forget: () => {},
    reach,
  }
}

const covers = ({ start, end }: SkyRange, jd: number): boolean => jd >= start && jd < end

/** A range as text: `1800-01-01T12:00:00Z to 2400-01-01T00:00:00Z`. */
const span = ({ start, end }: SkyRange): string => `${isoUtc(epochMsOf(start))} to ${isoUtc(epochMsOf(end))}`

/** The flags of tropical positions with speed. */
export const BASIS = SWISS_FILES | SPEED
/** The flags of a distance: no light, and no frame into which the library would have to turn the vector. */
const UNTURNED = TRUE_POSITION | RECTANGULAR | J2000 | NO_NUTATION
export const DISTANCE = SWISS_FILES | UNTURNED

export interface PositionsOptions {
  readonly swiss: Swiss
  readonly source: SwissSource
  readonly flagsOf: (zodiac: Zodiac) => number
}

/** Positions of bodies by the library, and delta T. */
export function swissPositions({
  swiss,
  source,
  flagsOf,
}: PositionsOptions): Pick<Sky, 'positions' | 'distances' | 'seen' | 'knows' | 'deltaTDays'> {
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
    if (source.source === 'moshier' && MINOR_BODIES.includes(body)) return false
    const used = swiss.calculate(jdTt, BODY_NUMBERS[body], flags, out, error)
    return used >= 0 && (used & flag) !== 0
  }

  function calculate(jdTt: number, body: CalculatedBody, flags: number): void {
    if (!succeeds(jdTt, body, flags)) throw new Refusal('outside_ephemeris', { message: limits(body, source) })
  }

  /**
   * Ask for the obliquity after the bodies. The library then has it cached; before them it would cost as much again.
   */
  function addDeclinations(positions: ReturnType<typeof positionFrom>[], jdTt: number): void {
    swiss.calculate(jdTt, OBLIQUITY, flag, out, error)
    const declinationOf = declinations(out[0]!)
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

/** These orbits are known only between close encounters with Saturn (CHIRON_START and others in sweph.h). */
const LIMITS: Partial<Record<CalculatedBody, string>> = {
  chiron: 'the years 675 to 4649',
  pholus: 'the years -2958 to 7308',
}

function limits(body: CalculatedBody, { source, reach }: SwissSource): string {
  const known = LIMITS[body]
  const own = known ? `, and the orbit of ${bodyKey(body)} is known for ${known}` : ''
  const lacks = source === 'moshier' && MINOR_BODIES.includes(body) ? 'The Moshier theory has no asteroids. ' : ''
  return `${bodyKey(body)} cannot be calculated for this instant. ${lacks}${reach()}${own}`
}
