import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { sessionCookie } from '../../src/accounts/admin/admin.ts'
import { failReport } from '../../src/platform/db/reports.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { OPERATOR, OPERATOR_ENVIRONMENT } from '../support/operator.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { type SessionBrowser, sessionBrowser } from '../support/session-browser.ts'

let database: TestDatabase
let client: pg.Client
let service: TestApp
beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  service = await startTestApp({ databaseUrl: database.url, environment: OPERATOR_ENVIRONMENT })
})
afterAll(async () => {
  await client.end()
  await service.stop()
  await database.drop()
})

let addresses = 0
/** A browser with an address of its own, so that wrong tries of one test do not hold up another. */
const newBrowser = (at: () => TestApp = () => service): SessionBrowser => {
  addresses += 1
  return sessionBrowser(at, { remoteAddress: `203.0.113.${addresses}` })
}
async function signedIn(): Promise<SessionBrowser> {
  const browser = newBrowser()
  expect((await browser.send('/admin/sign-in', OPERATOR)).headers.location).toBe('../admin')
  return browser
}
const one = async (text: string, values: readonly unknown[] = []) =>
  (await client.query(text, [...values])).rows[0] as Record<string, unknown>
async function newUser(name: string, email: string | null = null): Promise<string> {
  const id = await openAccount(service.services.db, { name, plan: 'free' })
  await client.query('update account set email = $2 where id = $1', [id, email])
  return id
}
const isThere = async (id: string) =>
  (await one('select count(*)::int as n from account where id = $1', [id]))['n'] === 1

const PAGES = ['', '/users', '/usage', '/revenue', '/funnels', '/queue', '/health', '/actions'].map(
  (path) => `/admin${path}`,
)

describe('after the sign-in', () => {
  test('the browser is on the page that it asked for', async () => {
    const browser = newBrowser()
    const asked = await browser.open('/admin/users?search=ada%20l&page=2')
    const place = new URL(asked.headers.location!, 'http://x/admin/users')
    expect([place.pathname, place.searchParams.get('to')]).toEqual([
      '/admin/sign-in',
      'admin/users?search=ada%20l&page=2',
    ])
    const form = await browser.open(place.pathname + place.search)
    expect(form.body).toContain('value="admin/users?search=ada%20l&amp;page=2"')
    const entered = await browser.send('/admin/sign-in', { ...OPERATOR, to: place.searchParams.get('to')! })
    expect(entered.headers.location).toBe('../admin/users?search=ada%20l&page=2')
    expect((await browser.open('/admin/sign-in')).headers.location).toBe('../admin')
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    'admin/../api',
    'admin@evil.example',
    'admin//evil',
    'docs',
    ' ',
  ])('%j is no page of the administration', async (to) => {
    const entered = await newBrowser().send('/admin/sign-in', { ...OPERATOR, to })
    expect(entered.headers.location).toBe('../admin')
  })
})

