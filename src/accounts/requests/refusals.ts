import type { RequestRow } from '../../platform/db/request-log.ts'

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
