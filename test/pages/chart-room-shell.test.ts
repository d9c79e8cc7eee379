import type { Page } from 'puppeteer-core'
import { describe, expect, test } from 'vitest'
import { faultText } from '../../src/pages/charts/form-faults.ts'
import { VIEWS } from '../../src/pages/charts/views/index.ts'
import { axeFindings } from '../support/axe.ts'
import { ROOM_BIRTH, roomPageOf, WITH_BO } from '../support/chart-room.ts'
import { useService } from '../support/service.ts'

const service = useService()

async function opened(path: string, width = 1440): Promise<Page> {
  const page = await (await service.browser.createBrowserContext()).newPage()
  await page.setViewport({ width, height: 900 })
  await page.goto(service.base + path, { waitUntil: 'networkidle0' })
  return page
}

/** Births that a chart has warnings about: no time, two or no readings of the clock, other calendars, far north, doubtful places. */
const HARD = {
  'an unknown time': 'city=Athens&year=1990&month=5&day=17&time_known=false&include_features=vertex',
  'a skipped time': 'city=Athens&year=1990&month=3&day=25&hour=3&minute=30',
  'a repeated time': 'city=Athens&year=1990&month=9&day=30&hour=3&minute=30',
  'an old calendar': 'city=Athens&year=1700&month=2&day=17&hour=14&minute=30',
  'a year of two digits': 'city=Athens&year=90&month=5&day=17&hour=14&minute=30',
  'a place far north': 'lat=69.6&lng=18.9&year=1990&month=3&day=25&hour=3&minute=30',
  'coordinates far from the named place': 'city=Athens&lat=10&lng=10&year=1850&month=2&day=17&hour=14&minute=30',
  'a birthday on 29 February': 'city=Athens&year=1988&month=2&day=29&time_known=false',
} as const

const NOTICES = /<div class="notice[^"]*">(.*?)<\/div>/gs

