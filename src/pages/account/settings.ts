import { type AccountDeletionResponse, type NotificationSettings, REASONS } from '../../contract/accounts/settings.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'
import { select } from '../elements/field.ts'
import { bdi, doneNotice } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { ACTIONS, accountPage, type Holder, sitePage } from '../site.ts'
import { signingIn } from './credentials.ts'
import { branding, faultIn, profile, type SettingsShown } from './settings-forms.ts'

/** The settings of an account. Each form works without a script. */
export const settingsPage = (shown: SettingsShown, holder: Holder): Page =>
  accountPage({
    title: 'Settings',
    holder,
    at: 'account/settings',
    script: 'live.js',
    style: `${ACTIONS}${STYLE}`,
    content: html`${doneNotice(shown.done)}<div class="settings">
<div>${signingIn(shown, holder)}
${notifications(shown, holder)}
${ownData(holder)}</div>
<div>${profile(shown, holder)}
${branding(shown, holder)}
${deletion(shown, holder)}</div>
</div>`,
  })

const MESSAGES = {
  report_ready: ['Reports', 'An e-mail when an ordered report is ready.'],
  usage_alerts: ['Usage', 'A warning when most units of your plan are used.'],
  billing_notices: ['Billing', 'Receipts, renewals and failed payments.'],
  product_updates: ['News', 'News about the service.'],
} as const satisfies Partial<Record<keyof NotificationSettings, readonly [string, string]>>

const notifications = ({ notifications: on }: SettingsShown, { root }: Holder): Markup =>
  html`<section class="card" aria-labelledby="notifications">
<h2 id="notifications">E-mail notifications</h2>
<form method="post" action="${root}account/settings/notifications">
${joined(
  Object.entries(MESSAGES).map(
    ([name, [title, text]]) =>
      html`<label class="choice"><input type="checkbox" id="${name}" name="${name}"${on[name as keyof typeof MESSAGES] ? ' checked' : ''}><span><strong>${title}</strong> <span class="soft">${text}</span></span></label>`,
  ),
)}
<p id="security_alerts" class="always"><strong>Security</strong> <span class="soft">New keys and sign-ins. These e-mails are always sent.</span></p>
<div class="actions"><button type="submit">Save notifications</button></div>
</form>
</section>`

const ownData = ({ root }: Holder): Markup => html`<section class="card" aria-labelledby="data">
<h2 id="data">Your data</h2>
<p>Everything stored about your account, in one JSON file: profile, settings, saved people, keys without their secrets, requests, reports, webhooks and purchases.</p>
<p class="actions"><a class="button" href="${root}account/settings/data.json" download>Download my data</a></p>
</section>`

const REASON_NAMES: Readonly<Record<(typeof REASONS)[number], string>> = {
  not_needed: 'I no longer need it',
  too_expensive: 'Too expensive',
  missing_feature: 'Something is missing',
  hard_to_use: 'Hard to use',
  not_reliable: 'Not reliable',
  privacy: 'Privacy',
  other: 'Another reason',
}

/** Typing the name confirms which account is meant. */
function deletion(shown: SettingsShown, { root }: Holder): Markup {
  const { confirmation, isEmail, isPaying, typed } = shown
  const isWrong = typed.confirmation !== undefined
  return html`<section class="card" aria-labelledby="deletion">
<h2 id="deletion">Delete account</h2>
<p>This happens immediately and cannot be undone:</p>
<ul>
<li>${isPaying ? 'Your subscription is cancelled now, without a refund. Credits and extra units are lost.' : 'Credits and extra units are lost.'}</li>
<li>Your keys stop working, and assistants lose access.</li>
<li>Your saved people, reports, branding image, settings and request log are deleted.</li>
<li>Your sign-in is deleted.</li>
</ul>
<details${isWrong ? ' open' : ''}>
<summary>Delete this account</summary>
${faultIn(shown, 'deletion')}<form method="post" action="${root}account/settings/delete">
<label for="confirmation">Type your ${isEmail ? 'e-mail address' : 'name'} to confirm</label>
<input id="confirmation" name="confirmation" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" value="${typed.confirmation ?? ''}" aria-describedby="confirmation-hint"${isWrong ? html` aria-invalid="true"` : ''} required>
<p id="confirmation-hint" class="hint">${bdi(confirmation)}</p>
${select({ name: 'reason', label: 'Reason (optional)', options: REASONS, names: REASON_NAMES, none: 'No answer' })}
<div class="actions"><button class="danger" type="submit">Delete account</button></div>
</form>
</details>
</section>`
}

/** The page after a deletion, for a visitor without an account. */
export function deletedPage({ status }: Pick<AccountDeletionResponse, 'status'>, root: string): Page {
  const isDone = status === 'completed'
  const title = isDone ? 'Your account is deleted' : 'Your account is being deleted'
  const text = isDone
    ? 'Everything stored about you was deleted, and any subscription was cancelled.'
    : 'You are signed out, and your keys no longer work. The service retries the remaining steps until they are done.'
  return sitePage({
    title,
    root,
    at: null,
    content: html`<h1>${title}</h1>
<p id="deleted">${text}</p>
<p><a href="${root}">Go to the home page</a></p>`,
  })
}

const STYLE = `
.always { margin: var(--space-4) 0 0 var(--space-32) }
.card + .card, .settings > div + div { margin-top: var(--space-24) }
.card { max-width: 52rem }
@media (min-width: 64rem) {
  .settings { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--space-24) }
  .settings > div + div { margin-top: 0 }
}
.footer-preview { display: inline-flex; align-items: center; gap: var(--space-16); max-width: 100%; margin: 0 0 var(--space-12);
  padding: var(--space-12) var(--space-16); background: #fff; color: #211d1b; border: 1px solid var(--rule);
  border-radius: var(--radius) }
.footer-preview img { display: block; max-width: min(12rem, 50vw); max-height: 4rem; width: auto; height: auto }
input[type=file] { font: inherit; width: 100%; min-height: 44px; padding: var(--space-8) 0; color: var(--ink) }
input[type=file]::file-selector-button { font: inherit; min-height: 32px; margin-right: var(--space-12);
  padding: var(--space-4) var(--space-12); border: 1px solid var(--rule); border-radius: var(--radius);
  background: var(--surface); color: var(--ink) }
.card > details { margin-top: var(--space-8) }`
