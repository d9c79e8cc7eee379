import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Refusal } from '../platform/errors.ts'
import { callerIdOf } from './shared-turns.ts'

/** Refusals of one caller that are sent immediately in each second. */
export const REFUSALS_AT_ONCE = 20
/** How long each further one waits: a random time, so that refusals of one moment do not all end together. */
const HELD_MS = { least: 500, most: 1_000 }

/**
 * Delays the refusals of a caller who ignores `Retry-After`. A refusal costs the HTTP thread almost as much as an
 * answer, so a client that repeats its request as soon as it is refused would slow all others.
 */
export function slowRefusals(
  wait: (ms: number) => Promise<unknown> = sleep,
): (failure: Refusal | Error, request: FastifyRequest) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: REFUSALS_AT_ONCE, duration: 1 })
  return async (failure, request) => {
    if (!(failure instanceof Refusal && (failure.status === 429 || failure.code === 'compute_busy'))) return
    await limiter.consume(callerIdOf(request)).catch(() => wait(heldMs()))
  }
}

const heldMs = () => HELD_MS.least + Math.random() * (HELD_MS.most - HELD_MS.least)
