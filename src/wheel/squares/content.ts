import type { Language } from '../../languages/language.ts'

/** What stands in a sign: a graha, an outer planet or the lagna. */
export interface SquareBody {
  /** `sun`, `rahu`, `ascendant`. */
  readonly id: string
  /** `Su`. */
  readonly label: string
  readonly name: string
  /** The degrees within the sign, as text; null where a chart shows none. */
  readonly degrees: string | null
  readonly isRetrograde: boolean
}

export interface SquareSign {
  /** From 0 for Aries. */
  readonly sign: number
  readonly name: string
  /** `Ari`. */
  readonly label: string
  /** Counted from the lagna; null without one. */
  readonly house: number | null
  readonly bodies: readonly SquareBody[]
}

/** A chart of twelve signs: that of a birth, or one of its divisions. */
export interface SquareChart {
  /** `D9`. */
  readonly badge: string
  /** `Navamsa`. */
  readonly title: string
  readonly subtitle: string
  /** The sign that a chart with fixed houses has as its first house, from 0 for Aries. */
  readonly firstSign: number
  /** The sign of the lagna; null without a time of birth. */
  readonly lagnaSign: number | null
  /** From Aries on. */
  readonly signs: readonly SquareSign[]
}

/** The content of a picture of charts in squares. */
export interface SquaresContent {
  readonly language: Language
  readonly title: string
  readonly description: string
  /** The name of the birth, then its moment, place and methods. */
  readonly caption: readonly string[]
  readonly charts: readonly SquareChart[]
}
