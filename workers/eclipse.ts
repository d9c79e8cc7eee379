import { greatestLunar, solarEclipse } from '../src/astro/eclipse.ts'
import type { Eclipse, Eclipsed, EclipseKind } from '../src/astro/sky.ts'
import type { Vector } from '../src/astro/vector.ts'
import { bodyNumber, EQUATORIAL, RECTANGULAR, type Swiss, TEXT_BYTES } from './swiss.ts'
import type { SwissSource } from './swiss-source.ts'

/** Flags of the kinds of lunar eclipses (SE_ECL_ in swephexp.h). */
const KINDS: readonly (readonly [flag: number, kind: EclipseKind])[] = [
  [4, 'total'],
  [16, 'partial'],
  [64, 'penumbral'],
]
/** Indexes of the facts of an eclipse in the array `attr`. */
const UMBRAL = 0
const PENUMBRAL = 1
const SAROS = 9
const SAROS_MEMBER = 10
const ANY_KIND = 0
/** The length that the library requires for the arrays `tret`, `attr` and `geopos`. */
const NUMBERS = 20

const AU_KM = 149_597_870.7
/** An eclipse is greatest within an hour of the conjunction in longitude. */
const NEAR_DAYS = 0.1
/** The library's maximum of a lunar eclipse is within ten seconds of the canon's. */
const AROUND_DAYS = 0.01
/** A margin for the search at both ends of the ephemeris, which looks a minute around each instant. */
const MINUTE = 1 / 1440

/**
 * The eclipse at a new or full Moon. Solar eclipses are calculated here: the library's own search stretches the Earth by
 * the wrong factor (see docs/decisions/eclipses-as-in-the-canon.md). It gives the number of the Saros series.
 */
export function eclipseFinder(swiss: Swiss, { flag, range }: Pick<SwissSource, 'flag' | 'range'>) {
  const times = new Float64Array(NUMBERS)
  const attributes = new Float64Array(NUMBERS)
  const place = new Float64Array(NUMBERS)
  const out = new Float64Array(6)
  const error = new Uint8Array(TEXT_BYTES)

  function vector(jdTt: number, body: Eclipsed): Vector {
    swiss.calculate(jdTt, bodyNumber(body), flag | EQUATORIAL | RECTANGULAR, out, error)
    return [out[0]! * AU_KM, out[1]! * AU_KM, out[2]! * AU_KM]
  }

  function vectors(jd: number): readonly [sun: Vector, moon: Vector] {
    const jdTt = jd + swiss.deltaT(jd, flag, error)
    return [vector(jdTt, 'sun'), vector(jdTt, 'moon')]
  }

  function solar(jd: number): Eclipse | null {
    const from = Math.max(jd - NEAR_DAYS, range.start + MINUTE)
    const to = Math.min(jd + NEAR_DAYS, range.end - MINUTE)
    const found = solarEclipse(vectors, from, to)
    if (!found) return null
    swiss.solarEclipseWhere(found.maximum, flag, place, attributes, error)
    return { ...found, ...sarosOf(attributes) }
  }

  /** The library's search continues to the next eclipse, which may be months later and in another file. */
  function lunar(jd: number): Eclipse | null {
    const flags = swiss.lunarEclipseWhen(jd - 1, flag, ANY_KIND, times, 0, error)
    const near = times[0]!
    const kind = KINDS.find(([flag]) => (flags & flag) !== 0)?.[1]
    if (flags < 0 || !kind || Math.abs(near - jd) > 1) return null
    const maximum = greatestLunar(vectors, near - AROUND_DAYS, near + AROUND_DAYS)
    swiss.lunarEclipseHow(maximum, flag, null, attributes, error)
    const magnitude = attributes[kind === 'penumbral' ? PENUMBRAL : UMBRAL]!
    return { kind, magnitude, maximum, ...sarosOf(attributes) }
  }

  return (jd: number, of: Eclipsed): Eclipse | null => (of === 'sun' ? solar(jd) : lunar(jd))
}

/** Null before about 2000 BC, because the library has no numbers of series there. */
const sarosOf = (attributes: Float64Array): Pick<Eclipse, 'saros' | 'sarosMember'> =>
  attributes[SAROS]! > 0
    ? { saros: attributes[SAROS]!, sarosMember: attributes[SAROS_MEMBER]! }
    : { saros: null, sarosMember: null }
