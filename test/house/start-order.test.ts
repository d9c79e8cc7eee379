import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openapi, openapiInTurns } from '../../src/http/openapi/document.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { findServer } from '../../src/platform/db/embedded/server.ts'
import { CHILD_ENV } from '../support/child-env.ts'

/**
 * What a start does before the first chart, and what after it. The front comes first: builds, the renderer and guides
 * wait, for a first chart needs none of them.
 */

const SOURCE = (file: string): string => new URL(`../../src/${file}`, import.meta.url).pathname

let folder: string
let child: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-order-'))
})
afterEach(async () => {
  if (child && child.exitCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  child = undefined
  while (findServer(join(folder, 'postgres'))) await sleep(10)
  // A build may still write its last file.
  rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
})

function run(file: string, flags: readonly string[] = []) {
  const started = spawn(process.execPath, [...flags, SOURCE(file)], {
    env: {
      ...{ ...CHILD_ENV, VAR_DIR: folder, PORT: '0', RENDERER_PORT: '0', THREADS: '1' },
      ...{ CHROMIUM_PATH: process.execPath, LOG_FORMAT: 'text', NODE_COMPILE_CACHE: undefined },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = started
  const output = { said: '' }
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (data: Buffer) => (output.said += data))
  return output
}

test('a first start prints the key and answers its example before it builds places, and before it starts a renderer', async () => {
  const output = run('commands/start.ts')
  await expect.poll(() => output.said, { interval: 10 }).toMatch(/format=csv'\n/)
  const [, key, body, url] = /curl -H 'x-api-key: (\S+)' .* -d '(\S+)' (http\S+)/.exec(output.said)!
  const headers = { 'x-api-key': key!, 'content-type': 'application/json' }
  const chart = await fetch(url!, { method: 'POST', headers, body: body! })
  expect(chart.status).toBe(200)
  await expect.poll(() => output.said).toContain('renderer: listening')
  await expect.poll(() => output.said).toContain('exporter: waiting for exports')
  await expect.poll(() => output.said).toContain('building the gazetteer')
  const at = (text: string): number => output.said.indexOf(text)
  for (const later of ['renderer: listening', 'exporter: waiting for exports'])
    expect(at(later)).toBeGreaterThan(at('Your key, shown only once'))
  // The front builds once it has given the key to its parent.
  expect(at('building the gazetteer')).toBeGreaterThan(at('Server listening at'))
  child!.kill('SIGTERM')
  await once(child!, 'exit')
  // The next start does not compile the modules again.
  expect(readdirSync(join(folder, 'compile-cache'))).not.toEqual([])
})

test('initdb starts before the front loads its other modules', async () => {
  const hook = join(folder, 'hook.mjs')
  writeFileSync(
    hook,
    `import { registerHooks } from 'node:module'
import { readdirSync, writeSync } from 'node:fs'
registerHooks({ load(url, context, next) {
  if (url.endsWith('src/run/services.ts')) writeSync(1, 'loaded after ' + readdirSync(process.env.VAR_DIR).join() + '\\n')
  return next(url, context)
} })`,
  )
  const output = run('commands/main.ts', ['--import', hook])
  await expect.poll(() => output.said).toMatch(/loaded after .*postgres\.unfinished/)
})

test('the surface of the service is loaded without reading a guide', async () => {
  const program = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { readFileSync } = fs
    const read = []
    fs.readFileSync = (path, ...rest) => (read.push(String(path)), readFileSync(path, ...rest))
    syncBuiltinESMExports()
    await import(${JSON.stringify(SOURCE('operations/index.ts'))})
    console.log(JSON.stringify(read.filter((path) => path.endsWith('.md'))))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  expect(JSON.parse(stdout)).toEqual([])
})

test('the OpenAPI document is the same in one piece and in turns, between which the event loop turns', async () => {
  const installation = { version: '1', url: '/' }
  let turns = 0
  const count = () => {
    turns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const made = await openapiInTurns(OPERATIONS, installation)
  clearImmediate(counting)
  expect(made).toEqual(openapi(OPERATIONS, installation))
  expect(turns).toBeGreaterThanOrEqual(OPERATIONS.filter(({ isPage }) => !isPage).length)
})
