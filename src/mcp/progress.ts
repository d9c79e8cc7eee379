import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server'
import type { ReportStatusReply } from '../contract/reports.ts'
import { progressText } from '../wire/texts/report.ts'

/** Tells a client that asks for it how far a report is, beside the state itself. */
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
