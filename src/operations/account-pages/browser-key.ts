import { PUBLIC } from '../../access.ts'
import { makeBrowserKey } from '../../accounts/browser-key.ts'
import { sessionAccounts } from '../../accounts/browser-session.ts'
import { now } from '../../clock.ts'
import { BrowserKey } from '../../contract/browser-key.ts'
import { Refusal } from '../../errors.ts'
import { operation } from '../../operation.ts'
import { instant } from '../../wire/instant.ts'

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
    summary: 'Makes a key for pages of this service, for the account that is signed in',
    description: `The cookie of the session decides. The key ends after an hour, and with the session within ten seconds. It is in
no list and counts for no limit of keys. Its calls are those of the account.`,
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
