import type { Page } from 'puppeteer-core'
import { describe, expect, test } from 'vitest'
import { shifted } from '../../src/pages/charts/shifting.ts'
import { axeFindings } from '../support/axe.ts'
import { useChartRoom } from '../support/chart-room.ts'

const room = useChartRoom()
const NOON = '&view=transits&at=2026-11-27T12:00'

describe('the transits of a moment', () => {
  // swetest -b27.11.2026 -ut10:00 -p0467 -fPZ, rounded down to whole minutes of arc.
  test.each([
    ['Sun', '5°09′ Sagittarius'],
    ['Mars', '0°33′ Virgo'],
    ['Saturn', '8°05′ Aries'],
    ['Uranus', '3°36′ Gemini'],
  ])('have %s at %s', async (name, place) => {
    const { text } = await room.textOf(NOON)
    expect(text.slice(text.indexOf('The sky at this moment'))).toContain(` ${name} ${place} `)
  })

  // swetest -b16.1.2027 -ut17:33 -p6 has Saturn within 0.02″ of the square to Uranus at the birth, 9°08′02″ Capricorn.
  test('have their exact dates on the clock of the birthplace, the next one first', async () => {
    const { text } = await room.textOf(NOON)
    expect(text).toContain('transiting Saturn square natal Uranus 1°02′ separating s 16 Jan 2027, 19:33')
    expect(text).toContain('12:00 EET (UTC+02:00), by the clock of the birthplace, Athens')
  })

  test('are those of the present by default, and say so', async () => {
    const { text } = await room.textOf('&view=transits')
    expect(text).toContain('The sky now: ')
  })

  test('are shown for noon if the address has only a date', async () => {
    const { text } = await room.textOf('&view=transits&at=2026-11-27')
    expect(text).toContain('27 November 2026, 12:00 EET')
  })

  test('say in plain words that clocks skipped a time', async () => {
    // Athens, 29 March 2026: summer time begins at 03:00.
    const { text } = await room.textOf('&view=transits&at=2026-03-29T03:30')
    expect(text).toContain('Clocks skipped this local time. The sky is shown for the time after the change')
    expect(text).not.toContain('dst_policy')
  })

  // tz database, America/New_York: UTC-05:00 on both dates, so 17:33 UT of the line above is 12:33.
  test('are read on the clock of another place, which the address keeps', async () => {
    const { text, html } = await room.textOf(`${NOON}&where.city=New+York`)
    expect(text).toContain('27 November 2026, 12:00 EST (UTC-05:00), by the clock of New York')
    expect(text).toContain('transiting Saturn square natal Uranus')
    expect(text).toContain('16 Jan 2027, 12:33')
    expect(html).toMatch(/id="step-day-forward" href="[^"]*where\.city=New\+York/)
    expect(text).toContain('Use the birthplace')
  })

  test('refuse a place that the gazetteer does not have, and keep what was typed', async () => {
    const { statusCode, html } = await room.textOf(`${NOON}&where.city=Xqzzyville`)
    expect(statusCode).toBe(422)
    expect(html).toContain('value="Xqzzyville"')
    expect(html).toContain('<details class="fold" open>')
  })

  test('list aspects within 3°, and fold the wider ones', async () => {
    const { html } = await room.textOf(NOON)
    const [shown = '', folded = ''] = html.split('<details class="wider">')
    const orbsIn = (part: string) =>
      [...part.matchAll(/role="cell" data-label="Orb"[^>]*>(\d+)°/g)].map(([, orb]) => Number(orb))
    expect(orbsIn(shown).length).toBeGreaterThan(5)
    expect(Math.max(...orbsIn(shown))).toBeLessThan(3)
    expect(Math.min(...orbsIn(folded))).toBeGreaterThanOrEqual(3)
  })

  test('are sorted as the reader chose', async () => {
    const orbs = async (order: string) =>
      [
        ...(await room.textOf(`${NOON}&order=${order}`)).text.matchAll(/natal [A-Z][\w ]*? (\d+)°(\d\d)′ (?:app|sep)/g),
      ].map(([, degrees, minutes]) => Number(degrees) * 60 + Number(minutes))
    const [close, slow] = [await orbs('close'), await orbs('slow')]
    expect(close.length).toBeGreaterThan(10)
    expect(close).toEqual(close.toSorted((a, b) => a - b))
    expect(slow).not.toEqual(close)
    const { text } = await room.textOf(`${NOON}&order=slow`)
    expect(text).toMatch(/slowest planets first Aspect Orb Motion Exact transiting Pluto/)
  })

  test('have a reading', async () => {
    const { html } = await room.textOf(NOON)
    expect(html).toContain('<h2>Reading</h2>')
  })

  test('refuse a date that does not exist, and keep the birth', async () => {
    const { statusCode, text } = await room.textOf('&view=transits&at=tomorrow')
    expect(statusCode).toBe(422)
    expect(text).toContain('Must be a date, such as 2026-11-27')
    expect(text).toContain('17 May 1990')
  })
})

describe('a time that is moved', () => {
  test.each([
    ['2026-01-31T12:00', 'month', 1, '2026-02-28T12:00'],
    ['2028-02-29', 'year', 1, '2029-02-28'],
    ['2026-12-31T23:30', 'hour', 1, '2027-01-01T00:30'],
    ['2026-03-01T00:00', 'day', -1, '2026-02-28T00:00'],
    ['2026-01-15T08:00', 'month', -13, '2024-12-15T08:00'],
  ] as const)('%s by a %s times %i is %s', (at, unit, count, expected) => {
    expect(shifted(at, unit, count)).toBe(expected)
  })

  test('has no place outside the years 1 to 9999', () => {
    expect(shifted('9999-12-31T12:00', 'day', 1)).toBeNull()
    expect(shifted('0001-01-01', 'month', -1)).toBeNull()
  })
})

