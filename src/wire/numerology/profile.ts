import { civilDays, isoDate } from '../../astro/civil.ts'
import type { NumerologyProfileResponse } from '../../contract/numerology/reply.ts'
import type { Warned } from '../../contract/warnings.ts'
import type { ChosenName, ProfileInput } from '../../numerology/calculate.ts'
import { PROFILES, type ProfileResult, type Uncounted } from '../../numerology/profile.ts'
import type { NumberResult } from '../../numerology/reduce.ts'
import {
  calculationsOf,
  policiesOf,
  REGISTRY_VERSION,
  SYSTEM_ENTRIES,
  sourcesOfProfile,
} from '../../numerology/registry.ts'
import type { CivilDate } from '../../numerology/sums.ts'
import { interpretationOf } from '../../numerology/texts/index.ts'
import { profileData } from './data.ts'

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

/** The answer to an input. */
export function profileReply(
  input: ProfileInput,
  result: ProfileResult,
  date: ResolvedDate | null,
  ignored: Warned['warnings'] = [],
): NumerologyProfileResponse {
  const texts = input.interpretations ? textsInLocale(result, input) : null
  return {
    data: {
      ...profileData(result, input),
      ...(texts && { interpretations: texts.interpretations }),
    },
    method: {
      system: input.system,
      profile: input.profile,
      profile_requested: input.profileRequested,
      master_policy: input.masterPolicy,
      compound_policy: input.compoundPolicy,
      name_source: input.name?.source ?? null,
    },
    provenance: {
      registry_version: REGISTRY_VERSION,
      alphabet_id: input.name ? PROFILES[input.profile].alphabet : null,
      transliteration: transliterationReply(input.name),
      policies: [...new Set(calculationsOf(input.profile).flatMap((each) => policiesOf(each, input.profile)))],
      sources: [...sourcesOfProfile(input.profile)],
      corpus_id: texts ? SYSTEM_ENTRIES[input.system].interpretations.corpusId : null,
      date_context: date && dateContextReply(date),
    },
    warnings: [
      ...ignored.map(({ message }) => warning('unknown_field', message)),
      ...profileWarnings(input, result, date),
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

function textsInLocale(result: ProfileResult, input: ProfileInput) {
  if (!input.isHindi) return interpretations(result, input)
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
  { system, name, birthDate }: ProfileInput,
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

type Interpretation = NonNullable<NumerologyProfileResponse['data']['interpretations']>[number]

/** A number that a text may be about. `section` is the part of the key between system and number. */
interface Meant {
  readonly calculation: string
  readonly section: string
  readonly number: number
}

/** The texts of a profile, each once, and a warning for each number that has none. */
function interpretations(
  result: ProfileResult,
  input: ProfileInput,
): { interpretations: Interpretation[]; warnings: Warning[] } {
  const found: Interpretation[] = []
  const warnings: Warning[] = []
  const seen = new Set<string>()
  for (const { calculation, section, number } of meant(result, input)) {
    const key = `${input.system}.${section}.${number}`
    if (seen.has(key)) continue
    seen.add(key)
    const text = interpretationOf(key)
    if (text) found.push({ key, calculation, number, title: text.title, text: text.text })
    else
      warnings.push({ code: 'interpretation_unavailable', message: `There is no text for ${key}`, calculation, number })
  }
  return { interpretations: found, warnings }
}

function meant(result: ProfileResult, { profile }: ProfileInput): Meant[] {
  switch (result.kind) {
    case 'pythagorean':
      return pythagorean(result.calculations)
    case 'chaldean': {
      const calculation = 'chaldean_name_number'
      const root = { calculation, section: 'root', number: result.number.value }
      return result.unitSum < 10
        ? [root]
        : [{ calculation, section: 'compound', number: result.meaning ?? result.unitSum }, root]
    }
    case 'kabbalah': {
      const { slug } = calculationsOf(profile)[0]!
      return [{ calculation: slug, section: slug, number: result.number.value }]
    }
    case 'ank_jyotish':
      return Object.entries(result.calculations).map(([slug, { number }]) => of(slug, number.value))
  }
}

const of = (slug: string, number: number): Meant => ({ calculation: slug, section: slug, number })

function pythagorean(calculations: Extract<ProfileResult, { kind: 'pythagorean' }>['calculations']): Meant[] {
  const { life_cycles, pinnacles, challenges, hidden_passion, karmic_lessons, karmic_debts, ...single } = calculations
  return [
    ...(Object.entries(single) as [string, NumberResult | Uncounted][]).flatMap(([slug, { value }]) =>
      value === null ? [] : [of(slug, value)],
    ),
    ...life_cycles.map(({ number }) => of('life_cycles', number.value)),
    ...pinnacles.map(({ number }) => of('pinnacles', number.value)),
    ...challenges.map(({ number }) => of('challenges', number.value)),
    ...(hidden_passion?.digits ?? []).map((digit) => of('hidden_passion', digit)),
    ...(karmic_lessons?.digits ?? []).map((digit) => of('karmic_lessons', digit)),
    ...karmic_debts.map(({ debt }) => of('karmic_debts', debt)),
  ]
}
