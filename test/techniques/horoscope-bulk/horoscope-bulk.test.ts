import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { HoroscopeBulkReply } from '../../../src/techniques/horoscope-bulk/schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const get = (url: string) => service.app.inject({ url, headers: { 'x-api-key': service.key } })

test.each(['date=2026-09-22&timezone=Europe/Paris', 'date=2026-09-26&locale=it', 'date=1999-08-11&tz_str=-05:00'])(
  'the answer to %s has the twelve signs in order, each as in the answer for it alone',
  async (query) => {
    const reply = await get(`/api/v1/horoscope/daily/bulk?${query}`)
    expect(reply.statusCode, reply.body).toBe(200)
    const { data, meta } = reply.json()
    expect(HoroscopeBulkReply.parse(reply.json())).toEqual(reply.json())
    expect(Object.keys(data)).toEqual(TRUTH.order.signs)
    for (const sign of TRUTH.order.signs) {
      const alone = (await get(`/api/v1/horoscope/daily/sign?sign=${sign}&${query}`)).json()
      expect(data[sign]).toEqual(alone.data)
      expect(meta.settings).toEqual(alone.meta.settings)
    }
  },
)

test('an unknown language and contradicting names of a zone are refused', async () => {
  const reply = await get('/api/v1/horoscope/daily/bulk?locale=et&tz_str=UTC&timezone=Europe/Paris')
  expect(reply.statusCode).toBe(422)
  const faults: { loc: string[]; msg: string }[] = reply.json().detail
  expect(faults.find(({ loc }) => loc.at(-1) === 'locale')?.msg).toMatch(/en.*de.*fr.*es.*pt.*it/)
})
