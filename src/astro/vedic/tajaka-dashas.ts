import { inProportion, startingAt } from '../periods.ts'
import { signIndex } from '../sign.ts'
import { wholeSeconds } from './dashas/dasha.ts'
import { PLANETS, type Planet } from './dignity.ts'
import { nakshatraAt, VIMSHOTTARI_LORDS, VIMSHOTTARI_YEARS } from './nakshatra.ts'
import type { Graha } from './names.ts'
import type { Longitudes } from './tajaka.ts'

/** A stretch of time in Unix milliseconds. Its end no longer belongs to it. */
interface Stretch {
  readonly startMs: number
  readonly endMs: number
}

/** A period of a Tajaka year, with its parts. */
export interface YearPeriod<Lord> extends Stretch {
  readonly lord: Lord
  readonly parts: readonly (Stretch & { readonly lord: Lord })[]
}

/** How the Mudda dasha begins: with what is left of the first period by the place of the natal Moon, or with a whole period. */
export const MUDDA_BALANCES = ['moon', 'whole'] as const
export type MuddaBalance = (typeof MUDDA_BALANCES)[number]

const ALL_YEARS = 120

/**
 * The Mudda dasha of a year (Vimshottari Mudda): the lords of Vimshottari with their shares of 120. The number of the natal nakshatra of
 * the Moon plus the completed years less 2, divided by 9, leaves the number of the first lord from the Sun on (K. S. Charak, A Textbook of
 * Varshaphala, chapter on dashas). What has passed of the first period comes at the end of the year.
 */
export function muddaDasha(
  year: Stretch,
  natalMoon: number,
  completedYears: number,
  balance: MuddaBalance,
): readonly YearPeriod<Graha>[] {
  const { lord: natalLord, passed } = nakshatraAt(natalMoon)
  const first = (VIMSHOTTARI_LORDS.indexOf(natalLord) + completedYears) % VIMSHOTTARI_LORDS.length
  const order = startingAt(VIMSHOTTARI_LORDS, first)
  const lordYears = (lord: Graha): number => VIMSHOTTARI_YEARS[lord]
  const yearMs = (year.endMs - year.startMs) / ALL_YEARS
  let startMs = year.startMs - (balance === 'moon' ? passed * lordYears(order[0]!) * yearMs : 0)
  return [...order, order[0]!].flatMap((lord) => {
    const whole = { startMs, endMs: startMs + lordYears(lord) * yearMs }
    startMs = whole.endMs
    const parts = tiled(
      whole,
      startingAt(VIMSHOTTARI_LORDS, VIMSHOTTARI_LORDS.indexOf(lord)).map((each) => ({
        lord: each,
        share: lordYears(each),
      })),
    )
    return within(year, { lord, ...whole, parts })
  })
}

/** A lord of the Patyayini dasha. */
export const PATYAYINI_LORDS = [...PLANETS, 'Lagna'] as const
export type PatyayiniLord = Planet | 'Lagna'

/**
 * The Patyayini dasha of a year: krisamsas are the degrees of the planets and the lagna in their signs, in ascending order, patyamsas
 * their differences, the first one from zero. The year is divided in proportion to the patyamsas, and so is each period, beginning with its
 * own lord (Tajika Neelakanthi; P. V. R. Narasimha Rao, Vedic Astrology, chapter 30).
 */
export function patyayiniDasha(
  year: Stretch,
  longitudes: Longitudes,
  lagna: number,
): readonly (YearPeriod<PatyayiniLord> & { readonly krisamsa: number; readonly patyamsa: number })[] {
  const krisamsas = PATYAYINI_LORDS.map((lord) => {
    const longitude = lord === 'Lagna' ? lagna : longitudes[lord]
    return { lord, krisamsa: longitude - signIndex(longitude) * 30 }
  }).toSorted((one, other) => one.krisamsa - other.krisamsa)
  const shares = krisamsas.map(({ lord, krisamsa }, index) => ({
    lord,
    krisamsa,
    share: krisamsa - (krisamsas[index - 1]?.krisamsa ?? 0),
  }))
  return tiled(year, shares).map((period) => {
    const own = shares.findIndex(({ lord }) => lord === period.lord)
    const { krisamsa, share } = shares[own]!
    return { ...period, krisamsa, patyamsa: share, parts: tiled(period, startingAt(shares, own)) }
  })
}

/** Stretches that fill a whole in proportion to their shares. Those without a share are left out. */
const tiled = <Lord>(whole: Stretch, shares: readonly { readonly lord: Lord; readonly share: number }[]) => {
  let { startMs } = whole
  return inProportion(whole, shares).flatMap(({ lord, endMs }) => {
    const stretch = { lord, startMs: wholeSeconds(startMs), endMs: wholeSeconds(endMs) }
    startMs = endMs
    return stretch.endMs > stretch.startMs ? [stretch] : []
  })
}

/** What of a period lies in a year; none if nothing does. */
function within(year: Stretch, { lord, parts, ...whole }: YearPeriod<Graha>): readonly YearPeriod<Graha>[] {
  const cut = ({ startMs, endMs }: Stretch): Stretch => ({
    startMs: Math.max(wholeSeconds(startMs), year.startMs),
    endMs: Math.min(wholeSeconds(endMs), year.endMs),
  })
  const isLeft = ({ startMs, endMs }: Stretch): boolean => endMs > startMs
  const period = { lord, ...cut(whole), parts: parts.map((part) => ({ lord: part.lord, ...cut(part) })).filter(isLeft) }
  return isLeft(period) ? [period] : []
}
