import type { FastifyRequest } from 'fastify'
import { network } from '../../platform/addresses.ts'
import type { Holder, Reservation } from './plans/limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the limits and the request log know of this request. `accountingOf` adds it. */
    accounting?: Accounting
  }
}

/** How a request is counted, and what it was charged. */
export interface Accounting {
  /** The units and the request that were taken from the plan of the caller. */
  reservation?: Reservation
  /** Settles when the units are taken, while the answer is calculated. */
  taking?: Promise<Reservation>
  /** The request is counted by its address, not by the plan of its key. */
  isCountedByAddress?: boolean
  /** The holder of a valid key that the request did not need. */
  keyHolder?: Holder
  /** The search for a place of this request found none. */
  foundNoPlace?: true
  /** The program of an assistant whose tool call this is, by the name that it gives itself. */
  mcpClient?: string
  /** The request made tool calls, whose requests are logged instead of it. */
  hasOwnCalls?: true
}

/** The accounting of a request, to be changed. */
export function accountingOf(request: Pick<FastifyRequest, 'accounting'>): Accounting {
  request.accounting ??= {}
  return request.accounting
}

/** What tells whose plan is asked, and otherwise from where the request came. */
export type Identified = Pick<FastifyRequest, 'caller' | 'account' | 'accounting'>

/** The account whose plan applies. It holds the key or token of the request, even if the operation needs no key. */
export function holderOf({ caller, account, accounting }: Identified): Holder | undefined {
  if (caller) return caller
  return account ? { accountId: account.id, plan: account.plan, bought: account.bought } : accounting?.keyHolder
}

/** Who sends a request: the account of its key or token, otherwise the network of its address. */
export const callerIdOf = (request: Identified & Pick<FastifyRequest, 'address'>): string =>
  holderOf(request)?.accountId ?? network(request.address)
