import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FindAccount } from '../accounts/account.ts'
import type { Admin } from '../accounts/admin/admin.ts'
import { type FindCaller, requireAccess } from '../accounts/caller.ts'
import { digest } from '../accounts/digest.ts'
import { isKeyText } from '../accounts/key-text.ts'
import type { FindAssistant } from '../accounts/oauth/access-token.ts'
import { type SessionServices, sessionAccount } from '../accounts/sessions.ts'
import { TICKET, type Tickets } from '../mcp/inner-call.ts'
import { ACCESS_TRAITS, type Access, type KeyAccess } from '../operations/access.ts'
import { Refusal } from '../platform/errors.ts'
import { operatorCheck, operatorPageCheck } from './admin-access.ts'
import { type AssistantOrigins, assistantCheck } from './assistant-access.ts'
import { openToPage, showToPage } from './cross-origin.ts'
import { accountingOf } from './limits/accounting.ts'
import { keyOptionalRequests } from './limits/addresses.ts'
import { type AccessHook, limitGuesses } from './limits/guesses.ts'

interface AccessServices extends AssistantOrigins {
  readonly findCaller: FindCaller
  readonly findAccount: FindAccount
  readonly identity: SessionServices['identity']
  readonly findAssistant: FindAssistant
  readonly admin: Pick<Admin, 'findOperator' | 'cookie'>
  readonly tickets: Pick<Tickets, 'redeem'>
  /** The secret that a server sends as `x-sync-secret`. Without it every such header is refused. */
  readonly syncSecret?: string | undefined
}

type Check<Kind = Access> = (request: FastifyRequest, reply: FastifyReply, access: Kind) => Promise<void>

const SEND_A_KEY = 'Missing API key: send it in the header x-api-key'

/** Headers and parameters in which other services take a key. */
const OTHER_HEADERS = ['api-key', 'apikey', 'x-apikey', 'x-api-token', 'x-auth-token'] as const
const OTHER_PARAMETERS = ['api_key', 'apikey', 'x-api-key', 'key'] as const

const KEY_IS_NOT_ENOUGH =
  'Missing access token: send the token from a sign-in (authorization: Bearer ...), not an API key'

/**
 * An onRequest hook that identifies the caller as the operation's `access` demands. Throws `missing_api_key`,
 * `invalid_api_key` (`forbidden_api_key` where the operation's rule says so), `subscription_required`,
 * `key_area_denied`, `origin_denied`, `missing_token`, `invalid_token`, `invalid_sync_secret`, `missing_admin_session`,
 * `invalid_admin_session`, `session_ended`, `admin_not_configured`, `identity_unavailable` or `database_unavailable`.
 */
export const accessHook = (services: AccessServices) => {
  const checks: { readonly [Kind in Access['kind']]: Check<Extract<Access, { kind: Kind }>> | null } = {
    public: null,
    // The provider checks its own session tokens.
    session: null,
    key: keyCheck(services),
    token: accountCheck(services),
    token_or_server: serverCheck(services),
    mcp: assistantCheck(services),
    admin: operatorCheck(services.admin),
    admin_page: operatorPageCheck(services.admin),
    account_page: accountPageCheck(services),
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { operation } = request.routeOptions.config
    if (!operation) return
    const check = checks[operation.access.kind] as Check | null
    await check?.(request, reply, operation.access)
  }
}

/**
 * Wraps the access hook: checks that take a credential are limited by address. They throw `too_many_failures` and
 * `limits_busy` too.
 */
export function boundGuesses(access: AccessHook): AccessHook {
  const limited = limitGuesses(access)
  const takesCredential = ({ routeOptions }: FastifyRequest): boolean =>
    ACCESS_TRAITS[routeOptions.config.operation?.access.kind ?? 'public'].credential
  return (request, reply) => (takesCredential(request) ? limited(request, reply) : access(request, reply))
}

