import { isFinal, type ReportStatus } from '../../contract/report-status.ts'

const FIRST_SECONDS = 2
const LONGEST_SECONDS = 30
/** Maximum number of polls of a report since its order. */
const POLLS = 4

/** Seconds until the next poll. They grow with the age of the report. Null when it has ended. */
export function nextPollSeconds(status: ReportStatus, ageMs: number): number | null {
  if (isFinal(status)) return null
  return Math.min(LONGEST_SECONDS, Math.max(FIRST_SECONDS, Math.round(ageMs / 1000 / POLLS)))
}

/** The URL that a report is polled at. A path when the service does not know its own address. */
export const pollUrl = (publicUrl: string | undefined, id: string): string =>
  `${publicUrl ?? ''}/api/v1/natal/report/${id}`
