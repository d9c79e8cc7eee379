import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { NumerologyProfileResponse } from '../../src/contract/numerology/reply.ts'
import { ProblemDetails } from '../../src/contract/service.ts'
import { methodsReply } from '../../src/wire/numerology/registry.ts'
import { remaining, type SharedApp, sharedApp } from '../support/app.ts'
import { propertyRuns } from '../support/full-form.ts'
import { PROFILE_URL, type Problem, profileOf, requestFor } from '../support/numerology.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

/** The problem of an answer, which must be one in all its members. */
function problemIn(reply: LightMyRequestResponse): Problem {
  const problem = reply.json() as Problem
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(ProblemDetails.strict().parse(problem)).toEqual(problem)
  expect(problem).toMatchObject({
    type: `urn:orrery:problem:${problem.code}`,
    status: reply.statusCode,
    instance: PROFILE_URL,
    trace_id: reply.headers['x-request-id'],
  })
  return problem
}

async function problemOf(body: unknown): Promise<Problem> {
  const reply = await profileOf(service, body)
  expect(reply.statusCode, reply.body).toBeGreaterThanOrEqual(400)
  return problemIn(reply)
}

/** A copy of a request with one field set, or taken out by `undefined`; missing objects on the way are made. */
function changed(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body) as Record<string, unknown>
  const keys = path.split('.')
  const last = keys.pop()!
  let at = copy
  for (const key of keys) {
    at[key] ??= {}
    at = at[key] as Record<string, unknown>
  }
  if (value === undefined) delete at[last]
  else at[last] = value
  return copy
}

const PYTHAGOREAN = requestFor('pythagorean', 'standard')
const CHALDEAN = requestFor('chaldean', 'birth_name')
const KABBALAH = requestFor('kabbalah', 'standard')
const ANK = requestFor('ank_jyotish', 'standard')
const LONG = 'x'.repeat(201)

type Case = readonly [
  base: object,
  path: string,
  value: unknown,
  status: number,
  code: string,
  field: string | null,
  tells: RegExp,
]

