import type { Page } from './frame.ts'
import { noticePage } from './notice.ts'

/** Where a customer comes back from Stripe. It says no more than the address does: the account has the truth. */
export const paymentPage = (isPaid: boolean): Page =>
  isPaid
    ? noticePage(
        'Thank you',
        'Stripe has your order. What you bought is in your account as soon as the payment is confirmed, which mostly takes some seconds. You can close this page.',
      )
    : noticePage('Nothing was changed here', 'You came back from Stripe. You can close this page.')
