import type { Credits } from '../accounts/billing/credits.ts'
import type { ReportCreditsReply, ReportStatusReply } from '../contract/reports/reports.ts'
import type { ExportReply } from '../contract/sky/exports.ts'
import type { ExportRow } from '../platform/db/export-orders.ts'
import type { ReportRow } from '../platform/db/report-orders.ts'
import { REFUSALS, type RefusalCode } from '../platform/errors.ts'
import { instant, instantOrNull } from '../platform/instant.ts'

export interface ReportAddress {
  readonly pollUrl: string
  readonly nextPollSeconds: number | null
  readonly days: number
}

const DAY_MS = 86_400_000

/** The reason for a failure as text, by its code in src/platform/errors.ts. */
const REASONS: Readonly<Record<string, string>> = {
  report_timeout: 'No renderer started the report in time',
  render_timeout: 'Typesetting the report took too long',
  png_unavailable: 'Reports need a browser, and none is installed here',
}
export const reasonOf = (code: string): string => REASONS[code] ?? 'The report could not be rendered'

/** The state of a report, without its contents. */
export function reportStatus(row: ReportRow, { pollUrl, nextPollSeconds, days }: ReportAddress): ReportStatusReply {
  const { id, status, chapter, chapters, error } = row
  return {
    job_id: id,
    status,
    progress: { chapter, chapters },
    next_poll_after_seconds: nextPollSeconds,
    poll_url: pollUrl,
    pdf_url: status === 'completed' ? `${pollUrl}?format=pdf` : null,
    created_at: instant(row.created_at),
    started_at: instantOrNull(row.started_at),
    completed_at: status === 'completed' ? instantOrNull(row.ended_at) : null,
    failed_at: status === 'failed' ? instantOrNull(row.ended_at) : null,
    expires_at: instant(row.created_at + days * DAY_MS),
    error: error === null ? null : { code: error, message: reasonOf(error) },
    callback: callbackOf(row),
  }
}

function callbackOf(row: ReportRow): ReportStatusReply['callback'] {
  const { callback_url: url, callback_state: state, callback_attempts: attempts } = row
  if (url === null || state === null || attempts === null) return null
  const { last_status, last_error } = row
  return { url, state, attempts, last_status, last_error, next_try_at: instantOrNull(row.next_try_at) }
}

/** The report credits of an account, with the latest entries of their ledger. */
export const creditsReply = ({
  available,
  plan,
  grantedPerMonth,
  nextGrantAtMs,
  entries,
}: Credits): ReportCreditsReply => ({
  available,
  plan,
  granted_per_month: grantedPerMonth,
  next_grant_at: instantOrNull(nextGrantAtMs),
  recent: entries.map(({ at, ...entry }) => ({ at: instant(at), ...entry })),
})

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
