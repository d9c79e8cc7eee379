import { bothOf, koota, type MoonPlace, SOURCES } from './koota.ts'

/** The nadis. Nakshatras have them in this order and then in reverse. */
const NADIS = ['Adi', 'Madhya', 'Antya'] as const
export type Nadi = (typeof NADIS)[number]

/** Six nakshatras go there and back. */
const CYCLE = [...NADIS, ...NADIS.toReversed()]

export const nadiOf = ({ nakshatra }: MoonPlace): Nadi => CYCLE[nakshatra % CYCLE.length]!

/** The humours of the two nakshatras. */
export const NADI = koota({
  name: 'Nadi',
  max: 8,
  rules: {
    three: {
      says: 'No points if both have the same nadi, otherwise eight.',
      source: `${SOURCES.futurePoint}; all sources that were compared agree`,
      score(couple) {
        const { his, hers, because } = bothOf(couple, nadiOf)
        return { score: his === hers ? 0 : 8, because }
      },
    },
  },
})
