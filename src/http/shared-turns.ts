import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { network } from '../platform/network.ts'

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
  let [lastCaller, sharedUntilMs, isTurning] = ['', -Infinity, false]

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

/** Who sends a request: the account of its key or token, otherwise the network of its address. */
export const callerIdOf = ({ caller, account, bystander, ip }: FastifyRequest): string =>
  caller?.accountId ?? account?.id ?? bystander?.accountId ?? network(ip)
