import { beforeAll, describe, expect, test } from 'vitest'
import { BODIES, bodyId } from '../../src/astro/body.ts'
import { ephemerisInput } from '../../src/calculation/almanac/ephemeris-input.ts'
import { EphemerisRequest } from '../../src/contract/sky/ephemeris.ts'
import { EphemerisReply } from '../../src/contract/sky/ephemeris-reply.ts'
import { type Query, type SharedApp, sharedApp } from '../support/app.ts'
import { ATHENS, EVERYTHING } from '../support/queries.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

type Row = Awaited<ReturnType<typeof row>>

/** The one row of an answer at an instant. */
async function row(query: Query) {
  const reply = await service.get({ start: '2026-03-01T12:00', bodies: 'Sun,Moon,Mercury', ...query })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}

describe('the answer', () => {
  test.each<Query>([
    { start: '2026-01-01' },
    { start: '2026-01-01', end: '2026-01-03', ...ATHENS, include_dignity: true, include_minor_aspects: true },
    {
      start: '2026-01-01',
      ...ATHENS,
      house_system: 'gauquelin',
      include_fixed_stars: true,
      include_sidereal_time: true,
    },
    { start: '2026-01-01', zodiac_type: 'sidereal', include_moon_void_of_course: true, cell_format: 'parts' },
    { start: '2026-01-01', include_speed: false, include_retrograde: false, include_sign_degree: false },
    { start: '2026-01-01', end: '2026-01-05', format: 'table', include_chart_links: true },
    { start: '2026-01-01', end: '2026-01-05', table_style: 'columns', cell_format: 'parts', ...ATHENS },
    { start: '2026-01-01', end: '2026-01-05', table_style: 'grid', include_aspects: true },
  ])('has the shape of its contract and nothing else: %j', async (query) => {
    const reply = await service.get(query)
    const answer = reply.json()
    expect(EphemerisReply.parse(answer)).toEqual(answer)
  })

  test('of all bodies and options has that shape too, in each form', async () => {
    for (const form of [{}, { table_style: 'columns' }, { table_style: 'grid' }, { format: 'table' }]) {
      for (const cell_format of ['text', 'parts']) {
        const query = { ...EVERYTHING, ...form, cell_format, start: '2026-03-01', end: '2026-03-02' }
        const answer = (await service.get(query)).json()
        expect(EphemerisReply.parse(answer)).toEqual(answer)
      }
    }
  })

  test.each(['mean_lilith', 'mean_lilith,true_lilith', 'Node,South_Node'])(
    'names the bodies of its rows: %s',
    async (bodies) => {
      const query = { start: '2026-03-01', end: '2026-03-02', bodies }
      const json = (await service.get(query)).json()
      expect(Object.keys(json.data[0].bodies)).toEqual(json.meta.bodies)
      const table = (await service.get({ ...query, format: 'table' })).json()
      expect(table.data.columns.slice(2)).toEqual(table.meta.bodies)
    },
  )

  test('in a grid is the printed page of March 2026', async () => {
    const bodies = 'Sun,Moon,Mercury,Venus,Mars,Jupiter,Saturn'
    const reply = await service.get({ start: '2026-03-01', end: '2026-03-31', table_style: 'grid', bodies })
    const { columns, rows } = reply.json().data
    expect(columns).toEqual(['Date', 'Weekday', 'Sid.t', ...bodies.split(',')])
    // The rows that the documentation of this kind of service prints.
    expect([rows[0], rows[1], rows[11]].map((cells) => cells.join(' | '))).toEqual([
      "2026-03-01 | Sun | 10:35:16 | 10°24' Pis | 09°07' Leo | 21°58' Pis Rx | 23°13' Pis | 28°45' Aqu | 15°15' Can Rx | 01°43' Ari",
      "2026-03-02 | Mon | 10:39:12 | 11°25' Pis | 22°53' Leo | 21°28' Pis Rx | 24°28' Pis | 29°32' Aqu | 15°13' Can Rx | 01°51' Ari",
      "2026-03-12 | Thu | 11:18:38 | 21°25' Pis | 27°57' Sag | 12°28' Pis Rx | 06°54' Ari | 07°25' Pis | 15°05' Can | 03°04' Ari",
    ])
  })

  test.each([
    ['node', 'Mean_Node'],
    ['Rahu', 'Mean_Node'],
    ['north node', 'Mean_Node'],
    ['KETU', 'Mean_South_Node'],
    ['true-north-node', 'True_Node'],
    ['true lilith', 'Lilith'],
    ['black_moon_lilith', 'Lilith'],
    ['Mean Lilith', 'Lilith'],
  ])('to the alias %s comes under %s', async (alias, key) => {
    expect(Object.keys((await row({ bodies: alias })).bodies)).toEqual([key])
  })

  test('is the same by GET and by POST', async () => {
    const query = { start: '2026-01-01', end: '2026-01-04', ...ATHENS }
    const got = await service.get({ ...query, bodies: 'Sun, moon', fixed_stars: 'Regulus' })
    const posted = await service.post({ ...query, bodies: ['sun', 'Moon'], fixed_stars: ['regulus'] })
    expect(posted.json()).toEqual(got.json())
  })

  test('accepts every body by its name, in any case, and has one key for each', async () => {
    const { bodies } = await row({ bodies: BODIES.map((body) => body.toUpperCase()).join(',') })
    expect(Object.keys(bodies)).toHaveLength(BODIES.length)
    expect(Object.values(bodies).map((body) => (body as { id: string }).id)).toEqual(BODIES.map(bodyId))
  })

  test('names either variant Lilith, unless both are requested', async () => {
    expect(Object.keys((await row({ bodies: 'black_moon_lilith' })).bodies)).toEqual(['Lilith'])
    expect(Object.keys((await row({ bodies: 'Lilith' })).bodies)).toEqual(['Lilith'])
    expect(Object.keys((await row({ bodies: 'Lilith,Mean_Lilith' })).bodies)).toEqual(['Lilith', 'Mean_Lilith'])
    const [mean, osculating] = [await row({ bodies: 'mean_lilith' }), await row({ bodies: 'Lilith' })]
    expect(mean.bodies.Lilith.longitude_deg).not.toBe(osculating.bodies.Lilith.longitude_deg)
  })

  test('puts the south node opposite to the north node', async () => {
    const { bodies } = await row({ bodies: 'true_node,true_south_node' })
    expect(Math.abs(bodies.True_Node.longitude_deg - bodies.True_South_Node.longitude_deg)).toBeCloseTo(180, 6)
    expect(bodies.True_South_Node.distance_au).toBeNull()
  })
})

