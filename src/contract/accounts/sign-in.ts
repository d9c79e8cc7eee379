import { z } from 'zod'
import { EMAIL, FormText, rawLine, token } from '../text.ts'

const CREDENTIALS = { email: 'ada@example.com', password: 'correct horse battery' }

const Email = z
  .email({ pattern: EMAIL })
  .max(254)
  .describe('Not case-sensitive.')
  .meta({ examples: [CREDENTIALS.email] })

/**
 * Only length: rules for characters make passwords that are easy to forget and no harder to guess (NIST SP 800-63B,
 * 5.1.1).
 */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const
const NewPassword = z
  .string()
  .min(PASSWORD_LENGTH.min)
  .max(PASSWORD_LENGTH.max)
  .describe(`${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters of any kind.`)

const LINK_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFkYUBleGFtcGxlLmNvbSJ9.c2lnbmF0dXJl'
const LINK_MAX = 2000
const LinkToken = token(LINK_MAX)
  .describe('The text after `token=` in the link of the e-mail.')
  .meta({ examples: [LINK_TOKEN] })

export const SignUpRequest = z
  .strictObject({
    email: Email,
    password: NewPassword,
    name: rawLine(200).default('').describe('A name for the user. May be empty.'),
  })
  .meta({ id: 'SignUpRequest', examples: [{ ...CREDENTIALS, name: 'Ada Lovelace' }] })

export const SignInRequest = z
  .strictObject({ email: Email, password: z.string().max(PASSWORD_LENGTH.max) })
  .meta({ id: 'SignInRequest', examples: [CREDENTIALS] })

export const EmailRequest = z
  .strictObject({ email: Email })
  .meta({ id: 'EmailRequest', examples: [{ email: CREDENTIALS.email }] })

export const VerifyEmailRequest = z
  .strictObject({ token: LinkToken })
  .meta({ id: 'VerifyEmailRequest', examples: [{ token: LINK_TOKEN }] })

export const ResetPasswordRequest = z
  .strictObject({ token: LinkToken, new_password: NewPassword })
  .meta({ id: 'ResetPasswordRequest', examples: [{ token: LINK_TOKEN, new_password: CREDENTIALS.password }] })

const CurrentPassword = z
  .string()
  .max(PASSWORD_LENGTH.max)
  .describe('The current password, because an open session is not enough.')

export const ChangePasswordRequest = z
  .strictObject({ current_password: CurrentPassword, new_password: NewPassword })
  .meta({
    id: 'ChangePasswordRequest',
    examples: [{ current_password: CREDENTIALS.password, new_password: 'another horse battery' }],
  })

export const ChangeEmailRequest = z.strictObject({ email: Email, current_password: CurrentPassword }).meta({
  id: 'ChangeEmailRequest',
  examples: [{ email: 'ada@new.example', current_password: CREDENTIALS.password }],
})

/** What the built-in provider is asked before a change that needs the password. */
export const PasswordCheck = z.strictObject({ password: z.string().max(PASSWORD_LENGTH.max) })

export const PasswordChangedAnswer = z
  .object({ token: z.string().describe('The token of the new session, which replaces the one of the request.') })
  .meta({ id: 'PasswordChangedAnswer' })

export const MessageAnswer = z
  .object({ status: z.literal('accepted'), message: z.string() })
  .describe('The same for known and unknown addresses. Only the e-mail says more.')
  .meta({ id: 'MessageAnswer' })

export const DoneAnswer = z.object({ status: z.literal('done') }).meta({ id: 'DoneAnswer' })

export const SignInAnswer = z
  .object({
    token: z
      .string()
      .describe('The session token. Send it as `authorization: Bearer …` to get access tokens. Keep it secret.'),
    user: z.object({ id: z.string(), email: z.string(), name: z.string() }),
  })
  .meta({ id: 'SignInAnswer' })

export const TokenAnswer = z
  .object({
    token: z.string().describe('The access token, a JWT: send it as `authorization: Bearer …` to account operations.'),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'TokenAnswer' })

export const JwkSet = z.object({ keys: z.array(z.record(z.string(), z.unknown())) }).meta({ id: 'JwkSet' })

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
  done: z
    .enum(['signed_out', 'ended', 'expired'])
    .optional()
    .catch(undefined)
    .describe('Which confirmation the page shows.'),
})

/** The fields of the page for signing in. Its handler reads them by the contract of the API. */
export const SignInForm = z
  .strictObject({ email: FormText, password: FormText, to: PlaceAfter })
  .meta({ id: 'SignInForm', examples: [{ email: 'ada@example.com', password: 'correct horse battery' }] })

/** The fields of the page for signing up. */
export const SignUpForm = z
  .strictObject({ email: FormText, password: FormText })
  .meta({ id: 'SignUpForm', examples: [{ email: 'ada@example.com', password: 'correct horse battery' }] })

/** The form that sends an e-mail. */
export const MessageForm = z
  .strictObject({ email: FormText })
  .meta({ id: 'MessageForm', examples: [{ email: 'ada@example.com' }] })

export const SessionPath = z.object({
  session_id: token(100)
    .describe('The `id` of a session in the list.')
    .meta({ examples: ['fGk0Jz2Wm5Qp8Rt1'] }),
})

export const SessionResponse = z
  .object({
    id: z.string(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime().describe('When one of its access tokens was last used, to the minute.'),
    expires_at: z.iso.datetime(),
    user_agent: z.string().nullable().describe('User agent of the browser or program that signed in.'),
    network: z.string().nullable().describe('The network that opened the session. The full IP address is not stored.'),
    current: z.boolean().describe('Whether the access token of this request belongs to this session.'),
  })
  .meta({ id: 'SessionResponse' })
export type SessionResponse = z.output<typeof SessionResponse>

export const SessionList = z.array(SessionResponse)

export const SessionsEnded = z
  .object({ ended: z.int().describe('Number of sessions that were ended. 0 if an external issuer manages them.') })
  .meta({ id: 'SessionsEnded' })

export const SessionsPageQuery = z.strictObject({ done: z.enum(['ended']).optional() })

/** The form that changes the password. Its handler checks the fields against the contract of the API. The same applies to the next form. */
export const PasswordForm = z
  .strictObject({ current_password: FormText, new_password: FormText })
  .meta({ id: 'PasswordForm', examples: [{ current_password: 'correct horse battery', new_password: 'another one' }] })

/** The form that asks for another e-mail address. */
export const AddressForm = z
  .strictObject({ email: FormText, current_password: FormText })
  .meta({ id: 'AddressForm', examples: [{ email: 'ada@new.example', current_password: 'correct horse battery' }] })

/** A link in an e-mail. An incomplete one opens a page that says so. */
export const LinkQuery = z.strictObject({ token: z.string().max(LINK_MAX).default('') })

/** The button of the page that such a link opens. */
export const LinkForm = z
  .strictObject({ token: z.string().max(LINK_MAX) })
  .meta({ id: 'LinkForm', examples: [{ token: 'b64' }] })
