import { type Onboarding, ROLES, USE_CASES, VOLUMES } from '../../contract/accounts/account.ts'
import type { NotificationSettings, ProfileForm, ReportBrandingResponse } from '../../contract/accounts/settings.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { type FieldFaults, select } from '../elements/field.ts'
import { withUnit } from '../elements/figures.ts'
import { faultNotice } from '../elements/notices.ts'
import type { Holder } from '../site.ts'
import type { SignInPart } from './credentials.ts'

/** The part of the page whose form was refused. */
export type SettingsPart = 'branding' | 'profile' | 'deletion' | SignInPart

/** What a form was refused for. */
export interface SettingsFault {
  readonly part: SettingsPart
  readonly texts: readonly string[]
  /** Those of single fields. */
  readonly fields?: FieldFaults
}

export interface SettingsShown {
  readonly notifications: NotificationSettings
  readonly branding: ReportBrandingResponse
  readonly answers: Onboarding | null
  /** What confirms the deletion: the e-mail address, otherwise the name. */
  readonly confirmation: string
  readonly isEmail: boolean
  /** The confirmed address of the account. */
  readonly address: string | null
  /** Open sessions. */
  readonly sessions: number
  /** The plan is paid for. */
  readonly isPaying: boolean
  readonly done: string | null
  readonly fault: SettingsFault | null
  /** What was typed into a form that was refused. */
  readonly typed: {
    readonly label?: string
    readonly confirmation?: string
    readonly profile?: ProfileForm
    readonly address?: string | undefined
  }
}

/** The faults of one form, above its fields. */
export const faultIn = ({ fault }: SettingsShown, part: SettingsPart): Markup | null =>
  fault?.part === part ? faultNotice(fault.texts) : null

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
export function profile(shown: SettingsShown, { root }: Holder): Markup {
  const { typed, answers } = shown
  const value = (name: keyof ProfileForm): string => typed.profile?.[name] ?? answers?.[name] ?? ''
  const text = (name: 'full_name' | 'company', label: string, completes: string) =>
    html`<div><label for="${name}">${label}</label><input id="${name}" name="${name}" type="text" maxlength="200" autocomplete="${completes}" value="${value(name)}"></div>`
  const choice = <Option extends string>(
    name: keyof ProfileForm,
    label: string,
    options: readonly Option[],
    names: Readonly<Record<Option, string>>,
  ) => select({ name, label, options, names, chosen: value(name) as Option, none: 'No answer' })
  return html`<section class="card" aria-labelledby="profile">
<h2 id="profile">About you</h2>
<p class="soft">Optional. Your answers tell the operator what the service is used for.</p>
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

/** The image and the line as they will appear in the footer of reports. */
export const branding = (
  shown: SettingsShown,
  { root }: Holder,
): Markup => html`<section class="card" aria-labelledby="branding">
<h2 id="branding">Branding of reports</h2>
<p class="soft">Your image and a line of text appear in the footer of every page of your reports.</p>
${faultIn(shown, 'branding')}${preview(shown, root)}<form method="post" enctype="multipart/form-data" action="${root}account/settings/branding">
<label for="file">Image</label>
<input id="file" name="file" type="file" accept="image/png,image/jpeg,image/svg+xml" aria-describedby="file-hint" required>
<p id="file-hint" class="hint">PNG, JPEG or SVG, at most 2 MiB. It is stored as a PNG of at most 1200 × 400 pixels.</p>
<label for="footer_label">Line of text</label>
<input id="footer_label" name="footer_label" type="text" maxlength="120" value="${shown.typed.label ?? shown.branding.footer_label ?? ''}" aria-describedby="label-hint">
<p id="label-hint" class="hint">Optional. Uploading replaces the current image and text.</p>
<div class="actions"><button type="submit">Upload image</button></div>
</form>${shown.branding.present ? removal(root) : ''}
</section>`

/** The hash in the URL shows a new image immediately. */
function preview({ branding: { present, sha256, width, height, footer_label: label } }: SettingsShown, root: string) {
  if (!present) return html`<p id="no-branding">You have no branding image yet.</p>\n`
  return html`<div class="footer-preview"><img id="branding-image" src="${root}account/settings/branding.png?of=${sha256}" width="${width}" height="${height}" alt="Your branding image">${label === null ? '' : html`<span id="branding-label"><bdi>${label}</bdi></span>`}</div>
<p class="hint">${withUnit(`${width} × ${height}`, 'pixels')}</p>
`
}

const removal = (root: string): Markup => html`<form method="post" action="${root}account/settings/branding/delete">
<p class="actions"><button class="danger" type="submit">Delete image</button></p>
</form>`
