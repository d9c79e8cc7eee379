import { describe, expect, test } from 'vitest'
import { VedicDashaInsightsReply } from '../../../src/techniques/vedic-dasha-insights/schema.ts'
import { MUMBAI, MUMBAI_UNTIMED, useTechnique } from '../../support/vedic.ts'
import truth from './truth.json' with { type: 'json' }

const { send, answer: insights } = useTechnique('/api/v2/vedic/dasha/insights', VedicDashaInsightsReply)
const DATED = { ...MUMBAI, reference_date: '2026-09-22' }

describe('the facts', () => {
  test('are those of the chart: the Jupiter of 2026 is in the first house and rules the fifth and the eighth', async () => {
    const { facts } = await insights({ ...DATED, levels: 1 })
    expect(facts[0]).toMatchObject(truth.mahadasha_2026)
    expect(facts[0]!.text).toMatch(/^The Mahadasha belongs to Jupiter\. Jupiter is in Leo, in house 1, in Magha\./)
  })

  test('of a dasha of signs are those of the sign', async () => {
    const { facts } = await insights({ ...DATED, system: 'chara_rao', levels: 1, reference_date: '1992-01-01' })
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
    const { facts } = await insights({ ...MUMBAI_UNTIMED, reference_date: '2026-09-22' })
    expect(facts.map(({ house, houses_ruled }) => [house, houses_ruled])).toEqual(facts.map(() => [null, []]))
  })
})

test('the next changes are the ends of the active periods, the earliest first', async () => {
  const { next_changes: changes, active_periods: active } = await insights({ ...DATED, levels: 3 })
  expect(changes.map(({ at }) => at).toSorted()).toEqual(active.map(({ ends_at }) => ends_at).toSorted())
  expect(changes.map(({ at }) => Date.parse(at))).toEqual(
    changes.map(({ at }) => Date.parse(at)).toSorted((a, b) => a - b),
  )
  expect(changes.find(({ level }) => level === 'Mahadasha')).toMatchObject(truth.next_mahadasha)
})

test('the same body is answered under the older path', async () => {
  const reply = await send({ ...DATED, levels: 2 }, '/api/v1/vedic/dasha/insights')
  expect(reply.statusCode).toBe(200)
})