describe.each(Object.entries(HARD))('the warnings about %s', (_, birth) => {
  test.each(VIEWS.map(({ id }) => id))('have no words of the API in the tab %s', async (view) => {
    const { html } = await roomPageOf(
      service.started,
      `name=Ada&${birth}&view=${view}${view === 'together' ? `&${WITH_BO}` : ''}`,
    )
    const said = [...html.matchAll(NOTICES)].map(([, text]) => text!.replaceAll(/<[^>]*>/g, ' ')).join('\n')
    expect(said).not.toMatch(/[a-z]_[a-z]|`|\d{4}-\d\d-\d\d|\b(?:lat|lng|asc|mc|null)\b/)
  })
})

test.each([
  ['progressions', 'progressed_to=zzz'],
  ['return', 'return_year=99999'],
])('the fold of a field of %s with a fault is open', async (view, field) => {
  const { html } = await roomPageOf(service.started, `${ROOM_BIRTH}&view=${view}&${field}`)
  expect(html).toMatch(/<details class="fold" open>/)
})

test('mean time is not called summer time or winter time', async () => {
  const { html } = await roomPageOf(service.started, 'name=Marie&city=Warsaw&year=1867&month=11&day=7&hour=12&minute=0')
  expect(html).toMatch(/12:00 LMT \(UTC\+01:24:0\d\) · Warsaw/)
})

test('a warning says where the form chooses the other reading of a clock', async () => {
  const { text } = await roomPageOf(service.started, `name=Ada&${HARD['a repeated time']}`)
  expect(text).toContain(
    'Clocks went back on this night, so the time of birth occurred twice. The time shown beside the date was used. To use the other',
  )
})

describe('a fault', () => {
  test('has the label of its field, leads to it, and stands beside it', async () => {
    const page = await opened('/charts?name=Ada&city=Athens&year=1990&month=15&day=17&hour=14&minute=30')
    expect(await page.$eval('.notice.bad li', (line) => line.textContent)).toBe('Month: Must be at most 12.')
    expect(await page.$eval('#f-month-fault', (fault) => [fault.textContent, fault.checkVisibility()])).toEqual([
      'Must be at most 12.',
      true,
    ])
    expect(await page.$eval('#f-month', (field) => field.getAttribute('aria-invalid'))).toBe('true')
    await page.click('.notice.bad a')
    expect(await page.evaluate(() => location.hash)).toBe('#f-month')
    expect(await axeFindings(page)).toEqual([])
    await page.browserContext().close()
  })

  test('about a missing time names the checkbox and no field of the API', async () => {
    const { html } = await roomPageOf(service.started, 'city=Athens&year=1990&month=5&day=17')
    expect(html).toContain('Required. If you don’t know the time, tick “I don’t know the time”.')
    expect(html).not.toContain('time_known false')
  })
})

describe('options', () => {
  test('that a browser remembers are said, and forgotten when asked', async () => {
    const page = await opened('/charts')
    expect(await page.$eval('.remembered', (line) => line.checkVisibility())).toBe(false)
    await page.select('[name=house_system]', 'whole_sign')
    for (const [name, value] of new URLSearchParams(ROOM_BIRTH)) await page.type(`[name="${name}"]`, value)
    await Promise.all([page.waitForNavigation(), page.click('#birth button[type=submit]')])
    await page.goto(`${service.base}/charts`)
    await page.waitForFunction(() => document.querySelector('.remembered')?.checkVisibility())
    expect(await page.$eval('[name=house_system]', (choice) => (choice as HTMLSelectElement).value)).toBe('whole_sign')
    await page.click('[data-forget]')
    expect(await page.$eval('[name=house_system]', (choice) => (choice as HTMLSelectElement).value)).toBe('placidus')
    expect(await page.evaluate(() => localStorage.getItem('orrery-chart-options'))).toBeNull()
    await page.browserContext().close()
  })
})

test('another person opens in the tab that is shown', async () => {
  const page = await opened(`/charts?${ROOM_BIRTH}`)
  await page.click('[data-save-person]')
  await page.waitForFunction(() => document.querySelector('.save-person [role=status]')?.textContent !== '')
  await page.goto(`${service.base}/charts?${WITH_BO.replaceAll('other.', '')}&view=numerology`)
  await page.click('.switcher summary')
  const link = await page.waitForSelector('.switcher li a')
  expect(await link?.evaluate((each) => each.textContent)).toBe('Ada')
  await Promise.all([page.waitForNavigation(), link?.click()])
  expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Ada')
  expect(await page.$eval('.tabs [aria-current]', (tab) => tab.textContent)).toBe('Numerology')
  await page.browserContext().close()
})

test('a printed chart has the texts of its folded passages', async () => {
  const page = await opened(`/charts?${ROOM_BIRTH}`)
  const isShown = () => page.$eval('.passage:not([open]) > p', (text) => text.checkVisibility())
  expect(await isShown()).toBe(false)
  await page.emulateMediaType('print')
  expect(await isShown()).toBe(true)
  expect(await page.$eval('[data-print]', (button) => button.checkVisibility())).toBe(false)
  await page.browserContext().close()
})

describe('the whole chart', () => {
  test('uses a wide screen: its parts begin beside each other', async () => {
    const page = await opened(`/charts?${ROOM_BIRTH}`, 2560)
    const tops = await page.$$eval('#positions, #aspects, #dominant', (parts) =>
      parts.map((part) => Math.round(part.getBoundingClientRect().top)),
    )
    expect(new Set(tops).size).toBe(1)
    expect(await page.$eval('.room', (room) => room.getBoundingClientRect().width)).toBeGreaterThan(2300)
    await page.browserContext().close()
  })

  test('begins its reading directly below the wheel at 1,440 px', async () => {
    const page = await opened(`/charts?${ROOM_BIRTH}`)
    const [wheel, reading] = await page.$$eval('#wheel svg, #dominant', (parts) =>
      parts.map((part) => part.getBoundingClientRect()),
    )
    expect((reading?.top ?? 0) - (wheel?.bottom ?? 0)).toBeLessThan(200)
    await page.browserContext().close()
  })
})

const levelsOf = (html: string): readonly number[] =>
  [...(html.split('<main')[1] ?? '').matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))

test.each(VIEWS.map(({ id }) => id))('the headings of the tab %s begin with one h1 and skip no level', async (view) => {
  const { html } = await roomPageOf(
    service.started,
    `${ROOM_BIRTH}&view=${view}${view === 'together' ? `&${WITH_BO}` : ''}`,
  )
  const levels = levelsOf(html)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0]).toBe(1)
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
})

test.each(['charts?year=1990', 'charts/when?ask=returns', 'charts/calendar?month=2026-11'])(
  'a field of %s that is named after a member of objects is refused as unknown',
  async (page) => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const reply = await fetch(`${service.base}/${page}&${name}=x`)
      const text = await reply.text()
      expect([reply.status, text.includes('native code')], name).toEqual([422, false])
    }
  },
)

test('a fault shows what was typed as it was typed', () => {
  const message = 'There is no place "my_town 1.50 degrees" in the gazetteer. Give `time_zone` as well'
  expect(faultText({ path: 'city', message })).toBe(
    'There is no place “my_town 1.50 degrees” in our list of places. Give time zone as well.',
  )
})
