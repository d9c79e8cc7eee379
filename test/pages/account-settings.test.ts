import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElementHandle } from 'puppeteer-core'
import sharp from 'sharp'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createKey } from '../../src/accounts/keys.ts'
import { savePeople, savePerson } from '../../src/accounts/people.ts'
import { linkPerson } from '../../src/accounts/person-links.ts'
import { notificationsOf } from '../../src/accounts/profile.ts'
import { AccountData, DATA_MAX } from '../../src/contract/accounts/data.ts'
import { PersonLinkRequest, PersonRequest } from '../../src/contract/people/people.ts'
import { type AccountVisitor, accountVisitor, enter, faultsOf, tabTo } from '../support/account-visitor.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { textOf, useBrowser } from '../support/consent.ts'

let service: TestApp
let base: string
const browsing = useBrowser()
beforeAll(async () => {
  service = await startTestApp()
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(() => service.stop())

const PAGE = '/account/settings'
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' } as const
const arrived = (): Promise<AccountVisitor> =>
  accountVisitor({ service: () => service, base, browser: () => browsing.browser })

const drawn = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1f2444' } })
    .png()
    .toBuffer()

function formWith(file: Buffer, label: string): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(file)], 'logo.png'))
  form.set('footer_label', label)
  return form
}

const accountsWith = (id: string) =>
  service.services.db.any(sql.type(z.object({ id: z.string() }))`select id from account where id = ${id}`)

test('messages are chosen by the keyboard, and those of security stay', async () => {
  const ada = await arrived()
  const page = await ada.opened(PAGE)
  await tabTo(page, 'usage_alerts')
  await page.keyboard.press('Space')
  await tabTo(page, 'product_updates')
  await page.keyboard.press('Space')
  await tabTo(page, 'Save notifications')
  await enter(page)
  expect(await textOf(page, '#done')).toBe('Your notification settings were saved.')
  expect(await textOf(page, '#security_alerts')).toContain('These e-mails are always sent.')
  expect(await notificationsOf(service.services.db, ada.accountId)).toEqual({
    ...{ product_updates: true, usage_alerts: false, billing_notices: true, report_ready: true },
    security_alerts: true,
  })
  expect(ada.said).toEqual([])
  await page.browserContext().close()
})

describe('a branding image', () => {
  test('is uploaded, shown with its line, and deleted', async () => {
    const ada = await arrived()
    const file = join(await mkdtemp(join(tmpdir(), 'branding-')), 'logo.png')
    await writeFile(file, await drawn(320, 90))
    const page = await ada.opened(PAGE)
    const field = (await page.$('#file')) as ElementHandle<never> & { uploadFile(path: string): Promise<void> }
    await field.uploadFile(file)
    await tabTo(page, 'footer_label')
    await page.keyboard.type('Stars & <Co>')
    await tabTo(page, 'Upload image')
    await enter(page)
    expect(await textOf(page, '#done')).toBe('Your branding image was saved.')
    expect(await textOf(page, '#branding-label')).toBe('Stars & <Co>')
    const width = await page.$eval(
      '#branding-image',
      (image) => (image as unknown as { naturalWidth: number }).naturalWidth,
    )
    expect(width).toBe(320)
    await tabTo(page, 'Delete image')
    await enter(page)
    expect(await textOf(page, '#no-branding')).toBe('You have no branding image yet.')
    expect(ada.said).toEqual([])
    await page.browserContext().close()
  })

  test('that cannot be used is refused in words, and the line is kept', async () => {
    const ada = await arrived()
    const to = `${PAGE}/branding`
    for (const [file, words] of [
      [Buffer.alloc(0), 'The file is empty.'],
      [Buffer.from('not an image'), 'PNG, JPEG or SVG'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'script'],
    ] as const) {
      const reply = await ada.upload(to, formWith(file, 'My line'))
      expect([reply.statusCode, reply.body.includes(words), reply.body.includes('value="My line"')]).toEqual([
        422,
        true,
        true,
      ])
      expect(reply.body).toContain('<h1>Settings</h1>')
    }
    const large = await ada.upload(to, formWith(Buffer.alloc(2 * 1024 * 1024 + 1), ''))
    expect([large.statusCode, large.body.includes('over the limit of 2097152 bytes')]).toEqual([422, true])
    const long = await ada.upload(to, formWith(await drawn(10, 10), 'x'.repeat(121)))
    expect([long.statusCode, long.body.includes('Line of text: Must be at most 120 characters.')]).toEqual([422, true])
    expect((await ada.open(`${PAGE}/branding.png`)).statusCode).toBe(404)
  })

  test('is shown to its account alone', async () => {
    const ada = await arrived()
    const eve = await arrived()
    const png = await drawn(20, 10)
    expect((await ada.upload(`${PAGE}/branding`, formWith(png, ''))).statusCode).toBe(303)
    expect((await ada.open(`${PAGE}/branding.png`)).headers['content-type']).toBe('image/png')
    expect((await eve.open(`${PAGE}/branding.png`)).statusCode).toBe(404)
  })
})

test('answers are saved and shown again, and a wrong one is refused in the words of the API', async () => {
  const ada = await arrived()
  const answers = { full_name: 'Ada <b>', company: '', role: 'developer', use_case: '', expected_volume: '' }
  expect((await ada.send(`${PAGE}/profile`, answers)).statusCode).toBe(303)
  const { body } = await ada.open(PAGE)
  expect(body).toContain('value="Ada &lt;b&gt;"')
  expect(body).toContain('<option value="developer" selected>')
  const wrong = await ada.send(`${PAGE}/profile`, { ...answers, role: 'king', company: 'Kept' })
  expect([wrong.statusCode, wrong.body.includes('role: Allowed: developer, ')]).toEqual([422, true])
  expect(wrong.body).toContain('value="Kept"')
})

