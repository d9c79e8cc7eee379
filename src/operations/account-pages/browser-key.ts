import { makeBrowserKey } from '../../accounts/browser-key.ts'
import { sessionAccounts } from '../../accounts/browser-session.ts'
import { BrowserKey } from '../../contract/browser-key.ts'
import { now } from '../../platform/clock.ts'
import { Refusal } from '../../platform/errors.ts'
import { instant } from '../../wire/instant.ts'
import { PUBLIC } from '../access.ts'
import { operation } from '../operation.ts'

/** Each tab asks once an hour. An office shares an address. */
const TABS = { most: 30, seconds: 10 } as const

/** The key of our own pages, such as the playground. */
export const BROWSER_KEY_OPERATIONS = [
  operation({
    tag: 'Account pages',
    access: PUBLIC,
    builtInIdentity: true,
    isPage: true,
    confidential: true,
    ownForm: true,
    addressLimit: TABS,
    name: 'browser_key_create',
    method: 'POST',
    url: '/account/browser-key',
    summary: 'Creates a key for the pages of this service, for the signed-in account',
    description: `The session cookie decides. The key expires after an hour, and within ten seconds of the end of the
session. It is not listed and does not count towards the limit of keys. Its calls count for the account.`,
    refuses: ['session_ended', 'origin_refused', 'database_unavailable'],
    reply: BrowserKey,
    handle: (parts) => {
      const find = sessionAccounts(parts)
      return async (request, reply) => {
        reply.header('Cache-Control', 'no-store')
        const account = await find(request, reply)
        if (!account) throw new Refusal('session_ended')
        const { key, expiresAtMs } = await makeBrowserKey(parts.db, account, now())
        return { key, expires_at: instant(expiresAtMs) } satisfies BrowserKey
      }
    },
  }),
]
