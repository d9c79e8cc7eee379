import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BODIES, bodyId } from '../../src/astro/body.ts'
import { EphemerisReply } from '../../src/contract/ephemeris-reply.ts'
import { type Query, startTestApp, type TestApp } from '../support/app.ts'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.stop())

const ATHENS = { lat: 37.98, lng: 23.73 }

type Row = Awaited<ReturnType<typeof row>>

/** The one row of an answer at an instant. */
async function row(query: Query) {
  const reply = await service.get({ start: '2026-03-01T12:00', bodies: 'Sun,Moon,Mercury', ...query })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}

const remaining = (reply: { headers: Record<string, unknown> }): number =>
  Number(reply.headers['x-ratelimit-remaining'])

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

  test('knows every body by its name, in any case, and answers under one key each', async () => {
    const { bodies } = await row({ bodies: BODIES.map((body) => body.toUpperCase()).join(',') })
    expect(Object.keys(bodies)).toHaveLength(BODIES.length)
    expect(Object.values(bodies).map((body) => (body as { id: string }).id)).toEqual(BODIES.map(bodyId))
  })

  test('calls either Lilith by that name, unless both are asked for', async () => {
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
    ['cell_format', {}, { cell_format: 'parts' }, (r) => [r.bodies.Sun.position_text, r.bodies.Sun.position_parts]],
    ['include_chart_links', {}, { include_chart_links: true }, (r) => r.chart_links],
    ['sign_display', {}, { sign_display: 'full' }, (r) => r.bodies.Sun.position_text],
    ['show_motion_markers', {}, { show_motion_markers: false }, (r) => r.bodies.Mercury.position_text],
  ]
  test.each(EFFECTS)('%s', async (_, one, other, part) => {
    expect(part(await row(one))).not.toEqual(part(await row(other)))
  })

  test('format, response_mode and table_style choose the form of the answer', async () => {
    const formOf = async (query: Query) =>
      (await service.get({ start: '2026-01-01', end: '2026-01-02', ...query })).json()
    expect((await formOf({})).data[0].bodies.Sun).toBeDefined()
    expect((await formOf({ format: 'table' })).data.rows).toHaveLength(2)
    expect((await formOf({ response_mode: 'table' })).data.rows).toHaveLength(2)
    expect((await formOf({ table_style: 'columns' })).data.columns.Sun).toHaveLength(2)
    expect((await formOf({ table_style: 'grid' })).data.columns.slice(0, 3)).toEqual(['Date', 'Weekday', 'Sid.t'])
  })

  test('a table shows speed only when it is asked for', async () => {
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
  ])('an end that only the clock puts before the start is refused: %j', async (query) => {
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

describe('long answers', () => {
  const LONG = { start: '1990-01-01', end: '2009-12-31', bodies: 'Sun,Moon,Mars,Chiron' }

  /** The same rows asked for year by year, each in one piece. */
  async function piecewise(query: Query): Promise<string[]> {
    const texts: string[] = []
    for (let year = 1990; year < 2010; year += 1) {
      texts.push((await service.get({ ...query, start: `${year}-01-01`, end: `${year}-12-31` })).body)
    }
    return texts
  }

  test('in chunks are the rows of short ones, in order, as JSON', async () => {
    const { meta, data } = (await service.get(LONG)).json()
    expect(meta.rows).toBe(7305)
    expect(data).toEqual((await piecewise(LONG)).flatMap((text) => JSON.parse(text).data))
  })

  test.each(['csv', 'ndjson'])('as %s', async (format) => {
    const { body } = await service.get({ ...LONG, format })
    const pieces = (await piecewise({ ...LONG, format })).map((text) =>
      format === 'csv' ? text.slice(text.indexOf('\n') + 1) : text,
    )
    expect(body.slice(format === 'csv' ? body.indexOf('\n') + 1 : 0)).toBe(pieces.join(''))
  })

  test.each(['rows', 'columns'])('as a table in %s', async (table_style) => {
    const { data } = (await service.get({ ...LONG, format: 'table', table_style })).json()
    const pieces = (await piecewise({ ...LONG, format: 'table', table_style })).map((text) => JSON.parse(text).data)
    if (table_style === 'rows') expect(data.rows).toEqual(pieces.flatMap(({ rows }) => rows))
    else expect(data.columns.Moon).toEqual(pieces.flatMap(({ columns }) => columns.Moon))
  })

  test('CSV and NDJSON hold the digits of JSON', async () => {
    const query = { start: '2026-01-01', end: '2026-01-10', bodies: 'Moon,True_Node', ...ATHENS }
    const json = (await service.get(query)).json().data
    const lines = (await service.get({ ...query, format: 'ndjson' })).body.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual(json)
    const [head, ...rows] = (await service.get({ ...query, format: 'csv' })).body
      .trim()
      .split('\n')
      .map((line) => line.split(','))
    for (const [index, cells] of rows.entries()) {
      const cell = (title: string) => cells[head!.indexOf(title)]
      expect(cells).toHaveLength(head!.length)
      expect(cell('timestamp')).toBe(json[index].timestamp)
      for (const field of ['longitude_deg', 'latitude_deg', 'distance_au', 'declination_deg', 'speed', 'house']) {
        expect(Number(cell(`true_node_${field}`))).toBe(json[index].bodies.True_Node[field])
      }
      expect(Number(cell('asc_deg'))).toBe(json[index].angles.asc)
    }
  })
})

/** Every option that adds to a row. */
const EVERYTHING: Query = {
  ...ATHENS,
  bodies: BODIES.join(','),
  zodiac_type: 'sidereal',
  include_dignity: true,
  include_minor_aspects: true,
  include_moon_void_of_course: true,
  fixed_star_packs: 'all',
  include_sidereal_time: true,
  include_chart_links: true,
}

describe('a CSV file', () => {
  const table = async (query: Query) => {
    const { body } = await service.get({ start: '2026-03-01', end: '2026-03-03', format: 'csv', ...query })
    return body.split('\n').map((line) => line.split(','))
  }

  test('has as many cells in each line as in its head, each of its own name, and ends in a line break', async () => {
    for (const cell_format of ['text', 'parts']) {
      for (const house_system of ['gauquelin', 'placidus']) {
        const [head, ...rows] = await table({ ...EVERYTHING, cell_format, house_system })
        expect(new Set(head).size).toBe(head!.length)
        expect(rows.pop()).toEqual([''])
        expect(rows.map((cells) => cells.length)).toEqual([head, head, head].map((titles) => titles!.length))
      }
    }
  })

  test('holds only cells that need no quotes', async () => {
    const cells = (await table({ ...EVERYTHING, cell_format: 'text' })).flat()
    for (const cell of cells) expect(cell).toMatch(/^[^",\r\n]*$/)
  })

  test.each<[string, Query, RegExp]>([
    ['include_chart_links', { include_chart_links: true }, /^chart_link$/],
    ['include_speed', { include_speed: true }, /^sun_speed$/],
    ['include_retrograde', { include_retrograde: true }, /^sun_motion$/],
    ['include_dignity', { include_dignity: true }, /^sun_dignity$/],
    ['include_sign_degree', { include_sign_degree: true }, /^sun_sign$/],
    ['include_aspects', { include_aspects: true }, /^aspects$/],
    ['include_moon_void_of_course', { include_moon_void_of_course: true }, /^moon_void_start$/],
    ['include_fixed_stars', { include_fixed_stars: true }, /regulus_longitude_deg/],
    ['include_sidereal_time', { include_sidereal_time: true }, /^sidereal_time_hours$/],
    ['include_houses', { ...ATHENS, include_houses: true }, /^house_12_deg$/],
    ['include_angles', { ...ATHENS, include_angles: true }, /^asc_deg$/],
  ])('has a column for %s, and none without it', async (flag, query, title) => {
    const titles = async (on: boolean) => (await table({ ...query, bodies: 'Sun,Moon', [flag]: on }))[0]!
    expect((await titles(true)).filter((each) => title.test(each))).toHaveLength(1)
    expect((await titles(false)).filter((each) => title.test(each))).toHaveLength(0)
  })
})

describe('the transport', () => {
  test.each([
    ['application/json', 'application/json'],
    ['text/csv', 'text/csv'],
    ['application/x-ndjson', 'application/x-ndjson'],
    ['text/html, text/csv;q=0.5', 'text/csv'],
    ['image/png', 'application/json'],
    ['*/*', 'application/json'],
  ])('Accept: %s is answered with %s', async (accept, type) => {
    const reply = await service.get({ start: '2026-01-01' }, { accept })
    expect(reply.headers['content-type']).toContain(type)
    expect(reply.headers['vary']).toMatch(/accept/i)
  })

  test('a format that is asked for outweighs the Accept header', async () => {
    const reply = await service.get({ start: '2026-01-01', format: 'json' }, { accept: 'text/csv' })
    expect(reply.headers['content-type']).toContain('application/json')
  })

  test('the same request has the same ETag, and another one another', async () => {
    const tag = async (query: Query, accept = '*/*') =>
      (await service.get({ start: '2026-01-01', ...query }, { accept })).headers['etag']
    expect(await tag({})).toBe(await tag({}))
    expect(await tag({})).not.toBe(await tag({ bodies: 'Sun' }))
    expect(await tag({}, 'text/csv')).not.toBe(await tag({}))
  })

  test('a refusal has no ETag and may not be kept', async () => {
    const reply = await service.get({ start: '-9000-01-01' })
    expect([reply.statusCode, reply.headers['etag'], reply.headers['cache-control']]).toEqual([
      422,
      undefined,
      undefined,
    ])
  })

  test('a caller that has the answer already gets 304 without a body, and pays nothing', async () => {
    const first = await service.get({ start: '2026-01-01' })
    const again = await service.get({ start: '2026-01-01' }, { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(remaining(again)).toBe(remaining(first))
    expect(first.headers['cache-control']).toContain('private')
  })
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

  test('a request costs a unit for each 15,000 positions begun; what is refused costs nothing', async () => {
    const before = remaining(await service.get({ start: '2026-01-01' }))
    const small = remaining(await service.get({ start: '2026-01-02' }))
    const large = remaining(
      await service.get({ start: '2000-01-01', end: '2010-01-01', bodies: 'Sun,Moon,Mars,Venus,Saturn' }),
    )
    expect([before - small, small - large]).toEqual([1, 2])
    await service.get({ start: 'never' })
    await service.get({ start: '2026-03-29T02:30', timezone: 'Europe/Berlin', dst_policy: 'reject' })
    const refused = await service.get({ start: '0500-01-01', bodies: 'Chiron' })
    expect(refused.statusCode).toBe(422)
    expect(remaining(refused)).toBe(large)
  })

  test('a void Moon costs as much as its search, once for each stay of the Moon in a sign', async () => {
    const cost = async (query: Query) => {
      const before = remaining(await service.get({ start: '2026-01-01' }))
      return before - remaining(await service.get({ include_moon_void_of_course: true, bodies: 'Sun', ...query }))
    }
    // 183 stays of two days, 200 positions each: 36,600 and the Sun's 365.
    expect(await cost({ start: '2026-01-01', end: '2026-12-31' })).toBe(3)
    expect(await cost({ start: '2026-01-01', end: '2026-01-01T23:59', step: '1m' })).toBe(1)
  })

  test('a year without data is refused with the range that is covered', async () => {
    for (const start of ['-9000-01-01', '9000-01-01']) {
      const reply = await service.get({ start, bodies: 'Sun' })
      expect(reply.statusCode).toBe(422)
      expect(reply.json().detail[0]).toMatchObject({
        type: 'outside_ephemeris',
        msg: expect.stringMatching(/from -?\d+-\d\d-\d\d.* to \d+-\d\d-\d\d/),
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
      '78',
    ])
    const tooMuch = await service.get({ ...all, start: '1000-01-01', bodies: '' }, { 'x-api-key': key })
    expect(tooMuch.statusCode).toBe(429)
    expect(tooMuch.headers['retry-after']).toBeDefined()
  })
})
