import { z } from 'zod'
import type { Database } from './pool.ts'
import { arrayText, statement } from './statement.ts'

/** A row of the request log. */
export interface RequestRow {
  /** The X-Request-Id of the answer, a UUID. */
  readonly id: string
  /** Time of the request in Unix milliseconds. */
  readonly atMs: number
  readonly accountId: string
  /** Null for a request with an access token. */
  readonly keyId: string | null
  /** The program of an assistant, by the name that it gives itself. Null for requests that are no tool calls. */
  readonly mcpClient: string | null
  readonly operation: string
  readonly method: string
  /** The address of the operation, without values. */
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
const bound = statement('request_log_bound', z.object({ bytes: z.bigint().transform(Number), emptied: z.number() }))

const hold = statement('statistics_rebuild_lock', z.object({ held: z.string() }))

/**
 * Writes rows by one statement and returns the number of new ones. With `again`, rows that exist already are left out. The
 * statement of the first try may still run, so all writers are waited for before: a second statement sees what they wrote.
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
  const written = await db.one(
    insert({
      again,
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

/** The newest of an account. */
export const listRequests = (db: Database, accountId: string, limit: number): Promise<readonly Logged[]> =>
  db.any(list({ account_id: accountId, limit }))

/**
 * Makes the partitions of the months from `firstMs` to `lastMs`, and drops those that ended before `keptFromMs`, in Unix
 * milliseconds. Returns the number of changes.
 */
export const tendRequestLog = async (
  db: Database,
  { firstMs, lastMs, keptFromMs }: { firstMs: number; lastMs: number; keptFromMs: number },
): Promise<number> =>
  (await db.one(tend({ first_at: isoTime(firstMs), last_at: isoTime(lastMs), kept_from: isoTime(keptFromMs) }))).changed

/** Empties the oldest partitions while all together have more bytes. Returns the bytes that remain. */
export const boundRequestLog = (db: Database, bytesMax: number): Promise<{ bytes: number; emptied: number }> =>
  db.one(bound({ bytes_max: bytesMax }))

/** As an element of an array in text. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

const isoTime = (ms: number): string => new Date(ms).toISOString()
