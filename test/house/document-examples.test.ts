import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { openSales, type Shop } from '../payments/sales.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import {
  difference,
  type Example,
  type ExampleRequest,
  examplesOf,
  programOf,
  requestOf,
  type Variables,
} from '../support/document-examples.ts'
import { documents } from '../support/documents.ts'
import { OPERATOR_ENVIRONMENT } from '../support/operator.ts'
import { type Person, person } from '../support/person.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { startRenderer, type TestRenderer } from '../support/renderer.ts'

const BASE = 'http://127.0.0.1:8080'
const guides = documents().filter(({ path }) => path === 'README.md' || path.startsWith('docs/guide/'))

/** A report takes a second or two, and a message a moment; the machine may be busy. */
const TRIES_MAX = 30
const PAUSE_MS = 250

/** The media type of an answer, by the extension of its file. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  ics: 'text/calendar',
  parquet: 'application/vnd.apache.parquet',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
}

let database: TestDatabase
let renderer: TestRenderer
let shop: Shop
let service: TestApp
let address: string

beforeAll(async () => {
  database = await createDatabase()
  renderer = await startRenderer({ DATABASE_URL: database.url })
  shop = await openSales()
  service = await startTestApp({
    databaseUrl: database.url,
    environment: { ...shop.environment, ...OPERATOR_ENVIRONMENT },
  })
  address = await service.listen()
  await openAccount(service.services.db, { name: 'my app', plan: 'free' })
})
afterAll(async () => {
  await renderer?.stop()
  await service?.stop()
  await shop?.stripe.stop()
  await database?.drop()
})

test('the documents show the use of each capability', () => {
  const shown = new Set(
    guides.flatMap((guide) => examplesOf(guide).flatMap(({ words }) => words.map(({ text }) => pathOf(text)))),
  )
  for (const path of [
    '/api/v1/natal/calculate',
    '/natal',
    '/api/v1/transits/calculate',
    '/api/v1/ephemeris',
    '/api/v1/sky-events',
    '/api/v1/geo/search',
    '/api/v1/numerology/profile',
    '/api/v1/numerology/methods',
    '/api/v1/natal/chart/',
    '/api/v1/natal/report/$JOB',
    '/api/v1/auth/keys',
  ]) {
    expect(shown).toContain(path)
  }
})

test.each(guides)('every curl command of $path is in a block that the tests run', ({ text }) => {
  const outside = text.replaceAll(/^```sh[^\n]*\n[\s\S]*?^```/gm, '')
  expect(outside).not.toMatch(/\bcurl\b/)
})

describe.each(guides.filter((guide) => examplesOf(guide).length > 0))('$path', (guide) => {
  const variables: Variables = new Map()

  test('its examples work, in their order, and give the answers that it shows', async () => {
    variables.set('KEY', service.key)
    if (/\/(?:billing|people|reports)\.md$/.test(guide.path))
      variables.set('TOKEN', await tokenOf(person(() => service)))
    for (const example of examplesOf(guide)) await (programOf(example) ? runProgram : run)(example, variables)
  })
})

const tokenOf = async (owner: Person): Promise<string> => owner.accessToken(await owner.arrive())

/** Runs an example. A request is repeated for a while, until its answer is the one in the document. */
async function run(example: Example, variables: Variables): Promise<void> {
  const request = requestOf(example, variables)
  const { method, url } = request
  for (let tries = 1; ; tries += 1) {
    const reply = await ask(request)
    const body = Buffer.from(await reply.arrayBuffer())
    const json = reply.headers.get('content-type')?.includes('/json') ? JSON.parse(body.toString()) : undefined
    const found =
      example.shown === undefined ? null : difference(example.shown, json ?? body.toString().trimEnd(), variables)
    if (found && method === 'GET' && tries < TRIES_MAX) {
      await sleep(json?.next_poll_after_seconds ? json.next_poll_after_seconds * 1000 : PAUSE_MS)
      continue
    }
    expect(reply.status, `${method} ${url}: ${body.subarray(0, 2_000)}`).toBe(example.status)
    expect(found, `${method} ${url}`).toBeNull()
    if (example.shown === undefined) expect(body.length, `${method} ${url}`).toBeGreaterThan(10)
    if (request.output) {
      const ending = request.output.split('.').at(-1)!
      expect(reply.headers.get('content-type')).toContain(MEDIA_TYPES[ending])
    }
    return
  }
}

/** Runs a command on the machine of the service, until its output is the one in the document. */
async function runProgram(example: Example, variables: Variables): Promise<void> {
  const { file, args } = programOf(example)!
  for (let tries = 1; ; tries += 1) {
    const { stdout } = await promisify(execFile)(file, args, { env: { ...CHILD_ENV, VAR_DIR: service.varDir } })
    const found = difference(example.shown, stdout.trimEnd(), variables)
    if (!found) return
    expect(tries, `${file} ${args.join(' ')}: ${found}`).toBeLessThan(TRIES_MAX)
    await sleep(PAUSE_MS)
  }
}

/** What curl says of data without a header. */
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const ask = ({ method, url, headers, data, fields }: ExampleRequest): Promise<Response> =>
  fetch(url.replace(BASE, address), {
    method,
    headers: { ...(data !== undefined && FORM), ...headers },
    ...(data !== undefined && { body: data }),
    ...(fields.length > 0 && { body: pictureOutput(fields) }),
  })

function pictureOutput(fields: readonly string[]): FormData {
  const form = new FormData()
  for (const field of fields) {
    const [name, value] = field.split('=', 2) as [string, string]
    if (value.startsWith('@')) form.append(name, new Blob([picture()], { type: 'image/png' }), value.slice(1))
    else form.append(name, value)
  }
  return form
}

const picture = () => new Uint8Array(PNG.sync.write(new PNG({ width: 64, height: 64, fill: true })))

const pathOf = (url: string): string => url.replace(BASE, '').split('?')[0]!
