import { describe, expect, test } from 'vitest'
import { INTERPRETATIONS, interpretationOf } from '../../src/numerology/texts/index.ts'

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

const DIGITS = upTo(9)
const WITH_MASTERS = [...DIGITS, 11, 22, 33]

/** The numbers that each calculation can have, by the rules of the registry. */
const NUMBERS: Record<string, readonly number[]> = {
  'pythagorean.life_path': WITH_MASTERS,
  'pythagorean.birthday': [...DIGITS, 11, 22],
  'pythagorean.expression': WITH_MASTERS,
  'pythagorean.soul_urge': WITH_MASTERS,
  'pythagorean.personality': WITH_MASTERS,
  'pythagorean.maturity': WITH_MASTERS,
  'pythagorean.personal_year': DIGITS,
  'pythagorean.personal_month': DIGITS,
  'pythagorean.personal_day': DIGITS,
  'pythagorean.life_cycles': DIGITS,
  'pythagorean.pinnacles': WITH_MASTERS,
  'pythagorean.challenges': upTo(8, 0),
  'pythagorean.balance': DIGITS,
  'pythagorean.subconscious_self': upTo(9, 0),
  'pythagorean.hidden_passion': DIGITS,
  'pythagorean.karmic_lessons': DIGITS,
  'pythagorean.karmic_debts': [13, 14, 16, 19],
  // Compounds above 32 repeat an earlier one of the same root, these three apart (Cheiro's list ends at 52).
  'chaldean.compound': [...upTo(32, 10), 37, 43, 51],
  'chaldean.root': DIGITS,
  'kabbalah.gematria_katan_mispari': DIGITS,
  'kabbalah.gematria_millui_alef_reduced': DIGITS,
  'ank_jyotish.moolank': DIGITS,
  'ank_jyotish.bhagyank': DIGITS,
  'ank_jyotish.namank': DIGITS,
}

const entries = Object.entries(INTERPRETATIONS)

/** Words as a reader counts them. */
const counted = (text: string) => text.split(/\s+/)

/** Words to compare by: no case, no punctuation but inside a word. */
const words = (text: string) => text.toLowerCase().match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? []

const runs = (text: string, length: number) => {
  const all = words(text)
  return new Set(all.slice(length - 1).map((_, index) => all.slice(index, index + length).join(' ')))
}

/** Pairs of keys with the runs of `length` words that both have. */
function sharedRuns(length: number): Map<string, string[]> {
  const holders = new Map<string, string[]>()
  for (const [key, { text }] of entries)
    for (const run of runs(text, length)) holders.set(run, [...(holders.get(run) ?? []), key])
  const shared = new Map<string, string[]>()
  for (const [run, keys] of holders)
    for (const [index, one] of keys.entries())
      for (const other of keys.slice(index + 1))
        shared.set(`${one} ${other}`, [...(shared.get(`${one} ${other}`) ?? []), run])
  return shared
}

const breaking = (broken: (text: string) => boolean) =>
  entries.filter(([, { text }]) => broken(text)).map(([key]) => key)

describe('the corpus', () => {
  test('has a text for every number of every calculation, and no other', () => {
    const expected = Object.entries(NUMBERS).flatMap(([slug, numbers]) => numbers.map((number) => `${slug}.${number}`))
    expect(Object.keys(INTERPRETATIONS).sort()).toEqual(expected.sort())
  })

  test('answers a key that it has, and null for any other', () => {
    expect(interpretationOf('pythagorean.life_path.11')).toBe(INTERPRETATIONS['pythagorean.life_path.11'])
    for (const key of ['pythagorean.life_path.10', 'pythagorean.life_path', '', '__proto__', 'constructor', 'toString'])
      expect(interpretationOf(key)).toBeNull()
  })
})

describe('each text', () => {
  test('has 40 to 80 words', () => {
    expect(breaking((text) => counted(text).length < 40 || counted(text).length > 80)).toEqual([])
  })

  test('is sentences in plain characters on one line', () => {
    expect(breaking((text) => !/^[A-Z][A-Za-z0-9 ,.;:?'()-]*[.?]$/.test(text) || / {2}/.test(text))).toEqual([])
  })

  test('tells no fortune and gives no medical or financial advice', () => {
    const telling =
      /\b(?:will|won't|shall|\w+'ll|going to|guarante\w+|destin\w+|fated?|foretel\w*|predict\w*|prophe\w+)\b/i
    const believing = /\b(?:lucky|soulmates?|cursed?|past li(?:fe|ves)|previous li(?:fe|ves)|reincarnat\w*)\b/i
    const prescribing = /\b(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing|er)?|medic\w+|diagnos\w+|therap\w+|doctors?)\b/i
    const dealing = /\b(?:invest(?:s|ed|ing|ment|ments|or)?|wealth\w*|loans?|lotter\w+|stock market|profits?)\b/i
    expect(
      breaking((text) => [telling, believing, prescribing, dealing].some((forbidden) => forbidden.test(text))),
    ).toEqual([])
  })

  test('opens in its own way: no two words begin more than three texts', () => {
    const openings = Map.groupBy(entries, ([, { text }]) => words(text).slice(0, 2).join(' '))
    expect([...openings].filter(([, those]) => those.length > 3).map(([opening]) => opening)).toEqual([])
  })
})

describe('titles', () => {
  test('have two to six words', () => {
    const wrong = entries.filter(([, { title }]) => counted(title).length < 2 || counted(title).length > 6)
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  test('are distinct within a calculation', () => {
    const named = entries.map(([key, { title }]) => `${key.slice(0, key.lastIndexOf('.'))}: ${title.toLowerCase()}`)
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
  })
})

describe('no two texts', () => {
  test('share a run of six words', () => {
    expect([...sharedRuns(6)]).toEqual([])
  })

  test('share more than 2 % of the five-word runs of the shorter one', () => {
    const over = [...sharedRuns(5)].filter(([pair, shared]) => {
      const sizes = pair.split(' ').map((key) => runs(INTERPRETATIONS[key]!.text, 5).size)
      return shared.length > 0.02 * Math.min(...sizes)
    })
    expect(over).toEqual([])
  })
})