describe('a session', () => {
  test.each(PAGES)('is asked for by %s', async (url) => {
    const reply = await newBrowser().open(url)
    expect([reply.statusCode, new URL(reply.headers.location!, `http://x${url}`).pathname]).toEqual([
      303,
      '/admin/sign-in',
    ])
  })

  test('is kept in a cookie that no script reads and no other site sends, and ends by the button', async () => {
    const browser = newBrowser()
    const reply = await browser.send('/admin/sign-in', OPERATOR)
    expect(reply.headers['set-cookie']).toMatch(
      /^orrery_admin=orr_admin_[\w-]{43}; Max-Age=(?:431\d\d|43200); Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect((await browser.open('/admin')).statusCode).toBe(200)
    const cookie = String(reply.headers['set-cookie']).split(';')[0]!
    const out = await browser.send('/admin/sign-out')
    expect([out.statusCode, String(out.headers['set-cookie'])]).toEqual([303, expect.stringContaining('Max-Age=0')])
    const late = await service.app.inject({ url: '/admin', headers: { cookie } })
    expect([late.statusCode, late.headers.location]).toEqual([303, './admin/sign-in'])
  })

  test('is never the one that a stranger has planted', async () => {
    const token = `orr_admin_${'x'.repeat(43)}`
    const reply = await service.app.inject({
      ...{ method: 'POST', url: '/admin/sign-in', payload: new URLSearchParams(OPERATOR).toString() },
      headers: {
        ...{ cookie: `orrery_admin=${token}`, 'sec-fetch-site': 'same-origin' },
        'content-type': 'application/x-www-form-urlencoded',
      },
      remoteAddress: '203.0.113.250',
    })
    expect(reply.headers['set-cookie']).not.toContain(token)
    const planted = await service.app.inject({ url: '/admin', headers: { cookie: `orrery_admin=${token}` } })
    expect(planted.statusCode).toBe(303)
  })

  test('in a cookie opens no operation of the API, and a token no page', async () => {
    const { token } = await service.services.admin.signIn({ ...OPERATOR, address: '203.0.113.251' })
    const api = await service.app.inject({
      ...{ url: '/api/v1/admin/users', headers: { cookie: `orrery_admin=${token}` } },
      remoteAddress: '203.0.113.251',
    })
    expect(api.statusCode).toBe(401)
    const page = await service.app.inject({
      ...{ url: '/admin', headers: { authorization: `Bearer ${token}` } },
      remoteAddress: '203.0.113.251',
    })
    expect(page.statusCode).toBe(303)
  })

  test('with a wrong password is refused on the page, which keeps the name and says how long to wait', async () => {
    const browser = newBrowser()
    const wrong = () => browser.send('/admin/sign-in', { username: '"><script>', password: 'wrong' })
    const first = await wrong()
    expect([first.statusCode, first.headers['set-cookie']]).toEqual([401, undefined])
    expect(first.body).toContain('Wrong name or password.')
    expect(first.body).toContain('value="&quot;&gt;&lt;script&gt;"')
    for (let turn = 0; turn < 4; turn += 1) await wrong()
    const late = await wrong()
    expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
    expect(late.body).toMatch(/Try again in \d+\u00a0s\./)
  })

  test('needs a configuration, which the page names', async () => {
    const bare = await startTestApp()
    const reply = await newBrowser(() => bare).open('/admin/sign-in')
    expect(reply.statusCode).toBe(503)
    for (const text of ['ADMIN_USER', 'ADMIN_PASSWORD_HASH', 'npm run admin-password'])
      expect(reply.body).toContain(text)
    const overview = await newBrowser(() => bare).open('/admin')
    expect([overview.statusCode, overview.body.includes('ADMIN_USER')]).toEqual([503, true])
    expect(overview.body).toContain('<h1>The administration is not set up</h1>')
    expect(overview.body).toContain('<code>npm run admin-password</code>')
    expect(overview.body).not.toContain('Overview</a>')
    await bare.stop()
  })
})

describe('an address with TLS', () => {
  test('keeps the session under a name that neighbours cannot set, and an address of operators without TLS does not', () => {
    const cookie = sessionCookie('https://orrery.example')
    const by = (protocol: string, host: string) => cookie.keep({ protocol, host }, 'token', Date.now() + 60_000)
    for (const set of [by('http', 'orrery.example'), by('https', '10.0.0.1')]) {
      expect(set).toMatch(/^__Host-orrery_admin=token; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
    }
    expect(by('http', '127.0.0.1:9090')).toMatch(/^orrery_admin=token; .*SameSite=Strict$/)
    const request = { protocol: 'https', host: 'orrery.example', headers: { cookie: 'orrery_admin=planted' } }
    expect(cookie.tokenIn(request)).toBeUndefined()
  })
})

describe('every page', () => {
  test.each([...PAGES, '/admin/sign-in'])('%s loads nothing from elsewhere, and is in no frame', async (url) => {
    const { statusCode, headers, body } = await (url === '/admin/sign-in' ? newBrowser() : await signedIn()).open(url)
    expect(statusCode).toBe(200)
    const policy = String(headers['content-security-policy'])
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'"])
      expect(policy).toContain(rule)
    expect(policy).not.toContain('unsafe')
    expect([headers['x-frame-options'], headers['cache-control']]).toEqual(['DENY', 'no-store'])
    expect(body).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//)
    expect(body).not.toMatch(/ style="/)
    expect(body).not.toMatch(/<script(?!(?: type="module")? src="[./]+assets\/[\w-]{12}\/(?:data-page|theme)\.js")/)
  })

  test.each([
    '/admin/users?page=x',
    '/admin/users?nonsense=1',
    '/admin/users/x',
    '/admin/actions?before=0',
    '/admin/revenue?range=1d',
  ])('%s is refused by a page in words, with the trace id', async (url) => {
    const reply = await (await signedIn()).open(url)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8'])
    expect(reply.body).toContain(String(reply.headers['x-request-id']))
  })

  test('works below an address that ends with a slash', async () => {
    const reply = await (await signedIn()).open('/admin/users/')
    expect(reply.body).toContain('href="../../admin/usage"')
  })
})

describe('a form', () => {
  test.each([
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of a neighbour', { origin: 'http://evil.localhost:8080', 'sec-fetch-site': 'same-site' }],
    ['without an origin', {}],
  ])('%s changes nothing', async (_, headers) => {
    const browser = await signedIn()
    const id = await newUser('forged', 'forged@example.com')
    const forms = [
      [`/admin/users/${id}/delete`, { confirmation: 'forged@example.com' }],
      [`/admin/users/${id}/resend`, {}],
      ['/admin/sign-out', {}],
      ['/admin/sign-in', OPERATOR],
    ] as const
    for (const [url, fields] of forms) expect((await browser.send(url, fields, headers)).statusCode).toBe(403)
    expect([await isThere(id), (await browser.open('/admin')).statusCode]).toEqual([true, 200])
  })
})

describe('users', () => {
  const MARKUP = `<script>alert(1)</script>"'<img src=x onerror=alert(1)>`

  test('whose names are markup are shown as they are', async () => {
    const browser = await signedIn()
    const id = await newUser(MARKUP, `"${MARKUP}"@example.com`)
    for (const url of ['/admin/users', `/admin/users/${id}`, '/admin/users?search=%3Cscript%3E']) {
      const { body, statusCode } = await browser.open(url)
      expect(statusCode).toBe(200)
      expect(body).not.toContain('<script>')
      expect(body).not.toContain('<img')
      expect(body).toContain('&lt;script&gt;alert(1)')
    }
  })

  test('are found, filtered and sorted, and empty fields of the form filter nothing', async () => {
    const browser = await signedIn()
    await newUser('Findable Fanny', 'fanny@example.com')
    const found = await browser.open('/admin/users?search=fanny&status=&plan=free&min_requests=&last_active_days=')
    expect([found.body.includes('Findable Fanny'), found.body.includes('1 user')]).toEqual([true, true])
    expect((await browser.open('/admin/users?search=nobody-at-all')).body).toContain('No users match.')
    const sorted = await browser.open('/admin/users?sort_by=email&order=asc')
    expect(sorted.body).toContain('aria-sort="ascending"')
  })

  test('leave as CSV, where no name is a formula', async () => {
    const browser = await signedIn()
    await newUser('=HYPERLINK("x")', 'formula@example.com')
    const reply = await browser.open('/admin/users.csv?search=formula%40')
    const [head, row] = reply.body.split('\r\n')
    expect(head).toMatch(/^id,name,email,/)
    expect(row).toContain(`,"'=HYPERLINK(""x"")",formula@example.com,`)
    expect(reply.headers['content-disposition']).toContain('users.csv')
  })

  test('are deleted by their address alone, and the typed text is kept', async () => {
    const browser = await signedIn()
    const id = await newUser('Doomed Dora', 'dora@example.com')
    const refused = await browser.send(`/admin/users/${id}/delete`, { confirmation: 'Dora"' })
    expect([refused.statusCode, await isThere(id)]).toEqual([422, true])
    expect(refused.body).toContain('value="Dora&quot;"')
    const reply = await browser.send(`/admin/users/${id}/delete`, { confirmation: 'dora@example.com' })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '../../../admin/users?done=deleted'])
    expect(await isThere(id)).toBe(false)
    expect((await browser.open('/admin/users?done=deleted')).body).toContain(
      'The user and all of their data were deleted.',
    )
    expect((await browser.open(`/admin/users/${id}`)).statusCode).toBe(404)
  })

  test('without a sign-up that waits get no message, and the page says why', async () => {
    const browser = await signedIn()
    const id = await newUser('Quiet Quentin', 'quentin@example.com')
    const reply = await browser.send(`/admin/users/${id}/resend`)
    expect([reply.statusCode, reply.body.includes('There is no unconfirmed sign-up with this address.')]).toEqual([
      404,
      true,
    ])
  })
})

describe('the queue', () => {
  test('has a failed report done again', async () => {
    const browser = await signedIn()
    const accountId = await newUser('Patient Paula')
    const { id } = await one(
      `insert into report (account_id, status, options, content, wheel_svg, variant)
       values ($1, 'queued', '{}', '{"version": 1}', '<svg/>', 'with_logo') returning id`,
      [accountId],
    )
    await failReport(service.services.db, id as string, 'render_failed')
    expect((await browser.open('/admin/queue')).body).toContain(`Retry: report ${id}`)
    const reply = await browser.send(`/admin/queue/reports/${id}/retry`)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '../../../../admin/queue?done=again'])
    expect((await one('select status from report where id = $1', [id]))['status']).toBe('queued')
    const again = await browser.send(`/admin/queue/reports/${id}/retry`)
    expect([again.statusCode, again.body.includes('This job has not failed')]).toEqual([404, true])
  })
})

