import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { html } from '../../src/platform/markup.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer } from '../support/issuer.ts'
import { startMortalPostgres } from '../support/mortal-postgres.ts'
import { asked, BASE, CALLBACK, type Connected, oauthClient } from '../support/oauth.ts'
import { type Person, person } from '../support/person.ts'
import { type SessionBrowser, sessionBrowser } from '../support/session-browser.ts'

const PAGE = '/account/assistants'
const SIGN_IN = '/account/sign-in'
const WHOLE = `${BASE}/mcp`
const Nothing = z.object({})

let service: TestApp
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.stop())

/** The access tokens of those who have arrived. */
const tokens = new Map<string, string>()
const client = oauthClient({
  get service() {
    return service
  },
  issuer: { as: async (email) => ({ authorization: `Bearer ${tokens.get(email)}` }) },
})

/** Somebody with an account, whose browser is not signed in yet. */
async function arrived(): Promise<{ who: Person; browser: SessionBrowser }> {
  const who = person(() => service)
  tokens.set(who.email, await who.accessToken(await who.arrive()))
  return { who, browser: sessionBrowser(() => service, who) }
}

/** Somebody whose browser is signed in by the form. */
async function signedIn() {
  const { who, browser } = await arrived()
  const reply = await browser.send(SIGN_IN, { email: who.email, password: who.password })
  expect(reply.statusCode).toBe(303)
  return { who, browser }
}

const grantIds = (html: string): string[] => [...html.matchAll(/name="grant_id" value="([^"]+)"/g)].map(([, id]) => id!)

const accepted = ({ tokens: { access_token } }: Connected): Promise<boolean> =>
  service.services.findAssistant(access_token, WHOLE).then(
    () => true,
    (error) => {
      if (error.code !== 'invalid_token') throw error
      return false
    },
  )