describe('every parameter has its effect', () => {
  /** Two queries that differ in one parameter, and the part of the row that must differ with it. */
  const EFFECTS: readonly [parameter: string, one: Query, other: Query, part: (row: Row) => unknown][] = [
    ['zodiac_type', {}, { zodiac_type: 'sidereal' }, (r) => r.bodies.Sun.sign],
    [
      'sidereal_ayanamsa',
      { zodiac_type: 'sidereal' },
      { zodiac_type: 'sidereal', sidereal_ayanamsa: 'raman' },
      (r) => r.ayanamsa_deg,
    ],
    ['house_system', ATHENS, { ...ATHENS, house_system: 'koch' }, (r) => r.houses.cusps],
    ['bodies', {}, { bodies: 'Venus' }, (r) => Object.keys(r.bodies)],
    ['include_angles', ATHENS, { ...ATHENS, include_angles: false }, (r) => r.angles],
    ['include_houses', ATHENS, { ...ATHENS, include_houses: false }, (r) => [r.houses, r.bodies.Sun.house]],
    ['include_speed', {}, { include_speed: false }, (r) => [r.bodies.Sun.speed, r.bodies.Sun.is_stationary]],
    [
      'include_retrograde',
      {},
      { include_retrograde: false },
      (r) => [r.bodies.Sun.retrograde, r.bodies.Sun.motion_state],
    ],
    ['include_dignity', {}, { include_dignity: true }, (r) => r.bodies.Sun.dignity],
    ['include_sign_degree', {}, { include_sign_degree: false }, (r) => [r.bodies.Sun.sign, r.bodies.Sun.pos]],
    ['include_aspects', {}, { include_aspects: true }, (r) => r.aspects],
    [
      'include_minor_aspects',
      { include_aspects: true, bodies: '' },
      { include_minor_aspects: true, bodies: '' },
      (r) => r.aspects,
    ],
    ['include_moon_void_of_course', {}, { include_moon_void_of_course: true }, (r) => r.moon_void_of_course],
    [
      'moon_void_definition',
      { include_moon_void_of_course: true },
      { include_moon_void_of_course: true, moon_void_definition: 'traditional' },
      (r) => r.moon_void_of_course.definition,
    ],
    ['include_fixed_stars', {}, { include_fixed_stars: true }, (r) => r.fixed_stars?.length],
    ['fixed_stars', {}, { fixed_stars: 'Regulus,Spica' }, (r) => r.fixed_stars?.length],
    [
      'fixed_star_packs',
      { fixed_star_packs: 'royal_4' },
      { fixed_star_packs: 'behenian_20' },
      (r) => r.fixed_stars.length,
    ],
    ['lat', ATHENS, { ...ATHENS, lat: 50 }, (r) => r.angles.asc],
    ['lng', ATHENS, { ...ATHENS, lng: 20 }, (r) => r.angles.mc],
    ['tz_str', {}, { tz_str: 'Asia/Tokyo' }, (r) => r.timestamp],
    ['timezone', {}, { timezone: 'Asia/Tokyo' }, (r) => r.timestamp],
    ['AUTO takes the zone of the place', {}, ATHENS, (r) => r.subject.location.timezone],
    [
      'dst_policy in a fold',
      { start: '2026-10-25T02:30', timezone: 'Europe/Berlin', dst_policy: 'earlier' },
      { start: '2026-10-25T02:30', timezone: 'Europe/Berlin', dst_policy: 'later' },
      (r) => r.timestamp,
    ],
    [
      'dst_policy in a gap',
      { start: '2026-03-29T02:30', timezone: 'Europe/Berlin', dst_policy: 'earlier' },
      { start: '2026-03-29T02:30', timezone: 'Europe/Berlin', dst_policy: 'shift_forward' },
      (r) => r.timestamp,
    ],
    ['include_sidereal_time', {}, { include_sidereal_time: true }, (r) => r.sidereal_time],
    ['frames', {}, { frames: 'equatorial' }, (r) => r.bodies.Sun.right_ascension_deg],
    ['cell_format', {}, { cell_format: 'parts' }, (r) => [r.bodies.Sun.position_text, r.bodies.Sun.position_parts]],
    ['include_chart_links', {}, { include_chart_links: true }, (r) => r.chart_links],
    ['sign_display', {}, { sign_display: 'full' }, (r) => r.bodies.Sun.position_text],
    ['show_motion_markers', {}, { show_motion_markers: false }, (r) => r.bodies.Mercury.position_text],
  ]
  test.each(EFFECTS)('%s', async (_, one, other, part) => {
    expect(part(await row(one))).not.toEqual(part(await row(other)))
  })

  test('format, response_mode and table_style choose the form of the answer', async () => {
    const tableOf = async (query: Query) =>
      (await service.get({ start: '2026-01-01', end: '2026-01-02', ...query })).json()
    expect((await tableOf({})).data[0].bodies.Sun).toBeDefined()
    expect((await tableOf({ format: 'table' })).data.rows).toHaveLength(2)
    expect((await tableOf({ response_mode: 'table' })).data.rows).toHaveLength(2)
    expect((await tableOf({ table_style: 'columns' })).data.columns.Sun).toHaveLength(2)
    expect((await tableOf({ table_style: 'grid' })).data.columns.slice(0, 3)).toEqual(['Date', 'Weekday', 'Sid.t'])
  })

  test('frames add their columns to each body, in every form, in the order of the list', async () => {
    const query = { start: '2026-03-01', bodies: 'Sun,Mars,Node', frames: 'heliocentric, equatorial' }
    const names = [
      'right_ascension_deg',
      'heliocentric_longitude_deg',
      'heliocentric_latitude_deg',
      'heliocentric_distance_au',
    ]
    const get = async (more: Query) => await service.get({ ...query, ...more })
    const { bodies } = (await get({})).json().data
    expect(Object.keys(bodies.Mars).slice(-4)).toEqual(names)
    // The Sun does not see itself, nor the node of an orbit around the Earth.
    expect([bodies.Sun, bodies.Mean_Node].map((body) => names.map((name) => typeof body[name]))).toEqual([
      ['number', 'object', 'object', 'object'],
      ['number', 'object', 'object', 'object'],
    ])
    const parts = (await get({ end: '2026-03-01', format: 'table', cell_format: 'parts' })).json()
    const cells = (await get({ end: '2026-03-01', format: 'table' })).json()
    const at = (title: string) => cells.data.rows[0][cells.data.columns.indexOf(title)]
    expect(parts.data.rows[0].slice(2).map((cell: Record<string, number>) => names.map((name) => cell[name]))).toEqual(
      ['Sun', 'Mars', 'Mean_Node'].map((body) => names.map((name) => bodies[body][name])),
    )
    expect(at('Mars heliocentric longitude deg')).toBe(bodies.Mars.heliocentric_longitude_deg)
    const columns = 'right_ascension_deg,mars_heliocentric_distance_au,sun_heliocentric_distance_au'
    const csv = (await get({ format: 'csv', columns })).body.trim().split(/\r?\n/)
    expect(csv[0]!.split(',')).toEqual([
      'sun_right_ascension_deg',
      'mars_right_ascension_deg',
      'mean_node_right_ascension_deg',
      'mars_heliocentric_distance_au',
      'sun_heliocentric_distance_au',
    ])
    expect(csv[1]!.split(',').slice(3)).toEqual([bodies.Mars.heliocentric_distance_au.toFixed(9), ''])
  })

  test('a frame counts as another position of each body', () => {
    const fields = { start: '2026-01-01', end: '2026-01-10', bodies: ['Sun', 'Moon', 'Mars'] }
    const counted = (frames: string[]) => ephemerisInput(EphemerisRequest.parse({ ...fields, frames })).positions
    expect([counted([]), counted(['equatorial']), counted(['equatorial', 'j2000'])]).toEqual([30, 60, 90])
  })

  test.each([{}, ATHENS, { zodiac_type: 'sidereal', sidereal_ayanamsa: 'raman' }])(
    'a chart link gives its own row: %j',
    async (query) => {
      const asked = { start: '2026-03-01', end: '2026-03-03', bodies: 'Sun,Moon', include_chart_links: true, ...query }
      const [, second] = (await service.get(asked)).json().data
      const { chart_links: links, ...alone } = second
      const followed = await service.app.inject({ url: links.ephemeris, headers: { 'x-api-key': service.key } })
      expect(followed.json().data).toEqual(alone)
    },
  )

  test('a table shows speed only on request', async () => {
    const titles = async (query: Query) =>
      (await service.get({ start: '2026-01-01', format: 'table', ...query })).json().data.columns
    expect(await titles({})).not.toContain('Sun speed')
    expect(await titles({ include_speed: true })).toContain('Sun speed')
  })
})

