import { EARTH_KM } from './earth.ts'
import type { Syzygy } from './eclipse.ts'
import { MOON_RADIUS } from './horizon.ts'
import { root } from './search.ts'
import { SUN_KM } from './shadow.ts'
import type { Eclipse } from './sky.ts'
import type { SyzygyTrack } from './syzygy-track.ts'
import { angleBetween, length, ORIGIN, plus } from './vector.ts'

/** The radius of the Moon, by the IAU. */
export const MOON_KM = MOON_RADIUS * EARTH_KM
/** The factor by which air enlarges the shadow of the Earth: by a hundredth of the Moon's parallax (A. Danjon, 1951). */
const DANJON = 1.01

/** The Moon and the shadow of the Earth from its centre. Angles are in radians. */
interface MoonInShadow {
  /** The angle between the centre of the shadow and the centre of the Moon. */
  readonly separation: number
  readonly moonRadius: number
  readonly umbra: number
  readonly penumbra: number
}

function shadowAround(at: Syzygy, jd: number): MoonInShadow {
  const [sun, moon] = at(jd)
  const toSun = length(sun)
  const toMoon = length(moon)
  const sunRadius = Math.asin(SUN_KM / toSun)
  const reach = DANJON * Math.asin(EARTH_KM / toMoon) + Math.asin(EARTH_KM / toSun)
  return {
    separation: angleBetween(plus(ORIGIN, sun, -1), moon),
    moonRadius: Math.asin(MOON_KM / toMoon),
    umbra: reach - sunRadius,
    penumbra: reach + sunRadius,
  }
}

/** How deep the Moon is in the umbra and in the penumbra, in diameters of the Moon. Negative outside. */
export function lunarMagnitudes(at: Syzygy, jd: number): { readonly umbral: number; readonly penumbral: number } {
  const { separation, moonRadius, umbra, penumbra } = shadowAround(at, jd)
  const depth = (shadow: number): number => (shadow + moonRadius - separation) / (2 * moonRadius)
  return { umbral: depth(umbra), penumbral: depth(penumbra) }
}

/** The phases of an eclipse of the Moon, which are the same for all places. Null where the eclipse has no such phase. */
export interface LunarPhases {
  readonly maximum: number
  readonly penumbral: readonly [number, number] | null
  readonly partial: readonly [number, number] | null
  readonly total: readonly [number, number] | null
}

/** When the Moon enters and leaves each part of the shadow. */
export function lunarPhases(track: SyzygyTrack, { maximum }: Pick<Eclipse, 'maximum'>): LunarPhases {
  const phase = (depth: (shadow: MoonInShadow) => number): readonly [number, number] | null => {
    const inside = (jd: number): number => depth(shadowAround(track.at, jd))
    return inside(maximum) > 0 ? [root(inside, track.from, maximum), root(inside, maximum, track.to)] : null
  }
  return {
    maximum,
    penumbral: phase(({ penumbra, moonRadius, separation }) => penumbra + moonRadius - separation),
    partial: phase(({ umbra, moonRadius, separation }) => umbra + moonRadius - separation),
    total: phase(({ umbra, moonRadius, separation }) => umbra - moonRadius - separation),
  }
}
