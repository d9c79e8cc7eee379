import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { EclipsesPlaceReply } from '../../../src/techniques/eclipses-place/schema.ts'
import { type Query, remaining, type SharedApp, sharedApp } from '../../support/app.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))

type Reply = z.output<typeof EclipsesPlaceReply>

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const send = (query: Query) =>
  service.app.inject({
    url: '/api/v1/eclipses/place',
    query: query as Record<string, string>,
    headers: { 'x-api-key': service.key },
  })

async function eclipsesOf(query: Query): Promise<Reply> {
  const reply = await send(query)
  expect(reply.statusCode, reply.body).toBe(200)
  const answer = reply.json()
  expect(EclipsesPlaceReply.parse(answer)).toEqual(answer)
  return answer
}

const BURGOS = { lat: '42.06', lng: '-3.52', elevation_m: '894', tz_str: 'Europe/Madrid' }
const secondsApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 1000

describe('an eclipse at sunset', () => {
  const { contacts, sunset, sunset_azimuth_deg, magnitude } = TRUTH.setting

  test('has the published contacts, of which the last one is below the horizon, and the published sunset', async () => {
    const { eclipses } = await eclipsesOf({ ...BURGOS, start: '2026-08-12', end: '2026-08-12' })
    const [{ here, ...eclipse }] = eclipses as [Reply['eclipses'][number]]
    expect(eclipse).toMatchObject({ of: 'sun', type: 'total', saros: 126, saros_member: 48 })
    expect(here).toMatchObject({ type: 'total', visible: 'part', seen_as: 'total' })
    expect(here!.contacts.map(({ contact, is_visible }) => [contact, is_visible])).toEqual([
      ['C1', true],
      ['C2', true],
      ['max', true],
      ['C3', true],
      ['C4', false],
    ])
    // The Observatory has a delta T that is 3 to 4 seconds larger, which moves the shadow by as much and more.
    for (const [id, utc] of Object.entries(contacts as Record<string, string>)) {
      const ours = here!.contacts.find(({ contact }) => contact === id)!
      expect(secondsApart(ours.time_utc, utc), id).toBeLessThan(8)
      expect(ours.time).toMatch(/^2026-08-12T\d\d:\d\d:\d\d\+02:00$/)
    }
    expect(here!.horizon.map(({ event }) => event)).toEqual(['set'])
    // Printed to the minute.
    expect(secondsApart(here!.horizon[0]!.time_utc, sunset)).toBeLessThan(35)
    expect(Math.abs(here!.horizon[0]!.azimuth_deg - sunset_azimuth_deg)).toBeLessThan(0.15)
    expect(here!.visible_spans).toEqual([{ begin: here!.contacts[0]!.time, end: here!.horizon[0]!.time }])
    expect(Math.abs(here!.maximum.magnitude - magnitude)).toBeLessThan(0.002)
    expect(here!.best).toMatchObject({ magnitude: here!.maximum.magnitude, obscuration: 1 })
  })

  test('further east, after sunset, is only listed by request', async () => {
    const query = { lat: '41', lng: '29', start: '2026-08-12', end: '2026-08-13', of: 'sun' }
    expect((await eclipsesOf(query)).eclipses).toEqual([])
    const { eclipses } = await eclipsesOf({ ...query, include_unseen: 'true' })
    expect(eclipses[0]!.here).toMatchObject({
      visible: 'none',
      seen_as: null,
      best: null,
      visible_spans: [],
      horizon: [],
    })
  })

  test('whose shadow does not reach the place has no circumstances there', async () => {
    const query = { lat: '-34', lng: '18', start: '2026-08-12', end: '2026-08-13', of: 'sun', include_unseen: 'true' }
    const { eclipses } = await eclipsesOf(query)
    expect(eclipses.map(({ of, here }) => [of, here])).toEqual([['sun', null]])
  })
})

describe('an eclipse of the Moon', () => {
  test('has the same instants everywhere, and what is above the horizon depends on the place', async () => {
    const query = { start: '2026-03-01', end: '2026-03-05', of: 'moon', include_unseen: 'true' }
    const [sydney, athens, chicago] = await Promise.all(
      [
        { lat: '-33.87', lng: '151.21' },
        { lat: '37.98', lng: '23.73' },
        { lat: '41.88', lng: '-87.63' },
      ].map(async (place) => (await eclipsesOf({ ...query, ...place })).eclipses[0]!.here!),
    )
    const instants = (here: typeof sydney) => here!.contacts.map(({ contact, time_utc }) => [contact, time_utc])
    expect(instants(sydney)).toEqual(instants(athens))
    expect(instants(sydney).map(([id]) => id)).toEqual(['P1', 'U1', 'U2', 'max', 'U3', 'U4', 'P4'])
    // The opposite of the Sun: up at night in Sydney, below the horizon in the afternoon of Athens.
    expect([sydney!.seen_as, athens!.visible]).toEqual(['total', 'none'])
    // In Chicago the Moon sets during totality, at 12:21 UTC after sunrise.
    expect(chicago).toMatchObject({ visible: 'part', seen_as: 'total' })
    expect(chicago!.horizon.map(({ event }) => event)).toEqual(['set'])
  })

  test('that is penumbral is left out by request', async () => {
    // NASA's catalogue has three in 2027, of which Athens sees the first at night.
    const query = { start: '2027-01-01', end: '2027-12-31', of: 'moon', city: 'Athens' }
    const kinds = async (more: Query) => (await eclipsesOf({ ...query, ...more })).eclipses.map(({ type }) => type)
    expect(await kinds({})).toEqual(['penumbral'])
    expect(await kinds({ include_unseen: 'true' })).toEqual(['penumbral', 'penumbral', 'penumbral'])
    expect(await kinds({ include_unseen: 'true', include_penumbral: 'false' })).toEqual([])
  })
})

