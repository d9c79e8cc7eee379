import { beforeAll, describe, expect, test } from 'vitest'
import { DATA } from '../../src/techniques/index.ts'
import { remaining, type SharedApp, sharedApp } from '../support/app.ts'
import { readCalendar, readTable } from '../support/calendar.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

/** The techniques that also answer as files, with the example of their tool. */
const FILES = DATA.filter(([, { fileOf }]) => fileOf).map(([id, { names, tool }]) => ({
  id,
  urls: Object.values(names),
  example: tool.example,
}))

const BIRTH = { year: 1991, month: 8, day: 24, hour: 6, minute: 40, lat: 19.076, lng: 72.8777, tz_str: '+05:30' }

test('months of the panchang and dashas are also files', () => {
  expect(FILES.map(({ id }) => id).sort()).toEqual(['panchang_month', 'vedic_dasha'])
})

describe.each(FILES)('$id', ({ urls, example }) => {
  test('has the format that the Accept header names, unless the request names another', async () => {
    for (const url of urls) {
      const ask = (fields: object, accept: string) => service.postTo(url, { ...example, ...fields }, { accept })
      expect(readCalendar(await ask({}, 'text/calendar')).events.length).toBeGreaterThan(0)
      expect(readTable(await ask({}, 'text/csv')).length).toBeGreaterThan(0)
      expect(readTable(await ask({ format: 'csv' }, 'text/calendar')).length).toBeGreaterThan(0)
      const json = await ask({ format: 'json' }, 'text/calendar')
      expect(json.json()).toEqual((await ask({}, '*/*')).json())
      expect([json.headers['vary'], json.headers['content-type']]).toEqual([
        expect.stringContaining('Accept'),
        expect.stringContaining('application/json'),
      ])
    }
  })

  test('costs as a file what it costs as JSON', async () => {
    const left = async (format: string) => remaining(await service.postTo(urls[0]!, { ...example, format }))
    const counts = [await left('json'), await left('ics'), await left('csv'), await left('json')]
    expect(counts.slice(1).map((each, index) => counts[index]! - each)).toEqual([1, 1, 1])
  })

  test('has lines of at most 75 octets that end in CR LF, and the same bytes each time but for their stamp', async () => {
    const texts = [0, 1].map(async () => {
      const { body } = await service.postTo(urls[0]!, { ...example, format: 'ics', language: 'hi' })
      return body.replaceAll(/^DTSTAMP:\d{8}T\d{6}Z\r$/gm, '')
    })
    const [first, again] = await Promise.all(texts)
    expect(again).toBe(first)
    expect(first!.replaceAll('\r\n', '')).not.toMatch(/\r/)
    for (const line of first!.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
})

test('a batch of births refuses files, and names the option', async () => {
  const options = { format: 'ics' }
  const reply = await service.postTo('/api/v1/natal/batch', { technique: 'vedic_dasha', births: [BIRTH], options })
  expect(reply.statusCode, reply.body).toBe(422)
  expect(reply.json().detail[0]).toMatchObject({
    loc: ['body', 'options', 'format'],
    msg: expect.stringContaining('json'),
  })
})
