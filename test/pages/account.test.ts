import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKey, type KeyOptions, keysOf, type NewKey } from '../../src/accounts/keys.ts'
import type { RequestRow } from '../../src/platform/db/request-log.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { type Person, person } from '../support/person.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { type SessionBrowser, sessionBrowser } from '../support/session-browser.ts'

let database: TestDatabase
let client: pg.Client
let service: TestApp
beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  service = await startTestApp({ databaseUrl: database.url })
})
afterAll(async () => {
  await client.end()
  await service.stop()
  await database.drop()
})

interface Holder {
  readonly who: Person
  readonly browser: SessionBrowser
  readonly id: string
}

/** Somebody whose browser is signed in. */
async function signedIn(): Promise<Holder> {
  const who = person(() => service)
  await who.signUp()
  await who.confirm()
  const browser = sessionBrowser(() => service, who)
  await browser.send('/account/sign-in', { email: who.email, password: who.password })
  await browser.open('/account')
  const { rows } = await client.query('select id from account where email = $1', [who.email])
  return { who, browser, id: rows[0].id }
}

const newKey = ({ id }: Holder, order: Partial<KeyOptions> = {}): Promise<NewKey> =>
  createKey(service.services.db, { accountId: id, name: 'my app', ...order })
const liveKeys = async ({ id }: Holder) =>
  (await keysOf(service.services.db, id)).filter(({ state }) => state === 'active')
const statusWith = async (key: string): Promise<number> =>
  (await service.app.inject({ url: '/api/v1/ephemeris?start=2026-03-01', headers: { 'x-api-key': key } })).statusCode

/** A row of the request log, of a minute that is far from every other. */
function requested({ id }: Holder, row: Partial<RequestRow> = {}): void {
  service.services.requests.record({
    ...{ id: crypto.randomUUID(), atMs: Date.now(), accountId: id, keyId: null, mcpClient: null },
    ...{ operation: 'natal_chart', method: 'POST', path: '/api/v1/natal/calculate', status: 200, units: 1 },
    ...{ durationMs: 12, requests: 1, isVedic: false, use: null },
    ...row,
  })
}

const PAGES = ['/account', '/account/keys', '/account/requests', '/account/requests.csv', '/account/sessions'] as const
const NOWHERE = '5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11'

describe('a session', () => {
  test.each([...PAGES, `/account/keys/${NOWHERE}`])('is asked for by %s', async (url) => {
    const reply = await service.app.inject({ url, remoteAddress: '203.0.113.9' })
    const place = new URL(reply.headers.location!, `http://x${url}`)
    expect([reply.statusCode, place.pathname]).toEqual([303, '/account/sign-in'])
    expect(place.searchParams.get('to')).toBe(url === '/account' ? null : url.slice(1))
  })

  test('that has ended leads to the sign-in and back', async () => {
    const holder = await signedIn()
    const ended = await holder.browser.send('/account/sessions/end')
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '../../account/sign-in?done=ended'])
    const reply = await holder.browser.open('/account/keys')
    expect(reply.headers.location).toBe('../account/sign-in?to=account%2Fkeys&done=expired')
    const { email, password } = holder.who
    const back = await holder.browser.send('/account/sign-in', { email, password, to: 'account/keys' })
    expect(back.headers.location).toBe('../account/keys')
  })

  test('ends when its browser signs in again, as whoever', async () => {
    const [first, second] = [await signedIn(), await signedIn()]
    const asJson = { origin: 'http://localhost:8080', 'content-type': 'application/json' }
    const { key } = (await first.browser.send('/account/browser-key', {}, asJson)).json()
    expect(await statusWith(key)).toBe(200)
    const wrong = await first.browser.send('/account/sign-in', { email: second.who.email, password: 'not this one' })
    expect([wrong.statusCode, (await first.browser.open('/account')).statusCode]).toEqual([401, 200])
    const { email, password } = second.who
    expect((await first.browser.send('/account/sign-in', { email, password })).statusCode).toBe(303)
    expect((await first.browser.open('/account/settings')).body).toContain(email)
    const { rows } = await client.query(
      `select u.email from identity.session s join identity.user u on u.id = s."userId" where u.email = any ($1)`,
      [[first.who.email, email]],
    )
    // The one of the browser, and the one that the second person has elsewhere.
    expect(rows.map((row) => row.email)).toEqual([email, email])
    await expect.poll(() => statusWith(key)).toBe(401)
  })

  test('is ended by its owner alone', async () => {
    const [owner, mallory] = [await signedIn(), await signedIn()]
    await owner.who.signIn()
    const page = await owner.browser.open('/account/sessions')
    const ids = [...page.body.matchAll(/account\/sessions\/([^"/]+)\/end/g)].map(([, each]) => each!)
    expect([ids.length, page.body.includes('This session')]).toEqual([1, true])
    const url = `/account/sessions/${ids[0]}/end`
    expect((await mallory.browser.send(url)).statusCode).toBe(404)
    const reply = await owner.browser.send(url)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '../../../account/sessions?done=ended'])
    const after = await owner.browser.open('/account/sessions?done=ended')
    expect(after.body).toContain('The session has ended.')
    expect(after.body).not.toContain(url)
    expect((await owner.browser.send(url)).statusCode).toBe(404)
  })
})

