import { DAY_MS } from './civil.ts'
import { inTurn, type LordCycle, type Term } from './periods.ts'
import { SIGNS } from './sign.ts'

/**
 * The years of the signs from Aries on. They are the least years of the rulers, but Vettius Valens (Anthologies IV.4 to IV.6) gives
 * Capricorn 27 years instead of Saturn's 30.
 */
const SIGN_YEARS = {
  valens: [15, 8, 20, 25, 19, 20, 8, 15, 12, 27, 30, 12],
  least: [15, 8, 20, 25, 19, 20, 8, 15, 12, 30, 30, 12],
} as const satisfies Record<string, readonly number[]>

export type SignYears = keyof typeof SIGN_YEARS
export const SIGN_YEARS_NAMES = Object.keys(SIGN_YEARS) as [SignYears, ...SignYears[]]

/** Days of a year. Its months have 30, and each level divides the lengths of the one above by twelve, down to five hours. */
export const RELEASING_YEAR_DAYS = 360

export const RELEASING_LEVELS = 4

/** A sign that time has been released to. */
export interface ReleasedSign {
  /** 0 for Aries to 11 for Pisces. */
  readonly sign: number
  /** The loosing of the bond: a circuit of the signs is complete, and this one is opposite the sign that would begin the next. */
  readonly isLoosing: boolean
}

/**
 * Zodiacal releasing from a sign on, after Valens, Anthologies IV.4 to IV.10. Signs follow each other in the order of the zodiac,
 * each for its years; the parts of a period begin with its sign, and its end cuts the last of them. After twelve signs the next
 * circuit begins with the opposite sign, on every level.
 */
export function releasing(birthMs: number, sign: number, years: SignYears): LordCycle<ReleasedSign> {
  const terms = (first: number, level: number) => termsOf(SIGN_YEARS[years], first, level)
  return {
    startMs: birthMs,
    turns: () => inTurn(birthMs, terms(sign, 1)),
    parts: ({ lord, level, startMs }) => inTurn(startMs, terms(lord.sign, level + 1)),
  }
}

function* termsOf(years: readonly number[], first: number, level: number): Generator<Term<ReleasedSign>> {
  const yearMs = (RELEASING_YEAR_DAYS * DAY_MS) / SIGNS.length ** (level - 1)
  for (let count = 0; ; count += 1) {
    const circuit = Math.floor(count / SIGNS.length)
    const sign = (first + count + (circuit % 2) * 6) % SIGNS.length
    const isLoosing = circuit > 0 && count % SIGNS.length === 0
    yield { lord: { sign, isLoosing }, lengthMs: years[sign]! * yearMs }
  }
}

/** The number of a sign, counting another as 1. */
export const placeFrom = (sign: number, from: number): number => ((sign - from + SIGNS.length) % SIGNS.length) + 1

/** Signs in these places from the Lot of Fortune are its angles: their periods are peaks. */
const ANGULAR: readonly number[] = [1, 4, 7, 10]

export const isAngular = (place: number): boolean => ANGULAR.includes(place)
