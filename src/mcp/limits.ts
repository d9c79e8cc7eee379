import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../platform/errors.ts'
import { lruCache } from '../platform/lru-cache.ts'

/** Revision 2025-03-26 has batches. Each message of one is counted. */
const BATCH_MAX = 5

/**
 * The messages of a body. Throws `invalid_input` for a batch that is empty or too long. A message that cancels another
 * of its batch is left out: the library would never answer the batch.
 */
export function messagesOf(body: unknown): readonly unknown[] {
  if (!Array.isArray(body)) return [body]
  const messages = body.filter((message) => methodOf(message) !== CANCELLED)
  if (messages.length > 0 && body.length <= BATCH_MAX) return messages
  const msg = `A batch may have 1 to ${BATCH_MAX} requests`
  throw new Refusal('invalid_input', { issues: [{ loc: ['body'], msg, type: 'value_error' }] })
}

const CANCELLED = 'notifications/cancelled'
const methodOf = (message: unknown): unknown => (message as { method?: unknown } | null)?.method
const OWN_REQUESTS: ReadonlySet<unknown> = new Set(['tools/call', 'tasks/get', 'tasks/update', 'tasks/cancel'])
/** A message that makes a request to an operation, which is counted instead of it. */
export const makesRequest = (message: unknown): boolean => OWN_REQUESTS.has(methodOf(message))

/** Long answers count as several. The page of an app has half a megabyte. */
export function weightOf(message: unknown): number {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { uri?: unknown } }
  if (method === 'resources/read' && String(params?.uri).startsWith('ui:')) return 10
  return method === 'tools/list' ? 4 : 1
}

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
  const fullAtMs = lruCache<number>(ACCOUNTS_MAX)
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
