import type { Call, Outcome, TaskName } from '../tasks.ts'
import { createLanes, type Lane, type MayStart } from './lanes.ts'

/** A call that is waiting for a thread. */
export interface Work {
  readonly call: Call
  readonly lane: Lane
  readonly addedAt: number
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: Error) => void
}

/** The waiting calls, in the lanes of their callers. */
export interface Backlog {
  /** Adds a call. Returns the one that has to leave a full backlog, or null. */
  add(work: Work): Work | null
  /**
   * The calls of the next message, which are charged to their lanes with the time that they are expected to take. None
   * when nothing may start now.
   */
  next(now: number): readonly Work[]
  /** Frees the place of a call that has ended, however it ended. */
  ended(work: Work): void
  /** Replaces the expected time of a call by the time that it took. */
  settle(work: Work, ms: number): void
  /** Removes and gives everything. */
  clear(): readonly Work[]
  readonly size: number
}

/** Tasks of well under a millisecond. Waking a thread costs about a tenth of one, so they share messages. */
const SHORT: ReadonlySet<TaskName> = new Set(['natal_chart', 'natal_simple', 'zone_of_place'])
const MESSAGE_CALLS_MAX = 8
/**
 * The calls of a message are expected to take no longer together: a call of another lane waits until all have ended.
 * Charts of places that the gazetteer lacks take some 15 ms each.
 */
const MESSAGE_MS_MAX = 8
/** Pieces of long work. One request has many of them, which would keep every thread busy. */
const PIECES: ReadonlySet<TaskName> = new Set(['ephemeris_chunk', 'natal_batch_piece', 'sky_events_piece'])
/** A technique splits what takes long into pieces: `transits.piece`. */
export const isPieceOfTechnique = (task: TaskName): boolean => task.endsWith('.piece')

/** For this long after a call of another lane that is no piece, pieces leave one thread free. */
const RESERVE_MS = 1_000
/** The weight of a new time in the expected time of its task. */
const NEWEST = 0.1
const FIRST_EXPECTED_MS = 1

export function createBacklog(threads: number, limit: number): Backlog {
  const lanes = createLanes<Work>(limit)
  const askedAt = lastAsked()
  const expectedMs = new Map<TaskName, number>()
  const charged = new WeakMap<Work, number>()
  const pieces = new Set<Work>()

  /** One thread is kept free of the pieces of a lane while another lane asks for other work. */
  const mayStart =
    (now: number): MayStart<Work> =>
    ({ lane, item }) =>
      !isPiece(item) || pieces.size < Math.max(1, threads - 1) || now - askedAt.other(lane) > RESERVE_MS

  const expected = ({ call }: Work): number => expectedMs.get(call.task) ?? FIRST_EXPECTED_MS

  function take(now: number): Work | null {
    const taken = lanes.take(mayStart(now))
    if (!taken) return null
    const { lane, item } = taken
    const ms = expected(item)
    // Charged immediately, since a lane may have several calls in progress.
    lanes.charge(lane, ms)
    charged.set(item, ms)
    if (isPiece(item)) pieces.add(item)
    return item
  }

  return {
    add(work) {
      if (!isPiece(work)) askedAt.note(work.lane, work.addedAt)
      return lanes.add(work.lane, work)
    },
    next(now) {
      const count = Math.min(MESSAGE_CALLS_MAX, Math.ceil(lanes.size / threads))
      const first = take(now)
      if (!first) return []
      const works = [first]
      if (!isShort(first)) return works
      let ms = expected(first)
      const hasRoom = () => {
        const next = lanes.peek(mayStart(now))
        return next !== null && isShort(next) && ms + expected(next) <= MESSAGE_MS_MAX
      }
      while (works.length < count && hasRoom()) {
        const work = take(now)!
        ms += expected(work)
        works.push(work)
      }
      return works
    },
    ended(work) {
      pieces.delete(work)
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
const isPiece = ({ call }: Work): boolean => PIECES.has(call.task) || isPieceOfTechnique(call.task)

/** The last calls of the lane that asked last, and of the one before it. */
function lastAsked() {
  let newest = { id: '', at: Number.NEGATIVE_INFINITY }
  let before = newest
  return {
    note({ id }: Lane, at: number): void {
      if (id !== newest.id) before = newest
      newest = { id, at }
    },
    /** When a lane other than this one last asked. */
    other: ({ id }: Lane): number => (id === newest.id ? before.at : newest.at),
  }
}
