import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Access } from '../src/operations/access.ts'
import { OPERATIONS } from '../src/operations/index.ts'
import type { Operation } from '../src/operations/operation.ts'
import { Refusal } from '../src/platform/errors.ts'
import { areaOf, type Headers, startWorld, type World } from './support/callers.ts'

/** `null` means access. Otherwise the status, the text of the answer, and whether the caller is known. */
type Verdict = null | readonly [status: number, detail: RegExp, known?: 'known']

const MISSING_KEY = [401, /^Missing API key(: send it in the header x-api-key, not in authorization, .*)?$/] as const
const SUBSCRIBE = [403, /^Subscription required$/, 'known'] as const
const INVALID_KEY = [401, /^Invalid API key$/] as const
const MISSING_CREDENTIAL = [401, /^Missing credentials: send an API key/] as const
const MISSING_TOKEN = [401, /^Missing access token(: send the token from a sign-in .*, not an API key)?$/] as const
const INVALID_TOKEN = [401, /^Invalid access token: /] as const

const invalidKey = ({ access }: Operation): Verdict => [
  (access.kind === 'key' && access.invalidKeyStatus) || 401,
  /^Invalid API key$/,
]

const withoutKey = ({ access }: Operation): Verdict =>
  access.kind === 'key' && access.keyOptional ? null : MISSING_KEY

/** A caller that is not in a list has sent no credential that the operation reads. */
const OF_KEYS: Readonly<Record<string, (operation: Operation) => Verdict>> = {
  'a malformed key': invalidKey,
  'an unknown key': invalidKey,
  'a revoked key': invalidKey,
  'an expired key': invalidKey,
  'a right token as a key': invalidKey,
  'a key without a subscription': () => SUBSCRIBE,
  'a key of another area': (operation) => [
    403,
    new RegExp(`^This API key does not cover ${areaOf(operation)} .*It covers`),
    'known',
  ],
  'a key of this area': () => null,
  'a right key': () => null,
  'a right key as a password': (operation) =>
    operation.access.kind === 'key' && operation.access.feed ? null : withoutKey(operation),
}
const OF_TOKENS: Readonly<Record<string, Verdict>> = {
  'a right key as a token': INVALID_TOKEN,
  'a revoked key as a token': INVALID_TOKEN,
  'a malformed token': INVALID_TOKEN,
  'an expired token': INVALID_TOKEN,
  'a token for another audience': INVALID_TOKEN,
  'a token of another issuer': INVALID_TOKEN,
  'a token signed by another': INVALID_TOKEN,
  'a token without signature': INVALID_TOKEN,
  'a token of an ended session': INVALID_TOKEN,
  'the operator': INVALID_TOKEN,
  'the operator after signing out': INVALID_TOKEN,
  // An account without a subscription must be able to subscribe, and to delete itself.
  'a token without a subscription': null,
  'a right token': null,
}
const OF_SERVERS: Readonly<Record<string, Verdict>> = {
  ...OF_TOKENS,
  'a right server secret': null,
  'a wrong server secret': [401, /^Invalid sync secret/],
}
/** A key is not enough for an account, but its holder gets the limits of its plan. */
const OF_RIGHT_KEYS = ['a right key', 'a key of this area', 'a key of another area', 'a key without a subscription']
const verdictIn = (verdicts: Readonly<Record<string, Verdict>>, caller: string): Verdict => {
  if (verdicts[caller] !== undefined) return verdicts[caller]
  return OF_RIGHT_KEYS.includes(caller) ? [...MISSING_TOKEN, 'known'] : MISSING_TOKEN
}

/** An assistant sends a key in either place. No access tokens are granted to it here. */
const OF_ASSISTANTS: Readonly<Record<string, Verdict>> = {
  ...Object.fromEntries(Object.keys(OF_TOKENS).map((caller) => [caller, INVALID_TOKEN])),
  'a malformed key': INVALID_KEY,
  'an unknown key': INVALID_KEY,
  'a revoked key': INVALID_KEY,
  'a revoked key as a token': INVALID_KEY,
  'an expired key': INVALID_KEY,
  'a right token as a key': INVALID_KEY,
  'a key without a subscription': SUBSCRIBE,
  'a key of another area': null,
  'a key of this area': null,
  'a right key': null,
  'a right key as a token': null,
}

const MISSING_SESSION = [401, /^Missing session token: sign in with/] as const
/** A browser goes on. Who has the cookie: test/pages/admin.test.ts and test/pages/account.test.ts. */
const SIGN_IN_FIRST = [303, /^$/] as const
const INVALID_SESSION = [401, /^Invalid session token, /] as const
/** Neither a key nor a token of an account opens the administration. */
const OF_THE_OPERATOR: Readonly<Record<string, Verdict>> = {
  ...Object.fromEntries(Object.keys(OF_TOKENS).map((caller) => [caller, INVALID_SESSION])),
  ...Object.fromEntries(OF_RIGHT_KEYS.map((caller) => [caller, [...MISSING_SESSION, 'known'] as const])),
  'the operator': null,
}

