import { randomUUID } from 'node:crypto'
import type { Caller } from '../accounts/caller.ts'
import { Refusal } from '../platform/errors.ts'

/** The header of a tool call's own request. Its value is a ticket, which exists only within this process. */
export const TICKET = 'x-orrery-ticket'

/** Who makes a tool call. */
export interface Visitor {
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
