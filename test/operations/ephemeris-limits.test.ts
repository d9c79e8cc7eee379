import { beforeAll, describe, expect, test } from 'vitest'
import { type Query, remaining, type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

describe('limits and cost', () => {
  test.each<[string, Query, string]>([
    ['1,440 rows by minutes', { start: '2026-01-01', end: '2026-01-02', step: '1m' }, 'at most 1440 rows'],
    ['31 rows in a grid', { start: '2026-01-01', end: '2026-02-01', table_style: 'grid' }, 'at most 31 rows'],
    ['50,000 rows as JSON', { start: '1800-01-02', end: '1940-01-01', step: '1d' }, 'at most 50000 rows'],
    [
      '2,000,000 rows in a stream',
      { start: '1900-01-01', end: '1904-01-01', step: '1m', format: 'csv' },
      '2000000 rows',
    ],
  ])('%s', async (_, query, message) => {
    const reply = await service.get({ ...query, bodies: 'Sun' })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().detail[0]).toMatchObject({
      loc: ['query', 'end'],
      msg: expect.stringMatching(new RegExp(message, 'i')),
    })
  })

  test('30,000,000 positions, which many stars reach sooner', async () => {
    const reply = await service.get({
      start: '1900-01-01',
      end: '1902-01-01',
      step: '15m',
      format: 'csv',
      fixed_star_packs: 'all',
    })
    expect(reply.json().detail[0].msg).toMatch(/At most 30000000 positions/)
  })

  test('the last row that is allowed is answered', async () => {
    const reply = await service.get({ start: '2026-01-01', end: '2026-01-01T23:59', step: '1m', bodies: 'Sun' })
    expect(reply.json().data).toHaveLength(1440)
    expect((await service.get({ start: '2026-01-01', end: '2026-01-31', table_style: 'grid' })).statusCode).toBe(200)
  })

  test('a request costs a unit for each 4,000 positions begun, twice that with aspects; what is refused costs nothing', async () => {
    const before = remaining(await service.get({ start: '2026-01-01' }))
    const small = remaining(await service.get({ start: '2026-01-02' }))
    const large = remaining(
      await service.get({ start: '2000-01-01', end: '2010-01-01', bodies: 'Sun,Moon,Mars,Venus,Saturn' }),
    )
    expect([before - small, small - large]).toEqual([1, 5])
    const aspects = { start: '2026-01-01', end: '2026-12-31', bodies: 'Sun,Moon,Mars,Venus,Saturn' }
    for (const [query, units] of [
      [{ ...aspects, step: '6h' }, 2],
      [{ ...aspects, step: '6h', include_aspects: true }, 4],
    ] as const) {
      const left = remaining(await service.get({ start: '2026-01-02' }))
      expect(left - remaining(await service.get(query))).toBe(units)
    }
    await service.get({ start: 'never' })
    await service.get({ start: '2026-03-29T02:30', timezone: 'Europe/Berlin', dst_policy: 'reject' })
    const refused = await service.get({ start: '0500-01-01', bodies: 'Chiron' })
    expect(refused.statusCode).toBe(422)
    expect(remaining(refused)).toBe(large - 8)
  })

  test('a void Moon costs as much as its search, once for each stay of the Moon in a sign', async () => {
    const cost = async (query: Query) => {
      const before = remaining(await service.get({ start: '2026-01-01' }))
      return before - remaining(await service.get({ include_moon_void_of_course: true, bodies: 'Sun', ...query }))
    }
    // 183 stays of two days, 120 positions each: 21,960 and the Sun's 365.
    expect(await cost({ start: '2026-01-01', end: '2026-12-31' })).toBe(6)
    expect(await cost({ start: '2026-01-01', end: '2026-01-01T23:59', step: '1m' })).toBe(1)
  })

  test('a year without data is refused with the range that is covered', async () => {
    for (const start of ['-9000-01-01', '9000-01-01']) {
      const reply = await service.get({ start, bodies: 'Sun' })
      expect(reply.statusCode).toBe(422)
      expect(reply.json().detail[0]).toMatchObject({
        type: 'outside_ephemeris',
        msg: expect.stringMatching(/covers? -?\d+-\d\d-\d\d.* to \d+-\d\d-\d\d/),
      })
    }
  })

  test('a long answer whose end lies beyond the data is refused before its first byte', async () => {
    const reply = await service.get({ start: '5000-01-01', end: '5500-01-01', format: 'csv' })
    expect(reply.statusCode).toBe(422)
  })

  test('the free plan ends after its units of the day', async () => {
    const key = await service.newKey('free')
    const all = { start: '1920-01-01', end: '2000-01-01', format: 'csv', bodies: 'Sun' }
    const first = await service.get(all, { 'x-api-key': key })
    expect([first.statusCode, first.headers['x-ratelimit-limit'], first.headers['x-ratelimit-remaining']]).toEqual([
      200,
      '80',
      '72',
    ])
    const tooMuch = await service.get({ ...all, start: '1000-01-01', bodies: '' }, { 'x-api-key': key })
    expect(tooMuch.statusCode).toBe(429)
    expect(tooMuch.headers['retry-after']).toBeDefined()
  })
})
