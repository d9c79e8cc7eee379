import { type Friendship, lordOfSign, naturalFriendship, type Planet } from '../dignity.ts'
import { type Couple, type KootaRule, koota, SOURCES } from './koota.ts'

const NAMES: Readonly<Record<Friendship, string>> = { 1: 'friend', 0: 'neutral', [-1]: 'enemy' }

/** Two planets, and what each is to the other; null if they are the same planet. */
interface Lords {
  readonly his: Planet
  readonly hers: Planet
  readonly ties: readonly [Friendship, Friendship] | null
}

/** The lords of two signs. */
export function lordsOfSigns(ofGroom: number, ofBride: number): Lords {
  const his = lordOfSign(ofGroom)
  const hers = lordOfSign(ofBride)
  return { his, hers, ties: his === hers ? null : [naturalFriendship(his, hers), naturalFriendship(hers, his)] }
}

/** The lords of the signs of both Moons. */
export const lordsOf = ({ groom, bride }: Couple): Lords => lordsOfSigns(groom.sign, bride.sign)

/** Points by the better and the worse of the two ties. */
type Table = Readonly<Record<string, number>>
const PRINTED: Table = {
  'friend/friend': 5,
  'friend/neutral': 4,
  'neutral/neutral': 3,
  'friend/enemy': 1,
  'neutral/enemy': 0.5,
  'enemy/enemy': 0,
}
const BY_SUM: Table = { ...PRINTED, 'friend/enemy': 3, 'neutral/enemy': 1 }

const key = ([one, other]: readonly [Friendship, Friendship]): string =>
  `${NAMES[Math.max(one, other) as Friendship]}/${NAMES[Math.min(one, other) as Friendship]}`

const ruleOf = (table: Table, says: string, source: string): KootaRule => ({
  says: `Five points for the same lord or mutual friends, 4 if one is a friend and the other neutral, 3 if both are neutral, none for mutual enemies. ${says}`,
  source,
  score(couple) {
    const { his, hers, ties } = lordsOf(couple)
    if (!ties) return { score: 5, because: `both lords are ${his}` }
    return {
      score: table[key(ties)]!,
      because: `${hers} is to ${his} ${NAMES[ties[0]]}, ${his} is to ${hers} ${NAMES[ties[1]]}`,
    }
  },
})

/** The natural friendship of the lords of the two signs (Brihat Parashara Hora Shastra 3.55). */
export const GRAHA_MAITRI = koota({
  name: 'Graha Maitri',
  max: 5,
  rules: {
    printed: ruleOf(
      PRINTED,
      'A friend and an enemy have 1 point, neutral and enemy half a point.',
      `${SOURCES.futurePoint}, page 59; PyJHora has the same`,
    ),
    by_sum: ruleOf(BY_SUM, 'A friend and an enemy have 3 points, neutral and enemy 1.', SOURCES.krazykrackpot),
  },
})
