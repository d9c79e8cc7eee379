import { slowness } from '../support/slowness.ts'
import type { Turn, WatchedFront } from './watched-front.ts'

/** A turn of the event loop in which the front does nothing else for its callers, on the reference core. */
export const TURN_MS_MAX = 50
const TRIES = 3

export const longestMs = (turns: readonly Turn[]): number => Math.max(0, ...turns.map(({ cpuMs }) => cpuMs))

/**
 * The longest turn while a request is sent again, in the best of three tries. A collection of garbage, or requests of
 * others, may have had its part in the first one. In milliseconds of the reference core.
 */
export async function aloneMs(front: WatchedFront, send: () => Promise<unknown>): Promise<number> {
  const tries: number[] = []
  for (let times = 0; times < TRIES; times += 1) {
    const before = (await front.turns()).length
    await send()
    tries.push(longestMs((await front.turns()).slice(before)))
  }
  return Math.min(...tries) / slowness()
}
