import Fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { newKeyText } from '../../src/accounts/key-text.ts'
import { NumerologyProfileResponse } from '../../src/contract/numerology/reply.ts'
import { PYTHAGOREAN_REQUEST } from '../../src/contract/numerology/request.ts'
import { mount } from '../../src/http/mount.ts'
import { NUMEROLOGY_OPERATIONS } from '../../src/operations/numerology.ts'
import type { Services } from '../../src/operations/services.ts'
import { alphabetsReply, methodsReply } from '../../src/wire/numerology/registry.ts'
import { remaining, type SharedApp, sharedApp } from '../support/app.ts'
import { goodProfile, profileOf, requestFor } from '../support/numerology.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const ask = (body: unknown) => goodProfile(service, body)
const { systems, content_sources } = methodsReply()
const PROFILES = systems.flatMap(({ system, profiles }) =>
  profiles.map(({ id, aliases, policy_combinations }) => ({ system, id, aliases, policy_combinations })),
)

describe.each(['methods', 'alphabets'] as const)('GET /api/v1/numerology/%s', (name) => {
  const get = (headers: Record<string, string> = {}) =>
    service.app.inject({ url: `/api/v1/numerology/${name}`, headers: { 'x-api-key': service.key, ...headers } })

  test('answers the registry, which may be kept', async () => {
    const reply = await get()
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual(name === 'methods' ? methodsReply() : alphabetsReply())
    expect(reply.headers['cache-control']).toBe('private, max-age=86400')
    expect(reply.headers['etag']).toMatch(/^W\/"2026-07-[\w-]+"$/)
  })

  test('answers 304 at no cost to a caller that has it', async () => {
    const first = await get()
    const again = await get({ 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(remaining(again)).toBe(remaining(first))
    expect((await get({ 'if-none-match': 'W/"2025-01-x"' })).statusCode).toBe(200)
  })

  test('a missing key is 401; an invalid one 403 for methods, 401 by the general rule', async () => {
    const missing = await get({ 'x-api-key': '' })
    expect([missing.statusCode, missing.json()]).toEqual([401, { detail: 'Missing API key' }])
    const invalid = await get({ 'x-api-key': newKeyText() })
    expect([invalid.statusCode, invalid.json()]).toEqual([
      name === 'methods' ? 403 : 401,
      { detail: 'Invalid API key' },
    ])
    for (const { headers } of [missing, invalid]) expect(headers['content-type']).toMatch(/^application\/json/)
  })
})

test('the two registries have different tags, so that neither is taken for the other', async () => {
  const [methods, alphabets] = await Promise.all(
    ['methods', 'alphabets'].map((name) =>
      service.app.inject({ url: `/api/v1/numerology/${name}`, headers: { 'x-api-key': service.key } }),
    ),
  )
  expect(methods!.headers['etag']).not.toBe(alphabets!.headers['etag'])
})

test('the tags stay the same in a release that does not change the registry', async () => {
  const tagsOf = async (release: string) => {
    const app = Fastify()
    mount(app, NUMEROLOGY_OPERATIONS, { release } as Services)
    const replies = await Promise.all(['methods', 'alphabets'].map((name) => app.inject(`/api/v1/numerology/${name}`)))
    await app.close()
    return replies.map(({ headers }) => headers['etag'])
  }
  expect(await tagsOf('9.9.9')).toEqual(await tagsOf('0.1.0'))
})

describe('every profile', () => {
  test.each(PROFILES)('$id answers by its contract under each of its policies', async (profile) => {
    for (const { master_policy, compound_policy } of profile.policy_combinations) {
      const request = requestFor(profile.system, profile.id)
      const reply = await ask({
        ...request,
        method: { ...request.method, master_policy, compound_policy },
        include_interpretations: true,
      })
      expect(NumerologyProfileResponse.parse(reply)).toEqual(reply)
      expect(reply.data.kind).toBe(profile.system)
      expect(reply.data.profile).toBe(profile.id)
      expect(reply.method).toMatchObject({
        system: profile.system,
        profile: profile.id,
        master_policy,
        compound_policy,
      })
      const text = JSON.stringify(reply.data)
      expect(text.includes('"trace"')).toBe(compound_policy === 'full_trace')
      expect(text.includes('"compound"')).toBe(compound_policy !== 'root_only')
    }
  })

  test.each(PROFILES)('$id is asked for by its alias too', async ({ system, id, aliases }) => {
    for (const alias of aliases) {
      const reply = await ask(requestFor(system, alias))
      expect(reply.method).toMatchObject({ profile: id, profile_requested: alias })
      expect(reply.data).toEqual((await ask(requestFor(system, id))).data)
    }
  })

  test.each(PROFILES)('$id has every calculation that the registry lists, in its group', async ({ system, id }) => {
    const { data } = await ask(requestFor(system, id))
    const entry = systems.find((each) => each.system === system)!
    const { calculation_slugs } = entry.profiles.find((each) => each.id === id)!
    for (const { slug, group } of entry.calculations.filter((each) => calculation_slugs.includes(each.slug))) {
      const inGroup = (data as unknown as Record<string, Record<string, unknown>>)[group]!
      expect(group === 'karmic_debts' ? inGroup : inGroup[slug], slug).toBeDefined()
    }
  })

  test.each(PROFILES)(
    '$id names policies, sources and an alphabet that the registry resolves',
    async ({ system, id }) => {
      const { provenance } = await ask(requestFor(system, id))
      const known = new Set(content_sources.map((each) => each.id))
      expect(provenance.registry_version).toBe('2026-07')
      expect(provenance.sources.length).toBeGreaterThan(0)
      for (const source of provenance.sources) expect(known).toContain(source)
      const policies = systems.flatMap(({ calculations }) => calculations.flatMap((each) => each.method_variance))
      for (const policy of provenance.policies) {
        const stated = policies.find((each) => each.id === policy)
        expect(stated?.profile_id ?? id).toBe(id)
      }
      expect(alphabetsReply().alphabets.map((each) => each.id)).toContain(provenance.alphabet_id)
    },
  )

  test('is never kept by a cache', async () => {
    const reply = await profileOf(service, requestFor('chaldean', 'birth_name'))
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['etag']).toBeUndefined()
  })
})

describe('numbers', () => {
  test('carry compound, root and karmic debts where a client looks for them', async () => {
    // 1992-05-06: 14/5 and its debt, https://astralunara.com/2025/05/01/karmic-debts-in-numerology-deciphering-the-
    // codes-13-14-16-and-19-in-your-life/
    const { data } = await ask({
      method: { system: 'pythagorean', compound_policy: 'compound_and_root' },
      subject: { birth_date: '1992-05-06' },
      date_context: { reference_date: '2026-03-01' },
    })
    if (data.kind !== 'pythagorean') throw new Error(data.kind)
    expect(data.core.life_path).toEqual({ value: 5, root: 5, compound: '14/5', is_master: false, karmic_debts: [14] })
    expect(data.karmic_debts).toContainEqual({ debt: 14, met_in: 'life_path' })
  })

  test('keep a master and give its root', async () => {
    // 1949-05-10 is 11 by components, https://www.numerologycenter.com/numerology_mathematics_math_2.html
    const { data } = await ask({
      ...requestFor('pythagorean', 'standard'),
      subject: { birth_date: '1949-05-10' },
    })
    expect(data.core).toMatchObject({ life_path: { value: 11, root: 2, is_master: true } })
  })

  test('of the two pythagorean profiles differ where the published ones do', async () => {
    // 1879-03-14: 33 by all digits, https://numberscape.app/definitions
    const subject = { birth_date: '1879-03-14' }
    const raw = await ask({ ...requestFor('pythagorean', 'raw_date'), subject })
    expect(raw.data.core).toMatchObject({ life_path: { value: 33, is_master: true } })
    expect((await ask({ ...requestFor('pythagorean', 'standard'), subject })).data.core).toMatchObject({
      life_path: { value: 6 },
    })
  })

  test('of a Chaldean name have Cheiro’s sum, and the grand total beside it', async () => {
    // 17 + 16 = 33, https://imageflipfree.com/how-chaldean-numerology-works; Cheiro adds the units: 8 + 7.
    const { data } = await ask({
      method: { system: 'chaldean' },
      subject: { name: { current: 'Rahul Sharma' } },
    })
    expect(data.core).toMatchObject({
      chaldean_name_number: { value: 6, compound: '15/6', unit_sum: 15, grand_total: 33 },
    })
  })

  test('of Ank Jyotish have their graha and are labelled in the language of the locale', async () => {
    // 28-04-1975: moolank 1, bhagyank 9, https://ankjyotish.in/en/learn
    const english = await ask(requestFor('ank_jyotish', 'standard'))
    expect(english.data.core).toMatchObject({
      moolank: { value: 1, label: 'Moolank', graha: { name: 'Sun', iast: 'Sūrya' } },
      bhagyank: { value: 9, label: 'Bhagyank', graha: { name: 'Mars' } },
    })
    for (const locale of ['hi', 'hi-IN']) {
      const request = requestFor('ank_jyotish', 'standard')
      const hindi = await ask({ ...request, subject: { ...request.subject, locale } })
      expect(hindi.data.core).toMatchObject({ moolank: { label: 'मूलांक', graha: { name: 'सूर्य', english: 'Sun' } } })
    }
  })
})

describe('the date of the personal cycles', () => {
  const subject = { birth_date: '1990-07-14' }
  const contextOf = async (more: object, date_context?: object) =>
    (
      await ask({
        method: { system: 'pythagorean' },
        subject: { ...subject, ...more },
        ...(date_context && { date_context }),
      })
    ).provenance.date_context!

  /** Today by the runtime's own calendar, which is not what the service reads. */
  const todayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())

  test('is the one that was given, whatever the zone', async () => {
    expect(await contextOf({ tz_str: 'Asia/Tokyo' }, { reference_date: '2020-10-07' })).toEqual({
      reference_date: '2020-10-07',
      resolved_from: 'reference_date',
      timezone: null,
      year_anchor: 'calendar_year',
    })
  })

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])('is today in %s', async (zone) => {
    const before = todayIn(zone)
    const { reference_date, ...rest } = await contextOf({ tz_str: zone })
    expect([before, todayIn(zone)]).toContain(reference_date)
    expect(rest).toMatchObject({ resolved_from: 'tz_str', timezone: zone })
  })

  test('is today at the place, by name or by coordinates, which win', async () => {
    for (const place of [
      { tz_str: 'AUTO', city: 'Athens' },
      { tz_str: 'auto', lat: 37.98, lng: 23.73, city: 'Tokyo' },
    ]) {
      const before = todayIn('Europe/Athens')
      const { reference_date, ...rest } = await contextOf(place)
      expect([before, todayIn('Europe/Athens')]).toContain(reference_date)
      expect(rest).toMatchObject({ resolved_from: 'place', timezone: 'Europe/Athens' })
    }
  })

  test('at a place that two zones claim says so', async () => {
    // Ürümqi keeps two times, https://data.iana.org/time-zones/tzdb/asia (Asia/Urumqi)
    const reply = await ask({
      method: { system: 'pythagorean' },
      subject: { ...subject, tz_str: 'AUTO', lat: 43.8, lng: 87.6 },
    })
    const found = reply.warnings.map(({ code, calculation }) => [code, calculation])
    expect(found).toContainEqual(['zone_disputed', 'personal_day'])
  })

  test('is refused in systems without cycles', async () => {
    const request = requestFor('chaldean', 'birth_name')
    const reply = await ask({ ...request, subject: { ...request.subject, tz_str: 'AUTO', city: 'Qwrtzpl' } })
    expect(reply.provenance.date_context).toBeNull()
  })
})

