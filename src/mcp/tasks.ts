import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { type OrderedReport, ReportStatusReply } from '../contract/reports/reports.ts'
import { Refusal } from '../platform/errors.ts'
import { progressText, reportText } from '../wire/texts/report.ts'
import { bounded } from '../wire/texts/words.ts'
import { followsTasks, requireTasks } from './client.ts'
import { faultOf, innerRequest } from './inner-request.ts'
import type { Send } from './message.ts'
import type { Tool } from './tools.ts'

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
const taskOf = (state: ReportStatusReply): Task => ({
  taskId: state.job_id,
  status: hasEnded(state) ? 'completed' : 'working',
  statusMessage: progressText(state),
  createdAt: state.created_at,
  lastUpdatedAt: state.completed_at ?? state.failed_at ?? state.started_at ?? state.created_at,
  ttlMs: Date.parse(state.expires_at) - Date.parse(state.created_at),
  ...(state.next_poll_after_seconds !== null && { pollIntervalMs: state.next_poll_after_seconds * 1_000 }),
})

/** The task, and the result of the ordering call once the report has ended. */
const taskWithResult = (state: ReportStatusReply): Task & { readonly result?: CallToolResult } => ({
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

const Params = z.looseObject({ taskId: z.string() })
/** Characters of a wrong id in its refusal. */
const ID_MAX = 100

/**
 * Answers the methods of the extension. A task is a report of the caller, and its status is read with the caller's own
 * credentials. `stateTool` is the tool that returns it.
 */
export function answerTasks(
  server: Server,
  stateTool: Tool,
  sendFor: (context: ServerContext) => Send,
  safely: <Result>(run: () => Promise<Result>) => Promise<Result>,
): void {
  const stateOf = ({ taskId }: z.output<typeof Params>, context: ServerContext): Promise<ReportStatusReply> =>
    safely(async () => {
      requireTasks(context)
      return readState(stateTool, taskId, sendFor(context), 0)
    })
  server.setRequestHandler('tasks/get', { params: Params }, async (params, context) => ({
    ...taskWithResult(await stateOf(params, context)),
  }))
  // A report needs no input and cannot be stopped. The extension requires both to be acknowledged.
  for (const method of ['tasks/update', 'tasks/cancel'])
    server.setRequestHandler(method, { params: Params }, async (params, context) => {
      await stateOf(params, context)
      return {}
    })
}

/** The result of an order: a task for a client that supports tasks, if its status can be read now. */
export async function asTask(
  ordered: CallToolResult,
  { stateTool, send, context }: { readonly stateTool: Tool; readonly send: Send; readonly context: ServerContext },
): Promise<CallToolResult> {
  const { job_id: id } = (ordered.structuredContent ?? {}) as { job_id?: unknown }
  if (typeof id !== 'string' || !followsTasks(context)) return ordered
  try {
    // The library requires content in every result of a call.
    return { resultType: 'task', content: [], ...taskOf(await readState(stateTool, id, send, 1)) }
  } catch {
    // The order is placed and paid, whatever prevented reading its status.
    return ordered
  }
}

/** The state of a report. Throws an error of the protocol, which says why there is none. */
async function readState(stateTool: Tool, id: string, send: Send, part: number): Promise<ReportStatusReply> {
  const answer = await send(requestOf(stateTool, id), part)
  if (answer.status === 404) throw unknownTask(id)
  if (answer.status >= 400)
    throw new ProtocolError(
      answer.status < 500 && answer.status !== 429 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError,
      faultOf(answer),
    )
  return ReportStatusReply.parse(JSON.parse(answer.body.toString()))
}

function requestOf(stateTool: Tool, id: string) {
  try {
    return innerRequest(stateTool, { job_id: id })
  } catch (error) {
    throw error instanceof Refusal ? unknownTask(id) : error
  }
}

const unknownTask = (id: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no task ${id.slice(0, ID_MAX)} of this account`)
