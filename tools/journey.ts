import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../src/platform/config.ts'
import { outboxFolder, readOutbox } from '../src/platform/mail/outbox.ts'

/**
 * What a new user does, from sign-up to deletion: `npm run journey -- http://127.0.0.1:8080 [another front]`. Without a
 * mail relay the link of the message is read from the outbox below VAR_DIR, if the fronts run here with the same VAR_DIR.
 * Otherwise the person who runs the command pastes it.
 */
export interface Journey {
  /** Base addresses of fronts; requests go to them in turn. */
  readonly fronts: readonly string[]
  /** The address in the message that was sent to `email`. */
  readonly linkOf: (email: string) => Promise<string>
  readonly say: (line: string) => void
}

const REVOKED_WITHIN_MS = 1_000
const CHART = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73, tz_str: 'Europe/Athens' }

/** Runs all steps. Throws at the first step that fails. */
export async function journey({ fronts, linkOf, say }: Journey): Promise<void> {
  const call = callsInTurn(fronts)
  const email = `journey-${randomBytes(6).toString('hex')}@example.com`
  const password = randomBytes(12).toString('base64url')
  expectStatus(await call('POST', '/api/auth/sign-up/email', {}, { email, password, name: 'Journey' }), 200)
  expectStatus(await call('POST', '/api/auth/sign-in/email', {}, { email, password }), 403)
  say(`signed up as ${email}; signing in is refused until the address is confirmed`)

  const token = new URL(await linkOf(email)).searchParams.get('token')!
  expectStatus(await call('POST', '/api/auth/verify-email', {}, { token }), 200)
  const session = expectStatus(await call('POST', '/api/auth/sign-in/email', {}, { email, password }), 200).json.token
  const access = expectStatus(await call('GET', '/api/auth/token', { authorization: `Bearer ${session}` }), 200).json
    .token
  const signedIn = { authorization: `Bearer ${access}` }
  say('confirmed the address, signed in, got an access token')

  const me = expectStatus(await call('GET', '/api/v1/auth/me', signedIn), 200).json
  if (me.email !== email) throw new Error(`The profile is that of ${me.email}`)
  const made = expectStatus(await call('POST', '/api/v1/auth/keys', signedIn, { name: 'Journey' }), 200).json
  const withKey = { 'x-api-key': made.key }
  say(`made the key ${made.prefix}...`)

  const chart = expectStatus(await call('POST', '/api/v1/natal/calculate', withKey, CHART), 200)
  const sun = chart.json.planets.find(({ id }: { id: string }) => id === 'sun')
  say(`got a chart: Sun ${sun.pos} ${sun.sign}; ${chart.headers.get('x-ratelimit-remaining')} units left`)

  const seen = async () =>
    expectStatus(await call('GET', '/api/v1/auth/logs?limit=10', signedIn), 200).json.some(
      (entry: { path: string; status: number }) => entry.path === '/api/v1/natal/calculate' && entry.status === 200,
    )
  // A front writes its log each second, and the one that is asked now may not be the one that answered.
  for (let tries = 0; !(await seen()); tries += 1) {
    if (tries === 20) throw new Error('The request is not in the log')
    await sleep(250)
  }
  say('saw the request in the log')

  expectStatus(await call('DELETE', `/api/v1/auth/keys/${made.id}`, signedIn), 200)
  const revokedAt = performance.now()
  for (const front of fronts) {
    while ((await fetch(`${front}/api/v1/ephemeris?start=2026-01-01`, { headers: withKey })).status !== 401) {
      if (performance.now() - revokedAt > REVOKED_WITHIN_MS) throw new Error(`${front} still accepts the revoked key`)
      await sleep(20)
    }
  }
  say(`revoked the key; every front refused it within ${Math.ceil(performance.now() - revokedAt)} ms`)

  const gone = await call('DELETE', '/api/v1/settings/account', signedIn, { confirmation: 'delete my account' })
  expectStatus(gone, 200)
  for (const _ of fronts) expectStatus(await call('GET', '/api/v1/auth/me', signedIn), 401)
  expectStatus(await call('POST', '/api/auth/sign-in/email', {}, { email, password }), 401)
  say('deleted the account; the token and the password no longer work')
}

/** Sends requests to the fronts in turn. */
function callsInTurn(fronts: readonly string[]) {
  let asked = 0
  return async (method: string, path: string, headers: Record<string, string> = {}, body?: object) => {
    const front = fronts[asked++ % fronts.length]!
    const reply = await fetch(`${front}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    return { status: reply.status, headers: reply.headers, json: JSON.parse(text || 'null'), path: `${method} ${path}` }
  }
}

type Reply = Awaited<ReturnType<ReturnType<typeof callsInTurn>>>

function expectStatus(reply: Reply, status: number): Reply {
  if (reply.status !== status)
    throw new Error(`${reply.path} answered ${reply.status}, not ${status}: ${JSON.stringify(reply.json)}`)
  return reply
}

/** The link of the last message to an address in the outbox below VAR_DIR. Null if there is none. */
export async function outboxLink(varDir: string, email: string): Promise<string | null> {
  const message = (await readOutbox(outboxFolder(varDir))).find(({ to }) => to === email)
  return message?.text.match(/^https?:\S+$/m)?.[0] ?? null
}

async function main(): Promise<void> {
  const fronts = process.argv.slice(2).map((front) => front.replace(/\/+$/, ''))
  if (fronts.length === 0) throw new Error('Usage: npm run journey -- http://127.0.0.1:8080 [another front]')
  const { varDir } = readConfig(process.env)
  const linkOf = async (email: string) => {
    const found = await outboxLink(varDir, email)
    if (found) return found
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    const pasted = await terminal.question(`The address in the message to ${email}: `)
    terminal.close()
    return pasted.trim()
  }
  await journey({ fronts, linkOf, say: (line) => console.log(`- ${line}`) })
}

if (import.meta.main) {
  main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
