import type { AccountDeletionResponse } from '../../contract/settings.ts'
import { REASONS } from '../../contract/settings.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { bdi } from '../elements/notices.ts'
import { select } from '../elements/select.ts'
import type { Page } from '../frame.ts'
import { sitePage } from '../site.ts'
import type { Holder } from './frame.ts'
import { faultIn, type SettingsShown } from './settings-shown.ts'

const REASON_NAMES: Readonly<Record<(typeof REASONS)[number], string>> = {
  not_needed: 'I don’t need it',
  too_expensive: 'Too expensive',
  missing_feature: 'Something is missing',
  hard_to_use: 'Hard to use',
  not_reliable: 'Not reliable',
  privacy: 'Privacy',
  other: 'Another reason',
}

/** Typing the name confirms which account is meant. */
export function deletion(shown: SettingsShown, { root }: Holder): string {
  const { confirmation, isEmail, isPaying, typed } = shown
  const isWrong = typed.confirmation !== undefined
  return `<section class="card" aria-labelledby="deletion">
<h2 id="deletion">Delete account</h2>
<p>This happens immediately, and cannot be undone:</p>
<ul>
<li>${isPaying ? 'Your subscription is cancelled now, without a refund. Credits and extra units are lost.' : 'Credits and extra units are lost.'}</li>
<li>Your keys stop working, and assistants lose access.</li>
<li>Your reports, your branding image, your settings and your request log are deleted.</li>
<li>Your sign-in is deleted.</li>
</ul>
<details${isWrong ? ' open' : ''}>
<summary>Delete this account</summary>
${faultIn(shown, 'deletion')}<form method="post" action="${root}account/settings/delete">
<label for="confirmation">Type your ${isEmail ? 'e-mail address' : 'name'} to confirm</label>
<input id="confirmation" name="confirmation" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" value="${escapeHtml(typed.confirmation ?? '')}" aria-describedby="confirmation-hint"${isWrong ? ' aria-invalid="true"' : ''} required>
<p id="confirmation-hint" class="hint">${bdi(confirmation)}</p>
${select({ name: 'reason', label: 'Reason, optional', options: REASONS, names: REASON_NAMES, none: 'No answer' })}
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
    ? 'Everything stored about you was deleted. A subscription was cancelled.'
    : 'You are signed out, and your keys no longer work. The service retries the remaining steps until they are done.'
  return sitePage({
    title,
    root,
    at: null,
    content: `<h1>${title}</h1>
<p id="deleted">${text}</p>
<p><a href="${root}">Go to the home page</a></p>`,
  })
}
