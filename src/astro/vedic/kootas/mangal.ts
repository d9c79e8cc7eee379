import { SIGNS, signIndex } from '../../sign.ts'
import { houseFrom, ownDignity } from '../dignity.ts'

/** Sets of houses in which Mars makes the dosha. */
export const MANGAL_HOUSES = {
  six: { houses: [1, 2, 4, 7, 8, 12], says: 'Mars in 1, 2, 4, 7, 8 or 12', source: 'horomatching.com, Kuja dosha' },
  without_second: {
    houses: [1, 4, 7, 8, 12],
    says: 'Mars in 1, 4, 7, 8 or 12, without the second house',
    source: 'Brihat Parashara Hora Shastra, as chilakamarthi.com cites it; astromuhurat.com 6-2-4',
  },
  without_first: {
    houses: [2, 4, 7, 8, 12],
    says: 'Mars in 2, 4, 7, 8 or 12, without the first house',
    source: 'B. V. Raman, Muhurtha; Kerala Shastra',
  },
} as const
export type MangalHouses = keyof typeof MANGAL_HOUSES

/** From where the house of Mars is counted, by signs. */
export const MANGAL_FRAMES = ['Lagna', 'Moon', 'Venus'] as const
export type MangalFrame = (typeof MANGAL_FRAMES)[number]

/** Sidereal longitudes that the dosha depends on, in degrees. */
export interface MangalChart {
  readonly Mars: number
  readonly Moon: number
  readonly Venus: number
  readonly Jupiter: number
  /** Null without a time of birth. */
  readonly Lagna: number | null
}

/** A reason for which a source does not count the dosha. It does not change the severity. */
interface Cancellation {
  readonly id: string
  /** The frame for which it holds; null for all. */
  readonly frame: MangalFrame | null
  readonly message: string
  readonly source: string
}

/** The Mangal dosha of a birth. */
export interface MangalDosha {
  readonly active: boolean
  /** How many frames have it: 0 to 3. */
  readonly severityScore: number
  readonly severity: string
  readonly frames: readonly { readonly frame: MangalFrame; readonly house: number }[]
  readonly checked: readonly MangalFrame[]
  readonly cancellations: readonly Cancellation[]
}

const SEVERITIES = ['No Mangal Dosha', 'Low Mangal Dosha', 'Moderate Mangal Dosha', 'High Mangal Dosha'] as const

const RAMAN = 'B. V. Raman, Muhurtha (jyothishi-pandit.blogspot.com, Kuja Dosham part 7; dranuradharai.com)'

/** Signs in which Mars in a house makes no dosha: 0 for Aries. */
const HARMLESS_SIGNS: Readonly<Record<number, readonly number[]>> = {
  2: [2, 5],
  4: [0, 7],
  7: [3, 9],
  8: [8, 11],
  12: [1, 6],
}
const LEO = 4
const AQUARIUS = 10

/** The dosha of a birth by one set of houses, counted from the lagna, the Moon and Venus. */
export function mangalDosha(chart: MangalChart, set: MangalHouses): MangalDosha {
  const houses: readonly number[] = MANGAL_HOUSES[set].houses
  const mars = signIndex(chart.Mars)
  const counted = MANGAL_FRAMES.flatMap((frame) => {
    const from = chart[frame]
    return from === null ? [] : [{ frame, house: houseFrom(signIndex(from), mars) }]
  })
  const frames = counted.filter(({ house }) => houses.includes(house))
  return {
    active: frames.length > 0,
    severityScore: frames.length,
    severity: SEVERITIES[frames.length]!,
    frames,
    checked: counted.map(({ frame }) => frame),
    cancellations:
      frames.length === 0
        ? []
        : [...frames.flatMap(({ frame, house }) => signCancellation(mars, frame, house)), ...generalOnes(chart)],
  }
}

const signCancellation = (mars: number, frame: MangalFrame, house: number): readonly Cancellation[] =>
  HARMLESS_SIGNS[house]?.includes(mars)
    ? [
        {
          id: 'house_and_sign',
          frame,
          message: `Mars in house ${house} from ${frame} is in ${SIGNS[mars]!.name}`,
          source: RAMAN,
        },
      ]
    : []

/** Cancellations that hold for all frames. */
function generalOnes(chart: MangalChart): readonly Cancellation[] {
  const mars = signIndex(chart.Mars)
  const { name } = SIGNS[mars]!
  const dignity = ownDignity('Mars', chart.Mars)
  const beside = (['Jupiter', 'Moon'] as const).filter((graha) => signIndex(chart[graha]) === mars)
  const { Lagna: lagna } = chart
  const inLagna =
    lagna === null
      ? []
      : (['Jupiter', 'Venus'] as const).filter((graha) => signIndex(chart[graha]) === signIndex(lagna))
  const all = (id: string, message: string, source: string): Cancellation => ({ id, frame: null, message, source })
  return [
    ...(mars === LEO || mars === AQUARIUS ? [all('leo_or_aquarius', `Mars is in ${name}`, RAMAN)] : []),
    ...(dignity !== null && dignity !== 'debilitated'
      ? [
          all(
            'own_or_exalted',
            `Mars is in ${name}, its own sign or its sign of exaltation`,
            'astromuhurat.com, 6-2-4 Mangal dosh; shankerstudy.com, chapter VI part 7',
          ),
        ]
      : []),
    ...beside.map((graha) => all('conjunction', `Mars is in the same sign as ${graha}`, RAMAN)),
    ...inLagna.map((graha) =>
      all(
        'benefic_in_lagna',
        `${graha} is in the lagna`,
        'poorvapunya.com, Kuja dosha; myindian-vedicastrology.blogspot.com',
      ),
    ),
  ]
}

/** How the doshas of two people compare. Two doshas are said to balance each other. */
export function mangalBalance(one: MangalDosha, other: MangalDosha) {
  const difference = Math.abs(one.severityScore - other.severityScore)
  if (!one.active && !other.active)
    return { status: 'absent', difference, message: 'Neither has Mangal dosha.' } as const
  if (difference === 0)
    return { status: 'balanced', difference, message: 'Both have Mangal dosha, with the same severity.' } as const
  return one.active && other.active
    ? ({
        status: 'partly_balanced',
        difference,
        message: 'Both have Mangal dosha, one with a higher severity.',
      } as const)
    : ({ status: 'unbalanced', difference, message: 'Only one of the two has Mangal dosha.' } as const)
}
