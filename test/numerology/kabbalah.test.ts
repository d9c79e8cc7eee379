import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kabbalah } from '../../src/numerology/kabbalah.ts'
import { readName } from '../../src/numerology/names.ts'
import type { ProfileOf } from '../../src/numerology/profile.ts'
import { followTrace } from '../support/trace.ts'

type Short = 'hechrechi' | 'siduri' | 'katan' | 'katan-mispari' | 'millui-alef' | 'millui-alef-reduced'
const SHORTS: readonly Short[] = ['hechrechi', 'siduri', 'katan', 'katan-mispari', 'millui-alef', 'millui-alef-reduced']
const profile = (short: Short): ProfileOf<'kabbalah'> => `kabbalah-gematria-${short}-v1`
const of = (short: Short, name: string) => kabbalah(profile(short), readName(name, 'Hebr').words)

/** Standard value as published; the other cells follow from the definitions, those of the tests below apart. */
describe.each([
  ['חסד', 72, 27, 18, 9, 972, 'https://spanning-boundaries.eu'],
  ['שלום', 376, 52, 16, 7, 527, 'https://gematriaguru.com'],
  ['אמת', 441, 36, 9, 9, 597, 'https://biblecodeyeshua.com/characters'],
  ['חיים', 68, 41, 14, 5, 538, 'https://biblecodeyeshua.com/characters'],
  ['הלל', 65, 29, 11, 2, 154, 'https://jewish365.net'],
  ['מתושלח', 784, 82, 28, 1, 1351, 'https://jewish365.net'],
  ['אהבה', 13, 13, 13, 4, 535, 'https://jewish365.net'],
  ['חי', 18, 18, 9, 9, 438, 'https://en.lexipedia.org/wiki/Gematria'],
  ['אדם', 45, 18, 9, 9, 625, 'https://13petals.org'],
  ['חן', 58, 22, 13, 4, 524, 'https://13petals.org'],
  ['נח', 58, 22, 13, 4, 524, 'https://13petals.org'],
  ['אמן', 91, 28, 10, 1, 297, 'https://13petals.org'],
  ['מלאך', 91, 37, 10, 1, 365, 'https://13petals.org'],
  ['ציון', 156, 48, 21, 3, 243, 'https://13petals.org'],
  ['אור', 207, 27, 9, 9, 634, 'https://13petals.org'],
  ['שדי', 314, 35, 8, 8, 814, 'https://13petals.org'],
  ['משה', 345, 39, 12, 3, 446, 'https://13petals.org'],
  ['אלהים', 86, 41, 14, 5, 291, 'https://watchingandwaitingforjesus.blogspot.com/2023/07/bible-gematria.html'],
  ['יהוה', 26, 26, 17, 8, 45, 'https://ramchal.wordpress.com/2011/07/05'],
] as const)('%s', (word, hechrechi, siduri, katan, mispari, millui, source) => {
  test(`counts ${hechrechi} by hechrechi: ${source}`, () => {
    expect(of('hechrechi', word).number).toMatchObject({ value: hechrechi, compound: null })
  })
  test(`counts ${siduri}, ${katan}, ${mispari} and ${millui} by siduri, katan, katan mispari and millui`, () => {
    const counted = (['siduri', 'katan', 'katan-mispari', 'millui-alef'] as const).map(
      (each) => of(each, word).number.value,
    )
    expect(counted).toEqual([siduri, katan, mispari, millui])
  })
})

test('חסד is 8 + 15 + 4 by siduri, 18 by katan and 9 by katan mispari: https://inner.org', () => {
  expect(of('siduri', 'חסד').number.trace[0]).toMatchObject({ letters: [{ value: 8 }, { value: 15 }, { value: 4 }] })
  expect(of('katan', 'חסד').total).toBe(18)
  expect(of('katan-mispari', 'חסד')).toMatchObject({ total: 72, number: { value: 9, compound: 72 } })
})

test('millui of יהוה is 20 + 6 + 13 + 6 = 45: https://ramchal.wordpress.com/2011/07/05', () => {
  const { number } = of('millui-alef', 'יהוה')
  expect(number.trace.at(-1)).toMatchObject({
    letters: [{ value: 20 }, { value: 6 }, { value: 13 }, { value: 6 }],
    result: 45,
  })
  expect(number.trace.slice(0, -1).map(({ of, result }) => [of, result])).toEqual([
    ['יוד', 20],
    ['הא', 6],
    ['ואו', 13],
  ])
})

test('millui of חן is 524: https://inner.org/gematria/gemfull.php', () => {
  expect(of('millui-alef', 'חן').total).toBe(524)
})

test.each([
  ['יהוה', 45, 9],
  ['חן', 524, 2],
  ['אחד', 963, 9],
  ['תורה', 935, 8],
  ['שלום', 527, 5],
  ['דוד', 881, 8],
] as const)('%s has the millui %i, which leads to %i', (word, total, value) => {
  expect(of('millui-alef-reduced', word)).toMatchObject({ total, number: { value } })
})

test('points, cantillation and presentation forms change nothing', () => {
  expect(of('hechrechi', 'שָׁלוֹם')).toEqual(of('hechrechi', 'שלום'))
  expect(of('hechrechi', '\uFB2Aלום')).toEqual(of('hechrechi', 'שלום'))
})

test('several words are added, and each word has its own total in the trace', () => {
  const { words, total, number } = of('hechrechi', 'אהבה אור')
  expect(words.map((word) => word.total)).toEqual([13, 207])
  expect({ total, value: number.value }).toEqual({ total: 220, value: 220 })
  expect(number.trace.at(-1)).toMatchObject({ kind: 'sum', terms: [{ value: 13 }, { value: 207 }], result: 220 })
})

test('the total leaves the same rest by 9 in four profiles and by millui in two, and every trace leads to its number', () => {
  // https://litera4you.ru/environment/gematria-hebrea.php: the reduced value is the same from all three totals.
  const words = fc.array(fc.stringMatching(/^[אבגדהוזחטיכלמנסעפצקרשת]{1,30}$/), { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(words, (name) => {
      const numbers = SHORTS.map((short) => kabbalah(profile(short), name).number)
      for (const number of numbers) followTrace(number)
      const rests = numbers.map(({ value }) => value % 9)
      expect(new Set(rests.slice(0, 4)).size).toBe(1)
      expect(new Set(rests.slice(4)).size).toBe(1)
      for (const reduced of [3, 5]) {
        expect(numbers[reduced]!.value).toBeGreaterThan(0)
        expect(numbers[reduced]!.value).toBeLessThan(10)
      }
    }),
  )
})
