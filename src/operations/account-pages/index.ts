import type { Operation } from '../operation.ts'
import { ASSISTANTS_PAGES } from './assistants.ts'
import { BRANDING_PAGES } from './branding.ts'
import { BROWSER_KEY_OPERATIONS } from './browser-key.ts'
import { KEY_PAGES } from './keys.ts'
import { MESSAGE_PAGES } from './messages.ts'
import { OVERVIEW_PAGES } from './overview.ts'
import { PAYMENT_PAGES } from './payment.ts'
import { ACCOUNT_PLAN_PAGES } from './plan.ts'
import { REPORT_ORDER_PAGES } from './report-order.ts'
import { ACCOUNT_REPORT_PAGES } from './reports.ts'
import { REQUEST_PAGES } from './requests.ts'
import { SESSION_PAGES } from './sessions.ts'
import { ACCOUNT_SETTINGS_PAGES } from './settings.ts'
import { SIGN_IN_PAGES } from './sign-in.ts'

/** The pages of an account, and what their scripts ask. */
export const ACCOUNT_PAGES: readonly Operation[] = [
  ...SIGN_IN_PAGES,
  ...MESSAGE_PAGES,
  ...OVERVIEW_PAGES,
  ...KEY_PAGES,
  ...REQUEST_PAGES,
  ...ACCOUNT_PLAN_PAGES,
  ...PAYMENT_PAGES,
  ...ACCOUNT_REPORT_PAGES,
  ...REPORT_ORDER_PAGES,
  ...ACCOUNT_SETTINGS_PAGES,
  ...BRANDING_PAGES,
  ...ASSISTANTS_PAGES,
  ...SESSION_PAGES,
  ...BROWSER_KEY_OPERATIONS,
]
