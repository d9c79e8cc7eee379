import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { BirthFields } from '../../src/contract/births/birth.ts'
import { BATCH_UNITS_MAX } from '../../src/contract/births/natal-batch.ts'
import { birthReader } from '../../src/contract/input/births.ts'
import { NATAL_BATCH } from '../../src/operations/natal-batch.ts'
import { TECHNIQUES } from '../../src/techniques/index.ts'
import { OF_BIRTH } from '../../src/techniques/of-birth.ts'
import type { DataFace } from '../../src/techniques/technique.ts'
import { remaining, startTestApp, type TestApp } from '../support/app.ts'

let service: TestApp
let key: string
beforeAll(async () => {
  service = await startTestApp()
  key = await service.newKey('operator')
})
afterAll(() => service.stop())

const URL = '/api/v1/natal/batch'
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const OTHER = { year: 1955, month: 10, day: 28, hour: 22, minute: 0, city: 'Seattle', name: 'Bo' }
const { hour: _, minute: __, ...DAY } = BIRTH
/** Right births, and one of each kind that is not. */
const BIRTHS: readonly unknown[] = [
  BIRTH,
  OTHER,
  { ...BIRTH, month: 13 },
  { ...BIRTH, lat: undefined, lng: undefined, city: 'No such place at all' },
  { ...DAY, time_known: false },
  { ...BIRTH, favourite_colour: 'green' },
  'a text',
]

interface Line {
  readonly index: number
  readonly error?: { readonly status: number; readonly detail: readonly { readonly loc: unknown[] }[] }
  readonly [technique: string]: unknown
}

type Headers = Readonly<Record<string, string>>

const post = (url: string, payload: object, headers: Headers = {}) =>
  service.app.inject({ method: 'POST', url, headers: { 'x-api-key': key, ...headers }, payload })
const batch = (payload: object, headers: Headers = {}) => post(URL, payload, headers)
const linesOf = (body: string): string[] => body.split('\n').slice(0, -1)
const parsed = (body: string): Line[] => linesOf(body).map((line) => JSON.parse(line) as Line)
const detailOf = (body: string) => (JSON.parse(body) as { detail: { loc: unknown[]; msg: string }[] }).detail

/** The fields of a request without those of its birth. */
function optionsOf(at: string, request: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = new Set(at === '' ? Object.keys(BirthFields) : [at])
  return Object.fromEntries(Object.entries(request).filter(([name]) => !names.has(name)))
}

/** Requests that the schema and the tool of a technique have as examples, as options of a batch. */
function examplesOf(face: DataFace, at: string): readonly Record<string, unknown>[] {
  const examples = [...((face.body!.meta()?.['examples'] as object[]) ?? []), face.tool.example]
  return examples.map((each) => optionsOf(at, each as Readonly<Record<string, unknown>>))
}

/** The line that the answer to a birth alone stands for. */
async function alone(id: string, birth: unknown, options: Readonly<Record<string, unknown>>) {
  const { face, schemas } = OF_BIRTH.get(id)!
  const body = schemas.at === '' ? { ...options, ...(birth as object) } : { ...options, [schemas.at]: birth }
  return post(Object.values(face.names)[0]!, body)
}

/** Two requests have other ids, and another time to the millisecond, which is the date where none is given. */
const withoutRequest = (text: string): string =>
  text.replaceAll(/"(request_id|generated_at)":"[^"]*"/g, '').replaceAll(/"date":"[^"]*\.\d{3}[^"]*"/g, '')

test('techniques whose form has one birth are taken, and all others are refused by name', async () => {
  const others = TECHNIQUES.map(({ id }) => id).filter((id) => id !== 'natal' && !OF_BIRTH.has(id))
  expect([...OF_BIRTH.keys()]).toEqual(
    expect.arrayContaining(['profections', 'firdaria', 'releasing', 'solar_return', 'returns', 'transits']),
  )
  expect(others).toEqual(expect.arrayContaining(['moon_phase', 'horoscope_sign', 'synastry']))
  for (const technique of others) {
    const reply = await batch({ technique, births: [BIRTH] })
    expect([reply.statusCode, detailOf(reply.body)[0]!.loc]).toEqual([422, ['body', 'technique']])
  }
})

