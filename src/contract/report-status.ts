/** Each status of a report with those that may follow it. The trigger `report_move` of migration 0013 has the same table. */
export const REPORT_MOVES = {
  queued: ['processing', 'failed'],
  /** A report returns to the queue when its renderer has died. */
  processing: ['queued', 'completed', 'failed'],
  completed: [],
  failed: [],
} as const satisfies Record<string, readonly string[]>

export type ReportStatus = keyof typeof REPORT_MOVES

export const REPORT_STATUSES = Object.keys(REPORT_MOVES) as [ReportStatus, ...ReportStatus[]]

/** A status that no other follows. */
export type FinalReportStatus = {
  [Status in ReportStatus]: (typeof REPORT_MOVES)[Status] extends readonly [] ? Status : never
}[ReportStatus]

export const isFinal = (status: ReportStatus): status is FinalReportStatus => REPORT_MOVES[status].length === 0

export const FINAL_REPORT_STATUSES = REPORT_STATUSES.filter(isFinal)
