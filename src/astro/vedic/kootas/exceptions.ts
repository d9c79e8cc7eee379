import { vargaSign } from '../vargas.ts'
import { BHAKOOT, distance } from './bhakoot.ts'
import { GANA, ganaOf } from './gana.ts'
import { lordsOf, lordsOfSigns } from './graha-maitri.ts'
import { bothOf, type Couple, type MoonPlace, SOURCES, signName, starCount, starName } from './koota.ts'
import { NADI, nadiOf } from './nadi.ts'

/** A reason for which a source does not count a dosha. It does not change the score. */
export interface Exception {
  readonly id: string
  readonly message: string
  readonly source: string
}

/** A dosha of a couple. */
export interface CoupleDosha {
  readonly active: boolean
  readonly score: number
  readonly max: number
  readonly message: string
  /** Those that apply. Empty if the dosha is not active. */
  readonly exceptions: readonly Exception[]
}

interface ExceptionRule {
  readonly id: string
  readonly source: string
  /** The sentence if it applies, otherwise null. */
  applies(couple: Couple): string | null
}

const MATCH_MAKING = 'truthstar.com, Doshas cancellation; piosastro.com, Bhakoot dosha cancellation'
const NADI_SOURCES = 'agastyanadiastro.com, Kundali matching; mangliks.com, Nadi matching'

/** The lords of both signs are one planet. */
const sameLord = (couple: Couple): string | null => {
  const { his, ties } = lordsOf(couple)
  return ties === null ? `Both signs have the lord ${his}` : null
}

const friendlyLords = (couple: Couple): string | null => {
  const { his, hers, ties } = lordsOf(couple)
  return ties?.every((tie) => tie === 1) ? `The lords ${his} and ${hers} are friends of each other` : null
}

const NAVAMSHA = 9
const navamshaOf = ({ sign, degrees }: MoonPlace): number => vargaSign(NAVAMSHA, sign * 30 + degrees)

const navamshaLords = ({ groom, bride }: Couple): string | null => {
  const { his, hers, ties } = lordsOfSigns(navamshaOf(groom), navamshaOf(bride))
  if (!ties) return `The navamsas of both Moons have the lord ${his}`
  return ties.every((tie) => tie === 1)
    ? `The lords of the navamsas, ${his} and ${hers}, are friends of each other`
    : null
}

const NADI_RULES: readonly ExceptionRule[] = [
  {
    id: 'same_nakshatra_other_pada',
    source: 'mangliks.com, Nadi matching; kundali programs cite it as charana bheda',
    applies: ({ groom, bride }) =>
      groom.nakshatra === bride.nakshatra && groom.pada !== bride.pada
        ? `Both Moons are in ${starName(groom)}, in padas ${groom.pada} and ${bride.pada}`
        : null,
  },
  {
    id: 'same_sign_other_nakshatra',
    source: NADI_SOURCES,
    applies: ({ groom, bride }) =>
      groom.sign === bride.sign && groom.nakshatra !== bride.nakshatra
        ? `Both Moons are in ${signName(groom)}, in ${starName(groom)} and ${starName(bride)}`
        : null,
  },
  {
    id: 'same_nakshatra_other_sign',
    source: NADI_SOURCES,
    applies: ({ groom, bride }) =>
      groom.nakshatra === bride.nakshatra && groom.sign !== bride.sign
        ? `Both Moons are in ${starName(groom)}, in ${signName(groom)} and ${signName(bride)}`
        : null,
  },
  {
    id: 'same_lord_other_sign',
    source: `agastyanadiastro.com, Kundali matching; ${SOURCES.krazykrackpot}`,
    applies: (couple) => (couple.groom.sign === couple.bride.sign ? null : sameLord(couple)),
  },
]

const BHAKOOT_RULES: readonly ExceptionRule[] = [
  { id: 'same_lord', source: MATCH_MAKING, applies: sameLord },
  { id: 'friendly_lords', source: MATCH_MAKING, applies: friendlyLords },
  { id: 'navamsha_lords', source: 'truthstar.com, Doshas cancellation', applies: navamshaLords },
]

/** The smallest count of nakshatras from the groom’s to the bride’s that cancels a gana dosha. */
const FAR_STARS = 14

const GANA_RULES: readonly ExceptionRule[] = [
  {
    id: 'nakshatra_far',
    source: `${SOURCES.futurePoint}, page 65`,
    applies: ({ groom, bride }) =>
      starCount(groom, bride) >= FAR_STARS
        ? `The bride’s nakshatra is number ${starCount(groom, bride)} from the groom’s, at least ${FAR_STARS}`
        : null,
  },
  { id: 'same_lord', source: `${SOURCES.futurePoint}, page 65`, applies: sameLord },
  { id: 'friendly_lords', source: `${SOURCES.futurePoint}, page 65`, applies: friendlyLords },
  {
    id: 'navamsha_lords',
    source: 'Gana, Nadi, Bhakuta (scribd.com, document 268021076)',
    applies: navamshaLords,
  },
]

const applying = (rules: readonly ExceptionRule[], couple: Couple): Exception[] =>
  rules.flatMap(({ id, source, applies }) => {
    const message = applies(couple)
    return message === null ? [] : [{ id, message, source }]
  })

const doshaOf = (
  couple: Couple,
  score: number,
  max: number,
  [present, absent]: readonly [string, string],
  rules: readonly ExceptionRule[],
): CoupleDosha => ({
  active: score === 0,
  score,
  max,
  message: score === 0 ? present : absent,
  exceptions: score === 0 ? applying(rules, couple) : [],
})

/** The doshas of a couple by its points in nadi, bhakoot and gana, with the exceptions that sources name. */
export function coupleDoshas(couple: Couple, scores: Readonly<Record<'nadi' | 'bhakoot' | 'gana', number>>) {
  const { groom, bride } = couple
  const ganas = bothOf(couple, ganaOf).because
  const between = distance(couple)
  return {
    nadi: doshaOf(
      couple,
      scores.nadi,
      NADI.max,
      [`Nadi dosha: both have ${nadiOf(groom)} nadi`, `No nadi dosha: ${nadiOf(groom)} and ${nadiOf(bride)}`],
      NADI_RULES,
    ),
    bhakoot: doshaOf(
      couple,
      scores.bhakoot,
      BHAKOOT.max,
      [`Bhakoot dosha: the signs are ${between} from each other`, `No bhakoot dosha: the signs are ${between}`],
      BHAKOOT_RULES,
    ),
    gana: doshaOf(couple, scores.gana, GANA.max, [`Gana dosha: ${ganas}`, `No gana dosha: ${ganas}`], GANA_RULES),
  }
}
