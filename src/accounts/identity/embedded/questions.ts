import type { IncomingHttpHeaders } from 'node:http'
import { isBroken, unavailable } from '../../../platform/db/unavailable.ts'
import { Refusal, type RefusalCode } from '../../../platform/errors.ts'
import { ADDRESS_HEADER, BASE_HEADER, BASE_PATH, BUSY_RETRY_MS, linkBase, type Provider } from './provider.ts'

/** A request to the built-in provider. */
export interface Question {
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly headers: IncomingHttpHeaders
  /** Address of the caller, as reported by trusted proxies. */
  readonly address: string
  readonly body?: object
}

export interface Answer {
  readonly body: Readonly<Record<string, unknown>>
  readonly cookies: readonly string[]
  /** Token of a new session, which the caller may send instead of the cookie. */
  readonly sessionToken: string | null
}

/** The headers that are passed to the provider. */
const HEADERS = ['authorization', 'cookie', 'origin', 'referer', 'user-agent'] as const
const FETCH_METADATA = ['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'] as const

/** Passes a question to the provider. Throws the refusal of an answer that is not a success. */
export async function passOn(question: Question, base: string, provider: () => Promise<Provider>): Promise<Answer> {
  const { path, method, body } = question
  const asked = new Request(`${new URL(base).origin}${BASE_PATH}${path}`, {
    method,
    headers: passedHeaders(question, base),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { handler } = await provider()
  const response = await orUnavailable(handler(asked))
  if (!response.ok) throw await providerRefusal(response, path)
  return {
    body: (await response.json()) as Record<string, unknown>,
    cookies: response.headers.getSetCookie(),
    sessionToken: response.headers.get('set-auth-token'),
  }
}

/** The provider refuses a session of another person here, although none is needed. */
const SESSIONLESS = '/send-verification-email'
const OF_SESSION: ReadonlySet<string> = new Set(['authorization', 'cookie'])

function passedHeaders({ path, headers, address }: Question, base: string): Headers {
  const own = { [ADDRESS_HEADER]: address, [BASE_HEADER]: linkBase(base, headers.host) }
  const passed = new Headers({ 'content-type': 'application/json', ...own })
  // A browser sends Sec-Fetch-Site with every request. A caller without it is a program, and the other two mean
  // nothing.
  const metadata = headers['sec-fetch-site'] === undefined ? [] : FETCH_METADATA
  for (const name of [...HEADERS, ...metadata]) {
    const value = headers[name]
    if (path === SESSIONLESS && OF_SESSION.has(name)) continue
    if (value !== undefined) passed.set(name, String(value))
  }
  return passed
}

interface Rule {
  readonly code: RefusalCode
  /** The invalid field of the body, by our name. */
  readonly field?: string
  readonly message?: string
  readonly retryAfterMs?: number
}

const USED_UP = 'The token has expired, was already used, or is invalid: request a new e-mail'

/** Our names of better-auth's refusals. */
const RULES: Readonly<Record<string, Rule>> = {
  INVALID_EMAIL_OR_PASSWORD: { code: 'sign_in_failed' },
  EMAIL_NOT_VERIFIED: { code: 'email_not_verified' },
  INVALID_PASSWORD: { code: 'invalid_input', field: 'current_password', message: 'The password is wrong' },
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
async function providerRefusal(response: Response, path: string): Promise<Error> {
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

/** Messages of pg without a code, for a timeout or a closed socket. */
const BROKEN_WORDS = /timeout exceeded when trying to connect|Query read timeout|Connection terminated/

/** Errors of pg that mean an unavailable database become the refusal `database_unavailable`. */
export const orUnavailable = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw isBroken(error) || (error instanceof Error && BROKEN_WORDS.test(error.message)) ? unavailable(error) : error
  })
