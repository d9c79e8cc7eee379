import type { KeyResponse } from '../../contract/keys.ts'
import type { LogEntries } from '../../contract/logs.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { counted } from '../elements/figures.ts'
import type { Page } from '../frame.ts'
import { sitePage } from '../site.ts'
import { firstCall } from './first-call.ts'
import { accountPage, type Holder } from './frame.ts'
import { REQUEST_TABLE, requestTable } from './request-table.ts'
import { STANDING, type Standing, standing } from './standing.ts'
import { type DayOfUse, usePlots } from './use-plots.ts'

/** What a user wants to know first. */
interface Overview {
  readonly standing: Standing
  readonly days: readonly DayOfUse[]
  /** Live keys, newest first. */
  readonly keys: readonly KeyResponse[]
  /** The newest requests. */
  readonly log: LogEntries
  /** Open sessions. */
  readonly sessions: number
  /** The URL of the service. */
  readonly base: string
}

/** The first page of an account. */
export const overviewPage = (overview: Overview, holder: Holder): Page =>
  accountPage({
    title: 'Overview',
    holder,
    at: 'account',
    script: 'data-page.js',
    hasPlot: true,
    style: `${STANDING}${REQUEST_TABLE}${STYLE}`,
    content: `${standing(overview.standing, holder)}
${firstSteps(overview, holder)}
<section aria-labelledby="use-title">
<h2 id="use-title">The last 30 days</h2>
${usePlots(overview.days, overview.standing)}
</section>
${newest(overview, holder)}<section aria-labelledby="access-title">
<h2 id="access-title">Who has access</h2>
<ul class="access">
<li>${counted(overview.keys.length, 'live key')}. <a href="${holder.root}account/keys">Manage your keys</a></li>
<li>${counted(overview.sessions, 'open session')}. <a href="${holder.root}account/sessions">See sessions and account activity</a></li>
</ul>
</section>`,
  })

/** Nothing for a new account: the page says what to do first. */
const newest = ({ log }: Overview, { root }: Holder): string =>
  log.length === 0
    ? ''
    : `<section aria-labelledby="requests-title">
<h2 id="requests-title">Newest requests</h2>
${requestTable('Newest first', log, true)}
<p><a href="${root}account/requests">See all requests</a></p>
</section>
`

/** What a new account does first. Nothing once a key was used. */
function firstSteps({ keys, log, base }: Overview, { root }: Holder): string {
  if (log.some(({ key_id }) => key_id !== null)) return ''
  const [newest] = keys
  const links = `<p>No code yet? <a href="${root}playground">Try calculations in the playground</a>, or <a href="${root}docs">read the guides</a>.</p>`
  if (newest)
    return `<section class="card first" aria-labelledby="first-title">
<h2 id="first-title">Make your first call</h2>
${firstCall({ base, ...newest })}
${links}
</section>`
  return `<section class="card first" aria-labelledby="first-title">
<h2 id="first-title">Create your first key</h2>
<p>A program sends a key with each request. You can limit a key, rename it and revoke it later.</p>
<form method="post" action="${root}account/keys">
<div class="form-row"><div class="wide"><label for="name">Name</label><input id="name" name="name" type="text" maxlength="200" value="My first key" autocomplete="off" required></div>
<div><button class="primary" type="submit">Create key</button></div></div>
</form>
${links}
</section>`
}

const STYLE = `
.first { margin-top: var(--space-24) }
.first form { max-width: 32rem; margin-bottom: var(--space-16) }
.first pre { margin-bottom: var(--space-12); background: var(--page) }
.access { padding-left: var(--space-24); margin: 0 }`

/** The page for installations with an external issuer, which shares no session with a page. */
export const accountElsewherePage = (issuer: string, root: string): Page =>
  sitePage({
    title: 'Your account',
    root,
    at: 'account',
    content: `<h1>Your account</h1>
<p>Users of this service sign in at <strong>${escapeHtml(issuer)}</strong>. This page has no session there, and cannot show your account.</p>
<p>A program with an access token from there gets the same data over the API:</p>
<dl>
${ENDPOINTS.map(([path, text]) => `<div><dt><code>${path}</code></dt><dd>${text}</dd></div>`).join('\n')}
</dl>
<p>See <a href="${root}docs">the documentation</a>.</p>`,
  })

const ENDPOINTS = [
  ['GET /api/v1/auth/me', 'The plan, and the units that are left'],
  ['GET, POST /api/v1/auth/keys', 'List the keys of the account, create a new one'],
  ['GET /api/v1/auth/logs', 'The newest requests'],
  ['GET /api/v1/auth/events', 'Sensitive actions on the account'],
  ['DELETE /api/v1/auth/sessions', 'Ends all sessions: every access token issued so far is refused'],
] as const
