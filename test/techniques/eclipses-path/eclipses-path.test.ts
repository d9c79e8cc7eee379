import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { julianDayOf } from '../../../src/astro/civil.ts'
import { eclipsesPathAnswer } from '../../../src/techniques/eclipses-path/calculate.ts'
import { EclipsesPathReply } from '../../../src/techniques/eclipses-path/schema.ts'
import { ephemerisFiles } from '../../../workers/ephemeris-files.ts'
import { swissSky } from '../../../workers/sky.ts'
import { type Query, type SharedApp, sharedApp } from '../../support/app.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))

type Reply = z.output<typeof EclipsesPathReply>
type Feature = Reply['geojson']['features'][number]

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const send = (query: Query) =>
  service.app.inject({
    url: '/api/v1/eclipses/path',
    query: query as Record<string, string>,
    headers: { 'x-api-key': service.key },
  })

async function pathOf(query: Query): Promise<Reply> {
  const reply = await send(query)
  expect(reply.statusCode, reply.body).toBe(200)
  const answer = reply.json()
  expect(EclipsesPathReply.parse(answer)).toEqual(answer)
  return answer
}

const featureOf = ({ geojson }: Reply, name: string): Feature =>
  geojson.features.find(({ properties }) => properties.name === name)!

/** The parts of a line. */
function partsOf({ geometry }: Feature): readonly number[][][] {
  if (geometry.type === 'Point') return []
  return geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates
}

describe('the eclipse of 2 August 2027', () => {
  test('is greatest where NASA has it, with its width and duration', async () => {
    const { date, lat, lng, width_km, duration_seconds } = TRUTH.greatest
    const { eclipse, points } = await pathOf({ date: '2027-02-07' })
    expect(eclipse).toMatchObject({ type: 'total', saros: 136, is_central: true })
    expect(eclipse.greatest.slice(0, 10)).toBe(date)
    expect([Math.abs(eclipse.lat - lat), Math.abs(eclipse.lng - lng)].every((off) => off < 0.1)).toBe(true)
    const greatest = points.find(({ time }) => time === eclipse.greatest)!
    expect(Math.abs(greatest.width_km! - width_km)).toBeLessThan(1)
    expect(Math.abs(greatest.duration_seconds - duration_seconds)).toBeLessThan(1)
  })

  test('has lines of longitude and latitude with as many times, from the begin of the central line to its end', async () => {
    const answer = await pathOf({ date: '2027-08-02', step_minutes: '5' })
    const names = answer.geojson.features.map(({ properties }) => properties.name)
    expect(names).toEqual(['central_line', 'northern_limit', 'southern_limit', 'greatest_eclipse'])
    const central = featureOf(answer, 'central_line')
    expect(central.geometry.type).toBe('LineString')
    expect(central.properties.times).toEqual(answer.points.map(({ time }) => time))
    expect(partsOf(central)[0]).toEqual(answer.points.map(({ lat, lng }) => [lng, lat]))
    expect([answer.begins, answer.ends]).toEqual([answer.points[0]!.time, answer.points.at(-1)!.time])
    const [first, last] = [answer.points[0]!, answer.points.at(-1)!]
    for (const { sun_altitude_deg, width_km } of [first, last]) {
      expect(Math.abs(sun_altitude_deg)).toBeLessThan(0.5)
      expect(width_km).toBe(null)
    }
    // Whole multiples of the step, but for the ends and the greatest eclipse.
    const odd = answer.points.filter(({ time }) => !/:[0-5][05]:00Z$/.test(time))
    expect(odd.map(({ time }) => time)).toEqual([answer.begins, answer.eclipse.greatest, answer.ends])
    for (const name of ['northern_limit', 'southern_limit'] as const) {
      const line = featureOf(answer, name)
      expect(line.properties.times).toHaveLength(partsOf(line)[0]!.length)
    }
    // Luxor is on the path: the limits are on either side of it at its longitude.
    const at = (name: string) =>
      partsOf(featureOf(answer, name))[0]!.toSorted((a, b) => Math.abs(a[0]! - 32.65) - Math.abs(b[0]! - 32.65))[0]![1]!
    expect(at('southern_limit') < 25.7 && at('northern_limit') > 25.7).toBe(true)
  })
})

