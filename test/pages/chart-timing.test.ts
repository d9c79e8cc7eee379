import { describe, expect, test } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { useChartRoom } from '../support/chart-room.ts'

const room = useChartRoom()

describe('the return of the Sun', () => {
  // swetest -b17.5.2026 -ut04:32 -p0: the Sun is 0.47″ before its place at the birth, 12 seconds of its motion.
  test('of a year has its moment at the birthplace, and says so', async () => {
    const { text } = await room.textOf('&view=return&return_year=2026')
    expect(text).toContain(
      'Solar return of 2026: 17 May 2026, 07:32 EEST (UTC+03:00), cast for the birthplace, Athens.',
    )
  })

  // swetest -b17.5.2026 -ut04:32:12 -p01 -fPZ -house23.72784,37.98376,P
  test.each(['Moon 1°22′ Gemini 12', 'Ascendant 16°57′ Gemini 1'])('has %s', async (line) => {
    const { text } = await room.textOf('&view=return&return_year=2026')
    expect(text.slice(text.indexOf('Positions of the return'))).toContain(` ${line} `)
  })

  test('is the one in force by default', async () => {
    const { text } = await room.textOf('&view=return')
    expect(text).toMatch(/Solar return of \d{4}, in force now/)
    const [, date] = /in force now: (\d+ \w+ \d{4})/.exec(text) ?? []
    const ageDays = (Date.now() - Date.parse(`${date} UTC`)) / 86_400_000
    expect(ageDays).toBeGreaterThan(-2)
    expect(ageDays).toBeLessThan(368)
  })

  test('is cast for another place, which is named', async () => {
    const { text } = await room.textOf('&view=return&return_year=2026&where.city=Lisbon')
    expect(text).toContain('17 May 2026, 05:32 WEST (UTC+01:00), cast for Lisbon')
  })
})

describe('the return of another body', () => {
  // swetest -b14.3.2049 -ut10:25 -p6: Saturn is 0.06″ before its place at the birth, 17 seconds of its motion.
  test('is the next one, with the dates of those after it', async () => {
    const { text } = await room.textOf('&view=return&return_of=saturn&return_from=2026-11-27')
    expect(text).toContain('Return of Saturn: 14 March 2049, 12:25 EET (UTC+02:00)')
    expect(text).toContain('pass 1 of 3 of its retrograde loop')
    expect(text).toMatch(
      /Next returns of Saturn Date Return Pass Motion 14 Mar 2049, 12:25 2nd 1 of 3 direct 30 Jun 2049/,
    )
  })

  test('of the Moon is within the month', async () => {
    const { text } = await room.textOf('&view=return&return_of=moon&return_from=2026-11-01')
    expect(text).toMatch(/Return of the Moon: \d+ November 2026/)
  })

  test('keeps what was typed, and says what is wrong with it', async () => {
    const { statusCode, text } = await room.textOf('&view=return&return_of=moon&return_from=soon')
    expect(statusCode).toBe(422)
    expect(text).toContain('Must be a date, such as 2026-11-27')
  })
})

describe('progressions', () => {
  // swetest -bj2448065.509779 -ut -p1: the birth and a day for each 365.24219 days until 27 November 2026, 00:00 UT.
  test('say where the Moon is, and when it changes its sign', async () => {
    const { text } = await room.textOf('&view=progressions&progressed_to=2026-11-27')
    expect(text).toContain('The progressed Moon is at 4°23′ Cancer , in natal house 10')
    // swetest has it at 29°57′54″ Cancer for 29 August 2028, 00:00 UT, and at 0°00′14″ Leo a day later.
    expect(text).toContain('It enters Leo on 29 August 2028')
  })

  test('say the progressed lunation before and after', async () => {
    const { text } = await room.textOf('&view=progressions&progressed_to=2026-11-27')
    // swetest: 2′13″ before the Sun for 6 September 2026, 00:00 UT, and 5″ after it a day later.
    expect(text).toContain('Last progressed lunation: new Moon on 6 September 2026, 1°05′ Cancer')
    expect(text).toMatch(/Next: first quarter on \d+ \w+ 2033/)
  })

  test('list the events of the years after the date', async () => {
    const { text } = await room.textOf('&view=progressions&progressed_to=2026-11-27')
    expect(text.slice(text.indexOf('Events of the next 3 years'))).toContain(
      '29 Aug 2028 Progressed Moon enters Leo 0°00′',
    )
  })

  // swetest: the Sun progressed by 36.53 days is at 1°18′ Cancer, 34°59′42″ after its place at the birth.
  test('by solar arc move every point as the Sun', async () => {
    const { text } = await room.textOf('&view=progressions&progressed_to=2026-11-27&progressed_by=solar_arc')
    expect(text).toContain(' Sun 1°18′ Cancer ')
    // 22°09′ Aquarius and 34°59′42″ are 27°09′ Pisces.
    expect(text).toContain(' Moon 27°09′ Pisces ')
  })
})

describe('in a browser', () => {
  test('the next return of Saturn is two clicks from the chart', async () => {
    const page = await room.opened('')
    await page.click('.tabs [data-view=return]')
    await page.waitForSelector('#return-of-saturn')
    await page.click('#return-of-saturn')
    await page.waitForFunction(`document.querySelector('.summary')?.textContent.startsWith('Next return of Saturn: ')`)
    expect(new URL(page.url()).searchParams.get('return_of')).toBe('saturn')
    await page.browserContext().close()
  })

  test('the chosen body is visible in the bar of a phone', async () => {
    const page = await room.opened('&view=return&return_of=uranus', 390)
    const { left, right } = await page.$eval(
      '#return-of-uranus',
      (link) => link.getBoundingClientRect().toJSON() as DOMRect,
    )
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
    await page.browserContext().close()
  })

  test('the progressed Moon is one click from the chart', async () => {
    const page = await room.opened('')
    await page.click('.tabs [data-view=progressions]')
    await page.waitForSelector('.moon-now')
    await page.browserContext().close()
  })

  test('forms and links of the views work without a script', async () => {
    const page = await room.opened('&view=return', 1440, false)
    await Promise.all([page.waitForNavigation(), page.click('#return-of-jupiter')])
    expect(await page.$eval('.summary', (each) => each.textContent)).toContain('Next return of Jupiter')
    await page.click('#fold')
    await Promise.all([page.waitForNavigation(), page.click('.view-form button[type=submit]')])
    expect(await page.$eval('.summary', (each) => each.textContent)).toContain('eturn of Jupiter')
    await page.browserContext().close()
  })

  test.each([
    ['return', 320],
    ['return', 1440],
    ['progressions', 320],
    ['progressions', 1440],
  ])('%s fits a window of %i px, and axe finds nothing', async (view, width) => {
    const page = await room.opened(`&view=${view}`, width)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    expect(await axeFindings(page)).toEqual([])
    await page.browserContext().close()
  })
})

test('points that are added in the drawer are in every wheel', async () => {
  for (const view of ['chart', 'transits', 'return', 'progressions']) {
    const { html } = await room.textOf(`&view=${view}&include_features=ceres,vertex,ic`)
    expect(html).toContain('<g data-body="ceres"')
  }
})

test('the hints of the drawer are a line at most', async () => {
  const { html } = await room.textOf('')
  const drawer = html.slice(html.indexOf('<div class="fields common">'), html.indexOf('id="view"'))
  const hints = [...drawer.matchAll(/<p class="hint"[^>]*>(.*?)<\/p>/g)].map(([, hint]) => hint!)
  expect(hints.length).toBeGreaterThan(3)
  for (const hint of hints) expect(hint.length).toBeLessThanOrEqual(90)
})
