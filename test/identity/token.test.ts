import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { issuerVerifier } from '../../src/accounts/identity/issuer.ts'
import { newKeyText } from '../../src/accounts/key-text.ts'
import { TOKEN } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { useDatabase } from '../support/pool.ts'
import { type SmallApp, smallApp } from '../support/small-app.ts'

const database = useDatabase()
let issuer: TestIssuer
let small: SmallApp

const whoami = operation({
  ...{ name: 'whoami', method: 'GET', url: '/whoami', tag: 'Test', summary: 'Test', access: TOKEN },
  reply: z.unknown(),
  handle: ({ account }) => ({ ...account }),
})

const start = async (jwksUrl: string) => smallApp(database.db, [whoami], {}, issuerVerifier({ ...rules(), jwksUrl }))
const rules = () => ({ issuer: issuer.url, audience: issuer.audience, algorithms: ['ES256'] })

beforeAll(async () => {
  issuer = await startIssuer()
  small = await start(issuer.jwksUrl)
})
afterAll(async () => {
  await small.app.close()
  await issuer.stop()
})

const get = (authorization?: string) =>
  small.app.inject({ url: '/whoami', headers: { ...(authorization !== undefined && { authorization }) } })
const withToken = async (subject: string, claims = {}) => get(`Bearer ${await issuer.token(subject, claims)}`)

describe('an access token', () => {
  test('creates the account of its subject once, and finds it afterwards', async () => {
    const first = (await withToken('ada', { name: 'Ada' })).json()
    expect(first).toMatchObject({
      subject: 'ada',
      name: 'Ada',
      email: 'ada@example.com',
      plan: 'free',
      subscribed: true,
    })
    expect((await withToken('ada')).json().id).toBe(first.id)
    expect((await withToken('bob')).json().id).not.toBe(first.id)
  })

  test('brings a new address with it', async () => {
    const { id } = (await withToken('cara')).json()
    const moved = (await withToken('cara', { email: 'new@example.com', email_verified: false })).json()
    expect(moved).toMatchObject({ id, email: 'new@example.com', emailVerified: false })
    expect((await withToken('cara', { email: undefined })).json()).toMatchObject({ id, email: 'new@example.com' })
  })

  test.each([
    ['a zero byte', 'a\0@example.com'],
    ['a second line', 'a@example.com\r\nBcc: b@example.com'],
    ['no letter', '   '],
    ['no end', `${'x'.repeat(400)}@example.com`],
    ['another kind', { address: 'a@example.com' }],
  ])('whose address has %s is taken without it', async (what, email) => {
    const reply = await withToken(`address-${what}`, { email })
    expect([reply.statusCode, reply.json().email, reply.json().emailVerified]).toEqual([200, null, false])
  })

  test.each(['JWT', 'jwt', 'at+jwt', 'application/at+jwt'])('of type %s is one', async (typ) => {
    expect((await get(`Bearer ${await issuer.token('typed', {}, { typ })}`)).statusCode).toBe(200)
  })

  test('creates one account for ten concurrent first requests', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => withToken('ten')))
    expect(new Set(replies.map((each) => each.json().id)).size).toBe(1)
  })
})

