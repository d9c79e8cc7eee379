import type { YuddhaRule } from '../conditions.ts'
import { type ByPlanet, byPlanet } from '../dignity.ts'

/** The books whose rules a strength follows. */
export const STRENGTH_SCHOOLS = ['parashara', 'raman'] as const
export type StrengthSchool = (typeof STRENGTH_SCHOOLS)[number]

/** Ways to the strength by declination. */
export const AYANA_RULES = ['three_parts', 'six_parts', 'declination'] as const
export type AyanaRule = (typeof AYANA_RULES)[number]

/** Ways to the strength by motion. */
export const CHESHTA_RULES = ['mean_longitudes', 'raman_tables', 'motions'] as const
export type CheshtaRule = (typeof CHESHTA_RULES)[number]

/** Every rule of shadbala in which the books differ. */
export interface StrengthRules {
  readonly school: StrengthSchool
  readonly ayana: AyanaRule
  readonly cheshta: CheshtaRule
  /** Who wins a war of planets. */
  readonly yuddha: YuddhaRule
}

/** The rules that a request names beside the school. Null for the rule of the school. */
type NamedRules = { readonly [Part in Exclude<keyof StrengthRules, 'school'>]?: StrengthRules[Part] | null | undefined }

/** The rules of a school, where a request names no others. */
export const rulesOf = (school: StrengthSchool, { ayana, cheshta, yuddha }: NamedRules = {}): StrengthRules => ({
  school,
  ayana: ayana ?? (school === 'parashara' ? 'three_parts' : 'six_parts'),
  cheshta: cheshta ?? (school === 'parashara' ? 'mean_longitudes' : 'raman_tables'),
  yuddha: yuddha ?? (school === 'parashara' ? 'surya_siddhanta' : 'lesser_longitude'),
})

/** The books of the schools. */
export const SCHOOL_SOURCES: Readonly<Record<StrengthSchool, string>> = {
  parashara: 'Brihat Parashara Hora Shastra 26 to 28',
  raman: 'B. V. Raman, Graha and Bhava Balas',
}

/**
 * What a planet needs in all, in virupas (Brihat Parashara Hora Shastra 27.32-33). Raman has 5 rupas for the Sun instead of 6.5.
 */
export const REQUIRED: Readonly<Record<StrengthSchool, ByPlanet<number>>> = {
  parashara: { Sun: 390, Moon: 360, Mars: 300, Mercury: 420, Jupiter: 390, Venus: 330, Saturn: 300 },
  raman: { Sun: 300, Moon: 360, Mars: 300, Mercury: 420, Jupiter: 390, Venus: 330, Saturn: 300 },
}

/** What a planet needs in parts of its strength, in virupas. */
export interface PartsRequired {
  readonly sthana: number
  readonly dig: number
  readonly cheshta: number
  readonly kala: number
  readonly ayana: number
}

const SUN_MERCURY_JUPITER: PartsRequired = { sthana: 165, dig: 35, cheshta: 50, kala: 112, ayana: 30 }
const MOON_VENUS: PartsRequired = { sthana: 133, dig: 50, cheshta: 30, kala: 100, ayana: 40 }
const MARS_SATURN: PartsRequired = { sthana: 96, dig: 30, cheshta: 40, kala: 67, ayana: 20 }

/** Brihat Parashara Hora Shastra 27.34-36. */
export const PARTS_REQUIRED: ByPlanet<PartsRequired> = {
  Sun: SUN_MERCURY_JUPITER,
  Moon: MOON_VENUS,
  Mars: MARS_SATURN,
  Mercury: SUN_MERCURY_JUPITER,
  Jupiter: SUN_MERCURY_JUPITER,
  Venus: MOON_VENUS,
  Saturn: MARS_SATURN,
}

/** The natural order, weakest first (Brihat Parashara Hora Shastra 27.14). */
const NATURAL_ORDER = ['Saturn', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Moon', 'Sun'] as const

/** The natural strength: sevenths of a rupa. */
export const NAISARGIKA: ByPlanet<number> = byPlanet((planet) => ((NATURAL_ORDER.indexOf(planet) + 1) * 60) / 7)
