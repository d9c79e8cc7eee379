import type { LogEntries } from '../../contract/accounts/logs.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { count, instant } from '../elements/figures.ts'
import { operationName } from '../elements/operation-names.ts'
import { table } from '../elements/table.ts'

type Entry = LogEntries[number]

/** The refused and failed requests of an operation with one status. */
interface ErrorGroup extends Pick<Entry, 'operation' | 'status'> {
  readonly requests: number
  /** The newest of them. */
  readonly last: Entry
}

/** More are behind the filter. */
const GROUPS_MAX = 10

/** Errors by operation and status, the most frequent first. Entries come newest first. */
function errorGroups(entries: LogEntries): readonly ErrorGroup[] {
  const groups = Map.groupBy(
    entries.filter(({ status }) => status >= 400),
    ({ operation, status }) => `${operation} ${status}`,
  )
  return [...groups.values()]
    .map((group) => ({
      operation: group[0]!.operation,
      status: group[0]!.status,
      requests: group.reduce((sum, { requests }) => sum + requests, 0),
      last: group[0]!,
    }))
    .toSorted((a, b) => b.requests - a.requests)
}

/** Which operations refuse or fail, and how often. Null if none does. `to` is the page with the errors of an operation. */
export function errorTable(entries: LogEntries, to: (operation: string) => string): Markup | null {
  const groups = errorGroups(entries)
  if (groups.length === 0) return null
  return html`<section aria-labelledby="errors"><h2 id="errors">Errors by operation</h2>
${table<ErrorGroup>({
  caption: groups.length > GROUPS_MAX ? `The ${GROUPS_MAX} most frequent of ${groups.length}` : 'Most frequent first',
  columns: [
    {
      head: 'Operation',
      cell: ({ operation, status }) =>
        html`<a href="${to(operation)}" aria-label="${operationName(operation)}, status ${status}">${operationName(operation)}</a>`,
    },
    { head: 'Status', isFigure: true, cell: ({ status }) => status },
    { head: 'Requests', isFigure: true, cell: ({ requests }) => count(requests) },
    { head: 'Last', cell: ({ last }) => instant(last.at) },
    { head: 'Last trace id', cell: ({ last }) => html`<code class="trace">${last.id}</code>` },
  ],
  rows: groups.slice(0, GROUPS_MAX),
})}</section>`
}
