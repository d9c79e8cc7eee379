import { DELETION_ACTIONS, deleteUser, resendVerification, userExists, usersPage } from '../accounts/admin/users.ts'
import { LogEntries, LogsQuery } from '../contract/accounts/logs.ts'
import {
  AdminUserDeletion,
  AdminUserPath,
  PaginatedUsersResponse,
  ResendEmailRequest,
  ResendEmailResponse,
  UserListQuery,
} from '../contract/admin/users.ts'
import { Refusal } from '../platform/errors.ts'
import { ADMIN } from './access.ts'
import { operation } from './operation.ts'

const LIST = `A user is an account that was created by signing in, or by the operator. Filters are combined with "and".`

const DELETION = `The steps are those of \`DELETE /api/v1/settings/account\`: the billing ends, the keys are revoked,
the data are deleted, and the user at the identity provider last. Status 200 means that everything is deleted. Status
202 means that some steps remain; the service retries them until they are done. Repeat the request to see the progress.
With an external issuer and without \`AUTH_ADMIN_URL\` the user remains there.`

const RESEND = `An address without an unconfirmed sign-up gets 404, or 409 if it is already confirmed. With an external
issuer this needs \`AUTH_ADMIN_URL\`.`

const shared = { tag: 'Administration', access: ADMIN } as const

/** The users of an installation. */
export const ADMIN_USER_OPERATIONS = [
  operation({
    ...shared,
    name: 'admin_user_list',
    method: 'GET',
    url: '/api/v1/admin/users',
    summary: 'The users, by page',
    description: LIST,
    query: UserListQuery,
    reply: PaginatedUsersResponse,
    handle: ({ query }, _, { db }) => usersPage(db, query),
  }),
  operation({
    ...shared,
    name: DELETION_ACTIONS.api,
    method: 'DELETE',
    url: '/api/v1/admin/users/{user_id}',
    summary: 'Deletes a user and all of their data',
    description: DELETION,
    answer: {
      statuses: { 202: 'The deletion has begun. The service retries the remaining steps until they are done' },
    },
    refuses: ['not_found'],
    params: AdminUserPath,
    reply: AdminUserDeletion,
    handle: async ({ params }, reply, { db, deletions }) => {
      const outcome = await deleteUser({ db, deletions }, params.user_id)
      if (!outcome) throw new Refusal('not_found')
      reply.code(outcome.status === 'completed' ? 200 : 202)
      return outcome
    },
  }),
  operation({
    ...shared,
    name: 'admin_user_logs',
    method: 'GET',
    url: '/api/v1/admin/users/{user_id}/logs',
    summary: 'The most recent requests of a user',
    description: 'Newest first, as `GET /api/v1/auth/logs` shows them to the user.',
    refuses: ['not_found'],
    params: AdminUserPath,
    query: LogsQuery,
    reply: LogEntries,
    handle: async ({ params, query }, _, { db, requests }): Promise<LogEntries> => {
      if (!(await userExists(db, params.user_id))) throw new Refusal('not_found')
      return [...(await requests.recent(params.user_id, query.limit))]
    },
  }),
  operation({
    ...shared,
    name: 'admin_verification_resend',
    method: 'POST',
    url: '/api/v1/admin/resend-verification',
    summary: 'Sends the confirmation e-mail again',
    description: RESEND,
    refuses: ['not_found', 'already_verified', 'identity_not_administered', 'identity_unavailable'],
    body: ResendEmailRequest,
    reply: ResendEmailResponse,
    handle: async ({ body }, _, { db, identity, mailer }) => {
      await resendVerification({ db, identity }, body.email)
      const isKept = identity.embedded !== null && !mailer.hasRelay
      return { status: 'sent', message: isKept ? IN_THE_OUTBOX : ON_ITS_WAY } as const
    },
  }),
]

const ON_ITS_WAY = 'The e-mail is on its way'
const IN_THE_OUTBOX = 'This installation cannot send e-mail. It is waiting in the outbox: `npm run outbox` prints it'
