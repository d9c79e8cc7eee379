import { randomUUID } from 'node:crypto'
import { generateKeyPair, SignJWT } from 'jose'
import { sql } from 'slonik'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { newKeyText } from '../../src/accounts/key-text.ts'
import { createKey, revokeKey } from '../../src/accounts/keys.ts'
import { savePerson } from '../../src/accounts/people.ts'
import { KEPT_MAX } from '../../src/accounts/requests/kept-requests.ts'
import { ephemerisInput } from '../../src/calculation/almanac/ephemeris-input.ts'
import { AREA_NAMES, type Area } from '../../src/contract/accounts/keys.ts'
import { PERSON_EXAMPLE, PersonRequest } from '../../src/contract/people/people.ts'
import { ReportOptions } from '../../src/contract/reports/reports.ts'
import { ExportRequest } from '../../src/contract/sky/exports.ts'
import type { Operation } from '../../src/operations/operation.ts'
import { insertExport } from '../../src/platform/db/export-orders.ts'
import { keepRequest } from '../../src/platform/db/kept-requests.ts'
import { insertReport } from '../../src/platform/db/report-orders.ts'
import { openSales } from '../payments/sales.ts'
import { startTestApp, type TestApp } from './app.ts'
import { startIssuer, type TestIssuer } from './issuer.ts'
import { requestIdIn } from './oauth.ts'
import { OPERATOR_ENVIRONMENT, operatorHeaders } from './operator.ts'
import { type Person, person } from './person.ts'

export type Headers = Readonly<Record<string, string>>

/** A running application with every kind of caller, and resources of another account. */
export interface World {
  readonly service: TestApp
  /** The headers of each caller. */
  readonly callers: Readonly<Record<string, (operation: Operation) => Headers | Promise<Headers>>>
  /** Ids of another account, by the name of a part of a path. */
  readonly belongings: Readonly<Record<string, () => Promise<string>>>
  stop(): Promise<void>
}

const SYNC_SECRET = 'the secret of a server that vouches for its users'

const key = (text: string): Headers => ({ 'x-api-key': text })
const bearer = (text: string): Headers => ({ authorization: `Bearer ${text}` })
const basic = (password: string): Headers => ({
  authorization: `Basic ${Buffer.from(`calendar:${password}`).toString('base64')}`,
})

/** The issuer of accepted tokens: an outside issuer, or the built-in provider. */
export type IssuerName = 'an outside issuer' | 'the built-in provider'

