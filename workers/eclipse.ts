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
const UMBRAL = 0
const PENUMBRAL = 1
const NASA_MAGNITUDE = 8
const SAROS = 9
const SWISS_FILES = 2
const ANY_KIND = 0
/** Longer than the arrays `tret`, `attr` and `geopos` that the library fills. */
const NUMBERS = 20

/**
 * The library's search for eclipses. Null when there is none within a day; the search may have gone on for months then,
 * into the next file or beyond the last one.
 */
export function eclipseFinder(swiss: ReturnType<typeof openSwiss>) {
  const times = new Float64Array(NUMBERS)
  const attributes = new Float64Array(NUMBERS)
  const place = new Float64Array(NUMBERS)
  const error = new Uint8Array(1024)

  return (jd: number, of: Eclipsed): Eclipse | null => {
    const when = of === 'sun' ? swiss.solarEclipseWhen : swiss.lunarEclipseWhen
    const flags = when(jd - 1, SWISS_FILES, ANY_KIND, times, 0, error)
    const maximum = times[0]!
    const kind = KINDS.find(([flag]) => (flags & flag) !== 0)?.[1]
    if (flags < 0 || !kind || Math.abs(maximum - jd) > 1) return null
    if (of === 'sun') swiss.solarEclipseWhere(maximum, SWISS_FILES, place, attributes, error)
    else swiss.lunarEclipseHow(maximum, SWISS_FILES, null, attributes, error)
    const magnitude = attributes[of === 'sun' ? NASA_MAGNITUDE : kind === 'penumbral' ? PENUMBRAL : UMBRAL]!
    return { kind, magnitude, maximum, saros: attributes[SAROS]! }
  }
}
