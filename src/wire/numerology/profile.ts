import { civilDays, isoDate } from '../../astro/civil.ts'
import type { NumerologyProfileResponse } from '../../contract/numerology-reply.ts'
import type { Warned } from '../../contract/warned.ts'
import type { ChosenName, ProfilePlan } from '../../numerology/plan.ts'
import { type CivilDate, PROFILES, type ProfileResult } from '../../numerology/profile.ts'
import { SYSTEM_ENTRIES } from '../../numerology/registry/systems.ts'
import { calculationsOf, policiesOf, REGISTRY_VERSION, sourcesOfProfile } from '../../numerology/registry.ts'
import { profileData } from './data.ts'
import { interpretations } from './texts.ts'

type DateContext = NonNullable<NumerologyProfileResponse['provenance']['date_context']>
type Warning = NumerologyProfileResponse['warnings'][number]

/** The day of the personal cycles, and its origin. */
export interface ResolvedDate {
  readonly date: CivilDate
  readonly resolvedFrom: DateContext['resolved_from']
  readonly timezone: string | null
  /** Other zones that claim the place. */
  readonly otherZones: readonly string[]
}

/** The answer to a plan. */
export function profileReply(
  plan: ProfilePlan,
  result: ProfileResult,
  date: ResolvedDate | null,
  ignored: Warned['warnings'] = [],
): NumerologyProfileResponse {
  const texts = plan.interpretations ? textsInLocale(result, plan) : null
  return {
    data: {
      ...profileData(result, plan),
      ...(texts && { interpretations: texts.interpretations }),
    },
    method: {
      system: plan.system,
      profile: plan.profile,
      profile_requested: plan.profileRequested,
      master_policy: plan.masterPolicy,
      compound_policy: plan.compoundPolicy,
      name_source: plan.name?.source ?? null,
    },
    provenance: {
      registry_version: REGISTRY_VERSION,
      alphabet_id: plan.name ? PROFILES[plan.profile].alphabet : null,
      transliteration: transliterationReply(plan.name),
      policies: [...new Set(calculationsOf(plan.profile).flatMap((each) => policiesOf(each, plan.profile)))],
      sources: [...sourcesOfProfile(plan.profile)],
      corpus_id: texts ? SYSTEM_ENTRIES[plan.system].interpretations.corpusId : null,
      date_context: date && dateContextReply(date),
    },
    warnings: [
      ...ignored.map(({ message }) => warning('unknown_field', message)),
      ...profileWarnings(plan, result, date),
      ...(texts?.warnings ?? []),
    ],
  }
}

const dateContextReply = ({ date, resolvedFrom, timezone }: ResolvedDate): DateContext => ({
  reference_date: isoDate(date),
  resolved_from: resolvedFrom,
  timezone,
  year_anchor: 'calendar_year',
})

function textsInLocale(result: ProfileResult, plan: ProfilePlan) {
  if (!plan.isHindi) return interpretations(result, plan)
  const message = 'Interpretations exist only in English: the locale is Hindi'
  return { interpretations: [], warnings: [warning('interpretation_unavailable', message)] }
}

const transliterationReply = (name: ChosenName | null) =>
  name?.transliteration ? { used: name.transliteration.used, profile: name.transliteration.scheme } : null

const warning = (code: Warning['code'], message: string, calculation: string | null = null): Warning => ({
  code,
  message,
  calculation,
  number: null,
})

function profileWarnings(
  { system, name, birthDate }: ProfilePlan,
  result: ProfileResult,
  date: ResolvedDate | null,
): Warning[] {
  const found: Warning[] = []
  if (!name)
    found.push(warning('name_absent', 'Calculations of the name are left out: subject.name.birth was not given'))
  if (result.name && result.name.ignored.length > 0)
    found.push(
      warning('signs_ignored', 'Characters of the name that are not letters were ignored: see data.reading.ignored'),
    )
  if (name?.transliteration?.used === false)
    found.push(
      warning(
        'transliteration_ignored',
        `The transliteration was ignored: ${system === 'kabbalah' ? 'kabbalah reads Hebrew letters' : 'the script is Latn'}`,
      ),
    )
  if (date && date.otherZones.length > 0)
    found.push(warning('zone_disputed', `The place is also claimed by ${date.otherZones.join(', ')}`, 'personal_day'))
  if (date && birthDate && isBefore(date.date, birthDate))
    found.push(warning('reference_before_birth', 'The reference date lies before the birth', 'personal_year'))
  return [...found, ...uncounted(result)]
}

/** Whether one day is before another. */
const isBefore = (one: CivilDate, other: CivilDate): boolean => dayNumber(one) < dayNumber(other)
const dayNumber = ({ year, month, day }: CivilDate): number => civilDays(year, month, day)

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
