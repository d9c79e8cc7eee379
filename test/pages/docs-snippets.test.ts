import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedHeaders } from '../../src/jobs/reports/callbacks.ts'
import { snippets } from '../../src/pages/code/snippets.ts'
import { commandsOf } from '../../src/pages/docs/code.ts'
import { callOf } from '../../src/pages/docs/curl.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { document } from '../support/documents.ts'

/** A folder of somebody who pastes code: without a package.json, and with the client of this project. */
const folder = mkdtempSync(join(tmpdir(), 'orrery-pasted-'))
const CLIENT = new URL('../../clients/typescript/src/index.ts', import.meta.url)

let service: TestApp
let base: string
beforeAll(async () => {
  const client = join(folder, 'node_modules/@orrery/client')
  await mkdir(client, { recursive: true })
  writeFileSync(join(client, 'package.json'), '{ "name": "@orrery/client", "type": "module", "exports": "./index.js" }')
  writeFileSync(join(client, 'index.js'), `export * from ${JSON.stringify(CLIENT.href)}\n`)
  service = await startTestApp()
  base = await service.listen()
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

interface Outcome {
  readonly code: number | null
  readonly out: string
  readonly said: string
}

/** Runs pasted code as a file of its own, since this process has to answer it. */
async function pasted(code: string, name: string, program = process.execPath): Promise<Outcome> {
  writeFileSync(join(folder, name), code.replaceAll('http://127.0.0.1:8080', base))
  const child = spawn(program, [name], {
    cwd: folder,
    env: { ...process.env, KEY: service.key, ORRERY_URL: base, ORRERY_KEY: service.key },
    stdio: 'pipe',
  })
  let out = ''
  let said = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const code_ = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code: code_, out, said }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

/** The first example of an operation on its page in a language, as the copy button copies it. */
async function exampleOn(chapter: string, operation: string, language: string): Promise<string> {
  const { body } = await service.app.inject({ url: `/docs/api/${chapter}` })
  const part = body.slice(body.indexOf(`aria-labelledby="${operation}"`))
  const [, code] = new RegExp(`id="code-\\d+-${language}-panel"[^>]*><code>([\\s\\S]*?)</code>`).exec(part)!
  return code!.replaceAll(/<[^>]+>/g, '').replaceAll(/&([^;]+);/g, (_, name: string) => ENTITIES[name] ?? `&${name};`)
}

const EXAMPLES = [
  ['natal', 'natal_chart'],
  ['moon', 'moon_phase'],
  ['places', 'place_search'],
  ['ephemeris', 'ephemeris_table'],
  ['service', 'service_health'],
] as const

test.each(EXAMPLES)(
  'the TypeScript of %s, %s, runs as a pasted .mts file and prints an answer',
  async (chapter, name) => {
    const { code, out, said } = await pasted(await exampleOn(chapter, name, 'typescript'), 'call.mts')
    expect([code, said.replaceAll(/.*Warning.*\n?/g, '')]).toEqual([0, ''])
    expect(out.trim()).toMatch(/^[{[]/)
  },
)

test('the TypeScript of an image writes its file', async () => {
  const { code, said } = await pasted(await exampleOn('charts', 'chart_natal', 'typescript'), 'call.mts')
  expect([code, said.replaceAll(/.*Warning.*\n?/g, '')]).toEqual([0, ''])
  expect(readdirSync(folder)).toContain('chart-natal.svg')
  expect(readFileSync(join(folder, 'chart-natal.svg'), 'utf8')).toMatch(/<svg[\s>]/)
})

/** The first command of a guide that contains a text, as the tabs of its page show it. */
function shownIn(path: string, part: string) {
  const blocks = [...document(path).text.matchAll(/^```sh[^\n]*\n([\s\S]*?)^```/gm)]
  const command = blocks.flatMap(([, block]) => commandsOf(block!)).find((each) => each.includes(part))
  return snippets(callOf(command!)!)
}

const hasPython = spawnSync('python3', ['-c', 'import requests']).status === 0

test.skipIf(!hasPython).each(EXAMPLES.slice(0, 3))(
  'the Python of %s, %s, runs as it is pasted',
  async (chapter, name) => {
    const { code, out } = await pasted(await exampleOn(chapter, name, 'python'), 'call.py', 'python3')
    expect(code).toBe(0)
    expect(out.trim()).toMatch(/^[{[]/)
  },
)

test('the TypeScript of a calendar feed sends the key in the URL and writes the calendar', async () => {
  const { typescript } = shownIn('docs/guide/sky-events.md', 'api_key=$KEY')
  const { code, said } = await pasted(typescript, 'feed.mts')
  expect([code, said.replaceAll(/.*Warning.*\n?/g, '')]).toEqual([0, ''])
  expect(readFileSync(join(folder, 'sky.ics'), 'utf8')).toMatch(/^BEGIN:VCALENDAR/)
})

test.skipIf(!hasPython)('the Python of a calendar feed does too', async () => {
  rmSync(join(folder, 'sky.ics'), { force: true })
  const { python } = shownIn('docs/guide/sky-events.md', 'api_key=$KEY')
  expect((await pasted(python, 'feed.py', 'python3')).code).toBe(0)
  expect(readFileSync(join(folder, 'sky.ics'), 'utf8')).toMatch(/^BEGIN:VCALENDAR/)
})

test('the TypeScript of a table as CSV prints the table', async () => {
  const { typescript } = shownIn('docs/guide/ephemeris.md', 'frames=horizontal')
  const { code, out } = await pasted(typescript, 'table.mts')
  expect(code).toBe(0)
  expect(out).toMatch(/^timestamp,moon_azimuth_deg/)
})

test('the receiver of the guide accepts a signed callback and refuses a forged one', async () => {
  const [, code] = /^```ts\n([\s\S]*?)^```/m.exec(document('docs/guide/reports.md').text)!
  const secret = randomBytes(32)
  writeFileSync(
    join(folder, 'callbacks.mts'),
    code!.replace('.listen(3000)', '.listen(0, function () { console.log(this.address().port) })'),
  )
  const env = { ...process.env, SECRET: `whsec_${secret.toString('base64')}` }
  const receiver = spawn(process.execPath, ['callbacks.mts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = receiver.stdout[Symbol.asyncIterator]()
  const port = Number(String((await said.next()).value))
  const body = '{"type": "report.completed"}'
  const headers = signedHeaders({ id: 'one', atMs: Date.now(), body }, [secret])
  const send = async (text: string) =>
    (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: text })).status
  expect([await send(body), await send(`${body} `)]).toEqual([204, 401])
  receiver.kill()
})

const guide = [...document('docs/guide/clients.md').text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code]) => code!)

test.each([
  [0, /Sun [\d.]+ \w+/],
  [1, /^422 body\.month/],
  [2, /^2026-01-01\S* \w+\n365 rows/],
])('program %i of the guide for clients runs as a pasted .mts file with the client', async (number, expected) => {
  const { code, out, said } = await pasted(guide[number]!, 'program.mts')
  expect([code, said.replaceAll(/.*Warning.*\n?/g, '')]).toEqual([0, ''])
  expect(out).toMatch(expected)
})
