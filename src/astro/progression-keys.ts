import { TROPICAL_YEAR_DAYS } from './derived-charts.ts'
import type { Direction, Pace } from './progression.ts'

/** Systems of progressions, by the key that they progress a chart with. */
export type ProgressionSystem = 'secondary' | 'tertiary' | 'minor'

/**
 * Mean lunar months in days, at J2000 (Explanatory Supplement to the Astronomical Almanac, third edition, 2013, chapter 15).
 * The next digit would move a chart of the hundredth year by at most two seconds of the ephemeris.
 */
export const MONTH_DAYS = { tropical: 27.321582, sidereal: 27.321662, synodic: 29.530589 } as const

/** Which lunar month a progression counts: to the equinox, to a star, or to the Sun. */
export type Month = keyof typeof MONTH_DAYS
export const MONTH_NAMES = Object.keys(MONTH_DAYS) as readonly Month[]

/** A key of progressions: what a span of the ephemeris stands for. */
export interface ProgressionKey {
  /** Days of life for a day of the ephemeris. */
  readonly lifeDays: number
  /** The span of the ephemeris: `One day`. */
  readonly span: string
  /** What it stands for in life: `mean tropical year`. */
  readonly standsFor: string
}

/** Secondary progressions: a day for a mean tropical year. */
export const SECONDARY_KEY: ProgressionKey = {
  lifeDays: TROPICAL_YEAR_DAYS,
  span: 'One day',
  standsFor: 'mean tropical year',
}

/** Minor progressions: a mean lunar month for a mean tropical year (C. C. Zain, Progressing the Horoscope, 1934). */
export const minorKey = (month: Month): ProgressionKey => ({
  lifeDays: TROPICAL_YEAR_DAYS / MONTH_DAYS[month],
  span: `One mean ${month} month`,
  standsFor: 'mean tropical year',
})

/**
 * The two forms of the tertiary progressions of Edward H. Troinski (Astrodienst, Astrowiki, Tertiary Progression): I, a day for
 * a mean lunar month; II, a mean lunar month for a mean tropical year.
 */
export const TERTIARY_FORMS = ['tertiary_1', 'tertiary_2'] as const
export type TertiaryForm = (typeof TERTIARY_FORMS)[number]

/**
 * The month that each form counts, unless another is asked for. For the first, all three months are in use (M. Erlewine,
 * Astro*Index, 1997, Tertiary Progression).
 */
export const TERTIARY_MONTHS: Readonly<Record<TertiaryForm, Month>> = { tertiary_1: 'tropical', tertiary_2: 'synodic' }

/** The key of a form of tertiary progressions. */
export const tertiaryKey = (form: TertiaryForm, month: Month = TERTIARY_MONTHS[form]): ProgressionKey =>
  form === 'tertiary_2'
    ? minorKey(month)
    : { lifeDays: MONTH_DAYS[month], span: 'One day', standsFor: `mean ${month} month` }

/** The keys of images, each with the month that its system counts by default. */
export const PROGRESSION_KEYS = {
  secondary: SECONDARY_KEY,
  tertiary_1: tertiaryKey('tertiary_1'),
  tertiary_2: tertiaryKey('tertiary_2'),
  minor: minorKey('tropical'),
} as const
export type KeyName = keyof typeof PROGRESSION_KEYS
export const KEY_NAMES = Object.keys(PROGRESSION_KEYS) as readonly KeyName[]

/** The key as a sentence. */
export const keySentence = ({ span, standsFor }: ProgressionKey, direction: Direction): string =>
  `${span} of the ephemeris ${direction === 'direct' ? 'after' : 'before'} the birth for each ${standsFor} of life`

/** How the time of a life is measured on the ephemeris with a key. */
export const paceOf = (birthJd: number, { lifeDays }: ProgressionKey, direction: Direction): Pace => ({
  birthJd,
  lifeDays: direction === 'direct' ? lifeDays : -lifeDays,
})