test('a path over the antimeridian is cut there', async () => {
  const answer = await pathOf({ date: '2012-05-20' })
  for (const name of ['central_line', 'northern_limit', 'southern_limit']) {
    const feature = featureOf(answer, name)
    expect(feature.geometry.type).toBe('MultiLineString')
    const [west, east] = partsOf(feature) as [number[][], number[][]]
    expect([west.at(-1)![0], east[0]![0]]).toEqual([180, -180])
    expect(west.at(-1)![1]).toBe(east[0]![1])
    const steps = partsOf(feature).flatMap((part) =>
      part.slice(1).map((end, index) => Math.abs(end[0]! - part[index]![0]!)),
    )
    expect(Math.max(...steps)).toBeLessThan(90)
    expect((feature.properties.times as string[][]).map((part) => part.length)).toEqual([west.length, east.length])
  }
})

test('a hybrid eclipse is annular at the ends of its line and total between them', async () => {
  const { eclipse, points } = await pathOf({ date: '2005-04-08' })
  const kinds = points.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1])
  expect([eclipse.type, ...kinds]).toEqual(['hybrid', 'annular', 'total', 'annular'])
})

test('a partial eclipse is passed over, or answered without lines', async () => {
  const [central, any] = [
    await pathOf({ date: '2025-03-01' }),
    await pathOf({ date: '2025-03-01', central_only: 'false' }),
  ]
  expect(central.eclipse.greatest.slice(0, 10)).toBe('2026-02-17')
  expect(any.eclipse).toMatchObject({ type: 'partial', is_central: false })
  expect([any.begins, any.points]).toEqual([null, []])
  expect(any.geojson.features.map(({ properties }) => properties.name)).toEqual(['greatest_eclipse'])
})

test('an eclipse whose axis misses the Earth has one limit and no central line', async () => {
  // NASA's canon: 2043-04-09 is total without a central line, gamma 1.0031.
  const answer = await pathOf({ date: '2043-04-01' })
  expect(answer.eclipse).toMatchObject({ type: 'total', is_central: false })
  expect(answer.geojson.features.map(({ properties }) => properties.name)).toEqual([
    'southern_limit',
    'greatest_eclipse',
  ])
})

test('a date after the last eclipse of the ephemeris is refused, and names the field', () => {
  const sky = swissSky(ephemerisFiles(undefined))
  const ending = { ...sky, range: { ...sky.range, lastYear: 2029, end: julianDayOf(Date.UTC(2030, 0)) } }
  const input = { dayMs: Date.UTC(2028, 7), central_only: true, step_minutes: 2, ephemeris: 'files' as const }
  // NASA's canon: after 22 July 2028 the next central eclipse is that of 1 June 2030.
  expect(() => eclipsesPathAnswer(ending, input)).toThrow(
    expect.objectContaining({ code: 'outside_ephemeris', detail: expect.objectContaining({ field: 'date' }) }),
  )
})

test.each<[Query, string, RegExp]>([
  [{ date: '2026-02-30' }, 'query.date', /between 01 and 28/],
  [{ date: 'tomorrow' }, 'query.date', /or today/],
  [{ step_minutes: '0' }, 'query.step_minutes', /1/],
  [{ step_minutes: '11' }, 'query.step_minutes', /10/],
  [{ date: '9999-01-01' }, 'query.date', /ephemeris|years/i],
])('%j is refused with what is allowed', async (query, field, message) => {
  const reply = await send(query)
  expect(reply.statusCode, reply.body.slice(0, 500)).toBe(422)
  const faults: { loc: string[]; msg: string }[] = reply.json().detail
  expect(faults.find(({ loc }) => loc.join('.') === field)?.msg).toMatch(message)
})
