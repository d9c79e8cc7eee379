import type { NumerologyProfileRequest } from '../contract/numerology/request.ts'
import { Refusal } from '../platform/errors.ts'
import { selectedName } from './names.ts'
import type { ProfileId, System } from './profile.ts'
import type { MasterPolicy } from './reduce.ts'
import {
  COMPOUND_POLICIES_OF,
  type CompoundPolicy,
  DEFAULT_COMPOUND_POLICY,
  MASTER_POLICY_OF,
  type NameSource,
  PROFILE_NAMES,
} from './registry/profiles.ts'
import type { CivilDate } from './sums.ts'

/** A valid request, read once, with every choice made. Calculation and answer depend on it and on the present day. */
export interface ProfileInput {
  readonly system: System
  readonly profile: ProfileId
  /** The id or the alias in the request. */
  readonly profileRequested: string | null
  readonly masterPolicy: MasterPolicy
  readonly compoundPolicy: CompoundPolicy
  readonly name: ChosenName | null
  readonly birthDate: CivilDate | null
  /** Null in systems without personal cycles. */
  readonly cycleDay: CycleDay | null
  readonly isHindi: boolean
  readonly interpretations: boolean
}

export interface ChosenName {
  readonly source: NameSource
  readonly text: string
  /** Null when the request has none for this name. `text` is the transliteration when it is used. */
  readonly transliteration: { readonly used: boolean; readonly scheme: string | null } | null
}

/** The day of the personal cycles: a date, or the present day in a zone or at a place. */
export type CycleDay =
  | { readonly from: 'reference_date'; readonly date: CivilDate }
  | { readonly from: 'tz_str'; readonly zone: string }
  | { readonly from: 'place'; readonly place: Pick<Subject, 'city' | 'lat' | 'lng'> }

type Subject = NumerologyProfileRequest['subject']

/**
 * The profile, the policies, the name and the day that a request selects. Throws `name_source_conflict` and
 * `policy_combination_unsupported`.
 */
export function profileInput(request: NumerologyProfileRequest): ProfileInput {
  const { method, subject } = request
  const { system, profile, master_policy, compound_policy, name_source } = method
  if (name_source && (system === 'pythagorean' || system === 'chaldean'))
    throw new Refusal('name_source_conflict', {
      field: 'method.name_source',
      message: `No ${system} profile allows name_source: ${system === 'chaldean' ? 'the profile decides which name is read' : 'the name at birth is read'}`,
    })
  const source = selectedName(request)
  const policies = {
    system,
    profile: PROFILE_NAMES[system][profile ?? standardName(system, source)]!,
    masterPolicy: master_policy ?? MASTER_POLICY_OF[system],
    compoundPolicy: compound_policy ?? DEFAULT_COMPOUND_POLICY,
  }
  checkPolicies(policies)
  return {
    ...policies,
    profileRequested: profile ?? null,
    name: source && chosenName(request, source),
    birthDate: subject.birth_date ? civilDate(subject.birth_date) : null,
    cycleDay: cycleDay(request),
    isHindi: subject.locale?.startsWith('hi') ?? false,
    interpretations: request.include_interpretations,
  }
}

const standardName = (system: System, source: NameSource | null): string =>
  system === 'chaldean' ? `${source}_name` : 'standard'

type Policies = Pick<ProfileInput, 'system' | 'profile' | 'masterPolicy' | 'compoundPolicy'>

function checkPolicies({ system, profile, masterPolicy, compoundPolicy }: Policies): void {
  const master = MASTER_POLICY_OF[system]
  const compounds = COMPOUND_POLICIES_OF[system]
  const field =
    masterPolicy !== master ? 'master_policy' : compounds.includes(compoundPolicy) ? null : 'compound_policy'
  if (!field) return
  throw new Refusal('policy_combination_unsupported', {
    field: `method.${field}`,
    message: `${profile} does not allow ${masterPolicy} with ${compoundPolicy}. Allowed: ${master} with ${compounds.join(', ')}`,
  })
}

/** A letter of a script other than Latin. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u

/**
 * The text of the chosen name. A transliteration replaces it, except in kabbalah, and in ank_jyotish only when the name
 * is not Latin.
 */
function chosenName({ method, subject }: NumerologyProfileRequest, source: NameSource): ChosenName | null {
  const original = subject.name?.[source]
  if (!original) return null
  const latin = subject.name?.transliteration?.[source]
  if (!latin) return { source, text: original, transliteration: null }
  const isLatin = subject.name?.script ? subject.name.script === 'Latn' : !NOT_LATIN.test(original)
  const used = method.system === 'kabbalah' ? false : method.system !== 'ank_jyotish' || !isLatin
  const scheme = subject.name?.transliteration?.profile ?? null
  return { source, text: used ? latin : original, transliteration: { used, scheme } }
}

function cycleDay({ method, subject, date_context }: NumerologyProfileRequest): CycleDay | null {
  if (method.system !== 'pythagorean') return null
  if (date_context?.reference_date) return { from: 'reference_date', date: civilDate(date_context.reference_date) }
  const zone = subject.tz_str!
  if (zone.toUpperCase() !== 'AUTO') return { from: 'tz_str', zone }
  const { city, lat, lng } = subject
  return { from: 'place', place: { city, lat, lng } }
}

function civilDate(text: string): CivilDate {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  return { year, month, day }
}