const keyCheck = ({ findCaller, tickets }: AccessServices): Check<KeyAccess> => {
  const byAddress = keyOptionalRequests()
  return async (request, reply, { area, feed = false, keyOptional = false, invalidKeyStatus }) => {
    const visitor = tickets.redeem(request.headers[TICKET])
    if (visitor) {
      request.caller = visitor.caller
      accountingOf(request).mcpClient = visitor.client
      requireAccess(visitor.caller, area)
      if (keyOptional) accountingOf(request).isCountedByAddress = byAddress.take(request)
      return
    }
    const key = headerKey(request) ?? (feed ? feedKey(request) : undefined)
    if (!key && keyOptional) {
      accountingOf(request).isCountedByAddress = true
      return byAddress.require(request, reply)
    }
    if (!key) {
      // A calendar program asks its user for a password only after this header.
      if (feed) reply.header('WWW-Authenticate', 'Basic realm="API key as password", charset="UTF-8"')
      showToPage(request, reply)
      const place = wrongPlace(request)
      throw new Refusal('missing_api_key', place ? { message: `${SEND_A_KEY}, not ${place}` } : {})
    }
    try {
      // Set before the access check: a known caller gets its limit headers, and its log shows the refusal.
      request.caller = await findCaller(key)
    } catch (error) {
      showToPage(request, reply)
      if (invalidKeyStatus === 403 && error instanceof Refusal && error.code === 'invalid_api_key')
        throw new Refusal('forbidden_api_key')
      throw error
    }
    openToPage(request, reply, request.caller)
    requireAccess(request.caller, area)
    if (keyOptional) accountingOf(request).isCountedByAddress = byAddress.take(request)
  }
}

/** Where a request has a credential that is not a key of this service, as text. */
function wrongPlace({ headers, query }: FastifyRequest): string | undefined {
  // A calendar feed takes the key as the password of Basic.
  if (headers.authorization && !/^basic/i.test(headers.authorization))
    return 'in authorization, which is for access tokens of an account'
  const header = OTHER_HEADERS.find((name) => headers[name])
  if (header) return `in ${header}`
  const parameters = query as Readonly<Record<string, unknown>>
  const parameter = OTHER_PARAMETERS.find((name) => parameters[name])
  return parameter && `in the URL, where others may see it (${parameter})`
}

/** RFC 6750. */
const accountCheck =
  ({ findAccount }: AccessServices): Check =>
  async (request, reply) => {
    const [, token] = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
    if (!token) {
      reply.header('WWW-Authenticate', 'Bearer')
      throw new Refusal(
        'missing_token',
        request.headers['x-api-key'] === undefined ? {} : { message: KEY_IS_NOT_ENOUGH },
      )
    }
    try {
      if (isKeyText(token))
        throw new Refusal('invalid_token', {
          message: 'Invalid access token: this is an API key; sign in to get a token',
        })
      request.account = await findAccount(token)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'invalid_token')
        reply.header(
          'WWW-Authenticate',
          `Bearer error="invalid_token", error_description="${error.message.replaceAll('"', "'")}"`,
        )
      throw error
    }
  }

/** A secret that is sent must be valid, even together with a valid token. A request without a secret needs a token. */
function serverCheck(services: AccessServices): Check {
  const expected = services.syncSecret === undefined ? undefined : digest(services.syncSecret)
  const checkAccount = accountCheck(services)
  return async (request, reply, access) => {
    const given = request.headers['x-sync-secret']
    if (given === undefined) return checkAccount(request, reply, access)
    // Digests have equal lengths, so the duration reveals nothing about the secret.
    if (!expected || !timingSafeEqual(digest(String(given)), expected)) throw new Refusal('invalid_sync_secret')
    request.isServer = true
  }
}

/**
 * Finds the account of the session of a browser. Throws `session_ended`, and then its page leads to the sign-in. An
 * external issuer shares no session with a page: the few pages that then exist have no account, and say where people
 * sign in.
 */
const accountPageCheck = (services: SessionServices) => {
  if (!services.identity.embedded) return null
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const account = await sessionAccount(services, request, reply)
    if (!account) throw new Refusal('session_ended')
    request.account = account
  }
}

/** A header that was sent twice arrives as one, joined by a comma, which no key contains. */
const headerKey = ({ headers }: FastifyRequest): string | undefined =>
  headers['x-api-key'] ? String(headers['x-api-key']) : undefined

const feedKey = ({ headers, query }: FastifyRequest): string | undefined =>
  passwordOf(headers.authorization) ?? parameterOf(query)

/** RFC 7617: user and password joined by the first colon, in base64. */
function passwordOf(authorization: string | undefined): string | undefined {
  const [, encoded] = /^basic +([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '') ?? []
  if (!encoded) return undefined
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1) || undefined
}

function parameterOf(query: unknown): string | undefined {
  const key = (query as Readonly<Record<string, unknown>>)['api_key']
  return typeof key === 'string' && key !== '' ? key : undefined
}
