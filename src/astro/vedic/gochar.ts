import type { Body } from '../body.ts'
import { longitudeTimes } from '../longitude-search.ts'
import { SIGN_BORDERS, signIndex } from '../sign.ts'
import type { Sky, Zodiac } from '../sky.ts'
import { type ByPlanet, houseFrom, isPlanet, type Planet, signOfHouse } from './dignity.ts'
import type { Graha } from './names.ts'

/** The time that a body spends in a sign without leaving it. Times are Julian days in UT. */
export interface Stay {
  /** 0 for Aries. */
  readonly sign: number
  readonly start: number
  readonly end: number
  /** Whether the body comes back into the sign by retrograde motion, and whether it leaves it so. The nodes always do. */
  readonly entersRetrograde: boolean
  readonly leavesRetrograde: boolean
}

/** The days after which a body has surely left a sign, retrograde loops included; a search that is too short is repeated. */
const LONGEST_STAY_DAYS: Readonly<Record<Graha, number>> = {
  Sun: 33,
  Moon: 4,
  Mars: 240,
  Mercury: 80,
  Jupiter: 420,
  Venus: 140,
  Saturn: 1_100,
  Rahu: 640,
  Ketu: 640,
}

/** The stays of a body that have a part between two Julian days, whole: from the ingress before to the ingress after. */
export function staysBetween(
  sky: Sky,
  { graha, body, zodiac }: { readonly graha: Graha; readonly body: Body; readonly zodiac: Zodiac },
  from: number,
  until: number,
): readonly Stay[] {
  const reach = LONGEST_STAY_DAYS[graha]
  const search = { body, zodiac, longitudes: SIGN_BORDERS, from: from - reach, until: until + reach }
  const ingresses = longitudeTimes(sky, search)
  const stays = ingresses.slice(0, -1).map(({ time, level, rising }, index): Stay => {
    const next = ingresses[index + 1]!
    const begins = signIndex(level)
    const sign = rising ? begins : signOfHouse(begins, 12)
    return { sign, start: time, end: next.time, entersRetrograde: !rising, leavesRetrograde: !next.rising }
  })
  return stays.filter(({ start, end }) => end > from && start < until)
}

/** The stays of a body that is always opposite to another one, as Ketu is to Rahu. */
export const oppositeStays = (stays: readonly Stay[]): Stay[] =>
  stays.map((stay) => ({ ...stay, sign: signOfHouse(stay.sign, 7) }))

/** The graha whose favourable houses apply to the nodes: Saturn by Prasna Marga 22.51, the Sun by Phaladeepika 26.2. */
export const NODE_HOUSES = ['saturn', 'sun'] as const
export type NodeHouses = (typeof NODE_HOUSES)[number]

/**
 * Houses from the natal Moon in which a graha is favourable (Varahamihira, Brihat Samhita 104.4; Mantreshwara, Phaladeepika 26.2;
 * the same in Adawal, Encyclopedia of Vedic Astrology: Planetary Transit, table 7, which has those of Saturn for the nodes).
 */
const FAVOURABLE_HOUSES: ByPlanet<readonly number[]> = {
  Sun: [3, 6, 10, 11],
  Moon: [1, 3, 6, 7, 10, 11],
  Mars: [3, 6, 11],
  Mercury: [2, 4, 6, 8, 10, 11],
  Jupiter: [2, 5, 7, 9, 11],
  Venus: [1, 2, 3, 4, 5, 8, 9, 11, 12],
  Saturn: [3, 6, 11],
}
const NODES_LIKE = { saturn: 'Saturn', sun: 'Sun' } as const satisfies Readonly<Record<NodeHouses, Planet>>

/** The houses from the natal Moon in which a graha is favourable. */
export const favourableHouses = (graha: Graha, nodes: NodeHouses): readonly number[] =>
  FAVOURABLE_HOUSES[isPlanet(graha) ? graha : NODES_LIKE[nodes]]

/** Passages of Saturn by the house from the natal Moon, with the names of their parts. */
export const SATURN_PASSAGES = {
  sade_sati: { 12: 'rising', 1: 'peak', 2: 'setting' },
  ardhashtama: { 4: 'fourth' },
  ashtama: { 8: 'eighth' },
} as const satisfies Readonly<Record<string, Readonly<Record<number, string>>>>
export type SaturnPassageKind = keyof typeof SATURN_PASSAGES

/** A part of a passage: a stay in one of its signs. */
export interface SaturnPhase extends Stay {
  readonly phase: string
}

/** A passage of Saturn: all stays in its signs within one round of the zodiac. Between them Saturn may leave the signs for months. */
export interface SaturnPassage {
  readonly kind: SaturnPassageKind
  readonly start: number
  readonly end: number
  readonly phases: readonly SaturnPhase[]
}

/** Saturn leaves a sign by retrograde motion for less than a year, and by a round of the zodiac for more than twenty. */
const SAME_ROUND_DAYS = 1_000

/** The passages of one kind in the stays of Saturn, which follow each other. */
export function saturnPassages(
  kind: SaturnPassageKind,
  moonSign: number,
  stays: readonly Stay[],
): readonly SaturnPassage[] {
  const names: Readonly<Record<number, string>> = SATURN_PASSAGES[kind]
  const phases = stays.flatMap((stay): SaturnPhase[] => {
    const phase = names[houseFrom(moonSign, stay.sign)]
    return phase === undefined ? [] : [{ ...stay, phase }]
  })
  const rounds: SaturnPhase[][] = []
  for (const phase of phases) {
    const last = rounds.at(-1)
    if (last && phase.start - last.at(-1)!.end < SAME_ROUND_DAYS) last.push(phase)
    else rounds.push([phase])
  }
  return rounds.map((round) => ({ kind, start: round[0]!.start, end: round.at(-1)!.end, phases: round }))
}

/** Nine years. If stays are searched this much further on both sides of a span, passages that touch it are found whole. */
export const SATURN_REACH_DAYS = 3_300
