import { expect, test } from 'vitest'
import { readName } from '../../src/numerology/names.ts'
import type { ProfileOf } from '../../src/numerology/profile.ts'
import { pythagorean } from '../../src/numerology/pythagorean.ts'

const COMPONENT = 'pythagorean-component-preserve-core-v1'
const RAW = 'pythagorean-raw-date-preserve-core-v1'
/** Life path 5: 1 + 3 + 1, http://www.decoz.com/numerology-Course-02.htm */
const BIRTH = { year: 1936, month: 10, day: 12 }

const of = (name: string, profile: ProfileOf<'pythagorean'> = COMPONENT) =>
  pythagorean(profile, BIRTH, readName(name, 'Latn').words, null)

test('Albert Einstein, all letters: https://numberscape.app/definitions', () => {
  const { expression, soul_urge, personality } = of('Albert Einstein', RAW)
  expect(expression).toMatchObject({ value: 9, compound: 63 })
  expect(soul_urge).toMatchObject({ value: 7, compound: 34 })
  // 63 less 34.
  expect(personality).toMatchObject({ value: 11, compound: 29, isMaster: true })
})

test('Anna Torres, all letters: https://numerologia.io/learn/mathematics-of-names', () => {
  const { expression, soul_urge, karmic_debts } = of('ANNA TORRES', RAW)
  expect(expression).toMatchObject({ value: 8, compound: 44 })
  expect(soul_urge).toMatchObject({ value: 4, compound: 13, karmicDebts: [13] })
  expect(karmic_debts).toEqual([{ debt: 13, metIn: 'soul_urge' }])
})

test('Nguyen Van Minh, word by word: https://mikiname.com/en/blog/cach-tinh-than-so-hoc', () => {
  const { expression } = of('NGUYEN VAN MINH')
  expect(expression).toMatchObject({ value: 5, compound: 14, karmicDebts: [14] })
  const words = expression!.trace.filter(({ kind }) => kind === 'letters')
  expect(words.map(({ of, result }) => [of, result])).toEqual([
    ['NGUYEN', 32],
    ['VAN', 10],
    ['MINH', 26],
  ])
  expect(expression!.trace.find(({ kind }) => kind === 'sum')).toMatchObject({
    terms: [{ value: 5 }, { value: 1 }, { value: 8 }],
    result: 14,
  })
  expect(of('Nguyễn Văn Minh').expression).toEqual(expression)
})

test('John Smith: https://woobiz.net/numerology-calculator', () => {
  expect(of('John Smith').expression).toMatchObject({ value: 8, compound: null })
  for (const profile of [COMPONENT, RAW] as const)
    expect(of('John Smith', profile).soul_urge).toMatchObject({ value: 6, compound: 15 })
  expect(of('John Smith', RAW).personality).toMatchObject({ value: 11, compound: 29 })
  expect(of('John Smith').personality).toMatchObject({ value: 11 })
})

test('Thomas John Hancock: https://www.worldnumerology.com/Do-reading-numerology-02-HeartDes.html, -02-KarmicLes.html', () => {
  const { soul_urge, karmic_lessons, subconscious_self, hidden_passion } = of('Thomas John Hancock')
  expect(soul_urge).toMatchObject({ value: 2, compound: 20 })
  expect(karmic_lessons?.digits).toEqual([7, 9])
  // As http://www.decoz.com/Calculations4a.htm: 9 less the karmic lessons.
  expect(subconscious_self?.value).toBe(7)
  expect(hidden_passion).toMatchObject({ digits: [1], count: 4 })
})

test('the initials J P H give 16/7: http://www.decoz.com, Calculations3', () => {
  expect(of('John Paul Hancock').balance).toMatchObject({ value: 7, compound: 16 })
  expect(of('J.-P. H.').balance).toMatchObject({ value: 7, compound: 16 })
})

test('balance is one digit, even where the initials add up to a master', () => {
  // B and R are 2 and 9.
  expect(of('BO RA').balance).toMatchObject({ value: 2, compound: 11, isMaster: false })
})

test('all tied digits are the hidden passion: https://kalm.com/angel-numbers-numerology-reading/learn/hidden-passion-number', () => {
  expect(of('ABAB C').hidden_passion).toMatchObject({ digits: [1, 2], count: 2 })
  expect(of('ABCDEFGHI').hidden_passion).toMatchObject({ digits: [1, 2, 3, 4, 5, 6, 7, 8, 9], count: 1 })
  expect(of('ABCDEFGHI').karmic_lessons?.digits).toEqual([])
  expect(of('ABCDEFGHI').subconscious_self?.value).toBe(9)
})

test('maturity adds life path and expression, and keeps a master', () => {
  // 5 + 6: F alone is 6.
  expect(of('F').maturity).toMatchObject({ value: 11, compound: null, isMaster: true })
  expect(of('NGUYEN VAN MINH').maturity).toMatchObject({ value: 1, compound: 10 })
})

test('Y is a consonant, and a name without vowels or consonants has that reason', () => {
  expect(of('XYZ').soul_urge).toEqual({ value: null, reason: 'no_vowels' })
  expect(of('XYZ').personality).toMatchObject({ value: expect.any(Number) })
  expect(of('AEI OU').personality).toEqual({ value: null, reason: 'no_consonants' })
})

test('a word without vowels adds nothing to the soul urge, and the other word keeps its compound and debt', () => {
  // E, O and U of the second word: 5 + 6 + 3 = 14.
  for (const profile of [COMPONENT, RAW] as const) {
    const { soul_urge } = of('XYZ PEROUZ', profile)
    expect(soul_urge).toMatchObject({ value: 5, compound: 14, karmicDebts: [14] })
  }
})

test('a master word is kept before the words are added, only by components', () => {
  // ALBERT is 22, EINSTEIN 41: 22 + 5 = 27; all letters are 63.
  const kept = of('Albert Einstein').expression!
  expect(kept).toMatchObject({ value: 9, compound: 27 })
  expect(kept.trace).toContainEqual({ kind: 'kept', of: 'ALBERT', result: 22 })
  expect(of('Albert Einstein', RAW).expression!.trace.some(({ kind }) => kind === 'kept')).toBe(false)
})
