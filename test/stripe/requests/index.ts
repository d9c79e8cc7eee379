import type { Route } from '../http/route.ts'
import { CATALOG } from './catalog.ts'
import { CHECKOUT_SESSIONS } from './checkout-sessions.ts'
import { CUSTOMERS } from './customers.ts'
import { INVOICES } from './invoices.ts'
import { OTHERS } from './others.ts'
import { PAYMENTS } from './payments.ts'
import { SUBSCRIPTIONS } from './subscriptions.ts'

/** All requests that the stand-in knows. */
export const ROUTES: readonly Route[] = [
  ...CATALOG,
  ...CUSTOMERS,
  ...CHECKOUT_SESSIONS,
  ...SUBSCRIPTIONS,
  ...INVOICES,
  ...PAYMENTS,
  ...OTHERS,
]
