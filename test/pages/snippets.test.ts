import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, type Language, snippets } from '../../src/pages/code/snippets.ts'

/** What a server was asked. */
interface Asked {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly key: string | undefined
  readonly type: string | undefined
  readonly body: unknown
}

let asked: Asked[] = []
const server = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const { method, url, headers } = request
  const body = text === '' ? undefined : JSON.parse(text)
  asked.push({ method, url, key: headers['x-api-key'] as string | undefined, type: headers['content-type'], body })
  response.setHeader('content-type', 'application/json')
  response.end('{"ok": true}')
})
let base: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const BODY = {
  name: 'O\'Neill "Zoë" $HOME `x` \\',
  flag: true,
  off: false,
  none: null,
  list: [1.5, []],
  deep: { a: {} },
}

const hasPython = spawnSync('python3', ['-c', 'import requests']).status === 0
const RUN: Readonly<Record<Language, readonly [program: string, ...args: string[]]>> = {
  curl: ['sh', '-c'],
  typescript: [process.execPath, '--input-type=module-typescript', '-e'],
  python: ['python3', '-c'],
}

/** Runs code in another process, since this one has to answer it. */
async function run(language: Language, code: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const [program, ...args] = RUN[language]
  const child = spawn(program, [...args, code], {
    env: { ...process.env, KEY: 'orr_test', JOB: 'a-job' },
    stdio: 'pipe',
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  child.on('close', () => resolve())
  await promise
  return said
}

const LANGUAGES = (['curl', 'typescript', 'python'] as const).filter((name) => name !== 'python' || hasPython)

test.each(LANGUAGES)('a call in %s sends the key and the body as they are', async (language) => {
  asked = []
  const call: Call = { method: 'POST', url: `${base}/api/v1/natal/calculate?a=1&b=it's`, body: BODY }
  const said = await run(language, snippets(call)[language])
  expect(said.replaceAll("'", '"')).toMatch(/"?ok"?: ?[Tt]rue/)
  const [{ url, ...sent }] = asked as [Asked]
  expect(sent).toEqual({ method: 'POST', key: 'orr_test', type: 'application/json', body: BODY })
  expect(new URL(url!, base).searchParams.get('b')).toBe("it's")
})

test.each(LANGUAGES)('a call in %s without a body is a GET with its query', async (language) => {
  asked = []
  await run(language, snippets({ method: 'GET', url: `${base}/api/v1/geo?q=S%C3%A3o`, isOpen: true })[language])
  expect(asked).toEqual([{ method: 'GET', url: '/api/v1/geo?q=S%C3%A3o' }])
})

test.each(LANGUAGES)('a call in %s reads its variables from the environment, and nothing else', async (language) => {
  asked = []
  const call: Call = {
    method: 'POST',
    url: `${base}/jobs/$JOB?a={b}&c=$5`,
    headers: { authorization: 'Bearer $JOB' },
    body: { token: 'a $JOB `x` $\u007by} "z" \\', others: ['$HOME', '$JOBS'] },
    isOpen: true,
    variables: ['JOB'],
  }
  await run(language, snippets(call)[language])
  expect(
    asked.map(({ url, body }) => [new URL(url!, base).pathname, new URL(url!, base).searchParams.get('c'), body]),
  ).toEqual([['/jobs/a-job', '$5', { token: 'a a-job `x` $\u007by} "z" \\', others: ['$HOME', '$JOBS'] }]])
})
