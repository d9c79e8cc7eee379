import { expect, test } from 'vitest'
import { ALPHABETS, type AlphabetId } from '../../src/numerology/alphabets.ts'

const FINALS: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }
const table = (id: AlphabetId) => new Map(ALPHABETS[id].letters.map(({ letter, value }) => [letter, value]))
const withValue = (id: AlphabetId, wanted: number) =>
  ALPHABETS[id].letters
    .filter(({ value }) => value === wanted)
    .map(({ letter }) => letter)
    .join('')

test('the Pythagorean table is that of https://numeropaths.com/methods', () => {
  const rows = ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR']
  for (const [index, row] of rows.entries())
    expect(withValue('pythagorean-latin-a-z-cyclic-1-9-v1', index + 1)).toBe(row)
})

test('the Chaldean table is that of https://numrolab.com/articles/chaldean-numerology-chart, and gives no 9', () => {
  const rows = ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP', '']
  for (const [index, row] of rows.entries()) expect(withValue('chaldean-cheiro-latin-a-z-1-8-v1', index + 1)).toBe(row)
})

test('every alphabet has each letter of its script once, with a value above 0', () => {
  for (const { script, letters, finals, normalisation } of Object.values(ALPHABETS)) {
    const order = letters.map(({ letter }) => letter).join('')
    expect(order).toBe(script === 'Latn' ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : 'אבגדהוזחטיכלמנסעפצקרשת')
    expect(letters.every(({ value }) => Number.isInteger(value) && value > 0)).toBe(true)
    expect(finals === null).toBe(script === 'Latn')
    expect(normalisation.length).toBeGreaterThan(0)
  }
})

test('the value of a letter name follows from its spelling by hechrechi', () => {
  const standard = table('hebrew-gematria-hechrechi-v1')
  for (const { letter, value, name } of ALPHABETS['hebrew-millui-alef-names-v1'].letters) {
    const spelled = Array.from(name!, (each) => standard.get(FINALS[each] ?? each)!)
    expect(name!.startsWith(letter)).toBe(true)
    expect(spelled.reduce((sum, each) => sum + each)).toBe(value)
  }
})

test.each([
  ['א', 111, 'https://biblecodeyeshua.com/characters'],
  ['ב', 412, 'https://biblecodeyeshua.com/characters'],
  ['ג', 83, 'https://biblecodeyeshua.com/characters'],
  ['ד', 434, 'https://inner.org/gematria/gemfull.php'],
  ['ח', 418, 'https://inner.org/gematria/gemfull.php'],
  ['נ', 106, 'https://inner.org/gematria/gemfull.php'],
  ['ה', 6, 'https://ramchal.wordpress.com/2011/07/05'],
  ['ו', 13, 'https://ramchal.wordpress.com/2011/07/05'],
  ['י', 20, 'https://ramchal.wordpress.com/2011/07/05'],
])('the name of %s counts %i, as at %s', (letter, value) => {
  expect(table('hebrew-millui-alef-names-v1').get(letter)).toBe(value)
})

test('position, small value and standard value of a Hebrew letter leave the same rest by 9', () => {
  const [hechrechi, siduri, katan] = (['hechrechi', 'siduri', 'katan'] as const).map((name) =>
    table(`hebrew-gematria-${name}-v1`),
  )
  for (const [letter, value] of hechrechi!) {
    expect(siduri!.get(letter)! % 9).toBe(value % 9)
    expect(katan!.get(letter)! % 9).toBe(value % 9)
    expect(katan!.get(letter)).toBeLessThan(10)
  }
})
