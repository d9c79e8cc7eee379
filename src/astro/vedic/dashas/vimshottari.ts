import { nakshatraAt, VIMSHOTTARI_LORDS, VIMSHOTTARI_YEARS } from '../nakshatra.ts'
import { DASHA_LEVELS, type DashaSystem } from './dasha.ts'
import { nakshatraDashas } from './nakshatra-dasha.ts'

const ORDER = VIMSHOTTARI_LORDS.map((lord) => ({ lord, years: VIMSHOTTARI_YEARS[lord] }))

/** Nine grahas in 120 years, beginning with the lord of the nakshatra of the Moon. */
export const VIMSHOTTARI: DashaSystem = {
  levels: DASHA_LEVELS.length,
  firstPart: 'own',
  hasFirstPart: false,
  needsLagna: false,
  rule: 'The lord of the nakshatra of the Moon has the first of nine dashas of 120 years in all.',
  source: 'Brihat Parashara Hora Shastra 46.12-16; P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 16.2',
  dashas: ({ longitudes }, rules) => {
    const { lord, passed } = nakshatraAt(longitudes.Moon)
    return nakshatraDashas(ORDER, { index: VIMSHOTTARI_LORDS.indexOf(lord), passed }, { ...rules, firstPart: 'own' })
  },
}
