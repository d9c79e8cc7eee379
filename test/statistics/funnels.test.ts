import { expect, test } from 'vitest'
import { cachedValue, cacheValue } from '../../src/accounts/statistics/cache.ts'
import { openStatistics } from '../../src/accounts/statistics/statistics.ts'
import { PRODUCT_EVENT_NAMES } from '../../src/contract/admin/funnels.ts'
import { useDatabase } from '../support/pool.ts'
import { did, numbersFrom, signUp } from './rolled-up.ts'

const database = useDatabase()
const DAY_MS = 86_400_000
const startMs = Date.UTC(2027, 11, 30)
const open = () => openStatistics({ db: database.db, endpoints: [] })

test('a funnel counts who did all steps in their order within the window', async () => {
  const { db } = database
  const random = numbersFrom(5)
  const later = PRODUCT_EVENT_NAMES.slice(1, 6)
  const people = await Promise.all(
    Array.from({ length: 150 }, async () => {
      const done = new Map<string, number>([['signed_up', startMs]])
      for (const name of later) if (random() < 0.7) done.set(name, startMs + Math.floor(random() * 8) * DAY_MS)
      const person = await signUp(db, startMs)
      for (const [name, at] of done) if (name !== 'signed_up') await did(db, person, name, at)
      return done
    }),
  )
  for (const steps of [['signed_up', ...later], later, later.toReversed(), ['paid', 'signed_up'], later.slice(1, 3)])
    for (const windowDays of [1, 5, 90]) {
      const expected = steps.map(
        (_, last) =>
          people.filter((done) => {
            const times = steps.slice(0, last + 1).map((step) => done.get(step))
            return times.every(
              (at, n) => at !== undefined && at >= (times[n - 1] ?? at) && at <= times[0]! + windowDays * DAY_MS,
            )
          }).length,
      )
      const payload = { name: `${steps} ${windowDays}`, steps: steps as never, window_days: windowDays }
      const { id, counts } = await open().funnels.create(payload)
      expect(counts.map(({ event, people: count }) => [event, count])).toEqual(
        steps.map((step, n) => [step, expected[n]]),
      )
      await open().funnels.remove(id)
    }
})

test('conversions are shares of the step before and of the first', async () => {
  const { db } = database
  const people = await Promise.all(Array.from({ length: 8 }, () => signUp(db, startMs)))
  for (const [at, person] of people.entries()) {
    await did(db, person, 'report_ready', startMs)
    if (at < 4) await did(db, person, 'checkout_started', startMs)
    if (at < 1) await did(db, person, 'credits_bought', startMs)
  }
  const steps = ['report_ready', 'checkout_started', 'credits_bought', 'cancelled', 'units_bought'] as const
  const { counts } = await open().funnels.create({ name: 'shares', steps: [...steps], window_days: 1 })
  const shares = counts.map((each) => [each.people, each.conversion_from_previous, each.conversion_from_first])
  expect(shares).toEqual([
    [8, null, 1],
    [4, 0.5, 0.5],
    [1, 0.25, 0.125],
    [0, 0, 0],
    [0, null, 0],
  ])
})

test('names are unique, changes are counted anew, and what is gone is not found', async () => {
  const { funnels } = open()
  const one = { name: 'one', steps: ['signed_up' as const, 'paid' as const], window_days: 7 }
  const { id, created_at } = await funnels.create(one)
  const other = await funnels.create({ ...one, name: 'other' })
  await expect(funnels.create(one)).rejects.toMatchObject({ code: 'funnel_name_taken' })
  await expect(funnels.replace(other.id, one)).rejects.toMatchObject({ code: 'funnel_name_taken' })
  const changed = await funnels.replace(id, { ...one, steps: ['paid', 'cancelled'], window_days: 8 })
  expect(changed).toMatchObject({ id, created_at, steps: ['paid', 'cancelled'], window_days: 8 })
  expect(changed.counts.map(({ event }) => event)).toEqual(['paid', 'cancelled'])
  expect((await funnels.list()).map(({ name }) => name)).toContain('one')
  await funnels.remove(id)
  await expect(funnels.remove(id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(funnels.replace(id, one)).rejects.toMatchObject({ code: 'not_found' })
})

test('a hundred funnels are kept', async () => {
  const { funnels } = open()
  const create = (at: number) => funnels.create({ name: `many ${at}`, steps: ['signed_up', 'paid'], window_days: 1 })
  for (let kept = (await funnels.list()).length; kept < 100; kept += 1) await create(kept)
  await expect(create(100)).rejects.toMatchObject({ code: 'too_many_funnels' })
})

test('a value is kept until it expires, and a new one replaces it', async () => {
  const { db } = database
  const nowMs = Date.UTC(2028, 1, 29)
  const request = { cache_key: 'week', value: { sums: [1, null, 'ö'] }, ttl_seconds: 60 }
  const answer = await cacheValue(db, request, nowMs)
  expect(answer).toEqual({
    ...{ cache_key: 'week', value: request.value },
    ...{ stored_at: '2028-02-29T00:00:00.000Z', expires_at: '2028-02-29T00:01:00.000Z' },
  })
  expect(await cachedValue(db, 'week', nowMs + 59_999)).toEqual(answer)
  await expect(cachedValue(db, 'week', nowMs + 60_000)).rejects.toMatchObject({ code: 'not_found' })
  await cacheValue(db, { ...request, value: null }, nowMs)
  expect((await cachedValue(db, 'week', nowMs)).value).toBeNull()
})

test('a value has at most 256 kB as JSON', async () => {
  const { db } = database
  const keep = (length: number) =>
    cacheValue(db, { cache_key: 'large', value: 'x'.repeat(length), ttl_seconds: 60 }, Date.UTC(2028, 1, 29))
  await keep(256 * 1024 - 2)
  await expect(keep(256 * 1024 - 1)).rejects.toMatchObject({
    code: 'invalid_input',
    detail: { issues: [{ loc: ['body', 'value'] }] },
  })
})

test('of more than a thousand values the one that expires first goes', async () => {
  const { db } = database
  const nowMs = Date.UTC(2028, 1, 29)
  const keep = (at: number, ttl_seconds: number) =>
    cacheValue(db, { cache_key: `key ${at}`, value: at, ttl_seconds }, nowMs)
  await Promise.all(Array.from({ length: 998 }, (_, at) => keep(at, 1_000 + at)))
  await keep(2_000, 10)
  await keep(2_001, 10_000)
  await keep(2_002, 5)
  await expect(cachedValue(db, 'key 2000', nowMs)).rejects.toMatchObject({ code: 'not_found' })
  for (const key of ['key 0', 'key 2001', 'key 2002']) await cachedValue(db, key, nowMs)
})
