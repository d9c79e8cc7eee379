import type Stripe from 'stripe'
import { type StandIn, type StandInOptions, startStripe } from '../stripe/stand-in.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_tests'
export const GRACE_DAYS = 7
const DAY_SECONDS = 86_400

export interface SalesOptions {
  /** The clock of the stand-in is this many days behind, so that a test can let as many pass. */
  readonly daysAgo?: number
  readonly settings?: StandInOptions['settings']
}

/** A stand-in of Stripe that has our prices. */
export interface Shop {
  readonly stripe: StandIn
  readonly prices: Readonly<Record<'entry' | 'high' | 'credit', Stripe.Price>>
  /** The variables of the environment by which a front sells there. */
  readonly environment: Readonly<Record<string, string>>
}

export async function openSales({ daysAgo = 90, settings }: SalesOptions = {}): Promise<Shop> {
  const now = Math.floor(Date.now() / 1000) - daysAgo * DAY_SECONDS
  const stripe = await startStripe({ now, ...(settings && { settings }) })
  const prices = {
    entry: stripe.seedPrice({ name: 'Entry', amount: 800, currency: 'usd', interval: 'month' }),
    high: stripe.seedPrice({ name: 'High', amount: 4_000, currency: 'usd', interval: 'month' }),
    credit: stripe.seedPrice({ name: 'Report credit', amount: 300, currency: 'usd' }),
  }
  const environment = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_ENTRY: prices.entry.id,
    STRIPE_PRICE_HIGH: prices.high.id,
    STRIPE_PRICE_REPORT_CREDIT: prices.credit.id,
    STRIPE_URL: `http://${stripe.host}:${stripe.port}`,
    GRACE_DAYS: String(GRACE_DAYS),
    ADDRESS_REQUESTS: '1000000',
  }
  return { stripe, prices, environment }
}