describe('a wrong field has its status, its code and its name', () => {
  const invalid = (base: object, path: string, value: unknown, tells: RegExp): Case => [
    base,
    path,
    value,
    422,
    'invalid_value',
    path,
    tells,
  ]
  const CASES: readonly Case[] = [
    [PYTHAGOREAN, 'method', undefined, 422, 'missing_field', 'method', /required/],
    [PYTHAGOREAN, 'subject', undefined, 422, 'missing_field', 'subject', /required/],
    invalid(PYTHAGOREAN, 'method', 'pythagorean', /JSON object/),
    invalid(PYTHAGOREAN, 'method.system', undefined, /pythagorean, chaldean, kabbalah, ank_jyotish/),
    invalid(PYTHAGOREAN, 'method.system', 'vedic', /pythagorean, chaldean, kabbalah, ank_jyotish/),
    invalid(PYTHAGOREAN, 'method.system', ['pythagorean'], /pythagorean, chaldean/),
    invalid(
      PYTHAGOREAN,
      'method.profile',
      'chaldean-cheiro-birth-name-v1',
      /pythagorean-component-preserve-core-v1, standard/,
    ),
    invalid(PYTHAGOREAN, 'method.profile', '__proto__', /standard/),
    invalid(PYTHAGOREAN, 'method.profile', 1, /standard/),
    invalid(CHALDEAN, 'method.profile', 'standard', /current_name/),
    invalid(PYTHAGOREAN, 'method.master_policy', 'keep_all', /reduce_all, not_applicable/),
    invalid(PYTHAGOREAN, 'method.compound_policy', 'none', /root_only, compound_and_root, full_trace/),
    invalid(KABBALAH, 'method.name_source', 'both', /birth, current/),
    invalid(PYTHAGOREAN, 'subject', [], /JSON object/),
    invalid(PYTHAGOREAN, 'subject.birth_date', '14.07.1990', /YYYY-MM-DD/),
    invalid(PYTHAGOREAN, 'subject.birth_date', '1990-02-30', /YYYY-MM-DD/),
    invalid(PYTHAGOREAN, 'subject.birth_date', '1900-02-29', /YYYY-MM-DD/),
    invalid(PYTHAGOREAN, 'subject.birth_date', '0000-01-01', /0001 to 9999/),
    invalid(PYTHAGOREAN, 'subject.birth_date', '1990-07-14T00:00', /YYYY-MM-DD/),
    invalid(PYTHAGOREAN, 'subject.birth_date', 19900714, /text/),
    invalid(CHALDEAN, 'subject.name', 'Rahul', /JSON object/),
    invalid(CHALDEAN, 'subject.name.birth', LONG, /200 characters/),
    invalid(CHALDEAN, 'subject.name.current', LONG, /200 characters/),
    invalid(CHALDEAN, 'subject.name.birth', 5, /text/),
    invalid(CHALDEAN, 'subject.name.script', 'latin', /ISO 15924/),
    invalid(CHALDEAN, 'subject.name.script', 'LATN', /ISO 15924/),
    invalid(CHALDEAN, 'subject.name.transliteration', 'Ram', /JSON object/),
    invalid(CHALDEAN, 'subject.name.transliteration.profile', 'x'.repeat(101), /100 characters/),
    invalid(CHALDEAN, 'subject.name.transliteration.birth', LONG, /200 characters/),
    invalid(PYTHAGOREAN, 'subject.calendar', 'julian', /gregory/),
    invalid(PYTHAGOREAN, 'subject.locale', 'de', /en, en-IN, hi, hi-IN/),
    invalid(PYTHAGOREAN, 'subject.tz_str', 'Mars/Olympus', /IANA/),
    invalid(PYTHAGOREAN, 'subject.city', LONG, /200 characters/),
    invalid({ ...PYTHAGOREAN, subject: { ...PYTHAGOREAN.subject, lng: 0 } }, 'subject.lat', 91, /at most 90/),
    invalid({ ...PYTHAGOREAN, subject: { ...PYTHAGOREAN.subject, lat: 0 } }, 'subject.lng', -181, /at least -180/),
    invalid(PYTHAGOREAN, 'date_context', 'today', /JSON object/),
    invalid(PYTHAGOREAN, 'date_context.reference_date', 'today', /YYYY-MM-DD/),
    invalid(PYTHAGOREAN, 'date_context.reference_date', '2026-02-30', /YYYY-MM-DD/),
    invalid(PYTHAGOREAN, 'date_context.year_anchor', 'birthday', /calendar_year/),
    invalid(PYTHAGOREAN, 'include_interpretations', 'yes', /true or false/),

    [PYTHAGOREAN, 'subject.birth_date', undefined, 422, 'missing_field', 'subject.birth_date', /pythagorean/],
    [ANK, 'subject.birth_date', null, 422, 'missing_field', 'subject.birth_date', /ank_jyotish/],
    [
      PYTHAGOREAN,
      'date_context',
      undefined,
      422,
      'date_context_required',
      'date_context.reference_date',
      /subject\.tz_str/,
    ],
    [PYTHAGOREAN, 'subject.tz_str', 'AUTO', 422, 'place_required', 'subject.city', /lat and lng/],
    [PYTHAGOREAN, 'subject.lat', 12, 422, 'coordinates_incomplete', 'subject.lng', /together/],
    [PYTHAGOREAN, 'subject.lng', 12, 422, 'coordinates_incomplete', 'subject.lat', /together/],

    [CHALDEAN, 'subject.name', undefined, 422, 'name_required', 'subject.name.birth', /required/],
    [CHALDEAN, 'subject.name.birth', undefined, 422, 'name_required', 'subject.name.birth', /required/],
    [CHALDEAN, 'subject.name.birth', '   ', 422, 'name_required', 'subject.name.birth', /required/],
    [CHALDEAN, 'method.profile', undefined, 422, 'profile_required', 'method.profile', /current_name, birth_name/],
    [KABBALAH, 'subject.name', {}, 422, 'name_required', 'subject.name', /birth or subject\.name\.current/],
    [KABBALAH, 'subject.name.current', 'חן', 422, 'name_source_required', 'method.name_source', /birth, current/],
    [KABBALAH, 'method.name_source', 'current', 422, 'name_required', 'subject.name.current', /name_source/],
    [ANK, 'subject.name', null, 422, 'name_required', 'subject.name', /birth or subject\.name\.current/],
    [ANK, 'subject.name.current', 'Ram', 422, 'name_source_required', 'method.name_source', /birth, current/],
    [PYTHAGOREAN, 'subject.name', { current: 'Ram' }, 422, 'name_required', 'subject.name.birth', /at birth/],
    [PYTHAGOREAN, 'subject.name', {}, 422, 'name_required', 'subject.name.birth', /at birth/],

    [
      CHALDEAN,
      'subject.name',
      { birth: 'राम', current: 'राम', script: 'Deva', transliteration: { birth: 'Ram' } },
      422,
      'transliteration_required',
      'subject.name.transliteration.current',
      /Deva/,
    ],
    [
      ANK,
      'subject.name',
      { birth: 'राम', script: 'Deva' },
      422,
      'transliteration_required',
      'subject.name.transliteration.birth',
      /Deva/,
    ],
    [
      PYTHAGOREAN,
      'subject.name.transliteration',
      { current: 'Ram' },
      422,
      'name_required',
      'subject.name.current',
      /transliteration/,
    ],
    [KABBALAH, 'subject.name.script', 'Latn', 422, 'script_unsupported', 'subject.name.script', /Hebr/],

    [CHALDEAN, 'subject.name.birth', 'राम', 422, 'name_unreadable', 'subject.name.birth', /transliteration/],
    [CHALDEAN, 'subject.name.birth', '123 !', 422, 'name_unreadable', 'subject.name.birth', /no Latin letter/],
    [KABBALAH, 'subject.name.birth', 'Rahul', 422, 'name_unreadable', 'subject.name.birth', /Hebrew/],
    [
      CHALDEAN,
      'subject.name',
      { birth: 'राम', script: 'Deva', transliteration: { birth: 'राम' } },
      422,
      'name_unreadable',
      'subject.name.transliteration.birth',
      /Latin/,
    ],

    [
      PYTHAGOREAN,
      'method.master_policy',
      'reduce_all',
      409,
      'policy_combination_unsupported',
      'method.master_policy',
      /preserve_core_11_22_33/,
    ],
    [
      CHALDEAN,
      'method.master_policy',
      'not_applicable',
      409,
      'policy_combination_unsupported',
      'method.master_policy',
      /reduce_all/,
    ],
    [
      KABBALAH,
      'method.master_policy',
      'reduce_all',
      409,
      'policy_combination_unsupported',
      'method.master_policy',
      /not_applicable/,
    ],
    ...[CHALDEAN, KABBALAH, ANK].map(
      (base): Case => [
        base,
        'method.compound_policy',
        'root_only',
        409,
        'policy_combination_unsupported',
        'method.compound_policy',
        /compound_and_root, full_trace/,
      ],
    ),
    ...[PYTHAGOREAN, CHALDEAN].map(
      (base): Case => [
        base,
        'method.name_source',
        'birth',
        409,
        'name_source_conflict',
        'method.name_source',
        /allows name_source/,
      ],
    ),
  ]

  test.each(CASES)('%#: %o with %s = %j', async (base, path, value, status, code, field, tells) => {
    const problem = await problemOf(changed(base, path, value))
    expect(problem).toMatchObject({ status, code, field })
    expect(problem.detail).toMatch(tells)
  })
})

