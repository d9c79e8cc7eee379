import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nowWheels } from '../../src/operations/now-wheels.ts'
import { snippets } from '../../src/pages/code/snippets.ts'
import { GUIDES, sourceOf } from '../../src/pages/docs/guides.ts'
import { answerText, EXAMPLES } from '../../src/pages/landing/examples.ts'
import { SKY_COLORS } from '../../src/pages/landing/sky.ts'
import { figures, landingPage, PROVEN } from '../../src/pages/landing.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { difference } from '../support/document-examples.ts'
import { published } from '../truth/tables.ts'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.stop())

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const addresses = Array.from({ length: 200 }, (_, at) => `198.51.100.${at}`).values()
const newAddress = (): string => addresses.next().value!
const get = (url: string, headers: Record<string, string> = BROWSER, remoteAddress = newAddress()) =>
  service.app.inject({ url, headers, remoteAddress })

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" },
}

describe('the first page', () => {
  test('has its whole text, the wheel and every call without a script', async () => {
    const { statusCode, body, headers } = await get('/')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const said = body.replaceAll(/<[^>]+>/g, '').replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!)
    expect(said).toContain('The sky over Greenwich on')
    for (const { title, text, call, answer } of EXAMPLES)
      for (const part of [title, text, ...Object.values(snippets(call('http://localhost'))), answerText(answer)])
        expect(said).toContain(part)
    expect(body.match(/data-body="/g)).toHaveLength(11)
    expect(body).toMatch(/<a class="button primary" href=".\/account\/sign-up">Get a key/)
    expect(body).toMatch(/<a class="button primary" href=".\/charts">Cast a chart/)
    expect(body).toMatch(/<a href=".\/docs">Read the docs/)
  })

  test('leads people who read charts and those who write programs by equal buttons, charts first', async () => {
    const { body } = await get('/')
    const [, hero] = /<div class="ways">(.*?)<ul class="proof">/s.exec(body)!
    const buttons = [...hero!.matchAll(/<a class="button primary"[^>]*>([^<]+)/g)].map(([, name]) => name)
    expect(buttons).toEqual(['Cast a chart', 'Get a key'])
    expect(hero).toContain('To read charts')
  })

  test('names nothing of another origin but the text of the licence', async () => {
    const { body } = await get('/')
    expect(body.match(/(?:src|href|action)="https?:[^"]*"/g)).toEqual([
      'href="https://www.gnu.org/licenses/agpl-3.0.html"',
    ])
    expect(body).not.toMatch(/\sstyle="|\son\w+="/)
  })

  test('gives a program that asks for JSON the addresses of the documentation', async () => {
    const { body, headers } = await get('/', { accept: 'application/json' })
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers.vary).toContain('Accept')
    const { service: name, ...rest } = JSON.parse(body)
    expect(name).toBe('Orrery')
    for (const address of Object.values<string>(rest))
      expect((await get(new URL(address).pathname)).statusCode).toBe(200)
  })

  test('answers a browser by a page, and a program without a wish too', async () => {
    for (const accept of ['*/*', 'text/html, application/json']) {
      const { headers } = await get('/', { accept })
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    }
  })

  test('is whole without its wheel, which could not be drawn', () => {
    const years = { first: 1800, last: 2399 }
    const { markup } = landingPage({ root: './', base: 'https://stars.example', years, sky: null }).html
    expect(markup).toContain('The current sky cannot be drawn at the moment')
    expect(markup).toContain('Three requests')
    expect(markup).not.toContain('<svg')
  })
})

