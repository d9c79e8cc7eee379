import { expect, test } from 'vitest'
import { NONE_BOUGHT } from '../../src/accounts/billing/units.ts'
import { openTickets } from '../../src/mcp/inner-call.ts'

const caller = {
  keyId: 'key',
  accountId: 'account',
  plan: 'free',
  bought: NONE_BOUGHT,
  subscribed: true,
} as const
const visitor = { caller, client: 'a test' }

test('a ticket lets one request in, and is one of its own', () => {
  const tickets = openTickets()
  const [one, other] = [tickets.issue(visitor), tickets.issue(visitor)]
  expect(one).not.toBe(other)
  expect(one).toMatch(/^[0-9a-f-]{36}$/)
  expect(tickets.redeem(one)).toBe(visitor)
  expect(tickets.redeem(one)).toBeUndefined()
  for (const invented of [undefined, '', 'x', [other]]) expect(tickets.redeem(invented)).toBeUndefined()
  expect(tickets.redeem(other)).toBe(visitor)
})

test('unused tickets are bounded', () => {
  const tickets = openTickets()
  const first = tickets.issue(visitor)
  for (let count = 1; count < 10_000; count += 1) tickets.issue(visitor)
  expect(() => tickets.issue(visitor)).toThrow('Too many requests are waiting')
  tickets.redeem(first)
  expect(() => tickets.issue(visitor)).not.toThrow()
})
