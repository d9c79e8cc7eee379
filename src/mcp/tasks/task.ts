import type { CallToolResult } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { OrderedReport, ReportStatusReply } from '../../contract/reports.ts'
import { bounded } from '../../wire/texts/bounded.ts'
import { progressText, reportText } from '../../wire/texts/report.ts'

/** A report as a task. */
interface Task {
  readonly taskId: string
  readonly status: 'working' | 'completed'
  readonly statusMessage: string
  readonly createdAt: string
  readonly lastUpdatedAt: string
  readonly ttlMs: number
  readonly pollIntervalMs?: number
}

/** The task of a report. A failed report is a completed task: only protocol errors are failed tasks. */
export const taskOf = (state: ReportStatusReply): Task => ({
  taskId: state.job_id,
  status: hasEnded(state) ? 'completed' : 'working',
  statusMessage: progressText(state),
  createdAt: state.created_at,
  lastUpdatedAt: state.completed_at ?? state.failed_at ?? state.started_at ?? state.created_at,
  ttlMs: Date.parse(state.expires_at) - Date.parse(state.created_at),
  ...(state.next_poll_after_seconds !== null && { pollIntervalMs: state.next_poll_after_seconds * 1_000 }),
})

/** The task, and the result of the ordering call once the report has ended. */
export const taskWithResult = (state: ReportStatusReply): Task & { readonly result?: CallToolResult } => ({
  ...taskOf(state),
  ...(hasEnded(state) && { result: resultOf(state) }),
})

function resultOf(state: ReportStatusReply): CallToolResult {
  const { job_id, status, next_poll_after_seconds, poll_url } = state
  return {
    // The library adds this to results of calls, and clients expect it here too.
    resultType: 'complete',
    content: [{ type: 'text', text: bounded(reportText(state)) }],
    ...(state.error
      ? { isError: true }
      : {
          structuredContent: { job_id, status, next_poll_after_seconds, poll_url } satisfies z.output<
            typeof OrderedReport
          >,
        }),
  }
}

const hasEnded = ({ next_poll_after_seconds: seconds }: ReportStatusReply): boolean => seconds === null
