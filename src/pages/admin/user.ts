import type { LogEntries } from '../../contract/accounts/logs.ts'
import type { RequestsPerDay } from '../../contract/admin/statistics.ts'
import type { AdminUser } from '../../contract/admin/users.ts'
import { type Content, html, joined, type Markup } from '../../platform/markup.ts'
import { isPlain } from '../elements/field.ts'
import { count, instant, milliseconds } from '../elements/figures.ts'
import { bdi, doneNotice, faultNotice } from '../elements/notices.ts'
import { operationName } from '../elements/operation-names.ts'
import { dayPlot } from '../elements/plot.ts'
import { table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from '../site.ts'
import { statusOf, titleOf } from './users.ts'

/** What is known of a user. */
export interface User {
  readonly user: AdminUser
  /** Requests of the last 30 days. */
  readonly days: RequestsPerDay
  /** The latest first. */
  readonly log: LogEntries
  readonly done: string | null
  /** What is wrong with the last form, and what was typed to confirm a deletion. */
  readonly wrong?: { readonly text: string; readonly typed: string | undefined } | undefined
}

/** What confirms the deletion of a user: the id, where the address or the name cannot be typed as it is shown. */
export function confirmationOf({ id, email, name }: Pick<AdminUser, 'id' | 'email' | 'name'>): string {
  const called = (email ?? name).trim()
  return isPlain(called) ? called : id
}

/** The page of a user: details, usage, the last requests, and possible actions. */
export function userPage({ user, days, log, done, wrong }: User, viewer: Viewer): Page {
  return adminPage({
    title: titleOf(user),
    viewer,
    at: 'admin/users',
    hasPlot: true,
    content: html`${doneNotice(done)}${faultNotice(wrong ? [wrong.text] : [])}${facts(user)}
<section aria-labelledby="days-title">
<h2 id="days-title">Requests of the last 30 days</h2>
${dayPlot({ title: 'Requests by day', unit: 'requests', days })}
</section>
<section aria-labelledby="log-title">
<h2 id="log-title">Last requests</h2>
${log.length === 0 ? html`<div class="empty"><p>No requests in the log.</p></div>` : requests(log)}
</section>
<section aria-labelledby="do-title">
<h2 id="do-title">Actions</h2>
${user.status === 'deleting' ? DELETING : html`${resend(user, viewer)}${deletion(user, viewer, wrong?.typed)}`}
</section>`,
  })
}

const DELETING = html`<p class="notice warn">The account is being deleted. The service retries the remaining steps.</p>`

function facts(user: AdminUser): Markup {
  const all: readonly (readonly [name: string, content: Content])[] = [
    [
      'E-mail',
      user.email === null
        ? 'none'
        : html`<bdi>${user.email}</bdi>${user.email_verified ? '' : html` <b class="warn">not confirmed</b>`}`,
    ],
    ['Kind', user.kind === 'operator' ? 'created by the operator' : 'person'],
    ['Plan', user.plan],
    ['Status', statusOf(user.status)],
    ['Joined', instant(user.joined)],
    ['Last active', instant(user.last_active)],
    ['Requests', count(user.requests)],
    ['Live keys', count(user.keys)],
    ['Report credits', count(user.report_credits)],
    ['Units bought', count(user.units_bought)],
    ['Subscription', user.subscription ?? 'none'],
    ['Paid until', instant(user.paid_until)],
    ['Id', html`<code>${user.id}</code>`],
  ]
  return html`<dl class="facts">\n${joined(all.map(([name, content]) => html`<div><dt>${name}</dt><dd>${content}</dd></div>`))}\n</dl>`
}

const requests = (log: LogEntries): Markup =>
  table<LogEntries[number]>({
    caption: 'Newest first',
    columns: [
      { head: 'Time', cell: ({ at }) => instant(at) },
      { head: 'Operation', cell: ({ operation }) => operationName(operation) },
      { head: 'Status', cell: ({ status }) => (status >= 500 ? html`<b class="bad">${status}</b>` : String(status)) },
      { head: 'Requests', isFigure: true, cell: (entry) => count(entry.requests) },
      { head: 'Units', isFigure: true, cell: ({ units }) => count(units) },
      { head: 'Duration', isFigure: true, cell: ({ duration_ms }) => milliseconds(duration_ms) },
      { head: 'By', cell: (entry) => bdi(entry.mcp_client ?? entry.key_name ?? entry.key_prefix ?? 'token') },
    ],
    rows: log,
  })

const resend = ({ id, email, email_verified }: AdminUser, { root }: Viewer): Markup | null =>
  email === null || email_verified
    ? null
    : html`<form method="post" action="${root}admin/users/${id}/resend">
<p><button type="submit">Send the confirmation e-mail again</button></p>
</form>`

/** Works without a script: typing the name confirms which user is meant. */
function deletion(user: AdminUser, { root }: Viewer, typed: string | undefined): Markup {
  const confirmation = confirmationOf(user)
  const what = confirmation === user.id ? 'id' : user.email === null ? 'name' : 'e-mail address'
  return html`<details${typed === undefined ? '' : ' open'}>
<summary>Delete this user</summary>
<form method="post" action="${root}admin/users/${user.id}/delete">
<p>The subscription is cancelled, the keys are revoked, and all data of the user is deleted. This cannot be undone.</p>
<label for="confirmation">Type the ${what} to confirm</label>
<input id="confirmation" name="confirmation" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" value="${typed ?? ''}" aria-describedby="confirmation-hint${typed === undefined ? '' : ' fault'}"${typed === undefined ? '' : html` aria-invalid="true"`} required>
<p id="confirmation-hint" class="hint">${bdi(confirmation)}</p>
<div class="actions"><button class="danger" type="submit">Delete user</button></div>
</form>
</details>`
}
