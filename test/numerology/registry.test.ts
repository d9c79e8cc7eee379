import { describe, expect, test } from 'vitest'
import { NumerologyAlphabetsResponse, NumerologyMethodsResponse } from '../../src/contract/numerology/registry.ts'
import { alphabetsReply, methodsReply } from '../../src/wire/numerology/registry.ts'

const registry = methodsReply()
const { alphabets } = alphabetsReply()
const systems = Object.fromEntries(registry.systems.map((each) => [each.system, each]))
const sourceIds = new Set(registry.content_sources.map(({ id }) => id))

const PROFILE_IDS = {
  pythagorean: ['pythagorean-component-preserve-core-v1', 'pythagorean-raw-date-preserve-core-v1'],
  chaldean: ['chaldean-cheiro-current-name-v1', 'chaldean-cheiro-birth-name-v1'],
  kabbalah: [
    'kabbalah-gematria-hechrechi-v1',
    'kabbalah-gematria-siduri-v1',
    'kabbalah-gematria-katan-v1',
    'kabbalah-gematria-katan-mispari-v1',
    'kabbalah-gematria-millui-alef-v1',
    'kabbalah-gematria-millui-alef-reduced-v1',
  ],
  ank_jyotish: ['ank-jyotish-civil-cheiro-navagraha-reduce-all-v1'],
} as const

test('the registry and the alphabets have exactly the shapes of their contracts', () => {
  expect(NumerologyMethodsResponse.parse(registry)).toEqual(registry)
  expect(NumerologyAlphabetsResponse.parse(alphabetsReply())).toEqual(alphabetsReply())
  expect(registry.registry_version).toBe('2026-07')
})

test('the systems and the ids of their profiles are those of the interface', () => {
  const ids = registry.systems.map(({ system, profiles }) => [system, profiles.map(({ id }) => id)])
  expect(Object.fromEntries(ids)).toEqual(PROFILE_IDS)
  expect(registry.systems.every(({ status }) => status === 'supported')).toBe(true)
})

test('both discriminators name the path and the four systems', () => {
  const values = Object.keys(PROFILE_IDS)
  expect(registry.request_discriminator).toEqual({ property_path: 'method.system', values })
  expect(registry.response_discriminator).toEqual({ property_path: 'data.kind', values })
})

test('each system has its one master policy, and root_only is pythagorean alone', () => {
  const combinations = (system: string) =>
    systems[system]!.profiles.map(({ policy_combinations }) =>
      policy_combinations.map(({ master_policy, compound_policy }) => `${master_policy} ${compound_policy}`),
    )
  for (const [system, master] of [
    ['chaldean', 'reduce_all'],
    ['kabbalah', 'not_applicable'],
    ['ank_jyotish', 'reduce_all'],
  ] as const) {
    for (const each of combinations(system))
      expect(each).toEqual([`${master} compound_and_root`, `${master} full_trace`])
    expect(systems[system]!.compound_policies).toEqual(['compound_and_root', 'full_trace'])
    expect(systems[system]!.master_policies).toEqual([master])
  }
  for (const each of combinations('pythagorean'))
    expect(each).toEqual(['root_only', 'compound_and_root', 'full_trace'].map((to) => `preserve_core_11_22_33 ${to}`))
})

test('fields of some profiles are only in those profiles', () => {
  expect(systems['chaldean']!.profiles.map(({ name_source }) => name_source)).toEqual(['current', 'birth'])
  expect(systems['ank_jyotish']).toMatchObject({
    profile_type: 'explicit_composite_modern',
    profiles: [{ birth_date_boundary: 'civil_midnight', calendar: 'gregory', date_digit_order: 'DDMMYYYY' }],
  })
  for (const { system, profile_type, component_sources, graha_mapping, calculations } of registry.systems) {
    const isAnk = system === 'ank_jyotish'
    for (const only of [profile_type, component_sources, graha_mapping]) expect(only !== undefined).toBe(isAnk)
    expect(calculations.every(({ labels }) => (labels !== undefined) === isAnk)).toBe(true)
  }
})

