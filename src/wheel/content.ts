import type { AspectId } from '../astro/aspect.ts'

/**
 * What a wheel shows, in degrees and names; nothing here knows of pixels or colours. Longitudes lie in [0, 360) of the
 * zodiac that the chart is cast in.
 */
export interface WheelContent {
  readonly kind: WheelKind
  readonly inner: Ring
  /** The second ring of a bi-wheel, outside the first. */
  readonly outer: Ring | null
  readonly aspects: readonly WheelAspect[]
  readonly stars: readonly WheelStar[]
  /** One line for the title of the picture: `Natal chart of Ada`. User text, not yet escaped. */
  readonly title: string
  /** One or two sentences for those who hear the picture. */
  readonly description: string
  /** Shown when the caller asks for metadata: one, or one for each ring. */
  readonly caption: readonly Caption[]
}

export interface Caption {
  /** The ring that it tells of, in whose colour its first line is written; null when there is but one. */
  readonly ring: 'inner' | 'outer' | null
  /** The first is the title. User text, not yet escaped. */
  readonly lines: readonly string[]
}

export const WHEEL_KINDS = ['natal', 'transits', 'solar_return', 'progressions', 'composite', 'synastry'] as const
export type WheelKind = (typeof WHEEL_KINDS)[number]

export interface Ring {
  /** What the ring is of, for tooltips: `natal`, `transit`, `return`, `progressed`, `composite`, `person_a`, `person_b`. */
  readonly of: string
  readonly points: readonly WheelPoint[]
  /** Twelve cusps, or 36 Gauquelin sectors; null without a time of birth. */
  readonly cusps: readonly number[] | null
  readonly angles: Readonly<Record<'asc' | 'mc' | 'ic' | 'dc' | 'vertex', number>> | null
}

export interface WheelPoint {
  /** As in answers: `sun`, `north_node`, `lilith`, `asc`, `part_of_fortune`. */
  readonly id: string
  readonly name: string
  readonly variant: 'mean' | 'true' | null
  readonly longitude: number
  readonly retrograde: boolean
  readonly house: number | null
}

export interface WheelAspect {
  readonly from: WheelEnd
  readonly to: WheelEnd
  readonly type: AspectId
  /** Degrees from exact, and the most that counts. */
  readonly orb: number
  readonly orbMax: number
  readonly applying: boolean
}

/** What an aspect ends at; a ring may show a point in both variants. */
export interface WheelEnd extends Pick<WheelPoint, 'id' | 'variant'> {
  readonly ring: 'inner' | 'outer'
}

export interface WheelStar {
  readonly id: string
  readonly name: string
  readonly longitude: number
}
