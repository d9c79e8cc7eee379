import type { ExportReply } from '../../contract/exports.ts'
import type { ExportRow } from '../../platform/db/export-orders.ts'
import { REFUSALS, type RefusalCode } from '../../platform/errors.ts'
import { instant, instantOrNull } from '../instant.ts'

const DAY_MS = 86_400_000
const SECOND_MS = 1_000
/** Twice in the time of a part, and often at the beginning. */
const POLL_SECONDS = { first: 2, later: 5 } as const
const FIRST_MS = 20_000

const WAITS_FOR: Readonly<Record<NonNullable<ExportRow['waits_for']>, string>> = {
  no_worker: 'No export worker is running: the operator has to start one',
  other_data:
    'The running export workers have another release or other ephemeris files than when this was ordered. It starts over with theirs within a minute, at no cost',
}

/** The state of an export. `url` is its address. */
export function exportReply(row: ExportRow, url: string, days: number, nowMs: number): ExportReply {
  const { outline, status, started_at: startedAtMs, ended_at: endedAtMs, created_at: createdAtMs, error } = row
  const seconds = startedAtMs === null ? 0 : ((endedAtMs ?? nowMs) - startedAtMs) / SECOND_MS
  const isYoung = nowMs - createdAtMs < FIRST_MS
  return {
    export_id: row.id,
    status,
    format: row.format,
    ...outline.written,
    precision: outline.notes.precision,
    rows: row.row_count,
    rows_made: row.rows_made,
    rows_per_second: seconds > 0 ? Math.round(row.rows_made / seconds) : null,
    parts: row.part_count,
    parts_made: row.parts_made,
    bytes: row.bytes,
    units: row.units,
    units_returned: row.units_returned,
    restarts: row.restarts,
    created_at: instant(createdAtMs),
    started_at: instantOrNull(startedAtMs),
    ended_at: instantOrNull(endedAtMs),
    expires_at: instantOrNull(endedAtMs === null ? null : endedAtMs + days * DAY_MS),
    next_poll_after_seconds: endedAtMs === null ? (isYoung ? POLL_SECONDS.first : POLL_SECONDS.later) : null,
    waits_for: row.waits_for === null ? null : { code: row.waits_for, message: WAITS_FOR[row.waits_for] },
    poll_url: url,
    manifest_url: `${url}/manifest`,
    error: error === null ? null : { code: error, message: REFUSALS[error as RefusalCode][1] },
    warnings: [...outline.notes.warnings],
  }
}
