import { type TaraBala, taraBala } from '../bala.ts'
import { type Couple, koota, type MoonPlace, SOURCES } from './koota.ts'

const taraOf = (from: MoonPlace, to: MoonPlace): TaraBala => taraBala(from.nakshatra, to.nakshatra)

/** Whether the groom’s nakshatra, counted from the bride’s, is the 2nd, 4th, 6th, 8th or 9th of its nine. */
export const isDinaGood = ({ groom, bride }: Couple): boolean => taraOf(bride, groom).strength === 'good'

function counted({ groom, bride }: Couple): string {
  const his = taraOf(bride, groom)
  const hers = taraOf(groom, bride)
  return `from the bride’s nakshatra the groom’s is ${his.tara} (${his.count}), from the groom’s the bride’s is ${hers.tara} (${hers.count})`
}

/** Half of the points for each side with a good tara. */
const fromBoth = (isGood: (strength: TaraBala['strength']) => boolean) => ({
  score(couple: Couple) {
    const { groom, bride } = couple
    const good = [taraOf(bride, groom), taraOf(groom, bride)].filter(({ strength }) => isGood(strength))
    return { score: 1.5 * good.length, because: counted(couple) }
  },
})

/** The distance of the two nakshatras. */
export const TARA = koota({
  name: 'Tara',
  max: 3,
  rules: {
    both: {
      says: 'One and a half points from each side whose count, divided by nine, does not leave 3, 5 or 7.',
      source:
        'onlinejyotish.com; the published answer of an astrological service has 1.5 and 1.5. Janma counts as good',
      ...fromBoth((strength) => strength !== 'bad'),
    },
    both_janma_evil: {
      says: 'One and a half points from each side whose count, divided by nine, leaves 2, 4, 6, 8 or 0.',
      source: SOURCES.krazykrackpot,
      ...fromBoth((strength) => strength === 'good'),
    },
    from_bride: {
      says: 'Three points if the count from the bride’s nakshatra to the groom’s, divided by nine, leaves 2, 4, 6, 8 or 0.',
      source: SOURCES.raman,
      score: (couple) => ({ score: isDinaGood(couple) ? 3 : 0, because: counted(couple) }),
    },
  },
})