describe('the span', () => {
  test('ends with the next eclipse for a count of 1, and says that there are more', async () => {
    const { eclipses, count, is_complete, end } = await eclipsesOf({
      ...BURGOS,
      start: '2026-03-04',
      of: 'sun',
      count: '1',
    })
    expect(eclipses.map(({ greatest }) => greatest.slice(0, 10))).toEqual(['2026-08-12'])
    expect([count, is_complete, end]).toEqual([1, false, '2031-03-04'])
  })

  test('of a century in pieces has the eclipses of its parts, and costs a unit for each fifteen years', async () => {
    const whole = await send({ ...BURGOS, start: '1951-01-01', end: '2050-12-31', of: 'sun' })
    const costly = await send({ ...BURGOS, start: '1951-01-01', end: '2050-12-31', of: 'sun' })
    expect(remaining(whole) - remaining(costly)).toBe(7)
    const all: Reply = whole.json()
    const cheap = await send({ ...BURGOS, start: '1951-01-01', end: '1960-12-31', of: 'sun' })
    expect(remaining(costly) - remaining(cheap)).toBe(1)
    const parts = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        eclipsesOf({ ...BURGOS, start: `${1951 + 10 * index}-01-01`, end: `${1960 + 10 * index}-12-31`, of: 'sun' }),
      ),
    )
    expect(parts.flatMap(({ eclipses }) => eclipses)).toEqual(all.eclipses)
    expect(all.is_complete).toBe(true)
  })

  test('before time zones has the mean time of the place, which a warning says', async () => {
    const { eclipses, warnings } = await eclipsesOf({
      start: '1842-07-08',
      end: '1842-07-08',
      lat: '45.19',
      lng: '9.16',
    })
    expect(eclipses.map(({ type, here }) => [type, here!.seen_as])).toEqual([['total', 'total']])
    expect(warnings!.map(({ code }) => code)).toContain('local_mean_time')
    expect(eclipses[0]!.here!.contacts[0]!.time).toMatch(/\+00:3\d/)
  })
})

test('today is the default', async () => {
  const { start } = await eclipsesOf({ ...BURGOS, count: 1, tz_str: 'UTC' })
  expect(Math.abs(Date.parse(start) - Date.now())).toBeLessThan(2 * 86_400_000)
})

test.each<[Query, string, RegExp]>([
  [{}, 'query.city', /give city, or lat and lng/],
  [{ lat: '1' }, 'query.lng', /given together/],
  [{ ...BURGOS, start: '2026-02-30' }, 'query.start', /between 01 and 28/],
  [{ ...BURGOS, start: 'tomorrow' }, 'query.start', /or today/],
  [{ ...BURGOS, start: '2026-01-02', end: '2026-01-01' }, 'query.end', /before start/],
  [{ ...BURGOS, start: '1900-01-01', end: '2000-02-01' }, 'query.end', /at most 100 years/],
  [{ ...BURGOS, end: '2400-01-01' }, 'query.end', /at most 100 years/],
  [{ ...BURGOS, end: '1990-01-01' }, 'query.end', /before start/],
  [{ ...BURGOS, count: '0' }, 'query.count', /1/],
  [{ ...BURGOS, of: 'venus' }, 'query.of', /sun/],
  [{ ...BURGOS, elevation_m: '-1' }, 'query.elevation_m', /0/],
  [{ city: 'Nowhere at all' }, 'query.city', /no place/],
  [{ ...BURGOS, start: '9998-01-01', end: '9999-01-01' }, 'query.start', /ephemeris|years/i],
])('%j is refused with what is allowed', async (query, field, message) => {
  const reply = await send(query)
  expect(reply.statusCode, reply.body).toBe(422)
  const faults: { loc: string[]; msg: string }[] = reply.json().detail
  expect(faults.find(({ loc }) => loc.join('.') === field)?.msg).toMatch(message)
})
