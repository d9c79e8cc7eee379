import { LogEntries, LogsQuery } from '../contract/logs.ts'
import { operation } from '../operation.ts'
import type { RequestLog } from '../requests/request-log.ts'

const DESCRIPTION = `The most recent requests of the account, by its keys and by whoever is signed in to it, newest first. An
entry says what was asked for and what became of it, and holds nothing of the query or the body.`

export interface LogsParts {
  readonly requests: Pick<RequestLog, 'recent'>
}

export const logsOperations = ({ requests }: LogsParts) => [
  operation({
    name: 'request_log_list',
    method: 'GET',
    url: '/api/v1/auth/logs',
    tag: 'Account',
    summary: 'The most recent requests of the account',
    description: DESCRIPTION,
    access: 'account',
    cost: 0,
    tool: false,
    query: LogsQuery,
    reply: LogEntries,
    async handle({ account, query }): Promise<LogEntries> {
      return [...(await requests.recent(account!.id, query.limit))]
    },
  }),
]