test('an unknown city is a date context that cannot be resolved', async () => {
  const { date_context: _, ...rest } = PYTHAGOREAN
  const problem = await problemOf({ ...rest, subject: { ...rest.subject, tz_str: 'AUTO', city: 'Athenz' } })
  expect(problem).toMatchObject({
    status: 400,
    code: 'date_context_unresolved',
    field: 'subject.city',
    calculation: 'personal_year',
  })
  expect(problem.detail).toMatch(/Did you mean .*Athens/)
})

test('the calculation that a fault is about is named', async () => {
  const named = async (body: object) => (await problemOf(body)).calculation
  expect(await named(changed(CHALDEAN, 'subject.name.birth', '1'))).toBe('chaldean_name_number')
  expect(await named(changed(KABBALAH, 'subject.name.birth', '1'))).toBe('gematria_hechrechi')
  expect(await named(changed(ANK, 'subject.name.birth', '1'))).toBe('namank')
  expect(await named(changed(PYTHAGOREAN, 'date_context', {}))).toBe('personal_year')
  expect(await named({})).toBeNull()
})

describe('every field that the registry calls required is required', () => {
  const required = methodsReply().systems.flatMap(({ system, profiles }) =>
    profiles.flatMap(({ id, required_fields }) => required_fields.map((paths) => [system, id, paths] as const)),
  )

  test.each(required)('%s %s: %s', async (system, id, paths) => {
    const whole = requestFor(system, id)
    const good = await profileOf(service, whole)
    expect(good.statusCode, good.body).toBe(200)
    const all = paths.split(' OR ')
    const without = all.reduce((body, path) => changed(body, path, undefined), whole as object)
    const { detail, field } = await problemOf(without)
    expect(all.some((path) => path.startsWith(field!))).toBe(true)
    for (const path of all) expect(detail).toContain(path)
  })

  test('and no other: what is left of a request is answered', async () => {
    for (const { system, profiles } of methodsReply().systems) {
      for (const { id, required_fields } of profiles) {
        const least = required_fields
          .map((paths) => paths.split(' OR ')[0]!)
          .reduce((body, path) => changed(body, path, valueAt(requestFor(system, id), path)), {
            method: { system, profile: id },
            subject: {},
          } as object)
        const reply = await profileOf(service, least)
        expect(reply.statusCode, reply.body).toBe(200)
      }
    }
  })
})

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => (at as Record<string, unknown>)[key], body)