describe('signing in for the page of assistants', () => {
  test('comes first, and leads back to the page', async () => {
    const { who, browser } = await arrived()
    const away = await browser.open(PAGE)
    expect([away.statusCode, away.headers.location]).toEqual([303, '../account/sign-in?to=account%2Fassistants'])
    const ended = await browser.send(PAGE, { grant_id: crypto.randomUUID() })
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '../account/sign-in'])
    expect((await browser.open(SIGN_IN)).body).toContain('<h1>Sign in</h1>')
    const entered = await browser.send(SIGN_IN, { email: who.email, password: who.password, to: 'account/assistants' })
    expect(entered.headers.location).toBe('../account/assistants')
    const page = await browser.open(PAGE)
    expect([page.statusCode, page.body.includes(who.email)]).toEqual([200, true])
  })

  test('goes to no address that somebody else names', async () => {
    const { who, browser } = await arrived()
    const query = `next=${encodeURIComponent('https://evil.example/')}`
    const reply = await browser.send(`${SIGN_IN}?${query}`, { email: who.email, password: who.password })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '../account'])
    expect((await browser.open(`${SIGN_IN}?${query}`)).body).not.toContain('evil.example')
  })

  test.each([
    [
      'a wrong password',
      (who: Person) => ({ email: who.email, password: 'wrong' }),
      401,
      'Wrong e-mail address or password',
    ],
    ['no address', () => ({ email: '"><script>', password: 'x' }), 422, 'Not a valid e-mail address'],
  ])('is refused with %s on the page, which keeps the address', async (_, fields, status, said) => {
    const { who, browser } = await arrived()
    const reply = await browser.send(SIGN_IN, fields(who))
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([status, undefined])
    expect(reply.body).toContain(said)
    expect(reply.body).toContain(html`value="${fields(who).email}"`.markup)
    expect(reply.body).not.toMatch(/<script(?! src="[./]+assets\/[\w-]{12}\/theme\.js")/)
    expect((await browser.open(PAGE)).statusCode).toBe(303)
  })

  test('is refused to an address that was not confirmed, and says so', async () => {
    const who = person(() => service)
    await who.signUp()
    const reply = await sessionBrowser(() => service, who).send(SIGN_IN, { email: who.email, password: who.password })
    expect([reply.statusCode, reply.body.includes('not confirmed yet')]).toEqual([403, true])
  })

  test('that is tried too often says on the page when to try again', async () => {
    const who = person(() => service)
    const browser = sessionBrowser(() => service, who)
    const replies = []
    for (let turn = 0; turn < 4; turn += 1)
      replies.push(await browser.send(SIGN_IN, { email: who.email, password: 'wrong' }))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 429])
    expect(Number(replies[3]!.headers['retry-after'])).toBeGreaterThan(0)
    expect(replies[3]!.headers['content-type']).toContain('text/html')
  })

  test('is not led astray by a slash at the end of an address', async () => {
    const { who, browser } = await arrived()
    const right = (reply: { headers: { location?: string | undefined } }, at: string) =>
      new URL(reply.headers.location ?? '', `${BASE}${at}`).href
    expect(right(await browser.open(`${PAGE}/`), `${PAGE}/`)).toBe(`${BASE}${SIGN_IN}?to=account%2Fassistants`)
    const ended = await browser.send(`${PAGE}/`, { grant_id: crypto.randomUUID() })
    expect(right(ended, `${PAGE}/`)).toBe(`${BASE}${SIGN_IN}`)
    expect((await browser.open(`${SIGN_IN}/`)).body).toContain('action="../../account/sign-in"')
    const fields = { email: who.email, password: who.password, to: 'account/assistants' }
    const opened = await browser.send(`${SIGN_IN}/`, fields)
    expect(right(opened, `${SIGN_IN}/`)).toBe(`${BASE}${PAGE}`)
    expect((await browser.open(`${PAGE}/`)).statusCode).toBe(200)
  })

  test('is still possible after many forms of other sites from the same address', async () => {
    const { who, browser } = await signedIn()
    for (const [url, count, fields] of [
      [SIGN_IN, 61, {}],
      [PAGE, 31, { grant_id: crypto.randomUUID() }],
    ] as const) {
      const refused = []
      for (let turn = 0; turn < count; turn += 1)
        refused.push((await browser.send(url, fields, { origin: 'https://evil.example' })).statusCode)
      expect(refused[0]).toBe(403)
      // An account may be asked ten times in a second.
      expect(refused.filter((status) => status !== 403 && status !== 429)).toEqual([])
    }
    expect((await browser.send(SIGN_IN, { email: who.email, password: who.password })).statusCode).toBe(303)
    const own = async () => (await browser.send(PAGE, { grant_id: crypto.randomUUID() })).statusCode
    await expect.poll(own, { interval: 1_100, timeout: 10_000 }).toBe(303)
  })

  test('ends by the button', async () => {
    const { browser } = await signedIn()
    expect((await browser.open(PAGE)).statusCode).toBe(200)
    const out = await browser.send('/account/sign-out')
    expect([out.statusCode, out.headers.location]).toEqual([303, '../account/sign-in?done=signed_out'])
    expect((await browser.open(PAGE)).statusCode).toBe(303)
  })
})

