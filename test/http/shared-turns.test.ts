import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sharedTurns } from '../../src/http/limits/fair-share.ts'

/** Sends requests by caller. Counts those that have begun. */
function front() {
  let nowMs = 0
  const begin = sharedTurns(() => nowMs)
  const begun = { one: 0, other: 0 }
  return {
    begun,
    pass: (ms: number) => {
      nowMs += ms
    },
    send(caller: 'one' | 'other', count = 1) {
      for (let i = 0; i < count; i += 1) {
        const turn = begin(caller)
        if (turn) void turn.then(() => begun[caller]++)
        else begun[caller] += 1
      }
    },
  }
}

test('a caller who is alone waits for nothing', () => {
  const { send, begun, pass } = front()
  send('one', 100)
  expect(begun.one).toBe(100)
  pass(10_000)
  send('one', 100)
  expect(begun.one).toBe(200)
})

test('one who sends much begins four in a turn while another asks, and the other begins at once', async () => {
  const { send, begun } = front()
  send('other')
  send('one', 30)
  expect(begun).toEqual({ one: 4, other: 1 })
  await nextTurn()
  send('other')
  expect(begun.other).toBe(2)
  await nextTurn()
  expect(begun.one).toBeGreaterThanOrEqual(8)
  expect(begun.one).toBeLessThanOrEqual(16)
  for (let turn = 0; turn < 10; turn += 1) await nextTurn()
  expect(begun.one).toBe(30)
})

test('requests keep their order, and the line ends when the other has gone', async () => {
  let nowMs = 0
  const begin = sharedTurns(() => nowMs)
  const order: number[] = []
  begin('other')
  for (let i = 0; i < 12; i += 1) {
    const turn = begin('one')
    if (turn) void turn.then(() => order.push(i))
    else order.push(i)
  }
  nowMs += 5_000
  // The line is not empty yet, so the last one joins it.
  void begin('one')?.then(() => order.push(12))
  for (let turn = 0; turn < 6; turn += 1) await nextTurn()
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order).toHaveLength(13)
  expect(begin('one')).toBeUndefined()
})

test('the clock of the process tells whether another has asked of late', () => {
  const begin = sharedTurns()
  begin('other')
  const waiting = Array.from({ length: 10 }, () => begin('one')).filter((turn) => turn !== undefined)
  expect(waiting).toHaveLength(6)
})