describe('every page', () => {
  test.each([...PAGES].filter((url) => !url.endsWith('csv')))(
    '%s loads nothing from elsewhere, and is in no frame',
    async (url) => {
      const { statusCode, headers, body } = await (await signedIn()).browser.open(url)
      expect(statusCode).toBe(200)
      const policy = String(headers['content-security-policy'])
      for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'"])
        expect(policy).toContain(rule)
      expect(policy).not.toContain('unsafe')
      expect([headers['x-frame-options'], headers['cache-control']]).toEqual(['DENY', 'no-store'])
      expect(body).not.toMatch(/(?:src|action)="(?:https?:)?\/\//)
      expect(body).not.toMatch(/ style="| on\w+="/)
      expect(body).not.toMatch(/<script(?!(?: type="module")? src="[./]+assets\/[\w-]{12}\/(?:data-page|theme)\.js")/)
    },
  )

  test.each(['/account/keys?done=x', '/account/keys/x', '/account/requests?page=0', '/account/requests?nonsense=1'])(
    '%s is refused by a page in words, with the trace id',
    async (url) => {
      const reply = await (await signedIn()).browser.open(url)
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8'])
      expect(reply.body).toContain(String(reply.headers['x-request-id']))
    },
  )

  test('is no request in the log of the account', async () => {
    const holder = await signedIn()
    for (const url of PAGES) await holder.browser.open(url)
    expect(await service.services.requests.recent(holder.id, 10)).toEqual([])
  })
})

describe('the overview', () => {
  test('of a new account has the plan with its units, and the form for the first key', async () => {
    const { body } = await (await signedIn()).browser.open('/account')
    for (const text of ['Free plan', '<strong>80</strong> of 80 units left today', 'aria-valuenow="80"'])
      expect(body).toContain(text)
    for (const text of ['Create your first key', 'href="./playground"', 'href="./docs"', 'href="./charts"'])
      expect(body).toContain(text)
    expect(body).not.toContain('Recent requests')
  })

  test('shows a first call by the newest key, until a key was used', async () => {
    const holder = await signedIn()
    const { key } = await newKey(holder, { name: 'Moon <b>' })
    const before = (await holder.browser.open('/account')).body
    expect(before).toContain('Set the variable <code>KEY</code> to your key “<bdi>Moon &lt;b&gt;</bdi>”')
    expect(before).toContain('http://localhost:8080/api/v1/natal/calculate')
    expect(before).not.toContain(key)
    expect(await statusWith(key)).toBe(200)
    const after = (await holder.browser.open('/account')).body
    expect(after).not.toContain('Make your first call')
    for (const text of ['<strong>79</strong> of 80 units left', '>Ephemeris</span>', 'Moon &lt;b&gt;', '1 live key'])
      expect(after).toContain(text)
  })

  test('adds the units of a month up, and compares them with the limit of the plan', async () => {
    const holder = await signedIn()
    await client.query(`update account set plan = 'entry' where id = $1`, [holder.id])
    await client.query(
      `insert into account_day (account_id, day, requests, units, errors)
       select $1, (now() at time zone 'utc')::date - n, 2000, 1000, 5 from generate_series(0, 60) n`,
      [holder.id],
    )
    const { body } = await holder.browser.open('/account')
    const [units, requests] = [...body.matchAll(/data-plot="([^"]+)"/g)].map(([, text]) =>
      JSON.parse(text!.replaceAll('&quot;', '"')),
    )
    const days = units.dates.map((date: string) => Number(date.slice(8)))
    expect(units.values).toEqual(days.map((day: number) => day * 1000))
    expect(requests.values).toEqual(Array.from({ length: 30 }, () => 2000))
    const most = Math.max(...units.values)
    expect(units.limit?.value).toBe(most >= 5_000 ? 50_000 : undefined)
  })

  test.each([
    ['past_due', `now() + interval '3 days'`, null, 'A payment failed. Your keys work until'],
    ['active', `now() + interval '9 days'`, `now() + interval '9 days'`, 'Your subscription ends'],
  ])('says that a subscription is %s', async (status, ends, cancelAt, said) => {
    const holder = await signedIn()
    await client.query(
      `insert into billing_subscription (account_id, id, plan, status, period_ends_at, cancel_at, due_since)
       values ($1, 'sub_' || $2, 'entry', $2, ${ends}, ${cancelAt ?? 'null'}, ${status === 'past_due' ? 'now()' : 'null'})`,
      [holder.id, status],
    )
    expect((await holder.browser.open('/account')).body).toContain(said)
  })

  test('says that requests are refused when the subscription has ended', async () => {
    const holder = await signedIn()
    await client.query(`update account set status = 'inactive' where id = $1`, [holder.id])
    expect((await holder.browser.open('/account')).body).toContain('Requests with your keys are refused.')
  })
})

