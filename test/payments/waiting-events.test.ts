import { expect, test } from 'vitest'
import {
  claimEvent,
  eventBacklog,
  finishEvents,
  insertEvent,
  putOffEvent,
} from '../../src/platform/db/billing-events.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()

const LEASE_MS = 60_000
const event = (id: string) => ({
  id,
  kind: 'customer.updated',
  about: { topic: 'customer', subject: `cus_${id}` } as const,
  createdAtMs: Date.UTC(2026, 0, 1),
})

test('an event that is put off waits, and one that has ended meanwhile stays ended', async () => {
  const { db } = database
  for (const id of ['waits', 'ends']) await insertEvent(db, event(id))
  const claimed = [(await claimEvent(db, LEASE_MS))!, (await claimEvent(db, LEASE_MS))!]
  expect(claimed.map(({ id }) => id).sort()).toEqual(['ends', 'waits'])
  // Both are leased.
  expect(await claimEvent(db, LEASE_MS)).toBe(null)
  await finishEvents(db, claimed.find(({ id }) => id === 'ends')!, 'applied')
  // Another front was late with the same event.
  for (const { id } of claimed) await putOffEvent(db, id, 0)
  expect((await claimEvent(db, LEASE_MS))?.id).toBe('waits')
  expect(await claimEvent(db, LEASE_MS)).toBe(null)
  expect((await eventBacklog(db)).waiting).toBe(1)
})
