import { z } from 'zod'
import { REASONS } from './settings.ts'

/** Longer than any valid value. The page says what is wrong with a shorter one. */
const FIELD_MAX = 1_000

/** A box that is not ticked is not sent. */
const Box = z.literal('on').optional()

export const SettingsPageQuery = z.strictObject({
  done: z
    .enum(['notifications', 'branding', 'branding_deleted', 'profile'])
    .optional()
    .describe('Which confirmation the page shows.'),
})

/** The e-mails that the service sends. Security e-mails are always sent. */
export const NotificationsForm = z
  .strictObject({ product_updates: Box, usage_alerts: Box, billing_notices: Box, report_ready: Box })
  .meta({ id: 'NotificationsForm' })

/** Its handler reads the label with the contract of the API. An empty one counts as none. */
export const BrandingPageForm = z
  .strictObject({ file: z.file(), footer_label: z.string().max(FIELD_MAX).optional() })
  .meta({ id: 'BrandingPageForm' })

/** The answers of a user about their work. An empty one counts as none. */
export const ProfileForm = z
  .strictObject({
    full_name: z.string().max(FIELD_MAX),
    company: z.string().max(FIELD_MAX),
    role: z.string().max(FIELD_MAX),
    use_case: z.string().max(FIELD_MAX),
    expected_volume: z.string().max(FIELD_MAX),
  })
  .meta({ id: 'ProfileForm' })
export type ProfileForm = z.output<typeof ProfileForm>

/** The form that deletes the account. */
export const AccountDeletionForm = z
  .strictObject({
    confirmation: z.string().max(FIELD_MAX).describe('The e-mail address of the account, else its name.'),
    reason: z.enum(['', ...REASONS]).describe('The operator receives the reason without the account.'),
  })
  .meta({ id: 'AccountDeletionForm' })
