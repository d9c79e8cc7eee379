import { PROFILES, type ProfileId, PYTHAGOREAN_SLUGS, SYSTEMS, type System } from '../profile.ts'
import type { MasterPolicy } from '../reduce.ts'
import type { CalculationSlug } from './calculations.ts'

export const COMPOUND_POLICIES = ['root_only', 'compound_and_root', 'full_trace'] as const
/** How much evidence of a number an answer has. */
export type CompoundPolicy = (typeof COMPOUND_POLICIES)[number]

export const NAME_SOURCES = ['birth', 'current'] as const
export type NameSource = (typeof NAME_SOURCES)[number]

/** The default amount of evidence. */
export const DEFAULT_COMPOUND_POLICY = 'full_trace' satisfies CompoundPolicy

/** The one master policy of each system. */
export const MASTER_POLICY_OF = {
  pythagorean: 'preserve_core_11_22_33',
  chaldean: 'reduce_all',
  kabbalah: 'not_applicable',
  ank_jyotish: 'reduce_all',
} as const satisfies Record<System, MasterPolicy>

/** Numbers of these systems are always shown with their compound. */
const WITH_COMPOUND = ['compound_and_root', 'full_trace'] as const
export const COMPOUND_POLICIES_OF: Readonly<Record<System, readonly CompoundPolicy[]>> = {
  pythagorean: COMPOUND_POLICIES,
  chaldean: WITH_COMPOUND,
  kabbalah: WITH_COMPOUND,
  ank_jyotish: WITH_COMPOUND,
}

export interface ProfileEntry {
  /** Other names that a request may use. */
  readonly aliases: readonly string[]
  /** Dotted paths of the request. ` OR ` joins alternatives. */
  readonly requiredFields: readonly string[]
  readonly calculationSlugs: readonly CalculationSlug[]
  /** The name that the profile reads, if it is always the same one. */
  readonly nameSource?: NameSource
  readonly birthDateBoundary?: 'civil_midnight'
  readonly calendar?: 'gregory'
  readonly dateDigitOrder?: 'DDMMYYYY'
  readonly oracleCorpusId?: string
}

const ANY_NAME = 'subject.name.birth OR subject.name.current'

const pythagorean = (alias: string): ProfileEntry => ({
  aliases: [alias],
  requiredFields: ['subject.birth_date', 'date_context.reference_date OR subject.tz_str'],
  calculationSlugs: PYTHAGOREAN_SLUGS,
})

const chaldean = (nameSource: NameSource): ProfileEntry => ({
  aliases: [`${nameSource}_name`],
  requiredFields: [`subject.name.${nameSource}`],
  calculationSlugs: ['chaldean_name_number'],
  nameSource,
})

const kabbalah = (alias: string, slug: CalculationSlug): ProfileEntry => ({
  aliases: [alias],
  requiredFields: [ANY_NAME],
  calculationSlugs: [slug],
})

/** The registry entry of each profile, by its id. */
export const PROFILE_ENTRIES: Readonly<Record<ProfileId, ProfileEntry>> = {
  'pythagorean-component-preserve-core-v1': pythagorean('standard'),
  'pythagorean-raw-date-preserve-core-v1': pythagorean('raw_date'),
  'chaldean-cheiro-current-name-v1': chaldean('current'),
  'chaldean-cheiro-birth-name-v1': chaldean('birth'),
  'kabbalah-gematria-hechrechi-v1': kabbalah('standard', 'gematria_hechrechi'),
  'kabbalah-gematria-siduri-v1': kabbalah('ordinal', 'gematria_siduri'),
  'kabbalah-gematria-katan-v1': kabbalah('reduced_letters', 'gematria_katan'),
  'kabbalah-gematria-katan-mispari-v1': kabbalah('reduced_total', 'gematria_katan_mispari'),
  'kabbalah-gematria-millui-alef-v1': kabbalah('full_letter_names', 'gematria_millui_alef'),
  'kabbalah-gematria-millui-alef-reduced-v1': kabbalah('full_letter_names_reduced', 'gematria_millui_alef_reduced'),
  'ank-jyotish-civil-cheiro-navagraha-reduce-all-v1': {
    aliases: ['standard'],
    requiredFields: ['subject.birth_date', ANY_NAME],
    calculationSlugs: ['moolank', 'bhagyank', 'namank'],
    birthDateBoundary: 'civil_midnight',
    calendar: 'gregory',
    dateDigitOrder: 'DDMMYYYY',
    oracleCorpusId: 'orrery-ank-jyotish-texts-v1',
  },
}

/** The ids of the profiles of a system. A standard profile comes first. */
export const profilesOf = (system: System): ProfileId[] =>
  (Object.keys(PROFILES) as ProfileId[]).filter((id) => PROFILES[id].system === system)

/** The ids and aliases of a system's profiles, each with its id. */
export const PROFILE_NAMES = Object.fromEntries(
  SYSTEMS.map((system) => [
    system,
    Object.fromEntries(
      profilesOf(system).flatMap((id) => [id, ...PROFILE_ENTRIES[id].aliases].map((name) => [name, id])),
    ),
  ]),
) as Readonly<Record<System, Readonly<Record<string, ProfileId>>>>
