import { type Body, meanMotion } from './body.ts'

export const MOTIONS = ['direct', 'retrograde', 'stationary'] as const
export type Motion = (typeof MOTIONS)[number]

/** A body is stationary below this share of its mean daily motion. */
const STATIONARY_SHARE = 0.1

/** The motion of a body by its speed in longitude, in degrees per day. */
export function motionOf(body: Body, speed: number): Motion {
  if (Math.abs(speed) < STATIONARY_SHARE * meanMotion(body)) return 'stationary'
  return speed < 0 ? 'retrograde' : 'direct'
}
