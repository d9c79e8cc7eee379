import type { NotificationSettings } from '../../contract/settings.ts'
import { doneNotice } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { branding } from './branding.ts'
import { deletion } from './deletion.ts'
import { accountPage, type Holder } from './frame.ts'
import { profile } from './profile.ts'
import type { SettingsShown } from './settings-shown.ts'
import { ACTIONS } from './style.ts'

/** The settings of an account. Each form works without a script. */
export const settingsPage = (shown: SettingsShown, holder: Holder): Page =>
  accountPage({
    title: 'Settings',
    holder,
    at: 'account/settings',
    script: 'live.js',

    style: `${ACTIONS}${STYLE}`,
    content: `${doneNotice(shown.done)}${notifications(shown, holder)}
${branding(shown, holder)}
${profile(shown, holder)}
<section class="card" aria-labelledby="sessions">
<h2 id="sessions">Sessions</h2>
<p>The browsers where you are signed in. <a href="${holder.root}account/sessions">See and end sessions</a></p>
</section>
${deletion(shown, holder)}`,
  })

const MESSAGES = {
  report_ready: ['Reports', 'An e-mail when an ordered report is ready.'],
  usage_alerts: ['Usage', 'A warning when most units of the plan are used.'],
  billing_notices: ['Billing', 'Receipts, renewals and failed payments.'],
  product_updates: ['News', 'News about the service.'],
} as const satisfies Partial<Record<keyof NotificationSettings, readonly [string, string]>>

const notifications = ({ notifications: on }: SettingsShown, { root }: Holder): string =>
  `<section class="card" aria-labelledby="notifications">
<h2 id="notifications">E-mail notifications</h2>
<form method="post" action="${root}account/settings/notifications">
${Object.entries(MESSAGES)
  .map(
    ([name, [title, text]]) =>
      `<label class="choice"><input type="checkbox" id="${name}" name="${name}"${on[name as keyof typeof MESSAGES] ? ' checked' : ''}><span><strong>${title}</strong> <span class="soft">${text}</span></span></label>`,
  )
  .join('\n')}
<p id="security_alerts"><strong>Security</strong> <span class="soft">New keys and sign-ins. These e-mails are always sent.</span></p>
<div class="actions"><button type="submit">Save notifications</button></div>
</form>
</section>`

const STYLE = `
.card + .card { margin-top: var(--space-24) }
.card { max-width: 52rem }
.footer-preview { display: inline-flex; align-items: center; gap: var(--space-16); max-width: 100%; margin: 0 0 var(--space-12);
  padding: var(--space-12) var(--space-16); background: #fff; color: #211d1b; border: 1px solid var(--rule);
  border-radius: var(--radius) }
.footer-preview img { display: block; max-width: min(12rem, 50vw); max-height: 4rem; width: auto; height: auto }
input[type=file] { font: inherit; width: 100%; min-height: 44px; padding: var(--space-8) 0; color: var(--ink) }
input[type=file]::file-selector-button { font: inherit; min-height: 32px; margin-right: var(--space-12);
  padding: var(--space-4) var(--space-12); border: 1px solid var(--rule); border-radius: var(--radius);
  background: var(--surface); color: var(--ink) }
.card > details { margin-top: var(--space-8) }`
