import { Refusal, type RefusalCode } from '../../../platform/errors.ts'

interface Rule {
  readonly code: RefusalCode
  /** The invalid field of the body, by our name. */
  readonly field?: string
  readonly message?: string
  readonly retryAfterMs?: number
}

/** When to retry while too many people sign in or up. */
export const BUSY_RETRY_MS = 1_000

const USED_UP = 'The token has expired, was already used, or is invalid: request a new e-mail'

/** Our names of better-auth's refusals. */
const RULES: Readonly<Record<string, Rule>> = {
  INVALID_EMAIL_OR_PASSWORD: { code: 'sign_in_failed' },
  EMAIL_NOT_VERIFIED: { code: 'email_not_verified' },
  UNAUTHORIZED: { code: 'session_ended' },
  SESSION_EXPIRED: { code: 'session_ended' },
  INVALID_TOKEN: { code: 'invalid_input', field: 'token', message: USED_UP },
  TOKEN_EXPIRED: { code: 'invalid_input', field: 'token', message: USED_UP },
  USER_NOT_FOUND: { code: 'invalid_input', field: 'token', message: USED_UP },
  INVALID_EMAIL: { code: 'invalid_input', field: 'email', message: 'Expected an e-mail address' },
  // Two people sign up with one address at the same moment.
  FAILED_TO_CREATE_USER: { code: 'sign_in_busy', retryAfterMs: BUSY_RETRY_MS },
  INVALID_ORIGIN: { code: 'origin_refused' },
  MISSING_OR_NULL_ORIGIN: { code: 'origin_refused' },
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: { code: 'origin_refused' },
}

export const TOO_MANY = 'Too many attempts: wait before trying again'
const TOO_MANY_STATUS = 429
const RETRY_HEADER = 'x-retry-after'

/** The refusal for an answer of the provider, or an error for an unknown answer. */
export async function providerRefusal(response: Response, path: string): Promise<Error> {
  if (response.status === TOO_MANY_STATUS) {
    const retryAfterMs = Number(response.headers.get(RETRY_HEADER) ?? 1) * 1000
    return new Refusal('rate_limit_exceeded', { retryAfterMs, message: TOO_MANY })
  }
  const { code = '' } = (await response.json().catch(() => ({}))) as { code?: string }
  const rule = RULES[code]
  if (!rule) return new Error(`The identity provider answered ${response.status} ${code} to ${path}`)
  const { code: refusal, ...detail } = rule
  return new Refusal(refusal, detail)
}