/** The expected answer to each caller, by the declaration of the operation alone. */
const VERDICTS: Readonly<Record<Access['kind'], (operation: Operation, caller: string) => Verdict>> = {
  public: () => null,
  // The provider answers: it is asked with no session here.
  session: () => null,
  key: (operation, caller) => (OF_KEYS[caller] ?? withoutKey)(operation),
  token: (_, caller) => verdictIn(OF_TOKENS, caller),
  token_or_server: (_, caller) => verdictIn(OF_SERVERS, caller),
  // No caller here has the cookie, and no other credential counts.
  admin_page: () => SIGN_IN_FIRST,
  // Beside an outside issuer such a page has no account, and says where people sign in.
  account_page: ({ builtInIdentity }) => (builtInIdentity ? SIGN_IN_FIRST : null),
  admin: (_, caller) => (caller in OF_THE_OPERATOR ? OF_THE_OPERATOR[caller]! : MISSING_SESSION),
  mcp: (_, caller) => (caller in OF_ASSISTANTS ? OF_ASSISTANTS[caller]! : MISSING_CREDENTIAL),
}

const outside = await startWorld('an outside issuer')
const builtIn = await startWorld('the built-in provider')
afterAll(async () => {
  await outside.stop()
  await builtIn.stop()
})
/** Operations that need the built-in provider are asked with its tokens. */
const cases: readonly (readonly [string, Operation, World])[] = OPERATIONS.map((operation) => [
  operation.name,
  operation,
  operation.builtInIdentity ? builtIn : outside,
])

/** Each request has its own address, because many wrong keys from one address are refused. */
let senders = 0
const nextAddress = () => {
  senders += 1
  return `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`
}

const WITH_BODY: readonly string[] = ['POST', 'PUT', 'PATCH']
const NOWHERE = '00000000-0000-4000-8000-000000000000'
/** A scope is a name, which is nobody's. */
const partsOf = ({ url }: Operation): string[] =>
  [...url.matchAll(/\{(\w+)\}/g)].map(([, part]) => part!).filter((part) => part !== 'path_scope')

/**
 * The parts of a path that name a resource of an account. What is public belongs to nobody, and so do scopes of tools.
 * The operator may see the accounts of all. No caller here has the cookie of a page: test/pages/account.test.ts asks
 * with it.
 */
const belongingsOf = (operation: Operation): string[] =>
  ['public', 'mcp', 'admin', 'admin_page', 'account_page'].includes(operation.access.kind) ? [] : partsOf(operation)
/** A valid body, so that the answer is about the resource. */
const exampleOf = ({ body }: Operation): object => {
  const [example = {}] = (body && (z.globalRegistry.get(body)?.examples as readonly object[] | undefined)) ?? []
  return example
}

const send = (
  { service }: World,
  { method, url, ownForm }: Operation,
  headers: Headers,
  ids: Readonly<Record<string, string>> = {},
  payload: object = {},
) =>
  service.app.inject({
    method,
    url: url.replaceAll(/\{(\w+)\}/g, (_, part: string) => ids[part] ?? NOWHERE),
    // A form comes from a page of the service.
    headers: ownForm ? { ...headers, 'sec-fetch-site': 'same-origin' } : headers,
    remoteAddress: nextAddress(),
    ...(WITH_BODY.includes(method) && { payload }),
  })

/** Refusals that an operation declares for callers with access. */
const declared = ({ refuses = [] }: Operation, status: number): string[] =>
  refuses
    .map((code) => new Refusal(code))
    .filter((each) => each.status === status)
    .map(({ message }) => message)

describe.each(cases)('%s', (_, operation, world) => {
  test('is of a kind of access that is known here', () => {
    expect(Object.keys(VERDICTS)).toContain(operation.access.kind)
    for (const part of belongingsOf(operation)) expect(Object.keys(world.belongings)).toContain(part)
  })

  test.each(Object.keys(world.callers))('answers %s as it declares', async (caller) => {
    const response = await send(world, operation, await world.callers[caller]!(operation))
    const verdict = VERDICTS[operation.access.kind](operation, caller)
    const { statusCode: status } = response
    if (verdict?.[0] === 303) {
      expect([status, response.headers.location]).toEqual([
        303,
        expect.stringMatching(/^(?:\.\.?\/)+(admin|account)\/sign-in(\?to=\1%2F[\w.%-]+)?$/),
      ])
    } else if (verdict) {
      expect([status, response.json()]).toEqual([verdict[0], { detail: expect.stringMatching(verdict[1]) }])
      // A known caller gets its limits with every answer.
      expect(response.headers['x-ratelimit-limit'] !== undefined).toBe(verdict[2] === 'known')
    } else {
      const refused = status === 401 || status === 403
      if (refused) expect(declared(operation, status)).toContain(response.json().detail)
      expect(status).toBeLessThan(500)
    }
  })

  const parts = belongingsOf(operation)
  if (parts.length === 0) return
  test('answers for a resource of another account as for a missing one', async () => {
    const theirs = Object.fromEntries(
      await Promise.all(parts.map(async (part) => [part, await world.belongings[part]!()])),
    )
    const right = world.callers[operation.access.kind === 'key' ? 'a right key' : 'a right token']!
    const answers = [
      await send(world, operation, await right(operation), theirs, exampleOf(operation)),
      await send(world, operation, await right(operation), {}, exampleOf(operation)),
    ]
    for (const { statusCode, body } of answers) expect([statusCode, body]).toEqual([404, '{"detail":"Not Found"}'])
  })
})
