import { ganaOf } from './gana.ts'
import { GRAHA_MAITRI, lordsOf } from './graha-maitri.ts'
import { bothOf, type Couple, type MoonPlace, SOURCES, signCount, signName, starCount, starName } from './koota.ts'
import { isDinaGood } from './tara.ts'
import { isControlled } from './vashya.ts'
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

type Agreed = Pick<Porutham, 'agreement' | 'because'>

interface Matter {
  readonly name: string
  readonly says: Readonly<Record<Edition, string>>
  agrees(couple: Couple, edition: Edition): Agreed
}

const both = (says: string): Readonly<Record<Edition, string>> => ({ dashakoota: says, porutham: says })
const goodIf = (isGood: boolean): Agreement => (isGood ? 'good' : 'bad')

const MAHENDRA = [4, 7, 10, 13, 16, 19, 22, 25]

/** The count from which the groom’s nakshatra is far enough, and the one from which it is nearly so. */
const STREE_DEERGHA = { dashakoota: { good: 10, middling: 8 }, porutham: { good: 13, middling: 8 } }

/** The parts of the body that hold the rope, from the feet to the head and back. */
const RAJJUS = ['feet', 'hips', 'navel', 'neck', 'head'] as const
const ROPE = [...RAJJUS, ...RAJJUS.toReversed().slice(1)]
const rajjuOf = ({ nakshatra }: MoonPlace) => ROPE[nakshatra % ROPE.length]!

/** Nakshatras that pierce each other, from 1 for Ashwini, as Raman lists them. He does not list Chitra (14). */
const VEDHA: readonly (readonly [number, number])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [5, 23],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
]

/** The Kalaprakasika also has Chitra, with Mrigashirsha and Dhanishta (page 76). */
const VEDHA_OF: Readonly<Record<Edition, typeof VEDHA>> = {
  dashakoota: VEDHA,
  porutham: [...VEDHA, [5, 14], [14, 23]],
}

const arePierced = (edition: Edition, one: number, other: number): boolean =>
  VEDHA_OF[edition].some(([first, second]) => first === Math.min(one, other) + 1 && second === Math.max(one, other) + 1)

/** Vadha-Vainasika: the 22nd nakshatra is bad, although 22 divided by nine leaves 4. */
const VAINASIKA = 22

/** Nakshatras that are good and bad for both, 0 for Ashwini; the others are middling. Future Point has the same bad ones. */
const SHARED = { good: [3, 5, 9, 12, 15, 21, 25, 26], bad: [1, 8, 14, 17, 18, 22, 23, 24] }

/** The number of the groom’s nakshatra from the bride’s. */
function countedStars({ groom, bride }: Couple) {
  const count = starCount(bride, groom)
  return { count, because: `the groom’s nakshatra is number ${count} from the bride’s` }
}

function dinaAgreement(couple: Couple, edition: Edition): Agreed {
  const { groom } = couple
  const { count, because } = countedStars(couple)
  if (edition === 'dashakoota') return { agreement: goodIf(isDinaGood(couple)), because }
  if (count === 1) return { agreement: sharedAgreement(groom.nakshatra), because: `both have ${starName(groom)}` }
  if (count === 10 || count === 19) return { agreement: 'middling', because }
  return { agreement: goodIf(isDinaGood(couple) && count !== VAINASIKA), because }
}

function sharedAgreement(nakshatra: number): Agreement {
  if (SHARED.good.includes(nakshatra)) return 'good'
  return SHARED.bad.includes(nakshatra) ? 'bad' : 'middling'
}

function rashiAgreement({ groom, bride }: Couple): Agreed {
  const count = signCount(bride, groom)
  return {
    agreement: goodIf(count === 1 || count >= 7),
    because: `the groom’s sign is number ${count} from the bride’s`,
  }
}

