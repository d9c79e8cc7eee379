import type { LogEntries } from '../../contract/logs.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { count, instant, milliseconds } from '../elements/figures.ts'
import { bdi } from '../elements/notices.ts'
import { type Column, table } from '../elements/table.ts'

type Entry = LogEntries[number]

const COLUMNS: readonly Column<Entry>[] = [
  { head: 'Time', cell: ({ at }) => instant(at) },
  { head: 'Operation', cell: ({ operation, path, method }) => operationOf({ operation, path, method }) },
  { head: 'Status', isFigure: true, cell: ({ status }) => statusOf(status) },
  { head: 'Duration', isFigure: true, cell: ({ duration_ms }) => milliseconds(duration_ms) },
  { head: 'Units', isFigure: true, cell: ({ units }) => count(units) },
  { head: 'Key', cell: (entry) => senderOf(entry) },
]
const MORE: readonly Column<Entry>[] = [
  { head: 'Requests', isFigure: true, cell: ({ requests }) => count(requests) },
  { head: 'Trace id', cell: ({ id }) => `<code class="trace">${escapeHtml(id)}</code>` },
]

/** A table of requests. The short one leaves out details for support requests. */
export const requestTable = (caption: string, rows: LogEntries, isShort = false): string =>
  table<Entry>({ caption, columns: isShort ? COLUMNS : [...COLUMNS, ...MORE], rows, isWide: !isShort })

const operationOf = ({ operation, method, path }: Pick<Entry, 'operation' | 'method' | 'path'>): string =>
  `<span title="${escapeHtml(`${method} ${path}`)}">${escapeHtml(operation)}</span>`

function statusOf(status: number): string {
  if (status >= 500) return `<b class="bad">${status}</b>`
  return status >= 400 ? `<b class="warn">${status}</b>` : String(status)
}

/** The readable name of the sender: the program of an assistant, the key, or the sign-in. */
export const senderOf = ({ mcp_client, key_name, key_prefix }: Entry): string =>
  bdi(mcp_client ?? key_name ?? key_prefix ?? '') || '<span class="soft">signed in</span>'

/** The rules of these tables. */
export const REQUEST_TABLE = `
.trace { font-size: var(--text-14); white-space: nowrap }
@media (max-width: 63.99rem) { .trace { white-space: normal; text-align: right } }`