export async function startWorld(name: IssuerName): Promise<World> {
  const issuer = await startIssuer()
  const stranger = await startIssuer()
  const outside = name === 'an outside issuer'
  const shop = await openSales()
  const environment = { ...shop.environment, ...OPERATOR_ENVIRONMENT, SYNC_SECRET }
  const service = await startTestApp({ environment, ...(outside && { issuer }) })
  const { db, findAccount } = service.services
  const keys = await makeKeys(service)

  /** A token of a new account, so that one request, such as ending all sessions, does not disturb another. */
  let people = 0
  const freshToken = async (): Promise<string> => {
    people += 1
    return outside ? issuer.token(`person-${people}`) : arrive(person(() => service))
  }
  let guest: Promise<string> | undefined
  /** Signing up takes a second. Operations that do not read the token share one. */
  const tokenFor = (operation: Operation): Promise<string> => {
    if (takesToken(operation)) return freshToken()
    guest ??= freshToken()
    return guest
  }
  let operator: Promise<Headers> | undefined
  let signedOut: Promise<Headers> | undefined
  /** A session of its own for what may end it. */
  const operatorFor = ({ access }: Operation): Promise<Headers> => {
    if (access.kind === 'admin') return operatorHeaders(service)
    operator ??= operatorHeaders(service)
    return operator
  }
  const tokenAfter = async (operation: Operation, change: ReturnType<typeof sql.fragment>): Promise<string> => {
    const token = await tokenFor(operation)
    if (!takesToken(operation)) return token
    const { id } = await findAccount(token)
    await db.query(sql.type(z.object({}))`update account set ${change} where id = ${id}`)
    return token
  }

  return {
    service,
    callers: {
      nobody: () => ({}),
      'a malformed key': () => key('x'),
      'an unknown key': () => key(newKeyText()),
      'a revoked key': () => key(keys.revoked),
      'an expired key': () => key(keys.expired),
      'a key without a subscription': () => key(keys.lapsed),
      'a key of another area': (operation) =>
        key(keys.byArea.get(AREA_NAMES.find((each) => each !== areaOf(operation))!)!),
      'a key of this area': (operation) => key(keys.byArea.get(areaOf(operation) ?? 'natal')!),
      'a right key': () => key(service.key),
      'a right key as a token': () => bearer(service.key),
      'a right key as a password': () => basic(service.key),
      'a revoked key as a token': () => bearer(keys.revoked),
      'a malformed token': () => bearer('x'),
      ...(outside && {
        'an expired token': async () => bearer(await issuer.token('late', { exp: secondsAgo(60) })),
        'a token for another audience': async () => bearer(await issuer.token('astray', { aud: 'another service' })),
      }),
      'a token of another issuer': async () => bearer(await stranger.token('stranger')),
      'a token signed by another': async () => bearer(await forgedToken(issuer)),
      'a token without signature': () => bearer(unsignedToken(issuer)),
      'a token of an ended session': async (operation) =>
        bearer(await tokenAfter(operation, sql.fragment`tokens_valid_after = now() + interval '1 second'`)),
      'a token without a subscription': async (operation) =>
        bearer(await tokenAfter(operation, sql.fragment`status = 'inactive'`)),
      'a right token': async (operation) => bearer(await tokenFor(operation)),
      'the operator': (operation) => operatorFor(operation),
      'the operator after signing out': () => {
        signedOut ??= endedSession(service)
        return signedOut
      },
      'a right token as a key': async (operation) => key(await tokenFor(operation)),
      'a wrong server secret': () => ({ 'x-sync-secret': 'wrong' }),
      'a right server secret': () => ({ 'x-sync-secret': SYNC_SECRET }),
    },
    belongings: {
      key_id: async () => {
        const accountId = await openAccount(db, { name: 'somebody else', plan: 'free' })
        return (await createKey(db, { accountId, name: 'theirs' })).id
      },
      person_id: async () => {
        const accountId = await openAccount(db, { name: 'somebody else', plan: 'free' })
        return (await savePerson(db, accountId, PersonRequest.parse(PERSON_EXAMPLE))).id
      },
      request_id: async () => {
        const accountId = await openAccount(db, { name: 'somebody else', plan: 'free' })
        const id = randomUUID()
        const asked = { operation: 'natal_chart', method: 'POST', path: '/api/v1/natal/calculate', status: 422 }
        await keepRequest(db, accountId, { id, ...asked, query: '{}', body: '{}', answer: '{}' }, KEPT_MAX)
        return id
      },
      user_id: () => openAccount(db, { name: 'somebody else', plan: 'free' }),
      job_id: async () => {
        const accountId = await openAccount(db, { name: 'somebody else', plan: 'free' })
        const { id } = await insertReport(db, {
          ...{ accountId, orderKey: null, content: '{}', wheelSvg: '', variant: 'with_logo' },
          options: ReportOptions.parse({}),
        })
        return id
      },
      export_id: async () => {
        const accountId = await openAccount(db, { name: 'somebody else', plan: 'free' })
        const request = ExportRequest.parse({ start: '2026-03-01' })
        const input = ephemerisInput(request)
        const outline = { notes: { warnings: [], precision: 'library' }, written: input.written } as const
        const order = {
          accountId,
          orderKey: null,
          request,
          input,
          outline,
          version: 'any',
          rows: 1,
          parts: 1,
          units: 1,
          planPeriod: null,
          keyPeriod: null,
        }
        return (await insertExport(db, order, { kept: 1, unfinished: 1 })).id!
      },
      // The name of a file belongs to nobody: its export does.
      file: async () => 'part-00001.parquet',
      authorization_id: async () => {
        const decided = await askedForAccess(service)
        const url = `/mcp/oauth/requests/${decided}`
        const headers = bearer(await freshToken())
        await service.app.inject({ method: 'POST', url, headers, payload: { decision: 'approve' } })
        return decided
      },
      grant_id: async () => {
        const authorization = bearer(await freshToken())
        const url = `/mcp/oauth/requests/${await askedForAccess(service)}`
        await service.app.inject({ method: 'POST', url, headers: authorization, payload: { decision: 'approve' } })
        return db.oneFirst(
          sql.type(z.object({ id: z.uuid() }))`select id from oauth_grant order by created_at desc limit 1`,
        )
      },
      session_id: async () => {
        const headers = bearer(await freshToken())
        return (await service.app.inject({ url: '/api/v1/auth/sessions', headers })).json()[0].id
      },
    },
    async stop() {
      await service.stop()
      await issuer.stop()
      await stranger.stop()
      await shop.stripe.stop()
    },
  }
}

