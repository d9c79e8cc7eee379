/** States of a report, and where each may move to. The trigger `report_move` of migration 0013 enforces the same table. */
export const MOVES = {
  queued: ['processing', 'failed'],
  /** Back to the queue when its renderer has died. */
  processing: ['queued', 'completed', 'failed'],
  completed: [],
  failed: [],
} as const satisfies Record<string, readonly string[]>

export type ReportStatus = keyof typeof MOVES

export const REPORT_STATUSES = Object.keys(MOVES) as [ReportStatus, ...ReportStatus[]]
