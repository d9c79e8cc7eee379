import { Refusal } from '../../platform/errors.ts'
import type { Answers, Call, Outcome, TaskName } from '../tasks.ts'
import { createBacklog, type Work } from './backlog.ts'
import type { Lane } from './lanes.ts'

export interface DispatchOptions {
  readonly threads: number
  /** Calls that may wait, of all lanes together. */
  readonly queueLimit: number
  /** Runs the calls of one message on a thread. Rejects when the thread has died. */
  readonly send: (calls: readonly Call[]) => Promise<Answers>
  /** Receives the milliseconds that a call waited for its thread and ran on it. */
  readonly onDone: (task: TaskName, waitedMs: number, ranMs: number) => void
  readonly onCrash: () => void
}

export interface Dispatcher {
  run(call: Call, lane: Lane): Promise<Outcome>
  waiting(): number
  /** Refuses new calls. Resolves when all have ended, at the latest when the deadline has passed. */
  close(deadline: Promise<unknown>): Promise<void>
}

/** About what a full queue of calculations takes. */
const RETRY_AFTER_MS = 1_000

/**
 * Hands calls to threads, lane by lane. A thread has one message at a time, because a message that waits in its port
 * could not be overtaken. Short calls that wait meanwhile share the next message. Calls whose thread has died run once
 * more, each with all threads to itself, so that a call that kills its thread does not harm others.
 */
export function createDispatcher({ threads, queueLimit, send, onDone, onCrash }: DispatchOptions): Dispatcher {
  const backlog = createBacklog(threads, queueLimit)
  const suspects: Work[] = []
  let underWay = 0
  let scheduled = false
  let closed: (() => void) | null = null

  function schedule(): void {
    if (scheduled) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      if (suspects.length > 0) {
        if (underWay === 0) void start([suspects.shift()!], 'alone')
        return
      }
      while (underWay < threads) {
        const works = backlog.next(performance.now())
        if (works.length === 0) break
        void start(works, 'in company')
      }
      if (underWay === 0) closed?.()
    })
  }

  async function start(works: readonly Work[], how: 'alone' | 'in company'): Promise<void> {
    underWay += 1
    const startedAt = performance.now()
    try {
      finish(works, await send(works.map(({ call }) => call)), startedAt)
    } catch (error) {
      for (const work of works) crashed(work, how, error)
    } finally {
      underWay -= 1
      for (const work of works) backlog.ended(work)
      schedule()
    }
  }

  function finish(works: readonly Work[], { bytes, outcomes }: Answers, startedAt: number): void {
    let at = 0
    for (const [index, { outcome, ms }] of outcomes.entries()) {
      const work = works[index]!
      backlog.settle(work, ms)
      onDone(work.call.task, startedAt - work.addedAt, ms)
      const length = typeof outcome === 'number' ? outcome : 0
      work.resolve(typeof outcome === 'number' ? bytes.subarray(at, at + length) : outcome)
      at += length
    }
  }

  function crashed(work: Work, how: 'alone' | 'in company', error: unknown): void {
    onCrash()
    if (closed) work.reject(stopping())
    else if (how === 'alone') work.reject(Object.assign(new Refusal('compute_crashed'), { cause: error }))
    else suspects.push(work)
  }

  return {
    run: (call, lane) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(stopping())
        const dropped = backlog.add({ call, lane, resolve, reject, addedAt: performance.now() })
        dropped?.reject(new Refusal('compute_busy', { retryAfterMs: RETRY_AFTER_MS }))
        schedule()
      }),
    waiting: () => backlog.size + suspects.length,
    async close(deadline) {
      const ended = new Promise<void>((resolve) => {
        closed = resolve
      })
      schedule()
      await Promise.race([ended, deadline])
      for (const work of [...backlog.clear(), ...suspects.splice(0)]) work.reject(stopping())
    },
  }
}

const stopping = (): Refusal => new Refusal('compute_stopping', { retryAfterMs: RETRY_AFTER_MS })
