import type { Page } from 'puppeteer-core'
import { describe, expect, test } from 'vitest'
import { ROOM_BIRTH, WITH_BO } from '../support/chart-room.ts'
import { useService } from '../support/service.ts'

const service = useService()

interface Looks {
  readonly width?: number
  readonly system?: 'light' | 'dark'
  readonly chosen?: 'light' | 'dark'
}

async function opened(path: string, { width = 1440, system = 'light', chosen }: Looks = {}): Promise<Page> {
  const page = await service.opened(path, { width, height: 844, isDark: system === 'dark' })
  await page.waitForNetworkIdle()
  if (chosen) await page.select('#theme', chosen)
  return page
}

const colorOf = (page: Page, selector: string, property: 'color' | 'fill'): Promise<string> =>
  page.$eval(selector, (element, name) => getComputedStyle(element)[name], property)

/** Whether the current tab is wholly within its bar. */
const isTabVisible = (page: Page): Promise<boolean> =>
  page.$eval('.tabs [aria-current]', (tab) => {
    const bar = tab.closest('ul')?.getBoundingClientRect() ?? new DOMRect()
    const { left, right } = tab.getBoundingClientRect()
    return left >= bar.left - 1 && right <= bar.right + 1
  })

const CALENDAR = '/charts/calendar?month=2026-11&zone=UTC'
const TOGETHER = `/charts?${ROOM_BIRTH}&${WITH_BO}&view=together`

describe('the theme that a reader chose', () => {
  test.each([
    [CALENDAR, '.moon svg path', 'fill'],
    [TOGETHER, '.ring.of-first', 'color'],
    [TOGETHER, '.ring.of-second', 'color'],
  ] as const)('%s: %s has the colour that it has in a system of that theme', async (path, selector, property) => {
    const ofSystem = await opened(path, { system: 'dark' })
    const chosen = await opened(path, { system: 'light', chosen: 'dark' })
    const light = await opened(path, { system: 'dark', chosen: 'light' })
    const dark = await colorOf(ofSystem, selector, property)
    expect(await colorOf(chosen, selector, property)).toBe(dark)
    expect(await colorOf(light, selector, property)).not.toBe(dark)
    for (const page of [ofSystem, chosen, light]) await page.browserContext().close()
  })

  test('is not that of paper: a dark page is printed in the colours of a light one', async () => {
    const page = await opened(`/charts?${ROOM_BIRTH}`, { chosen: 'light' })
    const ink = await colorOf(page, 'h1', 'color')
    await page.select('#theme', 'dark')
    expect(await colorOf(page, 'h1', 'color')).not.toBe(ink)
    await page.emulateMediaType('print')
    expect(await colorOf(page, 'h1', 'color')).toBe(ink)
    await page.browserContext().close()
  })
})

describe('on a phone', () => {
  test('the current tab is visible: at once, and after a change', async () => {
    const page = await opened(`/charts?${ROOM_BIRTH}&view=numerology`, { width: 390 })
    expect(await isTabVisible(page)).toBe(true)
    await page.$eval('.tabs [data-view=chart]', (tab) => (tab as HTMLElement).click())
    await page.waitForSelector('#reading')
    expect(await isTabVisible(page)).toBe(true)
    await page.goto(`${service.base}/charts/calendar?zone=UTC&birth=${encodeURIComponent(ROOM_BIRTH)}`)
    expect(await isTabVisible(page)).toBe(true)
    await page.browserContext().close()
  })

  test.each([`/charts?${ROOM_BIRTH}`, `/charts?${ROOM_BIRTH}&view=return`, CALENDAR])(
    '%s: links have 24 pixels',
    async (path) => {
      const page = await opened(path, { width: 390 })
      const small = await page.$$eval('main :is(a, button, select, summary)', (all) =>
        all
          .filter((each) => !each.closest('p, caption'))
          .map((each) => ({ text: each.textContent.slice(0, 30), box: each.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && box.height > 0 && Math.min(box.width, box.height) < 24)
          .map(({ text }) => text),
      )
      expect(small).toEqual([])
      await page.browserContext().close()
    },
  )
})

test('a chart is printed without its controls', async () => {
  const page = await opened(`/charts?${ROOM_BIRTH}&view=transits`)
  await page.emulateMediaType('print')
  for (const control of ['.save-person', '#drawer', '.tabs', '.view-form', '.chosen'])
    expect(await page.$eval(control, (element) => element.checkVisibility()), control).toBe(false)
  expect(await page.$eval('#wheel svg', (element) => element.checkVisibility())).toBe(true)
  await page.browserContext().close()
})

test('after a person is saved or deleted the focus is kept, and the chart of the list has the options kept', async () => {
  const page = await opened('/charts')
  await page.select('[name=house_system]', 'whole_sign')
  for (const [name, value] of new URLSearchParams(ROOM_BIRTH)) await page.type(`[name="${name}"]`, value)
  await Promise.all([
    page.waitForNavigation(),
    page.$eval('#birth', (form) => (form as HTMLFormElement).requestSubmit()),
  ])
  await page.focus('[data-save-person]')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('.save-person [role=status]')?.textContent !== '')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saved people')
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  const link = await page.waitForSelector('.people-table th a')
  const address = await link?.evaluate((each) =>
    new URL((each as HTMLAnchorElement).href).searchParams.get('house_system'),
  )
  expect(address).toBe('whole_sign')
  await page.$eval('.people-table [aria-label="Delete Ada"]', (button) => (button as HTMLElement).click())
  await page.type('.of-person input', 'Ada')
  await page.keyboard.press('Enter')
  const button = await page.waitForSelector('.empty button:focus')
  expect(await button?.evaluate((each) => each.textContent)).toBe('Add a person')
  await page.browserContext().close()
})
