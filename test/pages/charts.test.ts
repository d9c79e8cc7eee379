import { describe, expect, test } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { useService } from '../support/service.ts'

const service = useService()

const BIRTH = 'name=Ada&city=Athens&year=1990&month=5&day=17&hour=14&minute=30'

const pageOf = (query: string) => service.pageOf(`/charts${query}`)

describe('the chart of a birth', () => {
  // swetest -b17.5.1990 -ut11:30 -p0123 -fPZ -house23.72784,37.98376,P, rounded down to whole minutes of arc.
  test.each([
    ['Sun', '26°18′ Taurus'],
    ['Moon', '22°09′ Aquarius'],
    ['Mercury', '7°55′ Taurus'],
    ['Venus', '15°04′ Aries'],
    ['Ascendant', '14°39′ Virgo'],
    ['Midheaven', '12°35′ Gemini'],
    ['11', '16°03′ Cancer'],
  ])('has %s at %s', async (name, place) => {
    const { statusCode, text } = await pageOf(`?${BIRTH}&house_system=placidus`)
    expect(statusCode).toBe(200)
    expect(text).toContain(` ${name} ${place} `)
  })

  test('says the clock of the birth in words', async () => {
    const { text } = await pageOf(`?${BIRTH}`)
    expect(text).toContain('17 May 1990, 14:30 EEST (UTC+03:00), summer time in force · Athens, Attica, Greece')
  })

  test('has no houses if the time is unknown, and says so', async () => {
    const { text } = await pageOf('?name=Ada&city=Athens&year=1990&month=5&day=17&time_known=false')
    expect(text).toContain('17 May 1990, time unknown: cast for noon')
    expect(text).not.toContain('Ascendant 1')
    expect(text).not.toContain(' Houses House ')
  })

  test('follows the options of the form', async () => {
    const { text } = await pageOf(`?${BIRTH}&zodiac_type=sidereal&sidereal_ayanamsa=lahiri`)
    expect(text).toContain('Sidereal zodiac')
    // swetest -b17.5.1990 -ut11:30 -p0 -fPZ -sid1
    expect(text).toContain(' Sun 2°34′ Taurus ')
  })

  test('keeps what was typed, and says what is wrong with it', async () => {
    const { statusCode, text, html } = await pageOf('?name=Ada&city=Athens&year=1990&month=13&day=17&hour=14&minute=30')
    expect(statusCode).toBe(422)
    expect(text).toContain('Month: Must be at most 12.')
    expect(html).toContain('name="month" data-kind="number" data-part="body" value="13"')
  })

  test('names what is missing by the label of its field', async () => {
    const { statusCode, text } = await pageOf('?name=Ada&city=Athens')
    expect(statusCode).toBe(422)
    expect(text).toContain('Year: Required.')
    expect(text).not.toContain('received undefined')
  })

  test('asks for the place if the city does not exist', async () => {
    const { statusCode, text } = await pageOf('?name=Ada&city=Xyzzyqq&year=1990&month=5&day=17&hour=14&minute=30')
    expect(statusCode).toBe(422)
    expect(text).toContain('Xyzzyqq')
  })

  test('shows a name that looks like markup as text', async () => {
    const { html } = await pageOf(`?${BIRTH.replace('Ada', '%3Cscript%3Ealert(1)%3C/script%3E')}`)
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;script&gt;alert')
  })
})

describe('in a browser', () => {
  test('the form leads to the chart without a script', async () => {
    const page = await service.opened('/charts')
    await page.setJavaScriptEnabled(false)
    await page.reload()
    for (const [name, value] of new URLSearchParams(BIRTH)) await page.type(`[name="${name}"]`, value)
    await Promise.all([page.waitForNavigation(), page.click('#birth button[type=submit]')])
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Ada')
    await page.browserContext().close()
  })

  test('the address has only what differs from the defaults', async () => {
    const page = await service.opened('/charts')
    for (const [name, value] of new URLSearchParams(BIRTH)) await page.type(`[name="${name}"]`, value)
    await Promise.all([page.waitForNavigation(), page.click('#birth button[type=submit]')])
    const given = [...new URL(page.url()).searchParams.keys()]
    expect(new Set(given)).toEqual(new Set([...new URLSearchParams(BIRTH).keys()]))
    await page.browserContext().close()
  })

  test('a body that is pointed at marks its aspects in the grid', async () => {
    const page = await service.opened(`/charts?${BIRTH}`)
    await page.$eval('#wheel [data-body=sun]', (body) => (body as SVGElement).focus())
    const marked = await page.$$eval('.marked', (cells) => cells.map((cell) => cell.getAttribute('data-ends')))
    expect(marked.length).toBeGreaterThan(1)
    expect(marked.every((ends) => ends?.split(' ').includes('sun'))).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.$$('.marked')).toEqual([])
    await page.browserContext().close()
  })

  test.each([320, 390, 768, 1440, 2560])('nothing is wider than a window of %i px', async (width) => {
    const page = await service.opened(`/charts?${BIRTH}`, { width })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    expect(await axeFindings(page)).toEqual([])
    await page.browserContext().close()
  })
})
