import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server'
import type { ReportStatusReply } from '../contract/reports.ts'

/** Tells a client that asks for it how far a report is, beside the state itself. */
export async function reportProgress({ structuredContent }: CallToolResult, { mcpReq }: ServerContext): Promise<void> {
  const progressToken = mcpReq._meta?.progressToken
  const { progress, status } = (structuredContent ?? {}) as Partial<ReportStatusReply>
  if (progressToken === undefined || !progress || progress.chapters === 0) return
  const { chapter, chapters: total } = progress
  const message = `The report is ${status}: chapter ${chapter} of ${total}`
  await mcpReq.notify({
    method: 'notifications/progress',
    params: { progressToken, progress: chapter, total, message },
  })
}
