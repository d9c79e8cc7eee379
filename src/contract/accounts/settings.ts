import { z } from 'zod'
import { FormText, line } from '../text.ts'

/** All settings are required in a request, because PUT replaces them all. */
export const NotificationSettings = z
  .strictObject({
    product_updates: z.boolean().describe('News about the service.'),
    usage_alerts: z.boolean().describe('A warning when most units of your plan are used.'),
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

const CONFIRMATION = 'delete my account'

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

export const FOOTER_LABEL_MAX = 120

/** A form, `multipart/form-data`. */
export const ReportBrandingForm = z
  .strictObject({
    file: z
      .file()
      .describe(
        'PNG, JPEG or SVG; the bytes decide, not the name. At most 2 MiB and 4096 pixels a side. An SVG must not have scripts, images, filters or external references.',
      ),
    footer_label: line(FOOTER_LABEL_MAX).optional().describe('A line of text next to the image. None by default.'),
  })
  .meta({ id: 'ReportBrandingForm' })
export type ReportBrandingForm = z.output<typeof ReportBrandingForm>

/** The bytes of a PNG. */
export const ReportBrandingImage = z.string().meta({ format: 'binary' })

export const ReportBrandingResponse = z
  .object({
    present: z.boolean(),
    width: z.int().nullable().describe('Pixels of the stored image: at most 1200.'),
    height: z.int().nullable().describe('At most 400.'),
    bytes: z.int().nullable(),
    content_type: z.literal('image/png').nullable().describe('Every upload is stored as PNG.'),
    sha256: z.string().nullable().describe('Hash of the stored image, hexadecimal.'),
    footer_label: z.string().nullable(),
    updated_at: z.iso.datetime().nullable(),
  })
  .describe('Without an image, all members but `present` are null.')
  .meta({ id: 'ReportBrandingResponse' })
export type ReportBrandingResponse = z.output<typeof ReportBrandingResponse>

/** A box that is not ticked is not sent. */
const Box = z.literal('on').optional()

export const SettingsPageQuery = z.strictObject({
  done: z
    .enum(['notifications', 'branding', 'branding_deleted', 'profile', 'password', 'email_sent'])
    .optional()
    .describe('Which confirmation the page shows.'),
})

/** The e-mails that the service sends. Security e-mails are always sent. */
export const NotificationsForm = z
  .strictObject({ product_updates: Box, usage_alerts: Box, billing_notices: Box, report_ready: Box })
  .meta({ id: 'NotificationsForm' })

/** Its handler reads the label with the contract of the API. An empty one counts as none. */
export const BrandingPageForm = z
  .strictObject({ file: z.file(), footer_label: FormText.optional() })
  .meta({ id: 'BrandingPageForm' })

/** The answers of a user about their work. An empty one counts as none. */
export const ProfileForm = z
  .strictObject({
    full_name: FormText,
    company: FormText,
    role: FormText,
    use_case: FormText,
    expected_volume: FormText,
  })
  .meta({ id: 'ProfileForm' })
export type ProfileForm = z.output<typeof ProfileForm>

/** The form that deletes the account. */
export const AccountDeletionForm = z
  .strictObject({
    confirmation: FormText.describe('The e-mail address of the account, else its name.'),
    reason: z.enum(['', ...REASONS]).describe('The operator receives the reason without the account.'),
  })
  .meta({ id: 'AccountDeletionForm' })
