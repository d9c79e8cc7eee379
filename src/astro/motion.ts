import { type Body, meanMotion } from './body.ts'

export const MOTIONS = ['direct', 'retrograde', 'stationary'] as const
export type Motion = (typeof MOTIONS)[number]

/** A body that moves at less than this share of its mean daily motion stands still to the eye of an astrologer. */
const STATIONARY_SHARE = 0.1

/** Whether a body runs, turns or goes back, from its daily motion in longitude. */
export function motionOf(body: Body, speed: number): Motion {
  if (Math.abs(speed) < STATIONARY_SHARE * meanMotion(body)) return 'stationary'
  return speed < 0 ? 'retrograde' : 'direct'
}
