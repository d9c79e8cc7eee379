import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { VedicDashaInsightsReply } from '../../../src/techniques/vedic-dasha-insights/schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const MUMBAI = { year: 1991, month: 8, day: 24, hour: 6, minute: 40, lat: 19.076, lng: 72.8777, tz_str: '+05:30' }

async function insights(fields: object): Promise<z.output<typeof VedicDashaInsightsReply>> {
  const reply = await service.postTo('/api/v2/vedic/dasha/insights', { ...MUMBAI, ...fields })
  expect(reply.statusCode, reply.body).toBe(200)
  expect(VedicDashaInsightsReply.strict().parse(reply.json())).toEqual(reply.json())
  return reply.json()
}

describe('the facts', () => {
  test('are those of the chart: the Jupiter of 2026 is in the first house and rules the fifth and the eighth', async () => {
    const { facts } = await insights({ levels: 1, reference_date: '2026-09-22' })
    expect(facts[0]).toMatchObject(truth.mahadasha_2026)
    expect(facts[0]!.text).toMatch(/^The Mahadasha belongs to Jupiter\. Jupiter is in Leo, in house 1, in Magha\./)
  })

  test('of a dasha of signs are those of the sign', async () => {
    const { facts } = await insights({ system: 'chara_rao', levels: 1, reference_date: '1992-01-01' })
    expect(facts[0]).toMatchObject({
      lord: 'Leo',
      sign: 'Leo',
      house: 1,
      houses_ruled: [],
      dignity: null,
      nakshatra: null,
    })
  })

  test('without a time of birth have no houses', async () => {
    const untimed = { hour: null, minute: null, time_known: false }
    const { facts } = await insights({ ...untimed, reference_date: '2026-09-22' })
    expect(facts.map(({ house, houses_ruled }) => [house, houses_ruled])).toEqual(facts.map(() => [null, []]))
  })
})

test('the next changes are the ends of the active periods, the earliest first', async () => {
  const { next_changes: changes, active_periods: active } = await insights({ levels: 3, reference_date: '2026-09-22' })
  expect(changes.map(({ at }) => at).toSorted()).toEqual(active.map(({ ends_at }) => ends_at).toSorted())
  expect(changes.map(({ at }) => Date.parse(at))).toEqual(
    changes.map(({ at }) => Date.parse(at)).toSorted((a, b) => a - b),
  )
  expect(changes.find(({ level }) => level === 'Mahadasha')).toMatchObject(truth.next_mahadasha)
})

test('the same body is answered under the older path', async () => {
  const reply = await service.postTo('/api/v1/vedic/dasha/insights', {
    ...MUMBAI,
    levels: 2,
    reference_date: '2026-09-22',
  })
  expect(reply.statusCode).toBe(200)
})
