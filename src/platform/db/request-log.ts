import { z } from 'zod'
import { arrayText, type Database, statement } from './pool.ts'
import { unavailable } from './unavailable.ts'

/** A row of the request log. */
export interface RequestRow {
  /** The X-Request-Id of the answer, a UUID. */
  readonly id: string
  /** Time of the request in Unix milliseconds. */
  readonly atMs: number
  readonly accountId: string
  /** Null for a request with an access token. */
  readonly keyId: string | null
  /** The program of an assistant, by the name that it gives itself. Null for requests that are not tool calls. */
  readonly mcpClient: string | null
  readonly operation: string
  readonly method: string
  /** The path of the operation, without values. */
  readonly path: string
  readonly status: number
  /** Units that the request cost. */
  readonly units: number
  readonly durationMs: number
  /** The requests that the row stands for. */
  readonly requests: number
  /** A request of a sidereal zodiac, or of Ank Jyotish numerology. */
  readonly isVedic: boolean
  /** What the first such request of a person is counted as. Null for requests about the account itself. */
  readonly use: 'chart' | 'other' | null
}

const Logged = z.object({
  id: z.uuid(),
  at: z.string(),
  method: z.string(),
  path: z.string(),
  operation: z.string(),
  status: z.number(),
  units: z.number(),
  duration_ms: z.number(),
  requests: z.number(),
  key_id: z.uuid().nullable(),
  key_prefix: z.string().nullable(),
  key_name: z.string().nullable(),
  mcp_client: z.string().nullable(),
})
export type Logged = z.output<typeof Logged>

const insert = statement('request_log_insert', z.object({ rows: z.number() }))
const list = statement('request_log_list', Logged)
const tend = statement('request_log_tend', z.object({ changed: z.number() }))
const covers = statement('request_log_covers', z.object({ covered: z.boolean() }))
const bytes = z.bigint().transform(Number)
const bound = statement('request_log_bound', z.object({ bytes, kept_bytes: bytes, emptied: z.number() }))
const spans = statement('request_log_spans', z.object({ from_ms: z.number(), to_ms: z.number() }))

const hold = statement('statistics_rebuild_lock', z.object({ held: z.string() }))

/**
 * Writes rows by one statement and returns the number of new ones. With `again`, rows that exist already are left out.
 * The statement of the first attempt may still be running, so it waits for all writers first: a second statement then
 * sees what they wrote.
 */
export async function insertRequests(db: Database, rows: readonly RequestRow[], again: boolean): Promise<number> {
  if (!again) return insertBatch(db, rows, false)
  return db.transaction(async (transaction) => {
    await transaction.one(hold({}))
    return insertBatch(transaction, rows, true)
  })
}

async function insertBatch(db: Database, rows: readonly RequestRow[], again: boolean): Promise<number> {
  const list = (member: (row: RequestRow) => string | number) => arrayText(rows, member)
  const times = rows.map(({ atMs }) => atMs)
  const written = await db.one(
    insert({
      again,
      first_ms: Math.min(...times),
      end_ms: Math.max(...times) + 1,
      at_ms: list(({ atMs }) => atMs),
      id: list(({ id }) => id),
      account_id: list(({ accountId }) => accountId),
      key_id: list(({ keyId }) => keyId ?? 'null'),
      mcp_client: list(({ mcpClient }) => (mcpClient === null ? 'null' : quoted(mcpClient))),
      operation: list(({ operation }) => quoted(operation)),
      method: list(({ method }) => quoted(method)),
      path: list(({ path }) => quoted(path)),
      status: list(({ status }) => status),
      units: list(({ units }) => units),
      duration_ms: list(({ durationMs }) => durationMs),
      requests: list(({ requests }) => requests),
      is_vedic: list(({ isVedic }) => (isVedic ? 't' : 'f')),
      use: list(({ use }) => use ?? 'null'),
    }),
  )
  return written.rows
}

/**
 * A statement locks each partition that it reads, and its index. Postgres has room for 64 locks of each transaction.
 */
const PARTITIONS_AT_ONCE = 31

/** The newest of an account. */
export async function listRequests(db: Database, accountId: string, limit: number): Promise<readonly Logged[]> {
  const found: Logged[] = []
  for (const { from_ms, to_ms } of await db.any(spans({ most: PARTITIONS_AT_ONCE }))) {
    found.push(...(await db.any(list({ account_id: accountId, from_ms, to_ms, limit: limit - found.length }))))
    if (found.length >= limit) break
  }
  return found
}

export interface Tending {
  readonly firstMs: number
  readonly lastMs: number
  readonly keptFromMs: number
  /** What a partition holds. */
  readonly width: 'day' | 'week'
}

/** Whether all these instants, in Unix milliseconds, have a partition. */
export async function coversRequestLog(db: Database, times: readonly number[]): Promise<boolean> {
  return (await db.one(covers({ times: arrayText(times, isoTime) }))).covered
}

/**
 * Makes the partitions from `firstMs` to `lastMs`, and drops the oldest of those that ended before `keptFromMs`, in
 * Unix milliseconds. Returns the number of changes. Throws `database_unavailable` while a reader of the log, such as a
 * backup, keeps the table from changing.
 */
export async function tendRequestLog(db: Database, { firstMs, lastMs, keptFromMs, width }: Tending): Promise<number> {
  const times = { first_at: isoTime(firstMs), last_at: isoTime(lastMs), kept_from: isoTime(keptFromMs) }
  try {
    return (await db.one(tend({ ...times, width }))).changed
  } catch (error) {
    throw isLocked(error) ? unavailable(error) : error
  }
}

const LOCK_NOT_AVAILABLE = '55P03'
const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE

/** The log after its limit was enforced. */
export interface LogSize {
  readonly bytes: number
  /** The bytes of partitions that are never deleted: the newest one with rows, and those that have not ended. */
  readonly keptBytes: number
  /** Partitions that were deleted now. */
  readonly emptied: number
}

/**
 * Deletes the oldest partitions while all together have more bytes, but neither the newest with rows nor the current
 * one.
 */
export async function boundRequestLog(db: Database, bytesMax: number): Promise<LogSize> {
  const { kept_bytes: keptBytes, ...size } = await db.one(bound({ bytes_max: bytesMax }))
  return { ...size, keptBytes }
}

/** As an element of an array in text. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

const isoTime = (ms: number): string => new Date(ms).toISOString()