describe('names', () => {
  const chaldean = (name: object) => ask({ method: { system: 'chaldean', profile: 'birth_name' }, subject: { name } })

  test('are optional in pythagorean, which then says what is left out', async () => {
    const { birth_date } = requestFor('pythagorean', 'standard').subject
    const reply = await ask({ ...requestFor('pythagorean', 'standard'), subject: { birth_date } })
    expect(reply.data).toMatchObject({ reading: null, name: null })
    expect(reply.warnings.map(({ code }) => code)).toEqual(['name_absent'])
    expect(reply.provenance.alphabet_id).toBeNull()
    expect(reply.method.name_source).toBeNull()
  })

  test('choose the Chaldean profile when only one was given', async () => {
    for (const source of ['birth', 'current']) {
      const { method } = await ask({ method: { system: 'chaldean' }, subject: { name: { [source]: 'Sarah' } } })
      expect(method).toMatchObject({ profile: `chaldean-cheiro-${source}-name-v1`, name_source: source })
    }
  })

  test('are chosen by name_source in kabbalah and ank_jyotish', async () => {
    const name = { birth: 'חסד', current: 'שלום' }
    const values = { birth: 72, current: 376 } // https://inner.org, https://gematriaguru.com
    for (const name_source of ['birth', 'current'] as const) {
      const { data } = await ask({ method: { system: 'kabbalah', name_source }, subject: { name } })
      expect(data.core).toMatchObject({ gematria_hechrechi: { value: values[name_source] } })
    }
  })

  test('of another script are read from their transliteration', async () => {
    const reply = await chaldean({
      birth: 'राम',
      script: 'Deva',
      transliteration: { profile: 'ISO 15919', birth: 'Ram' },
    })
    expect(reply.data).toMatchObject({ reading: { words: ['RAM'] }, core: { chaldean_name_number: { value: 7 } } })
    expect(reply.provenance.transliteration).toEqual({ used: true, profile: 'ISO 15919' })
  })

  test('in Latin letters are read from a transliteration by Cheiro, and not by Ank Jyotish', async () => {
    const name = { birth: 'Sarah', script: 'Latn', transliteration: { birth: 'Ram' } }
    expect((await chaldean(name)).data.reading!.words).toEqual(['RAM'])
    const ank = await ask({ method: { system: 'ank_jyotish' }, subject: { birth_date: '1975-04-28', name } })
    expect(ank.data.reading!.words).toEqual(['SARAH'])
    expect(ank.warnings.map(({ code }) => code)).toEqual(['transliteration_ignored'])
  })

  test('whose signs are left out say so', async () => {
    const reply = await chaldean({ birth: 'Sarah 2nd!' })
    expect(reply.warnings.map(({ code }) => code)).toEqual(['signs_ignored'])
    expect(reply.data.reading!.ignored).toEqual(['2', '!'])
  })
})

