import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endBrowser, type Launched, launchBrowser } from '../../renderer/launch.ts'
import { wheelPage } from '../../src/mcp/app/wheel.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { type HostedApp, hostApp } from '../support/app-host.ts'
import { testChromium } from '../support/browser.ts'

const BIRTH = { name: 'Ada', year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98376, lng: 23.72784 }
const TOOLS = { natalTool: 'v1_wheel_natal', transitTool: 'v1_wheel_transits' }
const URLS: Readonly<Record<string, string>> = {
  v1_wheel_natal: '/api/v1/natal/chart/',
  v1_wheel_transits: '/api/v1/natal/chart/transits',
}

let service: TestApp
let launched: Launched
beforeAll(async () => {
  service = await startTestApp()
  launched = await launchBrowser(testChromium)
})
afterAll(async () => {
  if (launched) await endBrowser(launched)
  await service?.stop()
})

interface Called {
  readonly name: string
  readonly arguments?: Readonly<Record<string, unknown>> | undefined
}

/** The result of a chart tool. */
async function drawn(url: string, body: object) {
  const { statusCode, body: text } = await service.postTo(url, body)
  if (statusCode !== 200) return { isError: true, content: [{ type: 'text' as const, text }] }
  return { content: [], _meta: { 'orrery/svg': text } }
}

let host: HostedApp
let called: Called[]
const text = (selector: string) => host.frame.$eval(selector, (element) => element.textContent ?? '')
const until = (condition: string) => host.frame.waitForFunction(condition)

async function show(theme: 'light' | 'dark', input: object, answered?: object): Promise<void> {
  called = []
  const page = wheelPage({ version: '1.0.0', ...TOOLS })
  host = await hostApp(launched.browser, page, {
    theme,
    async callTool(params) {
      called.push(params)
      return drawn(URLS[params.name]!, params.arguments ?? {})
    },
  })
  await host.bridge.sendToolInput({ arguments: { ...input } })
  await host.bridge.sendToolResult({
    content: [{ type: 'text', text: 'Sun Capricorn' }],
    ...(answered && { _meta: { 'orrery/input': answered } }),
  })
}

describe('the interactive wheel in a host', () => {
  beforeEach(() => show('dark', BIRTH))

  test('draws the chart, says who a body is, and what it aspects', async () => {
    await until('document.querySelector("#wheel svg")')
    expect(await text('#title')).toContain('Ada')
    await host.frame.evaluate(`document.querySelector('[data-body="saturn"]').focus()`)
    expect(await text('#facts-title')).toBe('Saturn')
    expect(await text('#facts-place')).toMatch(/^9°\d\d′ Libra/)
    const shown = await host.frame.$$eval('#facts-aspects li', (items) => items.map((item) => item.textContent))
    const { aspects } = (await service.postTo('/api/v1/natal/chart/', { ...BIRTH, format: 'json' })).json()
    const ofSaturn = aspects.filter(({ from, to }: { from: string; to: string }) => [from, to].includes('inner.saturn'))
    expect(ofSaturn.length).toBeGreaterThan(2)
    expect(shown).toHaveLength(ofSaturn.length)
    expect(shown.some((each) => /^conjunction Jupiter, orb \d/.test(each ?? ''))).toBe(true)
    await host.page.keyboard.press('Escape')
    expect(await host.frame.$$('.chosen')).toHaveLength(0)
  })

  test('shows transits of a date by one call of the tool, and the natal chart again', async () => {
    await until('!document.querySelector("#transits").hidden')
    await host.frame.evaluate(`(() => {
      const day = document.querySelector('#day')
      for (const value of [3, 8, 30]) {
        day.value = value
        day.dispatchEvent(new Event('input'))
      }
    })()`)
    await until('document.querySelector("#wheel [data-ring=transit]")')
    expect(called).toHaveLength(2)
    const date = await text('#date')
    expect(called[1]).toMatchObject({
      name: TOOLS.transitTool,
      arguments: { natal: { ...BIRTH, theme_type: 'dark' }, transit_date: `${date}T12:00`, current_lat: BIRTH.lat },
    })
    await host.frame.click('#natal')
    await until('!document.querySelector("#wheel [data-ring=transit]")')
    expect(called).toHaveLength(3)
  })

  test('asks for nothing from any address', async () => {
    await until('document.querySelector("#wheel svg")')
    expect(host.requested.filter((url) => !/^(about:|data:)/.test(url))).toEqual([])
  })
})

test('a chart of transits is shown as the model has asked for it', async () => {
  const input = { natal: BIRTH, current_city: 'Chicago', transit_date: '2027-01-01T12:00' }
  await show('light', input)
  await until('document.querySelector("#wheel [data-ring=transit]")')
  expect(called).toMatchObject([
    { name: TOOLS.transitTool, arguments: { ...input, natal: { ...BIRTH, theme_type: 'light' } } },
  ])
})

test('the chart is that of the answers of the person, which the call of the model does not have', async () => {
  await show('light', { ...BIRTH, hour: null }, BIRTH)
  await until('document.querySelector("#wheel svg")')
  expect(called).toMatchObject([{ name: TOOLS.natalTool, arguments: { ...BIRTH, theme_type: 'light' } }])
})

test('a call that fails is told in words, and the chart stays', async () => {
  await show('light', { ...BIRTH, city: 'Athens' })
  await until('!document.querySelector("#transits").hidden')
  await host.bridge.sendToolInput({ arguments: { ...BIRTH, month: 13 } })
  await host.frame.evaluate(`(() => {
    const day = document.querySelector('#day')
    day.value = -5
    day.dispatchEvent(new Event('input'))
  })()`)
  await until('document.querySelector("#status.wrong")')
  expect(await text('#status')).toContain('month')
  expect(await host.frame.$('#wheel svg')).not.toBeNull()
})
