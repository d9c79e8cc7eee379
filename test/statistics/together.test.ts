import { expect, test } from 'vitest'
import { tendPartitions } from '../../src/accounts/requests/partitions.ts'
import { openStatistics } from '../../src/accounts/statistics/statistics.ts'
import { insertRequests } from '../../src/platform/db/request-log.ts'
import { useDatabase } from '../support/pool.ts'
import { row, signUp } from './rolled-up.ts'

const database = useDatabase()
const nowMs = Date.UTC(2028, 2, 1, 10, 30)

test('sums of today and the last of a series agree, whichever was asked for first', async () => {
  const { db } = database
  await tendPartitions(db, { firstMs: nowMs, nowMs, months: 60 })
  const open = () => openStatistics({ db, endpoints: [], now: () => nowMs })
  const statistics = open()
  const person = await signUp(db, nowMs)
  await insertRequests(db, [row(person, { atMs: nowMs })], false)
  const series = await statistics.requestsPerDay({ days: 3 })
  await insertRequests(db, [row(person, { atMs: nowMs })], false)
  await signUp(db, nowMs)
  const { requests, users } = await statistics.usage()
  expect([series.length, series.at(-1)!.count, requests.today.requests]).toEqual([3, 1, 1])
  expect([(await statistics.newUsersDaily(30)).at(-1)!.count, users.new_today]).toEqual([1, 1])
  const later = open()
  expect([(await later.usage()).users.new_today, (await later.newUsersDaily(7)).at(-1)!.count]).toEqual([2, 2])
})
