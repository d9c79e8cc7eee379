import type { Eclipse, Eclipsed, EclipseKind } from '../src/astro/eclipses.ts'
import type { openSwiss } from './swiss.ts'

/** Flags of the kinds (SE_ECL_ in swephexp.h), those first that include others. */
const KINDS: readonly (readonly [flag: number, kind: EclipseKind])[] = [
  [32, 'hybrid'],
  [4, 'total'],
  [8, 'annular'],
  [16, 'partial'],
  [64, 'penumbral'],
]
/** Places of an eclipse's facts in the array `attr`. */
const COVERED = 0
const RATIO = 1
const UMBRAL = 0
const PENUMBRAL = 1
const SHADOW_KM = 3
const SAROS = 9
const CENTRAL = 1
const SWISS_FILES = 2
const ANY_KIND = 0
/** Longer than the arrays `tret`, `attr` and `geopos` that the library fills. */
const NUMBERS = 20

/**
 * Radii of the Moon in radii of the Earth: the library's, of the International Astronomical Union, and the one with which
 * NASA's canon (Espenak and Meeus, TP-2006-214141, 1.3) draws the umbra, since sunlight comes through valleys of the limb.
 */
const MOON_RADIUS = 0.2725076
const UMBRAL_RADIUS = 0.272281
const UMBRA_WIDER_KM = 2 * (MOON_RADIUS - UMBRAL_RADIUS) * 6378.137
/** Places of the ends of the central line in the array `tret`. */
const CENTRAL_LINE = [6, 7] as const

/**
 * The library's search for eclipses. Null when there is none within a day; the search may have gone on for months then,
 * into the next file or beyond the last one.
 */
export function eclipseFinder(swiss: ReturnType<typeof openSwiss>) {
  const times = new Float64Array(NUMBERS)
  const attributes = new Float64Array(NUMBERS)
  const place = new Float64Array(NUMBERS)
  const error = new Uint8Array(1024)
  /** Whether the axis of the shadow meets the Earth, and in the attributes how it looks where it does or comes nearest. */
  const isCentral = (jd: number): boolean =>
    (swiss.solarEclipseWhere(jd, SWISS_FILES, place, attributes, error) & CENTRAL) !== 0

  /** Whether the umbra, positive where it is the shadow of a ring, is one everywhere, nowhere, or in parts of its path. */
  function centralKind(maximum: number): EclipseKind {
    const widths = [maximum, ...CENTRAL_LINE.map((end) => times[end]!)].map((jd) => {
      isCentral(jd)
      return attributes[SHADOW_KM]! + UMBRA_WIDER_KM
    })
    const rings = widths.filter((width) => width > 0).length
    return rings === 0 ? 'total' : rings === widths.length ? 'annular' : 'hybrid'
  }

  function solar(kind: EclipseKind, maximum: number): Eclipse {
    const ours = times[CENTRAL_LINE[0]] === 0 ? kind : centralKind(maximum)
    const magnitude = isCentral(maximum) ? (attributes[RATIO]! * UMBRAL_RADIUS) / MOON_RADIUS : attributes[COVERED]!
    return { kind: ours, magnitude, maximum, saros: sarosOf(attributes) }
  }

  function lunar(kind: EclipseKind, maximum: number): Eclipse {
    swiss.lunarEclipseHow(maximum, SWISS_FILES, null, attributes, error)
    return {
      kind,
      magnitude: attributes[kind === 'penumbral' ? PENUMBRAL : UMBRAL]!,
      maximum,
      saros: sarosOf(attributes),
    }
  }

  return (jd: number, of: Eclipsed): Eclipse | null => {
    const when = of === 'sun' ? swiss.solarEclipseWhen : swiss.lunarEclipseWhen
    const flags = when(jd - 1, SWISS_FILES, ANY_KIND, times, 0, error)
    const maximum = times[0]!
    const kind = KINDS.find(([flag]) => (flags & flag) !== 0)?.[1]
    if (flags < 0 || !kind || Math.abs(maximum - jd) > 1) return null
    return of === 'sun' ? solar(kind, maximum) : lunar(kind, maximum)
  }
}

/** The library numbers no series before some 2000 BC. */
const sarosOf = (attributes: Float64Array): number | null => (attributes[SAROS]! > 0 ? attributes[SAROS]! : null)
