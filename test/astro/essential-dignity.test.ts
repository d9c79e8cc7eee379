import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { boundRuler, faceRuler, triplicityAt } from '../../src/astro/bounds.ts'
import { type DignityTerms, essentialDignity, receptions, rulersAt } from '../../src/astro/essential-dignity.ts'
import type { SevenPlanet } from '../../src/astro/seven.ts'
import { SIGNS } from '../../src/astro/sign.ts'

const at = (sign: string, degree: number): number => SIGNS.findIndex(({ id }) => id === sign) * 30 + degree

/** Its sources are in `test/truth/README.md`. */
const PUBLISHED = readFileSync(new URL('../truth/published/bounds-faces.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [system, sign, ruler, from, to] = line.split(',') as [string, string, string, string, string]
    return { system, sign, ruler, from: Number(from), to: Number(to) }
  })

const RULERS: Readonly<Record<string, (longitude: number) => string>> = {
  egyptian: (longitude) => boundRuler(longitude, 'egyptian'),
  ptolemy_tetrabiblos_robbins: (longitude) => boundRuler(longitude, 'ptolemy_robbins'),
  ptolemy_lilly: (longitude) => boundRuler(longitude, 'ptolemy_lilly'),
  face_chaldean: faceRuler,
}

test('216 published bounds and faces have the same rulers from their first degree to their last', () => {
  expect(PUBLISHED).toHaveLength(216)
  for (const { system, sign, ruler, from, to } of PUBLISHED)
    for (const degree of [from, (from + to) / 2, to - 1e-9])
      expect([sign, degree, RULERS[system]!(at(sign, degree))]).toEqual([sign, degree, ruler])
})

// Dorotheus, Carmen Astrologicum I.1; Lilly, Christian Astrology, p. 104.
test.each([
  ['aries', ['sun', 'jupiter', 'saturn'], ['sun', 'jupiter', null]],
  ['virgo', ['venus', 'moon', 'mars'], ['venus', 'moon', null]],
  ['libra', ['saturn', 'mercury', 'jupiter'], ['saturn', 'mercury', null]],
  ['pisces', ['venus', 'mars', 'moon'], ['mars', 'mars', null]],
])('the triplicity of %s has the rulers of Dorotheus and of Lilly', (sign, dorotheus, lilly) => {
  const [first, second] = (['dorotheus', 'lilly'] as const).map((system) => triplicityAt(at(sign, 15), system))
  expect([first!.day, first!.night, first!.partner]).toEqual(dorotheus)
  expect([second!.day, second!.night, second!.partner]).toEqual(lilly)
})

const LILLY: DignityTerms = { bounds: 'ptolemy_lilly', triplicities: 'lilly', isDay: true }
const DOROTHEAN: DignityTerms = { bounds: 'egyptian', triplicities: 'dorotheus', isDay: true }
const BY_NIGHT = { ...LILLY, isDay: false }

// Worked by hand from the table and the points in Lilly, Christian Astrology, pp. 104 and 115.
test.each<[SevenPlanet, string, number, DignityTerms, readonly string[], number]>([
  ['sun', 'leo', 15, LILLY, ['domicile', 'triplicity'], 8],
  ['sun', 'leo', 15, BY_NIGHT, ['domicile'], 5],
  ['mercury', 'virgo', 16, BY_NIGHT, ['domicile', 'exaltation'], 9],
  ['mercury', 'virgo', 3, BY_NIGHT, ['domicile', 'exaltation', 'bound'], 11],
  ['mercury', 'pisces', 3, LILLY, ['detriment', 'fall', 'peregrine'], -14],
  ['saturn', 'aries', 1, LILLY, ['fall', 'peregrine'], -9],
  ['saturn', 'aries', 27, LILLY, ['bound', 'fall'], -2],
  ['jupiter', 'aries', 3, LILLY, ['bound'], 2],
  ['jupiter', 'aries', 3, BY_NIGHT, ['triplicity', 'bound'], 5],
  ['moon', 'gemini', 3, BY_NIGHT, ['peregrine'], -5],
  ['mars', 'cancer', 10, BY_NIGHT, ['triplicity', 'fall'], -1],
  ['venus', 'pisces', 11.9, DOROTHEAN, ['exaltation', 'triplicity', 'bound'], 9],
  ['venus', 'pisces', 12, DOROTHEAN, ['exaltation', 'triplicity'], 7],
  ['venus', 'pisces', 11.9, LILLY, ['exaltation'], 4],
])('%s in %s %d has its dignities and its score', (id, sign, degree, terms, has, score) => {
  expect(essentialDignity({ id, longitude: at(sign, degree) }, terms)).toMatchObject({ has, score })
})

test('a place has a ruler of each dignity, and none where no planet is exalted', () => {
  expect(rulersAt(at('libra', 5), LILLY)).toEqual({
    domicile: 'venus',
    exaltation: 'saturn',
    triplicity: 'saturn',
    bound: 'saturn',
    face: 'moon',
  })
  expect(rulersAt(at('gemini', 5), LILLY).exaltation).toBeNull()
})

test('without a time of birth there is no triplicity, no score, and no planet is called peregrine', () => {
  const found = essentialDignity({ id: 'moon', longitude: at('gemini', 3) }, { ...LILLY, isDay: null })
  expect(found).toMatchObject({ has: [], score: null, rulers: { triplicity: null } })
})

describe('receptions', () => {
  // By hand: Venus rules Libra; Mars rules Aries and its first face.
  test('are mutual where each planet is in a dignity of the other', () => {
    const mars = { id: 'mars', longitude: at('libra', 5) } as const
    const venus = { id: 'venus', longitude: at('aries', 5) } as const
    expect(receptions([venus, mars], LILLY)).toEqual({
      mutual: [
        [
          { guest: 'venus', host: 'mars', by: ['domicile', 'face'] },
          { guest: 'mars', host: 'venus', by: ['domicile'] },
        ],
      ],
      oneWay: [],
    })
  })

  // By hand: the Moon rules Cancer, Jupiter is exalted there; the Sun rules the third face of Gemini, and nothing here rules
  // a dignity of 11 Capricorn.
  test('are one-way where only one is', () => {
    const sun = { id: 'sun', longitude: at('cancer', 1) } as const
    const moon = { id: 'moon', longitude: at('capricorn', 11) } as const
    const jupiter = { id: 'jupiter', longitude: at('gemini', 25) } as const
    expect(receptions([sun, moon, jupiter], LILLY)).toEqual({
      mutual: [
        [
          { guest: 'sun', host: 'jupiter', by: ['exaltation'] },
          { guest: 'jupiter', host: 'sun', by: ['face'] },
        ],
      ],
      oneWay: [{ guest: 'sun', host: 'moon', by: ['domicile'] }],
    })
  })
})