describe('time', () => {
  test('a 1d step stays at the same local hour through both changes of the clock, and a 24h step does not', async () => {
    const hours = async (step: string) => {
      const query = {
        start: '2026-01-01T09:00',
        end: '2026-12-31T09:00',
        step,
        timezone: 'Europe/Berlin',
        bodies: 'Sun',
      }
      const { data } = (await service.get(query)).json()
      return [...new Set(data.map(({ local_timestamp }: { local_timestamp: string }) => local_timestamp.slice(11, 16)))]
    }
    expect(await hours('1d')).toEqual(['09:00'])
    expect(await hours('24h')).toEqual(['09:00', '10:00'])
  })

  test('local mean time of a historical zone is kept to the second', async () => {
    const { timestamp, local_timestamp } = await row({ start: '1870-06-01T12:00', timezone: 'Europe/Stockholm' })
    expect([timestamp, local_timestamp]).toEqual(['1870-06-01T10:47:48Z', '1870-06-01T12:00:00+01:12:12'])
  })

  test('an instant with an offset is that instant, shown in the zone', async () => {
    const { timestamp, local_timestamp } = await row({ start: '2026-06-01T12:00+02:00', timezone: 'Asia/Tokyo' })
    expect([timestamp, local_timestamp]).toEqual(['2026-06-01T10:00:00Z', '2026-06-01T19:00:00+09:00'])
  })

  test('a range may begin in local time and end in UTC', async () => {
    const reply = await service.get({
      start: '2026-01-01T10:00',
      end: '2026-01-01T05:00Z',
      step: '1h',
      timezone: 'Asia/Tokyo',
    })
    const { meta, data } = reply.json()
    expect(meta.rows).toBe(5)
    expect([data[0].timestamp, data[4].timestamp]).toEqual(['2026-01-01T01:00:00Z', '2026-01-01T05:00:00Z'])
  })

  test.each<Query>([
    { start: '2026-01-01T05:00', end: '2026-01-01T06:00Z', timezone: 'America/New_York' },
    { start: '2026-03-29T02:30', end: '2026-03-29T03:00', timezone: 'Europe/Berlin' },
    { start: '2026-01-01T12:00+01:00', end: '2026-01-01T12:00+02:00' },
  ])('an end that is before the start only by the clock is refused: %j', async (query) => {
    for (const format of ['json', 'csv']) {
      const reply = await service.get({ ...query, format, step: '1h' })
      expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['query', 'end']])
      expect(reply.json().detail[0].msg).toMatch(/end.* lies before start/)
    }
  })

  test('a local time that the clock skips or repeats is refused when the policy says so, naming field and instants', async () => {
    const query = { timezone: 'Europe/Berlin', dst_policy: 'reject' }
    const gap = await service.get({ ...query, start: '2026-03-29T02:30' })
    expect(gap.statusCode).toBe(422)
    expect(gap.json().detail[0]).toMatchObject({ loc: ['query', 'start'], type: 'local_time_nonexistent' })
    const fold = await service.post({ ...query, start: '2026-10-25T02:30' })
    expect(fold.json().detail[0]).toMatchObject({ loc: ['body', 'start'], type: 'local_time_ambiguous' })
    expect(fold.json().detail[0].msg).toMatch(/2026-10-25T00:30:00Z.*2026-10-25T01:30:00Z/)
  })
})

