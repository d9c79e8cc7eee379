import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import type { ReportStatusReply } from '../contract/reports/reports.ts'
import { progressText } from '../wire/texts/report.ts'
import type { Fields } from '../wire/texts/words.ts'
import { INPUT_META_KEY } from './app/wheel.ts'
import { ask, rivalsOf } from './asking.ts'
import { callTool, failed } from './call.ts'
import { asksPeople, clientOf, TASKS_CAPABILITY } from './client.ts'
import { called, description, listings } from './families.ts'
import type { Message, Send } from './message.ts'
import { answerPrompts } from './prompts.ts'
import type { ChoicesOf } from './question.ts'
import { answerResources, type Resources } from './resources.ts'
import { answerTasks, asTask } from './tasks.ts'
import { isIn, type Tool, toolsFor } from './tools.ts'

/** What every message may use. */
interface Offer {
  readonly tools: readonly Tool[]
  readonly resources: Resources
  readonly release: string
  /** PUBLIC_URL. */
  readonly publicUrl: string | undefined
}

/** What decides how a client is answered. */
interface Client {
  readonly hasApps: boolean
  /**
   * It uses a revision with a handshake, in which a server without sessions can neither ask questions nor have tasks.
   */
  readonly isOld: boolean
}

/** Characters of an unknown name in its refusal. */
const NAME_MAX = 100
/** The tools change only with the release. */
const LIST_TTL_MS = 3_600_000

const PUBLIC = { ttlMs: LIST_TTL_MS, cacheScope: 'public' } as const
/** The list of tools depends on the areas of the caller. */
const CACHE = {
  'tools/list': { ttlMs: LIST_TTL_MS, cacheScope: 'private' },
  'resources/list': PUBLIC,
  'resources/templates/list': PUBLIC,
  'resources/read': PUBLIC,
  'prompts/list': PUBLIC,
  'server/discover': PUBLIC,
} as const

const INSTRUCTIONS = `Astrology calculated with the Swiss Ephemeris. Calculate with the tools: never guess positions.
Before a tool that takes a birth ask the person for date, time and place: never invent them. If the time is unknown,
send time_known false and no hour. "About noon" is hour 12, minute 0: say that the houses are then uncertain. If
several places share the name, send the full name, such as "Springfield, Illinois", or lat and lng of v1_geo_search. A
client with forms automatically asks for a missing time or an ambiguous place. Every answer lists its differences from
the request as notes: tell the person about them. v1_sky_events and v1_ephemeris need no birth.`

/** A server for one message. */
export function serverFor({ tools, resources, release, publicUrl }: Offer, message: Message, client: Client): Server {
  const { caller, scope, choicesOf } = message
  const offered = toolsFor(tools, scope, caller, client.hasApps)
  const stateTool = client.isOld ? undefined : tools.find((tool) => tool.view.isState && isIn(tool, scope))
  const server = new Server(
    { name: 'orrery', title: 'Orrery', version: release },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, ...(stateTool && TASKS_CAPABILITY) },
      instructions: INSTRUCTIONS,
      cacheHints: CACHE,
    },
  )
  const sendFor = (context: ServerContext): Send => message.sendAs(clientOf(context, message.request.headers))
  server.setRequestHandler('tools/list', async () => ({ tools: listings(offered) as never }))
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const call = called(tools, params.name, (params.arguments ?? {}) as Fields)
    if (typeof call === 'string') return failed(call)
    const asked = call && ('described' in call ? call.described : call.tool)
    if (!call || !asked || !isIn(asked, scope)) throw unknownTool(params.name, offered)
    if ('described' in call) return description(call.described)
    const { tool, input } = call
    const mayAsk = !client.isOld && offered.includes(tool)
    return safely(message, () =>
      answerCall({
        tool,
        input,
        context,
        choicesOf,
        stateTool,
        mayAsk,
        publicUrl,
        hasApps: client.hasApps,
        send: sendFor(context),
      }),
    )
  })
  if (stateTool) answerTasks(server, stateTool, sendFor, (run) => safely(message, run))
  answerResources(server, resources)
  answerPrompts(server)
  return server
}

/** Logs a bug, which no client sees. */
async function safely<Result>({ report }: Message, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    report(error)
    throw new ProtocolError(ProtocolErrorCode.InternalError, 'Internal error')
  }
}

const unknownTool = (name: string, offered: readonly Tool[]): ProtocolError =>
  new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no tool ${name.slice(0, NAME_MAX)} at this URL. Tools: ${listings(offered)
      .map((tool) => tool.name)
      .join(', ')}`,
  )

/** A tool call, and what its client can do. */
interface Call {
  readonly tool: Tool
  readonly input: Fields
  readonly context: ServerContext
  readonly send: Send
  readonly choicesOf: ChoicesOf
  /** The tool that returns the status of an order. Undefined where no task can follow it. */
  readonly stateTool: Tool | undefined
  readonly hasApps: boolean
  /** PUBLIC_URL. */
  readonly publicUrl: string | undefined
  /** False for a client that cannot be asked, or may not use the tool. */
  readonly mayAsk: boolean
}

/**
 * Answers a call. A client that can ask the person does so first, if the call needs it. A client that supports tasks
 * gets an order as a task.
 */
async function answerCall({ tool, input, context, send, choicesOf, stateTool, mayAsk, ...options }: Call) {
  const { view } = tool
  const asked =
    view.asks && mayAsk && asksPeople(context)
      ? await ask(view.asks, input, context.mcpReq.inputResponses, choicesOf)
      : { input }
  if ('question' in asked) return asked.question
  if ('fault' in asked) return failed(asked.fault)
  const rivals = async (answer: Buffer) => (view.asks ? rivalsOf(view.asks, asked.input, answer, choicesOf) : [])
  const result = await callTool(tool, asked.input, send, { ...options, rivals })
  if (view.hasApp && asked.input !== input) return { ...result, _meta: { [INPUT_META_KEY]: asked.input } }
  if (tool === stateTool) await reportProgress(result, context)
  return view.isOrder && stateTool ? asTask(result, { stateTool, send, context }) : result
}

/** Sends the progress of a report to a client that asks for it, in addition to the status. */
async function reportProgress({ structuredContent }: CallToolResult, { mcpReq }: ServerContext): Promise<void> {
  const progressToken = mcpReq._meta?.progressToken
  const { progress, status } = (structuredContent ?? {}) as Partial<ReportStatusReply>
  if (progressToken === undefined || !progress || !status || progress.chapters === 0) return
  const { chapter, chapters: total } = progress
  await mcpReq.notify({
    method: 'notifications/progress',
    params: { progressToken, progress: chapter, total, message: progressText({ status, progress }) },
  })
}
