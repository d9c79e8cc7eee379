import type { Page } from 'puppeteer-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { settled } from '../support/chart-room.ts'
import { textIn, useService } from '../support/service.ts'

const service = useService()

const BIRTH = 'name=Ada&city=Athens&year=1990&month=5&day=17&hour=14&minute=30'

describe('the calendar of a month', () => {
  // The US Naval Observatory: phases of December 2020 in UTC. Our clocks show the minute that has begun, the tables the nearest one.
  test.each([
    ['8 December 2020, 00:3[56]', 'Last quarter'],
    ['14 December 2020, 16:1[56]', 'New Moon'],
    ['21 December 2020, 23:4[01]', 'First quarter'],
    ['30 December 2020, 03:2[78]', 'Full Moon'],
  ])('has the phase of %s: %s', async (when, phase) => {
    const { statusCode, text } = await service.pageOf('/charts/calendar?month=2020-12')
    expect(statusCode).toBe(200)
    expect(text).toMatch(new RegExp(`${when} ${phase} at`))
  })

  // swetest -b4.12.2026 -ut08:12 -p3, -b13.12.2026 -ut0:55 -p5 and -b2.12.2026 -ut20:03 -p1: Venus at 209.9997, Jupiter at
  // its station, the Moon at 179.992. Athens is two hours ahead of UTC.
  test.each([
    '4 December 2026, 10:12 Venus enters Scorpio',
    '13 December 2026, 02:56 Jupiter turns retrograde at 27°01′ Leo',
    '2 December 2026, 11:10 until 22:03 , after sextile Mercury',
  ])('has %s', async (said) => {
    const { text } = await service.pageOf('/charts/calendar?month=2026-12&zone=Europe/Athens')
    expect(text).toContain(said)
    expect(text).toContain('Times are in the time zone Europe/Athens.')
  })

  test('has an eclipse on its day, with what kind it is', async () => {
    // NASA: total eclipse of the Sun on 12 August 2026.
    const { text } = await service.pageOf('/charts/calendar?month=2026-08')
    expect(text).toMatch(/Wednesday, 12 August .{0,80}17:36 New Moon , total solar eclipse/)
  })

  test('says that its times are in UTC without a zone or a place, and takes the zone of the place', async () => {
    expect((await service.pageOf('/charts/calendar?month=2026-12')).text).toContain('Times are in UTC.')
    expect((await service.pageOf('/charts/calendar?month=2026-12&city=Athens')).text).toContain(
      'Times are in the time zone of Athens (Europe/Athens).',
    )
  })

  test('has exact aspects between planets only if they are asked for', async () => {
    const heading = 'Exact aspects between planets'
    const plain = await service.pageOf('/charts/calendar?month=2026-12')
    expect(plain.html).not.toContain(`<h2>${heading}</h2>`)
    const asked = await service.pageOf('/charts/calendar?month=2026-12&aspects=true')
    expect(asked.html).toContain(`<h2>${heading}</h2>`)
  })

  test('leads to the months beside it with the same zone and birth', async () => {
    const { html } = await service.pageOf(
      `/charts/calendar?month=2026-12&zone=Europe/Athens&birth=${encodeURIComponent(BIRTH)}`,
    )
    const [before, after] = [...html.matchAll(/rel="(?:prev|next)" href="([^"]*)"/g)].map(
      ([, href]) => new URLSearchParams(href!.replaceAll('&amp;', '&').split('?')[1]),
    )
    expect(before!.get('month')).toBe('2026-11')
    expect(after!.get('month')).toBe('2027-01')
    expect([after!.get('zone'), after!.get('birth')]).toEqual(['Europe/Athens', BIRTH])
    expect(html.replaceAll('&amp;', '&')).toContain(`href="../charts?${BIRTH}"`)
  })

  test('refuses a month and a zone that do not exist, and says what is allowed', async () => {
    const { statusCode, text } = await service.pageOf('/charts/calendar?month=2026-13&zone=Mars/Olympus')
    expect(statusCode).toBe(422)
    expect(text).toContain('Expected a month from 0001-01 to 9999-12, such as 2026-12')
    expect(text).toContain('Unknown time zone “Mars/Olympus”')
  })

  test.each([
    ['month=9999-12', /Month: .*cover/],
    ['month=2026-12&city=Xyzzyqq', /Place: .*Xyzzyqq/],
  ])('shows as a page why %s cannot be calculated', async (query, why) => {
    const { statusCode, text } = await service.pageOf(`/charts/calendar?${query}`)
    expect(statusCode).toBe(422)
    expect(text).toMatch(/The calendar could not be calculated/)
    expect(text).toMatch(why)
  })

  test('leads from a moment to its chart', async () => {
    const { html } = await service.pageOf('/charts/calendar?month=2020-12')
    const href = /href="\.\.\/(charts\?name=Full[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&')
    const { statusCode, text } = await service.pageOf(`/${href}`)
    expect(statusCode).toBe(200)
    expect(text).toContain('Full Moon 30 December 2020, 03:2')
  })
})

