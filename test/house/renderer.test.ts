import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const MAIN = new URL('../../renderer/main.ts', import.meta.url).pathname

const start = (env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] })

test('the renderer answers its probes and ends well on SIGTERM', async () => {
  const renderer = start({ RENDERER_PORT: '0' })
  const [line] = (await once(createInterface({ input: renderer.stdout }), 'line')) as [string]
  const { port } = JSON.parse(line).address
  for (const probe of ['healthz', 'readyz']) {
    expect((await fetch(`http://127.0.0.1:${port}/${probe}`)).status).toBe(200)
  }
  expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404)
  renderer.kill('SIGTERM')
  expect(await once(renderer, 'exit')).toEqual([0, null])
})

test('a variable that is wrong is named with what it may be, and nothing starts', async () => {
  const renderer = start({ RENDERER_PORT: 'ninety' })
  let said = ''
  renderer.stderr.on('data', (data) => (said += data))
  expect(await once(renderer, 'close')).toEqual([1, null])
  expect(said).toContain('RENDERER_PORT')
})
