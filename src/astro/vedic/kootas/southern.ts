import { ganaOf } from './gana.ts'
import { GRAHA_MAITRI, lordsOf } from './graha-maitri.ts'
import { type Couple, SOURCES, signCount, signName, starCount, starName } from './koota.ts'
import { isDinaGood } from './tara.ts'
import { controls } from './vashya.ts'
import { areEnemies, yoniOf } from './yoni.ts'

/** How well a couple agrees: fully, in part, or not. */
export type Agreement = 'good' | 'middling' | 'bad'

/** The agreement of a couple in one of the ten matters of the South. */
export interface Porutham {
  readonly id: string
  readonly name: string
  readonly agreement: Agreement
  readonly because: string
  readonly says: string
}

/** The two editions of the ten. */
export const EDITIONS = {
  dashakoota: { name: 'Dashakoota', source: SOURCES.raman },
  porutham: { name: 'Porutham', source: SOURCES.kalaprakasika },
} as const
export type Edition = keyof typeof EDITIONS

interface Matter {
  readonly name: string
  readonly says: Readonly<Record<Edition, string>>
  agrees(couple: Couple, edition: Edition): { readonly agreement: Agreement; readonly because: string }
}

const both = (says: string): Readonly<Record<Edition, string>> => ({ dashakoota: says, porutham: says })
const goodIf = (isGood: boolean): Agreement => (isGood ? 'good' : 'bad')

const MAHENDRA = [4, 7, 10, 13, 16, 19, 22, 25]

/** The count from which the groom’s nakshatra is far enough, and the one from which it is nearly so. */
const STREE_DEERGHA = { dashakoota: { good: 10, middling: 8 }, porutham: { good: 13, middling: 8 } }

/** The parts of the body that hold the rope, from the feet to the head and back. */
const RAJJUS = ['feet', 'hips', 'navel', 'neck', 'head'] as const
const ROPE = [...RAJJUS, ...RAJJUS.toReversed().slice(1)]
const rajjuOf = (nakshatra: number) => ROPE[nakshatra % ROPE.length]!

/** Nakshatras that pierce each other, from 1 for Ashwini. Raman does not list Chitra (14). */
const VEDHA: readonly (readonly [number, number])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [5, 14],
  [5, 23],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
  [14, 23],
]

const arePierced = (one: number, other: number): boolean =>
  VEDHA.some(([first, second]) => first === Math.min(one, other) + 1 && second === Math.max(one, other) + 1)

function rashiAgreement({ groom, bride }: Couple) {
  const count = signCount(bride, groom)
  return {
    agreement: goodIf(count === 1 || count >= 7),
    because: `the groom’s sign is number ${count} from the bride’s`,
  }
}

function ganaAgreement({ groom, bride }: Couple) {
  const [his, hers] = [ganaOf(groom), ganaOf(bride)]
  const because = `groom ${his}, bride ${hers}`
  if (his === hers) return { agreement: 'good', because } as const
  return { agreement: hers === 'Rakshasa' ? 'bad' : 'middling', because } as const
}

function lordAgreement(couple: Couple) {
  const { ties } = lordsOf(couple)
  const { because } = GRAHA_MAITRI.rules.printed.score(couple)
  if (!ties || ties[0] + ties[1] > 0) return { agreement: 'good', because } as const
  return { agreement: ties.includes(-1) ? 'bad' : 'middling', because } as const
}

function streeDeergha({ groom, bride }: Couple, edition: Edition) {
  const count = starCount(bride, groom)
  const { good, middling } = STREE_DEERGHA[edition]
  const because = `the groom’s nakshatra is number ${count} from the bride’s`
  if (count >= good) return { agreement: 'good', because } as const
  return { agreement: count >= middling ? 'middling' : 'bad', because } as const
}

function yoniAgreement({ groom, bride }: Couple) {
  const [his, hers] = [yoniOf(groom), yoniOf(bride)]
  const because = `groom ${his}, bride ${hers}`
  if (his === hers) return { agreement: 'good', because } as const
  return { agreement: areEnemies(his, hers) ? 'bad' : 'middling', because } as const
}

const MATTERS: Readonly<Record<string, Matter>> = {
  dina: {
    name: 'Dina',
    says: both('Good if the count from the bride’s nakshatra to the groom’s, divided by nine, leaves 2, 4, 6, 8 or 0.'),
    agrees: ({ groom, bride }) => ({
      agreement: goodIf(isDinaGood(groom, bride)),
      because: `the groom’s nakshatra is number ${starCount(bride, groom)} from the bride’s`,
    }),
  },
  gana: {
    name: 'Gana',
    says: both('Good for the same gana, bad for a Rakshasa bride with another gana, otherwise middling.'),
    agrees: ganaAgreement,
  },
  mahendra: {
    name: 'Mahendra',
    says: both('Good if the groom’s nakshatra is the 4th, 7th, 10th, 13th, 16th, 19th, 22nd or 25th from the bride’s.'),
    agrees: ({ groom, bride }) => ({
      agreement: goodIf(MAHENDRA.includes(starCount(bride, groom))),
      because: `the groom’s nakshatra is number ${starCount(bride, groom)} from the bride’s`,
    }),
  },
  stree_deergha: {
    name: 'Stree Deergha',
    says: {
      dashakoota: 'Good if the groom’s nakshatra is beyond the 9th from the bride’s, middling beyond the 7th.',
      porutham: 'Good if the groom’s nakshatra is the 13th or a later one from the bride’s, middling beyond the 7th.',
    },
    agrees: streeDeergha,
  },
  yoni: {
    name: 'Yoni',
    says: both('Good for the same animal, bad for sworn enemies, otherwise middling.'),
    agrees: yoniAgreement,
  },
  rashi: {
    name: 'Rashi',
    says: both(
      'Good if the groom’s sign is the same as the bride’s or the 7th to 12th from it, bad from the 2nd to the 6th.',
    ),
    agrees: rashiAgreement,
  },
  rashi_lord: {
    name: 'Rashyadhipati',
    says: both(
      'Good for the same lord, for mutual friends and for a friend with a neutral one; middling for neutral ones.',
    ),
    agrees: lordAgreement,
  },
  vashya: {
    name: 'Vashya',
    says: both('Good if one of the signs controls the other.'),
    agrees: ({ groom, bride }) => ({
      agreement: goodIf(controls(groom, bride) || controls(bride, groom)),
      because: `groom ${signName(groom)}, bride ${signName(bride)}`,
    }),
  },
  rajju: {
    name: 'Rajju',
    says: both('Bad if both nakshatras hold the rope with the same part of the body.'),
    agrees: ({ groom, bride }) => {
      const [his, hers] = [rajjuOf(groom.nakshatra), rajjuOf(bride.nakshatra)]
      return { agreement: goodIf(his !== hers), because: `groom ${his}, bride ${hers}` }
    },
  },
  vedha: {
    name: 'Vedha',
    says: both('Bad if the two nakshatras pierce each other.'),
    agrees: ({ groom, bride }) => ({
      agreement: goodIf(!arePierced(groom.nakshatra, bride.nakshatra)),
      because: `groom ${starName(groom)}, bride ${starName(bride)}`,
    }),
  },
}

/** The ten agreements of a couple. */
export const poruthams = (couple: Couple, edition: Edition): readonly Porutham[] =>
  Object.entries(MATTERS).map(([id, { name, says, agrees }]) => ({
    id,
    name,
    says: says[edition],
    ...agrees(couple, edition),
  }))
