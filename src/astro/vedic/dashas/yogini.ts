import { nakshatraAt } from '../nakshatra.ts'
import type { Graha } from '../names.ts'
import { DASHA_LEVELS, type DashaSystem } from './dasha.ts'
import { nakshatraDashas } from './nakshatra-dasha.ts'

/** The eight yoginis in turn. Each rules as many years as its place in the list (Brihat Parashara Hora Shastra 46.195-200). */
const YOGINIS = [
  { yogini: 'Mangala', lord: 'Moon' },
  { yogini: 'Pingala', lord: 'Sun' },
  { yogini: 'Dhanya', lord: 'Jupiter' },
  { yogini: 'Bhramari', lord: 'Mars' },
  { yogini: 'Bhadrika', lord: 'Mercury' },
  { yogini: 'Ulka', lord: 'Saturn' },
  { yogini: 'Siddha', lord: 'Venus' },
  { yogini: 'Sankata', lord: 'Rahu' },
] as const satisfies readonly { yogini: string; lord: Graha }[]

export type Yogini = (typeof YOGINIS)[number]['yogini']

const ORDER = YOGINIS.map(({ lord }, index) => ({ lord, years: index + 1 }))

/** Ashwini, the first nakshatra, has the fourth yogini: three are added to its number. */
const ADDED = 3

/** The yogini whose graha is the lord of a period; null for a lord that has none. */
export const yoginiOf = (lord: string): Yogini | null => YOGINIS.find((each) => each.lord === lord)?.yogini ?? null

/** Eight yoginis in 36 years, again and again. */
export const YOGINI: DashaSystem = {
  levels: DASHA_LEVELS.length,
  firstPart: 'own',
  hasFirstPart: false,
  needsLagna: false,
  rule: 'Add 3 to the number of the nakshatra of the Moon and divide by 8: the remainder is the number of the first yogini. The eight rule for 1 to 8 years.',
  source: 'Brihat Parashara Hora Shastra 46.195-200; Rajeev Jhanji, An Introduction to the Yogini Dasha',
  dashas: ({ longitudes }, rules) => {
    const { index, passed } = nakshatraAt(longitudes.Moon)
    return nakshatraDashas(ORDER, { index: (index + ADDED) % YOGINIS.length, passed }, { ...rules, firstPart: 'own' })
  },
}
