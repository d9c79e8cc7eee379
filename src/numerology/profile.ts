import type { AlphabetId } from './alphabets.ts'
import type { AnkJyotishCalculations } from './ank-jyotish.ts'
import type { NumberResult, Step } from './reduce.ts'
import type { CivilDate } from './sums.ts'

export const SYSTEMS = ['pythagorean', 'chaldean', 'kabbalah', 'ank_jyotish'] as const
export type System = (typeof SYSTEMS)[number]

/** The profiles with their system and alphabet. */
export const PROFILES = {
  'pythagorean-component-preserve-core-v1': {
    system: 'pythagorean',
    alphabet: 'pythagorean-latin-a-z-cyclic-1-9-v1',
  },
  'pythagorean-raw-date-preserve-core-v1': {
    system: 'pythagorean',
    alphabet: 'pythagorean-latin-a-z-cyclic-1-9-v1',
  },
  'chaldean-cheiro-current-name-v1': { system: 'chaldean', alphabet: 'chaldean-cheiro-latin-a-z-1-8-v1' },
  'chaldean-cheiro-birth-name-v1': { system: 'chaldean', alphabet: 'chaldean-cheiro-latin-a-z-1-8-v1' },
  'kabbalah-gematria-hechrechi-v1': { system: 'kabbalah', alphabet: 'hebrew-gematria-hechrechi-v1' },
  'kabbalah-gematria-siduri-v1': { system: 'kabbalah', alphabet: 'hebrew-gematria-siduri-v1' },
  'kabbalah-gematria-katan-v1': { system: 'kabbalah', alphabet: 'hebrew-gematria-katan-v1' },
  'kabbalah-gematria-katan-mispari-v1': { system: 'kabbalah', alphabet: 'hebrew-gematria-hechrechi-v1' },
  'kabbalah-gematria-millui-alef-v1': { system: 'kabbalah', alphabet: 'hebrew-millui-alef-names-v1' },
  'kabbalah-gematria-millui-alef-reduced-v1': { system: 'kabbalah', alphabet: 'hebrew-millui-alef-names-v1' },
  'ank-jyotish-civil-cheiro-navagraha-reduce-all-v1': {
    system: 'ank_jyotish',
    alphabet: 'chaldean-cheiro-latin-a-z-1-8-v1',
  },
} as const satisfies Record<string, { readonly system: System; readonly alphabet: AlphabetId }>

export type ProfileId = keyof typeof PROFILES
export type ProfileOf<S extends System> = {
  [Id in ProfileId]: (typeof PROFILES)[Id]['system'] extends S ? Id : never
}[ProfileId]

/** The input of a profile. `name` is the selected name in the script of the profile's alphabet. */
export type ProfileRequest =
  | {
      readonly system: 'pythagorean'
      readonly profile: ProfileOf<'pythagorean'>
      readonly birthDate: CivilDate
      readonly name?: string | undefined
      readonly referenceDate?: CivilDate | undefined
    }
  | { readonly system: 'chaldean'; readonly profile: ProfileOf<'chaldean'>; readonly name: string }
  | { readonly system: 'kabbalah'; readonly profile: ProfileOf<'kabbalah'>; readonly name: string }
  | {
      readonly system: 'ank_jyotish'
      readonly profile: ProfileOf<'ank_jyotish'>
      readonly birthDate: CivilDate
      readonly name: string
    }

/** A calculated profile, or the problem with the name. */
export type ProfileOutcome =
  | { readonly ok: true; readonly result: ProfileResult }
  | { readonly ok: false; readonly fault: NameFault }

export type ProfileResult = PythagoreanResult | ChaldeanResult | KabbalahResult | AnkJyotishResult

/** The reason why a name cannot be counted. `letters` are missing in the alphabet, each listed once. */
export type NameFault =
  | { readonly kind: 'no_letters' }
  | { readonly kind: 'unsupported_letters'; readonly letters: readonly string[] }

/** A name as counted: its words in letters of the alphabet, and the ignored characters, each once. */
export interface NameReading {
  readonly words: readonly string[]
  readonly ignored: readonly string[]
}

