import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createLog } from '../../src/platform/log.ts'
import { createShutdown, frontPhases, parentPhases, rendererPhases, totalMs } from '../../src/run/shutdown.ts'

const log = createLog('front', { logLevel: 'silent', logFormat: 'json' })
const DEADLINES_MS = { database: 1_000, requests: 1_000, threads: 1_000, stuck: 50, broken: 1_000 }

test('the part opened last is closed first, and each part waits for the one before', async () => {
  const closed: string[] = []
  const shutdown = createShutdown(log, DEADLINES_MS)
  shutdown.add('database', () => closed.push('database'))
  shutdown.add('requests', async () => {
    await sleep(50)
    closed.push('requests')
  })
  expect(await shutdown.stop('a test')).toBe(true)
  expect(closed).toEqual(['requests', 'database'])
})

test('a phase that fails or exceeds its deadline does not stop the others, and the shutdown is not clean', async () => {
  const closed: string[] = []
  const shutdown = createShutdown(log, DEADLINES_MS)
  shutdown.add('database', () => closed.push('database'))
  shutdown.add('stuck', () => new Promise(() => {}))
  shutdown.add('broken', () => {
    throw new Error('broken')
  })
  const startedAt = performance.now()
  expect(await shutdown.stop('a test')).toBe(false)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  expect(closed).toEqual(['database'])
})

test('a part that opens while its process stops is closed next', async () => {
  const closed: string[] = []
  const shutdown = createShutdown(log, DEADLINES_MS)
  shutdown.add('database', () => closed.push('database'))
  shutdown.add('requests', async () => {
    await sleep(10)
    closed.push('requests')
  })
  const stopped = shutdown.stop('a signal during the start')
  shutdown.add('threads', () => closed.push('threads'))
  await stopped
  expect(closed).toEqual(['requests', 'threads', 'database'])
})

test('stopping twice closes once', async () => {
  let times = 0
  const shutdown = createShutdown(log, DEADLINES_MS)
  shutdown.add('database', () => (times += 1))
  await Promise.all([shutdown.stop('first'), shutdown.stop('second')])
  expect(times).toBe(1)
})

test.each([0, 10_000, 600_000])(
  'the parent waits for all phases of a child, with a grace of %i ms',
  (shutdownGraceMs) => {
    const grace = { shutdownGraceMs, shutdownDelayMs: 30_000 }
    expect(totalMs(frontPhases(grace))).toBeGreaterThan(shutdownGraceMs)
    expect(parentPhases(grace)['stop the front']).toBeGreaterThan(totalMs(frontPhases(grace)))
    expect(parentPhases(grace)['stop the renderer']).toBeGreaterThan(totalMs(rendererPhases(grace)))
  },
)

describe('a process whose stdout nobody reads any more', () => {
  const source = (path: string) => new URL(`../../src/${path}`, import.meta.url).href
  const program = (level: string) => `
    import { createLog } from '${source('platform/log.ts')}'
    import { createShutdown, endOnSignals } from '${source('run/shutdown.ts')}'
    const log = createLog('front', { logLevel: 'info', logFormat: 'json' })
    const shutdown = createShutdown(log, { work: 1000 })
    endOnSignals(shutdown, log)
    const timer = setInterval(() => log.${level}('still here'), 10)
    shutdown.add('work', () => clearInterval(timer))
    log.warn('started')
    setTimeout(() => process.send('later'), 1000)`

  test.each(['info', 'warn'])('works on and ends at SIGTERM, with lines of level %s', async (level) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program(level)], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    try {
      await once(child.stdout!, 'data')
      child.stdout!.destroy()
      await once(child, 'message')
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([0, null])
    } finally {
      child.kill('SIGKILL')
    }
  })

  test('has written each line once when it ends', async () => {
    const count = 5_000
    const lines = `
      import { createLog } from '${source('platform/log.ts')}'
      const log = createLog('front', { logLevel: 'info', logFormat: 'json' })
      for (let n = 0; n < ${count}; n += 1) {
        log[n % 1000 === 999 ? 'warn' : 'info']({ n })
        if (n % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
      }
      await new Promise((resolve) => log.flush(resolve))
      log.info({ n: ${count} })
      process.exit(0)`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', lines], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (data: Buffer) => (said += data))
    await once(child, 'close')
    const numbers = said
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { n: number }).n)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count + 1 }, (_, n) => n))
  })
})
