import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { offerPack } from '../../src/accounts/billing/units.ts'
import { openapi } from '../../src/http/openapi/document.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import type { Operation } from '../../src/operations/operation.ts'
import { failReport } from '../../src/platform/db/reports.ts'
import { NEW_ADDRESS_PAGE, RESET_PAGE, VERIFY_PAGE } from '../../src/platform/mail/letters.ts'
import { openSales, type Shop, WEBHOOK_SECRET } from '../payments/sales.ts'
import { signEvent } from '../stripe/deliveries.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { exportWorker } from '../support/export-worker.ts'
import { requestIdIn } from '../support/oauth.ts'
import { OPERATOR_ENVIRONMENT } from '../support/operator.ts'
import { type Person, person } from '../support/person.ts'

/** The answers of the service in the document. `UPDATE_DOCS=1` writes them; with `EXAMPLES=<names>` those of some operations. */
const FILE = new URL('../../src/http/openapi/examples.json', import.meta.url)
const isWriting = Boolean(process.env['UPDATE_DOCS'])
const WRITTEN = process.env['EXAMPLES']?.split(',')

let shop: Shop
let service: TestApp
let ada: Person
beforeAll(async () => {
  shop = await openSales()
  service = await startTestApp({ environment: { ...shop.environment, ...OPERATOR_ENVIRONMENT } })
  ada = person(() => service, 'ada@example.com')
})
afterAll(async () => {
  await service.stop()
  await shop.stripe.stop()
})

interface Media {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
interface Entry {
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: { readonly examples?: readonly string[] }
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>
}

const document = openapi(OPERATIONS, { version: '0', url: '/' }) as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Entry>>>>
}
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(document, 'document')

const entryOf = ({ url, method }: Operation): Entry => document.paths[url]![method.toLowerCase()]!
const valuesOf = ({ examples = {} }: Media): unknown[] => Object.values(examples).map(({ value }) => value)
const pointer = (parts: readonly string[]) =>
  parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')

/** What is wrong with a value by the schema of the document for the answer of an operation. */
function faultsOf({ url, method }: Operation, status: number, value: unknown): unknown {
  const place = ['paths', url, method.toLowerCase(), 'responses', String(status), 'content', 'application/json']
  const check = ajv.compile({ $ref: `document#/${pointer([...place, 'schema'])}` })
  return check(value) ? null : check.errors
}

/** The one variant that always answers 403. */
const ALL = OPERATIONS.filter(({ name, isPage }) => name !== 'chart_closed' && !isPage)
const named = (name: string) => ALL.find((each) => each.name === name)!

/** What the documented example cannot know: credentials, and the ids of things that this test has made. */
interface Own {
  readonly headers?: Readonly<Record<string, string>>
  readonly path?: Readonly<Record<string, string>>
  readonly body?: object
  readonly query?: Readonly<Record<string, string>>
}
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** A query whose fields depend on each other has a whole example. */
const exampleOf = (query: z.ZodType | undefined): object =>
  (query && (z.globalRegistry.get(query)?.['examples'] as object[] | undefined)?.[0]) ?? {}

/** Sends a request that has what the document shows: its parameters, and one of its bodies. */
async function send(operation: Operation, example: unknown, { headers = {}, path = {}, body, query: given = {} }: Own) {
  const { parameters = [] } = entryOf(operation)
  const shown = parameters.filter(({ required }) => required)
  const query = shown
    .filter((each) => each.in === 'query')
    .map(({ name, schema }) => [name, given[name] ?? schema.examples![0]!])
    .concat(Object.entries(exampleOf(operation.query)).map(([name, value]) => [name, String(value)]))
  const address = operation.url.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name]!)
  const form = operation.consumes ? await picture() : null
  const payload = form?.payload ?? (example === undefined ? undefined : { ...(example as object), ...body })
  const request = {
    method: operation.method,
    url: query.length > 0 ? `${address}?${new URLSearchParams(Object.fromEntries(query))}` : address,
    headers: { 'x-api-key': service.key, ...headers, ...form?.headers },
    remoteAddress: ada.remoteAddress,
    ...(payload !== undefined && { payload }),
  }
  const reply = await service.app.inject(request)
  if (reply.statusCode !== 429) return reply
  await sleep(Number(reply.headers['retry-after']) * 1000)
  return service.app.inject(request)
}