describe('the feed of the calendar', () => {
  const feedOf = (query: string, headers = {}) => fetch(`${service.base}/charts/calendar.ics${query}`, { headers })

  test('is iCalendar without a key, and 304 for who still has it', async () => {
    const reply = await feedOf('?events=moon')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toContain('text/calendar')
    const text = await reply.text()
    expect(text).toMatch(/^BEGIN:VCALENDAR/)
    // Twelve or thirteen new Moons are in 366 days, and the Moon enters each sign as often.
    expect(text.match(/SUMMARY:New Moon/g)!.length).toBeGreaterThanOrEqual(12)
    expect(text.match(/SUMMARY:Moon void of course/g)!.length).toBeGreaterThan(140)
    const again = await feedOf('?events=moon', { 'If-None-Match': reply.headers.get('etag')! })
    expect(again.status).toBe(304)
  })

  test('has a name of its own in programs that subscribe to several', async () => {
    const kinds = ['phases', 'moon', 'sky', 'all']
    const feeds = await Promise.all(kinds.map(async (kind) => (await feedOf(`?events=${kind}`)).text()))
    const names = feeds.map((text) => /^X-WR-CALNAME:(.*)\r$/m.exec(text)![1])
    expect(names[0]).toBe('Moon phases and eclipses')
    expect(new Set(names).size).toBe(kinds.length)
  })

  test('has the events that it is asked for', async () => {
    const text = await (await feedOf('?events=phases')).text()
    expect(text).toContain('SUMMARY:First quarter Moon')
    expect(text).not.toContain('enters')
    expect((await feedOf('?events=stars')).status).toBe(422)
  })
})

describe('from the chart room, in a browser', () => {
  const opened = (path: string, width = 1440) => service.opened(path, { width, zone: 'Europe/Athens' })
  /** A step: one link or one button, and the page after it with the zone of the reader. */
  async function step(page: Page, press: () => Promise<void>): Promise<void> {
    await Promise.all([page.waitForNavigation(), press()])
    await settled(page)
  }
  const link = (page: Page, text: string) => () =>
    page.locator(`::-p-xpath(//main//a[normalize-space()="${text}"])`).click()
  const textOf = async (page: Page) => textIn(await page.$eval('main', (main) => main.innerHTML))

  test('the next Saturn return takes three steps', async () => {
    const page = await opened('/charts')
    for (const [name, value] of new URLSearchParams(BIRTH)) await page.type(`[name="${name}"]`, value)
    await step(page, () => page.click('#birth button[type=submit]'))
    await step(page, link(page, 'When'))
    await step(page, link(page, 'When is my next planetary return?'))
    const text = await textOf(page)
    // swetest: Saturn passes 295.2128532 on 14.3.2049 at 10:25 UT, on 30.6. at 15:18 retrograde and on 10.12. at 14:06.
    expect(text).toMatch(/14 March 2049, 12:2\d Saturn returns to 25°12′ Capricorn , for the 2nd time, pass 1 of 3/)
    expect(text).toMatch(/30 June 2049, 18:1\d Saturn .* pass 2 of 3, retrograde/)
    expect(text).toMatch(/10 December 2049, 16:0\d Saturn .* pass 3 of 3/)
    await page.browserContext().close()
  })

  test('the phases of this month take one step', async () => {
    const page = await opened('/charts')
    await step(page, link(page, 'Calendar'))
    const text = await textOf(page)
    expect(text).toContain('Times are in the time zone Europe/Athens.')
    expect(text).toMatch(/Phases of the Moon .*(?:New Moon|Full Moon) at/)
    expect((await page.$$('.day.today')).length).toBe(1)
    await page.browserContext().close()
  })

  test('the retrogrades of Mercury in another year take three steps', async () => {
    const page = await opened('/charts')
    await step(page, link(page, 'When'))
    await step(page, link(page, 'When is a planet retrograde?'))
    await page.$eval('[name=in_year]', (input) => ((input as HTMLInputElement).value = '2027'))
    await step(page, () => page.click('#question button[type=submit]'))
    const text = await textOf(page)
    // swetest -p2 -fTls: the speed changes its sign on 9.2.2027 after 17:35 UT at 335.9813, on 3.3. after 12:30 at 320.9232.
    expect(text).toMatch(/9 February 2027, 19:3[5-9] Mercury turns retrograde at 5°58′ Pisces/)
    expect(text).toMatch(/3 March 2027, 14:3[0-4] Mercury turns direct at 20°55′ Aquarius/)
    // Its shadow: swetest has Mercury at 320.9232 on 25.1. at 18:57 UT, and at 335.9813 on 23.3. just before 14:58.
    expect(text).toMatch(/25 January 2027, 20:5[78] Mercury enters its shadow at 20°55′ Aquarius/)
    expect(text).toMatch(/23 March 2027, 16:5[678] Mercury leaves its shadow at 5°58′ Pisces/)
    await page.browserContext().close()
  })

  test('a place is completed in the calendar, and its zone replaces that of the browser', async () => {
    const page = await opened('/charts/calendar?zone=Europe/Athens')
    await page.click('.drawer summary')
    await page.type('#c-city', 'Sydney')
    await page.waitForSelector('.places li')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    // The zone of the place leaves the address without one.
    await Promise.all([page.waitForNavigation(), page.click('#calendar-settings button[type=submit]')])
    expect(await textOf(page)).toMatch(/Times are in the time zone of Sydney, .*Australia \(Australia\/Sydney\)/)
    expect(new URL(page.url()).searchParams.has('lat')).toBe(false)
    await page.browserContext().close()
  })

  test.each([320, 390, 768, 1440, 2560])('nothing is wider than a window of %i px', async (width) => {
    const page = await opened('/charts/calendar?month=2026-12&zone=Europe/Athens&aspects=true', width)
    for (const path of ['', `/charts/when?ask=eclipses&zone=Europe/Athens&in_year=2027&${BIRTH}`]) {
      if (path) await page.goto(service.base + path)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
      expect(await axeFindings(page)).toEqual([])
    }
    await page.browserContext().close()
  })
})
