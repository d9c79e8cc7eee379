import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'

const BASE = 'http://127.0.0.1:8080'
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

interface Example {
  readonly url: string
  readonly body: string | null
}

/** The curl lines of the document's shell blocks, continued lines joined, each with its address and its body. */
const examples: Example[] = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block]) => block!.replaceAll('\\\n', ' ').split(/^(?=curl )/m))
  .filter((line) => line.startsWith('curl '))
  .map((line) => ({
    url: /'?(http[^'\s]+)'?/.exec(line)![1]!.replace(BASE, ''),
    body: /-d '([^']+)'/.exec(line)?.[1] ?? null,
  }))

let service: TestApp
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.stop())

test('README.md shows the use of each kind of calculation', () => {
  const shown = new Set(examples.map(({ url }) => url.split('?')[0]))
  for (const url of [
    '/api/v1/natal/calculate',
    '/natal',
    '/api/v1/transits/calculate',
    '/api/v1/ephemeris',
    '/api/v1/sky-events',
    '/api/v1/geo/search',
    '/api/v1/numerology/profile',
    '/api/v1/numerology/methods',
  ]) {
    expect(shown).toContain(url)
  }
})

test.each(examples)('the example of README.md works: $url', async ({ url, body }) => {
  const reply = await service.app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers: { 'x-api-key': service.key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: body }),
  })
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.body.length).toBeGreaterThan(100)
})