describe.each([...OF_BIRTH].map(([id, each]) => [id, each] as const))('%s', (id, { face, schemas: { at } }) => {
  test('answers each birth as the operation of the technique does', async () => {
    for (const options of examplesOf(face, at)) {
      const reply = await batch({ technique: id, options, births: BIRTHS })
      expect(reply.statusCode, reply.body).toBe(200)
      const lines = linesOf(reply.body)
      expect(lines).toHaveLength(BIRTHS.length)
      for (const [index, birth] of BIRTHS.entries()) {
        if (typeof birth !== 'object') continue
        const single = await alone(id, birth, options)
        if (single.statusCode === 200)
          expect(withoutRequest(lines[index]!)).toBe(withoutRequest(`{"index":${index},"${id}":${single.body}}`))
        else {
          const { error } = JSON.parse(lines[index]!) as Line
          expect(error?.status, lines[index]).toBe(single.statusCode)
          const named = (detail: readonly { readonly loc: unknown[] }[]) => detail.map(({ loc }) => loc.at(-1))
          expect(named(error!.detail)).toEqual(named(detailOf(single.body)))
        }
      }
      expect(JSON.parse(lines.at(-1)!)).toMatchObject({ error: { detail: [{ loc: ['body', 'births', 6] }] } })
    }
  })

  test('has a price that only its options change', () => {
    const reader = birthReader(OF_BIRTH.get(id)!.schemas)
    const given = { now: () => new Date('2026-03-01T00:00:00Z'), requestId: 'x', warnings: [] }
    for (const options of examplesOf(face, at)) {
      const units = [BIRTH, OTHER, { ...BIRTH, year: 1700 }].map((birth) => {
        const { body, query } = reader.read(birth, 0, options, { isStrict: false })
        const { input } = face.read(body, query, given)
        return [face.price.units(input), face.isLong?.(input) ?? false]
      })
      expect(new Set(units.map(String)).size).toBe(1)
    }
  })
})

describe('faults are named where they are', () => {
  const wrong = async (body: object, headers: Headers = {}) => {
    const reply = await batch(body, headers)
    return [reply.statusCode, ...detailOf(reply.body).map(({ loc }) => loc.join('.'))]
  }

  test.each([
    ['a wrong value', 'profections', { annual_profection: { year: 'x' } }, 'annual_profection.year'],
    ['a missing one', 'progressions', {}, 'secondary_progression'],
    [
      'two that exclude each other',
      'profections',
      { annual_profection: { year: 2026, date: '2026-01-01' } },
      'annual_profection.year',
    ],
    ['one that is near a known one', 'profections', { hous_system: 'koch' }, 'hous_system'],
    ['more than is useful', 'firdaria', { mood: 'x'.repeat(10_000) }, ''],
    ['a birth', 'transits', { natal: BIRTH, current_city: 'Athens' }, 'natal'],
    ['a field of a birth', 'firdaria', { city: 'Athens' }, 'city'],
    ['a field of the query', 'transits', { current_city: 'Athens', include_minor: 'x' }, 'include_minor'],
  ])('options with %s are refused as a whole', async (_what, technique, options, field) => {
    expect(await wrong({ technique, options, births: [BIRTH] })).toEqual([
      422,
      ['body.options', ...(field ? [field] : [])].join('.'),
    ])
  })

  test('options of natal charts, and flags of natal charts for a technique, are refused', async () => {
    expect(await wrong({ options: { house_system: 'koch' }, births: [BIRTH] })).toEqual([422, 'body.options'])
    const reply = await post(`${URL}?include_minor=true`, { technique: 'firdaria', births: [BIRTH] })
    expect([reply.statusCode, detailOf(reply.body)[0]!.loc]).toEqual([422, ['query', 'include_minor']])
  })

  test('options that do not exist are refused if the caller prefers strict handling, and are else ignored with a warning', async () => {
    const body = { technique: 'firdaria', options: { mood: 'good' }, births: [BIRTH] }
    expect(await wrong(body, { prefer: 'handling=strict' })).toEqual([422, 'body.options.mood'])
    const [line] = parsed((await batch(body)).body)
    expect(line!['firdaria']).toMatchObject({ warnings: [{ code: 'unknown_field' }] })
  })

  test('a birth names its place in the list, and an option that a birth contradicts is an option', async () => {
    const births = [{ ...BIRTH, month: 13 }, { ...BIRTH, house_system: 'koch' }, { ...DAY, time_known: false }, BIRTH]
    const lines = parsed((await batch({ technique: 'profections', births })).body)
    expect(lines.map(({ error }) => error?.detail.map(({ loc }) => loc.join('.')))).toEqual([
      ['body.births.0.month'],
      ['body.births.1.house_system'],
      [expect.stringMatching(/^body\.(options\.annual_profection\.from|births\.2\.)/)],
      undefined,
    ])
    const nested = parsed((await batch({ technique: 'solar_arc', options: SOLAR_ARC, births })).body)
    expect(nested[0]!.error!.detail[0]!.loc).toEqual(['body', 'births', 0, 'month'])
  })
})

