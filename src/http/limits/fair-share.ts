import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/errors.ts'
import { callerIdOf } from './accounting.ts'
import { counterOf } from './counter.ts'
import { LIMITS } from './table.ts'

/**
 * Requests of one caller that begin in one turn of the event loop, about two milliseconds, while others send requests
 * too.
 */
const BEGIN_IN_A_TURN = 4
/** A caller has the event loop alone if no other has asked for this long. */
const ALONE_AFTER_MS = 1_000

/**
 * Lets the requests of each caller begin a few at a time, so that those of others wait for one short turn and not for
 * everything that one caller has sent together. A caller without competition does not wait.
 */
export function sharedTurns(now = () => performance.now()): (callerId: string) => Promise<void> | undefined {
  /** For each caller, the requests that have begun in this turn. */
  const begun = new Map<string, number>()
  /** Waiting requests, oldest first. */
  const waiting = new Map<string, (() => void)[]>()
  let lastCaller = ''
  let sharedUntilMs = -Infinity
  let isTurning = false

  const turn = async () => {
    isTurning = true
    while (begun.size > 0) {
      await nextTurn()
      begun.clear()
      for (const [id, line] of waiting) {
        const next = line.splice(0, BEGIN_IN_A_TURN)
        begun.set(id, next.length)
        for (const begin of next) begin()
        if (line.length === 0) waiting.delete(id)
      }
    }
    isTurning = false
  }

  return (id) => {
    const nowMs = now()
    if (id !== lastCaller) {
      if (lastCaller !== '') sharedUntilMs = nowMs + ALONE_AFTER_MS
      lastCaller = id
    }
    const line = waiting.get(id)
    if (!line && nowMs >= sharedUntilMs) return
    const count = begun.get(id) ?? 0
    begun.set(id, count + 1)
    if (!isTurning) void turn()
    if (count < BEGIN_IN_A_TURN) return
    return new Promise((begin) => {
      if (line) line.push(begin)
      else waiting.set(id, [begin])
    })
  }
}

/** How long a refusal beyond the limit waits: a random time, so that refusals of one moment do not all end together. */
const HELD_MS = { least: 500, most: 1_000 }

/**
 * Delays the refusals of a caller who ignores `Retry-After`. A refusal costs the HTTP thread almost as much as an
 * answer, so a client that repeats its request as soon as it is refused would slow all others.
 */
export function slowRefusals(
  wait: (ms: number) => Promise<unknown> = sleep,
): (failure: Refusal | Error, request: FastifyRequest) => Promise<void> {
  const counter = counterOf(LIMITS.promptRefusals)
  return async (failure, request) => {
    if (!(failure instanceof Refusal && (failure.status === 429 || failure.code === 'compute_busy'))) return
    if (!counter.take(callerIdOf(request)).isAllowed) await wait(heldMs())
  }
}

const heldMs = () => HELD_MS.least + Math.random() * (HELD_MS.most - HELD_MS.least)