describe('the page of assistants', () => {
  test('says what to do first when there is none', async () => {
    const { browser } = await signedIn()
    const { body } = await browser.open(PAGE)
    expect(body).toContain('No assistant is connected to your account yet.')
    expect(body).toContain(`<code id="mcp-address">http://localhost:8080/mcp</code>`)
    expect(body).toContain('href="../mcp"')
    expect(grantIds(body)).toEqual([])
  })

  test('shows name, areas and times of each grant, and none of other people', async () => {
    const { who, browser } = await signedIn()
    const other = await arrived()
    await client.connect(who.email, { fields: { scope: 'natal reports' } })
    await client.connect(other.who.email)
    const { body } = await browser.open(PAGE)
    expect(grantIds(body)).toHaveLength(1)
    for (const part of [
      ...['“<bdi>A client</bdi>”', 'Unknown: the application registered itself. Its name has not been verified.'],
      ...['127.0.0.1:8976', 'Natal charts, reports', 'within a second'],
    ])
      expect(body).toContain(part)
    expect(body).toMatch(
      /Connected<\/dt><dd><time datetime="[\d:.TZ-]+">\d+ [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC<\/time>/,
    )
    expect(body).toMatch(/Last used<\/dt><dd><time/)
  })

  test('names the host of a published client, and says that it was checked', async () => {
    const { who, browser } = await signedIn()
    await client.connect(who.email)
    const { id } = await service.services.findAccount(tokens.get(who.email)!)
    await service.services.db.query(sql.type(Nothing)`
      update oauth_grant set client_id = 'https://stars.example/client.json' where account_id = ${id}`)
    const { body } = await browser.open(PAGE)
    expect(body).toContain('Published by <strong>stars.example</strong>. The host has been verified')
    expect(body).not.toContain('registered itself')
  })

  test.each([
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['</h2></article><form action="https://evil.example">', '&lt;/h2&gt;&lt;/article&gt;&lt;form'],
    ['x" autofocus onfocus="alert(1)', 'x&quot; autofocus'],
    ['\u202eemoc.live', 'emoc.live'],
  ])('shows a client that is called %j as text', async (client_name, shown) => {
    const { who, browser } = await signedIn()
    await client.connect(who.email, { metadata: { client_name, redirect_uris: [CALLBACK] } })
    const { body } = await browser.open(PAGE)
    expect(body).toContain(`<bdi>${shown}`)
    expect(body).not.toMatch(/<img|evil\.example">|\son\w+="|\u202e/)
    expect(body.match(/<form /g)).toHaveLength(2)
  })

  test('shows fifty grants, the most that an account has', async () => {
    const { who, browser } = await signedIn()
    await client.connect(who.email)
    const { id } = await service.services.findAccount(tokens.get(who.email)!)
    await service.services.db.query(sql.type(Nothing)`
      insert into oauth_grant (account_id, client_id, client_name, base, resource, scopes, code_hash, code_challenge,
        code_expires_at, redirect_uri, redeemed_at, family_hash, refresh_hash, last_used_at, expires_at)
      select account_id, client_id, client_name, base, resource, scopes, sha256(('page' || n)::bytea), code_challenge,
        code_expires_at, redirect_uri, redeemed_at, family_hash, refresh_hash, now(), expires_at
      from oauth_grant, generate_series(1, 49) n where account_id = ${id}`)
    expect(grantIds((await browser.open(PAGE)).body)).toHaveLength(50)
    await client.connect(who.email)
    expect(new Set(grantIds((await browser.open(PAGE)).body)).size).toBe(50)
  })

  test('cannot be framed, has only scripts of this service, and sends its forms to this service alone', async () => {
    const [{ browser }, away] = [await signedIn(), await arrived()]
    const pages = [
      { ...(await browser.open(PAGE)), scripts: 'theme|data-page' },
      { ...(await away.browser.open(SIGN_IN)), scripts: 'theme' },
    ]
    for (const { headers, body, scripts } of pages) {
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/)
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toMatch(/unsafe|https?:|\*/)
      expect([undefined, "'self'"]).toContain(/connect-src ([^;]*)/.exec(policy)?.[1])
      expect(headers).toMatchObject({
        ...{ 'x-frame-options': 'DENY', 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
        'cross-origin-opener-policy': 'same-origin',
      })
      const others = new RegExp(`<script(?! (?:type="module" )?src="[./]+assets/[\\w-]{12}/(?:${scripts})\\.js")`)
      expect(body).not.toMatch(others)
      expect(body).not.toMatch(/(src|action)="(https?:)?\/\//)
    }
  })

  test('leads on without a question to the provider where there is no session', async () => {
    const browser = sessionBrowser(
      () => service,
      person(() => service),
    )
    const statuses = []
    for (let turn = 0; turn < 31; turn += 1) statuses.push((await browser.open(PAGE)).statusCode)
    expect(statuses).toEqual(Array(31).fill(303))
  })

  test('is linked from the page of consent and from the address of the endpoint', async () => {
    const { body } = await client.authorize(asked(await client.clientId()))
    expect(body).toContain('href="../../account/assistants"')
    for (const [url, root] of [
      ['/mcp', './'],
      ['/mcp/sky', '../'],
    ]) {
      const page = await service.app.inject({ url: url!, headers: { accept: 'text/html' } })
      expect(page.body).toContain(`href="${root}account/assistants"`)
    }
  })
})

describe('the button', () => {
  test('ends the access of one assistant: its tokens are refused, and the others keep theirs', async () => {
    const { who, browser } = await signedIn()
    const ended = await client.connect(who.email)
    const kept = await client.connect(who.email)
    const { id } = await service.services.db.one(
      sql.type(z.object({ id: z.string() }))`select id from oauth_grant where client_id = ${ended.clientId}`,
    )
    expect([await accepted(ended), await accepted(kept)]).toEqual([true, true])
    const reply = await browser.send(PAGE, { grant_id: id })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '../account/assistants?done=ended'])
    const page = await browser.open(`${PAGE}?done=ended`)
    expect(page.body).toContain('Access was revoked.')
    expect(grantIds(page.body)).toHaveLength(1)
    expect([await accepted(ended), await accepted(kept)]).toEqual([false, true])
    const events = await who.get('/api/v1/auth/events', tokens.get(who.email))
    expect(events.json()[0]).toMatchObject({ action: 'assistant_disconnected', detail: { grant_id: id } })
    const again = await browser.send(PAGE, { grant_id: id })
    expect(again.headers.location).toBe('../account/assistants?done=ended_before')
    expect((await browser.open(`${PAGE}?done=ended_before`)).body).toContain('was already revoked')
  })

  test('does not end the grant of another person', async () => {
    const owner = await signedIn()
    const mallory = await signedIn()
    const theirs = await client.connect(owner.who.email)
    const [id] = grantIds((await owner.browser.open(PAGE)).body)
    const reply = await mallory.browser.send(PAGE, { grant_id: id! })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '../account/assistants?done=ended_before'])
    expect(await accepted(theirs)).toBe(true)
    expect(grantIds((await owner.browser.open(PAGE)).body)).toEqual([id])
  })

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost.evil.example', 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost:81' },
    { origin: 'https://localhost:8080' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { referer: 'http://localhost:8080/account/assistants' },
  ] as unknown as Record<string, string>[])(
    'does nothing for a form of another site, which says %j',
    async (headers) => {
      const { who, browser } = await signedIn()
      const connected = await client.connect(who.email)
      const [id] = grantIds((await browser.open(PAGE)).body)
      for (const [url, fields] of [
        [PAGE, { grant_id: id! }],
        ['/account/sign-out', {}],
        [SIGN_IN, { email: who.email, password: who.password }],
      ] as const) {
        const reply = await browser.send(url, fields, headers)
        expect([url, reply.statusCode]).toEqual([url, 403])
        expect(reply.body).toContain('Only the pages of this service may submit this form')
        expect(reply.headers['set-cookie']).toBeUndefined()
      }
      expect(await accepted(connected)).toBe(true)
      expect((await browser.open(PAGE)).statusCode).toBe(200)
    },
  )

  test('works behind a proxy that changes the host, since the browser says that the page is ours', async () => {
    const { who, browser } = await signedIn()
    const connected = await client.connect(who.email)
    const [id] = grantIds((await browser.open(PAGE)).body)
    const headers = { origin: 'https://stars.example', 'sec-fetch-site': 'same-origin' }
    expect((await browser.send(PAGE, { grant_id: id! }, headers)).statusCode).toBe(303)
    expect(await accepted(connected)).toBe(false)
  })
})

