import { z } from 'zod'

/** All settings are required in a request, because PUT replaces them all. */
export const NotificationSettings = z
  .strictObject({
    product_updates: z.boolean().describe('News about the service.'),
    usage_alerts: z.boolean().describe('A warning when most units of the plan are used.'),
    billing_notices: z.boolean().describe('Receipts, renewals and failed payments.'),
    report_ready: z.boolean().describe('An e-mail when an ordered report is ready.'),
    security_alerts: z
      .boolean()
      .refine((on) => on, {
        message: 'Security alerts cannot be switched off. Allowed: true',
        params: { type: 'enum' },
      })
      .describe('New keys and sign-ins. These alerts cannot be switched off: only true is allowed.'),
  })
  .meta({
    id: 'NotificationSettings',
    examples: [
      { product_updates: false, usage_alerts: true, billing_notices: true, report_ready: true, security_alerts: true },
    ],
  })
export type NotificationSettings = z.output<typeof NotificationSettings>

export const CONFIRMATION = 'delete my account'

export const REASONS = [
  'not_needed',
  'too_expensive',
  'missing_feature',
  'hard_to_use',
  'not_reliable',
  'privacy',
  'other',
] as const

export const AccountDeletionRequest = z
  .strictObject({
    confirmation: z.literal(CONFIRMATION).describe(`The words \`${CONFIRMATION}\`, typed by the user.`),
    reason: z.enum(REASONS).nullish().describe('The operator receives the reason without the account.'),
  })
  .meta({ id: 'AccountDeletionRequest', examples: [{ confirmation: CONFIRMATION, reason: 'not_needed' }] })
export type AccountDeletionRequest = z.output<typeof AccountDeletionRequest>

/** The steps of the deletion, in this order. */
export const DELETION_STEPS = ['billing', 'keys', 'records', 'account', 'identity'] as const
export type DeletionStep = (typeof DELETION_STEPS)[number]

const Steps = z.array(z.enum(DELETION_STEPS))

export const AccountDeletionResponse = z
  .object({
    status: z
      .enum(['completed', 'in_progress'])
      .describe('in_progress comes with status 202: the service retries the remaining steps until they are done.'),
    done: Steps,
    remaining: Steps,
    identity: z
      .enum(['deleted', 'pending', 'kept'])
      .describe(
        'kept: this installation cannot delete users of the identity provider. Ask that provider to delete the user.',
      ),
  })
  .meta({
    id: 'AccountDeletionResponse',
    examples: [{ status: 'completed', done: DELETION_STEPS, remaining: [], identity: 'deleted' }],
  })
export type AccountDeletionResponse = z.output<typeof AccountDeletionResponse>