describe('a key', () => {
  const form = { name: 'my app', scope: 'everything', expires: 'never', expires_on: '', origins: '' }
  const send = (holder: Holder, fields: Record<string, string> | readonly (readonly [string, string])[]) =>
    holder.browser.send('/account/keys', fields as never)

  test('is created, works, and is shown by the answer alone', async () => {
    const holder = await signedIn()
    const reply = await send(holder, form)
    expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
      200,
      undefined,
      'no-store',
    ])
    const [key] = /orr_live_[0-9A-Za-z]{49}/.exec(reply.body)!
    expect(await statusWith(key)).toBe(200)
    const { body } = await holder.browser.open('/account/keys')
    expect([body.includes(key), body.includes(key.slice(0, 15))]).toEqual([false, true])
  })

  test('by the form of the overview needs a name alone', async () => {
    const holder = await signedIn()
    expect((await send(holder, { name: 'My first key' })).body).toContain('Key “<bdi>My first key</bdi>” was created')
    expect(await liveKeys(holder)).toMatchObject([{ name: 'My first key', areas: null, expiresAtMs: null }])
  })

  test('gets the areas, the origins and the expiry that were chosen', async () => {
    const holder = await signedIn()
    const fields = [
      ...Object.entries({ ...form, scope: 'some', expires: 'date', expires_on: dayAhead(400) }),
      ...[['areas', 'natal'] as const, ['areas', 'reports'] as const],
    ].map(
      ([name, value]) =>
        [name, name === 'origins' ? 'https://app.example\r\nhttp://localhost:5173\r\n' : value] as const,
    )
    expect((await send(holder, fields)).statusCode).toBe(200)
    await send(holder, [...Object.entries({ ...form, name: 'one', scope: 'some', expires: '30' }), ['areas', 'natal']])
    const [one, first] = await liveKeys(holder)
    expect(first).toMatchObject({
      areas: ['natal', 'reports'],
      allowedOrigins: ['https://app.example', 'http://localhost:5173'],
      expiresAtMs: Date.parse(`${dayAhead(400)}T23:59:59Z`),
    })
    expect(one!.areas).toEqual(['natal'])
    expect(Math.abs(one!.expiresAtMs! - Date.now() - 30 * 86_400_000)).toBeLessThan(600_000)
  })

  test.each([
    [{ name: '  ' }, 'name', 'Must not be blank.'],
    [{ name: 'x'.repeat(201) }, 'name', 'Must be at most 200 characters.'],
    [{ scope: 'some' }, 'areas', 'Choose at least one.'],
    [{ scope: 'some', areas: 'stars' }, 'areas', 'Allowed: natal, charts'],
    [{ expires: 'date' }, 'expires_on', 'Must be a date such as 2035-01-31.'],
    [{ expires: 'date', expires_on: '2035-02-30' }, 'expires_on', 'Must be a date such as 2035-01-31.'],
    [{ expires: 'date', expires_on: '2001-01-01' }, 'expires_on', 'Must be after now'],
    [{ expires: 'date', expires_on: '2999-01-01' }, 'expires_on', 'and not after'],
    [{ origins: 'https://app.example/path' }, 'origins', 'Did you mean https://app.example?'],
    [
      { origins: Array.from({ length: 11 }, (_, n) => `https://a${n}.example`).join('\n') },
      'origins',
      'at most 10 items',
    ],
  ] as [Record<string, string>, string, string][])(
    'with %j is refused beside the field, and what was typed is kept',
    async (wrong, name, said) => {
      const holder = await signedIn()
      const reply = await send(holder, { ...form, ...wrong })
      expect([reply.statusCode, await liveKeys(holder)]).toEqual([422, []])
      expect(reply.body).toMatch(
        new RegExp(`<p id="${name}-fault" class="fault">[^<]*${said.replaceAll(/[.?()]/g, '\\$&')}`),
      )
      expect(reply.body.match(/class="fault"/g)).toHaveLength(1)
      const [[field, typed]] = Object.entries(wrong) as [[string, string]]
      if (field === 'origins') expect(reply.body).toContain(`>${typed}</textarea>`)
      else if (field === 'name') expect(reply.body).toContain(`value="${typed}"`)
      else expect(reply.body).toMatch(new RegExp(`value="${typed}"[^>]*(?:checked|selected)`))
    },
  )

  test('beyond the twentieth is refused, and the page offers no form for it', async () => {
    const holder = await signedIn()
    for (let turn = 0; turn < 20; turn += 1) await newKey(holder, { name: `key ${turn}` })
    const { body } = await holder.browser.open('/account/keys')
    expect(body).toContain('Your account has 20 live keys, which is the maximum.')
    expect([body.match(/orr_live_\w{6}…/g)?.length, body.includes('name="scope"')]).toEqual([20, false])
    const reply = await send(holder, form)
    expect([reply.statusCode, reply.body.includes('The account has 20 live keys, the maximum')]).toEqual([409, true])
  })

  test('gets another name and other origins, and loses its origins when the field is empty', async () => {
    const holder = await signedIn()
    const { id } = await newKey(holder, { allowedOrigins: ['https://app.example'] })
    const url = `/account/keys/${id}`
    expect((await holder.browser.open(url)).body).toContain('>https://app.example</textarea>')
    const changed = await holder.browser.send(url, { name: 'other', origins: 'https://b.example' })
    expect([changed.statusCode, changed.headers.location]).toEqual([303, `../../account/keys/${id}?done=changed`])
    expect(await liveKeys(holder)).toMatchObject([{ name: 'other', allowedOrigins: ['https://b.example'] }])
    await holder.browser.send(url, { name: 'other', origins: ' ' })
    expect(await liveKeys(holder)).toMatchObject([{ allowedOrigins: null }])
    const wrong = await holder.browser.send(url, { name: ' ', origins: 'x' })
    expect([wrong.statusCode, wrong.body.match(/class="fault"/g)?.length]).toEqual([422, 2])
  })

  test('is revoked by its name alone, and the typed text is kept', async () => {
    const holder = await signedIn()
    const { id, key } = await newKey(holder, { name: ' Sun & moon ' })
    const url = `/account/keys/${id}/revoke`
    const refused = await holder.browser.send(url, { confirmation: 'Sun"' })
    expect([refused.statusCode, refused.body.includes('value="Sun&quot;"')]).toEqual([422, true])
    expect(await statusWith(key)).toBe(200)
    const reply = await holder.browser.send(url, { confirmation: 'Sun & moon' })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '../../../account/keys?done=revoked'])
    await expect.poll(() => statusWith(key)).toBe(401)
    expect((await holder.browser.open('/account/keys?done=revoked')).body).toContain('The key was revoked.')
    const page = (await holder.browser.open(`/account/keys/${id}`)).body
    expect([page.includes('This key no longer works.'), page.includes('/revoke"')]).toEqual([true, false])
  })

  test.each(['\u200b', 'раypal', 'a  b'])('whose name %j cannot be typed is revoked by its beginning', async (name) => {
    const holder = await signedIn()
    const { id, prefix } = await newKey(holder, { name })
    expect((await holder.browser.open(`/account/keys/${id}`)).body).toContain(`to confirm: ${prefix}`)
    await holder.browser.send(`/account/keys/${id}/revoke`, { confirmation: prefix })
    expect(await liveKeys(holder)).toEqual([])
  })

  test('of another account is answered like one that does not exist', async () => {
    const [owner, mallory] = [await signedIn(), await signedIn()]
    const { id } = await newKey(owner, { name: 'theirs' })
    for (const [theirs, missing] of [
      [await mallory.browser.open(`/account/keys/${id}`), await mallory.browser.open(`/account/keys/${NOWHERE}`)],
      ...(await Promise.all(
        ['', '/revoke'].map(async (end) => {
          const fields = end ? { confirmation: 'theirs' } : { name: 'mine', origins: '' }
          return [
            await mallory.browser.send(`/account/keys/${id}${end}`, fields),
            await mallory.browser.send(`/account/keys/${NOWHERE}${end}`, fields),
          ] as const
        }),
      )),
    ] as const) {
      const shown = ({ statusCode, body, headers }: typeof theirs) => [
        statusCode,
        body.replaceAll(String(headers['x-request-id']), ''),
      ]
      expect(theirs.statusCode).toBe(404)
      expect(shown(theirs)).toEqual(shown(missing))
    }
    expect(await liveKeys(owner)).toMatchObject([{ name: 'theirs' }])
  })

  test('with a name of markup is shown as it is on every page', async () => {
    const holder = await signedIn()
    const { id } = await newKey(holder, { name: `"><script>alert(1)</script><img src=x>` })
    await service.services.requests.recent(holder.id, 1)
    requested(holder, { keyId: id })
    for (const url of [...PAGES, `/account/keys/${id}`].filter((each) => !each.endsWith('csv'))) {
      const { body } = await holder.browser.open(url)
      expect(body).not.toContain('<script>')
      expect(body).not.toContain('<img')
    }
  })
})

