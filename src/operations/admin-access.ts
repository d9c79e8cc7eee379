import { actionsOf } from '../accounts/admin/admin.ts'
import { DoneAnswer } from '../contract/accounts/sign-in.ts'
import { AdminActionList, AdminActionsQuery, AdminLoginRequest, AdminLoginResponse } from '../contract/admin/access.ts'
import { instant } from '../platform/instant.ts'
import { ADMIN, PUBLIC } from './access.ts'
import { operation } from './operation.ts'

const LOGIN = `The name and the password are those of the configuration: \`ADMIN_USER\` and \`ADMIN_PASSWORD_HASH\`. A
session ends after twelve hours, when it is signed out, or when either variable changes. At most 20 are open: another
one ends the oldest. After the fifth failed attempt and each further one there is a wait of one second, then two, four
and so on up to five minutes, for the network of the caller and for the name. A network that signed in within 30 days
does not wait for the name.`

const ACTIONS = `Every request of an operator, and every sign-in attempt whose password was compared, newest first. An
action is recorded before it runs, and does not run if it cannot be recorded. A request that is refused before it runs
is recorded then. Actions are kept for 400 days, and the newest 100,000 failed sign-in attempts.`

const tag = 'Administration'

/** Signing in to the administration, and its audit log. */
export const ADMIN_ACCESS_OPERATIONS = [
  operation({
    tag,
    name: 'admin_login',
    method: 'POST',
    url: '/api/v1/admin/login',
    summary: 'Opens an administrative session',
    description: LOGIN,
    access: PUBLIC,
    isForOperators: true,
    confidential: true,
    refuses: [
      'admin_not_configured',
      'admin_sign_in_failed',
      'too_many_sign_ins',
      'sign_in_busy',
      'database_unavailable',
    ],
    body: AdminLoginRequest,
    reply: AdminLoginResponse,
    handle: async ({ body, ip }, reply, { admin }) => {
      const { token, username, expiresAtMs } = await admin.signIn({ ...body, address: ip })
      reply.header('Cache-Control', 'no-store')
      return { token, token_type: 'bearer', username, expires_at: instant(expiresAtMs) } as const
    },
  }),
  operation({
    tag,
    name: 'admin_logout',
    method: 'POST',
    url: '/api/v1/admin/logout',
    summary: 'Ends the session of this token',
    description: 'Every front refuses the token immediately.',
    access: ADMIN,
    reply: DoneAnswer,
    handle: async ({ operator }, _, { admin }) => {
      await admin.signOut(operator)
      return { status: 'done' } as const
    },
  }),
  operation({
    tag,
    name: 'admin_actions',
    method: 'GET',
    url: '/api/v1/admin/actions',
    summary: 'The audit log of the administration',
    description: ACTIONS,
    access: ADMIN,
    query: AdminActionsQuery,
    reply: AdminActionList,
    handle: ({ query }, _, { db }) => actionsOf(db, query),
  }),
]
