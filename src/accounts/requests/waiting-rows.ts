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
