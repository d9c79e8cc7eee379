import {
  DELETION_ACTIONS,
  deleteUser,
  usersPage as pageOf,
  resendVerification,
  userOf,
} from '../../accounts/admin/users.ts'
import {
  AdminUser,
  AdminUserPath,
  UserDeletionForm,
  UserListQuery,
  UserPageQuery,
  UsersPageQuery,
} from '../../contract/admin/users.ts'
import { confirmationOf, type User, userPage } from '../../pages/admin/user.ts'
import { usersPage } from '../../pages/admin/users.ts'
import { csv } from '../../pages/elements/table.ts'
import { sendPage, shownRefusal } from '../../pages/frame.ts'
import type { Viewer } from '../../pages/site.ts'
import { Refusal } from '../../platform/errors.ts'
import { operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { goTo } from '../signed-in-pages.ts'
import { FORM, PAGE, viewerOf } from './page.ts'

const DAYS = 30
const REQUESTS = 20
/** About 2 MB. The API pages through all users. */
const CSV_ROWS_MAX = 10_000
const CSV_FIELDS = Object.keys(AdminUser.shape) as (keyof AdminUser)[]

const LIST_DONE = {
  deleted: 'The user and all of their data were deleted.',
  deleting: 'The deletion has begun. The service retries the remaining steps until they are done.',
} as const
const USER_DONE = {
  sent: 'The e-mail is on its way.',
  in_outbox: 'This installation cannot send e-mail. It is waiting in the outbox: npm run outbox prints it.',
} as const

/** The users of an installation, and what the operator may do for one. */
export const ADMIN_USER_PAGES = [
  operation({
    ...PAGE,
    name: 'admin_users_page',
    url: '/admin/users',
    summary: 'The page that lists the users',
    query: UsersPageQuery,
    handle: async (request, reply, { db }) => {
      const { done, ...query } = request.query
      const found = await pageOf(db, query)
      return sendPage(reply, usersPage({ found, query, done: done ? LIST_DONE[done] : null }, viewerOf(request)))
    },
  }),
  operation({
    ...PAGE,
    name: 'admin_users_csv',
    url: '/admin/users.csv',
    summary: 'The users as CSV',
    description: `At most ${CSV_ROWS_MAX} users, in the order of the page. \`page\` and \`per_page\` have no effect.`,
    query: UserListQuery,
    answer: { types: { 'text/csv': 'csv' }, statuses: PAGE.answer.statuses },
    handle: async ({ query }, reply, { db }) => {
      const { users } = await pageOf(db, { ...query, page: 1, per_page: CSV_ROWS_MAX })
      reply.header('Content-Disposition', 'attachment; filename="users.csv"').type('text/csv; charset=utf-8')
      return csv(CSV_FIELDS, users)
    },
  }),
  operation({
    ...PAGE,
    name: 'admin_user_page',
    url: '/admin/users/{user_id}',
    summary: 'The page of a user',
    refuses: ['not_found'],
    params: AdminUserPath,
    query: UserPageQuery,
    handle: async (request, reply, services) => {
      const { done } = request.query
      const known = await knownOf(services, request.params.user_id)
      return sendPage(reply, userPage({ ...known, done: done ? USER_DONE[done] : null }, viewerOf(request)))
    },
  }),
  operation({
    ...FORM,
    name: DELETION_ACTIONS.page,
    url: '/admin/users/{user_id}/delete',
    summary: 'Deletes a user, confirmed by the e-mail address, name or id',
    description: 'The form has to come from a page of this service.',
    refuses: [...FORM.refuses, 'not_found'],
    params: AdminUserPath,
    body: UserDeletionForm,
    handle: async (request, reply, services) => {
      const { user_id: id } = request.params
      const user = await userOf(services.db, id)
      if (!user) throw new Refusal('not_found')
      const typed = request.body.confirmation
      if (![confirmationOf(user), user.id].includes(typed.trim())) {
        const wrong = { text: 'That is not the name of the user. Nothing was deleted.', typed }
        return sendPage(reply.code(422), await again(services, id, wrong, viewerOf(request)))
      }
      const outcome = await deleteUser(services, id)
      if (!outcome) throw new Refusal('not_found')
      return goTo(request, reply, `admin/users?done=${outcome.status === 'completed' ? 'deleted' : 'deleting'}`)
    },
  }),
  operation({
    ...FORM,
    name: 'admin_user_page_resend',
    url: '/admin/users/{user_id}/resend',
    summary: 'Sends a user the confirmation e-mail again',
    description: 'The form has to come from a page of this service.',
    refuses: [...FORM.refuses, 'not_found'],
    params: AdminUserPath,
    handle: async (request, reply, services) => {
      const { user_id: id } = request.params
      const user = await userOf(services.db, id)
      if (!user?.email) throw new Refusal('not_found')
      try {
        await resendVerification(services, user.email)
      } catch (error) {
        const { code, message } = shownRefusal(error, reply)
        const text = code === 'not_found' ? 'There is no unconfirmed sign-up with this address.' : `${message}.`
        return sendPage(reply, await again(services, id, { text, typed: undefined }, viewerOf(request)))
      }
      const isKept = services.identity.embedded !== null && !services.mailer.hasRelay
      return goTo(request, reply, `admin/users/${id}?done=${isKept ? 'in_outbox' : 'sent'}`)
    },
  }),
]

type Used = Pick<Services, 'db' | 'statistics' | 'requests'>

/** Throws `not_found`. */
async function knownOf({ db, statistics, requests }: Used, id: string): Promise<Pick<User, 'user' | 'days' | 'log'>> {
  const [user, days, log] = await Promise.all([
    userOf(db, id),
    statistics.accountRequestsPerDay(id, DAYS),
    requests.recent(id, REQUESTS),
  ])
  if (!user) throw new Refusal('not_found', { message: 'This user does not exist, or was deleted' })
  return { user, days, log: [...log] }
}

/** The page after a form that was refused. */
const again = async (services: Used, id: string, wrong: User['wrong'], viewer: Viewer) =>
  userPage({ ...(await knownOf(services, id)), done: null, wrong }, viewer)
