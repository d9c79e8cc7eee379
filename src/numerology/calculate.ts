import { Refusal } from '../platform/errors.ts'
import { ALPHABETS } from './alphabets.ts'
import { ankJyotish } from './ank-jyotish.ts'
import { chaldean } from './chaldean.ts'
import { kabbalah } from './kabbalah.ts'
import { readName } from './names.ts'
import {
  type NameFault,
  type NameReading,
  PROFILES,
  type ProfileId,
  type ProfileOf,
  type ProfileOutcome,
  type ProfileRequest,
  type ProfileResult,
  type System,
} from './profile.ts'
import { pythagorean } from './pythagorean.ts'
import type { MasterPolicy } from './reduce.ts'
import type { CompoundPolicy, NameSource } from './registry/profiles.ts'
import { calculationsOf } from './registry.ts'
import type { CivilDate } from './sums.ts'

/** Calculates a profile. The result for a name that cannot be counted is the reason. */
export function calculate(request: ProfileRequest): ProfileOutcome {
  switch (request.system) {
    case 'pythagorean': {
      const { profile, birthDate, name, referenceDate } = request
      const result = (reading: NameReading | null): ProfileResult => ({
        kind: 'pythagorean',
        name: reading,
        calculations: pythagorean(profile, birthDate, reading?.words ?? null, referenceDate ?? null),
      })
      return name === undefined ? { ok: true, result: result(null) } : named(profile, name, result)
    }
    case 'chaldean':
      return named(request.profile, request.name, (name) => ({ kind: 'chaldean', name, ...chaldean(name.words) }))
    case 'kabbalah': {
      const { profile } = request
      return named(profile, request.name, (name) => ({ kind: 'kabbalah', name, ...kabbalah(profile, name.words) }))
    }
    case 'ank_jyotish': {
      const { profile, birthDate } = request
      return named(profile, request.name, (name) => ({
        kind: 'ank_jyotish',
        name,
        calculations: ankJyotish(birthDate, name.words),
      }))
    }
  }
}

function named(profile: ProfileId, name: string, result: (name: NameReading) => ProfileResult): ProfileOutcome {
  const { words, ignored, unsupported } = readName(name, ALPHABETS[PROFILES[profile].alphabet].script)
  if (unsupported.length > 0) return { ok: false, fault: { kind: 'unsupported_letters', letters: unsupported } }
  if (words.length === 0) return { ok: false, fault: { kind: 'no_letters' } }
  return { ok: true, result: result({ words, ignored }) }
}

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
  | { readonly from: 'place'; readonly place: PlaceOfSubject }

/** A city, or coordinates. */
interface PlaceOfSubject {
  readonly city?: string | null | undefined
  readonly lat?: number | null | undefined
  readonly lng?: number | null | undefined
}

/** Calculates the profile of an input. Throws `invalid_input` for a name that cannot be read. */
export function profileOf(input: ProfileInput, cycleDate: CivilDate | null): ProfileResult {
  const outcome = calculate(profileRequest(input, cycleDate))
  if (!outcome.ok) throw nameRefusal(outcome.fault, input)
  return outcome.result
}

function profileRequest(
  { system, profile, name, birthDate }: ProfileInput,
  cycleDate: CivilDate | null,
): ProfileRequest {
  const text = name?.text ?? ''
  switch (system) {
    case 'pythagorean':
      return {
        system,
        profile: profile as ProfileOf<'pythagorean'>,
        birthDate: birthDate!,
        name: name?.text,
        referenceDate: cycleDate ?? undefined,
      }
    case 'chaldean':
      return { system, profile: profile as ProfileOf<'chaldean'>, name: text }
    case 'kabbalah':
      return { system, profile: profile as ProfileOf<'kabbalah'>, name: text }
    case 'ank_jyotish':
      return { system, profile: profile as ProfileOf<'ank_jyotish'>, birthDate: birthDate!, name: text }
  }
}

function nameRefusal(fault: NameFault, { system, profile, name }: ProfileInput): Refusal {
  const script = system === 'kabbalah' ? 'Hebrew' : 'Latin'
  const hint = system === 'kabbalah' ? '' : '; for another script give subject.name.script and a transliteration'
  const path = name?.transliteration?.used ? 'subject.name.transliteration' : 'subject.name'
  const msg =
    fault.kind === 'no_letters'
      ? `The name has no ${script} letter${hint}`
      : `Letters that are not ${script}: ${fault.letters.join(' ')}${hint}`
  const calculation = system === 'pythagorean' ? 'expression' : calculationsOf(profile).at(-1)!.slug
  const loc = ['body', ...path.split('.'), name?.source ?? 'birth']
  return new Refusal('invalid_input', { issues: [{ loc, msg, type: 'name_unreadable', calculation }] })
}
