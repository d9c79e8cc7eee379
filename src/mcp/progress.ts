import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server'
import type { ReportStatusReply } from '../contract/reports.ts'
import { progressText } from '../wire/texts/report.ts'

/** Sends the progress of a report to a client that asks for it, in addition to the status. */
export async function reportProgress({ structuredContent }: CallToolResult, { mcpReq }: ServerContext): Promise<void> {
  const progressToken = mcpReq._meta?.progressToken
  const { progress, status } = (structuredContent ?? {}) as Partial<ReportStatusReply>
  if (progressToken === undefined || !progress || !status || progress.chapters === 0) return
  const { chapter, chapters: total } = progress
  await mcpReq.notify({
    method: 'notifications/progress',
    params: { progressToken, progress: chapter, total, message: progressText({ status, progress }) },
  })
}
