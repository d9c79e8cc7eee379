import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { useClone } from '../support/clone.ts'
import { onTerminal, terminalAvailable } from '../support/terminal.ts'

const clone = useClone()

/** The time within which a start has to say that there is no registry. */
const MESSAGE_MS_MAX = 30_000

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('an installation', () => {
  test.skipIf(!terminalAvailable)(
    'shows on a terminal how many packages are there, and after how many seconds',
    async () => {
      const { file, args, options } = clone.command({ env: { NPM_MS: '1200' } })
      const terminal = onTerminal(file, args, options)
      expect(await terminal.exited).toBe(0)
      expect(terminal.lines()).toContainEqual(expect.stringMatching(/^Installing packages: 0 of 2, [01] s$/))
      expect(terminal.lines().at(-1)).toMatch(/^Packages installed in \d s\.$/)
    },
  )

  test('writes elsewhere only whole lines: what is missing, and after how many seconds it was there', async () => {
    const { code, said } = await clone.outcome({ env: { NPM_MS: '600' } })
    expect(code).toBe(0)
    expect(said).toMatch(/^Installing packages \(missing: all packages\)[^\n\r]*\nPackages installed in \d s\.\n$/)
  })

  test('ends within 30 seconds when the registry answers nothing, with what to check', {
    timeout: 60_000,
  }, async () => {
    const silent = createServer()
    const sockets = new Set<Socket>()
    silent.on('connection', (socket) => sockets.add(socket.on('error', () => {})))
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const startedAt = performance.now()
    const { code, said } = await clone.outcome({
      env: {
        // The npm in PATH.
        npm_execpath: '',
        npm_config_registry: `http://127.0.0.1:${port}`,
        npm_config_cache: clone.path('cache'),
        HOME: clone.path('home'),
      },
    })
    expect(performance.now() - startedAt).toBeLessThan(MESSAGE_MS_MAX)
    expect(code).toBe(1)
    expect(said).toContain('The npm registry did not answer within 20 seconds')
    expect(said).toContain('check the network')
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
})
