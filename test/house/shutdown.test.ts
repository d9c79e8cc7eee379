import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from '../../src/log.ts'
import { createShutdown } from '../../src/run/shutdown.ts'

const log = createLog('front', { logLevel: 'silent', logFormat: 'json' })

test('the part opened last is closed first, and each part waits for the one before', async () => {
  const closed: string[] = []
  const shutdown = createShutdown(log)
  shutdown.add('database', 1_000, () => closed.push('database'))
  shutdown.add('requests', 1_000, async () => {
    await sleep(50)
    closed.push('requests')
  })
  expect(await shutdown.stop('a test')).toBe(true)
  expect(closed).toEqual(['requests', 'database'])
})

test('a phase that fails or exceeds its deadline does not stop the others, and the shutdown is not clean', async () => {
  const closed: string[] = []
  const shutdown = createShutdown(log)
  shutdown.add('database', 1_000, () => closed.push('database'))
  shutdown.add('stuck', 50, () => new Promise(() => {}))
  shutdown.add('broken', 1_000, () => {
    throw new Error('broken')
  })
  const startedAt = performance.now()
  expect(await shutdown.stop('a test')).toBe(false)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  expect(closed).toEqual(['database'])
})

test('a part that opens while its process stops is closed next', async () => {
  const closed: string[] = []
  const shutdown = createShutdown(log)
  shutdown.add('database', 1_000, () => closed.push('database'))
  shutdown.add('requests', 1_000, async () => {
    await sleep(10)
    closed.push('requests')
  })
  const stopped = shutdown.stop('a signal during the start')
  shutdown.add('threads', 1_000, () => closed.push('threads'))
  await stopped
  expect(closed).toEqual(['requests', 'threads', 'database'])
})

test('stopping twice closes once', async () => {
  let times = 0
  const shutdown = createShutdown(log)
  shutdown.add('database', 1_000, () => (times += 1))
  await Promise.all([shutdown.stop('first'), shutdown.stop('second')])
  expect(times).toBe(1)
})