describe('interpretations', () => {
  test('come only when they are asked for', async () => {
    expect((await ask(requestFor('pythagorean', 'standard'))).data.interpretations).toBeUndefined()
  })

  test.each([
    ['pythagorean', 'standard'],
    ['chaldean', 'birth_name'],
    ['ank_jyotish', 'standard'],
    ['kabbalah', 'reduced_total'],
    ['kabbalah', 'full_letter_names_reduced'],
  ] as const)('of %s %s have a text for every number', async (system, profile) => {
    for (const locale of ['en', 'en-IN']) {
      const request = requestFor(system, profile)
      const reply = await ask({ ...request, subject: { ...request.subject, locale }, include_interpretations: true })
      expect(reply.warnings).toEqual([])
      expect(reply.data.interpretations!.length).toBeGreaterThan(0)
      expect(reply.provenance.corpus_id).toMatch(/^orrery-/)
      for (const { text } of reply.data.interpretations!) expect(text.length).toBeGreaterThan(100)
    }
  })

  test('that do not exist are a warning and no error', async () => {
    const unreduced = await ask({ ...requestFor('kabbalah', 'standard'), include_interpretations: true })
    expect(unreduced.data.interpretations).toEqual([])
    expect(unreduced.warnings).toMatchObject([
      { code: 'interpretation_unavailable', calculation: 'gematria_hechrechi', number: 376 },
    ])
    for (const system of ['pythagorean', 'ank_jyotish'] as const) {
      const request = requestFor(system, 'standard')
      const hindi = await ask({
        ...request,
        subject: { ...request.subject, locale: 'hi' },
        include_interpretations: true,
      })
      expect(hindi.warnings.map(({ code }) => code)).toEqual(['interpretation_unavailable'])
    }
  })
})

