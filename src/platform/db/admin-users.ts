import { sql } from 'slonik'
import { z } from 'zod'
import { type Database, statement } from './pool.ts'

const Whole = z.bigint().transform(Number)

/** A user in the list of the operator. Times are Unix milliseconds. */
const UserRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  has_identity: z.boolean(),
  plan: z.string(),
  status: z.enum(['active', 'inactive', 'deleting']),
  created_at: z.number(),
  last_at: z.number().nullable(),
  requests: Whole,
  keys: z.int(),
  report_credits: z.int(),
  units_bought: Whole,
  subscription: z.string().nullable(),
  paid_until: z.number().nullable(),
  total: z.number(),
})
export type UserRow = z.output<typeof UserRow>

export interface UserFilters {
  readonly id?: string | undefined
  readonly status?: UserRow['status'] | undefined
  readonly plan?: string | undefined
  readonly minRequests?: number | undefined
  readonly activeDays?: number | undefined
  readonly search?: string | undefined
}

export interface UserPage extends UserFilters {
  readonly sortBy: keyof typeof SORTS
  readonly isDescending: boolean
  readonly skipped: number
  readonly limit: number
}

const STATUS = sql.fragment`case
  when a.status = 'deleted' then 'deleting'
  when a.status = 'active' and (a.expires_at is null or a.expires_at > now()) then 'active'
  else 'inactive'
end`
const REQUESTS = sql.fragment`coalesce(u.requests, 0)`

/** What users are sorted by. Text is compared by its code points, which takes a tenth of the time of a language. */
const SORTS = {
  joined: sql.fragment`a.created_at`,
  name: sql.fragment`lower(a.name) collate "C"`,
  email: sql.fragment`lower(a.email) collate "C"`,
  plan: sql.fragment`a.plan collate "C"`,
  // In the order of the words. Numbers are compared faster.
  status: sql.fragment`array_position('{active,deleting,inactive}', ${STATUS})`,
  requests: REQUESTS,
  last_active: sql.fragment`u.last_at`,
} as const

/** Each filter only names what it needs, because each condition is checked for every account. */
function conditionsOf({ id, status, plan, minRequests, activeDays, search }: UserFilters) {
  const conditions = [
    ...(id === undefined ? [] : [sql.fragment`a.id = ${id}`]),
    ...(status === undefined ? [] : [sql.fragment`${STATUS} = ${status}`]),
    ...(plan === undefined ? [] : [sql.fragment`a.plan = ${plan}`]),
    ...(minRequests === undefined ? [] : [sql.fragment`${REQUESTS} >= ${minRequests}`]),
    ...(activeDays === undefined ? [] : [sql.fragment`u.last_at >= now() - ${activeDays} * interval '24 hours'`]),
    ...(search === undefined ? [] : [searchOf(search)]),
  ]
  return sql.join(conditions.length > 0 ? conditions : [sql.fragment`true`], sql.fragment` and `)
}

const isFiltered = ({ id, status, plan, minRequests, activeDays, search }: UserFilters): boolean =>
  [id, status, plan, minRequests, activeDays, search].some((each) => each !== undefined)

const ID_PART = /^[0-9a-f-]{1,36}$/i
const KEY_PART = /^\w{1,15}$/

/**
 * The text is one line, and is compared as it is: it has no wildcards. Ids and keys are searched for what they may
 * hold.
 */
function searchOf(text: string) {
  const places = [
    sql.fragment`strpos(lower(concat_ws(E'\n', a.name, a.email)), lower(${text})) > 0`,
    ...(ID_PART.test(text) ? [sql.fragment`strpos(a.id::text, lower(${text})) > 0`] : []),
    ...(KEY_PART.test(text)
      ? [sql.fragment`a.id in (select account_id from api_key where strpos(prefix, ${text}) > 0)`]
      : []),
  ]
  return sql.fragment`(${sql.join(places, sql.fragment` or `)})`
}

/**
 * Accounts, with their usage where it is asked for. `offset 0` has Postgres read the usage once: it takes the accounts
 * that conditions leave for few, and would look up the usage of each.
 */
function fromOf({ minRequests, activeDays, sortBy }: UserFilters & { readonly sortBy?: keyof typeof SORTS }) {
  const needsUsage = minRequests !== undefined || activeDays !== undefined || USAGE_SORTS.has(sortBy)
  return needsUsage
    ? sql.fragment`account a left join (select account_id, requests, last_at from account_usage offset 0) u on u.account_id = a.id`
    : sql.fragment`account a`
}

const USAGE_SORTS: ReadonlySet<keyof typeof SORTS | undefined> = new Set(['requests', 'last_active'])

/** The users that match the filters. */
export const countUsers = async (db: Database, filters: UserFilters): Promise<number> =>
  (
    await db.one(sql.type(z.object({ users: z.int() }))`
      select count(*)::int as users from ${fromOf(filters)} where ${conditionsOf(filters)}`)
  ).users

/**
 * One page, each row with the total number. Everything but the filters and the order is read only for the rows of the
 * page.
 */
export function listUsers(db: Database, page: UserPage): Promise<readonly UserRow[]> {
  const direction = page.isDescending ? sql.fragment`desc` : sql.fragment`asc`
  // Filters are evaluated once. Without them it is cheaper to count separately from the sort.
  const total = isFiltered(page)
    ? sql.fragment`count(*) over ()::int`
    : sql.fragment`(select count(*)::int from account)`
  return db.any(sql.type(UserRow)`
    with page as (
      select id, total, row_number() over () as place from (
        select a.id, ${total} as total
        from ${fromOf(page)} where ${conditionsOf(page)}
        order by ${SORTS[page.sortBy]} ${direction} nulls last, a.id offset ${page.skipped} limit ${page.limit}
      ) sorted
    )
    select a.id, a.name, a.email, a.email_verified, a.issuer is not null as has_identity, a.plan, ${STATUS} as status,
      a.created_at, u.last_at, ${REQUESTS} as requests, a.units_bought, b.status as subscription,
      case when b.status = 'active' then b.period_ends_at end as paid_until, p.total,
      (
        select count(*)::int from api_key k
        where k.account_id = a.id and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
      ) as keys,
      (select coalesce(sum(c.amount), 0)::int from credit_entry c where c.account_id = a.id) as report_credits
    from page p
    join account a on a.id = p.id
    left join account_usage u on u.account_id = a.id
    left join lateral (
      select status, period_ends_at from billing_subscription where account_id = a.id
      order by array_position('{active,trialing,past_due,unpaid,paused,incomplete}', status), period_ends_at desc, id limit 1
    ) b on true
    order by p.place`)
}

const Named = z.object({ id: z.uuid(), issuer: z.string().nullable(), subject: z.string().nullable() })
export type NamedUser = z.output<typeof Named>
const find = statement('admin_user_find', Named)
const findByEmail = statement('admin_user_find_by_email', z.object({ id: z.uuid(), email_verified: z.boolean() }))

/** An account with its identity, if it has one. Null when it is gone, or is being deleted. */
export const findUser = (db: Database, id: string): Promise<NamedUser | null> => db.maybeOne(find({ id }))

/** The accounts of an issuer with an e-mail address, at most 20. */
export const findUsersByEmail = (
  db: Database,
  { issuer, email }: { issuer: string; email: string },
): Promise<readonly { readonly id: string; readonly email_verified: boolean }[]> =>
  db.any(findByEmail({ issuer, email }))
