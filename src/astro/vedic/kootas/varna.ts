import { bothOf, type KootaRule, koota, SOURCES } from './koota.ts'

/** The varnas from the highest to the lowest. */
const VARNAS = ['Brahmin', 'Kshatriya', 'Vaishya', 'Shudra'] as const
type Varna = (typeof VARNAS)[number]

/** Varnas of the signs by element: fire, earth, air, water. */
type OfElements = readonly [Varna, Varna, Varna, Varna]
const byElement = (varnas: OfElements): readonly Varna[] => [...varnas, ...varnas, ...varnas]

/** Raman has other groups than elements: Leo, Libra and Sagittarius, and Aries, Gemini and Aquarius. */
const RAMAN: readonly Varna[] = [
  'Vaishya',
  'Shudra',
  'Vaishya',
  'Brahmin',
  'Kshatriya',
  'Shudra',
  'Kshatriya',
  'Brahmin',
  'Kshatriya',
  'Shudra',
  'Vaishya',
  'Brahmin',
]

const ruleOf = (varnas: readonly Varna[], says: string, source: string): KootaRule => ({
  says: `One point if the groom’s varna is the same as the bride’s or higher. ${says}`,
  source,
  score(couple) {
    const { his, hers, because } = bothOf(couple, ({ sign }) => varnas[sign]!)
    return { score: VARNAS.indexOf(his) <= VARNAS.indexOf(hers) ? 1 : 0, because }
  },
})

/** Rank by the sign of the Moon. */
export const VARNA = koota({
  name: 'Varna',
  max: 1,
  rules: {
    common: ruleOf(
      byElement(['Kshatriya', 'Vaishya', 'Shudra', 'Brahmin']),
      'Water signs are Brahmin, fire Kshatriya, earth Vaishya, air Shudra.',
      `${SOURCES.krazykrackpot}; the same in kundalimilan.in, "Predictions made by gunas"`,
    ),
    earth_shudra: ruleOf(
      byElement(['Kshatriya', 'Shudra', 'Vaishya', 'Brahmin']),
      'Water signs are Brahmin, fire Kshatriya, air Vaishya, earth Shudra.',
      SOURCES.pyJhora,
    ),
    raman: ruleOf(
      RAMAN,
      'Cancer, Scorpio and Pisces are Brahmin; Leo, Libra and Sagittarius Kshatriya; Aries, Gemini and Aquarius Vaishya; Taurus, Virgo and Capricorn Shudra.',
      SOURCES.raman,
    ),
  },
})
