import { expect, test } from 'vitest'
import { BODIES } from '../../src/astro/body.ts'
import { dignityOf, SIGNS } from '../../src/astro/sign.ts'

/** Ptolemy, Tetrabiblos I.17 (houses) and I.19 (exaltations and depressions), by the names of signs. */
const PTOLEMY = {
  sun: { domicile: ['leo'], exaltation: 'aries', fall: 'libra', detriment: ['aquarius'] },
  moon: { domicile: ['cancer'], exaltation: 'taurus', fall: 'scorpio', detriment: ['capricorn'] },
  venus: { domicile: ['taurus', 'libra'], exaltation: 'pisces', fall: 'virgo', detriment: ['scorpio', 'aries'] },
  mars: { domicile: ['aries', 'scorpio'], exaltation: 'capricorn', fall: 'cancer', detriment: ['libra', 'taurus'] },
  jupiter: {
    domicile: ['sagittarius', 'pisces'],
    exaltation: 'cancer',
    fall: 'capricorn',
    detriment: ['gemini', 'virgo'],
  },
  saturn: { domicile: ['capricorn', 'aquarius'], exaltation: 'libra', fall: 'aries', detriment: ['cancer', 'leo'] },
} as const

const signNumber = (id: string): number => SIGNS.findIndex((sign) => sign.id === id)

test('domiciles, exaltations, detriments and falls are Ptolemy’s', () => {
  for (const [body, places] of Object.entries(PTOLEMY)) {
    const planet = body as keyof typeof PTOLEMY
    for (const sign of places.domicile) expect(dignityOf(planet, signNumber(sign))).toBe('domicile')
    for (const sign of places.detriment) expect(dignityOf(planet, signNumber(sign))).toBe('detriment')
    expect(dignityOf(planet, signNumber(places.exaltation))).toBe('exaltation')
    expect(dignityOf(planet, signNumber(places.fall))).toBe('fall')
  }
})

test('Mercury in Virgo, in domicile and exalted, counts as in domicile', () => {
  expect(dignityOf('mercury', signNumber('virgo'))).toBe('domicile')
  expect(dignityOf('mercury', signNumber('pisces'))).toBe('detriment')
})

test('a planet in none of these signs is peregrine, and points without dignities have none', () => {
  expect(dignityOf('sun', signNumber('gemini'))).toBe('peregrine')
  const bare = BODIES.filter((body) => dignityOf(body, 0) === null)
  expect(bare).toEqual(BODIES.slice(10))
})
