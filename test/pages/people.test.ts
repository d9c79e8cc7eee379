import type { BrowserContext, Page } from 'puppeteer-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { person } from '../support/person.ts'
import { useService } from '../support/service.ts'

const service = useService()

const BIRTH = 'name=Ada&city=Athens&year=1990&month=5&day=17&hour=14&minute=30'
const ZET = 'Example;20.04.1889;18:29:59;+0:52:08;Braunau;48n15;13e02;;note\nBroken;row\n'

/** A browser of its own, signed in if there is an account. */
async function visitor({ isSignedIn = false } = {}): Promise<{ context: BrowserContext; page: Page; token: string }> {
  const context = await service.browser.createBrowserContext()
  const page = await context.newPage()
  if (!isSignedIn) return { context, page, token: '' }
  const who = person(() => service.started)
  await who.signUp()
  await who.confirm()
  const reply = await who.post('/api/auth/sign-in/email', { email: who.email, password: who.password })
  const [name = '', value = ''] = String(reply.headers['set-cookie']).split(';')[0]?.split('=') ?? []
  await context.setCookie({ name, value, domain: 'localhost', path: '/' })
  return { context, page, token: await who.accessToken(reply.json().token) }
}

const textOf = (page: Page) => page.$eval('main', (main) => (main.textContent ?? '').replaceAll(/\s+/g, ' '))
const says = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), {}, text)
const press = (page: Page, selector: string) => page.$eval(selector, (each) => (each as HTMLElement).click())

/** Types a birth into the form, and saves it. */
async function add(page: Page, name: string): Promise<void> {
  await page.waitForSelector('.buttons .primary')
  await press(page, '.buttons .primary')
  for (const [field, value] of Object.entries({
    name,
    city: 'Athens',
    year: '1981',
    month: '1',
    day: '1',
    hour: '23',
    minute: '30',
  }))
    await page.$eval(
      `#person [name=${field}]`,
      (input, typed) => {
        ;(input as HTMLInputElement).value = typed
      },
      value,
    )
  await press(page, '#person [type=submit]')
  await says(page, `${name} was saved.`)
}

