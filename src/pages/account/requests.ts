import {
  LISTED_MAX,
  type LogEntries,
  OUTCOMES,
  type Outcome,
  PER_PAGE,
  type RequestsPageQuery,
} from '../../contract/accounts/logs.ts'
import { type Content, html, type Markup } from '../../platform/markup.ts'
import { select } from '../elements/field.ts'
import { count, counted, instant, milliseconds } from '../elements/figures.ts'
import { bdi } from '../elements/notices.ts'
import { operationName } from '../elements/operation-names.ts'
import { type Column, table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { accountPage, type Holder } from '../site.ts'
import { errorTable } from './request-errors.ts'

/** The newest requests, those that match the filters, and the filters. */
interface Requests {
  readonly all: LogEntries
  readonly found: LogEntries
  /** The ids of requests that can be opened. */
  readonly kept: ReadonlySet<string>
  readonly query: RequestsPageQuery
}

/** The page of the request log: filtered and paged by links and one form. */
export const requestsPage = ({ all, found, kept, query }: Requests, holder: Holder): Page =>
  accountPage({
    title: 'Requests',
    holder,
    at: 'account/requests',
    script: 'data-page.js',
    style: `${REQUEST_TABLE}${STYLE}`,
    content: html`<p class="soft">Requests made with your keys, by your assistants and by signed-in programs. The log shows the operation and the outcome, but not what was sent or answered. To see what refused requests sent, turn that on for the <a href="${holder.root}account/keys">key</a>.</p>
${all.length === 0 ? none(holder) : html`${filters(all, query, holder)}\n${query.operation === undefined ? errorTable(all, (operation) => `${holder.root}account/requests${queryText({ outcome: 'errors', operation })}`) : ''}${found.length === 0 ? noMatch(holder) : list({ all, found, kept, query }, holder)}`}`,
  })

const none = ({ root }: Holder): Markup => html`<div class="empty">
<p>No requests yet. Your first one will appear here about a second after it is answered.</p>
<p><a class="button primary" href="${root}account/keys">Create a key</a></p>
</div>`

const noMatch = ({ root }: Holder): Markup =>
  html`<div class="empty"><p>No recent requests match.</p><p><a href="${root}account/requests">Show all requests</a></p></div>`

const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  succeeded: 'Succeeded',
  refused: 'Refused (400 to 499)',
  failed: 'Failed (500 and above)',
  errors: 'All errors (400 and above)',
}

function filters(all: LogEntries, query: RequestsPageQuery, { root }: Holder): Markup {
  const names = new Map(
    all.map(({ key_id, key_name, key_prefix }) => [key_id ?? 'none', keyName(key_name, key_prefix)]),
  )
  const operations = Object.entries(
    Object.fromEntries(all.map(({ operation }) => [operation, operationName(operation)])),
  ).toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
  return html`<form method="get" action="${root}account/requests" role="search" aria-label="Requests">
<div class="form-row filters">
${select({ name: 'key', label: 'Key', options: [...names.keys()], names: Object.fromEntries(names), chosen: query.key, none: 'Any' })}
${select({ name: 'outcome', label: 'Outcome', options: OUTCOMES, names: OUTCOME_NAMES, chosen: query.outcome, none: 'Any' })}
${select({ name: 'operation', label: 'Operation', options: operations.map(([operation]) => operation), names: Object.fromEntries(operations), chosen: query.operation, none: 'Any' })}
<div><button type="submit">Filter</button></div>
</div>
</form>`
}

const keyName = (name: string | null, prefix: string | null): string =>
  name === null ? (prefix ?? 'No key (signed in)') : `${name} (${prefix})`

function list({ all, found, kept, query }: Requests, holder: Holder): Markup {
  const { root } = holder
  const { page, ...filters } = query
  const pages = Math.ceil(found.length / PER_PAGE)
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const bound = all.length === LISTED_MAX ? `Of the newest ${count(LISTED_MAX)} log entries: ` : ''
  return html`<p class="paging"><span>${bound}${counted(found.length, 'entry', 'entries')}</span> <a href="${root}account/requests.csv${queryText(filters)}" download>Download CSV</a></p>
${shown.length === 0 ? noMatch(holder) : requestTable(`Newest first. Page ${count(page)} of ${count(pages)}`, shown, { root, kept })}
${paging(page, pages, (at) => `${root}account/requests${queryText({ ...filters, page: at })}`)}
<p class="hint">Each minute, the first ten refused requests of a key are listed one by one; one more entry counts the rest. If you ask the operator about a request, quote its trace id.</p>`
}

function paging(page: number, pages: number, to: (page: number) => string): Markup | null {
  if (pages <= 1) return null
  const link = (at: number, text: string, rel: string) =>
    at < 1 || at > pages ? '' : html`<a rel="${rel}" href="${to(at)}">${text}</a>`
  return html`<nav class="paging" aria-label="Pages">${link(page - 1, 'Newer requests', 'prev')} ${link(page + 1, 'Older requests', 'next')}</nav>`
}

function queryText(fields: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

type Entry = LogEntries[number]

/** A table of requests. The short one leaves out details for support requests. */
export const requestTable = (caption: string, rows: LogEntries, opened: Opened | null = null): Markup =>
  table<Entry>({ caption, columns: opened ? [...COLUMNS, ...more(opened)] : COLUMNS, rows, isWide: opened !== null })

/** What the requests of a whole table lead to. */
type Opened = Pick<Requests, 'kept'> & Pick<Holder, 'root'>

const COLUMNS: readonly Column<Entry>[] = [
  { head: 'Time', cell: ({ at }) => instant(at) },
  { head: 'Operation', cell: (entry) => operationOf(entry) },
  { head: 'Status', isFigure: true, cell: ({ status }) => statusOf(status) },
  { head: 'Duration', isFigure: true, cell: ({ duration_ms }) => milliseconds(duration_ms) },
  { head: 'Units', isFigure: true, cell: ({ units }) => count(units) },
  { head: 'Key', cell: (entry) => senderOf(entry) },
]
const more = ({ kept, root }: Opened): readonly Column<Entry>[] => [
  {
    head: 'Trace id',
    cell: ({ id }) => {
      const trace = html`<code class="trace">${id}</code>`
      return kept.has(id) ? html`<a href="${root}account/requests/${id}">${trace}</a>` : trace
    },
  },
]

/** An entry may stand for several refused requests of a minute. */
const operationOf = ({ operation, method, path, requests }: Entry): Markup =>
  html`<span title="${method} ${path}">${operationName(operation)}</span>${requests === 1 ? '' : html` <b>× ${count(requests)}</b>`}`

function statusOf(status: number): Content {
  if (status >= 500) return html`<b class="bad">${status}</b>`
  return status >= 400 ? html`<b class="warn">${status}</b>` : status
}

/** The readable name of the sender: the program of an assistant, the key, or the sign-in. */
const senderOf = ({ mcp_client, key_name, key_prefix }: Entry): Markup =>
  bdi(mcp_client ?? key_name ?? key_prefix ?? '') ?? html`<span class="soft">Signed in</span>`

/** The rules of these tables. */
export const REQUEST_TABLE = `
.trace { font-size: var(--text-14); white-space: nowrap }
@media (max-width: 63.99rem) { .trace { white-space: normal } }`

const STYLE = `
.filters { max-width: 56rem }
.filters > div:has(select) { flex: 1 1 9.5rem }`
