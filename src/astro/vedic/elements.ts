import { arc, normalise } from '../angle.ts'
import type { Point } from '../search.ts'
import type { Sky, Zodiac } from '../sky.ts'

/** The five elements that follow from the longitudes of Sun and Moon, with the width of each of their parts in degrees. */
export const ELEMENTS = { tithi: 12, karana: 6, nakshatra: 360 / 27, yoga: 360 / 27 } as const
export type ElementKind = keyof typeof ELEMENTS

/** A millionth of a second of arc, in degrees: a longitude this near to a border belongs to the part that begins there. */
export const ROUNDING_DEG = 1e-6 / 3600

/** The difference between an almanac and the apparent places. */
export interface Convention {
  /** Degrees that the Sun of the convention is behind the apparent Sun. */
  readonly sunBehindDeg: number
}

/**
 * The conventions by name. The times of Drik Panchang follow a Sun 20.5 seconds of arc behind the apparent one, as if aberration
 * were applied twice. With it, published ends of 2025 and 2026 fall into the printed minute, to 4 seconds.
 */
export const CONVENTIONS = {
  apparent: { sunBehindDeg: 0 },
  drik: { sunBehindDeg: 20.5 / 3600 },
} as const satisfies Record<string, Convention>
export type ConventionName = keyof typeof CONVENTIONS

/** A part of an element: `index` counts from 0 at the first point. Times are Julian days in UT. */
export interface ElementSpan {
  readonly index: number
  readonly start: number
  readonly end: number
}

/** The time from a new Moon to the next, with the sidereal longitudes of the Sun at both. */
export interface Lunation {
  readonly start: number
  readonly end: number
  readonly sunAtStart: number
  readonly sunAtEnd: number
}

/** The elements over time. */
export interface Elements {
  /** The angle of an element in [0, 360) degrees, which grows at all times. */
  angle(kind: ElementKind, jd: number): number
  /** The part of an element at an instant, from 0. */
  indexAt(kind: ElementKind, jd: number): number
  /** The instant at which the angle of an element is at a number of degrees, next to a guess within a week. */
  timeOf(kind: ElementKind, degrees: number, guess: number): number
  /** The parts that touch a span of time, in order: each begins where the one before it ends. */
  spans(kind: ElementKind, from: number, to: number): ElementSpan[]
  /** The lunation at an instant. */
  lunationAt(jd: number): Lunation
  /** The sidereal longitudes, in degrees in [0, 360). */
  sun(jd: number): number
  moon(jd: number): number
}

/** A hundredth of a second, in days: the Moon moves by 0.006 seconds of arc meanwhile. */
const EPSILON_DAYS = 0.01 / 86_400
/** The slowest growth of an element in degrees a day: the tithi grows at this rate. */
const SLOWEST = 10
/**
 * Newton's method needs two or three steps on these nearly straight curves, whose slope changes by less than 5 % in a day: after a
 * step of this many days the time is as exact as a Julian day. Two months that share a part then have the same second for its ends, which
 * is in the ids of calendars.
 */
const LAST_STEP_DAYS = 1e-4
const STEPS_MAX = 20
/** The mean length of a lunation over 360 degrees. */
const DAYS_PER_DEGREE = 29.530_589 / 360

/**
 * The elements of a sky by a sidereal zodiac. All instants are near each other: between `from` and `to`, for which a faster sky is
 * used where there is one. Throws `outside_ephemeris` at the ends of a sky.
 */
