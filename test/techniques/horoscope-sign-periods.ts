import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { PeriodSignReply } from '../../src/techniques/families/horoscope/period/reply.ts'
import { type Query, type SharedApp, sharedApp } from '../support/app.ts'
import { expectScores, type ScoresTruth, secondsFrom } from './horoscope-periods.ts'

type Reply = z.output<typeof PeriodSignReply>

/** Asks for the horoscopes of signs for a period. */
export function signPeriods(period: 'weekly' | 'monthly') {
  let service: SharedApp
  beforeAll(async () => {
    service = await sharedApp()
  })

  const send = (query: Query, of: string = period) =>
    service.app.inject({
      url: `/api/v1/horoscope/${of}/sign`,
      query: query as Record<string, string>,
      headers: { 'x-api-key': service.key },
    })

  async function replyTo(query: Query): Promise<Reply> {
    const reply = await send(query)
    expect(reply.statusCode, reply.body).toBe(200)
    const answer = reply.json()
    expect(PeriodSignReply.parse(answer)).toEqual(answer)
    return answer
  }

  return { send, replyTo, dataOf: async (query: Query): Promise<Reply['data']> => (await replyTo(query)).data }
}

/** A period, and the events and scores that swetest gives for it. */
interface Truth extends ScoresTruth {
  readonly request: Query
  readonly events: readonly (readonly [utc: string, key: string])[]
  /** The scores of each day. */
  readonly days: readonly object[]
}

/** Tests the events and the scores of the period of a truth. */
export function testSignPeriod(dataOf: (query: Query) => Promise<Reply['data']>, truth: Truth): void {
  test('has the phases, entries, stations and aspects of swetest and no others, to 15 seconds', async () => {
    const { events } = await dataOf(truth.request)
    expect(events.map(({ key }) => key)).toEqual(truth.events.map(([, key]) => key))
    for (const [index, [utc]] of truth.events.entries())
      expect(secondsFrom(events[index]!.exact_at, utc)).toBeLessThan(15)
  })

  test('has the drivers that the published tables give, and the means of its days', async () => {
    const data = await dataOf(truth.request)
    expectScores(data, truth)
    expect(data.days.map(({ scores: { overall: _, ...scores } }) => scores)).toEqual(truth.days)
  })
}
