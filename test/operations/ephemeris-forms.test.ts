import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Query, remaining, type SharedApp, sharedApp } from '../support/app.ts'
import { ATHENS, EVERYTHING } from '../support/queries.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

/**
 * Chiron's orbit is known from 0675-01-04 to the end of 4649: CHIRON_START and CHIRON_END in sweph.h. Debian's data reach
 * further.
 */
describe.runIf(existsSync('/usr/share/libswe/ephe/sepl_00.se1'))('where the orbit of Chiron is not known', () => {
  const SAID = { code: 'orbit_unknown', message: expect.stringMatching(/^Left out.*: Chiron$/) }
  const HEADER = expect.stringMatching(/^orbit_unknown;message="Left out[^"]*: Chiron"$/)

  test.each([
    ['an instant before', { start: '0600-01-01' }],
    ['an instant after', { start: '4700-01-01', format: 'table' }],
    ['a range that begins before', { start: '0674-12-30', end: '0675-01-03' }],
    ['a range that ends after', { start: '4649-12-30', end: '4650-01-03', table_style: 'columns' }],
    ['a long answer', { start: '0650-01-01', end: '0660-01-01' }],
  ] as const)('%s has the other default bodies, and a warning', async (_, query) => {
    const reply = await service.get(query)
    expect(reply.statusCode, reply.body).toBe(200)
    const { meta, warnings } = reply.json()
    expect(warnings).toEqual([SAID])
    expect(meta.bodies).toHaveLength(12)
    expect(meta.bodies).not.toContain('Chiron')
    expect(reply.headers['x-orrery-warnings']).toBeUndefined()
  })

  test.each([
    ['csv', '0600-01-03'],
    ['ndjson', '0600-01-03'],
    ['csv', '0610-01-01'],
    ['ndjson', '0610-01-01'],
  ])('%s to %s has the warning in a header', async (format, end) => {
    const reply = await service.get({ start: '0600-01-01', end, format })
    expect([reply.statusCode, reply.headers['x-orrery-warnings']]).toEqual([200, HEADER])
    expect(reply.body).not.toMatch(/chiron/i)
    expect(reply.body.split('\n')[0]).toMatch(/pluto/i)
  })

  test('Chiron by name is refused, and within his years there is nothing to warn of', async () => {
    const named = await service.get({ start: '0600-01-01', bodies: 'Sun,Chiron' })
    expect([named.statusCode, named.json().detail[0].msg]).toEqual([422, expect.stringContaining('675 to 4649')])
    const known = await service.get({ start: '0675-01-05', end: '0675-01-06', format: 'csv' })
    expect([known.statusCode, known.headers['x-orrery-warnings']]).toEqual([200, undefined])
    expect(known.body).toContain('chiron_longitude_deg')
    expect((await service.get({ start: '4649-12-29' })).json()).not.toHaveProperty('warnings')
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

  test('a requested format takes precedence over the Accept header', async () => {
    const reply = await service.get({ start: '2026-01-01', format: 'json' }, { accept: 'text/csv' })
    expect(reply.headers['content-type']).toContain('application/json')
  })

  test('equal requests have equal ETags, and different ones different ETags', async () => {
    const tag = async (query: Query, accept = '*/*') =>
      (await service.get({ start: '2026-01-01', ...query }, { accept })).headers['etag']
    expect(await tag({})).toBe(await tag({}))
    expect(await tag({})).not.toBe(await tag({ bodies: 'Sun' }))
    expect(await tag({}, 'text/csv')).not.toBe(await tag({}))
  })

  test('a refusal has no ETag and must not be cached', async () => {
    const reply = await service.get({ start: '-9000-01-01' })
    const { etag, 'cache-control': cacheControl } = reply.headers
    expect([reply.statusCode, etag, cacheControl]).toEqual([422, undefined, 'no-store'])
  })

  test('a caller that already has the answer gets 304 without a body, at no cost', async () => {
    const first = await service.get({ start: '2026-01-01' })
    const again = await service.get({ start: '2026-01-01' }, { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(remaining(again)).toBe(remaining(first))
    expect(first.headers['cache-control']).toContain('private')
  })
})
