import { type Couple, koota, SOURCES, signCount } from './koota.ts'

/** Distances without points: the count from one sign to the other, and back. */
const EVIL = ['2/12', '12/2', '5/9', '9/5', '6/8', '8/6']

/** The count from the groom’s sign to the bride’s, and back: 9/5. */
export const distance = ({ groom, bride }: Couple): string => `${signCount(groom, bride)}/${signCount(bride, groom)}`

/** The distance of the two signs. */
export const BHAKOOT = koota({
  name: 'Bhakoot',
  max: 7,
  rules: {
    distance: {
      says: 'No points if the signs are 2/12, 5/9 or 6/8 from each other, otherwise seven.',
      source: `${SOURCES.maitreya}, Rasi Koota; astrological services have the same`,
      score(couple) {
        const between = distance(couple)
        return {
          score: EVIL.includes(between) ? 0 : 7,
          because: `from the groom’s sign to the bride’s and back ${between}`,
        }
      },
    },
  },
})