/** The form of the one operation that takes a file. */
async function picture() {
  const form = new FormData()
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#a02020' } })
    .png()
    .toBuffer()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'logo.png')
  const whole = new Response(form)
  return {
    headers: { 'content-type': whole.headers.get('content-type')! },
    payload: Buffer.from(await whole.arrayBuffer()),
  }
}

const answers: Record<string, unknown> = {}
const sent = new Set<string>()

/** Sends each example of an operation, checks each answer, and gives the last one. */
async function show(name: string, own: Own = {}): Promise<LightMyRequestResponse> {
  const operation = named(name)
  const media = Object.values(entryOf(operation).requestBody?.content ?? {})[0]
  const examples = media ? valuesOf(media) : []
  if (media && !operation.consumes) expect([name, examples.length]).not.toEqual([name, 0])
  let last: LightMyRequestResponse | undefined
  for (const example of examples.length > 0 ? examples : [undefined]) {
    last = await send(operation, example, own)
    expect([name, last.statusCode, last.statusCode === 200 ? '' : last.body]).toEqual([name, 200, ''])
    if (!String(last.headers['content-type']).startsWith('application/json')) continue
    expect([name, faultsOf(operation, 200, last.json())]).toEqual([name, null])
    answers[name] ??= last.json()
  }
  sent.add(name)
  return last!
}

/** Sends the documented request once for each media type of text. The example begins like the answer. */
async function showTexts(operation: Operation): Promise<void> {
  for (const type of Object.keys(operation.answer?.types ?? {}).filter(isText)) {
    const { requestBody, responses } = entryOf(operation)
    const example = valuesOf(requestBody?.content['application/json'] ?? {})[0]
    const reply = await send(operation, example, { headers: { accept: type } })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, expect.stringContaining(type)])
    answers[`${operation.name} ${type}`] = reply.body
    if (isWriting) continue
    const [shown] = valuesOf(responses['200']!.content![type]!)
    expect([operation.name, type, firstLine(shown)]).toEqual([operation.name, type, firstLine(reply.body)])
  }
}

const isText = (type: string): boolean => /^text\/|ndjson$/.test(type)
const firstLine = (text: unknown): string => String(text).split('\n')[0]!

test('every documented request is answered by its documented schema', async () => {
  for (const operation of ALL) {
    const { name, access, params, isOfPublicSky } = operation
    if (!(access.kind === 'key' || isOfPublicSky) || params || name === 'report_credits') continue
    await show(name)
    await showTexts(operation)
  }
  await showReports()
  await showExports()
  await showSigningIn()
  await showAdministration()
  await showMessages()
  for (const name of ['billing_plans', 'service_health', 'service_readiness', 'service_metrics']) await show(name)
  await show('calendar_feed')
  await showTexts(named('calendar_feed'))
  expect([...sent].toSorted()).toEqual(ALL.map(({ name }) => name).toSorted())
  if (isWriting) writeFileSync(FILE, linesOf(shownAnswers()))
})

