import { beforeAll, describe, expect, test } from 'vitest'
import { described } from '../../src/http/openapi/document.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { GUIDES } from '../../src/pages/docs/guides.ts'
import { chaptersOf } from '../../src/pages/reference/chapters.ts'
import { REFUSALS } from '../../src/platform/errors.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

let app: SharedApp['app']
beforeAll(async () => {
  app = (await sharedApp()).app
})

/** Each request has an address of its own: together they are more than one address may send in ten seconds. */
let requests = 0
function get(url: string, headers: Record<string, string> = {}) {
  requests += 1
  return app.inject({ url, headers, remoteAddress: `10.79.${requests >> 8}.${requests & 255}` })
}

const CHAPTERS = chaptersOf(described(OPERATIONS))
const PAGES = ['/docs/api', '/docs/api/errors', ...CHAPTERS.map(({ slug }) => `/docs/api/${slug}`)]

/** Vedic, the largest chapter, has 20 operations and 1.1 MB. */
const PAGE_LENGTH_MAX = 1_500_000

describe.each(PAGES)('%s', (address) => {
  test('is a page with one h1, ids of one element each, and a limited length', async () => {
    const { statusCode, headers, body } = await get(address)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body.match(/<h1[ >]/g)).toHaveLength(1)
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(body.length).toBeLessThan(PAGE_LENGTH_MAX)
  })

  test('has links that lead to pages and elements that exist', async () => {
    const { body } = await get(address)
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    const targets = new Set([...main.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')))
    const pages = new Map<string, string>()
    for (const target of targets) {
      if (/^https?:/.test(target)) continue
      const { pathname, search, hash } = new URL(target, `http://host${address}`)
      const known = pages.get(pathname + search)
      const reply = known === undefined ? await get(pathname + search) : null
      if (reply) expect([target, reply.statusCode]).toEqual([target, 200])
      const text = known ?? reply!.body
      pages.set(pathname + search, text)
      if (hash && !hash.startsWith('#tag/'))
        expect([target, text.includes(` id="${decodeURIComponent(hash.slice(1))}"`)]).toEqual([target, true])
    }
  })

  test('is not sent again to a browser that has it, whose policy stays', async () => {
    const first = await get(address)
    const again = await get(address, { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    expect(first.headers['cache-control']).toBe('no-cache')
  })

  test('is Markdown too, which its head and its header name', async () => {
    const page = await get(address)
    const [, alternate] = /<link rel="alternate" type="text\/markdown"[^>]* href="([^"]+)"/.exec(page.body)!
    expect(page.headers['link']).toBe(`<${alternate}>; rel="alternate"; type="text/markdown"`)
    const { pathname } = new URL(alternate!, `http://host${address}`)
    const text = await get(pathname, { host: 'sky.example' })
    expect([text.statusCode, text.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(text.body).toMatch(/^# \S/)
    expect(text.body).not.toContain('127.0.0.1:8080')
    const again = await get(pathname, { host: 'sky.example', 'if-none-match': String(text.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('sends a browser on from the address with a slash', async () => {
    const reply = await get(`${address}/`)
    expect(reply.statusCode).toBe(308)
    expect(new URL(String(reply.headers['location']), `http://host${address}/`).pathname).toBe(address)
  })
})

test('every operation of the OpenAPI document is on one page, with its address and an anchor', async () => {
  const { paths } = (await get('/openapi.json')).json() as {
    paths: Record<string, Record<string, { operationId: string; tags: string[] }>>
  }
  const slugs = new Map(CHAPTERS.map(({ name, slug }) => [name, slug]))
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { operationId, tags }] of Object.entries(methods)) {
      const { body } = await get(`/docs/api/${slugs.get(tags[0]!)}`)
      expect([operationId, body.includes(` id="${operationId}"`)]).toEqual([operationId, true])
      expect([path, body.includes(path)]).toEqual([path, true])
      expect(body).toContain(method.toUpperCase())
    }
})

/** The part of a page about an operation. */
async function shown(chapter: string, operation: string): Promise<string> {
  const { body } = await get(`/docs/api/${chapter}`)
  const start = body.indexOf(`aria-labelledby="${operation}"`)
  const end = body.indexOf('<section class="part operation"', start)
  return body.slice(start, end < 0 ? undefined : end)
}

test('a field shows its type, its bounds, its default and its values', async () => {
  const natal = await shown('natal', 'natal_chart')
  const field = (name: string) =>
    /<li id="natal_chart\.[\s\S]*?<\/li>/.exec(natal.slice(natal.indexOf(`id="natal_chart.${name}"`) - 4))![0]
  expect(field('month')).toMatch(/<code>month<\/code>.*integer.*required.*1 to 12/)
  expect(field('year')).toContain('−9999 to 9999')
  expect(field('time_known')).toMatch(/default <code>true<\/code>/)
  expect(field('name')).toContain('at most 200 characters')
  expect(field('calendar')).toMatch(
    /One of <code>auto<\/code> <code>gregorian<\/code> <code>julian<\/code> <code>swedish<\/code>/,
  )
  expect(field('calendar')).not.toContain('Default:')
})

test('an operation shows what it costs, who may call it, and its errors', async () => {
  const natal = await shown('natal', 'natal_chart')
  expect(natal).toContain('Costs one unit.')
  expect(natal).toContain('Needs an API key in the header')
  expect(natal).toMatch(/<dt>503<\/dt>[\s\S]*href="\.\.\/\.\.\/docs\/api\/errors#compute_busy"/)
  expect(await shown('places', 'place_search')).toContain('Costs no units.')
  expect(await shown('sign-in', 'sign_in')).toContain('Needs no key.')
  expect(await shown('account', 'api_key_create')).toContain('an access token')
})

test('every operation says what it costs', async () => {
  for (const { slug, entries } of CHAPTERS) {
    const { body } = await get(`/docs/api/${slug}`)
    for (const { operation } of entries) {
      const part = body.slice(body.indexOf(`aria-labelledby="${operation.name}"`))
      const text = part.slice(0, part.indexOf('</section>'))
      if (operation.access.kind === 'key') expect(text, operation.name).toMatch(/[Cc]osts/)
    }
  }
})

test('an image costs what its format costs, not what the tool of assistants costs', async () => {
  // PICTURE_UNITS in words: the guide of chart images states the same prices.
  expect(await shown('charts', 'chart_natal')).toContain('Costs 1 unit as SVG or JSON, 3 units as PNG or PDF.')
})

test('an operation with a form leads to it with its example, and others to the viewer', async () => {
  expect(await shown('natal', 'natal_chart')).toMatch(/href="\.\.\/\.\.\/playground\/natal\?[^"]*city=Athens/)
  expect(await shown('account', 'api_key_list')).toContain(
    'href="../../docs/api/viewer#tag/account/GET/api/v1/auth/keys"',
  )
})

test('another address of an operation is named with it, and has its anchor', async () => {
  const transits = await shown('charts', 'chart_transits')
  expect(transits).toContain('id="chart_transits_alias"')
  expect(transits).toMatch(/Also at <code>POST \//)
})

test('every code of an error has an anchor and its sentence', async () => {
  const { body } = await get('/docs/api/errors')
  for (const code of Object.keys(REFUSALS)) expect(body).toContain(`<div id="${code}">`)
  expect(body).toContain('All calculation threads are busy and the queue is full.')
})

test.each(['nothing', 'constructor', '<b>'])(
  '/docs/api/%s is a page that says so, with the status 404',
  async (name) => {
    const reply = await get(`/docs/api/${encodeURIComponent(name)}`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(reply.body).toContain('Chapter not found')
    expect(reply.body).not.toContain('<b>')
  },
)

describe('/llms.txt', () => {
  test('has the form of the proposal: a heading, a summary, and lists of links with notes', async () => {
    const { headers, body } = await get('/llms.txt', { host: 'sky.example' })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const [title, , summary] = body.split('\n')
    expect([title, summary!.slice(0, 2)]).toEqual(['# Orrery', '> '])
    for (const line of body.split('\n').filter((each) => each.startsWith('- ')))
      expect(line).toMatch(/^- \[[^\]]+\]\(http:\/\/sky\.example\/[^)]+\): \S/)
    expect(body.match(/^## /gm)!.length).toBeGreaterThan(3)
    expect(body.length).toBeLessThan(40_000)
  })

  test('names every guide and every chapter, and each link is answered', async () => {
    const { body } = await get('/llms.txt', { host: 'sky.example' })
    for (const { name } of GUIDES) expect(body).toContain(`/docs/${name}.md)`)
    for (const { slug } of CHAPTERS) expect(body).toContain(`/docs/api/${slug}.md)`)
    for (const [, url] of body.matchAll(/\]\(http:\/\/sky\.example([^)]+)\)/g))
      expect([url, (await get(url!)).statusCode]).toEqual([url, 200])
  })
})

describe.each(GUIDES.map(({ name }) => name))('/docs/%s.md', (name) => {
  test('is the guide as Markdown, with links that are answered, and the address of this service', async () => {
    const { statusCode, headers, body } = await get(`/docs/${name}.md`, { host: 'sky.example' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(body).toMatch(/^# \S/)
    const text = body.replaceAll(/^```[\s\S]*?^```/gm, '')
    expect(text).not.toContain('<!--')
    for (const [, href] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(?:https?:|#)/.test(href!)) continue
      const { pathname } = new URL(href!, `http://host/docs/${name}.md`)
      expect([href, (await get(pathname)).statusCode]).toEqual([href, 200])
    }
    const page = await get(`/docs/${name}`)
    expect(page.headers['link']).toBe(`<${name}.md>; rel="alternate"; type="text/markdown"`)
  })
})
