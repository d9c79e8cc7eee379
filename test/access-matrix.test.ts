import { generateKeyPair, SignJWT } from 'jose'
import { sql } from 'slonik'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../src/accounts/account.ts'
import { AREA_NAMES, type Area } from '../src/accounts/areas.ts'
import { newKeyText } from '../src/accounts/key-text.ts'
import { createKey, revokeKey } from '../src/accounts/keys.ts'
import { Refusal } from '../src/errors.ts'
import { startMetrics } from '../src/metrics.ts'
import type { Access, Operation } from '../src/operation.ts'
import { allOperations } from '../src/operations/index.ts'
import { startTestApp } from './support/app.ts'
import { startIssuer } from './support/issuer.ts'

const SYNC_SECRET = 'the secret of a server that vouches for its users'

const issuer = await startIssuer()
const otherIssuer = await startIssuer()
const service = await startTestApp({ issuer, threads: 1, environment: { SYNC_SECRET } })
const { db, changes } = service.services
afterAll(async () => {
  await service.stop()
  await issuer.stop()
  await otherIssuer.stop()
})

const operations = allOperations({
  ...service.services,
  metrics: startMetrics(),
  release: 'test',
  issuer: issuer.url,
  isDatabaseUp: async () => true,
  countedIn: () => 'process',
})

const operator = await openAccount(db, { name: 'operator', plan: 'operator' })
const keyBy = async (bounds: object = {}, accountId = operator) =>
  createKey(db, { accountId, name: 'matrix', ...bounds })

const rightKey = (await keyBy()).key
const expiredKey = (await keyBy({ expiresAtMs: Date.now() - 1_000 })).key
const revoked = await keyBy()
await revokeKey(db, changes, { id: revoked.id, accountId: operator })
const keysByArea = new Map<Area, string>()
for (const area of AREA_NAMES) keysByArea.set(area, (await keyBy({ areas: [area] })).key)
const lapsed = await openAccount(db, { name: 'lapsed', plan: 'high' })
const lapsedKey = (await keyBy({}, lapsed)).key
await db.query(sql.type(z.object({}))`update account set status = 'inactive' where id = ${lapsed}`)

type Headers = Readonly<Record<string, string>>

const key = (text: string): Headers => ({ 'x-api-key': text })
const bearer = (text: string): Headers => ({ authorization: `Bearer ${text}` })
const basic = (password: string): Headers => ({
  authorization: `Basic ${Buffer.from(`calendar:${password}`).toString('base64')}`,
})
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function forgedToken(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256')
  const claims = { iss: issuer.url, aud: issuer.audience, sub: 'forged', exp: secondsAgo(-3600) }
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'key-1' }).sign(privateKey)
}

const unsignedToken = () => {
  const claims = { iss: issuer.url, aud: issuer.audience, sub: 'unsigned', exp: secondsAgo(-3600) }
  return `${base64url({ alg: 'none' })}.${base64url(claims)}.`
}

/** A token of an account of its own, so that what one request does, such as ending all sessions, disturbs no other. */
let people = 0
const freshToken = () => issuer.token(`person-${++people}`)

async function lapsedToken(): Promise<string> {
  const subject = `lapsed-${++people}`
  const token = await issuer.token(subject)
  await service.services.findAccount(token)
  await db.query(sql.type(z.object({}))`update account set status = 'inactive' where subject = ${subject}`)
  return token
}

async function endedToken(): Promise<string> {
  const subject = `ended-${++people}`
  const token = await issuer.token(subject, { iat: secondsAgo(60) })
  await service.services.findAccount(token)
  await db.query(sql.type(z.object({}))`update account set tokens_valid_after = now() where subject = ${subject}`)
  return token
}

const otherArea = (operation: Operation): string => keysByArea.get(AREA_NAMES.find((area) => area !== operation.area)!)!

/** Whoever may come: what they send, beside an input that is empty. */
const CALLERS = {
  nobody: () => ({}),
  'a malformed key': () => key('x'),
  'an unknown key': () => key(newKeyText()),
  'a revoked key': () => key(revoked.key),
  'an expired key': () => key(expiredKey),
  'a key without a subscription': () => key(lapsedKey),
  'a key of another area': (operation) => key(otherArea(operation)),
  'a key of this area': (operation) => key(keysByArea.get(operation.area ?? 'natal')!),
  'a right key': () => key(rightKey),
  'a right key as a token': () => bearer(rightKey),
  'a right key as a password': () => basic(rightKey),
  'a revoked key as a token': () => bearer(revoked.key),
  'a malformed token': () => bearer('x'),
  'an expired token': async () => bearer(await issuer.token('late', { exp: secondsAgo(60) })),
  'a token for another audience': async () => bearer(await issuer.token('astray', { aud: 'another service' })),
  'a token of another issuer': async () => bearer(await otherIssuer.token('stranger')),
  'a token signed by another': async () => bearer(await forgedToken()),
  'a token without signature': () => bearer(unsignedToken()),
  'a token of an ended session': async () => bearer(await endedToken()),
  'a token without a subscription': async () => bearer(await lapsedToken()),
  'a right token': async () => bearer(await freshToken()),
  'a right token as a key': async () => key(await freshToken()),
  'a wrong server secret': () => ({ 'x-sync-secret': 'wrong' }),
  'a right server secret': () => ({ 'x-sync-secret': SYNC_SECRET }),
} as const satisfies Record<string, (operation: Operation) => Headers | Promise<Headers>>

