import { z } from 'zod'
import { PLAN_NAMES } from '../accounts/plans.ts'
import { DELETION_STEPS } from '../accounts/settings.ts'
import { EMAIL, FormText, line } from '../text.ts'

const PER_PAGE_MAX = 200
const PAGE_MAX = 10_000
export const SEARCH_MAX = 200
const REQUESTS_MAX = 1_000_000_000_000
/** About ten years. */
const DAYS_MAX = 3_660

const Id = z.uuid()
const Instant = z.iso.datetime({ precision: 3 })
const Plan = z.enum(PLAN_NAMES)

export const USER_STATUSES = ['active', 'inactive', 'deleting'] as const
const Status = z
  .enum(USER_STATUSES)
  .describe('inactive: the subscription has ended, and requests get 403. deleting: some steps of a deletion remain.')

export const USER_SORTS = ['joined', 'name', 'email', 'plan', 'status', 'requests', 'last_active'] as const

export const UserListQuery = z.strictObject({
  page: z.int().min(1).max(PAGE_MAX).default(1),
  per_page: z.int().min(1).max(PER_PAGE_MAX).default(50),
  sort_by: z
    .enum(USER_SORTS)
    .default('joined')
    .describe('Names and addresses are sorted without regard to case. Users without the value come last.'),
  order: z.enum(['asc', 'desc']).default('desc').describe('Ties are sorted by id.'),
  status: Status.optional(),
  plan: Plan.optional(),
  min_requests: z.int().min(0).max(REQUESTS_MAX).optional().describe('Requests since the account was created.'),
  last_active_days: z.int().min(1).max(DAYS_MAX).optional().describe('Users with a request in this many days.'),
  search: line(SEARCH_MAX)
    .min(2)
    .optional()
    .describe('Part of the name, the e-mail address, the id, or the first characters of a key. No wildcards.'),
})
export type UserListQuery = z.output<typeof UserListQuery>

export const AdminUser = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string().nullable(),
    email_verified: z.boolean(),
    kind: z.enum(['person', 'operator']).describe('operator: an account made with `npm run key`, without a sign-in.'),
    plan: Plan,
    status: Status,
    joined: Instant,
    last_active: Instant.nullable().describe('The last request. Null before the first.'),
    requests: z.int().describe('Requests since the account was created.'),
    keys: z.int().describe('API keys that are neither revoked nor expired.'),
    report_credits: z.int().describe('The booked balance. Monthly credits are booked at their first use in the month.'),
    units_bought: z.int().describe('Extra units that are left.'),
    subscription: z.string().nullable().describe('The subscription status at Stripe. Null without a subscription.'),
    paid_until: Instant.nullable().describe('The end of the period of the subscription.'),
  })
  .meta({ id: 'AdminUser' })
export type AdminUser = z.output<typeof AdminUser>

export const PaginatedUsersResponse = z
  .object({
    users: z.array(AdminUser),
    page: z.int(),
    per_page: z.int(),
    total: z.int().describe('Users that match the filters.'),
    pages: z.int().describe('0 when there is no user.'),
  })
  .meta({ id: 'PaginatedUsersResponse' })
export type PaginatedUsersResponse = z.output<typeof PaginatedUsersResponse>

export const AdminUserPath = z.object({
  user_id: z
    .uuid()
    .max(36)
    .describe('The `id` of a user in the list.')
    .meta({ examples: ['5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11'] }),
})

const Steps = z.array(z.enum(DELETION_STEPS))

export const AdminUserDeletion = z
  .object({
    status: z
      .enum(['completed', 'in_progress'])
      .describe('in_progress comes with status 202: the service retries the remaining steps until they are done.'),
    done: Steps,
    remaining: Steps,
  })
  .meta({ id: 'AdminUserDeletion' })
export type AdminUserDeletion = z.output<typeof AdminUserDeletion>

export const ResendEmailRequest = z
  .strictObject({ email: z.email({ pattern: EMAIL }).max(254).describe('Not case-sensitive.') })
  .meta({ id: 'ResendEmailRequest', examples: [{ email: 'ada@example.com' }] })

export const ResendEmailResponse = z
  .object({
    status: z.literal('sent'),
    message: z.string().describe('Where the e-mail is.'),
  })
  .meta({ id: 'ResendEmailResponse' })

export const UsersPageQuery = UserListQuery.extend({
  done: z.enum(['deleted', 'deleting']).optional().describe('Which confirmation the page shows.'),
})

export const UserPageQuery = z.strictObject({
  done: z.enum(['sent', 'in_outbox']).optional().describe('Which confirmation the page shows.'),
})

/** The form that deletes a user. */
export const UserDeletionForm = z
  .strictObject({ confirmation: FormText.describe('The e-mail address of the user, else the name.') })
  .meta({ id: 'UserDeletionForm', examples: [{ confirmation: 'ada@example.com' }] })
