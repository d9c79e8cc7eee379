import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { SKY_EVENTS_INCLUDES, SkyEventsResponse } from '../../src/contract/sky/sky-events-reply.ts'
import { type Query, remaining, type SharedApp, sharedApp } from '../support/app.ts'
import { FULL, propertyRuns } from '../support/full-form.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const get = (query: Query) =>
  service.app.inject({
    url: `/api/v1/sky-events?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    headers: { 'x-api-key': service.key },
  })

/** A parameter, a value that is wrong, and words that must tell what is allowed. */
const WRONG: readonly [parameter: string, value: string, allowed: RegExp][] = [
  ['date', 'tomorrow', /calendar date such as 2026-03-01.*today/],
  ['date', '2026-02-30', /between 01 and 28/],
  ['date', '2026-3-1', /calendar date/],
  ['date', '2026-03-01T00:00', /calendar date/],
  ['date', '2026-03-01\0', /calendar date/],
  ['date', 'x'.repeat(9_000), /at most 100 characters/],
  ['end', '2025-12-31', /before date/],
  ['end', '2027-02-05', /At most 400 days; this request has 401/],
  ['end', 'never', /calendar date/],
  ['end', '2026-13-01', /between 01 and 12/],
  ['days', '0', /at least 1/],
  ['days', '401', /at most 400/],
  ['days', '1.5', /whole number/],
  ['days', 'ten', /number/],
  ['timezone', 'Europe/Atlantis', /IANA/],
  ['timezone', 'AUTO', /IANA/],
  ['preset', 'loud', /quiet, daily, full/],
  ['moon_void_definition', 'ancient', /modern, traditional/],
  ['format', 'xml', /json, ics/],
  ['include_formulation', 'perhaps', /true or false/],
  ...SKY_EVENTS_INCLUDES.map((name): [string, string, RegExp] => [name, 'x', /true or false/]),
  ['inlcude_moon', 'true', /did you mean include_moon/],
]

describe('a wrong parameter is named, with what is allowed', () => {
  const faults = (reply: { json(): { detail: { loc: string[]; msg: string; type: string }[] } }) => reply.json().detail

  test.each(WRONG)('%s=%s', async (parameter, value, allowed) => {
    const reply = await get({ date: '2026-01-01', [parameter]: value })
    expect(reply.statusCode).toBe(422)
    const fault = faults(reply).find(({ loc }) => loc[1] === parameter)
    expect(fault?.loc[0]).toBe('query')
    expect(fault?.msg).toMatch(allowed)
  })

  test('a date that is missing', async () => {
    expect(faults(await get({}))).toEqual([{ loc: ['query', 'date'], msg: 'Field required', type: 'missing' }])
  })

  test.each([
    [{ date: '2026-01-01', end: '2026-01-02', days: 2 }, 'days'],
    [{ date: 'today', end: '2999-01-02' }, 'end'],
    [{ date: '-000100-01-02', format: 'ics' }, 'format'],
  ])('%j contradicts itself', async (query, field) => {
    const reply = await get(query)
    expect([reply.statusCode, faults(reply)[0]?.loc]).toEqual([422, ['query', field]])
  })

  test('days beyond the ephemeris, and voids that end beyond it', async () => {
    const { firstYear, lastYear } = service.services.compute.sky
    const text = (year: number, rest: string) =>
      `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(year < 0 ? 6 : 4, '0')}-${rest}`
    const wrong = [
      [{ date: text(firstYear, '01-01') }, 'date'],
      [{ date: text(lastYear + 1, '01-01') }, 'date'],
      [{ date: text(lastYear, '12-31'), days: 2 }, 'days'],
      [{ date: text(lastYear, '12-31'), end: text(lastYear + 1, '01-01') }, 'end'],
      [{ date: text(lastYear, '12-31'), preset: 'full' }, 'include_void_of_course'],
    ] as const
    for (const [query, field] of wrong) {
      const reply = await get(query)
      expect([reply.statusCode, faults(reply)[0]]).toEqual([
        422,
        { loc: ['query', field], msg: expect.stringMatching(/ covers? /), type: 'outside_ephemeris' },
      ])
    }
    const last = await get({ date: text(lastYear, '12-31'), preset: 'daily' })
    expect(last.json().meta.hours).toBe(24)
  })

  test.runIf(existsSync('/usr/share/libswe/ephe'))(
    'Chiron by name before his orbit is known; a preset says that it leaves him out',
    async () => {
      const reply = await get({ date: '0600-01-01', include_points: true })
      expect([reply.statusCode, faults(reply)[0]?.loc]).toEqual([422, ['query', 'include_points']])
      const preset = await get({ date: '0600-01-01', preset: 'full' })
      expect(preset.json().meta.includes).toMatchObject({ include_points: false, include_quarters: true })
    },
  )

  test('a caller without a key gets no events', async () => {
    const reply = await service.app.inject({ url: '/api/v1/sky-events?date=2026-01-01' })
    expect([reply.statusCode, reply.json()]).toEqual([401, { detail: 'Missing API key' }])
  })
})

test('any query is answered by its contract or refused by name: never a 5xx, nothing charged, nothing leaked', async () => {
  const right: Record<string, readonly unknown[]> = {
    date: ['2026-03-29', '2011-12-30', '1801-02-03', '2399-12-30', '-5000-01-01', 'today'],
    end: ['2026-04-02', '2027-01-01', '1801-12-31'],
    days: [1, 7, 60],
    timezone: ['UTC', 'Europe/Berlin', 'Pacific/Apia', 'America/St_Johns', '+05:30'],
    preset: ['quiet', 'daily', 'full'],
    moon_void_definition: ['modern', 'traditional'],
    format: ['json', 'ics'],
    ...Object.fromEntries([...SKY_EVENTS_INCLUDES, 'include_formulation'].map((name) => [name, [true, false]])),
  }
  const anything = fc.string({ unit: 'grapheme', maxLength: 30 })
  const fields = Object.fromEntries(
    Object.entries(right).map(([name, values]): [string, fc.Arbitrary<unknown>] => [
      name,
      fc.oneof({ weight: 60, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: anything }),
    ]),
  )
  // Only one of `end` and `days` stays. They contradict each other, and their refusals would hide other cases.
  const queries = fc
    .record<Record<string, unknown>>(fields, { requiredKeys: ['date'] })
    .map(({ end, ...query }) => ('days' in query || end === undefined ? query : { ...query, end }) as Query)
  let [good, left] = [0, remaining(await get({ date: '2026-01-01' }))]
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const reply = await get(query)
      expect([200, 422], reply.body).toContain(reply.statusCode)
      if (reply.statusCode === 422) {
        for (const fault of reply.json().detail)
          expect(fault).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) })
        expect(reply.body).not.toMatch(/node_modules|\.se1|at \w+ \(/)
        expect(remaining(reply)).toBe(left)
      } else {
        good += 1
        if (query['format'] === 'ics') expect(reply.body).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR(\r\n)?$/s)
        else expect(SkyEventsResponse.parse(reply.json())).toEqual(reply.json())
      }
      left = remaining(reply)
    }),
    { numRuns: propertyRuns(300) },
  )
  expect(good).toBeGreaterThan(FULL ? 50 : 3)
})
