import { toWebRequest } from '@modelcontextprotocol/node'
import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { baseOf } from '../base-address.ts'
import type { Operation } from '../operation.ts'
import { sessionHeaders, showsApps } from './app/clients.ts'
import { callTool } from './call.ts'
import { clientOf } from './client.ts'
import type { Fields } from './form.ts'
import { TOOL_FORMS } from './forms/index.ts'
import type { Mcp, Message } from './message.ts'
import { messageCounts } from './message-counts.ts'
import { connectPage } from './page.ts'
import { answerPrompts } from './prompts.ts'
import { answerResources, openResources } from './resources.ts'
import { scopeOf } from './scopes.ts'
import { isIn, type Tool, toolsFor, toolsOf } from './tools.ts'

export interface McpOptions {
  readonly operations: readonly Operation[]
  readonly release: string
  /** PUBLIC_URL. */
  readonly publicUrl?: string | undefined
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

const INSTRUCTIONS = `Astrology calculated by the Swiss Ephemeris. Calculate with the tools: never guess positions. Ask the person for what a
tool needs (date, time and place of birth) before you call it, and say when a time of birth is unknown. Every answer lists
its differences from the request as notes: tell the person about them. v1_sky_events and v1_ephemeris need no birth.`

export function openMcp({ operations, release, publicUrl }: McpOptions): Mcp {
  const tools = toolsOf(operations, TOOL_FORMS)
  const resources = openResources(release)
  const info = { name: 'orrery', title: 'Orrery', version: release }

  const serverFor = ({ caller, scope, request, sendAs, report }: Message, hasApps: boolean): Server => {
    const offered = toolsFor(tools, scope, caller, hasApps)
    const server = new Server(info, {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: INSTRUCTIONS,
      cacheHints: CACHE,
    })
    server.setRequestHandler('tools/list', async () => ({ tools: offered.map(({ listed }) => listed) as never }))
    server.setRequestHandler('tools/call', async ({ params }, context: ServerContext): Promise<CallToolResult> => {
      const tool = tools.find(({ name }) => name === params.name)
      if (!tool || !isIn(tool, scope)) throw unknownTool(params.name, offered)
      try {
        const send = sendAs(clientOf(context, request.headers))
        return await callTool(tool, (params.arguments ?? {}) as Fields, send, hasApps)
      } catch (error) {
        report(error)
        throw new ProtocolError(ProtocolErrorCode.InternalError, 'Internal error')
      }
    })
    answerResources(server, resources)
    answerPrompts(server)
    return server
  }

  return {
    scopeOf,
    countMessage: messageCounts(),
    page: (at, scope, root) => connectPage(baseOf(publicUrl)(at), scope, root),
    async answer(message) {
      const { body, gone: signal } = message
      const request = await toWebRequest(message.request as Parameters<typeof toWebRequest>[0], body, { signal })
      const hasApps = showsApps(body, message.request.headers)
      const server = serverFor(message, hasApps)
      if (await isLegacyRequest(request, body)) {
        const answer = await answerOld(server, request, body)
        for (const [name, value] of Object.entries(sessionHeaders(body, hasApps))) answer.headers.set(name, value)
        return answer
      }
      return createMcpHandler(() => server, { legacy: 'reject', maxSubscriptions: 0 }).fetch(request, {
        parsedBody: body,
      })
    },
  }
}

/** Answers a message of a revision with a handshake. JSON, because no stream outlives an answer. */
async function answerOld(server: Server, request: Request, parsedBody: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody })
  } finally {
    await server.close()
  }
}

const unknownTool = (name: string, offered: readonly Tool[]): ProtocolError =>
  new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no tool ${name.slice(0, NAME_MAX)} at this address. Tools: ${offered.map((tool) => tool.name).join(', ')}`,
  )
