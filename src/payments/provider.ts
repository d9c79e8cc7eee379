import type { OrderKind } from '../contract/accounts/billing.ts'

/** A checkout session, as far as this service needs it. */
export interface Session {
  readonly id: string
  /** The order that it was made for; null for a session of another program at the same Stripe account. */
  readonly orderId: string | null
  readonly customerId: string | null
  /** Where the customer pays. Null when nothing is left to pay. */
  readonly url: string | null
  readonly status: 'open' | 'complete' | 'expired'
  readonly isPaid: boolean
  /** The payment intent. Null for a subscription, whose invoices are paid. */
  readonly paymentId: string | null
  readonly amountMinor: number | null
  readonly currency: string | null
  /** Unix milliseconds. */
  readonly expiresAtMs: number
}

/** A subscription. Instants are Unix milliseconds. */
export interface Subscription {
  readonly id: string
  /** The account that it was sold to; null for one of another program at the same Stripe account. */
  readonly accountId: string | null
  /** Stripe's own word. */
  readonly status: string
  readonly priceId: string
  readonly periodEndsAtMs: number
  readonly cancelAtMs: number | null
  readonly trialEndsAtMs: number | null
  /** Since when a payment is due: from the oldest open invoice, else from the beginning of the period. */
  readonly dueSinceMs: number | null
  /** The open invoice. */
  readonly due: { readonly invoiceId: string; readonly amountMinor: number } | null
  /** The first payment after a trial has not come yet. */
  readonly isFirstDue: boolean
  readonly currency: string
  /** The sum of its prices per year, in minor units, without taxes and discounts. */
  readonly yearlyMinor: number
  /** A change of price that is planned. */
  readonly next: { readonly priceId: string; readonly atMs: number } | null
}

/** A subscription, and the account that it was sold to. */
export type Sold = Pick<Subscription, 'id' | 'accountId' | 'status'>

/** The outcome of a payment. */
export interface Payment {
  /** The order that it pays for; null for an invoice, and for a payment to another program. */
  readonly orderId: string | null
  readonly amountMinor: number
  /** What was refunded or lost in disputes; at most the amount. */
  readonly goneMinor: number
}

/** A price. */
export interface Price {
  readonly amountMinor: number | null
  readonly currency: string
  /** How often it is paid: `month`, another word of Stripe, or null for once. */
  readonly interval: string | null
  readonly isActive: boolean
}

/** What an event is about. It is read at Stripe, so that the order of events does not matter. */
export interface Topic {
  readonly topic: 'customer' | 'session' | 'payment'
  readonly subject: string
}

/** An event with a valid signature. */
export interface SignedEvent {
  readonly id: string
  readonly kind: string
  readonly createdAtMs: number
  /** Null for a kind that changes nothing here. */
  readonly about: Topic | null
}

export interface NewSession {
  readonly orderId: string
  readonly accountId: string
  readonly customerId: string
  readonly kind: OrderKind
  readonly line: Line
  readonly successUrl: string
  readonly cancelUrl: string
}

/** What is paid: a price of Stripe, or a price for this session alone. */
export type Line =
  | { readonly priceId: string; readonly quantity: number }
  | { readonly name: string; readonly amountMinor: number; readonly currency: string }

/**
 * Stripe, as far as this service asks it. Each method throws the refusal `billing_unavailable` when there is no answer
 * in time, and when Stripe cannot answer now. `find` methods give null for what does not exist.
 */
export interface Provider {
  createCustomer(of: { accountId: string; email: string | null; requestId: string }): Promise<string>
  /** Changes only an address that is one of `earlier`: another one was set at Stripe. */
  changeEmail(of: { customerId: string; email: string; earlier: readonly string[] }): Promise<void>
  /** `unknown` for a customer that Stripe never had. */
  customerState(customerId: string): Promise<'live' | 'deleted' | 'unknown'>
  /** Null when the customer was deleted. */
  createSession(session: NewSession): Promise<Session | null>
  findSession(id: string): Promise<Session | null>
  /** The session as it is afterwards: complete, if it was paid before. */
  expireSession(id: string): Promise<Session | null>
  /** The address of the portal. Null when the customer was deleted. */
  openPortal(of: { customerId: string; returnUrl: string }): Promise<string | null>
  /**
   * All subscriptions of a customer, also those that have ended. Null when the customer was deleted or never existed.
   */
  listSubscriptions(customerId: string): Promise<readonly Subscription[] | null>
  /** The subscriptions of all customers that have not ended. */
  listLiveSubscriptions(): Promise<readonly Sold[]>
  /** Ends a subscription now. Ended before is no failure. */
  cancelSubscription(id: string): Promise<void>
  findPayment(id: string): Promise<Payment | null>
  /** The event, or for the log the reason why it is refused, such as a signature that is wrong or too old. */
  readEvent(payload: Buffer, signature: string): SignedEvent | { readonly refused: string }
  /** Null for a price that does not exist. */
  findPrice(id: string): Promise<Price | null>
}
