import type { NumerologyAlphabetsResponse, NumerologyMethodsResponse } from '../../contract/numerology/registry.ts'
import { ALPHABETS, type AlphabetId } from '../../numerology/alphabets.ts'
import { GRAHAS } from '../../numerology/ank-jyotish.ts'
import { PROFILES, type ProfileId, SYSTEMS, type System } from '../../numerology/profile.ts'
import { CALCULATIONS, type Calculation } from '../../numerology/registry/calculations.ts'
import { POLICIES, type PolicyId } from '../../numerology/registry/policies.ts'
import {
  COMPOUND_POLICIES_OF,
  MASTER_POLICY_OF,
  PROFILE_ENTRIES,
  profilesOf,
} from '../../numerology/registry/profiles.ts'
import { CORPUS_VERSION, EVIDENCE, SOURCES, type Source, type SourceId } from '../../numerology/registry/sources.ts'
import {
  ALPHABET_SOURCES,
  ANK_JYOTISH_SOURCES,
  alphabetsOf,
  REGISTRY_VERSION,
  SOURCE_IDS,
  SYSTEM_ENTRIES,
  supportsOf,
} from '../../numerology/registry.ts'

/** The whole registry, the answer of `GET /api/v1/numerology/methods`. */
export const methodsReply = (): NumerologyMethodsResponse => ({
  registry_version: REGISTRY_VERSION,
  systems: SYSTEMS.map(systemReply),
  content_sources: SOURCE_IDS.map(sourceReply),
  request_discriminator: { property_path: 'method.system', values: [...SYSTEMS] },
  response_discriminator: { property_path: 'data.kind', values: [...SYSTEMS] },
})

/** All tables of letter values. */
export const alphabetsReply = (): NumerologyAlphabetsResponse => ({
  registry_version: REGISTRY_VERSION,
  alphabets: (Object.keys(ALPHABETS) as AlphabetId[]).map((id) => {
    const { script, normalisation, finals, letters } = ALPHABETS[id]
    return {
      id,
      systems: SYSTEMS.filter((system) => alphabetsOf(system).includes(id)),
      script,
      normalisation: [...normalisation],
      finals,
      letters: [...letters],
      source_ids: [...ALPHABET_SOURCES[id]],
    }
  }),
})

type SystemReply = NumerologyMethodsResponse['systems'][number]

function systemReply(system: System): SystemReply {
  const { status, supportedNameScripts, interpretations } = SYSTEM_ENTRIES[system]
  const texts = ['en', 'en-IN'].map((locale) => ({ locale, content: ['text' as const], version: CORPUS_VERSION }))
  return {
    system,
    status,
    ...(system === 'ank_jyotish' && { profile_type: 'explicit_composite_modern' as const }),
    profiles: profilesOf(system).map((id) => profileReply(system, id)),
    calculations: CALCULATIONS[system].map(calculationReply),
    master_policies: [MASTER_POLICY_OF[system]],
    compound_policies: [...COMPOUND_POLICIES_OF[system]],
    alphabet_ids: alphabetsOf(system),
    supported_name_scripts: [...supportedNameScripts],
    interpretation_support: {
      default: 'excluded',
      content_kinds: [...interpretations.contentKinds],
      locales: system === 'ank_jyotish' ? [...texts.map(labelled), ...HINDI] : texts,
      corpus_id: interpretations.corpusId,
      unavailability_policy: 'warning',
      fallback_policy: 'none',
    },
    ...(system === 'ank_jyotish' && ANK_JYOTISH),
  }
}

type Locale = SystemReply['interpretation_support']['locales'][number]

const labelled = ({ content, ...rest }: Locale): Locale => ({ ...rest, content: [...content, 'label'] })
const HINDI = ['hi', 'hi-IN'].map((locale): Locale => ({ locale, content: ['label'], version: CORPUS_VERSION }))

const ANK_JYOTISH = {
  component_sources: {
    moolank: [...ANK_JYOTISH_SOURCES.moolank],
    bhagyank: [...ANK_JYOTISH_SOURCES.bhagyank],
    namank: [...ANK_JYOTISH_SOURCES.namank],
    graha: [...ANK_JYOTISH_SOURCES.graha],
    policies: [...ANK_JYOTISH_SOURCES.policies],
  },
  graha_mapping: Object.fromEntries(
    GRAHAS.map(({ aliases, ...graha }) => [graha.number, { ...graha, aliases: [...aliases] }]),
  ),
}

function profileReply(system: System, id: ProfileId): SystemReply['profiles'][number] {
  const entry = PROFILE_ENTRIES[id]
  return {
    id,
    aliases: [...entry.aliases],
    required_fields: [...entry.requiredFields],
    policy_combinations: COMPOUND_POLICIES_OF[system].map((compound) => ({
      master_policy: MASTER_POLICY_OF[system],
      compound_policy: compound,
    })),
    calculation_slugs: [...entry.calculationSlugs],
    alphabet_id: PROFILES[id].alphabet,
    ...(entry.nameSource && { name_source: entry.nameSource }),
    ...(entry.birthDateBoundary && { birth_date_boundary: entry.birthDateBoundary }),
    ...(entry.calendar && { calendar: entry.calendar }),
    ...(entry.dateDigitOrder && { date_digit_order: entry.dateDigitOrder }),
    ...(entry.oracleCorpusId && { oracle_corpus_id: entry.oracleCorpusId }),
  }
}

const calculationReply = ({
  slug,
  group,
  aliases,
  policies,
  labels,
}: Calculation): SystemReply['calculations'][number] => ({
  slug,
  group,
  aliases: [...aliases],
  method_variance: policies.map(varianceReply),
  ...(labels && { labels }),
})

function varianceReply(id: PolicyId): SystemReply['calculations'][number]['method_variance'][number] {
  const { statement, alternatives, sources, onlyIn } = POLICIES[id]
  return {
    id,
    statement,
    alternatives: [...alternatives],
    source_ids: [...sources],
    settled_by: sources.includes('orrery-decisions') ? 'orrery' : 'sources',
    profile_id: onlyIn ?? null,
  }
}

function sourceReply(id: SourceId): NumerologyMethodsResponse['content_sources'][number] {
  const { type, authorityClass, title, usage, doesNotSupport, url, locator, edition }: Source = SOURCES[id]
  return {
    id,
    type,
    authority_class: authorityClass,
    title,
    usage,
    supports: supportsOf(id),
    does_not_support: [...doesNotSupport],
    ...(url && { url }),
    ...(locator && { locator }),
    ...(EVIDENCE[id] && { evidence: EVIDENCE[id] }),
    ...(edition && { edition }),
  }
}