const summaryOf = (page: Page) => page.$eval('.summary', (each) => each.textContent)
const hasMovedTo = (page: Page, date: string) =>
  page.waitForFunction(`document.querySelector('.summary').textContent.includes('${date}')`)

describe('in a browser', () => {
  test('the slider moves the sky by keyboard without a reload, and the address follows', async () => {
    const page = await room.opened(NOON)
    await page.evaluate('window.isSamePage = true')
    await page.focus('#v-slide')
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowRight')
    await hasMovedTo(page, '2 December 2026')
    expect(new URL(page.url()).searchParams.get('at')).toBe('2026-12-02T12:00')
    expect(await page.$eval('#v-at', (each) => (each as HTMLInputElement).value)).toBe('2026-12-02T12:00')
    expect(await page.evaluate('document.activeElement.id')).toBe('v-slide')
    await page.select('#v-unit', 'year')
    await page.focus('#v-slide')
    await page.keyboard.press('ArrowLeft')
    await hasMovedTo(page, '2 December 2025')
    expect(await page.evaluate('window.isSamePage')).toBe(true)
    await page.browserContext().close()
  })

  test('the slider stays under the pointer while it is dragged, and asks about four times a second', async () => {
    const page = await room.opened(NOON)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('&at=')) asked += 1
    })
    const { x, y, width, height } = (await (await page.$('#v-slide'))!.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    const began = performance.now()
    for (let step = 1; step <= 30; step += 1) {
      await page.mouse.move(x + width / 2 + (step * width) / 90, y + height / 2)
      await new Promise((done) => setTimeout(done, 30))
    }
    await page.mouse.up()
    const at = await page.$eval('#v-at', (each) => (each as HTMLInputElement).value)
    expect(at > '2026-12-10').toBe(true)
    await page.waitForFunction(`new URL(location.href).searchParams.get('at') === '${at}'`)
    // One at the beginning, one at the end, and at most one each 250 ms between.
    expect(asked).toBeLessThanOrEqual(Math.ceil((performance.now() - began) / 250) + 2)
    await page.browserContext().close()
  })

  test('nothing moves while the page loads, and the chart begins in the first screen of a phone', async () => {
    const page = await room.opened(NOON, 390)
    expect(await page.$eval('#wheel', (wheel) => wheel.getBoundingClientRect().top)).toBeLessThan(700)
    await page.setViewport({ width: 1440, height: 900 })
    await page.reload({ waitUntil: 'networkidle0' })
    const moved = await page.evaluate(
      `new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().reduce((sum, each) => sum + each.value, 0))).observe({ type: 'layout-shift', buffered: true }) || setTimeout(() => done(0), 500))`,
    )
    expect(moved).toBeLessThan(0.05)
    await page.browserContext().close()
  })

  test('no table of a very wide window lies over its neighbour', async () => {
    const page = await room.opened(NOON, 2560)
    const [list, positions] = await page.$$eval('#aspects table, #positions table', (all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    )
    expect(list!.right).toBeLessThanOrEqual(positions!.left)
    await page.browserContext().close()
  })

  test('links move the sky without a script', async () => {
    const page = await room.opened(NOON, 1440, false)
    await Promise.all([page.waitForNavigation(), page.click('#step-month-forward')])
    expect(await summaryOf(page)).toContain('27 December 2026, 12:00')
    await page.browserContext().close()
  })

  test('body, house and aspect answer to the keyboard in a wheel of two charts', async () => {
    const page = await room.opened(NOON)
    const chosen = () => page.$eval('.chosen', (each) => each.textContent)
    await page.$eval('#wheel [data-ring=transit] [data-body=saturn]', (each) => (each as SVGElement).focus())
    expect(await chosen()).toMatch(/^Transiting Saturn 8°05.*square .*Uranus, orb 1°02′, separating/)
    const marked = await page.$$eval('.marked', (each) => each.map((cell) => cell.getAttribute('data-ends')))
    expect(marked.length).toBeGreaterThan(0)
    expect(marked.every((ends) => ends?.includes('transit:saturn'))).toBe(true)
    await page.$eval('#wheel .houses > [data-house="1"]', (each) => (each as SVGElement).focus())
    await page.keyboard.press('ArrowRight')
    // swetest -house23.72784,37.98376,P has the second cusp at 9°53′ Libra.
    expect(await chosen()).toMatch(/^House 2 from 9°53′ Libra: /)
    await page.$eval('#wheel .aspects > [data-aspect]', (each) => (each as SVGElement).focus())
    expect(await chosen()).toMatch(
      /^Transiting .+ (?:conjunction|sextile|square|trine|opposition) Natal .+, orb \d+°\d\d′, /,
    )
    await page.keyboard.press('Escape')
    expect(await chosen()).toContain('Hover over a planet')
    await page.browserContext().close()
  })

  test('each kind of part is one stop of the Tab key', async () => {
    const page = await room.opened(NOON)
    const stops = await page.$$eval('#wheel [tabindex="0"]', (each) => each.length)
    expect(stops).toBe(4)
    await page.browserContext().close()
  })

  test.each([320, 1440])('nothing is wider than a window of %i px, and axe finds nothing', async (width) => {
    const page = await room.opened(NOON, width)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    expect(await axeFindings(page)).toEqual([])
    await page.browserContext().close()
  })
})