describe('refused with its reason', () => {
  const hour = 3_600
  const past = Math.floor(Date.now() / 1000) - hour
  const cases: Record<string, [string, () => Promise<string> | string]> = {
    expired: ['it has expired', () => issuer.token('ada', { exp: past })],
    'for another audience': ['it was issued for another audience', () => issuer.token('ada', { aud: 'somebody-else' })],
    'of another issuer': [
      'it was issued by another issuer',
      () => issuer.token('ada', { iss: 'https://elsewhere.example' }),
    ],
    'not valid yet': ['it is not valid yet', () => issuer.token('ada', { nbf: past + 2 * hour })],
    'without an expiry': ['its claim "exp" is missing or invalid', () => issuer.token('ada', { exp: undefined })],
    'without a subject': ['its claim "sub" is missing or invalid', () => issuer.token('ada', { sub: undefined })],
    'of no subject': ['its claim "sub" is missing or invalid', () => issuer.token('')],
    'of a number': ['its claim "sub" is missing or invalid', () => issuer.token('x', { sub: 42 })],
    'of a subject with a zero byte': ['its claim "sub" is missing or invalid', () => issuer.token('a\0b')],
    'of a subject without end': ['its claim "sub" is missing or invalid', () => issuer.token('x'.repeat(256))],
    'that logs out': ['it is a token for another purpose', () => issuer.token('ada', {}, { typ: 'logout+jwt' })],
    'with a key of its own': ['its signature is invalid', () => byOwnKey()],
    'with a rule that we do not know': ['it is not a signed JSON Web Token', () => critical()],
    'unsigned, alg none': ['its algorithm is not allowed', () => unsecured()],
    'signed by a shared secret': ['its algorithm is not allowed', () => byPublicKey()],
    'changed after it was signed': ['its signature is invalid', async () => changed(await issuer.token('ada'))],
    'no token at all': ['it is not a signed JSON Web Token', () => 'hello'],
    'an API key': ['this is an API key; sign in to get a token', () => newKeyText()],
  }
  test.each(Object.entries(cases))('a token %s', async (_, [reason, make]) => {
    const reply = await get(`Bearer ${await make()}`)
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toEqual({ detail: `Invalid access token: ${reason}` })
    // RFC 6750, 3: printable ASCII without quotes and backslashes.
    expect(reply.headers['www-authenticate']).toMatch(
      /^Bearer error="invalid_token", error_description="[ !#-[\]-~]+"$/,
    )
  })

  test.each([undefined, '', 'Bearer', 'Basic YTpi', 'Token abc'])('no token: %j', async (authorization) => {
    const reply = await get(authorization)
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toEqual({ detail: 'Missing access token' })
    expect(reply.headers['www-authenticate']).toBe('Bearer')
  })

  test('a token made before all sessions were ended', async () => {
    const { id } = (await withToken('dora')).json()
    await database.db.query(
      sql.unsafe`update account set tokens_valid_after = now() + interval '2 seconds' where id = ${id}`,
    )
    expect((await withToken('dora')).json()).toEqual({ detail: 'Invalid access token: its session was ended' })
    expect((await withToken('dora', { iat: Math.floor(Date.now() / 1000) + 3 })).statusCode).toBe(200)
  })
})

describe('keys of the issuer', () => {
  test('rotate: a new one is fetched when it appears, a withdrawn one ends its tokens', async () => {
    const own = await startIssuer()
    const app = await smallApp(
      database.db,
      [whoami],
      {},
      issuerVerifier({ ...rules(), issuer: own.url, jwksUrl: own.jwksUrl }),
    )
    const ask = async (token: string) =>
      (await app.app.inject({ url: '/whoami', headers: { authorization: `Bearer ${token}` } })).statusCode
    const old = await own.token('eve')
    expect(await ask(old)).toBe(200)
    expect(await ask(old)).toBe(200)
    expect(own.fetches()).toBe(1)
    // The issuer is not asked twice within five seconds.
    await new Promise((resolve) => setTimeout(resolve, 5_100))
    await own.rotate()
    expect(await ask(await own.token('eve'))).toBe(200)
    expect(await ask(old)).toBe(401)
    await app.app.close()
    await own.stop()
  })

  test('an unreachable issuer gives 503 with Retry-After, not a refused token', async () => {
    const away = await start('http://127.0.0.1:9/jwks')
    const headers = { authorization: `Bearer ${await issuer.token('ada')}` }
    const reply = await away.app.inject({ url: '/whoami', headers })
    expect(reply.statusCode).toBe(503)
    expect(reply.json().error).toBe('identity_unavailable')
    expect(reply.headers['retry-after']).toBe('1')
    await away.app.close()
  })
})

const claims = () => ({ iss: issuer.url, aud: issuer.audience, sub: 'ada' })
const unsecured = () => new UnsecuredJWT(claims()).setIssuedAt().setExpirationTime('1h').encode()

/** RFC 8725, 2.1: the public key of the issuer, taken for the secret of an HMAC. */
async function byPublicKey(): Promise<string> {
  const keys = await (await fetch(issuer.jwksUrl)).text()
  return new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(keys))
}

/** RFC 8725, 3.10: a token that contains the key for its check, or the address of one. */
async function byOwnKey(): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const elsewhere = { jwk, jku: 'http://127.0.0.1:9/keys', x5u: 'http://127.0.0.1:9/chain' }
  return new SignJWT(claims())
    .setProtectedHeader({ alg: 'ES256', kid: issuer.keyId(), ...elsewhere })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)
}

/** RFC 7515, 4.1.11: a verifier must refuse a critical header that it does not know. */
async function critical(): Promise<string> {
  const [, payload, signature] = (await issuer.token('ada')).split('.')
  const header = { alg: 'ES256', kid: issuer.keyId(), crit: ['only-on-mondays'], 'only-on-mondays': true }
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), payload, signature].join('.')
}

function changed(token: string): string {
  const [header, payload, signature] = token.split('.')
  const other = { ...JSON.parse(Buffer.from(payload!, 'base64url').toString()), sub: 'root' }
  return [header, Buffer.from(JSON.stringify(other)).toString('base64url'), signature].join('.')
}
