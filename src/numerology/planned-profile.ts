import { Refusal } from '../platform/errors.ts'
import { calculate } from './calculate.ts'
import type { ProfilePlan } from './plan.ts'
import type { CivilDate, NameFault, ProfileOf, ProfileRequest, ProfileResult } from './profile.ts'
import { calculationsOf } from './registry.ts'

/** Calculates the profile of a plan. Throws `invalid_input` for a name that cannot be read. */
export function plannedProfile(plan: ProfilePlan, cycleDate: CivilDate | null): ProfileResult {
  const outcome = calculate(profileRequest(plan, cycleDate))
  if (!outcome.ok) throw nameRefusal(outcome.fault, plan)
  return outcome.result
}

function profileRequest(
  { system, profile, name, birthDate }: ProfilePlan,
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

function nameRefusal(fault: NameFault, { system, profile, name }: ProfilePlan): Refusal {
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
