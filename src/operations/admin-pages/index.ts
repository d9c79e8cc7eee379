import { ADMIN_FUNNEL_PAGES } from './funnels.ts'
import { ADMIN_OVERVIEW_PAGES } from './overview.ts'
import { ADMIN_REVENUE_PAGES } from './revenue.ts'
import { ADMIN_SERVICE_PAGES } from './service.ts'
import { ADMIN_SIGN_IN_PAGES } from './sign-in.ts'
import { ADMIN_USAGE_PAGES } from './usage.ts'
import { ADMIN_USER_PAGES } from './users.ts'

/** The pages on which the operator looks after an installation. */
export const ADMIN_PAGES = [
  ...ADMIN_SIGN_IN_PAGES,
  ...ADMIN_OVERVIEW_PAGES,
  ...ADMIN_USER_PAGES,
  ...ADMIN_USAGE_PAGES,
  ...ADMIN_REVENUE_PAGES,
  ...ADMIN_FUNNEL_PAGES,
  ...ADMIN_SERVICE_PAGES,
]
