import type { RequestRow } from '../../platform/db/request-log.ts'

/** Rows that are not written yet, oldest first. At most `max` wait; then the oldest is dropped. */
export interface WaitingRows {
  add(row: RequestRow): void
  /** Takes the oldest rows. They may have been written already if `doubtful`: an earlier attempt got no answer. */
  take(count: number): { readonly batch: readonly RequestRow[]; readonly doubtful: boolean }
  written(batch: readonly RequestRow[]): void
  refused(batch: readonly RequestRow[]): void
  /** Returns a batch that was sent without an answer. */
  unanswered(batch: readonly RequestRow[]): void
  /** Rows added so far. */
  added(): number
  /** Number of added rows that are written or dropped. */
  settled(): number
  /** Number of rows that are waiting, without a batch in progress. */
  count(): number
}

export function waitingRows(max: number, onDrop: (count: number) => void): WaitingRows {
  let rows: RequestRow[] = []
  let added = 0
  let settled = 0
  /** Number of rows at the start that were sent without an answer and may be written already. */
  let doubtful = 0

  const drop = (count: number) => {
    settled += count
    onDrop(count)
  }
  const bound = () => {
    if (rows.length > max) drop(rows.splice(0, rows.length - max).length)
  }
  return {
    add(row) {
      rows.push(row)
      added += 1
      bound()
    },
    take(count) {
      return { batch: rows.splice(0, count), doubtful: doubtful > 0 }
    },
    written({ length }) {
      settled += length
      doubtful = Math.max(0, doubtful - length)
    },
    refused: ({ length }) => drop(length),
    unanswered(batch) {
      rows = [...batch, ...rows]
      doubtful = Math.max(doubtful, batch.length)
      bound()
    },
    added: () => added,
    settled: () => settled,
    count: () => rows.length,
  }
}

/**
 * Refused and failed requests of keys. A refusal costs nothing, so a caller may cause thousands in a second. After the
 * first ten per minute, the others of a key become one row per operation and status, which shows the last one.
 */
export interface Refusals {
  /** The row itself, or null if it is only counted. */
  take(row: RequestRow): RequestRow | null
  /** The rows of counts: those of minutes that are over, or all of an account so far. */
  end(over: { readonly nowMs: number } | { readonly accountId: string }): RequestRow[]
}

const ROWS_PER_MINUTE = 10
const MINUTE_MS = 60_000
/** Keys that are counted in this minute, about 400 bytes each. If there are more, counting the first one ends. */
const KEYS_MAX = 50_000

interface Minute {
  readonly endsMs: number
  readonly accountId: string
  rows: number
  /** The last of the requests that are only counted, with their number, by operation and status. */
  readonly counted: Map<string, RequestRow>
}

/**
 * Operations and statuses of a key that are counted separately. Further ones are counted as the first of their status.
 */
const KINDS_MAX = 100

function kindOf({ operation, status, mcpClient, isVedic }: RequestRow, counted: Minute['counted']): string {
  const kind = `${operation} ${status} ${mcpClient !== null} ${isVedic}`
  if (counted.has(kind) || counted.size < KINDS_MAX) return kind
  return [...counted].find(([, row]) => row.status === status)?.[0] ?? counted.keys().next().value!
}

export function refusals(): Refusals {
  const minutes = new Map<string, Minute>()
  let ended: RequestRow[] = []

  const endCount = (minute: Minute) => {
    ended.push(...minute.counted.values())
    minute.counted.clear()
  }
  const end = (id: string, minute: Minute) => {
    endCount(minute)
    minutes.delete(id)
  }
  return {
    take(row) {
      const id = row.keyId ?? row.accountId
      let minute = minutes.get(id)
      if (minute && row.atMs >= minute.endsMs) {
        end(id, minute)
        minute = undefined
      }
      if (!minute) {
        if (minutes.size >= KEYS_MAX) end(...minutes.entries().next().value!)
        const endsMs = (Math.floor(row.atMs / MINUTE_MS) + 1) * MINUTE_MS
        minute = { endsMs, accountId: row.accountId, rows: 0, counted: new Map() }
        minutes.set(id, minute)
      }
      minute.rows += 1
      if (minute.rows <= ROWS_PER_MINUTE) return row
      const kind = kindOf(row, minute.counted)
      const known = minute.counted.get(kind)
      const { operation, path, status } = known ?? row
      minute.counted.set(kind, { ...row, operation, path, status, requests: (known?.requests ?? 0) + 1 })
      return null
    },
    end(over) {
      for (const [id, minute] of minutes) {
        if ('accountId' in over) {
          // The minute goes on, so that reading the log does not make room for ten more rows.
          if (minute.accountId === over.accountId) endCount(minute)
        } else if (minute.endsMs <= over.nowMs) end(id, minute)
      }
      const rows = ended
      ended = []
      return rows
    },
  }
}
