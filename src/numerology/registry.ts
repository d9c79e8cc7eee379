import type { AlphabetId } from './alphabets.ts'
import { PROFILES, type ProfileId, SYSTEMS, type System } from './profile.ts'
import { CALCULATIONS, type Calculation } from './registry/calculations.ts'
import { POLICIES, type PolicyId } from './registry/policies.ts'
import { PROFILE_ENTRIES } from './registry/profiles.ts'
import { SOURCES, type SourceId } from './registry/sources.ts'
import { ALPHABET_SOURCES, ANK_JYOTISH_SOURCES, SYSTEM_ENTRIES } from './registry/systems.ts'

/** The version of the registry. Clients fetch the registry again when it changes. */
export const REGISTRY_VERSION = '2026-07'

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
export function interpretationsId(system: System): string {
  return `${system}.interpretations`
}

/** Every source by its id. */
export const SOURCE_IDS = Object.keys(SOURCES) as SourceId[]
