/** Every sensitive action that is recorded, with its text for users. */
export const AUDIT_ACTIONS = {
  account_created: 'The account was created',
  key_created: 'An API key was created',
  key_changed: 'The name or the allowed origins of an API key were changed',
  key_revoked: 'An API key was revoked',
  assistant_connected: 'An assistant was granted access',
  assistant_disconnected: 'The access of an assistant was revoked',
  session_ended: 'One session was ended',
  sessions_ended: 'All sessions were ended: access tokens issued before are refused',
  verification_resent: 'The confirmation e-mail was sent again',
  password_changed: 'A new password was set with a link in an e-mail; all sessions were ended',
  branding_changed: 'The branding of reports was changed',
  branding_deleted: 'The branding of reports was deleted',
  callback_secret_changed: 'The secret that signs callbacks was changed',
  settings_changed: 'Settings of the account were changed',
  plan_changed: 'The plan of the account changed',
  purchase: 'A purchase was made',
  billing_reconciled: 'Billing data was corrected to match Stripe',
  pack_offered: 'A unit pack was offered to the account',
  pack_withdrawn: 'The offer of a unit pack was withdrawn',
  account_deletion_requested: 'The deletion of the account was requested',
} as const satisfies Record<string, string>

export type AuditAction = keyof typeof AUDIT_ACTIONS

export const AUDIT_ACTORS = ['account', 'operator', 'system'] as const
export type AuditActor = (typeof AUDIT_ACTORS)[number]
