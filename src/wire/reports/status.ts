import type { ReportStatusReply } from '../../contract/reports.ts'
import type { ReportRow } from '../../platform/db/report-orders.ts'
import { instant, instantOrNull } from '../instant.ts'

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
