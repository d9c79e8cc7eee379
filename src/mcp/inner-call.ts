import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../accounts/caller.ts'
import { Refusal } from '../platform/errors.ts'
import type { InnerAnswer, InnerRequest } from './message.ts'

/** The header of a tool call's own request. Its value is a ticket, which exists only within this process. */
export const TICKET = 'x-orrery-ticket'

/** Who makes a tool call. */
interface Visitor {
  readonly caller: Caller
  /** The program of the assistant, by the name that it gives itself. */
  readonly client: string
}

/** Gives the request of a tool call the caller of its MCP request, whose credentials were checked once. */
export interface Tickets {
  /** A ticket for one request. Throws `limits_busy` when too many are unused. */
  issue(visitor: Visitor): string
  /** The visitor of a ticket, which is then used up. Undefined for anything else. */
  redeem(ticket: unknown): Visitor | undefined
}

/** A ticket is used within a turn of the event loop. */
const TICKETS_MAX = 10_000

export function openTickets(): Tickets {
  const unused = new Map<string, Visitor>()
  return {
    issue(visitor) {
      if (unused.size >= TICKETS_MAX) throw new Refusal('limits_busy', { retryAfterMs: 1_000 })
      // 122 random bits cannot be guessed.
      const ticket = randomUUID()
      unused.set(ticket, visitor)
      return ticket
    },
    redeem(ticket) {
      if (typeof ticket !== 'string') return undefined
      const visitor = unused.get(ticket)
      unused.delete(ticket)
      return visitor
    },
  }
}

type Inner = InnerRequest & { readonly ticket: string; readonly part: number; readonly gone: AbortSignal }

/** Sends a request within this process, from the address of the assistant. */
export async function sendInside(
  { server, headers, host, ip }: FastifyRequest,
  { method, url, payload, ticket, part, gone }: Inner,
): Promise<InnerAnswer> {
  const key = headers['idempotency-key']
  const ending = new AbortController()
  const end = () => ending.abort()
  // Not `AbortSignal.any`, which keeps the whole answer until the next large garbage collection.
  if (gone.aborted) end()
  else gone.addEventListener('abort', end, { once: true })
  const answer = await server.inject({
    method,
    url,
    remoteAddress: ip,
    signal: ending.signal,
    payloadAsStream: true,
    headers: {
      host,
      accept: 'application/json',
      [TICKET]: ticket,
      // An image takes two requests, and both count.
      ...(key && method === 'POST' && { 'idempotency-key': part === 0 ? String(key) : `${key}-${part}` }),
    },
    ...(payload && { payload }),
  })
  const { 'retry-after': retryAfter } = answer.headers
  const body = await boundedBody(answer.stream())
  if (!body) end()
  return {
    status: body ? answer.statusCode : 413,
    body: body ?? Buffer.from(JSON.stringify({ detail: 'The answer is too long for a conversation: request less' })),
    retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
  }
}

/** A longer answer is a table too long for a conversation, and parsing it would block other requests. */
const ANSWER_BYTES_MAX = 2_000_000

/** The whole of an answer. Null for one that is too long. */
async function boundedBody(stream: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > ANSWER_BYTES_MAX) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
