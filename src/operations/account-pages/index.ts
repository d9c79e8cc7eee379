import type { Operation } from '../../operation.ts'
import { BROWSER_KEY_OPERATIONS } from './browser-key.ts'
import { PAYMENT_PAGES } from './payment.ts'
import { ACCOUNT_PLAN_PAGES } from './plan.ts'

/** The pages of an account, and what their scripts ask. */
export const ACCOUNT_PAGES: readonly Operation[] = [...BROWSER_KEY_OPERATIONS, ...ACCOUNT_PLAN_PAGES, ...PAYMENT_PAGES]
