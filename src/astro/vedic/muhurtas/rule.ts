import { PAKSHA_TITHIS } from '../names.ts'

/** The directions of a journey. */
export const DIRECTIONS = ['east', 'south', 'west', 'north'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Weekdays that a direction excludes, and rising signs that it adds. */
export interface DirectionRule {
  readonly avoidedWeekdays: ReadonlySet<number>
  readonly lagnas: ReadonlySet<number>
}

/** A rule for a journey in a direction. */
export const inDirection = (rule: MuhurtaRule, direction: Direction | null): MuhurtaRule => {
  const own = direction && rule.directions?.[direction]
  if (!own) return rule
  return {
    ...rule,
    weekdays: new Set([...rule.weekdays].filter((weekday) => !own.avoidedWeekdays.has(weekday))),
    lagnas: rule.lagnas && new Set([...rule.lagnas, ...own.lagnas].toSorted((one, other) => one - other)),
  }
}

/** The conditions of a purpose. Tithis count from 0 for the first of the bright half to 29, nakshatras from 0 for Ashwini. */
export interface MuhurtaRule {
  readonly title: string
  /** Null where all are allowed. */
  readonly tithis: ReadonlySet<number> | null
  readonly nakshatras: ReadonlySet<number>
  /** 0 for Sunday. */
  readonly weekdays: ReadonlySet<number>
  /** Lunar months, from 0 for Chaitra; null where all are allowed. */
  readonly months: ReadonlySet<number> | null
  /** Whether an added lunar month (adhika) is allowed. */
  readonly allowsAdhika: boolean
  /** Whether the fortnight of the ancestors is allowed: the dark half of Bhadrapada, from new Moon to new Moon. */
  readonly allowsPitruPaksha: boolean
  /** Signs that may rise, from 0 for Aries; null where all are allowed. */
  readonly lagnas: ReadonlySet<number> | null
  /** Sidereal signs that the Sun may not be in. */
  readonly avoidedSunSigns: ReadonlySet<number>
  /** What a journey in a direction changes; absent where directions do not count. */
  readonly directions?: Readonly<Record<Direction, DirectionRule>>
  /** Where the rule is from. */
  readonly sources: readonly string[]
}

/** Tithis by their numbers in the bright and the dark half. */
export const tithis = (bright: readonly number[], dark: readonly number[]): ReadonlySet<number> =>
  new Set([...bright.map((number) => number - 1), ...dark.map((number) => number - 1 + PAKSHA_TITHIS)])

/** The same tithis of both halves. */
export const bothHalves = (...numbers: readonly number[]): ReadonlySet<number> => tithis(numbers, numbers)

/** A set of numbers that count from 1 in books: nakshatras, months, signs. */
export const numbered = (...numbers: readonly number[]): ReadonlySet<number> =>
  new Set(numbers.map((number) => number - 1))

/** Monday, Wednesday, Thursday and Friday: the weekdays of benefics. */
export const BENEFIC_DAYS: ReadonlySet<number> = new Set([1, 3, 4, 5])

/** The four classes of nakshatras for good works (Muhurta Chintamani 2.2-8; B. V. Raman, Muhurtha, chapter on nakshatras). */
export const NAKSHATRA_CLASSES = {
  /** Rohini and the three Uttaras. */
  fixed: [4, 12, 21, 26],
  /** Punarvasu, Swati, Shravana, Dhanishta, Shatabhisha. */
  movable: [7, 15, 22, 23, 24],
  /** Mrigashirsha, Chitra, Anuradha, Revati. */
  gentle: [5, 14, 17, 27],
  /** Ashwini, Pushya, Hasta. */
  light: [1, 8, 13],
} as const
