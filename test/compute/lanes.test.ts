import { describe, expect, test } from 'vitest'
import { createLanes, type Lane } from '../../src/calculation/threads/lanes.ts'
import { laneOf } from '../../src/operations/compute-requests.ts'

const lane = (id: string, weight = 1): Lane => ({ id, weight })

/** Takes everything; each item costs its own number of milliseconds. */
function drain(lanes: ReturnType<typeof createLanes<number>>, count = Number.POSITIVE_INFINITY): string {
  let order = ''
  for (let taken = lanes.take(); taken; taken = order.length < count ? lanes.take() : null) {
    lanes.charge(taken.lane, taken.item)
    order += taken.lane.id
  }
  return order
}

describe('lanes', () => {
  test('a lane keeps the order of its items', () => {
    const lanes = createLanes<number>(10)
    for (const item of [1, 2, 3]) lanes.add(lane('a'), item)
    expect([lanes.take()?.item, lanes.take()?.item, lanes.take()?.item, lanes.take()]).toEqual([1, 2, 3, null])
  })

  test('one call of a newcomer is served before the backlog of another', () => {
    const lanes = createLanes<number>(100)
    for (let item = 0; item < 50; item += 1) lanes.add(lane('a'), 20)
    expect(drain(lanes, 10)).toBe('a'.repeat(10))
    lanes.add(lane('b'), 1)
    expect(lanes.take()?.lane.id).toBe('b')
  })

  test('equal lanes get equal time, whatever each call takes', () => {
    const lanes = createLanes<number>(200)
    for (let item = 0; item < 10; item += 1) lanes.add(lane('a'), 20)
    for (let item = 0; item < 100; item += 1) lanes.add(lane('b'), 2)
    const order = drain(lanes, 55)
    expect([...order].filter((id) => id === 'a')).toHaveLength(5)
  })

  test('a lane of weight four gets four times the time', () => {
    const lanes = createLanes<number>(200)
    for (let item = 0; item < 80; item += 1) {
      lanes.add(lane('a'), 5)
      lanes.add(lane('b', 4), 5)
    }
    const order = drain(lanes, 50)
    expect([...order].filter((id) => id === 'b')).toHaveLength(40)
  })

  test('time that a lane left unused is not saved up', () => {
    const lanes = createLanes<number>(200)
    lanes.add(lane('b'), 1)
    drain(lanes)
    for (let item = 0; item < 40; item += 1) lanes.add(lane('a'), 10)
    drain(lanes, 20)
    for (let item = 0; item < 20; item += 1) lanes.add(lane('b'), 10)
    const order = drain(lanes, 20)
    expect([...order].filter((id) => id === 'b').length).toBeLessThanOrEqual(11)
  })

  test('a lane that was idle for a moment still owes what it used beyond the others', () => {
    const lanes = createLanes<number>(200)
    lanes.add(lane('a'), 1_000)
    lanes.add(lane('b'), 1)
    drain(lanes)
    for (let item = 0; item < 20; item += 1) {
      lanes.add(lane('a'), 10)
      lanes.add(lane('b'), 10)
    }
    expect(drain(lanes, 20)).toBe('b'.repeat(20))
  })
})

describe('full lanes', () => {
  test('refuse the newest call of the lane that waits with most, so that a newcomer always gets in', () => {
    const lanes = createLanes<string>(5)
    for (const item of ['a1', 'a2', 'a3', 'a4', 'a5']) expect(lanes.add(lane('a'), item)).toBeNull()
    expect(lanes.add(lane('a'), 'a6')).toBe('a6')
    expect(lanes.add(lane('b'), 'b1')).toBe('a5')
    expect(lanes.add(lane('c'), 'c1')).toBe('a4')
    expect(lanes.size).toBe(5)
  })

  test('let a heavier lane wait with more', () => {
    const lanes = createLanes<string>(6)
    for (const item of ['a1', 'a2', 'a3', 'a4']) lanes.add(lane('a', 4), item)
    for (const item of ['b1', 'b2']) lanes.add(lane('b'), item)
    expect(lanes.add(lane('c'), 'c1')).toBe('b2')
  })
})

describe('callers without a credential', () => {
  const from = (address: string) => laneOf({ address })
  /** The n-th of many networks. */
  const network = (n: number) => from(`198.51.${n >> 8}.${n & 255}`)

  test('are told from those who send a key where none is needed', () => {
    const keyHolder = { accountId: 'one', plan: 'operator' } as const
    expect(laneOf({ accounting: { keyHolder }, address: '198.51.0.1' })).toEqual(lane('one', 4))
  })

  test('displace no call of an account, however many networks they come from', () => {
    const lanes = createLanes<string>(20)
    for (let call = 0; call < 8; call += 1) lanes.add(lane('account', 2), `paid ${call}`)
    const dropped = Array.from({ length: 1_000 }, (_, n) => lanes.add(network(n), `stranger ${n}`))
    expect(dropped.filter((item) => item?.startsWith('paid'))).toEqual([])
    expect(dropped.filter((item) => item === null)).toHaveLength(12)
    expect(lanes.add(lane('account', 2), 'paid 8')).toMatch(/^stranger/)
  })

  test('get no place of a full queue that accounts have filled', () => {
    const lanes = createLanes<string>(5)
    for (let call = 0; call < 5; call += 1) lanes.add(lane('account'), `paid ${call}`)
    expect(lanes.add(network(1), 'stranger')).toBe('stranger')
    expect(lanes.size).toBe(5)
    expect(lanes.take()?.item).toBe('paid 0')
    expect(lanes.add(network(1), 'stranger')).toBeNull()
  })

  test('have the time of one account together', () => {
    const lanes = createLanes<number>(200)
    for (let call = 0; call < 40; call += 1) {
      lanes.add(network(call), 5)
      lanes.add(lane('a'), 5)
    }
    const served = Array.from({ length: 20 }, () => {
      const taken = lanes.take()!
      lanes.charge(taken.lane, taken.item)
      return taken.lane.id
    })
    expect(served.filter((id) => id === 'a')).toHaveLength(10)
  })

  test('take turns by network, and the network that waits with most leaves a full queue', () => {
    const lanes = createLanes<string>(6)
    for (const item of ['a1', 'a2', 'a3', 'a4']) lanes.add(network(1), item)
    expect(lanes.take()?.item).toBe('a1')
    for (const item of ['b1', 'b2']) lanes.add(network(2), item)
    lanes.add(network(3), 'c1')
    expect(lanes.add(network(4), 'd1')).toBe('a4')
    expect(Array.from({ length: 6 }, () => lanes.take()?.item)).toEqual(['a2', 'b1', 'c1', 'd1', 'a3', 'b2'])
    expect(lanes.take()).toBeNull()
  })
})

test('lanes that have ended are forgotten in the end', () => {
  const lanes = createLanes<number>(10)
  for (let index = 0; index < 5_000; index += 1) {
    lanes.add(lane(`lane ${index}`), 1)
    const { lane: served } = lanes.take()!
    lanes.charge(served, 1)
  }
  lanes.add(lane('lane 0'), 1)
  lanes.add(lane('newcomer'), 1)
  expect(lanes.take()?.lane.id).toBe('lane 0')
})
