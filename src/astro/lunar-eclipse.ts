import { root } from './search.ts'
import type { Syzygy } from './solar-eclipse.ts'
import { nearness } from './solar-shadow.ts'

/** Half of the interval over which the motion of the Moon is measured, in days. */
const HALF_MINUTE = 0.5 / 1440

/**
 * The greatest lunar eclipse between two Julian days, which contain it: the instant at which the angle between the Moon
 * and the axis of the shadow is smallest, as NASA's canon has it. The distance in kilometres is smallest up to eight
 * seconds from it.
 */
export const greatestLunar = (at: Syzygy, from: number, to: number): number =>
  root((jd) => nearness(...at(jd - HALF_MINUTE)) - nearness(...at(jd + HALF_MINUTE)), from, to)
