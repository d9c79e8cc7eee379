import type { Eclipse, Eclipsed, EclipseKind } from '../src/astro/eclipse.ts'
import type { Swiss } from './swiss.ts'
import { SWISS_FILES, TEXT_BYTES } from './swiss-numbers.ts'

/** Flags of the kinds (SE_ECL_ in swephexp.h). A kind that also sets the flags of others comes first. */
const KINDS: readonly (readonly [flag: number, kind: EclipseKind])[] = [
  [32, 'hybrid'],
  [4, 'total'],
  [8, 'annular'],
  [16, 'partial'],
  [64, 'penumbral'],
]
/** Indexes of the facts of an eclipse in the array `attr`, and the flag of a central eclipse. */
const COVERED = 0
const RATIO = 1
const UMBRAL = 0
const PENUMBRAL = 1
const SHADOW_KM = 3
const SAROS = 9
const CENTRAL = 1
const ANY_KIND = 0
/** The length that the library requires for the arrays `tret`, `attr` and `geopos`. */
const NUMBERS = 20

/**
 * Radii of the Moon in radii of the Earth. The library has that of the International Astronomical Union. NASA's canon
 * (Espenak and Meeus, TP-2006-214141, 1.3) has a smaller one for the umbra, since sunlight passes valleys of the limb.
 */
const MOON_RADIUS = 0.2725076
const UMBRAL_RADIUS = 0.272281
const UMBRA_WIDER_KM = 2 * (MOON_RADIUS - UMBRAL_RADIUS) * 6378.137
/** Indexes of the beginning and the end of the central line in the array `tret`. */
const CENTRAL_LINE = [6, 7] as const

/**
 * The library's search for eclipses. Null when there is none within a day. The search continues to the next eclipse,
 * which may be months later and in another file.
 */
export function eclipseFinder(swiss: Swiss) {
  const times = new Float64Array(NUMBERS)
  const attributes = new Float64Array(NUMBERS)
  const place = new Float64Array(NUMBERS)
  const error = new Uint8Array(TEXT_BYTES)
  /** True when the axis of the shadow meets the Earth. Fills the attributes for the point where the axis is nearest. */
  const isCentral = (jd: number): boolean =>
    (swiss.solarEclipseWhere(jd, SWISS_FILES, place, attributes, error) & CENTRAL) !== 0

  /**
   * Annular, total or hybrid by the width of the shadow along the path, which is positive where the eclipse is annular.
   */
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

/** Null before about 2000 BC, because the library has no numbers of series there. */
const sarosOf = (attributes: Float64Array): number | null => (attributes[SAROS]! > 0 ? attributes[SAROS]! : null)
