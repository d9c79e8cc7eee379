import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { GUIDES, sourceOf } from '../../src/pages/docs/guides.ts'
import { GUIDE_PICTURES, pictureFile } from '../../src/pages/docs/pictures.ts'
import type { Asked } from '../../tools/guide-pictures/asked.ts'
import { PICTURES } from '../../tools/guide-pictures/pictures.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

const root = new URL('../../', import.meta.url)
/** A page with a picture is then about as long as one without. */
const BYTES_MAX = 40_000

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const asked: Asked = {
  async svg(url, body) {
    const reply = await service.postTo(url, body)
    expect(reply.statusCode, reply.body.slice(0, 500)).toBe(200)
    return reply.body
  },
  /** The endpoints of the Moon and the Sun take a query, all others a body. */
  async json(url, request) {
    const headers = { 'x-api-key': service.key }
    const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]))
    const reply = /\/(moon|sun)\//.test(url)
      ? await service.app.inject({ url: `${url}?${query}`, headers })
      : await service.postTo(url, request)
    expect(reply.statusCode, reply.body.slice(0, 500)).toBe(200)
    return reply.json()
  },
}

test('every picture of the folder is drawn by this test, and shown by a guide with words in its place', () => {
  const files = globSync('docs/guide/pictures/*', { cwd: root }).map((path) => path.slice(path.lastIndexOf('/') + 1))
  expect(files.toSorted()).toEqual(GUIDE_PICTURES.map((name) => `${name}.svg`).toSorted())
  const shown = GUIDES.flatMap((guide) => [...sourceOf(guide).matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)])
  expect([...new Set(shown.map(([, , path]) => path!.replace('pictures/', '')))].toSorted()).toEqual(files.toSorted())
  for (const [, words, path] of shown) expect([path, words!.length > 20]).toEqual([path, true])
})

test('a page of the guides shows its picture from the service, with its size and its words', async () => {
  const { body } = await service.app.inject({ url: '/docs/solar-return' })
  const [, src, words] = /<img src="\.\.\/([^"]+)" width="480" height="480" alt="([^"]+)" loading="lazy">/.exec(body)!
  expect(words).toContain('solar return')
  const picture = await service.app.inject({ url: `/${src}` })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(picture.headers['content-security-policy']).toContain("style-src 'unsafe-inline'")
  expect(picture.body).toBe(readFileSync(pictureFile('solar-return'), 'utf8'))
})

const DRAWN = GUIDE_PICTURES.map((name) => [name, PICTURES[name]] as const)

describe.each(DRAWN)('the picture %s of the guides', (name, draw) => {
  test('is what the service draws today', async () => {
    const drawn = await draw(asked)
    if (process.env['UPDATE_DOCS'] === '1') writeFileSync(pictureFile(name), drawn)
    expect(existsSync(pictureFile(name)), 'Run UPDATE_DOCS=1 npx vitest run on this file to draw it').toBe(true)
    expect(
      readFileSync(pictureFile(name), 'utf8') === drawn,
      'Run UPDATE_DOCS=1 npx vitest run on this file, and look at the picture',
    ).toBe(true)
  })

  test('is short, and needs nothing from elsewhere', () => {
    const svg = readFileSync(pictureFile(name), 'utf8')
    expect(svg.length).toBeLessThan(BYTES_MAX)
    expect(svg).not.toMatch(/<script|<image|href=|url\(|@import|on\w+=/)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="/)
    expect(svg).toContain('@media(prefers-color-scheme:dark)')
  })
})