test('while the database is away the page says so, and when to come back', async () => {
  const postgres = await startMortalPostgres()
  const front = await startTestApp({ databaseUrl: postgres.url, databaseDeadlineMs: 5_000 })
  const who = person(() => front)
  await who.arrive()
  const browser = sessionBrowser(() => front, who)
  await browser.send(SIGN_IN, { email: who.email, password: who.password })
  await postgres.kill()
  // Only the cookie of a session is worth a question to the provider.
  const stranger = await front.app.inject({ url: PAGE, headers: { cookie: 'theme=dark; not_orrery.session_token=x' } })
  expect([stranger.statusCode, stranger.headers.location]).toEqual([303, '../account/sign-in?to=account%2Fassistants'])
  const page = await browser.open(PAGE)
  expect([page.statusCode, Number(page.headers['retry-after'])]).toEqual([503, expect.any(Number)])
  expect(page.body).toContain('Your account is not available at the moment')
  await front.stop()
  await postgres.remove()
})

test('with an outside issuer the page says who signs people in, and takes no form', async () => {
  const elsewhere = await startIssuer()
  const outside = await startTestApp({ issuer: elsewhere })
  const page = await outside.app.inject({ url: PAGE })
  expect([page.statusCode, page.body.includes(elsewhere.url)]).toEqual([200, true])
  expect(page.body).not.toContain('<form')
  for (const url of [PAGE, SIGN_IN])
    expect((await outside.app.inject({ method: 'POST', url, headers: { origin: BASE } })).statusCode).not.toBe(200)
  await outside.stop()
  await elsewhere.stop()
})
