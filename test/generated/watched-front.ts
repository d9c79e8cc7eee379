import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import { openPool } from '../../src/platform/db/pool.ts'
import { ALLOCATOR, HEAP_FLAGS } from '../../src/run/supervise.ts'
import { outboxLink } from '../../tools/journey.ts'
import { OPERATOR, OPERATOR_ENVIRONMENT } from '../support/operator.ts'
import { createDatabase, runFolder } from '../support/postgres.ts'
import { startProcess } from '../support/started.ts'
import { testPlaces } from '../support/test-data.ts'

/** A long turn of the event loop. `endMs` is in Unix milliseconds. */
export interface Turn {
  readonly endMs: number
  readonly cpuMs: number
}

export interface WatchedFront {
  readonly url: string
  newKey(plan: PlanName): Promise<string>
  /** Signs a new person up and in. Returns the token of the session. */
  newSession(): Promise<string>
  /** Signs a new person and the operator in. Returns the cookies of a browser that is open at the pages of both. */
  newCookies(): Promise<string>
  /** Signs the operator in. Returns the token of the session. */
  newOperatorSession(): Promise<string>
  /** The turns of at least 10 ms since the start, also the one in which the last answer was sent. */
  turns(): Promise<readonly Turn[]>
  /** The memory of the process, in MB. */
  rssMb(): number
  said(): string
  stop(): Promise<void>
}

export const SYNC_SECRET = 'the secret of a server that vouches for its users'
const MAIN = new URL('../../src/commands/main.ts', import.meta.url)
const TURNS = new URL('turns.ts', import.meta.url)

/** A front as a process of its own, with the settings of production, whose event loop is watched. */
export async function startWatchedFront(environment: Readonly<Record<string, string>> = {}): Promise<WatchedFront> {
  const varDir = mkdtempSync(join(runFolder(), 'watched-'))
  symlinkSync(testPlaces(), join(varDir, basename(testPlaces())))
  const turnsFile = join(varDir, 'turns')
  writeFileSync(turnsFile, '')
  const database = await createDatabase()
  const front = await startProcess(
    MAIN,
    {
      ...{ PORT: '0', THREADS: '1', VAR_DIR: varDir, DATABASE_URL: database.url, SYNC_SECRET, LOG_LEVEL: 'warn' },
      PUBLIC_SKY: 'true',
      ...{ TURNS_FILE: turnsFile, NODE_OPTIONS: `--import=${TURNS.href}` },
      ...ALLOCATOR,
      ...OPERATOR_ENVIRONMENT,
      ...environment,
    },
    (said) => said.match(/listens on (\S+)/)?.[1],
    HEAP_FLAGS,
  )
  const pool = await openPool(database.url)
  let people = 0
  return {
    url: front.url,
    said: front.said,
    async newKey(plan) {
      const accountId = await openAccount(pool, { name: plan, plan })
      return (await createKey(pool, { accountId, name: 'generated' })).key
    },
    async newSession() {
      people += 1
      const reply = await signedIn(front.url, varDir, `generated-${people}@example.com`)
      return ((await reply.json()) as { token: string }).token
    },
    async newCookies() {
      people += 1
      const person = await signedIn(front.url, varDir, `generated-${people}@example.com`)
      const operator = await fetch(`${front.url}/admin/sign-in`, {
        ...{ method: 'POST', body: new URLSearchParams(OPERATOR), redirect: 'manual' },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      return [person, operator].map(({ headers }) => headers.get('set-cookie')!.split(';', 1)[0]).join('; ')
    },
    newOperatorSession: () => tokenFrom(front.url, '/api/v1/admin/login', OPERATOR),
    async turns() {
      // A turn is listed at its end. When this is answered, the turns before have ended.
      await fetch(`${front.url}/healthz`)
      return readFileSync(turnsFile, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split(' ').map(Number))
        .map(([endMs, cpuMs]) => ({ endMs: endMs!, cpuMs: cpuMs! }))
    },
    rssMb: () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${front.pid}/status`, 'utf8'))![1]) / 1024,
    async stop() {
      await front.stop()
      await pool.end()
      await database.drop()
    },
  }
}

const PASSWORD = 'correct horse battery'
const MESSAGE_POLL_MS = 20

async function signedIn(url: string, varDir: string, email: string): Promise<Response> {
  await post(url, '/api/auth/sign-up/email', { email, password: PASSWORD })
  const token = new URL(await linkTo(email, varDir)).searchParams.get('token')
  await post(url, '/api/auth/verify-email', { token })
  return post(url, '/api/auth/sign-in/email', { email, password: PASSWORD })
}

const tokenFrom = async (url: string, path: string, body: object): Promise<string> =>
  ((await (await post(url, path, body)).json()) as { token: string }).token

async function post(url: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path} was answered ${reply.status} ${await reply.text()}`)
  return reply
}

async function linkTo(email: string, varDir: string): Promise<string> {
  for (;;) {
    const link = await outboxLink(varDir, email)
    if (link) return link
    await sleep(MESSAGE_POLL_MS)
  }
}
