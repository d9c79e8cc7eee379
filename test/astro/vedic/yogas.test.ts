import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PARASHARA } from '../../../src/astro/vedic/yogas/chart.ts'
import { evaluateYoga, evaluateYogas, involved, NAMED_YOGAS } from '../../../src/astro/vedic/yogas/evaluate.ts'
import { WORKS, YOGA_CATEGORIES } from '../../../src/astro/vedic/yogas/yoga.ts'
import { transliterated } from '../../support/devanagari.ts'
import { isActive, read, yogaOf } from '../../support/yogas.ts'

interface Cases {
  readonly yes: readonly string[]
  readonly no: readonly string[]
}
const TRUTH: Readonly<Record<'parashara' | 'phaladeepika', Readonly<Record<string, Cases>>>> = JSON.parse(
  readFileSync(new URL('../../techniques/vedic-yogas/truth.json', import.meta.url), 'utf8'),
)

describe('the table of yogas', () => {
  test('has at least 160 of them, with unique ids and names, and its five, 32 and seven', () => {
    const of = (category: string) => NAMED_YOGAS.filter((yoga) => yoga.category === category).length
    const unique = (values: readonly string[]) => new Set(values).size
    expect(NAMED_YOGAS.length).toBeGreaterThanOrEqual(160)
    expect(unique(NAMED_YOGAS.map(({ id }) => id))).toBe(NAMED_YOGAS.length)
    expect(unique(NAMED_YOGAS.map(({ name }) => name))).toBe(NAMED_YOGAS.length)
    expect([of('mahapurusha'), of('nabhasa'), of('parivartana')]).toEqual([5, 32, 3])
    const groups = Map.groupBy(NAMED_YOGAS, ({ group }) => group ?? '')
    expect((['ashraya', 'dala', 'akriti', 'sankhya'] as const).map((name) => groups.get(name)!.length)).toEqual([
      3, 2, 20, 7,
    ])
  })

  test('has no two yogas with one rule, and each rule is a sentence', () => {
    const rules = NAMED_YOGAS.flatMap(({ rule, variants }) => [
      rule,
      ...Object.values(variants ?? {}).map((each) => each.rule),
    ])
    expect(new Set(rules).size).toBe(rules.length)
    for (const rule of rules) expect(rule).toMatch(/^[A-Z].*\.$/)
  })

  test('each name is the same word in Devanagari and in letters of the IAST', () => {
    for (const { id, iast, devanagari } of NAMED_YOGAS) {
      expect(devanagari, id).toMatch(/^\p{Script=Devanagari}+$/u)
      expect([id, transliterated(devanagari)]).toEqual([id, iast.toLowerCase().replaceAll('-', '')])
    }
  })

  test('every yoga has cases in which it is and in which it is not', () => {
    expect(Object.keys(TRUTH.parashara).sort()).toEqual(NAMED_YOGAS.map(({ id }) => id).sort())
    const withVariants = NAMED_YOGAS.filter(({ variants }) => variants?.phaladeepika).map(({ id }) => id)
    expect(Object.keys(TRUTH.phaladeepika).sort()).toEqual(withVariants.sort())
  })
})

describe.each(['parashara', 'phaladeepika'] as const)('by the rules of %s', (school) => {
  test.each(Object.entries(TRUTH[school]))(
    '%s is in the charts that fulfil the verse, and in no others',
    (id, { yes, no }) => {
      const options = { ...PARASHARA, school }
      expect(yes.filter((chart) => !isActive(id, read(chart, options)))).toEqual([])
      expect(no.filter((chart) => isActive(id, read(chart, options)))).toEqual([])
    },
  )
})

