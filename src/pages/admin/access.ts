import {
  ADMIN_NAME_MAX,
  ADMIN_PASSWORD_MAX,
  type AdminAction,
  type AdminActionList,
} from '../../contract/admin/access.ts'
import { type Content, html, type Markup } from '../../platform/markup.ts'
import { instant, NONE } from '../elements/figures.ts'
import { operationName } from '../elements/operation-names.ts'
import { table } from '../elements/table.ts'
import { type Page, page } from '../frame.ts'
import { adminPage, type Viewer } from '../site.ts'

interface AdminSignIn {
  readonly root: string
  readonly username: string
  /** Where to go then. */
  readonly to: string
  /** The fault of the last attempt. */
  readonly wrong: string | null
}

/** The sign-in page of the operator, without a script. */
export const adminSignInPage = ({ root, username, to, wrong }: AdminSignIn): Page =>
  page({
    title: 'Sign in to the administration',
    root,
    hasForms: true,
    style: SIGN_IN,
    content: html`<h1>Sign in to the administration</h1>
<div class="card">
${wrong === null ? '' : html`<p id="fault" class="notice bad" role="alert">${wrong}</p>`}
<form method="post" action="${root}admin/sign-in">
<input name="to" type="hidden" value="${to}">
<label for="username">Name</label>
<input id="username" name="username" type="text" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="${ADMIN_NAME_MAX}" value="${username}" required${wrong === null ? ' autofocus' : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="${ADMIN_PASSWORD_MAX}"${wrong === null ? '' : html` autofocus aria-describedby="fault"`} required>
<p class="hint">The session ends after twelve hours.</p>
<div class="actions"><button class="primary" type="submit">Sign in</button></div>
</form>
</div>`,
  })

const SIGN_IN = `
main { max-width: 30rem }
h1 { text-align: center }
.card { padding: var(--space-8) var(--space-24) var(--space-24); background: var(--surface); border: 1px solid var(--rule);
  border-radius: var(--radius) }
.card button { width: 100% }`

/** The page of an installation without an operator. */
export const notConfiguredPage = (root: string): Page =>
  page({
    title: 'The administration is not set up yet',
    root,
    content: html`<h1>The administration is not set up yet</h1>
<p>No operator can sign in yet. On the machine of the service, create the hash of a password:</p>
<pre><code>npm run admin-password</code></pre>
<p>Set <code>ADMIN_USER</code> to a name and <code>ADMIN_PASSWORD_HASH</code> to the hash, and restart the service. See <a href="${root}docs">the documentation</a>.</p>`,
  })

/** The page of the actions of operators, and of sign-in attempts. */
export function actionsPage(
  { actions, next_before: next }: AdminActionList,
  isChangesOnly: boolean,
  viewer: Viewer,
): Page {
  const address = (all: boolean, before?: number) =>
    `${viewer.root}admin/actions?changes_only=${!all}${before === undefined ? '' : `&before=${before}`}`
  return adminPage({
    title: 'Actions',
    viewer,
    at: 'admin/actions',
    content: html`<p>${isChangesOnly ? 'Changes by operators' : 'All requests of operators'}, and sign-in attempts whose password was checked. They are kept for 400 days. <a href="${address(isChangesOnly)}">${isChangesOnly ? 'Show read-only requests too' : 'Show changes only'}</a></p>
${actions.length === 0 ? html`<div class="empty"><p>There are no earlier actions.</p></div>` : list(actions)}
<nav class="paging" aria-label="Pages">${next === null ? '' : html`<a rel="next" href="${address(!isChangesOnly, next)}">Earlier actions</a>`} <a href="${address(!isChangesOnly)}">Newest actions</a></nav>`,
  })
}

const list = (rows: readonly AdminAction[]): Markup =>
  table<AdminAction>({
    caption: 'Newest first',
    columns: [
      { head: 'Time', cell: ({ at }) => instant(at) },
      { head: 'Operator', cell: ({ name }) => (name === null ? html`<b class="warn">another name</b>` : name) },
      { head: 'Operation', cell: ({ operation }) => operationName(operation) },
      { head: 'Subject', cell: ({ subject }) => (subject === null ? '' : html`<code>${subject}</code>`) },
      { head: 'IP address', cell: ({ address }) => html`<bdi>${address}</bdi>` },
      { head: 'Status', isFigure: true, cell: ({ status }) => statusOf(status) },
    ],
    rows,
  })

function statusOf(status: number | null): Content {
  if (status === null) return NONE
  return status >= 400 ? html`<b class="bad">${status}</b>` : status
}
