import type { Call, TaskName } from '../../workers/message.ts'
import type { Outcome } from '../../workers/task.ts'
import { createLanes, type Lane } from './lanes.ts'

/** A call that waits for its thread. */
export interface Work {
  readonly call: Call
  readonly lane: Lane
  readonly addedAt: number
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: Error) => void
}

/** The calls that wait, in the lanes of their callers. */
export interface Backlog {
  /** Adds a call. Gives the one that has to leave a full backlog, or null. */
  add(work: Work): Work | null
  /** The calls of the next message, which are charged to their lanes with the time that they are expected to take. */
  next(): readonly Work[]
  /** Replaces the expected time of a call by the time that it took. */
  settle(work: Work, ms: number): void
  /** Removes and gives everything. */
  clear(): readonly Work[]
  readonly size: number
}

/** Tasks of well under a millisecond. Waking a thread costs about a tenth of one, so they share messages. */
const SHORT: ReadonlySet<TaskName> = new Set(['natal_chart', 'natal_simple', 'zone_of_place'])
const MESSAGE_CALLS_MAX = 8
/** The weight of a new time in the expected time of its task. */
const NEWEST = 0.1
const FIRST_EXPECTED_MS = 1

export function createBacklog(threads: number, limit: number): Backlog {
  const lanes = createLanes<Work>(limit)
  const expectedMs = new Map<TaskName, number>()
  const charged = new WeakMap<Work, number>()

  function take(): Work {
    const { lane, item } = lanes.take()!
    const ms = expectedMs.get(item.call.task) ?? FIRST_EXPECTED_MS
    // Charged at once, since a lane may have several calls under way.
    lanes.charge(lane, ms)
    charged.set(item, ms)
    return item
  }

  return {
    add: (work) => lanes.add(work.lane, work),
    next() {
      if (lanes.size === 0) return []
      const works = [take()]
      if (!isShort(works[0]!)) return works
      const count = Math.min(MESSAGE_CALLS_MAX, Math.ceil((lanes.size + 1) / threads))
      for (let next = lanes.peek(); works.length < count && next && isShort(next); next = lanes.peek())
        works.push(take())
      return works
    },
    settle(work, ms) {
      const { task } = work.call
      lanes.charge(work.lane, ms - (charged.get(work) ?? 0))
      expectedMs.set(task, (expectedMs.get(task) ?? ms) * (1 - NEWEST) + ms * NEWEST)
    },
    clear: () => Array.from({ length: lanes.size }, () => lanes.take()!.item),
    get size() {
      return lanes.size
    },
  }
}

const isShort = ({ call }: Work): boolean => SHORT.has(call.task)
