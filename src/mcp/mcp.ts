import type { IncomingMessage } from 'node:http'
import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { accountLimit } from '../http/limits/counter.ts'
import { LIMITS } from '../http/limits/table.ts'
import type { Operation } from '../operations/operation.ts'
import { type Page, page } from '../pages/frame.ts'
import { baseOf } from '../platform/addresses.ts'
import { html, joined } from '../platform/markup.ts'
import { sessionHeaders, showsApps } from './client.ts'
import { openPace } from './limits.ts'
import type { Mcp } from './message.ts'
import { openResources } from './resources.ts'
import { SCOPES, type Scope, scopeOf } from './scopes.ts'
import { serverFor } from './server.ts'
import { toolsOf } from './tools.ts'

interface McpOptions {
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
    legacy: 'reject',
    maxSubscriptions: 0,
  })
  return {
    scopeOf,
    countMessage: accountLimit(LIMITS.mcpMessages),
    countSearch: accountLimit(LIMITS.mcpSearches),
    inPace: openPace(),
    page: (at, scope, root) => connectPage(baseOf(publicUrl, at), scope, root),
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

/** What the library reads from a request. It gets the body separately, parsed once. */
const HEADERS = /^(?:accept|content-type|mcp-.+)$/

/**
 * A request as the library takes it. It has neither the body nor a signal: making those costs 150 us, more than the
 * rest of a message, and a tool call ends automatically when the client has closed the connection.
 */
function webRequest({ method, headers }: IncomingMessage): Request {
  const read = Object.entries(headers).filter(([name]) => HEADERS.test(name))
  return new Request('http://localhost/mcp', {
    method: method!,
    headers: read.map(([name, value]): [string, string] => [name, String(value)]),
  })
}

/** Explains how to connect an assistant to this URL. `root` is the relative path from the page to the root. */
function connectPage(base: string, scope: Scope | null, root: string): Page {
  const address = `${base}/mcp${scope ? `/${scope}` : ''}`
  const example = JSON.stringify(
    { mcpServers: { orrery: { type: 'http', url: address, headers: { 'x-api-key': 'YOUR_KEY' } } } },
    null,
    2,
  )
  const scopes = Object.keys(SCOPES).map((name) => html`<code>/mcp/${name}</code>`)
  return page({
    title: 'Connect an assistant',
    root,
    content: html`<h1>Connect an assistant</h1>
<p>This URL is for AI assistants that support the Model Context Protocol. They call the calculations of this service as tools. Add
it to your assistant as a remote server (Streamable HTTP):</p>
<pre><code>${address}</code></pre>
<p>An assistant that can open a browser asks you to sign in and to choose what it may use. See which
assistants have access, or revoke it, under <a href="${root}account/assistants">Assistants</a> in your account.</p>
<h2>With a key</h2>
<p>Other assistants take an API key, in the <code>x-api-key</code> header or as a bearer token:</p>
<pre><code>${example}</code></pre>
<h2>Fewer tools</h2>
<p>A URL can be limited to a group of tools: ${joined(scopes, ', ')}.</p>`,
  })
}
