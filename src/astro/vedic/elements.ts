import { arc, normalise } from '../angle.ts'
import type { Point } from '../search.ts'
import type { Sky, Zodiac } from '../sky.ts'

/** The five elements that follow from the longitudes of Sun and Moon, with the width of each of their parts in degrees. */
export const ELEMENTS = { tithi: 12, karana: 6, nakshatra: 360 / 27, yoga: 360 / 27 } as const
export type ElementKind = keyof typeof ELEMENTS

/** How an almanac of its own differs from the apparent places. */
export interface Convention {
  /** Degrees by which its Sun is behind the apparent one. */
  readonly sunBehindDeg: number
}

/**
 * The conventions by name. The times of Drik Panchang follow a Sun 20.5 seconds of arc behind the apparent one, as if aberration
 * were applied twice: its tithis end 0.65 to 1.67 minutes before the computed ones (twelve days and 24 ekadashis of 2025 and 2026).
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
  /** The sidereal longitudes, in degrees in [0, 360). */
  sun(jd: number): number
  moon(jd: number): number
}

/** A hundredth of a second, in days: the Moon moves by 0.006 seconds of arc meanwhile. */
const EPSILON_DAYS = 0.01 / 86_400
/** Newton's method needs three or four steps on these nearly straight curves. */
const STEPS_MAX = 20

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
  const at = places(searched.positions, zodiac, convention)
  const exact = searched.exact ? places(searched.exact.positions, zodiac, convention) : at

  function timeOf(kind: ElementKind, degrees: number, guess: number): number {
    let time = guess
    for (let step = 0; step < STEPS_MAX; step += 1) {
      const { value, slope } = pointOf(kind, at(time))
      const days = arc(value, degrees) / slope
      time += days
      if (Math.abs(days) < EPSILON_DAYS) break
    }
    if (exact === at) return time
    const { value, slope } = pointOf(kind, exact(time))
    return time + arc(value, degrees) / slope
  }

  const angle = (kind: ElementKind, jd: number): number => normalise(pointOf(kind, exact(jd)).value)

  return {
    angle,
    timeOf,
    sun: (jd) => normalise(exact(jd).sun.value),
    moon: (jd) => normalise(exact(jd).moon.value),
    indexAt: (kind, jd) => Math.floor(angle(kind, jd) / ELEMENTS[kind]),
    spans(kind, first, last) {
      const width = ELEMENTS[kind]
      const count = Math.round(360 / width)
      const { value, slope } = pointOf(kind, exact(first))
      const begun = Math.floor(normalise(value) / width)
      const borderAt = (number: number): number =>
        timeOf(kind, (number % count) * width, first + (number * width - normalise(value)) / slope)
      const spans: ElementSpan[] = []
      for (let number = begun, start = borderAt(begun); ; number += 1) {
        const end = borderAt(number + 1)
        spans.push({ index: number % count, start, end })
        if (end >= last) return spans
        start = end
      }
    },
  }
}

/** Sun and Moon at an instant, as longitudes with their daily motions. */
interface Places {
  readonly sun: Point
  readonly moon: Point
}

/** The places by an ephemeris. The last one is kept: several elements ask for the same instant. */
function places(positions: Sky['positions'], zodiac: Zodiac, { sunBehindDeg }: Convention): (jd: number) => Places {
  let known: { readonly jd: number; readonly places: Places } | null = null
  return (jd) => {
    if (known?.jd === jd) return known.places
    const [sun, moon] = positions(['sun', 'moon'], jd, zodiac)
    const found = {
      sun: { value: sun!.longitude - sunBehindDeg, slope: sun!.speed },
      moon: { value: moon!.longitude, slope: moon!.speed },
    }
    known = { jd, places: found }
    return found
  }
}

function pointOf(kind: ElementKind, { sun, moon }: Places): Point {
  if (kind === 'nakshatra') return moon
  const sign = kind === 'yoga' ? 1 : -1
  return { value: moon.value + sign * sun.value, slope: moon.slope + sign * sun.slope }
}
