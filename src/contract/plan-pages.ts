import { z } from 'zod'
import { ORDER_KINDS, SessionId } from './billing.ts'

/** Longer than any valid value. The page says what is wrong with a shorter one. */
const FIELD_MAX = 100

/** A button of the page of plans. Its handler reads the fields by the contract of the API. */
export const CheckoutForm = z
  .strictObject({
    kind: z.enum(ORDER_KINDS),
    plan: z.string().max(FIELD_MAX).optional(),
    quantity: z.string().max(FIELD_MAX).optional().describe('Report credits.'),
  })
  .meta({ id: 'CheckoutForm', examples: [{ kind: 'plan', plan: 'entry' }] })

/** How often the page of a payment has polled for it. */
export const LOOKS_MAX = 24

export const PaymentPageQuery = z.object({
  session_id: SessionId.optional(),
  looks: z.int().min(0).max(LOOKS_MAX).default(0).describe('How often the page has looked before.'),
})
