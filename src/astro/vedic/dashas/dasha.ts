import { DAY_MS, SECOND_MS } from '../../civil.ts'
import type { LordCycle } from '../../periods.ts'
import type { SIGNS } from '../../sign.ts'
import type { Graha } from '../names.ts'

/** The lord of a period: a graha, or in a dasha of signs the name of a sign. */
export type DashaLord = Graha | (typeof SIGNS)[number]['name']

/** The days of a year of dashas. The savana year has twelve months of thirty days. */
export const DASHA_YEARS = {
  sidereal: 365.256364,
  julian: 365.25,
  tropical: 365.242199,
  savana: 360,
} as const
export type DashaYear = keyof typeof DASHA_YEARS

export const dashaYearMs = (year: DashaYear): number => DASHA_YEARS[year] * DAY_MS

/** The names of the levels, from the periods of the cycle on. */
export const DASHA_LEVELS = ['Mahadasha', 'Antardasha', 'Pratyantardasha', 'Sookshma', 'Prana'] as const

/** Whether the parts of a period begin with its own lord or with the next one. Then its own lord is the last. */
export const FIRST_PARTS = ['own', 'next'] as const
export type FirstPart = (typeof FIRST_PARTS)[number]

/** Sidereal longitudes of a chart, in degrees. */
export interface DashaChart {
  readonly longitudes: Readonly<Record<Graha, number>>
  /** Null without a time of birth. */
  readonly ascendant: number | null
}

/** How dashas are counted from a birth. */
export interface DashaRules {
  readonly birthMs: number
  readonly yearMs: number
  readonly firstPart: FirstPart
  readonly ashtottariArcs: AshtottariArcs
}

/** How Saturn’s arc of the Ashtottari dasha is divided: into four nakshatras with Abhijit, or equally. */
export const ASHTOTTARI_ARCS = ['abhijit', 'equal'] as const
export type AshtottariArcs = (typeof ASHTOTTARI_ARCS)[number]

/** The dashas of a birth. */
export interface DashaCycle {
  readonly cycle: LordCycle<DashaLord>
  /** The years of the first dasha, with those that have elapsed at birth. */
  readonly first: { readonly lord: DashaLord; readonly years: number; readonly elapsedYears: number }
}

/** A system of dashas. */
export interface DashaSystem {
  /** The levels for which its sources give a rule. */
  readonly levels: number
  readonly firstPart: FirstPart
  /** Whether its sources differ about the first part. */
  readonly hasFirstPart: boolean
  readonly needsLagna: boolean
  /** The rule in a sentence. */
  readonly rule: string
  readonly source: string
  /** Null if the chart has no lagna and the system needs one. */
  readonly dashas: (chart: DashaChart, rules: DashaRules) => DashaCycle | null
}

/** Periods are shown in whole seconds. */
export const wholeSeconds = (ms: number): number => Math.round(ms / SECOND_MS) * SECOND_MS
