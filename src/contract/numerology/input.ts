import type { ChosenName, CycleDay, ProfileInput } from '../../numerology/calculate.ts'
import { selectedName } from '../../numerology/names.ts'
import type { System } from '../../numerology/profile.ts'
import {
  COMPOUND_POLICIES_OF,
  DEFAULT_COMPOUND_POLICY,
  MASTER_POLICY_OF,
  type NameSource,
  PROFILE_NAMES,
} from '../../numerology/registry/profiles.ts'
import type { CivilDate } from '../../numerology/sums.ts'
import { Refusal } from '../../platform/errors.ts'
import type { NumerologyProfileRequest } from './request.ts'

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