describe('all data of an account', () => {
  test('come as one file that the schema describes, with no secret and nothing of another account', async () => {
    const ada = await arrived()
    const eve = await arrived()
    const { db } = service.services
    const { key } = await createKey(db, { accountId: ada.accountId, name: 'my app' })
    await createKey(db, { accountId: eve.accountId, name: 'key of Eve' })
    await ada.send(`${PAGE}/profile`, {
      full_name: 'Ada Lovelace',
      company: '',
      role: '',
      use_case: '',
      expected_volume: '',
    })
    for (const [owner, name] of [
      [ada, 'Byron'],
      [eve, 'Somebody of Eve'],
    ] as const) {
      const birth = { ...BIRTH, name, notes: `a note on ${name}` }
      const saved = await savePerson(db, owner.accountId, PersonRequest.parse(birth))
      await linkPerson(db, owner.accountId, saved.id, PersonLinkRequest.parse({}))
    }
    const reply = await ada.open(`${PAGE}/data.json`)
    expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="orrery-account.json"',
    ])
    const data = AccountData.parse(reply.json())
    expect(Object.keys(reply.json()).sort()).toEqual(Object.keys(AccountData.shape).sort())
    expect([data.account.email, data.account.onboarding?.full_name]).toEqual([ada.who.email, 'Ada Lovelace'])
    expect(data.keys.map(({ name }) => name)).toEqual(['my app'])
    expect(data.people).toMatchObject([{ ...BIRTH, name: 'Byron', notes: 'a note on Byron' }])
    expect(data.people[0]?.link?.url).toMatch(/^http:\/\/localhost:\d+\/c\/[\w-]{43}$/)
    expect([data.sessions.length, data.left_out]).toEqual([1, []])
    for (const hidden of [key, 'key of Eve', 'Somebody of Eve', eve.who.email]) expect(reply.body).not.toContain(hidden)
  })

  test('have all lists in pieces, and name those that are cut', async () => {
    const ada = await arrived()
    const rows = DATA_MAX.events + 20
    await service.services.db.any(sql.type(z.object({ id: z.bigint() }))`
      insert into audit_event (account_id, actor, action, detail)
      select ${ada.accountId}, 'account', 'settings_changed', '{}' from generate_series(1, ${rows}) returning id`)
    await service.services.db.any(sql.type(z.object({ id: z.string() }))`
      insert into report (account_id, options, content, wheel_svg, variant)
      select ${ada.accountId}, '{}', json_build_object('subject', json_build_object('name', 'Person ' || n)), '', 'without_logo'
      from generate_series(1, 1201) n returning id`)
    await savePeople(
      service.services.db,
      ada.accountId,
      Array.from({ length: 1201 }, (_, n) => PersonRequest.parse({ ...BIRTH, name: `Person ${n}` })),
    )
    const data = AccountData.parse((await ada.open(`${PAGE}/data.json`)).json())
    expect(new Set(data.people.map(({ name }) => name)).size).toBe(1201)
    expect([data.events.length, data.reports.length, data.left_out]).toEqual([DATA_MAX.events, 1201, ['events']])
    expect(new Set(data.reports.map(({ name }) => name)).size).toBe(1201)
  })
})

test('a form of another site changes nothing', async () => {
  const ada = await arrived()
  for (const [url, fields] of [
    ['/notifications', {}],
    ['/profile', { full_name: '', company: '', role: '', use_case: '', expected_volume: '' }],
    ['/branding/delete', {}],
    ['/delete', { confirmation: ada.who.email, reason: '' }],
  ] as const)
    for (const headers of [{}, { origin: 'https://evil.example' }])
      expect([url, (await ada.send(PAGE + url, fields, headers)).statusCode]).toEqual([url, 403])
  expect(await accountsWith(ada.accountId)).toHaveLength(1)
})

describe('the account', () => {
  test('is deleted by its address alone, and signs the browser out', async () => {
    const ada = await arrived()
    const wrong = await ada.send(`${PAGE}/delete`, { confirmation: 'ada"@', reason: '' })
    expect([wrong.statusCode, wrong.body.includes('Nothing was deleted.')]).toEqual([422, true])
    expect(wrong.body).toContain('value="ada&quot;@"')
    const page = await ada.opened(PAGE)
    await tabTo(page, 'Delete this account')
    await page.keyboard.press('Enter')
    await tabTo(page, 'confirmation')
    await page.keyboard.type(ada.who.email.toUpperCase())
    await tabTo(page, 'Delete account')
    await enter(page)
    expect(await textOf(page, 'h1')).toBe('Your account is deleted')
    expect(await accountsWith(ada.accountId)).toEqual([])
    expect(await page.cookies(base)).toEqual([])
    await page.goto(`${base}${PAGE}`)
    expect(new URL(page.url()).pathname).toBe('/account/sign-in')
    expect(ada.said).toEqual([])
    await page.browserContext().close()
  })
})

test('the pages have no finding of axe, with and without an image', async () => {
  const ada = await arrived()
  expect(await faultsOf(await ada.opened(PAGE))).toEqual([])
  await ada.upload(
    `${PAGE}/branding`,
    formWith(await drawn(1200, 400), 'Donaudampfschifffahrtsgesellschaftskapitänspatentverlängerung'),
  )
  const page = await ada.opened(`${PAGE}?done=branding`)
  expect(await faultsOf(page)).toEqual([])
  expect(await faultsOf(await ada.opened('/account/assistants'))).toEqual([])
  expect(ada.said).toEqual([])
})
