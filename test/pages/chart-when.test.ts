import { describe, expect, test } from 'vitest'
import { useService } from '../support/service.ts'

const service = useService()

const BIRTH = 'name=Ada&city=Athens&year=1990&month=5&day=17&hour=14&minute=30'

describe('questions about times', () => {
  test('are asked without a birth where none is needed', async () => {
    const { text } = await service.pageOf('/charts/when?ask=ingresses&planet=venus&in_year=2026')
    // swetest -b4.12.2026 -ut08:12 -p3: 209.9997.
    expect(text).toContain('4 December 2026, 08:12 Venus enters Scorpio')
  })

  test('ask for the birth where one is needed', async () => {
    const { statusCode, html } = await service.pageOf('/charts/when?ask=returns')
    expect(statusCode).toBe(200)
    expect(html).toContain('name="hour"')
    expect(html).not.toContain('class="answered"')
  })

  test('say what is wrong with their fields', async () => {
    const { statusCode, text } = await service.pageOf('/charts/when?ask=retrogrades&in_year=soon')
    expect(statusCode).toBe(422)
    expect(text).toContain('The question could not be answered')
  })

  test('find the eclipses that touch a chart', async () => {
    // NASA: eclipses of 18 July 2027, penumbral. swetest -b17.5.1990 -ut11:30 -p6: Saturn at 295.2129, 25°12′ Capricorn.
    const { text } = await service.pageOf(`/charts/when?ask=eclipses&in_year=2027&${BIRTH}`)
    expect(text).toMatch(
      /18 July 2027, \d\d:\d\d Penumbral lunar eclipse at 25°\d\d′ Capricorn conjunct your Saturn at 25°12′ Capricorn/,
    )
  })

  test('begin with the dates in a sentence', async () => {
    // swetest -p2 -fTls: the speed changes its sign on 9.2.2027 at 17:36 UT and on 3.3. at 12:32, and in June and October again.
    const { text } = await service.pageOf('/charts/when?ask=retrogrades&in_year=2027')
    expect(text).toMatch(/Find Mercury is retrograde 3 times in 2027, first from 9 February 2027 to 3 March 2027 \./)
    // swetest: Saturn passes 295.2128532 on 14.3.2049, on 30.6. retrograde and on 10.12.
    const returns = await service.pageOf(`/charts/when?ask=returns&${BIRTH}`)
    expect(returns.text).toMatch(
      /Find Your next Saturn return is on 14 March 2049 , in \d+ years\. It happens 3 times, the last on 10 December 2049/,
    )
  })

  test('lead to the years beside the one that is shown, with the same fields', async () => {
    const { html } = await service.pageOf('/charts/when?ask=ingresses&planet=venus&in_year=2026&zone=Europe/Athens')
    const [before, after] = [...html.matchAll(/rel="(?:prev|next)" href="([^"]*)"/g)].map(
      ([, href]) => new URLSearchParams(href!.replaceAll('&amp;', '&').split('?')[1]),
    )
    expect([before!.get('in_year'), after!.get('in_year')]).toEqual(['2025', '2027'])
    expect([after!.get('ask'), after!.get('planet'), after!.get('zone')]).toEqual([
      'ingresses',
      'venus',
      'Europe/Athens',
    ])
  })

  test('find the exact transits of a year', async () => {
    // test/techniques/transits-search/truth.json, from swetest.
    const { text } = await service.pageOf(`/charts/when?ask=transits&in_year=2027&transiting=saturn&${BIRTH}`)
    expect(text).toMatch(/16 January 2027, 17:33 Saturn at 9°0[78]′ Aries square your Uranus/)
  })

  test('another planet is answered without a reload, and the way back too', async () => {
    const page = await service.opened('/charts/when?ask=ingresses&planet=venus&in_year=2026&zone=UTC')
    await page.evaluate(() => document.body.setAttribute('data-kept', ''))
    await page.select('[name=planet]', 'mars')
    await page.waitForFunction(() => document.querySelector('.in-short')!.textContent.startsWith('Mars'))
    expect(new URL(page.url()).searchParams.get('planet')).toBe('mars')
    expect(await page.$eval('#said', (said) => said.textContent)).toMatch(/^Mars/)
    await page.goBack()
    await page.waitForFunction(() => document.querySelector('.in-short')!.textContent.startsWith('Venus'))
    expect(await page.$('[data-kept]')).not.toBeNull()
    await page.browserContext().close()
  })
})
