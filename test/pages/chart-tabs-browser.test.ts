import type { Page } from 'puppeteer-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { ROOM_BIRTH, WITH_BO } from '../support/chart-room.ts'
import { useService } from '../support/service.ts'

const service = useService()

const typed = async (page: Page, query: string): Promise<void> => {
  for (const [name, value] of new URLSearchParams(query)) await page.type(`[name="${name}"]`, value)
}

/** A step that opens another page. */
const leads = async (page: Page, selector: string): Promise<void> => {
  await Promise.all([page.waitForNavigation(), page.click(selector)])
}

const textOf = (page: Page): Promise<string> => page.$eval('#view', (view) => view.textContent)

const shows = (page: Page, text: string) =>
  page.waitForFunction((said) => document.getElementById('view')?.textContent.includes(said), {}, text)

describe('without a script', () => {
  const withoutScript = async (): Promise<Page> => {
    const page = await service.opened('/charts')
    await page.setJavaScriptEnabled(false)
    await page.reload()
    await typed(page, ROOM_BIRTH)
    await leads(page, '#birth button[type=submit]')
    return page
  }

  test('two births lead to their synastry in four steps', async () => {
    const page = await withoutScript()
    await leads(page, '[data-view=together]')
    await typed(page, WITH_BO)
    await leads(page, 'button[name=kind][value=synastry]')
    expect(await textOf(page)).toContain('Ada and Bo: synastry')
    await leads(page, '#kind-composite')
    expect(await textOf(page)).toContain('Ada and Bo: composite')
    await page.browserContext().close()
  })

  test('a birth leads to its numbers in two steps', async () => {
    const page = await withoutScript()
    await leads(page, '[data-view=numerology]')
    expect(await textOf(page)).toContain('Life path')
    await page.browserContext().close()
  })
})

describe('by keyboard alone', () => {
  test('a tab opens without a reload and keeps the focus', async () => {
    const page = await service.opened(`/charts?${ROOM_BIRTH}`)
    await page.evaluate('window.isSame = true')
    await page.focus('[data-view=numerology]')
    await page.keyboard.press('Enter')
    await shows(page, 'Core numbers')
    expect(await page.evaluate('window.isSame')).toBe(true)
    expect(await page.evaluate('document.activeElement.dataset.view')).toBe('numerology')
    await page.browserContext().close()
  })

  test('the second birth is typed, and compared as a composite', async () => {
    const page = await service.opened(`/charts?${ROOM_BIRTH}&view=together`)
    await page.evaluate('window.isSame = true')
    await typed(page, WITH_BO)
    await page.focus('button[name=kind][value=composite]')
    await page.keyboard.press('Enter')
    await shows(page, 'Ada and Bo: composite')
    expect(await page.evaluate('window.isSame')).toBe(true)
    await page.focus('#kind-synastry')
    await page.keyboard.press('Enter')
    await shows(page, 'Ada and Bo: synastry')
    expect(await page.evaluate('document.activeElement.id')).toBe('kind-synastry')
    await page.browserContext().close()
  })

  test('an unknown time of the second birth has no hour', async () => {
    const page = await service.opened(`/charts?${ROOM_BIRTH}&view=together`)
    await page.focus('[name="other.time_known"]')
    await page.keyboard.press('Space')
    expect(await page.$eval('[name="other.hour"]', (hour) => (hour as HTMLInputElement).disabled)).toBe(true)
    await page.browserContext().close()
  })

  test('a date typed in keeps the technique of time lords that is shown', async () => {
    const page = await service.opened(`/charts?${ROOM_BIRTH}&view=time-lords&lords=firdaria`)
    await page.focus('#fold')
    await page.keyboard.press('Enter')
    await page.type('#on', '2026-11-27')
    await page.keyboard.press('Enter')
    await shows(page, 'Lords on 27 Nov 2026')
    expect(await page.$eval('.lords > h2', (heading) => heading.textContent)).toBe('Firdaria')
    await page.browserContext().close()
  })
})

describe.each([
  ['two people, before the second birth', 'view=together'],
  ['a synastry', `view=together&${WITH_BO}`],
  ['a composite', `view=together&kind=composite&${WITH_BO}`],
  ['profections', 'view=time-lords'],
  ['releasing', 'view=time-lords&lords=releasing'],
  ['planetary years', 'view=time-lords&lords=planetary_years'],
  ['a Vedic chart', 'view=vedic'],
  ['numbers', 'view=numerology'],
])('the page of %s', (_, query) => {
  test.each([
    { width: 320, isDark: true },
    { width: 768, isDark: false },
    { width: 1440, isDark: true },
    { width: 2560, isDark: false },
  ])('fits a window of $width px, and axe finds nothing', async (look) => {
    const page = await service.opened(`/charts?${ROOM_BIRTH}&${query}`, look)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(look.width)
    expect(await axeFindings(page)).toEqual([])
    await page.browserContext().close()
  })
})
