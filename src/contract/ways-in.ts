import { z } from 'zod'

/** Longer than any valid value. The page says what is wrong with a shorter one. */
const FIELD_MAX = 1_000
const PLACE_MAX = 2_000

/**
 * A page of an account or of the playground, below the root, to open after the sign-in. Anything else leads to the
 * overview.
 */
const PlaceAfter = z
  .string()
  .max(PLACE_MAX)
  .regex(/^(?:account|playground)(?:\/[\w-]+)*(?:\?[\w=&%+.~-]*)?$/)
  .optional()
  .catch(undefined)

export const SignInQuery = z.strictObject({
  to: PlaceAfter,
  done: z.enum(['signed_out', 'ended']).optional().catch(undefined).describe('Which confirmation the page shows.'),
})

const Email = z.string().max(FIELD_MAX)
const Password = z.string().max(FIELD_MAX)

/** The fields of the page for signing in. Its handler reads them by the contract of the API. */
export const SignInForm = z
  .strictObject({ email: Email, password: Password, to: PlaceAfter })
  .meta({ id: 'SignInForm', examples: [{ email: 'ada@example.com', password: 'correct horse battery' }] })

/** The fields of the page for signing up. */
export const SignUpForm = z
  .strictObject({ email: Email, password: Password })
  .meta({ id: 'SignUpForm', examples: [{ email: 'ada@example.com', password: 'correct horse battery' }] })

/** The form that sends an e-mail. */
export const MessageForm = z
  .strictObject({ email: Email })
  .meta({ id: 'MessageForm', examples: [{ email: 'ada@example.com' }] })
