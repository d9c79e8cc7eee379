import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, randomOf } from '../generated/random.ts'
import type { Holder, Installation } from './installation.ts'
import type { Asked } from './ledger.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

interface Wish {
  readonly holder: Holder
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  readonly units: number
  readonly key?: string | null
  /** Whether the answer is whole. */
  readonly isWhole?: (answer: Answer) => boolean
}

/** A caller who keeps account of each try, and repeats what is safe to repeat. */
export interface Client {
  readonly asked: readonly Asked[]
  /** What no document allows. */
  readonly faults: readonly string[]
  /** How often each status was answered, with its code. */
  readonly statuses: ReadonlyMap<string, number>
  readonly random: Random
  /** Tries once, at some front. Null when no whole answer came. */
  once(wish: Wish): Promise<Answer | null>
  /** Repeats until there is an answer that is no refusal for a while. */
  until(wish: Wish): Promise<Answer>
  fault(text: string): void
}

/** Refusals for a while, which the guide names: each has `Retry-After`. */
const FOR_A_WHILE = new Set([
  ...['database_unavailable', 'limits_busy', 'compute_busy', 'compute_stopping', 'reports_busy'],
  ...['export_store_unavailable', 'request_in_progress', 'rps_limit_exceeded', 'rate_limit_exceeded'],
  ...['report_backlog_full', 'export_backlog_full', 'export_limit_exceeded'],
])
const PAUSE_MS_MAX = 1_000
const ANSWERED_WITHIN_MS = 120_000
const GIVEN_UP_AFTER_MS = 300_000

export function openClient({ urls }: Installation, seed: number): Client {
  const random = randomOf(seed)
  const asked: Asked[] = []
  const faults: string[] = []
  const statuses = new Map<string, number>()

  async function attempt({ holder, method = 'POST', path, body, key, isWhole }: Wish, of: Asked) {
    const fromMs = performance.now()
    const headers = {
      'x-api-key': holder.key,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    }
    let isSent = true
    const answer = await fetch(`${random.pick(urls)}/api/v1${path}`, {
      ...{ method, headers, ...(body && { body: JSON.stringify(body) }) },
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    })
      .then(async (got): Promise<Answer> => {
        return { status: got.status, headers: got.headers, body: Buffer.from(await got.arrayBuffer()) }
      })
      .catch((error: Error) => {
        isSent = (error.cause as { code?: string } | undefined)?.code !== 'ECONNREFUSED'
        return null
      })
    const whole = answer && (answer.status >= 300 || (isWhole?.(answer) ?? true)) ? answer : null
    const status = whole?.status ?? 0
    const isReplay = whole?.headers.get('idempotency-replayed') === 'true'
    // A front that is down has taken nothing.
    if (isSent) of.attempts.push({ fromMs, toMs: performance.now(), status, isReplay })
    const code = whole && whole.status >= 300 ? codeOf(whole) : ''
    const name = isSent ? `${status} ${code}`.trim() : 'no connection'
    statuses.set(name, (statuses.get(name) ?? 0) + 1)
    if (whole && whole.status >= 300 && !(FOR_A_WHILE.has(code) && whole.headers.has('retry-after')))
      faults.push(`${method} ${path}: ${status} ${whole.body.toString().slice(0, 300)}`)
    return whole
  }

  function begin({ holder, units, key = null }: Wish): Asked {
    const of = { holder, units, key, attempts: [] }
    asked.push(of)
    return of
  }

  return {
    ...{ asked, faults, statuses, random, fault: (text) => faults.push(text) },
    once: (wish) => attempt(wish, begin(wish)),
    async until(wish) {
      const of = begin(wish)
      const deadline = performance.now() + GIVEN_UP_AFTER_MS
      for (;;) {
        const answer = await attempt(wish, of)
        const isForAWhile = !answer || FOR_A_WHILE.has(codeOf(answer))
        if (!isForAWhile) return answer
        if (performance.now() > deadline)
          throw new Error(`${wish.path} got no answer: ${JSON.stringify(of.attempts.at(-1))}`)
        await sleep(random.below(PAUSE_MS_MAX))
      }
    },
  }
}

function codeOf({ status, body }: Answer): string {
  if (status < 300) return ''
  try {
    return String((JSON.parse(body.toString()) as { error?: unknown }).error ?? '')
  } catch {
    return ''
  }
}

export const jsonOf = ({ body }: Answer): Record<string, never> => JSON.parse(body.toString()) as Record<string, never>
