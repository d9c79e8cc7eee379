import { z } from 'zod'

/** Longer than any right value. The page says what is wrong with a shorter one. */
const FIELD_MAX = 1_000

/** The fields of the page for signing in. Its handler reads them by the contract of the API. */
export const SignInForm = z
  .strictObject({ email: z.string().max(FIELD_MAX), password: z.string().max(FIELD_MAX) })
  .meta({ id: 'SignInForm', examples: [{ email: 'ada@example.com', password: 'correct horse battery' }] })

export const AssistantsPageQuery = z.strictObject({
  done: z.enum(['ended', 'ended_before']).optional().describe('What the page says that was done.'),
})

/** The button of the page of assistants. */
export const EndAccessForm = z
  .strictObject({ grant_id: z.uuid().max(36).describe('The assistant whose access ends.') })
  .meta({ id: 'EndAccessForm', examples: [{ grant_id: '5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11' }] })
