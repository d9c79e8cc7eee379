import { expect, test } from 'vitest'
import { NatalChartRequest } from '../../src/contract/births/natal.ts'
import { isDemo, nextPollSeconds } from '../../src/jobs/reports/order.ts'
import { DEMO_BIRTH } from '../support/orders.ts'

test('polls of a job are frequent at first, then rarer, and stop when it has ended', () => {
  const after = (seconds: number) => nextPollSeconds('processing', seconds * 1_000)
  expect([0, 4, 40, 120, 86_400].map(after)).toEqual([2, 2, 10, 30, 30])
  expect([nextPollSeconds('completed', 0), nextPollSeconds('failed', 0)]).toEqual([null, null])
})

test('the demo subject is one birth, however its chart is cast', () => {
  const demo = (change: object) => isDemo(NatalChartRequest.parse({ ...DEMO_BIRTH, ...change }))
  for (const same of [{}, { tz_str: 'AUTO' }, { city: null }, { house_system: 'koch', zodiac_type: 'sidereal' }])
    expect(demo(same)).toBe(true)
  for (const other of [
    { name: 'Me' },
    { year: 1991 },
    { minute: 16 },
    { lat: 38.7 },
    { tz_str: 'UTC' },
    { time_known: false },
  ])
    expect(demo(other)).toBe(false)
})
