import { z } from 'zod'
import { FormText, rawLine } from '../text.ts'

export const ADMIN_NAME_MAX = 200
/** Beyond what a person types. A password is hashed whole. */
export const ADMIN_PASSWORD_MAX = 256

const ACTIONS_MAX = 200

const Instant = z.iso.datetime({ precision: 3 })

export const AdminLoginRequest = z
  .strictObject({
    username: rawLine(ADMIN_NAME_MAX).describe('ADMIN_USER of this installation.'),
    password: z.string().max(ADMIN_PASSWORD_MAX),
  })
  .meta({ id: 'AdminLoginRequest', examples: [{ username: 'operator', password: 'correct horse battery' }] })

export const AdminLoginResponse = z
  .object({
    token: z.string().describe('Send it as `authorization: Bearer …`. Only this answer shows it.'),
    token_type: z.literal('bearer'),
    username: z.string(),
    expires_at: Instant,
  })
  .meta({
    id: 'AdminLoginResponse',
    examples: [
      {
        token: 'orr_admin_3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
        token_type: 'bearer',
        username: 'operator',
        expires_at: '2026-11-22T02:00:32.770Z',
      },
    ],
  })

export const AdminActionsQuery = z.strictObject({
  limit: z.int().min(1).max(ACTIONS_MAX).default(50).describe('Maximum number of actions.'),
  before: z
    .int()
    .min(1)
    .optional()
    .describe('Actions with a smaller id: `next_before` of the previous page. The newest by default.'),
  changes_only: z.boolean().default(false).describe('Leaves out read-only actions.'),
})

/** On the page, read-only requests would hide the rest. */
export const AdminActionsPageQuery = AdminActionsQuery.extend({ changes_only: z.boolean().default(true) })

export const AdminAction = z
  .object({
    id: z.int(),
    at: Instant,
    name: z
      .string()
      .nullable()
      .describe('The operator. Null for a sign-in attempt with another name, which may be a password.'),
    session_id: z.uuid().nullable().describe('Null for a failed sign-in attempt.'),
    address: z.string().describe('The IP address of the caller.'),
    operation: z.string().describe('The operationId of the OpenAPI document.'),
    subject: z.string().nullable().describe('What the action concerned, such as the id of a user.'),
    status: z
      .int()
      .nullable()
      .describe('The HTTP status of the answer. Null until there is one, or if a front was killed.'),
  })
  .meta({ id: 'AdminAction' })
export type AdminAction = z.output<typeof AdminAction>

export const AdminActionList = z
  .object({
    actions: z.array(AdminAction).describe('Newest first.'),
    next_before: z.int().nullable().describe('`before` of the next page. Null on the last one.'),
  })
  .meta({ id: 'AdminActionList' })
export type AdminActionList = z.output<typeof AdminActionList>

const PLACE_MAX = 2_000

/** A page of the administration below the root, to open after the sign-in. Anything else leads to the overview. */
const AdminPlace = z
  .string()
  .max(PLACE_MAX)
  .regex(/^admin(?:\/[\w-]+)*(?:\?[\w=&%+.~-]*)?$/)
  .optional()
  .catch(undefined)

export const AdminSignInQuery = z.strictObject({ to: AdminPlace })

/** The fields of the page for signing in. Its handler reads them by the contract of the API. */
export const AdminSignInForm = z
  .strictObject({ username: FormText, password: FormText, to: AdminPlace })
  .meta({ id: 'AdminSignInForm', examples: [{ username: 'operator', password: 'correct horse battery' }] })