describe('what is told of an active yoga', () => {
  const found = (id: string, text: string) => {
    const chart = read(text)
    const { formed, cancellations } = evaluateYoga(yogaOf(id), chart)
    return { ...involved(chart, formed!), cancellations: cancellations.map(({ rule }) => rule), formed: formed! }
  }

  test('bodies and houses are those that make it', () => {
    expect(found('dharma_karmadhipati', 'Ari | 5:JuSa *:3')).toMatchObject({
      planets: ['Jupiter', 'Saturn'],
      houses: [5, 9, 10],
      formed: [{ by: 'conjunction' }],
    })
  })

  test('a cancellation stands beside it and leaves it active', () => {
    // Saturn rules the 11th of an Aries lagna too.
    expect(found('dharma_karmadhipati', 'Ari | 5:JuSa *:3').cancellations).toEqual([
      'One of the two also rules the 8th or 11th.',
    ])
    // The Moon is in the 6th from Jupiter, and in the lagna.
    expect(found('shakata', 'Ari | 8:Ju 1:Mo *:3').cancellations).toEqual(['The Moon is in a kendra from the lagna.'])
    expect(found('shakata', 'Ari | 1:Ju 6:Mo *:3').cancellations).toEqual([])
  })

  test('an Ashraya yoga yields to the figure of the same chart, and to Gola', () => {
    expect(found('rajju', 'Ari | 1:SuMe 4:MoVe 7:MaSa 10:Ju *:10').cancellations).toHaveLength(1)
    expect(found('nala', 'Ari | 3:SuMoMaMeJuVeSa *:3').cancellations).toHaveLength(1)
  })

  test('each debilitated planet says what cancels its debilitation', () => {
    const { formed, planets } = found('neecha_bhanga_raja', 'Ari | 7:Su 4:Ve *:3')
    // Venus rules Libra, where the Sun is, and is in the fourth. Mars rules Aries, where the Sun is exalted, and is with the Moon.
    expect(planets).toEqual(['Sun', 'Venus', 'Mars'])
    expect(formed[0]!.by).toMatch(/^Sun: Venus, lord of its sign, is in a kendra/)
  })
})

test('Kala Sarpa has twelve names by the house of Rahu', () => {
  const howOf = (text: string) => evaluateYoga(yogaOf('kala_sarpa'), read(text)).formed!.map(({ by }) => by)
  expect(howOf('Ari | 1:Ra 2:SuMe 3:Mo 5:MaJu 6:VeSa')).toEqual(['from Rahu to Ketu, Ananta'])
  expect(howOf('Ari | 7:Ra 2:SuMe 3:Mo 5:MaJu 6:VeSa')).toEqual(['from Ketu to Rahu, Takshaka'])
  expect(howOf('Pis | 12:Ra 2:SuMe 3:Mo 5:VeSa 4:MaJu')).toEqual(['from Rahu to Ketu, Sheshanaga'])
})

test('yogas are listed by category, and within one by work, chapter and verse', () => {
  const works = Object.keys(WORKS)
  const categories = Object.keys(YOGA_CATEGORIES)
  const keys = NAMED_YOGAS.map(({ category, sources: [{ work, chapter, verse }] }) =>
    [
      categories.indexOf(category),
      works.indexOf(work),
      Number.parseInt(chapter ?? '0', 10),
      Number.parseInt(verse ?? '0', 10),
    ]
      .map((part) => String(part).padStart(3, '0'))
      .join(),
  )
  expect(keys).toEqual(keys.toSorted())
})

describe('schools and skies', () => {
  test('without a lagna, what needs one is not evaluated', () => {
    const { lagna: _, house: _house, lord: _lord, ...sky } = read('Gem | 1:Mo 2:JuMe *:5')
    const open = evaluateYogas(sky).filter(({ formed }) => formed === null)
    const closed = evaluateYogas(sky).filter(({ formed }) => formed !== null)
    expect(open.map(({ yoga }) => yoga.id)).toContain('ruchaka')
    expect(closed.map(({ yoga }) => yoga.id)).toEqual(
      expect.arrayContaining(['sunapha', 'vesi', 'rajju', 'kala_sarpa', 'shakata', 'trilochana']),
    )
    expect(open.length + closed.length).toBe(NAMED_YOGAS.length)
  })

  test('with fixed benefics Mercury beside the Sun counts as one', () => {
    const text = 'Ari | 1:SuMe *:3'
    expect(read(text).isBenefic('Mercury')).toBe(false)
    expect(read(text, { ...PARASHARA, benefics: 'fixed' }).isBenefic('Mercury')).toBe(true)
  })

  test('the Moon is benefic from the new Moon to the full Moon', () => {
    expect(read('Ari | 1:Su 6:Mo *:3').isBenefic('Moon')).toBe(true)
    expect(read('Ari | 1:Su 8:Mo *:3').isBenefic('Moon')).toBe(false)
  })

  test('a figure may have an empty house if it is read so', () => {
    const text = 'Ari | 1:SuMe 2:MoVe 3:MaSaJu *:3'
    expect(isActive('yupa', read(text))).toBe(false)
    expect(isActive('yupa', read(text, { ...PARASHARA, nabhasa: 'within' }))).toBe(true)
  })
})
