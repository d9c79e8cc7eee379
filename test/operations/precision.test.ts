import { beforeAll, describe, expect, test } from 'vitest'
import { type Query, type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

/** Ten bodies, so that a hundred rows are a thousand positions. */
const TEN = 'Sun,Moon,Mercury,Venus,Mars,Jupiter,Saturn,Uranus,Neptune,Pluto'
const HUNDRED: Query = { start: '2026-01-01', end: '2026-04-10', bodies: TEN }
const POINTS: Query = { start: '2026-01-01', end: '2026-12-31', bodies: 'mean_node,true_node,true_lilith,chiron' }

interface Body {
  readonly longitude_deg: number
  readonly latitude_deg: number
  readonly declination_deg: number
  readonly distance_au: number
  readonly speed: number
}
interface Table {
  readonly meta: { readonly precision: string; readonly rows: number }
  readonly data: readonly { readonly bodies: Readonly<Record<string, Body>> }[]
}

async function table(query: Query): Promise<Table> {
  const reply = await service.get(query)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

describe('a table', () => {
  test('of 1,000 positions comes from series, and one of fewer from the library', async () => {
    const [long, short] = [await table(HUNDRED), await table({ ...HUNDRED, end: '2026-04-09' })]
    expect([long.meta, short.meta]).toMatchObject([
      { rows: 100, precision: 'series' },
      { rows: 99, precision: 'library' },
    ])
  })

  test.each<[string, Query]>([
    ['of bodies', HUNDRED],
    ['of points', POINTS],
    ['of a sidereal zodiac', { ...HUNDRED, zodiac_type: 'sidereal' }],
  ])('%s differs from the library’s by less than is promised', async (_, query) => {
    const [series, library] = [await table(query), await table({ ...query, precision: 'library' })]
    expect([series.meta.precision, library.meta.precision]).toEqual(['series', 'library'])
    for (const [index, { bodies }] of series.data.entries())
      for (const [name, body] of Object.entries(bodies)) {
        const exact = library.data[index]!.bodies[name]!
        const isPoint = /Node|Lilith/.test(name)
        const most = {
          angle: name === 'Moon' ? 0.001 : 0.0001,
          speed: name === 'Lilith' ? 0.1 : isPoint ? 0.002 : 0.001,
        }
        // Both are rounded to seven decimals.
        const within = (key: keyof Body, seconds: number) =>
          expect(Math.abs(body[key] - exact[key]), `${key} of ${name}`).toBeLessThan(seconds / 3600 + 1.01e-7)
        within('longitude_deg', most.angle)
        within('latitude_deg', most.angle)
        within('declination_deg', most.angle)
        within('speed', most.speed)
        expect(Math.abs(body.distance_au - exact.distance_au)).toBeLessThan(3.1e-9)
      }
  })

  test('with precision=library has the rows that single instants have', async () => {
    const { data } = await table({ ...HUNDRED, precision: 'library' })
    const alone = await service.get({ start: '2026-02-14', bodies: TEN })
    expect(data[44]).toEqual(alone.json().data)
  })

  test('of centuries without series is the library’s, and says so', async () => {
    const { meta } = await table({ ...HUNDRED, start: '1826-01-01', end: '1826-04-10' })
    expect(meta.precision).toBe('library')
  })

  test('has another ETag by each precision, and the same by the same', async () => {
    const tags = await Promise.all(
      ['auto', 'library', 'auto'].map(
        async (precision) => (await service.get({ ...HUNDRED, precision })).headers['etag'],
      ),
    )
    expect(tags[0]).not.toBe(tags[1])
    expect(tags[0]).toBe(tags[2])
  })

  test.each(['csv', 'ndjson'])('as %s says it in a header, whole or streamed', async (format) => {
    for (const end of ['2026-01-02', '2026-04-10', '2028-04-10']) {
      const { headers } = await service.get({ ...HUNDRED, end, format })
      expect(headers['x-orrery-precision']).toBe(end === '2026-01-02' ? 'library' : 'series')
    }
  })

  test('of an unknown precision is refused by name', async () => {
    const reply = await service.get({ ...HUNDRED, precision: 'series' })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().detail[0].loc).toEqual(['query', 'precision'])
  })
})

test('events have the same seconds by both', async () => {
  const events = async (precision: string) => {
    const reply = await service.app.inject({
      url: `/api/v1/sky-events?date=2026-03-01&days=60&preset=full&precision=${precision}`,
      headers: { 'x-api-key': service.key },
    })
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json()
  }
  const [series, library] = [await events('auto'), await events('library')]
  expect([series.meta.precision, library.meta.precision]).toEqual(['series', 'library'])
  const instants = (reply: typeof series) => reply.events.map(({ id, utc }: { id: string; utc: string }) => [id, utc])
  expect(instants(series)).toEqual(instants(library))
})

test('passages have the same seconds by both', async () => {
  const natal = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }
  const passages = async (precision: string) => {
    const body = {
      natal,
      current_city: 'Athens',
      transit_date: '2026-03-01T12:00',
      include_exact_times: true,
      precision,
    }
    const reply = await service.postTo('/api/v1/transits/calculate', body)
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json().aspects
  }
  expect(await passages('auto')).toEqual(await passages('library'))
})
