import type { NumerologyProfileRequest } from '../contract/numerology.ts'
import type { NumerologyProfileResponse } from '../contract/numerology-reply.ts'
import { Refusal } from '../errors.ts'
import { calculate } from '../numerology/calculate.ts'
import { type NameFault, PROFILES, type ProfileResult } from '../numerology/profile.ts'
import { SYSTEM_ENTRIES } from '../numerology/registry/systems.ts'
import { calculationsOf, policiesOf, REGISTRY_VERSION, sourcesOfProfile } from '../numerology/registry.ts'
import { profileData } from './numerology-data.ts'
import { type ChosenName, calculationRequest, type ProfilePlan } from './numerology-plan.ts'
import { interpretationsOf } from './numerology-texts.ts'

type DateContext = NonNullable<NumerologyProfileResponse['provenance']['date_context']>
type Warning = NumerologyProfileResponse['warnings'][number]

/** The day of the personal cycles, and what else may be said of how it was found. */
export interface ResolvedDate extends Omit<DateContext, 'year_anchor'> {
  /** Other zones that claim the place. */
  readonly otherZones: readonly string[]
}

/** The answer to a request whose choices are made. Throws `invalid_input` for a name that can't be read. */
export function profileReply(
  request: NumerologyProfileRequest,
  plan: ProfilePlan,
  date: ResolvedDate | null,
): NumerologyProfileResponse {
  const outcome = calculate(calculationRequest(plan, request, date?.reference_date ?? null))
  if (!outcome.ok) throw nameRefusal(outcome.fault, plan)
  const { result } = outcome
  const isHindi = request.subject.locale?.startsWith('hi') ?? false
  const texts = request.include_interpretations ? textsOf(result, plan, isHindi) : null
  return {
    data: {
      ...profileData(result, plan, isHindi),
      ...(texts && { interpretations: texts.interpretations }),
    },
    method: {
      system: plan.system,
      profile: plan.profile,
      profile_requested: request.method.profile ?? null,
      master_policy: plan.masterPolicy,
      compound_policy: plan.compoundPolicy,
      name_source: plan.name?.source ?? null,
    },
    provenance: {
      registry_version: REGISTRY_VERSION,
      alphabet_id: plan.name ? PROFILES[plan.profile].alphabet : null,
      transliteration: transliterationReply(request, plan.name),
      policies: [...new Set(calculationsOf(plan.profile).flatMap((each) => policiesOf(each, plan.profile)))],
      sources: [...sourcesOfProfile(plan.profile)],
      corpus_id: texts ? SYSTEM_ENTRIES[plan.system].interpretations.corpusId : null,
      date_context: date && {
        reference_date: date.reference_date,
        resolved_from: date.resolved_from,
        timezone: date.timezone,
        year_anchor: 'calendar_year',
      },
    },
    warnings: [...warningsOf(request, plan, result, date), ...(texts?.warnings ?? [])],
  }
}

function textsOf(result: ProfileResult, plan: ProfilePlan, isHindi: boolean) {
  if (!isHindi) return interpretationsOf(result, plan)
  const message = 'Interpretations are in English alone: the locale is Hindi'
  return { interpretations: [], warnings: [warning('interpretation_unavailable', message)] }
}

const transliterationReply = ({ subject }: NumerologyProfileRequest, name: ChosenName | null) =>
  name && name.transliterated !== null
    ? { used: name.transliterated, profile: subject.name?.transliteration?.profile ?? null }
    : null

function nameRefusal(fault: NameFault, { system, profile, name }: ProfilePlan): Refusal {
  const script = system === 'kabbalah' ? 'Hebrew' : 'Latin'
  const hint = system === 'kabbalah' ? '' : '; for another script give subject.name.script and a transliteration'
  const path = name?.transliterated ? 'subject.name.transliteration' : 'subject.name'
  const msg =
    fault.kind === 'no_letters'
      ? `The name has no ${script} letter${hint}`
      : `Letters that are not ${script}: ${fault.letters.join(' ')}${hint}`
  const calculation = system === 'pythagorean' ? 'expression' : calculationsOf(profile).at(-1)!.slug
  const loc = ['body', ...path.split('.'), name?.source ?? 'birth']
  return new Refusal('invalid_input', { issues: [{ loc, msg, type: 'name_unreadable', calculation }] })
}

const warning = (code: Warning['code'], message: string, calculation: string | null = null): Warning => ({
  code,
  message,
  calculation,
  number: null,
})

function warningsOf(
  { subject }: NumerologyProfileRequest,
  { system, name }: ProfilePlan,
  result: ProfileResult,
  date: ResolvedDate | null,
): Warning[] {
  const found: Warning[] = []
  if (!name)
    found.push(warning('name_absent', 'Calculations of the name are left out: subject.name.birth was not given'))
  if (result.name && result.name.ignored.length > 0)
    found.push(
      warning('signs_ignored', 'Signs of the name that are no letters were left out: see data.reading.ignored'),
    )
  if (name?.transliterated === false)
    found.push(
      warning(
        'transliteration_ignored',
        `The transliteration was not looked at: ${system === 'kabbalah' ? 'kabbalah reads Hebrew letters' : 'the script is Latn'}`,
      ),
    )
  if (date && date.otherZones.length > 0)
    found.push(warning('zone_disputed', `The place is also claimed by ${date.otherZones.join(', ')}`, 'personal_day'))
  if (date && subject.birth_date && date.reference_date < subject.birth_date)
    found.push(warning('reference_before_birth', 'The reference date lies before the birth', 'personal_year'))
  return [...found, ...uncounted(result)]
}

const REASONS = { no_vowels: 'vowels', no_consonants: 'consonants' } as const

const uncounted = (result: ProfileResult): Warning[] =>
  result.kind !== 'pythagorean'
    ? []
    : (['soul_urge', 'personality'] as const).flatMap((slug) => {
        const number = result.calculations[slug]
        return number && number.value === null
          ? [warning('number_uncounted', `The name has no ${REASONS[number.reason]} to count`, slug)]
          : []
      })
