import { expect, test } from 'vitest'
import { antiscia, antisciaContacts } from '../../src/astro/antiscia.ts'

const at = (id: string, longitude: number) => ({ id, longitude })

// Lilly, Christian Astrology, p. 90, by the pairs of signs: Aries with Virgo, Taurus with Leo, Gemini with Cancer, Libra with
// Pisces, Scorpio with Aquarius, Sagittarius with Capricorn; degrees add up to 30. The contra-antiscion is opposite.
test.each([
  ['10 Aries', 10, 170, 350],
  ['20 Taurus', 50, 130, 310],
  ['1 Gemini', 61, 119, 299],
  ['0 Cancer', 90, 90, 270],
  ['20 Libra', 200, 340, 160],
  ['5 Scorpio', 215, 325, 145],
  ['29 Sagittarius', 269, 271, 91],
])(
  'the antiscion of %s is mirrored at the solstices, its contra-antiscion at the equinoxes',
  (_, longitude, one, other) => {
    const [found] = antiscia([at('sun', longitude)], 0)
    expect([found!.antiscion, found!.contraAntiscion]).toEqual([one, other])
  },
)

test('in a sidereal zodiac the axes stay those of the tropical one', () => {
  const ayanamsa = 24
  const [tropical] = antiscia([at('sun', 50)], 0)
  const [sidereal] = antiscia([at('sun', 50 - ayanamsa)], ayanamsa)
  expect(sidereal!.antiscion + ayanamsa).toBeCloseTo(tropical!.antiscion, 9)
  expect(sidereal!.contraAntiscion + ayanamsa).toBeCloseTo(tropical!.contraAntiscion, 9)
})

test('contacts are pairs within the orb, the closest first, each once', () => {
  const points = antiscia([at('sun', 10), at('moon', 170.5), at('mars', 349.8), at('venus', 60)], 0)
  expect(antisciaContacts(points, 1).map(({ orb, ...contact }) => contact)).toEqual([
    { a: 'sun', b: 'mars', kind: 'contra_antiscion' },
    { a: 'sun', b: 'moon', kind: 'antiscion' },
  ])
  expect(antisciaContacts(points, 0.3)).toHaveLength(1)
})