export function elementsOf(
  sky: Sky,
  zodiac: Zodiac,
  convention: Convention,
  { from, to }: { readonly from: number; readonly to: number },
): Elements {
  const searched = sky.near?.(from, to) ?? sky
  const seriesAt = placesBy(searched.positions, zodiac, convention)
  const { exact: library } = searched
  const errorDays = library ? (library.angleErrorOf('moon') + library.angleErrorOf('sun')) / SLOWEST : 0
  // The last step is by the exact places where the difference could be seen in the time.
  const exactAt = library && errorDays > EPSILON_DAYS ? placesBy(library.positions, zodiac, convention) : seriesAt

  function timeOf(kind: ElementKind, degrees: number, guess: number): number {
    let time = guess
    for (let step = 0; step < STEPS_MAX; step += 1) {
      const { value, slope } = seriesAt(kind, time)
      const days = arc(value, degrees) / slope
      time += days
      if (Math.abs(days) < LAST_STEP_DAYS) break
    }
    if (exactAt === seriesAt) return time
    const { value, slope } = exactAt(kind, time)
    return time + arc(value, degrees) / slope
  }

  /** The part at an instant. */
  function spanAt(kind: ElementKind, jd: number): ElementSpan {
    const width = ELEMENTS[kind]
    const { value, slope } = exactAt(kind, jd)
    const index = Math.floor(normalise(value) / width)
    const borderAt = (number: number): number =>
      timeOf(kind, (number * width) % 360, jd + (number * width - normalise(value)) / slope)
    return { index, start: borderAt(index), end: borderAt(index + 1) }
  }

  /** The last part found of each element. Days are asked for in order, and a day mostly begins in the last part of the day before. */
  const lastOf: Partial<Record<ElementKind, ElementSpan>> = {}

  const sun = (jd: number): number => normalise(exactAt('sun', jd).value)
  const angle = (kind: ElementKind, jd: number): number => normalise(exactAt(kind, jd).value)

  return {
    angle,
    timeOf,
    lunationAt: lunations({ angle, timeOf, sun }),
    sun,
    moon: (jd) => normalise(exactAt('nakshatra', jd).value),
    indexAt: (kind, jd) => Math.floor(angle(kind, jd) / ELEMENTS[kind]),
    spans(kind, first, last) {
      const width = ELEMENTS[kind]
      const count = Math.round(360 / width)
      const next = ({ index, end }: ElementSpan): ElementSpan => {
        const { slope } = exactAt(kind, end)
        const following = (index + 1) % count
        return {
          index: following,
          start: end,
          end: timeOf(kind, ((following + 1) % count) * width, end + width / slope),
        }
      }
      const spans = [lastOf[kind] && isIn(lastOf[kind], first) ? lastOf[kind] : spanAt(kind, first)]
      while (spans.at(-1)!.end < last) spans.push(next(spans.at(-1)!))
      lastOf[kind] = spans.at(-1)!
      return spans
    },
  }
}

/** Lunations by other elements. The last one is kept: most days are in the one of the day before. */
function lunations({ angle, timeOf, sun }: Pick<Elements, 'angle' | 'timeOf' | 'sun'>): Elements['lunationAt'] {
  let last: Lunation | null = null
  return (jd) => {
    if (last && isIn(last, jd)) return last
    const elongation = angle('tithi', jd)
    const start = timeOf('tithi', 0, jd - elongation * DAYS_PER_DEGREE)
    const end = timeOf('tithi', 0, jd + (360 - elongation) * DAYS_PER_DEGREE)
    last = { start, end, sunAtStart: sun(start), sunAtEnd: sun(end) }
    return last
  }
}

const isIn = ({ start, end }: Pick<ElementSpan, 'start' | 'end'>, jd: number): boolean => jd >= start && jd < end

/** The angle of an element, or the longitude of the Sun, at an instant. */
type Angles = (kind: ElementKind | 'sun', jd: number) => Point

const TROPICAL: Zodiac = { kind: 'tropical' }

/**
 * The angles by an ephemeris. The Moon less the Sun is the same in every zodiac, and tropical places cost less. The last places are
 * kept: several elements ask for the same instant.
 */
function placesBy(positions: Sky['positions'], zodiac: Zodiac, { sunBehindDeg }: Convention): Angles {
  const placesIn = (which: Zodiac) => {
    let known = { jd: Number.NaN, sun: { value: 0, slope: 0 }, moon: { value: 0, slope: 0 } }
    return (jd: number) => {
      if (known.jd === jd) return known
      const [sun, moon] = positions(['sun', 'moon'], jd, which)
      known = {
        jd,
        sun: { value: sun!.longitude - sunBehindDeg, slope: sun!.speed },
        moon: { value: moon!.longitude, slope: moon!.speed },
      }
      return known
    }
  }
  const tropical = placesIn(TROPICAL)
  const sidereal = placesIn(zodiac)
  return (kind, jd) => {
    if (kind === 'tithi' || kind === 'karana') {
      const { sun, moon } = tropical(jd)
      return { value: moon.value - sun.value, slope: moon.slope - sun.slope }
    }
    const { sun, moon } = sidereal(jd)
    if (kind === 'sun') return sun
    return kind === 'nakshatra' ? moon : { value: moon.value + sun.value, slope: moon.slope + sun.slope }
  }
}
