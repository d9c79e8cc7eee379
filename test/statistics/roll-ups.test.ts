import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { tendPartitions } from '../../src/accounts/requests/partitions.ts'
import { insertRequests, type RequestRow } from '../../src/platform/db/request-log.ts'
import { useDatabase } from '../support/pool.ts'
import { numbersFrom, row, signUp, sumsOf } from './rolled-up.ts'

const database = useDatabase()
const DAY_MS = 86_400_000
/** Two days before the end of a February with a leap day, and the end of a year. */
const STARTS = [Date.UTC(2028, 1, 27, 22), Date.UTC(2027, 11, 30, 22)]
const OPERATIONS = ['natal_chart', 'ephemeris_table', 'numerology_profile']

const add = (sums: Map<string, number[]>, key: string, values: readonly number[]) => {
  const before = sums.get(key) ?? values.map(() => 0)
  sums.set(
    key,
    values.map((value, at) => value + before[at]!),
  )
}

/** The sums of rows, added one by one. */
function sumsBy(rows: readonly RequestRow[]) {
  const sums = {
    account_usage: new Map<string, number[]>(),
    account_day: new Map<string, number[]>(),
    usage_day: new Map<string, number[]>(),
    latency_day: new Map<string, number[]>(),
    vedic_hour: new Map<string, number[]>(),
    vedic_day: new Map<string, number[]>(),
  }
  const chatted = new Set<string>()
  for (const { accountId, atMs, status, requests, units, durationMs, operation, mcpClient, isVedic } of rows) {
    const at = new Date(atMs).toISOString()
    const day = at.slice(0, 10)
    const [client, server] = [status >= 400 && status < 500 ? requests : 0, status >= 500 ? requests : 0]
    const isChat = isVedic && mcpClient !== null
    add(sums.account_usage, accountId, [requests, units])
    add(sums.account_day, `${accountId} ${day}`, [requests, units, client + server, isChat ? requests : 0])
    const channel = mcpClient === null ? 'http' : 'mcp'
    add(sums.usage_day, `${day} ${operation} ${channel}`, [requests, client, server, units, requests * durationMs])
    let bucket = 0
    while (durationMs >= 1.2 ** bucket) bucket += 1
    if (client === 0) add(sums.latency_day, `${day} ${operation} ${isChat ? 'vedic' : 'other'} ${bucket}`, [requests])
    const hour = at.slice(0, 13)
    if (!isChat) continue
    const session = `${hour} ${accountId} ${mcpClient}`
    const isFirst = !chatted.has(`${day} ${accountId}`)
    chatted.add(`${day} ${accountId}`)
    add(sums.vedic_day, day, [sums.vedic_hour.has(session) ? 0 : 1, isFirst ? 1 : 0, requests, client + server])
    add(sums.vedic_hour, session, [requests, client + server, requests * durationMs])
  }
  return sums
}

test('sums are those of the rows, over months and leap days, from several fronts, with late and repeated batches', async () => {
  const { db } = database
  const random = numbersFrom(17)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!
  const people = await Promise.all(Array.from({ length: 12 }, () => signUp(db, STARTS[1]!)))
  const rows = Array.from({ length: 3_000 }, () =>
    row(pick(people), {
      ...{ atMs: pick(STARTS) + Math.floor(random() * 4 * DAY_MS), operation: pick(OPERATIONS) },
      ...{ status: pick([200, 200, 304, 422, 429, 503]), units: pick([0, 1, 5]), requests: pick([1, 1, 60]) },
      ...{ durationMs: pick([0, 1, 2, 7, 130, 9_000]), isVedic: pick([true, false]) },
      ...{ mcpClient: pick([null, 'Claude "2"', 'x, y']) },
    }),
  )
  for (const firstMs of STARTS) await tendPartitions(db, { firstMs, nowMs: firstMs + 7 * DAY_MS, months: 60 })
  const batches = Array.from({ length: 30 }, (_, at) => rows.slice(at * 100, at * 100 + 100))
  // Five fronts at once, then each batch again: what its answer would have told was lost.
  const fronts = Array.from({ length: 5 }, (_, front) => batches.filter((_, at) => at % 5 === front))
  const writeAll = (again: boolean) =>
    Promise.all(
      fronts.map(async (own) => {
        for (const batch of own) await insertRequests(db, batch, again)
      }),
    )
  await writeAll(false)
  await writeAll(true)
  const expected = sumsBy(rows)
  for (const table of Object.keys(expected) as (keyof typeof expected)[])
    expect([table, await sumsOf(db, table)]).toEqual([table, expected[table]])
})

test('a deleted account leaves the sums of the service as they were', async () => {
  const { db } = database
  const atMs = Date.UTC(2029, 5, 30, 23, 59)
  await tendPartitions(db, { firstMs: atMs, nowMs: atMs, months: 60 })
  const [gone, kept] = [await signUp(db, atMs), await signUp(db, atMs)]
  await insertRequests(db, [row(gone, { atMs, units: 2 }), row(kept, { atMs })], false)
  await db.query(sql.type(z.object({}))`delete from account where id = ${gone}`)
  await insertRequests(db, [row(gone, { atMs })], false)
  expect((await sumsOf(db, 'usage_day')).get('2029-06-30 natal_chart http')).toEqual([2, 0, 0, 3, 14])
  const accountDays = await sumsOf(db, 'account_day')
  expect([accountDays.has(`${gone} 2029-06-30`), accountDays.has(`${kept} 2029-06-30`)]).toEqual([false, true])
})
