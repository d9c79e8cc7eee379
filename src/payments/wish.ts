import type { SoldPlan } from '../contract/plan-names.ts'
import type { Line } from './provider.ts'
import type { Prices } from './terms.ts'

/** What an account wants to buy, and where its customer goes after Stripe. */
export type Wish = (PlanWish | CreditsWish | PackWish) & {
  readonly quantity: number
  readonly successUrl: string
  readonly cancelUrl: string
}

interface PlanWish {
  readonly kind: 'plan'
  readonly plan: SoldPlan
  readonly packId: null
}

interface CreditsWish {
  readonly kind: 'report_credits'
  readonly plan: null
  readonly packId: null
}

interface PackWish {
  readonly kind: 'request_pack'
  readonly plan: null
  readonly packId: string
  /** A pack has its own price. */
  readonly line: Line
}

/** What the customer pays for it. */
export function lineOf(prices: Prices, wish: Wish): Line {
  switch (wish.kind) {
    case 'plan':
      return { priceId: prices[wish.plan][0]!, quantity: 1 }
    case 'report_credits':
      return { priceId: prices.reportCredit, quantity: wish.quantity }
    case 'request_pack':
      return wish.line
  }
}