describe('funnels', () => {
  const fields = { name: 'From sign-up to key', window_days: '7' }
  const steps = (...names: string[]) => names.map((step) => ['step', step] as const)
  const send = (browser: SessionBrowser, url: string, body: readonly (readonly [string, string])[]) =>
    browser.send(url, body as never)

  test('are created, changed and deleted by forms, which keep what was typed', async () => {
    const browser = await signedIn()
    const all = (name: string, ...names: string[]) =>
      [['name', name], ['window_days', fields.window_days], ...steps(...names)] as const
    const few = await send(browser, '/admin/funnels', all('A "few"', 'signed_up', ''))
    expect([few.statusCode, few.body.includes('2 to 10 steps')]).toEqual([422, true])
    expect(few.body).toContain('value="A &quot;few&quot;"')
    const made = await send(browser, '/admin/funnels', all(fields.name, 'signed_up', '', 'key_made'))
    expect([made.statusCode, made.headers.location]).toEqual([303, '../admin/funnels?done=created'])
    const taken = await send(browser, '/admin/funnels', all(fields.name, 'signed_up', 'paid'))
    expect([taken.statusCode, taken.body.includes('Another funnel has the name')]).toEqual([409, true])
    const [, id] = /admin\/funnels\/([\da-f-]{36})/.exec((await browser.open('/admin/funnels')).body)!
    const changed = await send(browser, `/admin/funnels/${id}`, all('Another name', 'signed_up', 'paid'))
    expect(changed.headers.location).toBe('../../admin/funnels?done=changed')
    expect((await browser.open('/admin/funnels')).body).toContain('Another name')
    const kept = await browser.send(`/admin/funnels/${id}/delete`, { confirmation: fields.name })
    expect(kept.statusCode).toBe(422)
    const gone = await browser.send(`/admin/funnels/${id}/delete`, { confirmation: 'Another name' })
    expect(gone.headers.location).toBe('../../../admin/funnels?done=deleted')
    expect((await browser.open(`/admin/funnels/${id}`)).statusCode).toBe(404)
  })
})

