import {
  bothOf,
  type Couple,
  type KootaRule,
  koota,
  type MoonPlace,
  pointsIn,
  SOURCES,
  signName,
  type Table,
} from './koota.ts'

/** The groups of signs, in the order of the tables. */
const GROUPS = ['Quadruped', 'Human', 'Aquatic', 'Wild', 'Insect'] as const
type Group = (typeof GROUPS)[number]

const HALF_SIGN_DEG = 15

/** The groups of the two halves of each sign. Only Sagittarius and Capricorn are divided. */
const HALVES: readonly (readonly [Group, Group])[] = [
  ['Quadruped', 'Quadruped'],
  ['Quadruped', 'Quadruped'],
  ['Human', 'Human'],
  ['Aquatic', 'Aquatic'],
  ['Wild', 'Wild'],
  ['Human', 'Human'],
  ['Human', 'Human'],
  ['Insect', 'Insect'],
  ['Human', 'Quadruped'],
  ['Quadruped', 'Aquatic'],
  ['Human', 'Human'],
  ['Aquatic', 'Aquatic'],
]

const groupOf = ({ sign, degrees }: MoonPlace): Group => HALVES[sign]![degrees < HALF_SIGN_DEG ? 0 : 1]

/** Signs that one program does not divide: Sagittarius is a quadruped, Capricorn is wild. */
const undividedGroupOf = (place: MoonPlace): Group => {
  if (place.sign === 8) return 'Quadruped'
  return place.sign === 9 ? 'Wild' : groupOf(place)
}

/** The same from both sides. */
const COMMON: Table = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0.5, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
]
const MAITREYA: Table = [
  [2, 0.5, 1, 0, 2],
  [0.5, 2, 0, 0, 0],
  [1, 0, 2, 2, 2],
  [0, 0, 2, 2, 0],
  [1, 0, 1, 0, 2],
]
const ASTROYOGI: Table = [
  [2, 1, 1, 1.5, 1],
  [1, 2, 1.5, 0, 1],
  [1, 1.5, 2, 1, 1],
  [0, 0, 0, 2, 0],
  [1, 1, 1, 0, 2],
]
const UNDIVIDED: Table = [
  [2, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [0, 1, 2, 0, 0],
  [0, 0, 0, 2, 0],
  [0, 0, 0, 0, 2],
]

const tabled = (table: Table, says: string, source: string, groups = groupOf): KootaRule => ({
  says: `Points by the groups of the two signs. ${says}`,
  source,
  score(couple) {
    const { his, hers, because } = bothOf(couple, groups)
    return { score: pointsIn(table, GROUPS, hers, his), because }
  },
})

/** The signs that each sign controls, from Aries on, in two editions. They differ in Taurus, Libra and Scorpio. */
const CONTROLLED = {
  raman: [[4, 7], [3, 6], [5], [7, 8], [6], [2, 11], [5, 9], [3], [11], [0, 10], [0], [9]],
  kalaprakasika: [[4, 7], [3, 4], [5], [7, 8], [6], [2, 11], [9], [3, 5], [11], [0, 10], [0], [9]],
} as const satisfies Readonly<Record<string, readonly (readonly number[])[]>>

/** Whether one of two signs controls the other, by a list of signs. */
export function isControlled({ groom, bride }: Couple, edition: keyof typeof CONTROLLED): boolean {
  const list: readonly (readonly number[])[] = CONTROLLED[edition]
  return list[groom.sign]!.includes(bride.sign) || list[bride.sign]!.includes(groom.sign)
}

const HALVES_SAY =
  'Sagittarius is human before 15° and quadruped after it, Capricorn quadruped before 15° and aquatic after it.'

/** Which of the two signs controls the other. */
export const VASHYA = koota({
  name: 'Vashya',
  max: 2,
  rules: {
    groups: tabled(
      COMMON,
      HALVES_SAY,
      'Symmetric table of several public matching programs; quadruped with human 1 as in the published answer of an astrological service. Programs differ most in wild with quadruped (0, 0.5, 1.5) and human with aquatic (0.5, 1, 1.5)',
    ),
    maitreya: tabled(MAITREYA, HALVES_SAY, SOURCES.pyJhora),
    astroyogi: tabled(ASTROYOGI, HALVES_SAY, 'astroyogi.com, as PyJHora has its table'),
    undivided: tabled(
      UNDIVIDED,
      'Sagittarius is a quadruped and Capricorn wild, without halves.',
      SOURCES.krazykrackpot,
      undividedGroupOf,
    ),
    signs: {
      says: 'Two points if one of the signs controls the other.',
      source: `${SOURCES.raman}; findyourfate.com, Vashiya Kuta`,
      score: (couple) => ({
        score: isControlled(couple, 'raman') ? 2 : 0,
        because: bothOf(couple, signName).because,
      }),
    },
  },
})
