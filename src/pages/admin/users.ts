import { PLAN_NAMES } from '../../contract/accounts/plans.ts'
import {
  type AdminUser,
  type PaginatedUsersResponse,
  SEARCH_MAX,
  USER_SORTS,
  USER_STATUSES,
  type UserListQuery,
} from '../../contract/admin/users.ts'
import { type Content, html, type Markup } from '../../platform/markup.ts'
import { isSeen, select } from '../elements/field.ts'
import { count, counted, instant } from '../elements/figures.ts'
import { bdi, doneNotice } from '../elements/notices.ts'
import { type Column, table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from '../site.ts'

/** A page of users, and the filters. */
export interface Users {
  readonly found: PaginatedUsersResponse
  readonly query: UserListQuery
  /** What the last form has done. */
  readonly done: string | null
}

type Sort = UserListQuery['sort_by']

const SORT_NAMES: Readonly<Record<Sort, string>> = {
  joined: 'Joined',
  name: 'User',
  email: 'E-mail',
  plan: 'Plan',
  status: 'Status',
  requests: 'Requests',
  last_active: 'Last active',
}
/** By default text is ascending, numbers descending. */
const FIRST_ORDER: Readonly<Record<Sort, UserListQuery['order']>> = {
  joined: 'desc',
  name: 'asc',
  email: 'asc',
  plan: 'asc',
  status: 'asc',
  requests: 'desc',
  last_active: 'desc',
}

/** The list of users: found, filtered, sorted and paged by links and one form. */
export const usersPage = ({ found, query, done }: Users, viewer: Viewer): Page =>
  adminPage({
    title: 'Users',
    viewer,
    at: 'admin/users',
    content: html`${doneNotice(done)}${filters(query, viewer)}
${found.total === 0 ? nobody(query, viewer) : list(found, query, viewer)}`,
  })

function filters(query: UserListQuery, { root }: Viewer): Markup {
  const number = (name: 'min_requests' | 'last_active_days', label: string, min: number) =>
    html`<div><label for="${name}">${label}</label><input id="${name}" name="${name}" type="number" min="${min}" value="${query[name] ?? ''}"></div>`
  return html`<form method="get" action="${root}admin/users" role="search" aria-label="Users">
<div class="form-row">
<div class="wide"><label for="search">Name, e-mail address, id or key</label><input id="search" name="search" type="search" minlength="2" maxlength="${SEARCH_MAX}" value="${query.search ?? ''}"></div>
${select({ name: 'status', label: 'Status', options: USER_STATUSES, chosen: query.status, none: 'any' })}
${select({ name: 'plan', label: 'Plan', options: PLAN_NAMES, chosen: query.plan, none: 'any' })}
${number('min_requests', 'Requests, at least', 0)}
${number('last_active_days', 'Active within (days)', 1)}
${select({ name: 'sort_by', label: 'Sort by', options: USER_SORTS, names: SORT_NAMES, chosen: query.sort_by })}
${select({ name: 'order', label: 'Order', options: ['desc', 'asc'], names: { desc: 'descending', asc: 'ascending' }, chosen: query.order })}
<div><button class="primary" type="submit">Find</button></div>
</div>
</form>`
}

const isFiltered = (query: UserListQuery): boolean =>
  [query.search, query.status, query.plan, query.min_requests, query.last_active_days].some(
    (each) => each !== undefined,
  )

const nobody = (query: UserListQuery, { root }: Viewer): Markup =>
  isFiltered(query)
    ? html`<div class="empty"><p>No users match.</p><p><a href="${root}admin/users">Show all users</a></p></div>`
    : html`<div class="empty"><p>No accounts yet. Users sign up with <code>POST /api/auth/sign-up/email</code>; <code>npm run key</code> creates an account without a sign-in.</p></div>`

function list(found: PaginatedUsersResponse, query: UserListQuery, viewer: Viewer): Markup {
  const { root } = viewer
  const to = (changed: Partial<UserListQuery>) => `${root}admin/users?${queryText({ ...query, ...changed })}`
  const sort = (by: Sort): Pick<Column<AdminUser>, 'sort'> => {
    const isNow = query.sort_by === by
    const order = isNow ? (query.order === 'asc' ? 'desc' : 'asc') : FIRST_ORDER[by]
    const now = isNow ? (query.order === 'asc' ? 'ascending' : 'descending') : null
    return { sort: { href: to({ sort_by: by, order, page: 1 }), now } }
  }
  const columns: Column<AdminUser>[] = [
    { head: 'User', ...sort('name'), cell: (user) => userLink(user, root) },
    {
      head: 'E-mail',
      ...sort('email'),
      cell: ({ email }) => bdi(email ?? ''),
    },
    { head: 'Plan', ...sort('plan'), cell: ({ plan }) => plan },
    { head: 'Status', ...sort('status'), cell: ({ status }) => statusOf(status) },
    { head: 'Joined', ...sort('joined'), cell: ({ joined }) => instant(joined) },
    { head: 'Last active', ...sort('last_active'), cell: ({ last_active }) => instant(last_active) },
    { head: 'Requests', ...sort('requests'), isFigure: true, cell: ({ requests }) => count(requests) },
    { head: 'Keys', isFigure: true, cell: ({ keys }) => count(keys) },
    { head: 'Report credits', isFigure: true, cell: (user) => count(user.report_credits) },
  ]
  return html`<p class="paging"><span>${counted(found.total, 'user')}</span> <a href="${root}admin/users.csv?${queryText({ ...query, page: 1 })}" download>Download CSV</a></p>
${table({ caption: `Page ${count(found.page)} of ${count(found.pages)}`, columns, rows: found.users })}
${paging(found, to)}`
}

export const statusOf = (status: AdminUser['status']): Content =>
  status === 'active' ? 'active' : html`<b class="${status === 'deleting' ? 'bad' : 'warn'}">${status}</b>`

/** The readable name of a user: the name, the address, or the beginning of the id. */
export const titleOf = ({ id, name, email }: Pick<AdminUser, 'id' | 'name' | 'email'>): string =>
  [name.trim(), email ?? ''].find(isSeen) ?? `User ${id.slice(0, 8)}`

const userLink = ({ id, name, kind }: AdminUser, root: string): Markup =>
  html`<a href="${root}admin/users/${id}">${bdi(titleOf({ id, name, email: null }))}</a>${kind === 'operator' ? html` <span class="unit">created by the operator</span>` : ''}`

function paging({ page, pages }: PaginatedUsersResponse, to: (changed: { page: number }) => string): Markup | null {
  if (pages <= 1 && page === 1) return null
  const link = (at: number, text: string, rel: string) =>
    at < 1 || at > pages ? '' : html`<a rel="${rel}" href="${to({ page: at })}">${text}</a>`
  return html`<nav class="paging" aria-label="Pages">${link(Math.min(page - 1, pages), 'Previous page', 'prev')} ${link(page + 1, 'Next page', 'next')}</nav>`
}

/** What differs from the defaults. */
function queryText(query: UserListQuery): string {
  const { page, per_page, sort_by, order, ...filtered } = query
  const all = {
    ...filtered,
    ...(page !== 1 && { page }),
    ...(per_page !== PER_PAGE && { per_page }),
    sort_by,
    order,
  }
  const given = Object.entries(all).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

const PER_PAGE = 50
