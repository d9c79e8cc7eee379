import { z } from 'zod'

/** Longer than any valid value. The page says what is wrong with a shorter one. */
const FIELD_MAX = 1_000
/** Ten of the longest origins, one per line. */
const ORIGINS_LENGTH_MAX = 4_000
const AREAS_SENT_MAX = 20

const Text = z.string().max(FIELD_MAX)
const Origins = z.string().max(ORIGINS_LENGTH_MAX).describe('Origins, each on a line.')

export const KEY_EXPIRIES = ['never', '30', '90', '365', 'date'] as const

/** The form that creates a key. Its handler reads the fields by the contract of the API. */
export const KeyForm = z
  .strictObject({
    name: Text,
    scope: z.enum(['everything', 'some']).default('everything').describe('Whether `areas` limit the key.'),
    areas: z
      .union([Text, z.array(Text).max(AREAS_SENT_MAX)])
      .optional()
      .describe('One or more areas.'),
    expires: z.enum(KEY_EXPIRIES).default('never').describe('Days from now, or a date in `expires_on`.'),
    expires_on: Text.default('').describe('The last day of the key in UTC.'),
    origins: Origins.default(''),
  })
  .meta({ id: 'KeyForm', examples: [{ name: 'my app' }] })
export type KeyForm = z.output<typeof KeyForm>

/** The form that changes a key. */
export const KeyChangeForm = z
  .strictObject({ name: Text, origins: Origins.default('') })
  .meta({ id: 'KeyChangeForm', examples: [{ name: 'my app' }] })
export type KeyChangeForm = z.output<typeof KeyChangeForm>

/** The form that revokes a key. */
export const KeyRevocationForm = z
  .strictObject({ confirmation: Text.describe('The name of the key.') })
  .meta({ id: 'KeyRevocationForm', examples: [{ confirmation: 'my app' }] })

/** What the form of the previous page did. */
export const KeysPageQuery = z.strictObject({ done: z.enum(['revoked']).optional() })
export const KeyPageQuery = z.strictObject({ done: z.enum(['changed']).optional() })