describe('unknown fields, where strict handling is preferred,', () => {
  const strictly = async (body: unknown): Promise<Problem> =>
    problemIn(await service.postTo(PROFILE_URL, body, { prefer: 'handling=strict' }))

  test.each(['x', 'method.x', 'subject.x', 'subject.name.x', 'subject.name.transliteration.x', 'date_context.x'])(
    '%s is refused by name',
    async (path) => {
      expect(await strictly(changed(PYTHAGOREAN, path, 1))).toMatchObject({
        status: 422,
        code: 'unknown_field',
        field: path,
      })
    },
  )

  test('are all listed, up to a bound', async () => {
    const extra = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]))
    const { detail } = await strictly({ ...PYTHAGOREAN, ...extra })
    expect(detail).toMatch(/^x0: This field does not exist; .*; and 490 more$/)
    expect(detail.length).toBeLessThan(1_000)
  })
})

describe('what the framework refuses is a problem too', () => {
  const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    service.app.inject({
      method: 'POST',
      url: PROFILE_URL,
      headers: { 'x-api-key': service.key, 'content-type': 'application/json', ...headers },
      payload,
    })

  test.each([
    ['broken JSON', '{"method":', {}, 422, 'invalid_json'],
    ['a body that would change prototypes', '{"__proto__":{}}', {}, 422, 'invalid_json'],
    ['no body', '', {}, 422, 'missing_field'],
    ['null', 'null', {}, 422, 'invalid_value'],
    ['an array', '[]', {}, 422, 'invalid_value'],
    ['a text', '"x"', {}, 422, 'invalid_value'],
    ['another media type', '{}', { 'content-type': 'text/xml' }, 415, 'media_type_unsupported'],
    ['another packing', '{}', { 'content-encoding': 'lzma' }, 415, 'media_type_unsupported'],
    ['a packing that is none', '{}', { 'content-encoding': 'gzip' }, 400, 'malformed_request'],
    ['too much', `"${'x'.repeat(1_100_000)}"`, {}, 413, 'body_too_large'],
  ] as const)('%s', async (_, payload, headers, status, code) => {
    expect(problemIn(await send(payload, headers))).toMatchObject({ status, code, field: null, calculation: null })
  })

  test('too much, packed small', async () => {
    const reply = await send(gzipSync(JSON.stringify('x'.repeat(20_000_000))), { 'content-encoding': 'gzip' })
    expect(problemIn(reply).code).toBe('body_too_large')
  })
})

describe('missing access is answered as in every operation', () => {
  test('without a key, or with a wrong one: 401 in plain JSON', async () => {
    for (const [key, detail] of [
      ['', 'Missing API key'],
      ['x', 'Invalid API key'],
    ] as const) {
      const reply = await service.postTo(PROFILE_URL, PYTHAGOREAN, { 'x-api-key': key })
      expect([reply.statusCode, reply.json()]).toEqual([401, { detail }])
      expect(reply.headers['content-type']).toMatch(/^application\/json/)
    }
  })

  test('at the limit of a plan: 429 with Retry-After', async () => {
    const key = await service.newKey('free')
    const replies = await Promise.all(
      [1, 2, 3].map(() => service.postTo(PROFILE_URL, PYTHAGOREAN, { 'x-api-key': key })),
    )
    const refused = replies.find(({ statusCode }) => statusCode === 429)!
    expect(refused.json().error).toBe('rps_limit_exceeded')
    expect(refused.headers['retry-after']).toBeDefined()
  })
})

