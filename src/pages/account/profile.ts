import { ROLES, USE_CASES, VOLUMES } from '../../contract/account.ts'
import type { ProfileForm } from '../../contract/settings-pages.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { select } from '../elements/select.ts'
import type { Holder } from './frame.ts'
import { faultIn, type SettingsShown } from './settings-shown.ts'

const VOLUME_NAMES: Readonly<Record<(typeof VOLUMES)[number], string>> = {
  under_1000: 'Under 1 000 a month',
  under_10000: 'Under 10 000 a month',
  under_100000: 'Under 100 000 a month',
  under_1000000: 'Under 1 000 000 a month',
  more: 'More',
  unknown: 'I don’t know yet',
}

/** A name in the contract as readable text. */
const words = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`
const named = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, words(name)])) as Record<Name, string>

/** What users say about their work. Each answer is optional. */
export function profile(shown: SettingsShown, { root }: Holder): string {
  const { typed, answers } = shown
  const value = (name: keyof ProfileForm): string => typed.profile?.[name] ?? answers?.[name] ?? ''
  const text = (name: 'full_name' | 'company', label: string, completes: string) =>
    `<div><label for="${name}">${label}</label><input id="${name}" name="${name}" type="text" maxlength="200" autocomplete="${completes}" value="${escapeHtml(value(name))}"></div>`
  const choice = <Option extends string>(
    name: keyof ProfileForm,
    label: string,
    options: readonly Option[],
    names: Readonly<Record<Option, string>>,
  ) => select({ name, label, options, names, chosen: value(name) as Option, none: 'No answer' })
  return `<section class="card" aria-labelledby="profile">
<h2 id="profile">About you</h2>
<p class="soft">Optional. It tells the operator what the service is used for.</p>
${faultIn(shown, 'profile')}<form method="post" action="${root}account/settings/profile">
<div class="form-row">${text('full_name', 'Name', 'name')}${text('company', 'Company', 'organization')}</div>
<div class="form-row">
${choice('role', 'Role', ROLES, named(ROLES))}
${choice('use_case', 'Use', USE_CASES, named(USE_CASES))}
${choice('expected_volume', 'Requests', VOLUMES, VOLUME_NAMES)}
</div>
<div class="actions"><button type="submit">Save answers</button></div>
</form>
</section>`
}
