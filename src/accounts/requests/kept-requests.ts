import {
  findKeptRequest,
  type KeptRow,
  keepRequest,
  listKeptRequests,
  sweepKeptRequests,
} from '../../platform/db/kept-requests.ts'
import type { Database } from '../../platform/db/pool.ts'
import { type RecurringJob, rowSweep } from '../../platform/db/recurring-job.ts'
import { Refusal } from '../../platform/errors.ts'
import { lruCache } from '../../platform/lru-cache.ts'

/** Characters of a body and of an answer that are kept. */
const BODY_MAX = 16_000
const ANSWER_MAX = 8_000
/** Requests of an account: at most 20 MB of text. Without this bound twenty keys could fill 5 GB a day. */
export const KEPT_MAX = 500
/** As in the request log: ten refused requests of a key in a minute. */
const PER_MINUTE = 10
const MINUTE_MS = 60_000
/** About 100 bytes each. */
const KEYS_MAX = 10_000

/** A request that was refused or failed. */
export interface RefusedRequest extends Pick<KeptRow, 'id' | 'operation' | 'method' | 'path' | 'status'> {
  readonly accountId: string
  readonly keyId: string
  readonly query: unknown
  /** Undefined without one. */
  readonly body: unknown
  readonly answer: string | null
}

/**
 * Keeps what refused and failed requests sent, for keys whose owner chose it: ten of a key in a minute, and the newest
 * `KEPT_MAX` of an account. The result rejects when Postgres is unavailable.
 */
export function keptRequests(db: Database, now: () => number = () => performance.now()) {
  const counts = lruCache<{ readonly minute: number; count: number }>(KEYS_MAX)
  const mayKeep = (keyId: string): boolean => {
    const minute = Math.floor(now() / MINUTE_MS)
    const last = counts.get(keyId)
    const count = last?.minute === minute ? last : { minute, count: 0 }
    counts.set(keyId, count)
    count.count += 1
    return count.count <= PER_MINUTE
  }
  return async ({ accountId, keyId, query, body, answer, ...request }: RefusedRequest): Promise<void> => {
    if (!mayKeep(keyId)) return
    const row = {
      ...request,
      query: storable(JSON.stringify(withoutKey(query ?? {})), BODY_MAX),
      body: body === undefined ? null : storable(JSON.stringify(body), BODY_MAX),
      answer: answer === null ? null : storable(answer, ANSWER_MAX),
    }
    await keepRequest(db, accountId, row, KEPT_MAX)
  }
}

/** A calendar program may send its key in the URL. */
const withoutKey = ({ api_key: _, ...query }: { readonly api_key?: unknown }): object => query

/** Postgres has no text with a zero. */
const storable = (text: string, most: number): string => text.slice(0, most).replaceAll('\u0000', '')

/** A request whose key keeps what it sent. Throws `not_found`. */
export async function keptRequest(db: Database, accountId: string, id: string): Promise<KeptRow> {
  const found = await findKeptRequest(db, accountId, id)
  if (!found) throw new Refusal('not_found')
  return found
}

/** The ids of the newest requests that are kept. */
export const keptRequestIds = listKeptRequests

/** All requests that are kept, the newest first, read one by one: each may have some 40 kB. */
export async function* keptRequestsOf(db: Database, accountId: string): AsyncGenerator<KeptRow> {
  for (const id of await listKeptRequests(db, accountId, KEPT_MAX)) {
    const row = await findKeptRequest(db, accountId, id)
    if (row) yield row
  }
}

const EVERY_MS = 3_600_000

/** Deletes what was kept for seven days. */
export const keptRequestSweep = (db: Database): RecurringJob =>
  rowSweep({
    name: 'Deleting old kept requests',
    everyMs: EVERY_MS,
    firstAfterMs: 90_000,
    sweeps: [(rowsMax) => sweepKeptRequests(db, rowsMax)],
  })
