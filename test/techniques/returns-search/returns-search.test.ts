import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { epochMsOf, isoUtc } from '../../../src/astro/civil.ts'
import { RETURNS_SEARCH } from '../../../src/techniques/returns-search/returns-search.ts'
import {
  ReturnsSearchReply,
  ReturnsSearchRequest,
  returnsSearchInput,
} from '../../../src/techniques/returns-search/schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import truth from '../returns/truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const SEARCH = '/api/v1/western/returns/search'
const ATHENS = { lat: 37.98376, lng: 23.72784 }
const BIRTH = { name: 'A', year: 1981, month: 1, day: 1, hour: 23, minute: 30, ...ATHENS }
const SATURN = { natal: BIRTH, body: 'saturn', range_start: '1982-01-01T00:00Z', range_end: '2070-01-01T00:00Z' }

type Reply = z.output<typeof ReturnsSearchReply>

async function answered(body: object): Promise<Reply> {
  const reply = await service.postTo(SEARCH, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return ReturnsSearchReply.strict().parse(reply.json())
}

async function refused(body: object): Promise<string[]> {
  const reply = await service.postTo(SEARCH, body)
  expect(reply.statusCode, reply.body).toBe(422)
  return reply.json().detail.map(({ loc }: { loc: string[] }) => loc.join('.'))
}

const momentsOf = ({ returns }: Reply) => returns.map(({ exact_moment_utc }) => exact_moment_utc)

describe('the search for returns', () => {
  test('lists all returns that swetest finds, with the number of each pass', async () => {
    const rows = truth.returns.filter(
      ({ arc, birth_jd, zodiac }) => arc === 0 && birth_jd < 2_446_000 && zodiac === 'tropical',
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { body, from_jd, until_jd, returns_jd } of rows) {
      const span = { range_start: isoUtc(epochMsOf(from_jd)), range_end: isoUtc(epochMsOf(until_jd)) }
      const { returns, meta } = await answered({ natal: BIRTH, body, ...span })
      expect([body, returns.length, meta.returns_search.count]).toEqual([body, returns_jd.length, returns_jd.length])
      // The seconds of the answer are rounded, and so is the longitude that swetest prints.
      for (const [index, utc] of momentsOf({ returns } as Reply).entries())
        expect(Math.abs(Date.parse(utc) - epochMsOf(returns_jd[index]!)), `${body} ${utc}`).toBeLessThan(3_000)
    }
  })

  test('says the same in pieces as the chart of each return says in whole', async () => {
    const { returns } = await answered({
      natal: BIRTH,
      range_start: '2000-01-01T00:00Z',
      range_end: '2090-01-01T00:00Z',
    })
    expect(returns.length).toBeGreaterThan(1_190)
    expect(new Set(returns.map(({ return_number }) => return_number)).size).toBe(returns.length)
    const chart = await service.postTo('/api/v1/western/returns/calculate', {
      natal: BIRTH,
      search_start: '2045-06-01T00:00Z',
    })
    const { exact_moment_utc, return_number } = chart.json().meta.return
    expect(returns.find((each) => each.return_number === return_number)!.exact_moment_utc).toBe(exact_moment_utc)
  })

  test('of adjoining spans has each return once', async () => {
    const [first, second] = await Promise.all([
      answered({ ...SATURN, range_end: '2040-01-10T00:00Z' }),
      answered({ ...SATURN, range_start: '2040-01-10T00:00Z' }),
    ])
    expect([...momentsOf(first), ...momentsOf(second)]).toEqual(momentsOf(await answered(SATURN)))
  })

  test('goes back from the birth in converse direction', async () => {
    const { returns, meta } = await answered({ ...SATURN, direction: 'converse' })
    expect(returns.every(({ return_number }) => return_number < 0)).toBe(true)
    expect(momentsOf({ returns } as Reply)).toEqual(
      momentsOf({ returns } as Reply)
        .toSorted()
        .toReversed(),
    )
    expect([meta.returns_search.range_start, meta.returns_search.range_end]).toEqual([
      '1982-01-01T00:00:00Z',
      '2070-01-01T00:00:00Z',
    ])
  })

  test('has local times of the place of the return', async () => {
    const { returns, location } = await answered({ ...SATURN, return_lat: 38.72, return_lng: -9.14 })
    expect(location.timezone).toBe('Europe/Lisbon')
    for (const { exact_moment_local } of returns) expect(exact_moment_local).toMatch(/\+0[01]:00$/)
  })

  test('costs a unit for each five hundred returns on average, and for what the search of a slow or restless point takes', () => {
    const units = (fields: object) =>
      RETURNS_SEARCH.faces.data.price.units(
        returnsSearchInput(ReturnsSearchRequest.parse({ ...SATURN, ...fields })).input,
      )
    expect([units({}), units({ body: 'moon' }), units({ body: 'moon', arc: 'half' })]).toEqual([1, 3, 3])
    // 219,146 days by steps of 8 days; of half a day, while the mean apogee is within 40 of 360 degrees on either side.
    const centuries = { range_start: '1800-01-01', range_end: '2400-01-01' }
    expect([units({ ...centuries, body: 'mercury' }), units({ ...centuries, body: 'true_lilith' })]).toEqual([11, 39])
  })

  test.each([
    [{ ...SATURN, range_end: '1981-01-01' }, ['body.range_end']],
    [{ ...SATURN, range_end: '2700-01-01' }, ['body.range_end']],
    [{ ...SATURN, body: 'moon', range_end: '2200-01-01' }, ['body.range_end']],
    [{ ...SATURN, body: 'vulcan' }, ['body.body']],
    [{ ...SATURN, body: 'chiron', range_start: '0600-01-01', range_end: '0700-01-01' }, ['body.range_start']],
    [{ ...SATURN, direction: 'converse', range_start: '1980-01-01' }, ['body.range_start']],
  ])('%j is refused for %j', async (body, fields) => {
    expect(await refused(body)).toEqual(fields)
  })
})
