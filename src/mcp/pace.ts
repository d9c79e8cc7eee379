import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/** The account that makes a tool call, and what its plan allows. */
interface Pace {
  readonly accountId: string
  readonly requestsPerSecond: number
}

interface Answer {
  readonly status: number
  readonly retryAfter: string | undefined
}

/** Sends a request when the plan of its account has room, if that is soon. */
export type InPace = <Sent extends Answer>(pace: Pace, send: () => Promise<Sent>) => Promise<Sent>

/** A request is counted slightly after it is sent, so a second of the plan is assumed to be longer. */
const SECOND_MS = 1_100
/** Two seconds of the plan. So as many parallel calls are answered as a plan allows in three seconds. */
const WAIT_MS_MAX = 2 * SECOND_MS
/** About 100 bytes each. The least recently seen are forgotten, and may be refused once. */
const ACCOUNTS_MAX = 50_000

/**
 * Models make several calls at a time, and a plan may allow only one request per second. So a request waits here for
 * its turn, as the bucket of the plan will count it, instead of being refused. A request that would wait too long is
 * sent immediately: its refusal says when to call again. Other requests of the account are unknown here: if they took
 * the turn, the request waits once more, as its refusal says. Each front paces on its own.
 */
export function openPace(): InPace {
  const fullAtMs = new LRUCache<string, number>({ max: ACCOUNTS_MAX })
  return async ({ accountId, requestsPerSecond }, send) => {
    const nowMs = performance.now()
    const nextMs = Math.max(fullAtMs.get(accountId) ?? 0, nowMs) + SECOND_MS / requestsPerSecond
    const waitMs = Math.max(0, nextMs - nowMs - SECOND_MS)
    if (waitMs > WAIT_MS_MAX) return send()
    fullAtMs.set(accountId, nextMs)
    if (waitMs > 0) await sleep(waitMs)
    const answer = await send()
    const retryAfterMs = Number(answer.retryAfter) * 1_000
    if (answer.status !== 429 || !(retryAfterMs <= WAIT_MS_MAX)) return answer
    await sleep(retryAfterMs)
    return send()
  }
}