async function endedSession(service: TestApp): Promise<Headers> {
  const headers = await operatorHeaders(service)
  await service.app.inject({ method: 'POST', url: '/api/v1/admin/logout', headers })
  return headers
}

/** The id of a request of a client that waits for a decision. */
async function askedForAccess({ app }: TestApp): Promise<string> {
  const redirect_uri = 'http://127.0.0.1/callback'
  const url = '/mcp/oauth/register'
  const { client_id } = (await app.inject({ method: 'POST', url, payload: { redirect_uris: [redirect_uri] } })).json()
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id, redirect_uri },
    ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
  })
  const { body } = await app.inject({ url: `/mcp/oauth/authorize?${query}` })
  return requestIdIn(body)
}

/** The area of an operation that takes a key. */
export const areaOf = ({ access }: Operation): Area | undefined => (access.kind === 'key' ? access.area : undefined)

const takesToken = ({ access }: Operation): boolean => access.kind === 'token' || access.kind === 'token_or_server'

/** Signs up, confirms when the message has arrived, signs in, and returns an access token. */
async function arrive(somebody: Person): Promise<string> {
  await somebody.signUp()
  await somebody.confirm()
  return somebody.accessToken(await somebody.signIn())
}

async function makeKeys({ services: { db, changes } }: TestApp) {
  const operator = await openAccount(db, { name: 'operator', plan: 'operator' })
  const make = (bounds: { expiresAtMs?: number; areas?: Area[] } = {}, accountId = operator) =>
    createKey(db, { accountId, name: 'matrix', ...bounds })
  const revoked = await make()
  await revokeKey(db, changes, { id: revoked.id, accountId: operator })
  const byArea = new Map<Area, string>()
  for (const area of AREA_NAMES) byArea.set(area, (await make({ areas: [area] })).key)
  const inactive = await openAccount(db, { name: 'lapsed', plan: 'operator' })
  const lapsed = await make({}, inactive)
  await db.query(sql.type(z.object({}))`update account set status = 'inactive' where id = ${inactive}`)
  const expired = await make({ expiresAtMs: Date.now() - 1_000 })
  return { revoked: revoked.key, expired: expired.key, lapsed: lapsed.key, byArea }
}

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

async function forgedToken({ url, audience }: TestIssuer): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256')
  const claims = { iss: url, aud: audience, sub: 'forged', exp: secondsAgo(-3600) }
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'key-1' }).sign(privateKey)
}

function unsignedToken({ url, audience }: TestIssuer): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { iss: url, aud: audience, sub: 'unsigned', exp: secondsAgo(-3600) }
  return `${part({ alg: 'none' })}.${part(claims)}.`
}
