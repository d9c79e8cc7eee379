import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { type SoleWatch, watchSole } from '../../src/db/sole.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()

/** Those that believe to be alone at this moment, and what was wrong. */
function company() {
  const alone = new Set<number>()
  const wrong: string[] = []
  const open = (name: number, { leaves = true, enterAfterMs = 0 } = {}): SoleWatch =>
    watchSole(database.url, {
      enterAfterMs,
      log: (message) => void wrong.push(message),
      async enter() {
        await sleep(Math.random() * 20)
        alone.add(name)
        if (alone.size > 1) wrong.push(`${[...alone].join(' and ')} are alone at once`)
      },
      async leave() {
        await sleep(Math.random() * 20)
        if (!leaves && alone.has(name)) throw new Error('not yet')
        alone.delete(name)
      },
    })
  return { alone, wrong, open }
}

test('of processes that come and go at most one is ever alone, and the last one is', { timeout: 60_000 }, async () => {
  const { alone, wrong, open } = company()
  const watches = new Map<number, SoleWatch>()
  let next = 0
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let turn = 0; turn < 6; turn += 1) {
        const name = next++
        const watch = open(name)
        watches.set(name, watch)
        await watch.settled
        await sleep(Math.random() * 400)
        watches.delete(name)
        await watch.close()
        expect(alone.has(name)).toBe(false)
        await sleep(Math.random() * 600)
      }
    }),
  )
  const last = open(next)
  await expect.poll(() => [...alone], { timeout: 5_000 }).toEqual([next])
  await last.close()
  expect(wrong).toEqual([])
})

test('who can’t leave keeps others out for three seconds, and is told of once', { timeout: 20_000 }, async () => {
  const { alone, wrong, open } = company()
  const one = open(1, { leaves: false })
  await one.settled
  const startedAt = performance.now()
  const other = open(2)
  await other.settled
  expect(performance.now() - startedAt).toBeGreaterThan(2_500)
  expect(performance.now() - startedAt).toBeLessThan(4_500)
  expect([...alone]).toEqual([1])
  expect(wrong).toEqual(["Another process waits for this one, which can't leave: not yet"])
  await expect(one.close()).rejects.toThrow('not yet')
  await other.close()
})

test('a process whose connection is cut is back before another is alone', { timeout: 30_000 }, async () => {
  const { alone, wrong, open } = company()
  const watches = [open(1, { enterAfterMs: 1_500 }), open(2, { enterAfterMs: 1_500 })]
  await Promise.all(watches.map(({ settled }) => settled))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  for (let cut = 0; cut < 6; cut += 1) {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'orrery presence' and datname = current_database() order by random() limit 1`,
    )
    await sleep(300 + Math.random() * 900)
    expect([...alone]).toEqual([])
  }
  await client.end()
  await watches[0]!.close()
  await expect.poll(() => [...alone], { timeout: 10_000 }).toEqual([2])
  await watches[1]!.close()
  expect(wrong).toEqual([])
})
