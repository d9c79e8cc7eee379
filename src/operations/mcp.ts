import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PLANS } from '../accounts/billing/plans.ts'
import { McpAnswer, McpMessage, McpPath, McpQuery, McpScopedQuery } from '../contract/mcp.ts'
import { accountingOf } from '../http/limits/accounting.ts'
import { LIMITS } from '../http/limits/table.ts'
import { sendInside } from '../mcp/inner-call.ts'
import { makesRequest, messagesOf, weightOf } from '../mcp/limits.ts'
import type { Send } from '../mcp/message.ts'
import { sendPage } from '../pages/frame.ts'
import { Refusal } from '../platform/errors.ts'
import { MCP, PUBLIC } from './access.ts'
import { hungUp, laneOf } from './compute-requests.ts'
import { placeSearches } from './geo.ts'
import { type CallerRequest, operation } from './operation.ts'
import type { Services } from './services.ts'

const MESSAGE = `One message of the Model Context Protocol over Streamable HTTP, without a session: revision 2026-07-28,
and with \`initialize\` 2025-11-25, 2025-06-18 and 2025-03-26. A tool call is a request to its operation with the same
credentials: it has the cost, the limits and the areas of that request, and is logged as that operation. Other messages
cost no units. They count towards the requests per second; an account may send ${LIMITS.mcpMessages.most} per second on any
plan.`
const PAGE = 'A browser gets a page that says how to connect. Other clients get 405: no stream is offered.'

interface Scopes {
  readonly path_scope?: string | null | undefined
  readonly scope?: string | null | undefined
}

type Names = Pick<Services, 'mcp'>

const scopeOf = ({ mcp }: Names, { params, query }: FastifyRequest) => {
  const inPath = (params ?? {}) as Scopes
  const inQuery = (query ?? {}) as Scopes
  return mcp.scopeOf([inPath.path_scope, inQuery.path_scope, inQuery.scope])
}

/** Answers a message. Counts it, unless it makes a request of its own that is counted. */
const answerMessage = async (
  request: CallerRequest,
  reply: FastifyReply,
  services: Pick<Services, 'compute' | 'limits' | 'mcp' | 'tickets'>,
) => {
  const { compute, mcp, tickets, limits } = services
  const { caller } = request
  const { requestsPerSecond } = PLANS[caller.plan]
  const isSmall = requestsPerSecond < LIMITS.mcpMessages.most
  const count = async () => {
    if (isSmall) return mcp.countMessage(caller.accountId)
    const { refusal } = await limits.reserve(caller, 0)
    if (refusal && refusal.code !== 'rate_limit_exceeded') throw refusal
  }
  const scope = scopeOf(services, request)
  const messages = messagesOf(request.body)
  for (const message of messages)
    for (let times = makesRequest(message) ? 0 : weightOf(message); times > 0; times -= 1) await count()
  const gone = hungUp(reply)
  let ownCalls = 0
  const sendAs =
    (client: string): Send =>
    async (inner, part) => {
      if (part === 0) ownCalls += 1
      accountingOf(request).hasOwnCalls = true
      return mcp.inPace({ accountId: caller.accountId, requestsPerSecond }, () => {
        const ticket = tickets.issue({ caller, client })
        // A request that ended before the access check has not used its ticket.
        return sendInside(request, { ...inner, ticket, part, gone }).finally(() => tickets.redeem(ticket))
      })
    }
  const report = (error: unknown) => {
    if (!gone.aborted) request.log.error({ stack: linesOf(error) }, 'a tool call failed')
  }
  const body = Array.isArray(request.body) ? messages : request.body
  const choicesOf = placeSearches({
    compute,
    lane: laneOf(request),
    // A question needs no further count.
    async countMessage() {
      await count()
      ownCalls += 1
    },
    countSearch: async () => isSmall && mcp.countSearch(caller.accountId),
  })
  const answer = await mcp.answer({ request: request.raw, body, caller, scope, sendAs, choicesOf, report })
  for (let uncounted = messages.filter(makesRequest).length - ownCalls; uncounted > 0; uncounted -= 1) await count()
  reply.code(answer.status)
  const type = answer.headers.get('content-type')
  if (type) reply.type(type)
  const session = answer.headers.get('mcp-session-id')
  if (session) reply.header('mcp-session-id', session)
  return reply.send(Buffer.from(await answer.arrayBuffer()))
}

/** The log has no message of an error, since it may quote the input of a confidential operation. */
const linesOf = (error: unknown): string[] =>
  (error instanceof Error ? (error.stack ?? '') : '').split('\n').filter((line) => /^ +at /.test(line))

/** The page for a browser. Throws `method_not_allowed` for any other client. */
const page = (request: FastifyRequest, reply: FastifyReply, services: Pick<Services, 'mcp'>): FastifyReply => {
  const scope = scopeOf(services, request)
  reply.header('Vary', 'Accept')
  if (!/\btext\/html\b/.test(request.headers.accept ?? '')) {
    reply.header('Allow', 'POST')
    throw new Refusal('method_not_allowed')
  }
  return sendPage(reply, services.mcp.page(request, scope, rootFrom(request)))
}

/** The relative path from a page to the root of the service. */
const rootFrom = ({ params }: FastifyRequest): string => ((params as Scopes).path_scope ? '../' : './')

const toAnswer = {
  method: 'POST',
  tag: 'Assistants',
  description: MESSAGE,
  access: MCP,
  refuses: ['not_found'],
  faults: 'json_rpc',
  body: McpMessage,
  reply: McpAnswer,
  answer: { statuses: { 202: 'A notification was accepted' } },
  handle: answerMessage,
} as const

const toShow = {
  method: 'GET',
  tag: 'Assistants',
  description: PAGE,
  access: PUBLIC,
  refuses: ['not_found', 'method_not_allowed'],
  reply: z.string(),
  answer: { types: { 'text/html': 'html' } },
  handle: page,
} as const

/** The endpoint of assistants. */
export const MCP_OPERATIONS = [
  operation({
    ...toAnswer,
    name: 'mcp_message',
    url: '/mcp',
    summary: 'A message to the endpoint with all tools',
    query: McpQuery,
  }),
  operation({
    ...toAnswer,
    name: 'mcp_message_scoped',
    url: '/mcp/{path_scope}',
    summary: 'A message to the endpoint with a group of tools',
    params: McpPath,
    query: McpScopedQuery,
  }),
  operation({ ...toShow, name: 'mcp_page', url: '/mcp', summary: 'How to connect an assistant', query: McpQuery }),
  operation({
    ...toShow,
    name: 'mcp_page_scoped',
    url: '/mcp/{path_scope}',
    summary: 'How to connect an assistant to a group of tools',
    params: McpPath,
    query: McpScopedQuery,
  }),
]
