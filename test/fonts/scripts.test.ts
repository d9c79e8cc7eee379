import { describe, expect, test } from 'vitest'
import { lazyScripts } from '../../src/wheel/fonts/scripts.ts'
import { BOX, lettered, type Piece, plainScript, scripted, scriptWidth } from '../../src/wheel/script.ts'
import { NAMES } from '../support/names.ts'

const scripts = lazyScripts()
const set = async (text: string): Promise<readonly Piece[]> => (await scripts([text]))(text)
const HEIGHT = 10

const pathsOf = (pieces: readonly Piece[]) => scripted(pieces, { x: 0, y: 0 }, HEIGHT, 'start')
const widthOf = async (text: string): Promise<number> => scriptWidth(await set(text), HEIGHT)
const lettersOf = (pieces: readonly Piece[]): string[] =>
  pieces.map((piece) => ('letters' in piece ? piece.letters : piece === BOX ? 'box' : 'outline'))

/** The left edge of each outline of a part. */
const leftEdges = (pieces: readonly Piece[]): number[] =>
  pieces.flatMap((piece) =>
    'shape' in piece
      ? piece
          .shape()
          .filter(({ command }) => command === 'M')
          .map(({ numbers }) => numbers[0]!)
      : [],
  )

describe.each(Object.entries(NAMES))('a name in %s', (_, names) => {
  test('has ink for every letter, from a font that has it, and another name has other ink', async () => {
    const [one, other] = await Promise.all(names.map(set))
    for (const pieces of [one!, other!]) {
      expect(pieces).not.toContain(BOX)
      expect(pathsOf(pieces).outlines.length).toBeGreaterThan(20)
      expect(scriptWidth(pieces, HEIGHT)).toBeGreaterThan(HEIGHT / 2)
    }
    expect(pathsOf(one!)).not.toEqual(pathsOf(other!))
  })
})

test('letters of our alphabet are the same strokes as before, and open no font', async () => {
  const script = await scripts(['Ada Łódź (7)', 'Çağla'])
  expect(script).toBe(plainScript)
  expect(pathsOf(script('Ada Łódź (7)'))).toEqual({
    lines: lettered('Ada Łódź (7)', { x: 0, y: 0 }, HEIGHT, 'start'),
    outlines: '',
  })
})

test('one letter without strokes is an outline, and its neighbours stay strokes', async () => {
  expect(lettersOf(await set('Đặng Əli 7'))).toEqual(['outline', 'ặng ', 'outline', 'li 7'])
})

describe('letters are shaped', () => {
  test('Arabic letters join: their forms and widths differ from those of the letters apart', async () => {
    // A zero-width non-joiner parts letters (Unicode 15, section 23.2).
    const apart = [...'محمد'].join('\u200c')
    expect(Math.abs((await widthOf('محمد')) - (await widthOf(apart)))).toBeGreaterThan(1)
    expect(pathsOf(await set('ههه'))).not.toEqual(pathsOf(await set('ه\u200cه\u200cه')))
  })

  test('a lam with an alef is one sign, and a Devanagari virama joins its neighbours', async () => {
    expect(await widthOf('لا')).toBeLessThan(await widthOf('ل\u200cا'))
    expect(await widthOf('श्र')).toBeLessThan((await widthOf('श')) + (await widthOf('र')))
  })

  test('a Thai vowel and tone over a consonant take no width', async () => {
    expect(await widthOf('ผู้')).toBeCloseTo(await widthOf('ผ'), 1)
  })

  test('a person with an occupation is one emoji', async () => {
    expect(await widthOf('👩‍💻')).toBeCloseTo(await widthOf('👩'), 1)
  })
})

describe('letters from right to left', () => {
  test('begin at the right', async () => {
    // Resh is as in the beginning of its word, so its outline is the last, or the first when it is the last letter.
    const alone = leftEdges(await set('ר'))[0]!
    expect(leftEdges(await set('רא'))[0]).not.toBeCloseTo(alone, 3)
    expect(leftEdges(await set('אר'))[0]).toBeCloseTo(alone, 3)
  })

  test('stand within letters from left to right as Unicode orders them', async () => {
    expect(lettersOf(await set('Ada محمد Bob'))).toEqual(['Ada ', 'outline', ' Bob'])
    // UAX #9: the first strong letter is Arabic, so the line runs from right to left.
    expect(lettersOf(await set('محمد Ada'))).toEqual(['Ada ', 'outline'])
    expect(lettersOf(await set('محمد (Ada)'))).toEqual(['(Ada) ', 'outline'])
  })

  test('leave the coordinates of a place in their order', async () => {
    expect(lettersOf(await set('دمشق  33°31′N 36°18′E')).join('')).toMatch(/^outline {2}33°31′N 36°18′E$/)
  })
})

describe('what no font has', () => {
  test('is a box for each letter, never nothing', async () => {
    expect(lettersOf(await set('x \u{12000}\ue000 y'))).toEqual(['x ', 'box', 'box', ' y'])
    expect(pathsOf([BOX]).lines.length).toBeGreaterThan(10)
  })

  test('has no box when it is invisible by its nature', async () => {
    expect(lettersOf(await set('A\u200f\u2068b\ud800\u0007é\u{e0001}Ж'))).toEqual(['Abé', 'outline'])
  })

  test.each(['\u0301', '\u200d', '\u0000', '\u2028', '\r\n', 'a\u0305\u0489', '\u0e49', '\u064b', '🇬'])(
    'is set without failure: %j',
    async (text) => {
      for (const each of [text, `ش${text}`, `${text}ش`])
        expect(scriptWidth(await set(each), HEIGHT)).toBeGreaterThanOrEqual(0)
    },
  )
})

test('a name of 200 letters from as many files opens a bounded number of them, and its beginning is whole', async () => {
  const some = Array.from({ length: 300 }, (_, index) => String.fromCodePoint(0x4e00 + index * 67))
  const known = (await Promise.all(some.map(async (each) => ((await set(each))[0] === BOX ? '' : each)))).slice(0, 200)
  const kinds = lettersOf(await set(known.join('')))
  expect(kinds).toContain('box')
  // A line has room for about 30 of them.
  expect(kinds.indexOf('box')).toBeGreaterThan(30)
})
