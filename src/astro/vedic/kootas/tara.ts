import { koota, type MoonPlace, SOURCES, starCount } from './koota.ts'

/** The nine taras, by the count of a nakshatra from another one. */
const TARAS = ['Janma', 'Sampat', 'Vipat', 'Kshema', 'Pratyari', 'Sadhaka', 'Vadha', 'Mitra', 'Ati Mitra'] as const
type Tara = (typeof TARAS)[number]
const EVIL: readonly Tara[] = ['Vipat', 'Pratyari', 'Vadha']

const taraOf = (from: MoonPlace, to: MoonPlace): Tara => TARAS[(starCount(from, to) - 1) % TARAS.length]!

/** Whether the groom’s nakshatra, counted from the bride’s, is the 2nd, 4th, 6th, 8th or 9th of its nine. */
export const isDinaGood = (groom: MoonPlace, bride: MoonPlace): boolean => {
  const tara = taraOf(bride, groom)
  return tara !== 'Janma' && !EVIL.includes(tara)
}

const counted = (groom: MoonPlace, bride: MoonPlace): string =>
  `from the bride’s nakshatra the groom’s is ${taraOf(bride, groom)} (${starCount(bride, groom)}), from the groom’s the bride’s is ${taraOf(groom, bride)} (${starCount(groom, bride)})`

/** Half of the points for each side with a good tara. */
const fromBoth = (isGood: (tara: Tara) => boolean) => ({
  score({ groom, bride }: { readonly groom: MoonPlace; readonly bride: MoonPlace }) {
    const good = [taraOf(bride, groom), taraOf(groom, bride)].filter(isGood)
    return { score: 1.5 * good.length, because: counted(groom, bride) }
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
      ...fromBoth((tara) => !EVIL.includes(tara)),
    },
    both_janma_evil: {
      says: 'One and a half points from each side whose count, divided by nine, leaves 2, 4, 6, 8 or 0.',
      source: SOURCES.krazykrackpot,
      ...fromBoth((tara) => tara !== 'Janma' && !EVIL.includes(tara)),
    },
    from_bride: {
      says: 'Three points if the count from the bride’s nakshatra to the groom’s, divided by nine, leaves 2, 4, 6, 8 or 0.',
      source: SOURCES.raman,
      score: ({ groom, bride }) => ({ score: isDinaGood(groom, bride) ? 3 : 0, because: counted(groom, bride) }),
    },
  },
})
