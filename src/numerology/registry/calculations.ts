import { ANK_JYOTISH_LABELS_HI } from '../ank-jyotish.ts'
import type { PythagoreanSlug, System } from '../profile.ts'
import type { PolicyId } from './policies.ts'

export type Group = 'core' | 'cycles' | 'life' | 'name' | 'karmic_debts'

export type CalculationSlug =
  | PythagoreanSlug
  | 'chaldean_name_number'
  | 'gematria_hechrechi'
  | 'gematria_siduri'
  | 'gematria_katan'
  | 'gematria_katan_mispari'
  | 'gematria_millui_alef'
  | 'gematria_millui_alef_reduced'
  | 'moolank'
  | 'bhagyank'
  | 'namank'

export interface Calculation {
  readonly slug: CalculationSlug
  /** The path of the result in `data`. */
  readonly group: Group
  readonly aliases: readonly string[]
  /** The choices of method behind the calculation. The profile decides among variants of one choice. */
  readonly policies: readonly PolicyId[]
  readonly labels?: { readonly en: string; readonly hi: string }
}

const calculation = (
  group: Group,
  slug: CalculationSlug,
  policies: readonly PolicyId[],
  ...aliases: readonly string[]
): Calculation => ({ slug, group, aliases, policies })

const MASTERS = 'masters-in-core-and-pinnacles'
const DEBTS = 'karmic-debt-before-the-digit'
const NAME_SUMS = ['name-words-then-sum', 'name-letters-in-one-total', 'latin-names-by-unicode'] as const
const YEARS = ['year-by-calendar', MASTERS] as const
const GEMATRIA = ['gematria-by-letter-values', 'final-letters-as-base', 'hebrew-names-by-unicode'] as const
const ANK_DATES = ['ank-reduce-all', 'navagraha-rulers', 'day-from-civil-midnight', 'gregorian-birth-date'] as const

const HINDI = ANK_JYOTISH_LABELS_HI.calculations

/** Every calculation by its system, in the order of its group. */
export const CALCULATIONS: Readonly<Record<System, readonly Calculation[]>> = {
  pythagorean: [
    calculation('core', 'life_path', [
      'life-path-by-components',
      'life-path-by-all-digits',
      MASTERS,
      DEBTS,
      'gregorian-birth-date',
    ]),
    calculation('core', 'birthday', ['birthday-by-day', MASTERS, DEBTS]),
    calculation('core', 'expression', [...NAME_SUMS, MASTERS, DEBTS], 'destiny'),
    calculation('core', 'soul_urge', [...NAME_SUMS, 'y-always-consonant', MASTERS, DEBTS], 'hearts_desire'),
    calculation('core', 'personality', [...NAME_SUMS, 'y-always-consonant', MASTERS, DEBTS]),
    calculation('core', 'maturity', ['maturity-by-two-numbers', MASTERS]),
    calculation('cycles', 'personal_year', ['personal-year-by-components', 'personal-year-by-all-digits', ...YEARS]),
    calculation('cycles', 'personal_month', YEARS),
    calculation('cycles', 'personal_day', YEARS),
    calculation('life', 'life_cycles', ['life-cycles-by-pinnacle-ages', MASTERS], 'period_cycles'),
    calculation('life', 'pinnacles', ['pinnacle-ages-from-36', MASTERS]),
    calculation('life', 'challenges', ['challenges-by-differences', MASTERS]),
    calculation('name', 'balance', ['balance-by-initials', 'latin-names-by-unicode']),
    calculation('name', 'subconscious_self', ['subconscious-self-by-digits', 'latin-names-by-unicode']),
    calculation('name', 'hidden_passion', ['hidden-passion-with-ties', 'latin-names-by-unicode']),
    calculation('name', 'karmic_lessons', ['karmic-lessons-by-absence', 'latin-names-by-unicode']),
    calculation('karmic_debts', 'karmic_debts', [DEBTS]),
  ],
  chaldean: [
    calculation(
      'core',
      'chaldean_name_number',
      [
        'compound-by-units',
        'compound-meanings-to-52',
        'name-basis-by-profile',
        'chaldean-reduce-all',
        'latin-names-by-unicode',
      ],
      'compound_name_number',
    ),
  ],
  kabbalah: [
    calculation('core', 'gematria_hechrechi', GEMATRIA, 'standard'),
    calculation('core', 'gematria_siduri', GEMATRIA, 'ordinal'),
    calculation('core', 'gematria_katan', GEMATRIA, 'reduced_letters'),
    calculation('core', 'gematria_katan_mispari', [...GEMATRIA, 'reduced-total-of-standard'], 'reduced_total'),
    calculation('core', 'gematria_millui_alef', [...GEMATRIA, 'millui-with-alef'], 'full_letter_names'),
    calculation('core', 'gematria_millui_alef_reduced', [...GEMATRIA, 'millui-with-alef'], 'full_letter_names_reduced'),
  ],
  ank_jyotish: [
    {
      ...calculation('core', 'moolank', ['moolank-by-day', ...ANK_DATES], 'mulank'),
      labels: { en: 'Moolank', hi: HINDI.moolank },
    },
    {
      ...calculation('core', 'bhagyank', ['bhagyank-by-all-digits', ...ANK_DATES]),
      labels: { en: 'Bhagyank', hi: HINDI.bhagyank },
    },
    {
      ...calculation('core', 'namank', [
        'namank-by-cheiro-values',
        'ank-reduce-all',
        'navagraha-rulers',
        'latin-names-by-unicode',
      ]),
      labels: { en: 'Namank', hi: HINDI.namank },
    },
  ],
}
