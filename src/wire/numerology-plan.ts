import type { NumerologyProfileRequest } from '../contract/numerology.ts'
import { selectedName } from '../contract/numerology-rules.ts'
import { Refusal } from '../errors.ts'
import type { CivilDate, ProfileId, ProfileOf, ProfileRequest, System } from '../numerology/profile.ts'
import type { MasterPolicy } from '../numerology/reduce.ts'
import {
  COMPOUND_POLICIES_OF,
  type CompoundPolicy,
  DEFAULT_COMPOUND_POLICY,
  MASTER_POLICY_OF,
  type NameSource,
  PROFILE_NAMES,
} from '../numerology/registry/profiles.ts'

/** A request with every choice made. */
export interface ProfilePlan {
  readonly system: System
  readonly profile: ProfileId
  readonly masterPolicy: MasterPolicy
  readonly compoundPolicy: CompoundPolicy
  readonly name: ChosenName | null
}

export interface ChosenName {
  readonly source: NameSource
  readonly text: string
  /** Whether `text` is the transliteration; null where none was given. */
  readonly transliterated: boolean | null
}

/**
 * The profile, the policies and the name that a request selects. Throws `name_source_conflict` and
 * `policy_combination_unsupported`.
 */
export function profilePlan(request: NumerologyProfileRequest): ProfilePlan {
  const { system, profile, master_policy, compound_policy, name_source } = request.method
  if (name_source && (system === 'pythagorean' || system === 'chaldean'))
    throw new Refusal('name_source_conflict', {
      field: 'method.name_source',
      message: `No ${system} profile takes name_source: ${system === 'chaldean' ? 'the profile itself says which name is read' : 'the name at birth is read'}`,
    })
  const source = selectedName(request)
  const plan = {
    system,
    profile: PROFILE_NAMES[system][profile ?? standardName(system, source)]!,
    masterPolicy: master_policy ?? MASTER_POLICY_OF[system],
    compoundPolicy: compound_policy ?? DEFAULT_COMPOUND_POLICY,
  }
  checkPolicies(plan)
  return { ...plan, name: source && chosenName(request, source) }
}

const standardName = (system: System, source: NameSource | null): string =>
  system === 'chaldean' ? `${source}_name` : 'standard'

function checkPolicies({ system, profile, masterPolicy, compoundPolicy }: Omit<ProfilePlan, 'name'>): void {
  const [master, compounds] = [MASTER_POLICY_OF[system], COMPOUND_POLICIES_OF[system]]
  const field =
    masterPolicy !== master ? 'master_policy' : compounds.includes(compoundPolicy) ? null : 'compound_policy'
  if (!field) return
  throw new Refusal('policy_combination_unsupported', {
    field: `method.${field}`,
    message: `${profile} does not have ${masterPolicy} with ${compoundPolicy}. Allowed: ${master} with ${compounds.join(', ')}`,
  })
}

/** A letter of a script other than Latin. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u

/**
 * The text to be read of the chosen name. A transliteration replaces it; in ank_jyotish not that of a Latin name, and in
 * kabbalah never.
 */
function chosenName({ method, subject }: NumerologyProfileRequest, source: NameSource): ChosenName | null {
  const original = subject.name?.[source]
  if (!original) return null
  const latin = subject.name?.transliteration?.[source]
  if (!latin) return { source, text: original, transliterated: null }
  const isLatin = subject.name?.script ? subject.name.script === 'Latn' : !NOT_LATIN.test(original)
  const used = method.system === 'kabbalah' ? false : method.system !== 'ank_jyotish' || !isLatin
  return { source, text: used ? latin : original, transliterated: used }
}

/** What the calculation is asked for. */
export function calculationRequest(
  { system, profile, name }: ProfilePlan,
  { subject }: NumerologyProfileRequest,
  referenceDate: string | null,
): ProfileRequest {
  const text = name?.text ?? ''
  switch (system) {
    case 'pythagorean':
      return {
        system,
        profile: profile as ProfileOf<'pythagorean'>,
        birthDate: civilDate(subject.birth_date!),
        name: name?.text,
        referenceDate: referenceDate ? civilDate(referenceDate) : undefined,
      }
    case 'chaldean':
      return { system, profile: profile as ProfileOf<'chaldean'>, name: text }
    case 'kabbalah':
      return { system, profile: profile as ProfileOf<'kabbalah'>, name: text }
    case 'ank_jyotish':
      return {
        system,
        profile: profile as ProfileOf<'ank_jyotish'>,
        birthDate: civilDate(subject.birth_date!),
        name: text,
      }
  }
}

function civilDate(text: string): CivilDate {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  return { year, month, day }
}