describe('without an account', () => {
  test('people are kept in this browser, which the page says, and each opens its chart', async () => {
    const { context, page } = await visitor()
    await page.goto(`${service.base}/charts/people`)
    await says(page, 'Saved only in this browser')
    await says(page, 'No people saved yet')
    await add(page, 'Ada')
    await page.reload()
    await says(page, '1 January 1981')
    await page.click('.people-table th a')
    await page.waitForSelector('.person h1')
    expect(await textOf(page)).toContain('1 January 1981, 23:30')
    await context.close()
  })

  test('the button above a chart saves it, and says where', async () => {
    const { context, page } = await visitor()
    await page.goto(`${service.base}/charts?${BIRTH}`)
    await press(page, '[data-save-person]')
    await says(page, 'Saved in this browser.')
    await page.goto(`${service.base}/charts/people`)
    await says(page, '17 May 1990')
    await context.close()
  })

  test('two chosen people lead to the comparison, with the fields of the second under other', async () => {
    const { context, page } = await visitor()
    await page.goto(`${service.base}/charts/people`)
    await add(page, 'Ada')
    await add(page, 'Bea')
    await press(page, '[aria-label="Select Ada"]')
    expect(await textOf(page)).toContain('Select one more person')
    await press(page, '[aria-label="Select Bea"]')
    const href = await page.$eval('.chosen-bar a', (link) => (link as HTMLAnchorElement).href)
    const { pathname, searchParams } = new URL(href)
    expect([pathname, searchParams.get('name'), searchParams.get('view'), searchParams.get('other.name')]).toEqual([
      '/charts',
      'Ada',
      'together',
      'Bea',
    ])
    expect(searchParams.get('other.year')).toBe('1981')
    expect(
      await page.$$eval('.chosen-bar a', (links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('kind')),
      ),
    ).toEqual([null, 'composite'])
    await context.close()
  })

  test('a third person cannot be chosen until one of the two is cleared', async () => {
    const { context, page } = await visitor()
    await page.goto(`${service.base}/charts/people`)
    for (const name of ['Ada', 'Bea', 'Cleo']) await add(page, name)
    await press(page, '[aria-label="Select Ada"]')
    await press(page, '[aria-label="Select Bea"]')
    const isOff = () => page.$eval('[aria-label="Select Cleo"]', (box) => (box as HTMLInputElement).disabled)
    expect(await isOff()).toBe(true)
    await press(page, '.chosen-bar .small')
    expect(await isOff()).toBe(false)
    await context.close()
  })

  test('a saved person fills in the second person of a comparison', async () => {
    const { context, page } = await visitor()
    await page.goto(`${service.base}/charts/people`)
    await add(page, 'Bea')
    await page.goto(`${service.base}/charts?${BIRTH}&view=together`)
    await page.waitForSelector('#saved-person')
    await page.select('#saved-person', '0')
    await press(page, '.saved-people [type=submit]')
    await says(page, 'Ada and Bea: synastry')
    expect(new URL(page.url()).searchParams.get('other.year')).toBe('1981')
    await context.close()
  })

  test('everything in this browser is forgotten once it is confirmed, and other names are kept', async () => {
    const { context, page } = await visitor()
    await page.goto(`${service.base}/charts/people`)
    await add(page, 'Ada')
    await page.evaluate(() => {
      localStorage.setItem('orrery-chart-options', '{"house_system":"koch"}')
      localStorage.setItem('another-program', 'kept')
      sessionStorage.setItem('orrery.sign-in', '{"page":"/charts?year=1981"}')
    })
    await press(page, '.forget button')
    await page.type('#confirm-forget', 'yes')
    await press(page, '.sheet .danger')
    await says(page, 'Nothing was deleted')
    await says(page, '1 person with notes and tags')
    await page.$eval('#confirm-forget', (input) => {
      ;(input as HTMLInputElement).value = 'everything'
    })
    await press(page, '.sheet .danger')
    await says(page, 'Everything saved in this browser was deleted.')
    await page.reload()
    await says(page, 'No people saved yet')
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(kept).toEqual(['another-program'])
    await context.close()
  })

  test.each([390, 1440])('nothing moves while the page of %i px loads', async (width) => {
    const { context, page } = await visitor()
    await page.setViewport({ width, height: 844 })
    await page.goto(`${service.base}/charts/people`)
    await add(page, 'Ada')
    await page.reload()
    await says(page, '1 January 1981')
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done(sum), 300)
        }),
    )
    expect(shift).toBeLessThan(0.05)
    await context.close()
  })

  test('without a script, the page leads back to the chart of its address', async () => {
    const reply = await service.started.app.inject({ url: `/charts/people?${BIRTH}` })
    expect(reply.body).toMatch(
      /<noscript>.*Saving people needs JavaScript.*href="[^"]*charts\?name=Ada&amp;.*<\/noscript>/s,
    )
  })

  test('a deletion asks for the name, and then the person is gone', async () => {
    const { context, page } = await visitor()
    await page.goto(`${service.base}/charts/people`)
    await add(page, 'Ada')
    await press(page, '[aria-label="Delete Ada"]')
    await page.type('.of-person input', 'Eve')
    await press(page, '.of-person .danger')
    await says(page, 'Nothing was deleted')
    await page.$eval('.of-person input', (input) => {
      ;(input as HTMLInputElement).value = 'Ada'
    })
    await press(page, '.of-person .danger')
    await says(page, 'Ada was deleted.')
    await page.reload()
    await says(page, 'No people saved yet')
    await context.close()
  })
})

