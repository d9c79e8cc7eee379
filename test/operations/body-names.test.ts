import { beforeAll, describe, expect, test } from 'vitest'
import { separation } from '../../src/astro/angle.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const ATHENS = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }
const MOMENT = '2026-03-01T10:00Z'
/** Longitudes at MOMENT as `swetest -pmtAB -fPl` prints them. */
const PRINTED = {
  mean_node: 339.0249074,
  true_node: 338.9812757,
  mean_lilith: 247.9129333,
  true_lilith: 263.759187,
} as const

interface Row {
  readonly id: string
  readonly variant?: string
  readonly abs_pos: number
}

interface StarRow {
  readonly name: string
  readonly abs_pos: number
  readonly conjunctions: readonly { readonly id: string }[]
}

async function answered(url: string, body: object) {
  const reply = await service.postTo(url, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

const places = (rows: readonly Row[]) =>
  Object.fromEntries(
    rows.filter(({ variant }) => variant).map(({ id, variant, abs_pos }) => [`${variant} ${id}`, abs_pos]),
  )
const at = (name: keyof typeof PRINTED) => expect.closeTo(PRINTED[name], 3)

describe('every answer says which node and which Lilith it means', () => {
  test('an ephemeris has the mean node and the true Lilith, and other variants by name', async () => {
    const rows = async (bodies?: string): Promise<Row[]> =>
      Object.values((await service.get({ start: MOMENT, ...(bodies && { bodies }) })).json().data.bodies)
    expect(places(await rows())).toEqual({ 'mean north_node': at('mean_node'), 'true lilith': at('true_lilith') })
    expect(places(await rows('node,Lilith'))).toEqual(places(await rows()))
    expect(places(await rows('true_node,mean_lilith'))).toEqual({
      'true north_node': at('true_node'),
      'mean lilith': at('mean_lilith'),
    })
  })

  test('a chart has the mean ones', async () => {
    const born = { year: 2026, month: 3, day: 1, hour: 10, minute: 0, tz_str: 'UTC', lat: 38, lng: 24 }
    const mean = { 'mean north_node': at('mean_node'), 'mean lilith': at('mean_lilith') }
    expect(places((await answered('/api/v1/natal/calculate', born)).planets)).toEqual(mean)
    const picture = await answered('/api/v1/natal/chart/', { ...born, format: 'json' })
    expect(places(picture.inner.planets)).toEqual(mean)
  })

  test('transits have the true node and the mean Lilith, in the list and in the picture', async () => {
    const sky = { current_city: 'Athens', transit_date: MOMENT }
    const moving = { 'true north_node': at('true_node'), 'mean lilith': at('mean_lilith') }
    const list = await answered('/api/v1/transits/calculate', { natal: ATHENS, ...sky })
    expect(places(list.transit_planets)).toEqual(moving)
    const natal = { ...ATHENS, format: 'json' }
    const picture = await answered('/api/v1/natal/chart/transits', { natal, ...sky })
    expect(places(picture.outer.planets)).toEqual(moving)
    expect(picture.inner.planets.find(({ id }: Row) => id === 'north_node').variant).toBe('mean')
    const order = (rows: readonly Row[]) => rows.map(({ id }) => id)
    expect(order(picture.outer.planets)).toEqual(order(list.transit_planets))
  })

  test('an event of the node has its variant', async () => {
    // swetest -pm: 330.0454 at the beginning of 2026-08-18, 329.9924 a day later.
    const query = 'date=2026-08-01&days=31&include_points=true&include_ingresses=true'
    const reply = await service.app.inject({
      url: `/api/v1/sky-events?${query}`,
      headers: { 'x-api-key': service.key },
    })
    const nodes = reply
      .json()
      .events.flatMap(({ bodies }: { bodies: Row[] }) => bodies.filter(({ id }) => id === 'north_node'))
    expect(nodes.map(({ variant }: Row) => variant)).toEqual(['mean'])
  })

  test('columns of CSV and tables are named for the variant', async () => {
    const head = async (bodies: string, format: string) => (await service.get({ start: MOMENT, bodies, format })).body
    expect(await head('lilith,node', 'csv')).toMatch(/,true_lilith_longitude_deg,.*,mean_node_longitude_deg,/)
    expect(await head('mean_lilith,true_node', 'csv')).toMatch(/,mean_lilith_longitude_deg,.*,true_node_longitude_deg,/)
    expect(JSON.parse(await head('mean_lilith', 'table')).data.columns).toContain('Mean_Lilith')
    expect(JSON.parse(await head('lilith', 'table')).data.columns).toContain('Lilith')
  })
})

describe('a point in both variants', () => {
  /** Orbs between longitudes that `swetest -p0123456789mtABD -fPl` prints for 1981-01-01T21:30Z, by hand. */
  const TRUE_NODE = {
    venus: ['trine', 6.97],
    jupiter: ['sextile', 1.72],
    saturn: ['sextile', 1.76],
    chiron: ['square', 2.33],
  }
  const TRUE_LILITH = { mars: ['square', 5.98], neptune: ['sextile', 2.47], pluto: ['conjunction', 1.39] }

  interface Hit {
    readonly p1: string
    readonly p2: string
    readonly type: string
    readonly orb: number
  }
  const aspectsOf = (name: string, hits: readonly Hit[]) =>
    Object.fromEntries(
      hits
        .filter(({ p1, p2 }) => p1 === name || p2 === name)
        .map(({ p1, p2, type, orb }) => [p1 === name ? p2 : p1, [type, orb]]),
    )
  const include_features = ['true_node', 'true_lilith']

  test('forms aspects by both, and the true one is named for itself', async () => {
    const { aspects, aspects_summary } = await answered('/api/v1/natal/calculate', { ...ATHENS, include_features })
    expect(aspectsOf('true_node', aspects)).toEqual(TRUE_NODE)
    expect(aspectsOf('true_lilith', aspects)).toEqual(TRUE_LILITH)
    const plain = await answered('/api/v1/natal/calculate', ATHENS)
    expect(aspects_summary.total).toBe(plain.aspects_summary.total + 7)
    expect(aspectsOf('north_node', aspects)).toEqual(aspectsOf('north_node', plain.aspects))
    expect(aspects.every(({ p1, p2 }: Hit) => p1 < p2)).toBe(true)
  })

  test('changes no weight of a planet and no text', async () => {
    const read = { ...ATHENS, include_dominants: true, interpretation: { enable: true } }
    const [plain, both] = [
      await answered('/api/v1/natal/calculate', read),
      await answered('/api/v1/natal/calculate', { ...read, include_features }),
    ]
    expect(both.dominants).toEqual(plain.dominants)
    expect(both.interpretation).toEqual(plain.interpretation)
  })

  test('a star is compared once with the ascendant and the midheaven, also where these are features of the chart', async () => {
    const body = { ...ATHENS, fixed_stars: ['all'], fixed_star_orb: 5 }
    const metBy = async (features: string[]) => {
      const answer = await answered('/api/v1/natal/calculate', { ...body, include_features: features })
      const { fixed_stars: stars, angles }: { fixed_stars: StarRow[]; angles: Record<string, number> } = answer
      const near = (['asc', 'mc'] as const).flatMap((id) =>
        stars.filter(({ abs_pos }) => separation(abs_pos, angles[id]!) <= 4.99).map(({ name }) => [name, id]),
      )
      const met = stars.flatMap(({ name, conjunctions }) =>
        conjunctions.filter(({ id }) => id === 'asc' || id === 'mc').map(({ id }) => [name, id]),
      )
      return { near, met }
    }
    for (const features of [[], ['asc', 'mc']]) {
      const { near, met } = await metBy(features)
      expect(near.length).toBeGreaterThan(3)
      expect(met).toEqual(expect.arrayContaining(near))
      expect(new Set(met.map(String)).size).toBe(met.length)
    }
  })

  test('forms parallels, conjunctions with stars and transits by both too', async () => {
    const noon = { year: 1990, month: 1, day: 1, hour: 12, minute: 0, tz_str: 'UTC', lat: 38, lng: 24 }
    const parallel = { ...noon, include_features, include_declination_aspects: true }
    const { declination_aspects } = await answered('/api/v1/natal/calculate', parallel)
    // By swetest -fPD: the true node at -15°46'54.5", Chiron at 15°27'26.0".
    expect(aspectsOf('true_node', declination_aspects)).toEqual({ chiron: ['contra_parallel', 0.32] })
    const body = { ...ATHENS, include_features, fixed_stars: ['all'] }
    const { fixed_stars } = await answered('/api/v1/natal/calculate', body)
    const near = fixed_stars.flatMap(({ conjunctions }: { conjunctions: Row[] }) => conjunctions.map(({ id }) => id))
    expect(near).toEqual(expect.arrayContaining(['true_node', 'north_node']))
    const transits = await answered('/api/v1/transits/calculate', {
      ...{ natal: { ...ATHENS, include_features }, current_city: 'Athens', transit_date: MOMENT },
      ...{ include_exact_times: true, orb_settings: { Square: 15, Trine: 15 } },
    })
    const met = transits.aspects.map(({ between }: { between: { natal: string } }) => between.natal)
    expect(met).toEqual(expect.arrayContaining(['true_node', 'north_node', 'true_lilith', 'lilith']))
  })

  test('has both places in a compact chart', async () => {
    const body = { ...ATHENS, include_features, response_format: 'compact' }
    const { planets } = await answered('/api/v1/natal/calculate', body)
    // 132.4663, 131.2941, 210.3170 and 205.5562 by swetest.
    expect([planets.north_node.deg, planets.true_node.deg]).toEqual([12.47, 11.29])
    expect([planets.lilith.deg, planets.true_lilith.deg]).toEqual([0.32, 25.56])
  })

  test('forms aspects by both in pictures and tables', async () => {
    const picture = await answered('/api/v1/natal/chart/', { ...ATHENS, include_features, format: 'json' })
    const ends = picture.aspects.flatMap(({ from, to }: { from: string; to: string }) => [from, to])
    expect(ends).toEqual(expect.arrayContaining(['inner.true_node', 'inner.north_node', 'inner.true_lilith']))
    const query = { start: '1981-01-01T21:30Z', bodies: 'Mean_Lilith,Lilith,Mars,Neptune,Pluto', include_aspects: true }
    const { data } = (await service.get(query)).json()
    expect(aspectsOf('true_lilith', data.aspects)).toEqual(TRUE_LILITH)
    expect(aspectsOf('lilith', data.aspects)).toEqual({ mars: ['square', 1.22], pluto: ['conjunction', 6.15] })
  })
})