const SOLAR_ARC = { solar_arc: { target_date: '2026-03-01' } }

describe('a batch costs what its births cost alone', () => {
  const left = async (of: string) =>
    remaining(await service.app.inject({ method: 'GET', url: '/nowhere', headers: { 'x-api-key': of } }))

  test('also those that are refused, and each repetition with its Idempotency-Key, since a stream is not stored', async () => {
    const own = await service.newKey('entry')
    const options = { body: 'moon', search_start: '2026-03-01', count: 3 }
    const payload = { technique: 'returns', options, births: [BIRTH, OTHER, { ...BIRTH, month: 13 }] }
    const headers = { 'x-api-key': own, 'idempotency-key': 'returns' }
    const bodies: string[] = []
    for (const units of [9, 18]) {
      const reply = await service.app.inject({ method: 'POST', url: URL, headers, payload })
      expect([reply.statusCode, remaining(reply)]).toEqual([200, 50_000 - units])
      expect(await left(own)).toBe(50_000 - units)
      bodies.push(reply.body)
    }
    expect(bodies[1]).toBe(bodies[0])
    const other = await service.app.inject({
      method: 'POST',
      url: URL,
      headers,
      payload: { ...payload, technique: 'firdaria', options: {} },
    })
    expect([other.statusCode, other.json().error]).toEqual([409, 'idempotency_key_reused'])
  })

  test('and nothing if its options are refused', async () => {
    const own = await service.newKey('entry')
    await batch({ technique: 'progressions', births: [BIRTH] }, { 'x-api-key': own })
    await batch(
      { technique: 'firdaria', options: { mood: 1 }, births: [BIRTH] },
      { 'x-api-key': own, prefer: 'handling=strict' },
    )
    expect(await left(own)).toBe(50_000)
  })

  test('and at most so many units that it cannot keep the threads busy for long', async () => {
    const options = { body: 'moon', range_start: '2000-01-01', range_end: '2100-01-01' }
    const births = Array(BATCH_UNITS_MAX / 2).fill(BIRTH)
    const reply = await batch({ technique: 'returns_search', options, births })
    expect([reply.statusCode, detailOf(reply.body)[0]]).toEqual([
      422,
      expect.objectContaining({
        loc: ['body', 'births'],
        msg: expect.stringMatching(
          /^1,000 births of 3 units each are 3,000 units\. A batch has at most 2,000: send at most 666 births/,
        ),
      }),
    ])
  })

  test('and needs the area of the technique', async () => {
    const { db } = service.services
    const accountId = await openAccount(db, { name: 'areas', plan: 'entry' })
    const { key: own } = await createKey(db, { accountId, name: 'natal', areas: ['natal'] })
    const reply = await batch({ technique: 'firdaria', births: [BIRTH] }, { 'x-api-key': own })
    expect([reply.statusCode, reply.body]).toEqual([403, expect.stringContaining('transits')])
    expect((await batch({ births: [BIRTH] }, { 'x-api-key': own })).statusCode).toBe(200)
  })
})

test('a thousand births come back in their order, also if each takes long', async () => {
  const births = Array.from({ length: 1_000 }, (_each, at) => ({
    ...BIRTH,
    year: 1900 + (at % 120),
    name: `Birth ${at}`,
  }))
  const lines = parsed(
    (await batch({ technique: 'profections', options: { annual_profection: { year: 2030 } }, births })).body,
  )
  const nameOf = (line: Line) => (line['profections'] as { subject: { name: string } }).subject.name
  expect(lines.map(nameOf)).toEqual(births.map(({ name }) => name))
  const options = { current_city: 'Athens', transit_date: '2026-03-01', include_exact_times: true }
  const long = parsed((await batch({ technique: 'transits', options, births: births.slice(0, 5) })).body)
  expect(long.map(({ index, transits }) => [index, transits !== undefined])).toEqual(
    [0, 1, 2, 3, 4].map((at) => [at, true]),
  )
})

test('lines are what the schema of a line says', async () => {
  for (const line of parsed((await batch({ technique: 'firdaria', births: [BIRTH, 'x'] })).body))
    expect(NATAL_BATCH.reply.safeParse(line).error).toBeUndefined()
})