describe('any input is answered by the contract or refused as a problem, and refusals cost nothing', () => {
  let left: number

  const check = (reply: LightMyRequestResponse): void => {
    const now = remaining(reply)
    if (reply.statusCode === 200) NumerologyProfileResponse.parse(reply.json())
    else {
      expect([400, 409, 422], reply.body).toContain(reply.statusCode)
      problemIn(reply)
      if (left !== undefined) expect(now).toBe(left)
    }
    left = now
  }

  const systems = fc.constantFrom('pythagorean', 'chaldean', 'kabbalah', 'ank_jyotish')

  test('any text of up to 200 characters as a name, in every system', async () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'אבגםןץּׁ״׳־ ײﬡשׁ'), maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'AaéßŁøı’ʼ-–. 𝓙ﬁ①٣\u0301\u200d'), maxLength: 200 }),
      fc.string({
        unit: fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit)),
        maxLength: 9,
      }),
    )
    await fc.assert(
      fc.asyncProperty(systems, names, fc.boolean(), async (system, birth, texts) => {
        const request = {
          method: { system },
          subject: { birth_date: '1990-07-14', name: { birth } },
          date_context: { reference_date: '2026-03-01' },
          include_interpretations: texts,
        }
        check(await profileOf(service, request))
      }),
      { numRuns: propertyRuns(600) },
    )
  })

  test('any day of the calendar', async () => {
    const days = fc
      .date({ min: new Date('0001-01-01T00:00Z'), max: new Date('9999-12-31T00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    await fc.assert(
      fc.asyncProperty(days, days, fc.constantFrom('standard', 'raw_date'), async (birth, reference, profile) => {
        const reply = await profileOf(service, {
          method: { system: 'pythagorean', profile },
          subject: { birth_date: birth },
          date_context: { reference_date: reference },
          include_interpretations: true,
        })
        expect(reply.statusCode, reply.body).toBe(200)
        check(reply)
        const codes = reply.json().warnings.map(({ code }: { code: string }) => code)
        expect(codes).not.toContain('interpretation_unavailable')
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  test('any mixture of right and wrong fields', async () => {
    const anything = fc.jsonValue({ maxDepth: 2 })
    const field = (...values: readonly unknown[]) =>
      fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: anything })
    const names = { birth: field('Ram', 'שלום', 'राम', ' ', null), current: field('Sarah', null) }
    const requests = fc.record(
      {
        method: fc.record(
          {
            system: field('pythagorean', 'chaldean', 'kabbalah', 'ank_jyotish'),
            profile: field('standard', 'raw_date', 'birth_name', 'current_name', 'ordinal', null),
            master_policy: field('preserve_core_11_22_33', 'reduce_all', 'not_applicable', null),
            compound_policy: field('root_only', 'compound_and_root', 'full_trace', null),
            name_source: field('birth', 'current', null),
          },
          { requiredKeys: ['system'] },
        ),
        subject: fc.record(
          {
            birth_date: field('1990-07-14', '0001-01-01', '1990-02-30', null),
            name: fc.record(
              {
                ...names,
                script: field('Latn', 'Hebr', 'Deva', null),
                transliteration: fc.record({ ...names, profile: field('x') }, { requiredKeys: [] }),
              },
              { requiredKeys: [] },
            ),
            calendar: field('gregory'),
            locale: field('en', 'hi'),
            tz_str: field('AUTO', 'Asia/Kolkata', '+05:30', null),
            city: field('Delhi', 'Qwrtzpl', null),
            lat: field(28.6, null),
            lng: field(77.2, null),
          },
          { requiredKeys: [] },
        ),
        date_context: field({ reference_date: '2026-03-01' }, {}, { year_anchor: 'calendar_year' }, null),
        include_interpretations: field(true, false),
      },
      { requiredKeys: ['method', 'subject'] },
    )
    await fc.assert(
      fc.asyncProperty(requests, async (request) => check(await profileOf(service, request))),
      { numRuns: propertyRuns(500) },
    )
  })

  test('any JSON at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 3 }), async (payload) => {
        const reply = await service.app.inject({
          method: 'POST',
          url: PROFILE_URL,
          headers: { 'x-api-key': service.key, 'content-type': 'application/json' },
          payload,
        })
        check(reply)
      }),
      { numRuns: propertyRuns(200) },
    )
  })
})
