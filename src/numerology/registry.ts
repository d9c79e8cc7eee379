import type { AlphabetId } from './alphabets.ts'
import { PROFILES, type ProfileId, SYSTEMS, type System } from './profile.ts'
import { CALCULATIONS, type Calculation } from './registry/calculations.ts'
import { POLICIES, type PolicyId } from './registry/policies.ts'
import { PROFILE_ENTRIES, profilesOf } from './registry/profiles.ts'
import { SOURCES, type SourceId } from './registry/sources.ts'

/** The version of the registry. Clients fetch the registry again when it changes. */
export const REGISTRY_VERSION = '2026-07'

export interface SystemEntry {
  readonly status: 'supported'
  readonly supportedNameScripts: readonly string[]
  readonly interpretations: { readonly contentKinds: readonly string[]; readonly corpusId: SourceId }
}

const LATIN = ['Latn', 'non-Latn with caller-supplied Latin transliteration'] as const

/** The registry entry of each system without its profiles and calculations. */
export const SYSTEM_ENTRIES: Readonly<Record<System, SystemEntry>> = {
  pythagorean: {
    status: 'supported',
    supportedNameScripts: LATIN,
    interpretations: { contentKinds: ['number'], corpusId: 'orrery-pythagorean-texts-v1' },
  },
  chaldean: {
    status: 'supported',
    supportedNameScripts: LATIN,
    interpretations: { contentKinds: ['compound', 'root'], corpusId: 'orrery-chaldean-texts-v1' },
  },
  kabbalah: {
    status: 'supported',
    supportedNameScripts: ['Hebr'],
    interpretations: { contentKinds: ['reduced_value'], corpusId: 'orrery-kabbalah-texts-v1' },
  },
  ank_jyotish: {
    status: 'supported',
    supportedNameScripts: LATIN,
    interpretations: { contentKinds: ['number', 'label'], corpusId: 'orrery-ank-jyotish-texts-v1' },
  },
}

/** The sources of each table of letter values. */
export const ALPHABET_SOURCES: Readonly<Record<AlphabetId, readonly SourceId[]>> = {
  'pythagorean-latin-a-z-cyclic-1-9-v1': [
    'numeropaths-methods',
    'numerologia-mathematics-of-names',
    'astrology-com-hidden-passion',
  ],
  'chaldean-cheiro-latin-a-z-1-8-v1': [
    'cheiro-book-of-numbers',
    'numrolab-chaldean-chart',
    'aboutnumerology-chaldean-values',
    'mahajyotish-name-numerology',
  ],
  'hebrew-gematria-hechrechi-v1': ['walkingonfire-gematria', 'hitchhikersguide-four-methods', '13petals-gematria'],
  'hebrew-gematria-siduri-v1': ['walkingonfire-gematria', 'hitchhikersguide-four-methods'],
  'hebrew-gematria-katan-v1': ['walkingonfire-gematria', 'hitchhikersguide-four-methods'],
  'hebrew-millui-alef-names-v1': ['inner-gematria', 'ramchal-milui', 'biblecodeyeshua-letters', 'orrery-decisions'],
}

/** The alphabets of the profiles of a system. */
export const alphabetsOf = (system: System): AlphabetId[] => [
  ...new Set(profilesOf(system).map((id) => PROFILES[id].alphabet)),
]

/** The sources of each part of Ank Jyotish. */
export const ANK_JYOTISH_SOURCES = {
  moolank: ['ankjyotish-learn', 'free-calculators-report'],
  bhagyank: ['ankjyotish-learn', 'ananyatyagi-numerology', 'imageflipfree-chaldean'],
  namank: ['mahajyotish-name-numerology', 'daanyam-namank', 'jainqq-name-numbers'],
  graha: ['free-calculators-report', 'mahajyotish-name-numerology', 'daanyam-namank'],
  policies: ['ankjyotish-learn', 'daanyam-namank', 'orrery-decisions'],
} as const satisfies Readonly<Record<string, readonly SourceId[]>>

/** The calculations of a profile. */
export const calculationsOf = (profile: ProfileId): readonly Calculation[] =>
  CALCULATIONS[PROFILES[profile].system].filter(({ slug }) => PROFILE_ENTRIES[profile].calculationSlugs.includes(slug))

/** The policies of a calculation in a profile. */
export const policiesOf = ({ policies }: Calculation, profile: ProfileId): PolicyId[] =>
  policies.filter((id) => (POLICIES[id].onlyIn ?? profile) === profile)

/** The sources of a profile: those of its policies and of its alphabet. */
export const sourcesOfProfile = (profile: ProfileId): readonly SourceId[] => PROFILE_SOURCES[profile]

const sourcesOf = (policies: readonly PolicyId[]): readonly SourceId[] => policies.flatMap((id) => POLICIES[id].sources)

const PROFILE_SOURCES = Object.fromEntries(
  (Object.keys(PROFILES) as ProfileId[]).map((id) => [
    id,
    [
      ...new Set([
        ...calculationsOf(id).flatMap((each) => sourcesOf(policiesOf(each, id))),
        ...ALPHABET_SOURCES[PROFILES[id].alphabet],
      ]),
    ].sort(),
  ]),
) as unknown as Readonly<Record<ProfileId, readonly SourceId[]>>

/** The parts of the registry that cite a source: slugs, policies, alphabets and others. */
export const supportsOf = (source: SourceId): string[] =>
  CITATIONS.filter(([, cited]) => cited.includes(source)).map(([id]) => id)

/** The parts of the registry with citations, and their sources. */
const CITATIONS: readonly (readonly [id: string, cited: readonly SourceId[]])[] = [
  ...Object.values(CALCULATIONS).flatMap((list) => list.map((each) => [each.slug, sourcesOf(each.policies)] as const)),
  ...Object.entries(POLICIES).map(([id, { sources }]) => [id, sources] as const),
  ...(Object.keys(ALPHABET_SOURCES) as AlphabetId[]).map((id) => [id, ALPHABET_SOURCES[id]] as const),
  ...SYSTEMS.map(
    (system: System) => [interpretationsId(system), [SYSTEM_ENTRIES[system].interpretations.corpusId]] as const,
  ),
  ['graha_mapping', ANK_JYOTISH_SOURCES.graha],
]

/** The name of a system's texts in `supports`. */
function interpretationsId(system: System): string {
  return `${system}.interpretations`
}

/** Every source by its id. */
export const SOURCE_IDS = Object.keys(SOURCES) as SourceId[]