const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('the request log', () => {
  test('says what to do first, then shows each request with its key, its units and its trace id', async () => {
    const holder = await signedIn()
    expect((await holder.browser.open('/account/requests')).body).toContain('No requests yet.')
    const { key } = await newKey(holder)
    const reply = await service.app.inject({ url: '/api/v1/ephemeris?start=2026-03-01', headers: { 'x-api-key': key } })
    const { body } = await holder.browser.open('/account/requests')
    for (const text of ['1 entry', '>Ephemeris</span>', '<bdi>my app</bdi>', String(reply.headers['x-request-id'])])
      expect(body).toContain(text)
  })

  test('is filtered by key and outcome, and leaves as CSV', async () => {
    const holder = await signedIn()
    const { id, prefix } = await newKey(holder, { name: '=HYPERLINK("x")' })
    requested(holder, { keyId: id, operation: 'natal_chart', status: 429 })
    requested(holder, { keyId: id, operation: 'transits' })
    requested(holder, { operation: 'api_key_list', status: 503 })
    const shown = async (query: string) => {
      const { body } = await holder.browser.open(`/account/requests${query}`)
      return ['Natal chart', 'Transits', 'API key list'].filter((name) => body.includes(`>${name}</span>`))
    }
    expect(await shown('?key=&outcome=')).toEqual(['Natal chart', 'Transits', 'API key list'])
    expect(await shown(`?key=${id}`)).toEqual(['Natal chart', 'Transits'])
    expect(await shown('?key=none')).toEqual(['API key list'])
    expect(await shown('?outcome=refused')).toEqual(['Natal chart'])
    expect(await shown('?outcome=failed')).toEqual(['API key list'])
    expect(await shown(`?outcome=failed&key=${id}`)).toEqual([])
    const csv = await holder.browser.open(`/account/requests.csv?key=${id}&outcome=succeeded`)
    const [head, row, end] = csv.body.split('\r\n')
    expect([head!.split(',')[0], end, csv.headers['content-type']]).toEqual(['id', '', 'text/csv; charset=utf-8'])
    expect(row).toContain(`,transits,200,1,12,1,${id},${prefix},"'=HYPERLINK(""x"")",`)
  })

  test('has pages of fifty, and says that it shows the newest five hundred', async () => {
    const holder = await signedIn()
    for (let n = 0; n < 510; n += 1) requested(holder, { operation: `operation_${n}`, atMs: Date.now() - n * 1000 })
    const first = (await holder.browser.open('/account/requests')).body
    expect(first).toContain('Of the newest 500 log entries: 500 entries')
    expect(first.match(/class="trace"/g)).toHaveLength(50)
    expect([first.includes('>Operation 0</span>'), first.includes('>Operation 50</span>')]).toEqual([true, false])
    expect(first).toContain('rel="next" href="../account/requests?page=2"')
    const last = (await holder.browser.open('/account/requests?page=10')).body
    expect([last.includes('>Operation 499</span>'), last.includes('rel="next"')]).toEqual([true, false])
    expect((await holder.browser.open('/account/requests?page=2&outcome=failed')).body).toContain(
      'No recent requests match',
    )
  })

  test('groups errors by operation, the most frequent first, and leads to those of one', async () => {
    const holder = await signedIn()
    for (const status of [422, 422, 200]) requested(holder, { operation: 'natal_chart', status })
    requested(holder, { operation: 'ephemeris', status: 500, requests: 7 })
    const { body } = await holder.browser.open('/account/requests')
    const groups = [
      ...body.matchAll(
        /outcome=errors&amp;operation=(\w+)" aria-label="[^"]*">[\w ]+<\/a>.*?Requests" class="figure">(\d+)</gs,
      ),
    ]
    expect(groups.map(([, operation, requests]) => [operation, requests])).toEqual([
      ['ephemeris', '7'],
      ['natal_chart', '2'],
    ])
    const one = (await holder.browser.open('/account/requests?outcome=errors&operation=natal_chart')).body
    expect(one.match(/class="trace"/g)).toHaveLength(2)
  })

  test('has no request of another account', async () => {
    const [owner, mallory] = [await signedIn(), await signedIn()]
    const { id } = await newKey(owner)
    requested(owner, { keyId: id })
    for (const url of ['/account/requests', `/account/requests?key=${id}`])
      expect((await mallory.browser.open(url)).body).toContain('No requests yet.')
    expect((await mallory.browser.open(`/account/requests.csv?key=${id}`)).body.split('\r\n')).toHaveLength(2)
  })
})

test('changes of the account are listed with what they concern', async () => {
  const holder = await signedIn()
  const { prefix } = await newKey(holder, { name: 'Listed' })
  const { body } = await holder.browser.open('/account/sessions')
  for (const text of ['An API key was created', '<bdi>Listed</bdi>', prefix, 'The account was created'])
    expect(body).toContain(text)
})

test.each([
  ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['of a neighbour', { origin: 'http://evil.localhost:8080', 'sec-fetch-site': 'same-site' }],
  ['without an origin', {}],
])('a form %s changes nothing', async (_, headers) => {
  const holder = await signedIn()
  const { id, name } = await newKey(holder)
  const forms = [
    ['/account/keys', { name: 'forged' }],
    [`/account/keys/${id}`, { name: 'forged', origins: '' }],
    [`/account/keys/${id}/revoke`, { confirmation: name }],
    ['/account/sessions/end', {}],
    ['/account/sessions/x/end', {}],
  ] as const
  for (const [url, fields] of forms) expect((await holder.browser.send(url, fields, headers)).statusCode).toBe(403)
  expect([
    (await liveKeys(holder)).map((each) => each.name),
    (await holder.browser.open('/account')).statusCode,
  ]).toEqual([['my app'], 200])
})
