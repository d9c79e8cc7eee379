import { describe, expect, test } from 'vitest'
import { skyEventsPlan } from '../../src/almanac/sky-events-plan.ts'
import { SkyEventsQuery } from '../../src/contract/sky-events.ts'
import { sharedApp } from '../support/app.ts'

const LANE = { id: 'test', weight: 1 }

describe('sky events of many days, which are searched in pieces', () => {
  for (const query of [
    { date: '2026-01-01', days: 400, preset: 'full' },
    { date: '2025-12-01', days: 61, preset: 'full', timezone: 'Europe/Athens', include_formulation: true },
    { date: '2026-02-01', days: 121, preset: 'daily', timezone: 'America/New_York', format: 'ics' },
    { date: '1000-01-01', days: 200, preset: 'full', timezone: 'Asia/Kathmandu' },
  ] as const) {
    test(`${query.days} days from ${query.date} are the same bytes as by one search`, async () => {
      const { app, services, key } = await sharedApp()
      const plan = skyEventsPlan(SkyEventsQuery.parse(query), 0)
      const whole = await services.compute.run('sky_events', plan, LANE)
      const { body, statusCode } = await app.inject({
        url: `/api/v1/sky-events?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`,
        headers: { 'x-api-key': key },
      })
      expect(statusCode).toBe(200)
      const text = new TextDecoder().decode(whole)
      expect(body.replaceAll(/^DTSTAMP.*$/gm, '')).toBe(text.replaceAll(/^DTSTAMP.*$/gm, ''))
    })
  }

  test('are refused as one search is where the ephemeris ends', async () => {
    const { app, services, key } = await sharedApp()
    const answer = (days: number) =>
      app.inject({
        url: `/api/v1/sky-events?date=${services.compute.sky.lastYear}-06-01&days=${days}&preset=quiet`,
        headers: { 'x-api-key': key },
      })
    const [few, many] = [await answer(60), await answer(400)]
    expect([few.statusCode, many.statusCode]).toEqual([200, 422])
    expect(many.json().detail[0].loc).toEqual(['query', 'days'])
  })
})
