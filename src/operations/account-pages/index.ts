import type { Operation } from '../../operation.ts'
import { ASSISTANTS_PAGES } from './assistants.ts'
import { BRANDING_PAGES } from './branding.ts'
import { BROWSER_KEY_OPERATIONS } from './browser-key.ts'
import { PAYMENT_PAGES } from './payment.ts'
import { ACCOUNT_PLAN_PAGES } from './plan.ts'
import { REPORT_ORDER_PAGES } from './report-order.ts'
import { ACCOUNT_REPORT_PAGES } from './reports.ts'
import { ACCOUNT_SETTINGS_PAGES } from './settings.ts'

/** The pages of an account, and what their scripts ask. */
export const ACCOUNT_PAGES: readonly Operation[] = [
  ...BROWSER_KEY_OPERATIONS,
  ...ACCOUNT_PLAN_PAGES,
  ...PAYMENT_PAGES,
  ...ACCOUNT_REPORT_PAGES,
  ...REPORT_ORDER_PAGES,
  ...ACCOUNT_SETTINGS_PAGES,
  ...BRANDING_PAGES,
  ...ASSISTANTS_PAGES,
]