test('the nine grahas have English, romanised, IAST and Hindi names in the order of numerology.md’s source', () => {
  const mapping = systems['ank_jyotish']!.graha_mapping!
  // https://www.free-calculators.net/numerology-report.html
  const order = ['Sun', 'Moon', 'Jupiter', 'Rahu', 'Mercury', 'Venus', 'Ketu', 'Saturn', 'Mars']
  expect(Object.values(mapping).map(({ english }) => english)).toEqual(order)
  expect(Object.keys(mapping)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  for (const { iast, hindi, romanization } of Object.values(mapping)) {
    expect(hindi).toMatch(/^\p{Script=Devanagari}+$/u)
    for (const name of [iast, romanization]) expect(name).toMatch(/^\p{Script=Latin}+$/u)
  }
})

test('every calculation says what settles its method, and those of names how their letters are chosen', () => {
  for (const { system, calculations } of registry.systems) {
    for (const { slug, method_variance } of calculations) {
      const ids = method_variance.map(({ id }) => id)
      expect(ids, slug).not.toEqual([])
      if (system === 'kabbalah') expect(ids, slug).toContain('hebrew-names-by-unicode')
      if (slug.includes('millui')) expect(ids, slug).toContain('millui-with-alef')
    }
  }
})

describe('every id resolves', () => {
  test('alphabets, of systems and of profiles; and every alphabet is used', () => {
    const known = alphabets.map(({ id }) => id)
    const named = registry.systems.flatMap(({ alphabet_ids, profiles }) => [
      ...alphabet_ids,
      ...profiles.map(({ alphabet_id }) => alphabet_id),
    ])
    expect([...new Set(named)].sort()).toEqual([...known].sort())
    for (const { systems: used } of alphabets) expect(used.length).toBeGreaterThan(0)
  })

  test('slugs of profiles are calculations of their system, and every calculation is of some profile', () => {
    for (const { profiles, calculations } of registry.systems) {
      const slugs = profiles.flatMap(({ calculation_slugs }) => calculation_slugs)
      expect([...new Set(slugs)].sort()).toEqual(calculations.map(({ slug }) => slug).sort())
    }
    expect(systems['pythagorean']!.calculations).toHaveLength(17)
  })

  test('sources that are cited anywhere', () => {
    const cited = [
      ...alphabets.flatMap(({ source_ids }) => source_ids),
      ...registry.systems.flatMap(({ calculations, component_sources, interpretation_support, profiles }) => [
        ...calculations.flatMap(({ method_variance }) => method_variance.flatMap(({ source_ids }) => source_ids)),
        ...Object.values(component_sources ?? {}).flat(),
        interpretation_support.corpus_id,
        ...profiles.flatMap(({ oracle_corpus_id }) => oracle_corpus_id ?? []),
      ]),
    ]
    expect(cited.filter((id) => !sourceIds.has(id))).toEqual([])
  })

  test('what a source supports', () => {
    const known = new Set([
      ...alphabets.map(({ id }) => id),
      'graha_mapping',
      ...registry.systems.flatMap(({ system, calculations }) => [
        `${system}.interpretations`,
        ...calculations.map(({ slug }) => slug),
        ...calculations.flatMap(({ method_variance }) => method_variance.map(({ id }) => id)),
      ]),
    ])
    for (const { supports } of registry.content_sources) for (const id of supports) expect(known).toContain(id)
  })
})

test('every source is used by something, and no two have one id or one address', () => {
  for (const { id, supports } of registry.content_sources) expect(supports, id).not.toEqual([])
  const urls = registry.content_sources.flatMap(({ url }) => url ?? [])
  expect(new Set(urls).size).toBe(urls.length)
  expect(sourceIds.size).toBe(registry.content_sources.length)
})

test('a choice without a source is a policy marked as our decision', () => {
  const ours = registry.systems
    .flatMap(({ calculations }) => calculations.flatMap(({ method_variance }) => method_variance))
    .filter(({ settled_by }) => settled_by === 'orrery')
  for (const { statement, source_ids } of ours) {
    expect(statement.length).toBeGreaterThan(20)
    expect(source_ids).toContain('orrery-decisions')
  }
  expect(new Set(ours.map(({ id }) => id))).toEqual(
    new Set([
      ...['y-always-consonant', 'masters-in-core-and-pinnacles', 'name-words-then-sum', 'name-letters-in-one-total'],
      ...['life-cycles-by-pinnacle-ages', 'personal-year-by-all-digits', 'compound-by-units', 'millui-with-alef'],
      ...['maturity-by-two-numbers', 'challenges-by-differences', 'latin-names-by-unicode', 'gregorian-birth-date'],
      ...['name-basis-by-profile', 'chaldean-reduce-all', 'hebrew-names-by-unicode', 'day-from-civil-midnight'],
    ]),
  )
})
