import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { type IssuerClient, signInEndpoints } from './issuer-sign-in.ts'

/** An OpenID issuer that speaks the real protocol: keys over HTTP, signed tokens, rotation, sign-in of its clients. */
export interface TestIssuer {
  readonly url: string
  readonly jwksUrl: string
  readonly audience: string
  /**
   * A token that is valid for an hour. `claims` replace its claims; `undefined` removes one. `header` adds to its
   * header.
   */
  token(subject: string, claims?: Readonly<Record<string, unknown>>, header?: { typ?: string }): Promise<string>
  /** The headers of a request of a subject. */
  as(subject: string, claims?: Readonly<Record<string, unknown>>): Promise<{ authorization: string }>
  /** Lets a client sign people in, by authorization code with PKCE. */
  register(client: IssuerClient): void
  /** The id of the key that signs. */
  keyId(): string
  /** Signs new tokens with a new key. With `keepOld` the old key stays published. */
  rotate(options?: { keepOld?: boolean }): Promise<void>
  /** How often the keys were fetched. */
  fetches(): number
  stop(): Promise<void>
}

const AUDIENCE = 'orrery'

export async function startIssuer(): Promise<TestIssuer> {
  let pairs = [await newPair()]
  let fetched = 0
  const clients: IssuerClient[] = []
  const server = createServer(async (request, response) => {
    if (await signIn(request, response)) return
    fetched += 1
    const keys = await Promise.all(
      pairs.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' })),
    )
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const token: TestIssuer['token'] = async (subject, claims = {}, header = {}) => {
    const { kid, privateKey } = pairs.at(-1)!
    const nowSeconds = Math.floor(Date.now() / 1000)
    const standard = { iss: url, aud: AUDIENCE, sub: subject, iat: nowSeconds, exp: nowSeconds + 3600 }
    const email = { email: `${subject}@example.com`, email_verified: true }
    return new SignJWT({ ...standard, ...email, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid, ...header })
      .sign(privateKey)
  }
  const signIn = signInEndpoints({ url, clients, token })
  return {
    url,
    register: (client) => void clients.push(client),
    jwksUrl: `${url}/jwks`,
    audience: AUDIENCE,
    token,
    as: async (subject, claims) => ({ authorization: `Bearer ${await token(subject, claims)}` }),
    keyId: () => pairs.at(-1)!.kid,
    async rotate({ keepOld = false } = {}) {
      pairs = [...(keepOld ? pairs : []), await newPair()]
    },
    fetches: () => fetched,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

let made = 0

async function newPair() {
  made += 1
  return { kid: `key-${made}`, ...(await generateKeyPair('ES256', { extractable: true })) }
}
