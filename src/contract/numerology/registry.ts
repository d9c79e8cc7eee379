import { z } from 'zod'
import { SYSTEMS } from '../../numerology/profile.ts'
import { MASTER_POLICIES } from '../../numerology/reduce.ts'
import { COMPOUND_POLICIES, NAME_SOURCES } from '../../numerology/registry/profiles.ts'
import { REGISTRY_VERSION } from '../../numerology/registry.ts'

const Version = z.literal(REGISTRY_VERSION).describe('Changes whenever the registry changes.')
const System = z.enum(SYSTEMS)
const MasterPolicy = z.enum(Object.keys(MASTER_POLICIES) as [keyof typeof MASTER_POLICIES])
const SourceIds = z.array(z.string()).describe('Ids in `content_sources`.')

const Profile = z
  .object({
    id: z.string().describe('Stable: a new definition gets a new id.'),
    aliases: z.array(z.string()).describe('Other names that a request may use.'),
    required_fields: z.array(z.string()).describe('Dotted paths of the request. ` OR ` joins alternatives.'),
    policy_combinations: z.array(z.object({ master_policy: MasterPolicy, compound_policy: z.enum(COMPOUND_POLICIES) })),
    calculation_slugs: z.array(z.string()),
    alphabet_id: z.string().describe('The table of letter values.'),
    name_source: z.enum(NAME_SOURCES).optional(),
    birth_date_boundary: z.literal('civil_midnight').optional(),
    calendar: z.literal('gregory').optional(),
    date_digit_order: z.literal('DDMMYYYY').optional(),
    oracle_corpus_id: z.string().optional(),
  })
  .meta({ id: 'NumerologyProfile' })

const Variance = z
  .object({
    id: z.string(),
    statement: z.string().describe('What this service does.'),
    alternatives: z.array(z.string()).describe('What other authorities do.'),
    source_ids: SourceIds,
    settled_by: z.enum(['sources', 'orrery']).describe('`orrery`: no source decides this; Orrery chose.'),
    profile_id: z.string().nullable().describe('The profile with this choice, if other profiles differ.'),
  })
  .meta({ id: 'NumerologyMethodVariance' })

const Calculation = z
  .object({
    slug: z.string(),
    group: z.enum(['core', 'cycles', 'life', 'name', 'karmic_debts']).describe('Its path in `data`.'),
    aliases: z.array(z.string()),
    method_variance: z.array(Variance),
    labels: z.object({ en: z.string(), hi: z.string() }).optional(),
  })
  .meta({ id: 'NumerologyCalculation' })

const Graha = z
  .object({
    number: z.int(),
    english: z.string(),
    romanization: z.string(),
    iast: z.string(),
    hindi: z.string(),
    aliases: z.array(z.string()),
  })
  .meta({ id: 'NumerologyGraha' })

const SystemEntry = z
  .object({
    system: System,
    status: z.literal('supported'),
    profile_type: z.literal('explicit_composite_modern').optional(),
    profiles: z.array(Profile),
    calculations: z.array(Calculation),
    master_policies: z.array(MasterPolicy),
    compound_policies: z.array(z.enum(COMPOUND_POLICIES)),
    alphabet_ids: z.array(z.string()),
    supported_name_scripts: z.array(z.string()),
    interpretation_support: z.object({
      default: z.literal('excluded').describe('Without `include_interpretations`.'),
      content_kinds: z.array(z.string()),
      locales: z.array(
        z.object({ locale: z.string(), content: z.array(z.enum(['text', 'label'])), version: z.string() }),
      ),
      corpus_id: z.string(),
      unavailability_policy: z.literal('warning').describe('A number without a text gets an entry in `warnings`.'),
      fallback_policy: z.literal('none').describe('A missing text is never replaced by another.'),
    }),
    component_sources: z
      .object({
        moolank: SourceIds,
        bhagyank: SourceIds,
        namank: SourceIds,
        graha: SourceIds,
        policies: SourceIds,
      })
      .optional(),
    graha_mapping: z.record(z.string(), Graha).optional().describe('By number from 1 to 9.'),
  })
  .meta({ id: 'NumerologySystem' })

const ContentSource = z
  .object({
    id: z.string(),
    type: z.enum(['web_page', 'book', 'standard', 'policy', 'corpus']),
    authority_class: z.enum(['author', 'practitioner', 'reference', 'calculator', 'standard', 'orrery']),
    title: z.string(),
    usage: z.string(),
    supports: z.array(z.string()).describe('Parts that cite the source: slugs, ids of policies and of alphabets.'),
    does_not_support: z.array(z.string()).describe('Claims for which the source must not be cited.'),
    url: z.string().optional(),
    locator: z.string().optional(),
    evidence: z.string().optional().describe('Printed values that check this implementation.'),
    edition: z.string().optional(),
  })
  .meta({ id: 'NumerologyContentSource' })

const Discriminator = z.object({ property_path: z.string(), values: z.array(System) })

export const NumerologyMethodsResponse = z
  .object({
    registry_version: Version,
    systems: z.array(SystemEntry).describe('Select by `system`, and profiles by `id`: the order may change.'),
    content_sources: z.array(ContentSource),
    request_discriminator: Discriminator,
    response_discriminator: Discriminator,
  })
  .meta({ id: 'NumerologyMethodsResponse' })
export type NumerologyMethodsResponse = z.output<typeof NumerologyMethodsResponse>

export const NumerologyAlphabetsResponse = z
  .object({
    registry_version: Version,
    alphabets: z.array(
      z
        .object({
          id: z.string(),
          systems: z.array(System),
          script: z.enum(['Latn', 'Hebr']),
          normalisation: z.array(z.string()).describe('Steps that prepare a name, in this order.'),
          finals: z.string().nullable().describe('Values of final letter forms.'),
          letters: z.array(
            z.object({
              letter: z.string(),
              value: z.int(),
              name: z.string().optional().describe('The spelled name whose letters are added.'),
            }),
          ),
          source_ids: SourceIds,
        })
        .meta({ id: 'NumerologyAlphabet' }),
    ),
  })
  .meta({ id: 'NumerologyAlphabetsResponse' })
export type NumerologyAlphabetsResponse = z.output<typeof NumerologyAlphabetsResponse>