describe('definitions are named in the answer', () => {
  test('a house system that is undefined at a latitude is replaced under a named warning', async () => {
    const { houses } = await row({ lat: 70, lng: 20, house_system: 'placidus' })
    expect(houses.system).toBe('porphyry')
    expect(houses.warning).toMatchObject({ code: 'house_system_undefined', requested: 'placidus' })
    expect((await row({ lat: 60, lng: 20 })).houses.warning).toBeUndefined()
  })

  test('the void of course begins at an exact aspect and ends at the border of a sign', async () => {
    const { moon_void_of_course: empty } = await row({ include_moon_void_of_course: true })
    const { body, type, exact_at } = empty.last_aspect
    expect(exact_at).toBe(empty.start)
    const angle = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }[type as string]!
    const { bodies } = await row({ start: empty.start, bodies: `Moon,${body}` })
    const [moon, other] = Object.values(bodies) as { longitude_deg: number }[]
    const apart = Math.abs(((moon!.longitude_deg - other!.longitude_deg + 540) % 360) - 180)
    // The Moon moves half a second of arc in a second, to which the moment is rounded.
    expect(Math.abs(apart - angle)).toBeLessThan(0.6 / 3600)
    const atEnd = await row({ start: empty.end, bodies: 'Moon' })
    const past = atEnd.bodies.Moon.longitude_deg % 30
    expect(Math.min(past, 30 - past)).toBeLessThan(0.6 / 3600)
  })

  test('the chart link of a row answers that row alone', async () => {
    const reply = await service.get({ start: '2026-03-01', end: '2026-03-02', include_chart_links: true, ...ATHENS })
    const [first] = reply.json().data
    const linked = await service.app.inject({ url: first.chart_links.ephemeris, headers: { 'x-api-key': service.key } })
    expect(linked.json().data.bodies).toEqual(first.bodies)
  })
})
