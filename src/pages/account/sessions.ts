import { type AccountEvents, AUDIT_ACTIONS, type AuditActor } from '../../contract/accounts/logs.ts'
import type { SessionResponse } from '../../contract/accounts/sign-in.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'
import { count, instant } from '../elements/figures.ts'
import { bdi, doneNotice } from '../elements/notices.ts'
import { table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { accountPage, type Holder } from '../site.ts'
import { signOutEverywhere } from './credentials.ts'

interface Sessions {
  readonly sessions: readonly SessionResponse[]
  /** The newest first. */
  readonly events: AccountEvents
  /** The number of events that are shown. */
  readonly eventsMax: number
  readonly done: string | null
}

/** The page of open sessions, and of sensitive actions on the account. */
export const sessionsPage = ({ sessions, events, eventsMax, done }: Sessions, holder: Holder): Page =>
  accountPage({
    title: 'Sessions and account activity',
    holder,
    at: 'account/settings',
    script: 'data-page.js',
    style: STYLE,
    content: html`${doneNotice(done)}<section aria-labelledby="sessions-title">
<h2 id="sessions-title">Open sessions</h2>
<p class="soft">A session begins with a sign-in and ends 30 days after its last use. If you see one that you don’t recognise, end it and change your password.</p>
${sessionTable(sessions, holder)}
${signOutEverywhere(holder.root)}
</section>
<section aria-labelledby="events-title">
<h2 id="events-title">Account activity</h2>
<p class="soft">Changes to the account, its keys and its access. Entries are kept for a year.</p>
${eventTable(events, eventsMax)}
</section>`,
  })

const sessionTable = (sessions: readonly SessionResponse[], { root }: Holder): Markup =>
  table<SessionResponse>({
    caption: 'Most recently used first',
    isWide: true,
    columns: [
      { head: 'Browser or program', cell: ({ user_agent }) => bdi(agentName(user_agent)) },
      { head: 'Network', cell: ({ network }) => (network === null ? '' : html`<bdi>${network}</bdi>`) },
      { head: 'Signed in', cell: ({ created_at }) => instant(created_at) },
      { head: 'Last used', cell: ({ last_seen_at }) => instant(last_seen_at) },
      { head: 'Expires', cell: ({ expires_at }) => instant(expires_at) },
      { head: 'Action', cell: (session) => endOf(session, root) },
    ],
    rows: sessions,
  })

const endOf = ({ id, current, user_agent, created_at }: SessionResponse, root: string): Markup =>
  current
    ? html`<b class="good">This session</b>`
    : html`<form method="post" action="${root}account/sessions/${encodeURIComponent(id)}/end"><button type="submit" aria-label="End the session of ${agentName(user_agent)}, signed in ${created_at}">End</button></form>`

/** Browsers by a part of their user agent. The first that matches counts, because most name others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bFirefox\/(\d+)/, 'Firefox'],
  [/\bFxiOS\/(\d+)/, 'Firefox'],
  [/\b(?:Headless)?Chrome\/(\d+)/, 'Chrome'],
  [/\bCriOS\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+).*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const LENGTH_MAX = 80

/** The readable name of a user agent: browser and system, or the text itself. */
function agentName(userAgent: string | null): string {
  if (userAgent === null || userAgent.trim() === '') return 'Unnamed program'
  for (const [pattern, name] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1]
    if (version === undefined) continue
    const system = SYSTEMS.find(([each]) => each.test(userAgent))?.[1]
    return `${name} ${version}${system === undefined ? '' : ` on ${system}`}`
  }
  return userAgent.length > LENGTH_MAX ? `${userAgent.slice(0, LENGTH_MAX)}…` : userAgent
}

const ACTORS: Readonly<Record<AuditActor, string>> = { account: 'You', operator: 'The operator', system: 'The service' }

const eventTable = (events: AccountEvents, eventsMax: number): Markup =>
  table<AccountEvents[number]>({
    caption: events.length < eventsMax ? 'Newest first' : `The newest ${count(eventsMax)}`,
    columns: [
      { head: 'Time', cell: ({ at }) => instant(at) },
      { head: 'Activity', cell: ({ action }) => AUDIT_ACTIONS[action] },
      { head: 'By', cell: ({ actor }) => ACTORS[actor] },
      { head: 'Details', cell: ({ detail }) => detailOf(detail) },
    ],
    rows: events,
  })

/** Ids are useless to a person who has the name. */
function detailOf(detail: AccountEvents[number]['detail']): Markup | null {
  const shown = Object.entries(detail).filter(([name]) => !name.endsWith('_id'))
  if (shown.length === 0) return null
  const all = shown.map(([name, value]) =>
    name === 'name'
      ? bdi(String(value))
      : name === 'prefix'
        ? html`<code class="prefix">${String(value)}…</code>`
        : html`<span class="soft">${name.replaceAll('_', ' ')}</span> ${bdi(String(value))}`,
  )
  return html`<span>${joined(all, ' · ')}</span>`
}

const STYLE = `
.prefix { font-size: var(--text-14); color: var(--soft) }
td form button { margin: 0 }
section table { margin-bottom: var(--space-8) }`