test('the page of usage says which operation may be meant, and keeps what was typed', async () => {
  const reply = await (await signedIn()).open('/admin/usage?endpoint=natal_chrat&days=7')
  expect(reply.statusCode).toBe(422)
  expect(reply.body).toContain('did you mean &quot;natal_chart&quot;?')
  expect(reply.body).toContain('value="natal_chrat"')
})

describe('revenue', () => {
  test('that does not exist is said in words, with what will be here and how it comes', async () => {
    const browser = await signedIn()
    const { body } = await browser.open('/admin/revenue?range=7d')
    expect(body).toContain('No subscriptions, and no sales in 7 days.')
    expect(body).toContain('STRIPE_*')
    expect((await browser.open('/admin')).body).toContain('No subscriptions, and no sales in 30 days.')
  })

  test('is shown by currency, in the range that was chosen', async () => {
    await client.query(
      `insert into mrr_change (person, at, kind, plan_after, yearly_before, yearly_after, currency)
       values (gen_random_uuid(), now(), 'new', 'high', 0, 48000, 'usd')`,
    )
    const { body } = await (await signedIn()).open('/admin/revenue?range=12m')
    expect(body).toContain('<h2 id="revenue-usd">USD in 12 months</h2>')
    expect(body).toContain('<option value="12m" selected>')
    expect(body).toContain('<dt>MRR at the end</dt><dd>40.00\u00a0USD</dd>')
    expect(body.match(/<th role="rowheader" scope="row">[A-Z][a-z]{2} \d{4}<\/th>/g)).toHaveLength(12)
  })
})