function ganaAgreement(couple: Couple): Agreed {
  const { his, hers, because } = bothOf(couple, ganaOf)
  if (his === hers) return { agreement: 'good', because }
  return { agreement: hers === 'Rakshasa' ? 'bad' : 'middling', because }
}

function lordAgreement(couple: Couple): Agreed {
  const { ties } = lordsOf(couple)
  const { because } = GRAHA_MAITRI.rules.printed.score(couple)
  if (!ties || ties[0] + ties[1] > 0) return { agreement: 'good', because }
  return { agreement: ties.includes(-1) ? 'bad' : 'middling', because }
}

function streeDeergha(couple: Couple, edition: Edition): Agreed {
  const { count, because } = countedStars(couple)
  const { good, middling } = STREE_DEERGHA[edition]
  if (count >= good) return { agreement: 'good', because }
  return { agreement: count >= middling ? 'middling' : 'bad', because }
}

function yoniAgreement(couple: Couple): Agreed {
  const { his, hers, because } = bothOf(couple, yoniOf)
  if (his === hers) return { agreement: 'good', because }
  return { agreement: areEnemies(his, hers) ? 'bad' : 'middling', because }
}

const MATTERS: Readonly<Record<string, Matter>> = {
  dina: {
    name: 'Dina',
    says: {
      dashakoota:
        'Good if the count from the bride’s nakshatra to the groom’s, divided by nine, leaves 2, 4, 6, 8 or 0.',
      porutham:
        'Good if the count from the bride’s nakshatra to the groom’s, divided by nine, leaves 2, 4, 6, 8 or 0, except for the 22nd. The 10th and 19th are middling. If both have the same nakshatra, it depends on the nakshatra.',
    },
    agrees: dinaAgreement,
  },
  gana: {
    name: 'Gana',
    says: both('Good for the same gana, bad for a Rakshasa bride with another gana, otherwise middling.'),
    agrees: ganaAgreement,
  },
  mahendra: {
    name: 'Mahendra',
    says: both('Good if the groom’s nakshatra is the 4th, 7th, 10th, 13th, 16th, 19th, 22nd or 25th from the bride’s.'),
    agrees: (couple) => {
      const { count, because } = countedStars(couple)
      return { agreement: goodIf(MAHENDRA.includes(count)), because }
    },
  },
  stree_deergha: {
    name: 'Stree Deergha',
    says: {
      dashakoota:
        'Good if the groom’s nakshatra is the 10th or later from the bride’s, middling if it is the 8th or 9th.',
      porutham:
        'Good if the groom’s nakshatra is the 13th or later from the bride’s, middling from the 8th to the 12th.',
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
      'Good for the same lord, for mutual friends, and for a friend with a neutral lord; middling if both are neutral.',
    ),
    agrees: lordAgreement,
  },
  vashya: {
    name: 'Vashya',
    says: {
      dashakoota: 'Good if one of the signs controls the other, by Raman’s list.',
      porutham: 'Good if one of the signs controls the other, by the list of the Kalaprakasika.',
    },
    agrees: (couple, edition) => ({
      agreement: goodIf(isControlled(couple, edition === 'porutham' ? 'kalaprakasika' : 'raman')),
      because: bothOf(couple, signName).because,
    }),
  },
  rajju: {
    name: 'Rajju',
    says: both('Bad if both nakshatras hold the rope with the same part of the body.'),
    agrees: (couple) => {
      const { his, hers, because } = bothOf(couple, rajjuOf)
      return { agreement: goodIf(his !== hers), because }
    },
  },
  vedha: {
    name: 'Vedha',
    says: {
      dashakoota: 'Bad if the two nakshatras pierce each other, by Raman’s list, which leaves out Chitra.',
      porutham: 'Bad if the two nakshatras pierce each other, by the list of the Kalaprakasika, which has Chitra.',
    },
    agrees: (couple, edition) => ({
      agreement: goodIf(!arePierced(edition, couple.groom.nakshatra, couple.bride.nakshatra)),
      because: bothOf(couple, starName).because,
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
