import { LISTED_MAX, type Outcome, RequestsCsvQuery, RequestsPageQuery } from '../../contract/account-requests-pages.ts'
import { type LogEntries, LogEntry } from '../../contract/logs.ts'
import { requestsPage } from '../../pages/account/requests.ts'
import { csv } from '../../pages/admin/csv.ts'
import { sendPage } from '../../pages/send-page.ts'
import { operation } from '../operation.ts'
import { accountOf, holderOf, PAGE } from './page.ts'

const CSV_FIELDS = Object.keys(LogEntry.shape) as (keyof LogEntries[number])[]

/** The request log of an account. */
export const REQUEST_PAGES = [
  operation({
    ...PAGE,
    name: 'account_requests_page',
    url: '/account/requests',
    summary: 'The page of the newest requests of the account',
    query: RequestsPageQuery,
    handle:
      ({ requests }) =>
      async (request, reply) => {
        const all = [...(await requests.recent(accountOf(request).id, LISTED_MAX))]
        const { query } = request
        return sendPage(reply, requestsPage({ all, found: filtered(all, query), query }, holderOf(request)))
      },
  }),
  operation({
    ...PAGE,
    name: 'account_requests_csv',
    url: '/account/requests.csv',
    summary: 'The newest requests of the account as CSV',
    description: `At most ${LISTED_MAX} entries.`,
    query: RequestsCsvQuery,
    answer: { types: { 'text/csv': 'csv' }, statuses: PAGE.answer.statuses },
    handle:
      ({ requests }) =>
      async (request, reply) => {
        const all = [...(await requests.recent(accountOf(request).id, LISTED_MAX))]
        reply.header('Content-Disposition', 'attachment; filename="requests.csv"').type('text/csv; charset=utf-8')
        return csv(CSV_FIELDS, filtered(all, request.query))
      },
  }),
]

const HAS: Readonly<Record<Outcome, (status: number) => boolean>> = {
  succeeded: (status) => status < 400,
  refused: (status) => status >= 400 && status < 500,
  failed: (status) => status >= 500,
}

function filtered(all: LogEntries, { key, outcome }: Pick<RequestsPageQuery, 'key' | 'outcome'>): LogEntries {
  return all.filter(
    ({ key_id, status }) =>
      (key === undefined || (key_id ?? 'none') === key) && (outcome === undefined || HAS[outcome](status)),
  )
}