/** A line for each operation. */
function linesOf(answers: object): string {
  const lines = Object.entries(answers).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

const BIRTH_OF_REPORT = { year: 1992, month: 11, day: 23, hour: 14, minute: 17, lat: 38.7223, lng: -9.1393 }
const REPORT = {
  name: 'Synthetic Demo Candidate',
  tz_str: 'Europe/Lisbon',
  psychological_report: { enabled: true },
}

async function showReports(): Promise<void> {
  const order = await service.postTo('/api/v1/natal/calculate', { ...BIRTH_OF_REPORT, ...REPORT })
  const path = { job_id: order.json().job_id }
  await show('natal_report', { path })
  await show('natal_report_delete', { path })
  await show('report_credits')
}

async function showExports(): Promise<void> {
  const order = { start: '2026-03-01', end: '2026-03-31', bodies: ['Sun', 'Moon'], parts: 2 }
  const { export_id } = (await service.postTo('/api/v1/exports', order)).json()
  const path = { export_id }
  await exportWorker(service).work()
  await show('export_status', { path })
  await show('export_manifest', { path })
  await show('export_file', { path: { ...path, file: 'part-00001.parquet' } })
  await show('export_cancel', { path })
  await show('export_delete', { path })
}

async function showAdministration(): Promise<void> {
  const operator = bearer((await show('admin_login')).json().token)
  const [grace, alan] = ['grace', 'alan'].map((name) => person(() => service, `${name}@example.com`))
  await alan!.signUp()
  await show('admin_verification_resend', { ...operator, body: { email: alan!.email } })
  const profile = await grace!.get('/api/v1/auth/me', await grace!.accessToken(await grace!.arrive()))
  await show('admin_user_list', operator)
  const path = { user_id: profile.json().id }
  await show('admin_user_logs', { ...operator, path })
  await show('admin_user_delete', { ...operator, path })
  await showStatistics(operator)
  await showJobs(operator)
  await show('admin_actions', operator)
  await show('admin_logout', operator)
}

async function showJobs(operator: ReturnType<typeof bearer>): Promise<void> {
  const order = await service.postTo('/api/v1/natal/calculate', { ...BIRTH_OF_REPORT, ...REPORT })
  const path = { kind: 'reports', job_id: order.json().job_id }
  await failReport(service.services.db, path.job_id, 'render_failed')
  await show('admin_health', operator)
  await show('admin_queue', operator)
  await show('admin_failed_jobs', { ...operator, query: { kind: 'reports' } })
  await show('admin_job_retry', { ...operator, path })
}

async function showStatistics(operator: ReturnType<typeof bearer>): Promise<void> {
  for (const name of ['admin_requests_per_day', 'admin_new_users_daily', 'admin_vedic_chat_metrics'])
    await show(name, { ...operator, query: { days: '2' } })
  await show('admin_usage', operator)
  await show('admin_revenue_analytics', operator)
  const funnel = (await show('admin_funnel_create', operator)).json()
  const path = { funnel_id: funnel.id }
  await show('admin_funnel_list', operator)
  await show('admin_funnel_replace', { ...operator, path })
  await show('admin_funnel_delete', { ...operator, path })
  await show('admin_matured_sign_ups', operator)
  await show('admin_cache_keep', operator)
  await show('admin_cache_value', operator)
}

async function showMessages(): Promise<void> {
  const path = { path_scope: 'sky' }
  const message = { headers: { accept: 'application/json, text/event-stream' } }
  await show('mcp_message', message)
  await show('mcp_message_scoped', { ...message, path })
  const browser = { headers: { accept: 'text/html' } }
  await show('mcp_page', browser)
  await show('mcp_page_scoped', { ...browser, path })
}

/** Someone else, because the address of the examples stays. */
async function showNewAddress(): Promise<void> {
  const bea = person(() => service, 'bea@example.com')
  const later = person(() => service, 'ada@new.example')
  await show('email_change_request', { ...bearer(await bea.arrive()), body: { current_password: bea.password } })
  await show('email_change_confirm', { body: { token: await later.linkToken(NEW_ADDRESS_PAGE) } })
}

/** A refused request of a key that keeps it. */
async function showKeptRequest(account: Own): Promise<void> {
  const { key } = (await send(named('api_key_create'), { keeps_errors: true }, account)).json()
  const refused = await send(named('natal_chart'), { year: 1990, month: 13 }, { headers: { 'x-api-key': key } })
  const path = { request_id: String(refused.headers['x-request-id']) }
  // It is kept beside the answer, which does not wait for it.
  while ((await send(named('request_log_entry'), undefined, { ...account, path })).statusCode === 404) await sleep(200)
  await show('request_log_entry', { ...account, path })
}

async function showSigningIn(): Promise<void> {
  await show('sign_up')
  await show('verification_resend')
  await show('email_verify', { body: { token: await ada.linkToken(VERIFY_PAGE) } })
  await show('password_reset_request')
  await show('password_reset', { body: { token: await ada.linkToken(RESET_PAGE) } })
  const first = bearer((await show('sign_in')).json().token)
  await show('password_change', { ...first, body: { current_password: ada.password, new_password: ada.password } })
  const session = bearer((await show('sign_in')).json().token)
  const account = bearer((await show('access_token', session)).json().token)
  await show('signing_keys')
  await showAccount(account)
  await show('account_data', account)
  await showNewAddress()
  const other = bearer((await show('sign_in')).json().token)
  await show('sign_out', other)
  await show('sign_in')
  const { id } = (await show('session_list', account)).json().find(({ current }: { current: boolean }) => !current)
  await show('session_end', { ...account, path: { session_id: id } })
  await show('session_end_all', account)
  await showAssistants()
  const last = bearer((await show('sign_in')).json().token)
  await show('account_delete', bearer((await show('access_token', last)).json().token))
}

/** A client of OAuth, and the owner of an account who grants it access. Most requests follow from the answers before. */
async function showAssistants(): Promise<void> {
  for (const name of ['oauth_resource', 'oauth_resource_mcp', 'oauth_server']) await show(name)
  await show('oauth_resource_scope', { path: { path_scope: 'western' } })
  const account = bearer((await show('access_token', bearer((await show('sign_in')).json().token))).json().token)
  const registered = await send(named('oauth_client_register'), valuesOfBody('oauth_client_register')[0], {})
  expect([registered.statusCode, faultsOf(named('oauth_client_register'), 201, registered.json())]).toEqual([201, null])
  const { client_id, redirect_uris } = registered.json()
  const [verifier, [redirect_uri]] = ['v'.repeat(43), redirect_uris]
  const ask = async (): Promise<string> => {
    const query = { response_type: 'code', client_id, redirect_uri, code_challenge_method: 'S256' }
    const code_challenge = hash('sha256', verifier, 'base64url')
    const url = `/mcp/oauth/authorize?${new URLSearchParams({ ...query, code_challenge })}`
    return requestIdIn((await service.app.inject({ url })).body)
  }
  const path = { authorization_id: await ask() }
  await show('oauth_request', { ...account, path })
  const decide = named('oauth_request_decide')
  let code = ''
  for (const example of valuesOfBody(decide.name)) {
    const decided = await send(decide, example, { ...account, path: { authorization_id: await ask() } })
    expect([decided.statusCode, faultsOf(decide, 200, decided.json())]).toEqual([200, null])
    code = new URL(decided.json().redirect_to).searchParams.get('code') ?? code
  }
  const form = async (name: string, fields: Record<string, string>) => {
    const operation = named(name)
    const headers = { 'content-type': operation.consumes! }
    const payload = new URLSearchParams(fields).toString()
    const reply = await service.app.inject({ method: 'POST', url: operation.url, headers, payload })
    expect([name, reply.statusCode, faultsOf(operation, 200, reply.json())]).toEqual([name, 200, null])
    return reply.json()
  }
  const shown = valuesOfBody('oauth_token')[0] as Record<string, string>
  const tokens = await form('oauth_token', { ...shown, client_id, code, code_verifier: verifier, redirect_uri })
  const [{ id }] = (await show('oauth_grant_list', account)).json()
  await show('oauth_grant_end', { ...account, path: { grant_id: id } })
  await form('oauth_revoke', { token: tokens.refresh_token })
  for (const name of [
    'oauth_client_register',
    'oauth_authorize',
    'oauth_request_decide',
    'oauth_token',
    'oauth_revoke',
    // They need an outside issuer: test/oauth/outside-issuer.test.ts.
    'issuer_sign_in',
  ])
    sent.add(name)
}

const valuesOfBody = (name: string): unknown[] => valuesOf(Object.values(entryOf(named(name)).requestBody!.content)[0]!)

async function showAccount(account: Own): Promise<void> {
  const claims = account.headers!['authorization']!.split('.')[1]!
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  await show('account_sync', { ...account, body: { user_id: sub } })
  for (const name of ['account_onboarding', 'account_feedback_first_success', 'account_profile'])
    await show(name, account)
  for (const each of ['_replace', '', '_image', '_delete']) await show(`report_branding${each}`, account)
  for (const name of ['notification_settings_replace', 'notification_settings']) await show(name, account)
  for (const name of ['callback_secret', 'callback_secret_rotate']) await show(name, account)
  const { id } = (await show('api_key_create', account)).json()
  await show('api_key_list', account)
  await show('api_key_update', { ...account, path: { key_id: id } })
  await show('api_key_revoke', { ...account, path: { key_id: id } })
  await showPeople(account)
  await showBilling(account, sub)
  for (const name of ['account_events', 'request_log_list']) await show(name, account)
  await showKeptRequest(account)
}

async function showPeople(account: Own): Promise<void> {
  const { id } = (await show('person_create', account)).json()
  const path = { person_id: id }
  await show('person_link_create', { ...account, path })
  await show('people_list', account)
  for (const name of ['person_read', 'person_replace', 'person_link_withdraw', 'person_delete'])
    await show(name, { ...account, path })
  for (const name of ['people_import', 'people_export']) await show(name, account)
  for (const name of ['people_file_read', 'people_file_write']) await show(name)
}

/** The stand-in of Stripe answers. Its events are signed, in test/payments/webhook.test.ts. */
async function showBilling(account: Own, sub: string): Promise<void> {
  const { session_id } = (await show('billing_checkout', account)).json()
  await show('billing_checkout_status', { ...account, query: { session_id } })
  await show('billing_portal', account)
  await show('billing_customer', account)
  await show('billing_subscription', { ...account, path: { user_id: sub } })
  const { db } = service.services
  const { id: accountId } = (await show('account_profile', account)).json()
  const expiresAtMs = Date.now() + 86_400_000
  await offerPack(db, { accountId, units: 50_000, amount: 1_500, currency: 'usd', expiresAtMs }, 'operator')
  await show('billing_request_pack', account)
  await show('billing_request_pack_checkout', account)
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'customer.updated',
    created: 1,
    data: { object: { id: 'cus_1' } },
  }
  const { payload, signature } = signEvent(event as never, [WEBHOOK_SECRET])
  const operation = named('webhook_stripe')
  const reply = await service.app.inject({
    ...{ method: 'POST', url: operation.url, payload },
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
  expect([reply.statusCode, faultsOf(operation, 200, reply.json())]).toEqual([200, null])
  answers['webhook_stripe'] = reply.json()
  sent.add('webhook_stripe')
}

// A run that writes examples has read the document before.
test.skipIf(isWriting)(
  'every answer that is JSON by default has an example, which is one by its schema; so has every parameter of a path',
  () => {
    for (const operation of ALL) {
      const { parameters = [], responses } = entryOf(operation)
      for (const each of parameters)
        if (each.in === 'path') expect([operation.name, each.schema.examples?.length]).toEqual([operation.name, 1])
      const [type, json] = Object.entries(responses['200']!.content!)[0]!
      if (type !== 'application/json') continue
      const values = valuesOf(json)
      expect([operation.name, values.length > 0]).toEqual([operation.name, true])
      for (const value of values)
        expect([operation.name, faultsOf(operation, 200, value)]).toEqual([operation.name, null])
    }
  },
)

/** What the file has, in the order of the operations. Secrets are replaced, and lists of the registry cut. */
function shownAnswers(): object {
  const before = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, unknown>>
  const kept = ALL.flatMap((each) => [
    ...(each.name in before || isWithout(each) ? [each.name] : []),
    ...Object.keys(each.answer?.types ?? {}).map((type) => `${each.name} ${type}`),
  ])
  return Object.fromEntries(
    kept
      .filter((name) => name in answers)
      .map((name) => [
        name,
        WRITTEN && !WRITTEN.includes(name.split(' ', 1)[0]!)
          ? before[name]
          : withoutSecrets(name.startsWith('numerology_') ? cut(answers[name]) : answers[name]),
      ]),
  )
}

const isWithout = (operation: Operation): boolean => {
  const json = entryOf(operation).responses['200']!.content!['application/json']
  return json !== undefined && valuesOf(json).length === 0
}

const SECRETS: Readonly<Record<string, string>> = {
  token: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl',
  secret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3',
}

const withoutSecrets = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, member) => SECRETS[name] ?? member)

/** One member of each list, two of each list of numbers. */
function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(cut)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cut(member)]))
}