describe('with an account', () => {
  test('the people of the browser are brought into the account', async () => {
    const { context, page, token } = await visitor({ isSignedIn: true })
    const cookies = await context.cookies()
    await context.deleteCookie(...cookies)
    await page.goto(`${service.base}/charts/people`)
    await add(page, 'Ada')
    await context.setCookie(...cookies)
    await page.reload()
    await says(page, '1 person is saved only in this browser.')
    await press(page, '.notice.info button')
    await says(page, 'are now in your account')
    const reply = await service.started.app.inject({
      url: '/api/v1/people',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.json()).toMatchObject({ total: 1, people: [{ name: 'Ada' }] })
    await page.reload()
    await says(page, '1 January 1981')
    expect(await page.$('.notice.info')).toBeNull()
    await context.close()
  })

  test('a file is shown before it is saved, with what cannot be read', async () => {
    const { context, page } = await visitor({ isSignedIn: true })
    await page.goto(`${service.base}/charts/people`)
    await says(page, 'No people saved yet')
    await page.evaluate(() =>
      [...document.querySelectorAll('button')].find((button) => button.textContent === 'Import')?.click(),
    )
    await page.waitForSelector('#import-file')
    await page.evaluate((content) => {
      const input = document.getElementById('import-file') as HTMLInputElement
      const files = new DataTransfer()
      files.items.add(new File([content], 'people.zbs'))
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, ZET)
    await says(page, 'ZET (.zbs): 1 person to save.')
    expect(await textOf(page)).toContain('Line 2: The line has 2 fields of at least 7')
    await press(page, '.sheet .primary')
    await says(page, '1 person was saved.')
    await says(page, '20 April 1889')
    await context.close()
  })

  test('a chart is shared by a link without the name, and the link is withdrawn', async () => {
    const { context, page } = await visitor({ isSignedIn: true })
    await page.goto(`${service.base}/charts/people`)
    await add(page, 'Ada Secret')
    await press(page, '[aria-label="Share Ada Secret"]')
    await press(page, '.of-person [type=submit]')
    await page.waitForSelector('.of-person [readonly]')
    const url = await page.$eval('.of-person [readonly]', (input) => (input as HTMLInputElement).value)
    const path = new URL(url).pathname
    const shared = await service.started.app.inject({ url: path })
    expect([shared.statusCode, shared.headers['x-robots-tag'], shared.headers['cache-control']]).toEqual([
      200,
      'noindex, nofollow',
      'no-store',
    ])
    expect(shared.body).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(shared.body).toContain('1 January 1981')
    expect(shared.body).not.toContain('Secret')
    expect(shared.body).not.toContain('<form')
    await press(page, '.of-person .danger')
    await says(page, 'The link was withdrawn.')
    const gone = await service.started.app.inject({ url: path })
    expect([gone.statusCode, gone.body.includes('There is no chart here')]).toEqual([404, true])
    await context.close()
  })

  test('a link with the name shows it', async () => {
    const { context, token } = await visitor({ isSignedIn: true })
    const headers = { authorization: `Bearer ${token}` }
    const payload = {
      name: 'Ada Known',
      year: 1981,
      month: 1,
      day: 1,
      hour: 23,
      minute: 30,
      city: 'Athens',
      notes: 'a remark of Xyzzy',
    }
    const made = await service.started.app.inject({ method: 'POST', url: '/api/v1/people', headers, payload })
    const link = await service.started.app.inject({
      ...{ method: 'POST', url: `/api/v1/people/${made.json().id}/link`, headers },
      payload: { shows_name: true, house_system: 'whole_sign' },
    })
    const shared = await service.started.app.inject({ url: new URL(link.json().url).pathname })
    expect(shared.body).toContain('Ada Known')
    expect(shared.body).toContain('Whole')
    expect(shared.body).not.toContain('Xyzzy')
    await context.close()
  })
})

describe('the pages have no finding of axe and fit their window', () => {
  test.each([320, 390, 1440])('at %i px', async (width) => {
    const { context, page } = await visitor({ isSignedIn: true })
    await page.setViewport({ width, height: 900 })
    await page.goto(`${service.base}/charts/people`)
    await says(page, 'No people saved yet')
    expect(await axeFindings(page)).toEqual([])
    await add(page, 'Ada')
    for (const open of ['[aria-label="Share Ada"]', '[aria-label="Delete Ada"]']) {
      await press(page, open)
      expect(await axeFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await page.$eval('.of-person .sheet', (sheet) => getComputedStyle(sheet).display)).toBe('block')
    }
    await press(page, '.forget button')
    expect(await axeFindings(page)).toEqual([])
    await add(page, 'Bea')
    await press(page, '[aria-label="Select Ada"]')
    await press(page, '[aria-label="Select Bea"]')
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await press(page, '[aria-label="Edit Ada"]')
    expect(await axeFindings(page)).toEqual([])
    await context.close()
  })
})
