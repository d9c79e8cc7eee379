import type { AspectId } from '../astro/aspect.ts'
import type { Variant } from '../astro/body.ts'
import type { Language } from '../languages/language.ts'

/**
 * The content of a wheel, in degrees and names, without pixels and colours. Longitudes are in [0, 360) of the zodiac of
 * the chart.
 */
export interface WheelContent {
  /** The id of the technique. */
  readonly kind: string
  /** The language of the names and of all words that are drawn. */
  readonly language: Language
  readonly inner: Ring
  /** The second ring of a bi-wheel, outside the first. */
  readonly outer: Ring | null
  readonly aspects: readonly WheelAspect[]
  readonly stars: readonly WheelStar[]
  /** One line for the title of the picture: `Natal chart of Ada`. User text, not yet escaped. */
  readonly title: string
  /** One or two sentences for screen readers. */
  readonly description: string
  /** Captions, one or one for each ring, shown when the caller requests metadata. */
  readonly caption: readonly Caption[]
}

export interface Caption {
  /** The ring that the caption describes. It sets the colour of the first line. Null for a single ring. */
  readonly ring: 'inner' | 'outer' | null
  /** The first is the title. User text, not yet escaped. */
  readonly lines: readonly string[]
}

export interface Ring {
  /** What the ring shows, as in answers: `natal`, `person_a`, `transit`. */
  readonly of: string
  /** Null for a chart that is never beside another. */
  readonly names: RingNames | null
  readonly points: readonly WheelPoint[]
  /** Twelve cusps, or 36 Gauquelin sectors; null without a birth time. */
  readonly cusps: readonly number[] | null
  readonly angles: Readonly<Record<'asc' | 'mc' | 'ic' | 'dc' | 'vertex', number>> | null
}

/** A ring in words, in the language of the wheel. */
export interface RingNames {
  /** In a sentence: `the solar return`. */
  readonly spoken: string
  /** Above a column: `Solar return`. */
  readonly heading: string
}

export interface WheelPoint {
  /** The id as in replies: `sun`, `north_node`, `lilith`, `asc`, `part_of_fortune`. */
  readonly id: string
  readonly name: string
  readonly variant: Variant | null
  readonly longitude: number
  readonly retrograde: boolean
  /** Which way a stationary body turns; null while it moves. */
  readonly station: 'retrograde' | 'direct' | null
  readonly house: number | null
}

export interface WheelAspect {
  readonly from: WheelEnd
  readonly to: WheelEnd
  readonly type: AspectId
  /** The orb and the largest allowed orb, in degrees. */
  readonly orb: number
  readonly orbMax: number
  readonly applying: boolean
}

/** An end of an aspect. A ring may show a point in both variants. */
export interface WheelEnd extends Pick<WheelPoint, 'id' | 'variant'> {
  readonly ring: 'inner' | 'outer'
}

export interface WheelStar {
  readonly id: string
  readonly name: string
  readonly longitude: number
}

/** The other ring of a bi-wheel. */
export const OTHER_RING = { inner: 'outer', outer: 'inner' } as const

/** Without a birth time a ring has no cusps. */
export const isTimed = ({ cusps }: Pick<Ring, 'cusps'>): boolean => cusps !== null

/** Whether the minutes of a point are known. Without a birth time the Moon may be seven degrees away. */
export const hasMinutes = ({ id }: Pick<WheelPoint, 'id'>, withTime: boolean): boolean => withTime || id !== 'moon'
