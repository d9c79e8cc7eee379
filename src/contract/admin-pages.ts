import { z } from 'zod'
import { REVENUE_RANGES } from './admin-revenue.ts'
import { UserListQuery } from './admin-users.ts'

/** Longer than any valid value. The page says what is wrong with a shorter one. */
const FIELD_MAX = 1_000

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
  .strictObject({ username: z.string().max(FIELD_MAX), password: z.string().max(FIELD_MAX), to: AdminPlace })
  .meta({ id: 'AdminSignInForm', examples: [{ username: 'operator', password: 'correct horse battery' }] })

/** What the form of the previous page did. */
const done = <Name extends string>(...names: readonly [Name, ...Name[]]) =>
  z.enum(names).optional().describe('Which confirmation the page shows.')

export const UsersPageQuery = UserListQuery.extend({ done: done('deleted', 'deleting') })

export const UserPageQuery = z.strictObject({ done: done('sent', 'in_outbox') })

/** The form that deletes a user. */
export const UserDeletionForm = z
  .strictObject({ confirmation: z.string().max(FIELD_MAX).describe('The e-mail address of the user, else the name.') })
  .meta({ id: 'UserDeletionForm', examples: [{ confirmation: 'ada@example.com' }] })

export const QueuePageQuery = z.strictObject({ done: done('again') })

export const FunnelsPageQuery = z.strictObject({ done: done('created', 'changed', 'deleted') })

export const RevenuePageQuery = z.strictObject({
  range: z.enum(REVENUE_RANGES).default('30d').describe('As of the operation of the API.'),
})

const FIELDS_MAX = 20
/** The fields of a funnel. Its handler reads them by the contract of the API. A step without a name is left out. */
export const FunnelForm = z
  .strictObject({
    name: z.string().max(FIELD_MAX),
    window_days: z.string().max(FIELD_MAX),
    step: z.array(z.string().max(FIELD_MAX)).max(FIELDS_MAX).describe('The steps in their order.'),
  })
  .meta({
    id: 'FunnelForm',
    examples: [{ name: 'From the key to the payment', window_days: '30', step: ['signed_up', 'key_made', 'paid', ''] }],
  })
export type FunnelForm = z.output<typeof FunnelForm>

/** The form that deletes a funnel. */
export const FunnelDeletionForm = z
  .strictObject({ confirmation: z.string().max(FIELD_MAX).describe('The name of the funnel.') })
  .meta({ id: 'FunnelDeletionForm', examples: [{ confirmation: 'From the key to the payment' }] })