test('every difference from the request is a warning', async () => {
  const request = requestFor('pythagorean', 'standard')
  const reply = await ask({
    ...request,
    subject: { ...request.subject, name: { birth: 'Bcd' } },
    date_context: { reference_date: '1980-01-01' },
  })
  expect(reply.warnings.map(({ code, calculation }) => [code, calculation])).toEqual([
    ['reference_before_birth', 'personal_year'],
    ['number_uncounted', 'soul_urge'],
  ])
})

test('the example of the documentation is answered', async () => {
  expect((await ask(PYTHAGOREAN_REQUEST)).warnings).toEqual([])
})

test('OpenAPI shows the discriminators and every code of a problem', async () => {
  const { components, paths } = (await service.app.inject({ url: '/openapi.json' })).json()
  const { requestBody, responses } = paths['/api/v1/numerology/profile'].post
  expect(requestBody.content['application/json'].schema.$ref).toMatch(/NumerologyProfileRequest$/)
  for (const status of [400, 409, 413, 415, 422]) {
    expect(Object.keys(responses[status].content)).toContain('application/problem+json')
  }
  const { discriminator, oneOf } = components.schemas.NumerologyProfileRequest.properties.method
  expect([discriminator.propertyName, oneOf.length]).toEqual(['system', 4])
  const { data } = components.schemas.NumerologyProfileResponse.properties
  expect([data.discriminator.propertyName, data.oneOf.length]).toEqual(['kind', 4])
  for (const { mapping } of [discriminator, data.discriminator]) {
    for (const ref of Object.values(mapping as Record<string, string>))
      expect(components.schemas).toHaveProperty(ref.split('/').at(-1)!)
  }
  expect(components.schemas.ProblemDetails.properties.code.enum).toContain('policy_combination_unsupported')
})
