import type { ReportStatus } from './state.ts'

const FIRST_SECONDS = 2
const LONGEST_SECONDS = 30
/** A report is asked for at most so often in the time that it has taken until now. */
const POLLS = 4

/** When to ask for a report again: soon at first, ever later the longer it takes; null when it has ended. */
export function nextPollSeconds(status: ReportStatus, ageMs: number): number | null {
  if (status === 'completed' || status === 'failed') return null
  return Math.min(LONGEST_SECONDS, Math.max(FIRST_SECONDS, Math.round(ageMs / 1000 / POLLS)))
}

/** Where a report is asked for: an address, or a path where the service does not know its own. */
export const pollUrl = (publicUrl: string | undefined, id: string): string =>
  `${publicUrl ?? ''}/api/v1/natal/report/${id}`
