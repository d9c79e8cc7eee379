/**
 * Each status of a report with those that may follow it. The trigger `report_move` of migration 0031 has the same
 * table.
 */
export const REPORT_MOVES = {
  queued: ['processing', 'failed'],
  /** A report returns to the queue when its renderer crashes. */
  processing: ['queued', 'completed', 'failed'],
  completed: [],
  /** An operator can retry a failed report. */
  failed: ['queued'],
} as const satisfies Record<string, readonly string[]>

export type ReportStatus = keyof typeof REPORT_MOVES

export const REPORT_STATUSES = Object.keys(REPORT_MOVES) as [ReportStatus, ...ReportStatus[]]

/** The statuses at which a client stops polling. */
export const FINAL_REPORT_STATUSES = ['completed', 'failed'] as const satisfies readonly ReportStatus[]
export type FinalReportStatus = (typeof FINAL_REPORT_STATUSES)[number]

export const isFinal = (status: ReportStatus): status is FinalReportStatus =>
  (FINAL_REPORT_STATUSES as readonly ReportStatus[]).includes(status)
