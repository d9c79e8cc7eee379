import { expect, test } from 'vitest'
import type { PlanList } from '../../src/contract/accounts/plans.ts'
import { sharedApp } from '../support/app.ts'

/** The table of plans in the contract. */
const CONTRACT = [
  ['free', 0, 80, 'day', 1, 0],
  ['entry', 800, 50_000, 'month', 5, 2],
  ['high', 4_000, 500_000, 'month', 10, 20],
] as const

test('anyone may read the plans that are sold, with prices in cents and the limits that callers get', async () => {
  const { app } = await sharedApp()
  const reply = await app.inject({ method: 'GET', url: '/api/v1/billing/plans' })
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
  const { plans } = reply.json()
  expect(
    (plans as PlanList['plans']).map(({ plan, price, units, period, ...limits }) => [
      ...[plan, price.amount, units, period, limits.requests_per_second, limits.report_credits_per_month],
    ]),
  ).toEqual(CONTRACT)
  for (const { price, product_code } of plans)
    expect([price.currency, price.interval, product_code]).toEqual(['usd', 'month', 'api'])
})

test('a key of a plan has the limit that the list names', async () => {
  const service = await sharedApp()
  const { plans } = (await service.app.inject({ method: 'GET', url: '/api/v1/billing/plans' })).json()
  for (const { plan, units } of plans) {
    const headers = { 'x-api-key': await service.newKey(plan) }
    const reply = await service.app.inject({ method: 'GET', url: '/api/v1/geo/search?q=Athens', headers })
    expect(reply.headers['x-ratelimit-limit']).toBe(String(units))
  }
})
