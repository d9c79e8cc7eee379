import { LogEntries, LogsQuery } from '../contract/logs.ts'
import { TOKEN } from './access.ts'
import { operation } from './operation.ts'

const DESCRIPTION = `The most recent requests of the account, newest first: those with its keys and those of its
signed-in users. An entry shows the operation and its outcome, without query and body.`

/** The log of an account's requests. */
export const LOG_OPERATIONS = [
  operation({
    name: 'request_log_list',
    method: 'GET',
    url: '/api/v1/auth/logs',
    tag: 'Account',
    summary: 'The most recent requests of the account',
    description: DESCRIPTION,
    access: TOKEN,
    query: LogsQuery,
    reply: LogEntries,
    handle:
      ({ requests }) =>
      async ({ account, query }): Promise<LogEntries> => {
        return [...(await requests.recent(account!.id, query.limit))]
      },
  }),
]
