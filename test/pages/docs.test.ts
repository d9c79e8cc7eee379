import { globSync } from 'node:fs'
import { Marked } from 'marked'
import { beforeAll, describe, expect, test } from 'vitest'
import { GUIDES } from '../../src/pages/docs/guides.ts'
import { writer } from '../../src/pages/docs/markdown.ts'
import { QUESTIONS } from '../../src/pages/docs/pages.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

let app: SharedApp['app']
beforeAll(async () => {
  app = (await sharedApp()).app
})

/** Each request has an address of its own: together they are more than one address may send in ten seconds. */
let requests = 0
function get(url: string, headers: Record<string, string> = {}) {
  requests += 1
  return app.inject({ url, headers, remoteAddress: `10.77.${requests >> 8}.${requests & 255}` })
}
const root = new URL('../../', import.meta.url)
const ADDRESSES = ['/docs', ...GUIDES.map(({ name }) => `/docs/${name}`)]

test('every guide of the folder has a page, and stands once in the tree', () => {
  const files = globSync('docs/guide/*.md', { cwd: root }).map((path) => path.slice('docs/'.length))
  expect(GUIDES.map(({ file }) => file).toSorted()).toEqual([...files, 'configuration.md', 'operations.md'].toSorted())
  for (const names of [GUIDES.map(({ name }) => name), GUIDES.map(({ label }) => label)])
    expect(new Set(names).size).toBe(GUIDES.length)
})

describe.each(ADDRESSES)('%s', (address) => {
  test('is a page with one h1, and with ids of one element each', async () => {
    const reply = await get(address)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body.match(/<h1[ >]/g)).toHaveLength(1)
    const ids = [...reply.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('has links that lead to pages and headings that exist', async () => {
    const { body } = await get(address)
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    const targets = new Set([...main.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href!))
    for (const target of targets) {
      if (/^https?:/.test(target)) continue
      const { pathname, hash } = new URL(target, `http://host${address}`)
      const reply = await get(pathname)
      expect([target, reply.statusCode]).toEqual([target, 200])
      if (hash)
        expect([target, reply.body.includes(` id="${decodeURIComponent(hash.slice(1))}"`)]).toEqual([target, true])
    }
  })

  test('is not sent again to a browser that has it, whose policy stays', async () => {
    const first = await get(address)
    const etag = String(first.headers['etag'])
    const again = await get(address, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    expect(first.headers['cache-control']).toBe('no-cache')
    expect((await get(address, { 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  test('sends a browser on from the address with a slash', async () => {
    const reply = await get(`${address}/`)
    expect(reply.statusCode).toBe(308)
    expect(new URL(String(reply.headers['location']), `http://host${address}/`).pathname).toBe(address)
  })
})

test.each(['nothing', 'constructor', '..%2Foperations', '<b>'])(
  '/docs/%s is a page that says so, with the status 404',
  async (name) => {
    const reply = await get(`/docs/${name}`)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain('Guide not found')
    expect(reply.body).not.toContain('<b>')
    for (const { to } of QUESTIONS) expect(reply.body).toContain(`href="../docs/${to}"`)
  },
)

test('raw HTML and addresses of scripts in a guide are text', () => {
  const { text } = writer({ guide: GUIDES[0]!, root: '../' }, () => 1)
  const html = text(
    new Marked().lexer(
      'A <img src=x onerror=alert(1)> and [a link](javascript:alert(1)) and ![a picture](https://a/b.png)\n\n<script>alert(1)</script>\n\n`<b>`',
    ),
  )
  expect(html.markup).not.toMatch(/<(img|script|b|a)\b/)
  expect(html.markup).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('links to files of the project without a page are text, and other links lead out', () => {
  const guide = GUIDES.find(({ name }) => name === 'chart-images')!
  const { text } = writer({ guide, root: '../' }, () => 1)
  const html = text(
    new Marked().lexer(
      '[a](../decisions/README.md) [b](reports.md#costs) [c](../operations.md) [d](#style) [e](https://e.example/)',
    ),
  )
  expect(html.markup.trim()).toBe(
    '<p>a <a href="../docs/reports#costs">b</a> <a href="../docs/operations">c</a> <a href="../docs/chart-images#style">d</a> <a href="https://e.example/">e</a></p>',
  )
})