describe('its figures', () => {
  const truth = <Samples>(name: string): Samples =>
    JSON.parse(readFileSync(new URL(`../truth/swetest/${name}.json`, import.meta.url), 'utf8')).samples

  test('count the positions of the fixtures of swetest', () => {
    const wide = truth<unknown[][]>('positions-wide')
    const samples = [truth<unknown[][]>('positions'), wide, truth<unknown[][]>('asteroids-wide')]
    const sidereal = truth<unknown[][][]>('sidereal')
    const positions = [...samples, ...sidereal].flat().reduce((sum, [, ...bodies]) => sum + bodies.length, 0)
    expect(PROVEN.positions).toBe(positions)
  })

  test('count the rows of JPL Horizons', () => {
    const rows = ['horizons-geocentric', 'horizons-topocentric'].flatMap(published)
    expect(PROVEN.horizons).toBe(rows.length)
  })

  test('count the changes of civil time that zdump printed', () => {
    const [, ...rows] = readFileSync(new URL('../truth/zones.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    const zones = rows.flatMap((row) => {
      const [ids = '', , ...changes] = row.split(',')
      return ids.split(' ').map((id) => ({ id, changes: changes.length }))
    })
    expect(PROVEN.zones).toBe(zones.length)
    expect(PROVEN.zoneChanges).toBe(zones.reduce((sum, { changes }) => sum + changes, 0))
  })

  test('have the rows a second of the benchmarks', () => {
    const bench = readFileSync(new URL('../../bench/README.md', import.meta.url), 'utf8')
    const [, rows] = /\| 1,000,000 rows, CSV +\|(?:[^|]*\|){3} *([\d,]+) *\|/.exec(bench) ?? []
    expect(Number(rows!.replaceAll(',', ''))).toBe(PROVEN.rowsPerSecond)
  })

  test('say the years of the ephemeris of the installation', () => {
    expect(figures({ first: 1800, last: 2399 })[2]).toMatchObject({
      value: '600',
      what: expect.stringContaining('1800 to 2399'),
    })
    expect(figures({ first: -5400, last: 5399 })[2]!.what).toMatch(/5401.BC to 5399.AD$/)
  })

  test('lead to the sections of guides that show them', () => {
    for (const { at } of figures({ first: 1800, last: 2399 })) {
      const [, name, anchor] = /^docs\/([a-z-]+)#([a-z-]+)$/.exec(at)!
      const guide = sourceOf(GUIDES.find((each) => each.name === name)!)
      const titles = [...guide.matchAll(/^## (.+)$/gm)].map(([, title]) => title!.toLowerCase().replaceAll(' ', '-'))
      expect(titles).toContain(anchor)
    }
    const shown = ['accuracy', 'ephemeris'].map((name) => sourceOf(GUIDES.find((each) => each.name === name)!)).join()
    for (const value of Object.values(PROVEN)) expect(shown).toContain(value.toLocaleString('en-US'))
  })
})

test.each(EXAMPLES)('the answer of "$title" is the real one', async ({ call, answer }) => {
  const { method, url, body } = call('')
  const headers = { 'x-api-key': service.key }
  const reply = await service.app.inject({ method, url, headers, ...(body ? { payload: body as object } : {}) })
  expect(reply.statusCode).toBe(200)
  const real = typeof answer === 'string' ? reply.body : reply.json()
  expect(difference(answer, real, new Map())).toBeNull()
})

describe('the current sky', () => {
  const lane = { id: 'a visitor', weight: 1 }

  test('over Greenwich is calculated once in a minute, for all visitors', async () => {
    let nowMs = Date.UTC(2026, 7, 12, 17, 45, 1)
    const wheels = nowWheels(service.services, () => nowMs)
    const [first, second] = [wheels.overGreenwich(lane), wheels.overGreenwich(lane)]
    expect(second).toBe(first)
    expect((await first).caption).toBe('The sky over Greenwich on 12 August 2026 at 17:45 UTC')
    nowMs += 59_000
    const next = wheels.overGreenwich(lane)
    expect(next).not.toBe(first)
    expect((await next).caption).toContain('17:46 UTC')
  })

  test('is asked for again after it could not be drawn', async () => {
    const failing = { run: () => Promise.reject(new Error('no thread')) }
    const wheels = nowWheels({ compute: failing as never }, () => 0)
    const first = wheels.overGreenwich(lane)
    await expect(first).rejects.toThrow('no thread')
    expect(wheels.overGreenwich(lane).catch(() => {})).not.toBe(first)
  })

  test('has a dark colour for each colour of its drawing', async () => {
    const { svg } = await nowWheels(service.services).overGreenwich(lane)
    const used = new Set([...svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, color]) => color!))
    expect(used.size).toBeGreaterThan(10)
    expect([...used].filter((color) => !SKY_COLORS.has(color))).toEqual([])
  })

  test('has the longitudes of a natal chart of the same instant and place', async () => {
    const nowMs = Date.UTC(2026, 7, 12, 17, 45, 30)
    const { svg, caption } = await nowWheels(service.services, () => nowMs).over({ lat: 40.42, lng: -3.69 }, lane)
    expect(caption).toBe('The sky over 40.4° N, 3.7° W on 12 August 2026 at 17:45 UTC')
    const time = { year: 2026, month: 8, day: 12, hour: 17, minute: 45, tz_str: 'UTC' }
    const chart = (await service.postTo('/api/v1/natal/calculate', { ...time, lat: 40.4, lng: -3.7 })).json()
    const drawn = [...svg.matchAll(/data-body="(\w+)"[^>]*data-longitude="([\d.]+)"[^>]*data-house="(\d+)"/g)]
    expect(drawn).toHaveLength(11)
    for (const [, id, longitude, house] of drawn) {
      const body = chart.planets.find((each: { id: string }) => each.id === id)
      // The chart has three decimals, the drawing four.
      expect(Math.abs(body.abs_pos - Number(longitude))).toBeLessThan(0.000_56)
      expect(body.house).toBe(Number(house))
    }
  })

  test('of a place is limited by address, names the field that is wrong, and is not logged', async () => {
    const address = newAddress()
    const ask = () => get('/now/wheel?lat=61.2178&lng=-149.9003', {}, address)
    const replies = await Promise.all(Array.from({ length: 11 }, ask))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    const [fault] = (await get('/now/wheel?lat=91&lng=0')).json().detail
    expect(fault.loc).toEqual(['query', 'lat'])
    expect((await get('/now/wheel?lat=9')).json().detail[0].loc).toEqual(['query', 'lng'])
    expect(service.logged()).not.toMatch(/61\.2|149\.9/)
  })
})

test('search engines may read the texts, and nothing of people or programs', async () => {
  const { body } = await get('/robots.txt')
  expect(body.split('\n').filter((line) => line.startsWith('Disallow'))).toEqual(
    ['/account', '/admin', '/api/', '/mcp', '/now/'].map((path) => `Disallow: ${path}`),
  )
})