export const PYTHAGOREAN_SLUGS = [
  'life_path',
  'birthday',
  'expression',
  'soul_urge',
  'personality',
  'maturity',
  'personal_year',
  'personal_month',
  'personal_day',
  'life_cycles',
  'pinnacles',
  'challenges',
  'balance',
  'subconscious_self',
  'hidden_passion',
  'karmic_lessons',
  'karmic_debts',
] as const
export type PythagoreanSlug = (typeof PYTHAGOREAN_SLUGS)[number]

export interface PythagoreanResult {
  readonly kind: 'pythagorean'
  /** Null without a name. */
  readonly name: NameReading | null
  readonly calculations: PythagoreanCalculations
}

/**
 * Numbers by slug. Numbers of the name are absent without a name, personal numbers without a reference date. A number
 * without letters in the name says so.
 */
export interface PythagoreanCalculations {
  readonly life_path: NumberResult
  readonly birthday: NumberResult
  readonly expression?: NumberResult
  readonly soul_urge?: NumberResult | Uncounted
  readonly personality?: NumberResult | Uncounted
  readonly maturity?: NumberResult
  readonly personal_year?: NumberResult
  readonly personal_month?: NumberResult
  readonly personal_day?: NumberResult
  readonly life_cycles: readonly Period[]
  readonly pinnacles: readonly Period[]
  readonly challenges: readonly Challenge[]
  readonly balance?: NumberResult
  readonly subconscious_self?: NumberResult
  readonly hidden_passion?: HiddenPassion
  readonly karmic_lessons?: DigitsResult
  readonly karmic_debts: readonly KarmicDebt[]
}

/** A number for which the name has no letters. */
export interface Uncounted {
  readonly value: null
  readonly reason: 'no_vowels' | 'no_consonants'
}

/** A number for a range of ages in completed years, both ends included. */
export interface Period {
  readonly ordinal: number
  readonly fromAge: number
  /** Null for the last one, which has no end. */
  readonly toAge: number | null
  readonly number: NumberResult
}

export interface Challenge {
  readonly ordinal: number
  /** Four challenges. The third is the main one. */
  readonly isMain: boolean
  readonly number: NumberResult
}

/** Digits in ascending order. */
export interface DigitsResult {
  readonly digits: readonly number[]
  readonly trace: readonly Step[]
}

/** The most frequent digits of the letters; several in a tie. */
export interface HiddenPassion extends DigitsResult {
  /** The number of letters with each of these digits. */
  readonly count: number
}

/** The calculations that look for karmic debts. */
export const DEBT_SLUGS = ['life_path', 'birthday', 'expression', 'soul_urge', 'personality'] as const

export interface KarmicDebt {
  readonly debt: number
  readonly metIn: (typeof DEBT_SLUGS)[number]
}

/** A word of a name, its sum and the reduced sum. */
export interface WordTotal {
  readonly word: string
  readonly total: number
  /** The total reduced to one digit. */
  readonly unit: number
}

export interface ChaldeanResult {
  readonly kind: 'chaldean'
  readonly name: NameReading
  readonly words: readonly WordTotal[]
  /**
   * Cheiro's sum: the sum of the words' digits, or the total of a single word. It equals `number.compound` unless it is a
   * single digit.
   */
  readonly unitSum: number
  /** The sum of all letters of all words. */
  readonly grandTotal: number
  /** The number from 10 to 52 with the meaning of the compound (33 has that of 24); null where Cheiro has none. */
  readonly meaning: number | null
  /** The root. Its compound is Cheiro's sum. */
  readonly number: NumberResult
}

export interface KabbalahResult {
  readonly kind: 'kabbalah'
  readonly name: NameReading
  readonly words: readonly WordTotal[]
  /** The sum of all words before reduction. */
  readonly total: number
  readonly number: NumberResult
}

export interface AnkJyotishResult {
  readonly kind: 'ank_jyotish'
  readonly name: NameReading
  readonly calculations: AnkJyotishCalculations
}
