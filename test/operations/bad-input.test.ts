import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

interface Fault {
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly type: string
}

const faultsOf = (reply: { json(): { detail: Fault[] } }): Fault[] => reply.json().detail
const HUGE = 'x'.repeat(9_000)

/** A parameter, a value that is wrong, and words that must tell what is allowed. */
const WRONG: readonly [parameter: string, value: string, allowed: RegExp][] = [
  ['start', 'yesterday', /ISO 8601/],
  ['start', '2026-02-30', /between 01 and 28/],
  ['start', '2026-01-01T25:00', /between 00 and 23/],
  ['start', HUGE, /at most 100 characters/],
  ['start', '2026-01-01\0', /ISO 8601/],
  ['end', '31.12.2026', /ISO 8601/],
  ['end', '2025-12-31', /before start/],
  ['step', '0d', /from 1 up/],
  ['step', '-1d', /whole number/],
  ['step', '1w', /m \(minutes\), h \(hours\) or d \(days\)/],
  ['step', '1e9d', /whole number/],
  ['zodiac_type', 'draconic', /tropical, sidereal/],
  ['sidereal_ayanamsa', 'unknown', /lahiri, raman/],
  ['house_system', 'hexagonal', /placidus, koch/],
  ['bodies', 'Sun,Nibiru', /sun, moon, mercury/],
  ['bodies', HUGE, /at most 8000 characters/],
  ['include_angles', 'maybe', /true or false/],
  ['include_angles', 'true', /lat and lng/],
  ['include_houses', 'true', /lat and lng/],
  ['include_houses', '2', /true or false/],
  ['include_speed', 'fast', /true or false/],
  ['include_retrograde', 'null', /true or false/],
  ['include_dignity', 'x', /true or false/],
  ['include_sign_degree', 'x', /true or false/],
  ['include_aspects', 'x', /true or false/],
  ['include_minor_aspects', 'x', /true or false/],
  ['include_moon_void_of_course', 'x', /true or false/],
  ['moon_void_definition', 'ancient', /modern, traditional/],
  ['include_fixed_stars', 'x', /true or false/],
  ['fixed_stars', 'Antaras', /Antares/],
  ['fixed_star_packs', 'behenian_21', /royal_4, behenian_20, all/],
  ['frames', 'galactic', /equatorial, horizontal, topocentric/],
  ['frames', 'heliocentric,horizontal', /horizontal needs a place: give lat and lng/],
  ['lat', 'north', /number/],
  ['lat', '90.01', /at most 90/],
  ['lat', '-90.01', /at least -90/],
  ['lat', 'NaN', /number/],
  ['lat', '1e999', /number|at most/],
  ['lat', '45', /lat and lng/],
  ['lng', '180.5', /at most 180/],
  ['lng', '-181', /at least -180/],
  ['lng', '10', /lat and lng/],
  ['tz_str', 'Europe/Atlantis', /IANA/],
  ['timezone', 'CEST+2', /IANA/],
  ['dst_policy', 'guess', /reject, earlier, later, shift_forward/],
  ['format', 'xml', /json, table, csv, ndjson/],
  ['response_mode', 'csv', /json, table/],
  ['table_style', 'tree', /rows, columns, grid/],
  ['include_sidereal_time', 'x', /true or false/],
  ['cell_format', 'html', /parts, text/],
  ['include_chart_links', 'x', /true or false/],
  ['sign_display', 'glyph', /abbr, full/],
  ['show_motion_markers', 'x', /true or false/],
  ['inlcude_speed', 'true', /does not exist/],
]

describe('a wrong parameter is named, with what is allowed', () => {
  test.each(WRONG)('%s=%s', async (parameter, value, allowed) => {
    const reply = await service.get({ start: '2026-01-01', [parameter]: value })
    expect(reply.statusCode).toBe(422)
    const fault = faultsOf(reply).find(
      ({ loc }) => loc[1] === parameter || (parameter.startsWith('l') && loc[1]?.toString().startsWith('l')),
    )
    expect(fault?.loc[0]).toBe('query')
    expect(fault?.msg).toMatch(allowed)
  })

  test('one that is missing', async () => {
    expect(faultsOf(await service.get({}))).toEqual([
      { loc: ['query', 'start'], msg: 'Field required', type: 'missing' },
    ])
  })

  test.each([
    ['start', '2026-01-01', '2026-01-02'],
    ['format', 'json', 'csv'],
    ['format', 'json', 'json'],
    ['lat', '1', '2'],
    ['include_speed', 'true', 'false'],
    ['bodies', 'sun', 'moon'],
  ])('%s, given as %s and as %s, may be given once', async (name, first, second) => {
    const start = name === 'start' ? '' : 'start=2026-01-01&'
    const reply = await service.app.inject({
      url: `/api/v1/ephemeris?${start}${name}=${first}&${name}=${second}`,
      headers: { 'x-api-key': service.key },
    })
    expect([reply.statusCode, faultsOf(reply)]).toEqual([
      422,
      [{ loc: ['query', name], msg: `${name} was given 2 times, but may be given only once`, type: 'value_error' }],
    ])
  })

  test('all faults at once', async () => {
    const reply = await service.get({ start: 'x', lat: 'y', bodies: 'z' })
    expect(faultsOf(reply).map(({ loc }) => loc[1])).toEqual(['start', 'bodies', 'lat'])
  })
})

