import { describe, expect, test } from 'vitest'
import type { TaskName } from '../../src/calculation/tasks.ts'
import { createBacklog, type Work } from '../../src/calculation/threads/backlog.ts'
import type { Lane } from '../../src/calculation/threads/lanes.ts'

const A: Lane = { id: 'a', weight: 1 }
const B: Lane = { id: 'b', weight: 1 }

const work = (lane: Lane, task: TaskName, addedAt: number): Work => ({
  call: { task, input: null },
  lane,
  addedAt,
  resolve: () => {},
  reject: () => {},
})

/** A backlog with pieces of A and, after them, a chart of B. */
function setUp({ threads, pieces, otherAt }: { threads: number; pieces: number; otherAt: number | null }) {
  const backlog = createBacklog(threads, 100)
  if (otherAt !== null) backlog.add(work(B, 'natal_chart', otherAt))
  for (let piece = 0; piece < pieces; piece += 1) backlog.add(work(A, 'ephemeris_chunk', 1_000))
  const next = (now: number) => backlog.next(now).map(({ lane, call }) => `${lane.id} ${call.task}`)
  return { backlog, next }
}

describe('pieces of long work', () => {
  test('take every thread while no other lane asks', () => {
    const { next } = setUp({ threads: 2, pieces: 3, otherAt: null })
    expect([next(1_000), next(1_000)].flat()).toEqual(['a ephemeris_chunk', 'a ephemeris_chunk'])
  })

  test('leave one thread free while another lane asks, and for a second after it', () => {
    const { next } = setUp({ threads: 2, pieces: 3, otherAt: 1_000 })
    expect([next(1_000), next(1_000), next(1_000), next(2_000)]).toEqual([
      ['b natal_chart'],
      ['a ephemeris_chunk'],
      [],
      [],
    ])
    expect(next(2_001)).toEqual(['a ephemeris_chunk'])
  })

  test('go on when one of them has ended, whether or not it is settled', () => {
    const { backlog, next } = setUp({ threads: 2, pieces: 2, otherAt: 1_000 })
    next(1_000)
    const [first] = backlog.next(1_000)
    expect(next(1_000)).toEqual([])
    backlog.ended(first!)
    backlog.ended(first!)
    expect(next(1_000)).toEqual(['a ephemeris_chunk'])
    expect(next(1_000)).toEqual([])
  })

  test('do not hold up the calls of another lane that wait behind them', () => {
    const { backlog, next } = setUp({ threads: 2, pieces: 5, otherAt: 900 })
    next(1_000)
    next(1_000)
    backlog.add(work(B, 'place_search', 1_001))
    expect(next(1_001)).toEqual(['b place_search'])
  })

  test('of several lanes have all threads while nobody asks for anything else', () => {
    const { backlog, next } = setUp({ threads: 2, pieces: 2, otherAt: null })
    backlog.add(work(B, 'sky_events_piece', 1_000))
    expect([next(1_000), next(1_000)].flat()).toHaveLength(2)
  })

  test('have the one thread there is', () => {
    const { next } = setUp({ threads: 1, pieces: 1, otherAt: 1_000 })
    expect([next(1_000), next(1_000)].flat()).toEqual(['b natal_chart', 'a ephemeris_chunk'])
  })
})