type CallerName = keyof typeof CALLERS
const CALLER_NAMES = Object.keys(CALLERS) as CallerName[]

/** `null`: let in. Otherwise the status and what the answer says. */
type Verdict = null | readonly [status: number, detail: RegExp]

const MISSING_KEY = [401, /^Missing API key$/] as const
const SUBSCRIBE = [403, /^Subscription required$/] as const
const MISSING_TOKEN = [401, /^Missing access token$/] as const
const INVALID_TOKEN = [401, /^Invalid access token: /] as const

const invalidKey = ({ invalidKeyStatus }: Operation): Verdict => [invalidKeyStatus ?? 401, /^Invalid API key$/]
const keyOnly: Partial<Record<CallerName, (operation: Operation) => Verdict>> = {
  'a malformed key': invalidKey,
  'an unknown key': invalidKey,
  'a revoked key': invalidKey,
  'an expired key': invalidKey,
  'a right token as a key': invalidKey,
  'a key without a subscription': () => SUBSCRIBE,
  'a key of another area': ({ area }) => [
    403,
    new RegExp(`^This API key may not be used for ${area} .* may be used for`),
  ],
  'a key of this area': () => null,
  'a right key': () => null,
  'a right key as a password': ({ subscribed }) => (subscribed ? null : MISSING_KEY),
}
const tokenOnly: Partial<Record<CallerName, Verdict>> = {
  'a right key as a token': INVALID_TOKEN,
  'a revoked key as a token': INVALID_TOKEN,
  'a malformed token': INVALID_TOKEN,
  'an expired token': INVALID_TOKEN,
  'a token for another audience': INVALID_TOKEN,
  'a token of another issuer': INVALID_TOKEN,
  'a token signed by another': INVALID_TOKEN,
  'a token without signature': INVALID_TOKEN,
  'a token of an ended session': INVALID_TOKEN,
  // Whoever has no subscription has to be able to take one, and to leave.
  'a token without a subscription': null,
  'a right token': null,
}
const orElse = <T>(value: T | undefined, other: T): T => (value === undefined ? other : value)

/** What each caller is to be answered, by the declaration of the operation alone. */
const VERDICTS: Readonly<Record<Access, (operation: Operation, caller: CallerName) => Verdict>> = {
  public: () => null,
  api_key: (operation, caller) => orElse(keyOnly[caller]?.(operation), MISSING_KEY),
  account: (_, caller) => orElse(tokenOnly[caller], MISSING_TOKEN),
  account_or_server: (_, caller) => {
    if (caller === 'a right server secret') return null
    if (caller === 'a wrong server secret') return [401, /./]
    return orElse(tokenOnly[caller], MISSING_TOKEN)
  },
}

/** How somebody else comes to have what a part of a path names. */
const RESOURCES: Readonly<Record<string, () => Promise<string>>> = {
  key_id: async () => (await keyBy({}, await openAccount(db, { name: 'somebody else', plan: 'free' }))).id,
}
const NOWHERE = '00000000-0000-4000-8000-000000000000'

const partsOf = ({ url }: Operation): string[] => [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** Each request comes from an address of its own: many wrong keys from one address are put off. */
let senders = 0
const nextAddress = () => {
  senders += 1
  return `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`
}

const send = ({ method, url }: Operation, headers: Headers, ids: Readonly<Record<string, string>> = {}) =>
  service.app.inject({
    method,
    url: url.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? NOWHERE),
    headers,
    remoteAddress: nextAddress(),
    ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
  })

/** Refusals that an operation declares for callers whom it has let in. */
const declared = ({ refuses = [] }: Operation, status: number): string[] =>
  refuses
    .map((code) => new Refusal(code))
    .filter((each) => each.status === status)
    .map(({ message }) => message)

describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (_, operation) => {
  test('is of a kind of access that is known here', () => {
    expect(Object.keys(VERDICTS)).toContain(operation.access)
    for (const part of partsOf(operation)) expect(Object.keys(RESOURCES)).toContain(part)
  })

  test.each(CALLER_NAMES)('answers %s as it declares', async (caller) => {
    const response = await send(operation, await CALLERS[caller](operation))
    const verdict = VERDICTS[operation.access](operation, caller)
    const { statusCode: status } = response
    if (verdict) {
      expect([status, response.json()]).toEqual([verdict[0], { detail: expect.stringMatching(verdict[1]) }])
      expect(response.headers['x-ratelimit-limit']).toBeUndefined()
    } else {
      const refused = status === 401 || status === 403
      if (refused) expect(declared(operation, status)).toContain(response.json().detail)
      expect(status).toBeLessThan(500)
    }
  })

  test.runIf(partsOf(operation).length > 0)(
    'answers for what is somebody else’s as for what is not there',
    async () => {
      const names = partsOf(operation)
      const theirs = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await RESOURCES[name]!()])))
      const headers = async () => (operation.access === 'api_key' ? key(rightKey) : bearer(await freshToken()))
      const answers = [await send(operation, await headers(), theirs), await send(operation, await headers())]
      for (const { statusCode, body } of answers) expect([statusCode, body]).toEqual([404, '{"detail":"Not Found"}'])
    },
  )
})
