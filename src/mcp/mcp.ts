import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { Operation } from '../operations/operation.ts'
import { baseOf } from '../platform/base-address.ts'
import { sessionHeaders, showsApps } from './app/clients.ts'
import type { Mcp } from './message.ts'
import { messageCounts, searchCounts } from './message-counts.ts'
import { openPace } from './pace.ts'
import { connectPage } from './page.ts'
import { openResources } from './resources.ts'
import { scopeOf } from './scopes.ts'
import { serverFor } from './server.ts'
import { toolsOf } from './tools.ts'
import { webRequest } from './web-request.ts'

export interface McpOptions {
  readonly operations: readonly Operation[]
  readonly release: string
  /** PUBLIC_URL. */
  readonly publicUrl?: string | undefined
}

/** A client that sends it uses the revision without a handshake. */
const VERSION_HEADER = 'mcp-protocol-version'
const REVISION = '2026-07-28'

export function openMcp({ operations, release, publicUrl }: McpOptions): Mcp {
  const tools = toolsOf(operations)
  const offer = { tools, resources: openResources(release, tools), release, publicUrl }
  const servers = new WeakMap<Request, Server>()
  // One for all messages: creating one costs as much as a message.
  const handler = createMcpHandler(({ requestInfo }) => servers.get(requestInfo!)!, {
    ...{ legacy: 'reject', maxSubscriptions: 0 },
  })
  return {
    scopeOf,
    countMessage: messageCounts(),
    countSearch: searchCounts(),
    inPace: openPace(),
    page: (at, scope, root) => connectPage(baseOf(publicUrl)(at), scope, root),
    async answer(message) {
      const { body } = message
      const request = webRequest(message.request)
      const hasApps = showsApps(body, message.request.headers)
      const isOld = request.headers.get(VERSION_HEADER) !== REVISION && (await isLegacyRequest(request, body))
      const server = serverFor(offer, message, { hasApps, isOld })
      if (isOld) {
        const answer = await answerOld(server, request, body)
        for (const [name, value] of Object.entries(sessionHeaders(body, hasApps))) answer.headers.set(name, value)
        return answer
      }
      servers.set(request, server)
      return handler.fetch(request, { parsedBody: body })
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
