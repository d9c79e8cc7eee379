import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { OPERATIONS } from '../../src/operations/index.ts'
import { calculationsOf, chartsAmong } from '../../src/pages/playground/calculations.ts'
import { requestFields } from '../../src/pages/playground/form.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { axeFindings } from '../support/axe.ts'
import { shown, textOf, useBrowser } from '../support/consent.ts'
import { cases } from '../support/full-form.ts'
import { followLink } from '../support/playground.ts'

const CALCULATIONS = calculationsOf(OPERATIONS)
const SYNASTRY = chartsAmong(CALCULATIONS)['synastry']!

let service: TestApp
let base: string
const browsing = useBrowser()
beforeAll(async () => {
  service = await startTestApp()
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(() => service.stop())

const BIRTH = 'name=Ada&city=Athens&year=1981&month=1&day=1&hour=23&minute=30'
const TABLE = 'start=2026-03-01&end=2026-03-31&step=1d&bodies=sun%2Cmercury'

/** A page, and what its console said. */
async function opened(path: string, { hasKey = true } = {}): Promise<{ page: Page; said: string[] }> {
  const page = await (await browsing.browser.createBrowserContext()).newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  if (hasKey) await page.evaluateOnNewDocument(`sessionStorage.setItem('orrery-playground-key', '${service.key}')`)
  await followLink(page, base + path)
  return { page, said }
}

const choose = async (page: Page, tab: string) => {
  await page.click(`#tab-${tab}`)
  await shown(page, `#panel-${tab}`)
  await page.waitForFunction(`!document.querySelector('#panel-${tab} .skeleton')`)
}
const pressed = async (page: Page, ...keys: Parameters<Page['keyboard']['press']>[0][]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('a birth is filled in and sent by the keyboard alone, with a completed place and an unknown time', async () => {
  const { page, said } = await opened('/playground/natal')
  await page.focus('#f-name')
  await page.keyboard.type('Ada')
  await pressed(page, 'Tab')
  await page.keyboard.type('Athen')
  await shown(page, '#f-city-list [role=option]')
  await pressed(page, 'ArrowDown', 'Enter')
  expect(await page.$eval('#f-city', (input) => (input as unknown as { value: string }).value)).toBe(
    'Athens, Attica, Greece',
  )
  expect(await textOf(page, '#f-city-hint')).toContain('Europe/Athens')
  for (const text of ['1981', '1', '1']) {
    await pressed(page, 'Tab')
    await page.keyboard.type(text)
  }
  await pressed(page, 'Tab', 'Tab', 'Tab', 'Space')
  expect(await page.evaluate('document.activeElement.name')).toBe('time_known')
  expect(await page.$eval('#f-hour', (input) => (input as unknown as { disabled: boolean }).disabled)).toBe(true)
  await page.focus('#f-day')
  await pressed(page, 'Enter')
  await shown(page, '.picture img')
  await page.waitForFunction('document.querySelector(".picture img").naturalWidth > 0')
  await choose(page, 'table')
  expect(await textOf(page, '#panel-table')).toContain('Sun')
  await choose(page, 'json')
  const answer = JSON.parse(await textOf(page, '#panel-json pre'))
  expect(answer.subject.settings.time_known).toBe(false)
  expect(answer.houses).toBeUndefined()
  expect(answer.subject.location).toMatchObject({ lat: 37.98376, lng: 23.72784 })
  expect(await textOf(page, '#panel-json')).toMatch(/kB · \d+\sms · .*units left/)
  await choose(page, 'code')
  const curl = await textOf(page, '[data-language=curl] code')
  const { stdout } = await promisify(execFile)('sh', ['-c', curl.replace('curl', 'curl -s')], {
    env: { ...process.env, KEY: service.key },
  })
  expect(JSON.parse(stdout)).toEqual(answer)
  expect(said).toEqual([])
  await page.browserContext().close()
})

test('the first opening of a natal chart is one call, and each other tab one more', async () => {
  const { page } = await opened('/playground')
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/natal/')) sent.push(pathname)
  })
  await followLink(page, `${base}/playground/natal?${BIRTH}`)
  await shown(page, '.picture img')
  await choose(page, 'code')
  expect(sent).toEqual(['/api/v1/natal/chart/'])
  await choose(page, 'table')
  await choose(page, 'json')
  await choose(page, 'picture')
  expect(sent).toEqual(['/api/v1/natal/chart/', '/api/v1/natal/calculate'])

  sent.length = 0
  await followLink(page, `${base}/playground/natal?${BIRTH}&tab=table`)
  await shown(page, '#panel-table table')
  expect(sent).toEqual(['/api/v1/natal/calculate'])
  await page.browserContext().close()
})

test('the tabs of an answer are moved through by the arrow keys', async () => {
  const { page } = await opened(`/playground/natal?${BIRTH}`)
  await shown(page, '#tab-picture[aria-selected=true]')
  await page.focus('#tab-picture')
  await pressed(page, 'ArrowRight')
  expect(await page.evaluate('document.activeElement.id')).toBe('tab-table')
  await pressed(page, 'End')
  expect(await page.evaluate('document.activeElement.id')).toBe('tab-code')
  await pressed(page, 'ArrowRight')
  expect(await page.evaluate('document.activeElement.id')).toBe('tab-picture')
  await page.browserContext().close()
})

test.each(['natal', 'chart-natal'])(
  'a doubt about the clock stands beside the picture of %s, whatever tab is open',
  async (slug) => {
    // Georgia kept Central Time until 1941 (tz database, comments on America/New_York).
    const born = 'name=Ada&city=Atlanta&year=1929&month=1&day=15&hour=12&minute=0'
    const { page } = await opened(`/playground/${slug}?${born}`)
    await shown(page, '.picture img')
    expect(await textOf(page, '.notice.notes')).toContain('this region did not have the clock of New York at that time')
    await choose(page, 'code')
    expect(await textOf(page, '.notice.notes')).toContain('-06:00 was used')
    await page.browserContext().close()
  },
)

test('a link brings back the form and its answer, and has no key', async () => {
  const { page } = await opened(`/playground/natal?${BIRTH}&house_system=koch&tab=json`)
  await shown(page, '#panel-json pre')
  expect(await page.$eval('#f-house_system', (field) => (field as unknown as { value: string }).value)).toBe('koch')
  expect(JSON.parse(await textOf(page, '#panel-json pre')).subject.settings.house_system).toBe('koch')
  expect(page.url()).not.toContain(service.key)
  expect(new URL(page.url()).searchParams.get('house_system')).toBe('koch')
  await page.browserContext().close()
})

test('a link with wrong values fills in the others, says which are wrong, and is not sent', async () => {
  const link = 'year=1981&month=13&house_system=none&__proto__.x=1&name=%3Cimg%20src=x%3E'
  const { page, said } = await opened(`/playground/natal?${link}`)
  const notice = await textOf(page, 'main > .notice')
  expect(notice).toContain('month: Must be at most 12')
  expect(notice).toContain('house_system: Unknown house system "none"')
  expect(notice).toContain('__proto__.x: This field does not exist')
  const values = await page.evaluate(
    `['year', 'month', 'name'].map((name) => document.getElementById('f-' + name).value)`,
  )
  expect(values).toEqual(['1981', '', '<img src=x>'])
  expect(await page.$$('main img')).toEqual([])
  expect(await page.$('[role=tablist]')).toBeNull()
  expect(said).toEqual([])
  await page.browserContext().close()
})

test.each(['cross-site', 'same-site', 'none', undefined])(
  'an address that is opened from elsewhere fills the form, and waits: %s',
  async (site) => {
    const headers = site === undefined ? {} : { 'sec-fetch-site': site }
    const reply = await service.app.inject({ url: `/playground/natal?${BIRTH}`, headers })
    expect(reply.body).toContain('value="1981"')
    expect(reply.body).toContain('The form is filled in. Press Send')
    expect(reply.body).toContain('&quot;runs&quot;:false')
  },
)

interface Describing {
  processJSONSchema(): void
}

test('the contracts of a form are described once, which takes longer than all of a view', async () => {
  const described = vi.spyOn(SYNASTRY.body!._zod as unknown as Describing, 'processJSONSchema')
  const view = () => service.app.inject({ url: '/playground/chart?kind=synastry&house_system=placidus' })
  await view()
  described.mockClear()
  expect((await view()).body).toContain('house_system')
  expect(described).not.toHaveBeenCalled()
  requestFields(SYNASTRY)
  expect(described).toHaveBeenCalled()
  described.mockRestore()
})

test('faults stand beside their fields in the words of the service, and what was typed stays', async () => {
  const { page } = await opened(`/playground/natal?${BIRTH.replace('day=1', 'day=30').replace('month=1', 'month=2')}`)
  await shown(page, '#f-day-fault')
  expect(await textOf(page, '#f-day-fault')).toContain('has no 1981-02-30')
  expect(
    await page.$eval('#f-day', (field) => [
      field.getAttribute('aria-invalid'),
      (field as unknown as { value: string }).value,
    ]),
  ).toEqual(['true', '30'])
  expect(await page.evaluate('document.activeElement.id')).toBe('f-day')
  expect(await textOf(page, '#answer .notice')).toContain('Trace id')
  await page.focus('#f-day')
  await page.keyboard.type('x')
  await pressed(page, 'Enter')
  await page.waitForFunction('document.getElementById("f-day-fault").textContent.includes("Expected a number")')
  await page.browserContext().close()
})

test('without a key the page asks for one, keeps it in the tab alone, and then answers', async () => {
  const { page } = await opened(`/playground/natal?${BIRTH}`, { hasKey: false })
  await shown(page, '#key')
  await page.type('#key', 'orr_live_wrong')
  await pressed(page, 'Enter')
  await page.waitForFunction('document.querySelector(".key-question .notice")?.textContent.includes("Invalid API key")')
  await page.type('#key', service.key)
  await pressed(page, 'Enter')
  await shown(page, '[role=tablist]')
  expect(page.url()).not.toContain('orr_live')
  expect(await page.evaluate('localStorage.length')).toBe(0)
  expect(await textOf(page, '#key-state')).toContain('Using a pasted key')
  await page.browserContext().close()
})

test('the arrow keys on the plot show the values of the answer', async () => {
  const { page, said } = await opened(`/playground/ephemeris?${TABLE}`)
  await shown(page, '.plot canvas')
  await page.focus('.plot')
  await pressed(page, 'ArrowLeft', 'ArrowLeft')
  const text = await textOf(page, '.plot-values')
  const reply = await service.get({ start: '2026-03-29', bodies: 'Sun,Mercury' })
  const { bodies } = reply.json().data
  expect(text).toContain('2026-03-29')
  expect(text).toContain(`Sun ${bodies.Sun.abs_pos}°, Mercury ${bodies.Mercury.abs_pos}°`)
  await page.click('.marks-ask')
  await page.waitForFunction('document.querySelector(".marks-note").textContent.includes("are marked")')
  const events = await service.app.inject({
    url: '/api/v1/sky-events?date=2026-03-20',
    headers: { 'x-api-key': service.key },
  })
  const station = events.json().events.find(({ kind }: { kind: string }) => kind === 'station')
  expect(await textOf(page, '.marks')).toContain(
    `${station.utc.slice(0, 16).replace('T', ' ')} UTC: Mercury turns direct`,
  )
  expect(said).toEqual([])
  await page.browserContext().close()
})

test('the editor draws again when an option changes, and the last one counts', async () => {
  const { page, said } = await opened('/playground/chart')
  await shown(page, '.picture img')
  const source = () => page.$eval('.picture img', (image) => image.getAttribute('src'))
  const earlier = await source()
  await page.select('#f-theme_type', 'sepia')
  await page.select('#f-theme_type', 'mono')
  await page.waitForFunction(`document.querySelector('.picture img').getAttribute('src') !== '${earlier}'`)
  expect(await textOf(page, '#panel-picture pre')).toContain('"theme_type": "mono"')
  expect(new URL(page.url()).searchParams.get('theme_type')).toBe('mono')
  expect(said).toEqual([])
  await page.browserContext().close()
})

test('another kind of chart has the birth of the form', async () => {
  const { page, said } = await opened(
    '/playground/chart?name=Bo&lat=-33.9&lng=151.2&year=1979&month=6&day=5&time_known=false',
  )
  await shown(page, '.picture img')
  await page.$eval('#f-name', (input) => Object.assign(input, { value: 'Bea' }))
  for (const [kind, stem] of Object.entries({ 'Solar return': 'natal.', Synastry: 'person_a.', Natal: '' })) {
    const [link] = await page.$$(`::-p-xpath(//nav[@class="kinds"]//a[normalize-space()="${kind}"])`)
    await Promise.all([page.waitForNavigation(), link!.click()])
    await shown(page, '.picture img')
    const { searchParams } = new URL(page.url())
    const birth = ['name', 'lat', 'lng', 'year', 'month', 'day', 'time_known', 'city', 'hour'].map((name) =>
      searchParams.get(stem + name),
    )
    expect([kind, birth]).toEqual([kind, ['Bea', '-33.9', '151.2', '1979', '6', '5', 'false', null, null]])
  }
  expect(said).toEqual([])
  await page.browserContext().close()
})

test('without a script a page shows its fields and its example as curl', async () => {
  const page = await (await browsing.browser.createBrowserContext()).newPage()
  await page.setJavaScriptEnabled(false)
  await page.goto(`${base}/playground/natal`)
  const html = await page.content()
  for (const text of [
    'Sending needs JavaScript',
    'The example as curl',
    'I don’t know the time',
    '/api/v1/natal/calculate',
  ])
    expect(html).toContain(text)
  await page.browserContext().close()
})

test('a calculation that does not exist is not found', async () => {
  for (const name of ['nothing', 'constructor', '__proto__'])
    expect((await service.app.inject(`/playground/${name}`)).statusCode).toBe(404)
})

const PAGES: Readonly<Record<string, readonly [string, string]>> = {
  'the list': ['/playground', 'h1'],
  ...Object.fromEntries(
    Object.keys(CALCULATIONS).map((name) => [`the form of ${name}`, [`/playground/${name}`, 'form'] as const]),
  ),
  'a natal chart with its table': [`/playground/natal?${BIRTH}&tab=table`, '#panel-table table'],
  'an ephemeris with its plot': [`/playground/ephemeris?${TABLE}`, '.plot canvas'],
}

describe.each(cases(Object.entries(PAGES), 3))('%s', (_, [path, ready]) => {
  test.each(['light', 'dark'])('has no findings of axe in the %s theme', async (theme) => {
    const { page } = await opened(path)
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
    await shown(page, ready)
    expect(await axeFindings(page)).toEqual([])
    await page.browserContext().close()
  })
})
