import type Stripe from 'stripe'

/** The objects that the stand-in keeps, by the name in their field `object`. All have the types of the SDK. */
export interface Kinds {
  product: Stripe.Product
  price: Stripe.Price
  customer: Stripe.Customer
  payment_method: Stripe.PaymentMethod
  'checkout.session': Stripe.Checkout.Session
  subscription: Stripe.Subscription
  subscription_schedule: Stripe.SubscriptionSchedule
  invoice: Stripe.Invoice
  invoice_payment: Stripe.InvoicePayment
  invoiceitem: Stripe.InvoiceItem
  payment_intent: Stripe.PaymentIntent
  charge: Stripe.Charge
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  'billing_portal.session': Stripe.BillingPortal.Session
}

export type Kind = keyof Kinds

/** The id of an object that Stripe gives by its id or, expanded, as a whole. */
export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id

/** An object as it is on the wire at this moment. */
export const snapshot = <T>(object: T): T => JSON.parse(JSON.stringify(object))

/** A list of Stripe that is complete. */
export const listOf = <T>(url: string, data: T[]): Stripe.ApiList<T> => ({ object: 'list', data, has_more: false, url })