describe('parameters that contradict each other', () => {
  test.each([
    [{ format: 'json', response_mode: 'table' }, 'response_mode'],
    [{ format: 'csv', table_style: 'grid' }, 'table_style'],
    [{ format: 'json', table_style: 'columns' }, 'table_style'],
    [{ tz_str: 'Europe/Athens', timezone: 'Asia/Tokyo' }, 'timezone'],
  ])('%j', async (pair, field) => {
    const reply = await service.get({ start: '2026-01-01', ...pair })
    expect(reply.statusCode).toBe(422)
    expect(faultsOf(reply)[0]?.loc).toEqual(['query', field])
  })
})

describe('a wrong body', () => {
  const send = (payload: string | Buffer, type = 'application/json', encoding = 'identity') =>
    service.app.inject({
      method: 'POST',
      url: '/api/v1/ephemeris/calculate',
      headers: { 'x-api-key': service.key, 'content-type': type, 'content-encoding': encoding },
      payload,
    })

  test.each([
    ['JSON that is cut off', '{"start":', 422, ['body']],
    ['nothing', '', 422, ['body']],
    ['an array', '[]', 422, ['body']],
    ['a text', '"2026"', 422, ['body']],
    ['null', 'null', 422, ['body']],
    ['a number for a date', '{"start":2026}', 422, ['body', 'start']],
    ['a text for a list', '{"start":"2026-01-01","bodies":"Sun"}', 422, ['body', 'bodies']],
    ['a wrong member of a list', '{"start":"2026-01-01","bodies":["Sun","X"]}', 422, ['body', 'bodies', 1]],
    [
      'a list that is too long',
      `{"start":"2026-01-01","bodies":${JSON.stringify(Array(500).fill('Sun'))}}`,
      422,
      ['body', 'bodies'],
    ],
    ['a text for a flag', '{"start":"2026-01-01","include_speed":"yes"}', 422, ['body', 'include_speed']],
    ['a field that does not exist', '{"start":"2026-01-01","planets":[]}', 422, ['body', 'planets']],
  ])('%s', async (_, payload, status, loc) => {
    const reply = await send(payload)
    expect(reply.statusCode).toBe(status)
    expect(faultsOf(reply)[0]?.loc).toEqual(loc)
  })

  test.each(['text/plain', 'text/xml', 'nonsense'])('of the type %s', async (type) => {
    const reply = await send('{"start":"2026-01-01"}', type)
    expect(reply.statusCode).toBe(415)
    expect(faultsOf(reply)[0]).toMatchObject({ loc: ['header', 'content-type'], msg: 'Allowed: application/json' })
  })

  test('over the limit', async () => {
    const reply = await send(JSON.stringify({ start: 'x'.repeat(1_100_000) }))
    expect(reply.statusCode).toBe(413)
    expect(faultsOf(reply)[0]).toMatchObject({ loc: ['body'], msg: expect.stringContaining('1 MiB') })
  })

  test('that is small only while it is packed', async () => {
    const reply = await send(gzipSync(JSON.stringify({ start: 'x'.repeat(20_000_000) })), undefined, 'gzip')
    expect([reply.statusCode, faultsOf(reply)[0]?.loc]).toEqual([413, ['body']])
  })

  test('compressed otherwise than declared, or in an unknown way', async () => {
    const wrong = await send('{"start":"2026-01-01"}', undefined, 'gzip')
    expect([wrong.statusCode, faultsOf(wrong)[0]?.loc]).toEqual([400, ['body']])
    const unknown = await send('{"start":"2026-01-01"}', undefined, 'lzma')
    expect([unknown.statusCode, faultsOf(unknown)[0]?.loc]).toEqual([415, ['header', 'content-encoding']])
  })

  test('that would change prototypes is refused', async () => {
    const reply = await send('{"start":"2026-01-01","__proto__":{"bodies":["Sun"]}}')
    expect(reply.statusCode).toBe(422)
  })
})

describe('an address or method that is not there', () => {
  test('or that is no address at all is refused in the same shape', async () => {
    const reply = await service.app.inject({ url: '/api/v1/%zz' })
    expect([reply.statusCode, faultsOf(reply)[0]?.loc]).toEqual([400, ['path']])
  })

  test('is 404', async () => {
    const reply = await service.app.inject({ url: '/api/v1/nothing' })
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'Not Found' }])
  })

  test('or 405 with the methods that are allowed', async () => {
    const reply = await service.app.inject({ method: 'DELETE', url: '/api/v1/ephemeris' })
    expect([reply.statusCode, reply.json(), reply.headers['allow']]).toEqual([
      405,
      { detail: 'Method Not Allowed' },
      'GET, HEAD',
    ])
  })
})
