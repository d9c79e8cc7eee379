import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { ChartJob } from '../../contract/jobs.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import { inTurnsOfAccounts } from '../../platform/turns.ts'
import { openQueue, type RenderQueue } from '../queue.ts'
import { type OutcomeStore, postgresStore, type RenderOutcome, redisStore } from './outcomes.ts'

/** The format, the width in CSS pixels, and the PNG pixels per CSS pixel of a render. */
export type RenderOutput = Omit<ChartJob, 'svg'>

/** The images that a front requests from renderers. */
export interface Renders {
  /**
   * The bytes of an image or page. Equal requests share one render, and its result for a short while. Refuses with
   * `render_busy` when too many wait, `render_timeout` after `deadlineMs`, `render_unavailable` without the queue, and
   * with refusals of the renderer. When the last caller is gone (`signal`), a render that has not begun is removed.
   * Only a few renders of one `owner` are in the queue at a time, so that others can pass the rest.
   */
  render(
    svg: string,
    output: RenderOutput,
    deadlineMs: number,
    signal?: AbortSignal,
    owner?: string,
  ): Promise<Uint8Array>
  /** Number of renders that callers of this front wait for. */
  pending(): number
  /** Number of renders of all fronts that no renderer has begun. Null while the queue is unreachable. */
  waiting(): Promise<number | null>
  close(): Promise<void>
}

export interface RendersOptions {
  readonly queue: RenderQueue<'chart'>
  readonly store: OutcomeStore
  /** Renders that may wait, in the queue of all fronts and in this one. */
  readonly queueLimit: number
}

/** One renderer empties a full queue of 64 in about eight seconds. */
const RETRY_AFTER_BUSY_MS = 5_000
const RETRY_AFTER_AWAY_MS = 2_000
/**
 * Renders of one account in the shared queue, from one front: the number that a renderer draws while others are
 * announced.
 */
const OWN_AT_ONCE = 3
/** A queue or store that takes this long counts as unavailable. */
const ANSWER_TIMEOUT_MS = 3_000
/** Finds an outcome whose announcement was lost. */
const POLL_MS = 500

/** Renders through Redis if the front has one, otherwise through Postgres. Renderers use the same store. */
export function openRenders({
  db,
  databaseUrl,
  redis,
  queueLimit,
  log,
}: {
  db: Database
  databaseUrl: string
  redis: Redis | undefined
  queueLimit: number
  log: (message: string) => void
}): Renders {
  return redis
    ? startRenders({ queue: openQueue('chart', { redis }, log), store: redisStore(redis), queueLimit })
    : startRenders({
        queue: openQueue('chart', { databaseUrl }, log),
        store: postgresStore(db, databaseUrl),
        queueLimit,
      })
}

interface Shared {
  readonly outcome: Promise<RenderOutcome>
  readonly givenUp: AbortController
  wake: () => void
  callers: number
}

function startRenders({ queue, store, queueLimit }: RendersOptions): Renders {
  const shared = new Map<string, Shared>()
  const listening = store.listen((key) => shared.get(key)?.wake())
  const { begin, giveUp } = sharedRenders(shared, { queue, store, queueLimit })
  const inTurn = inTurnsOfAccounts(
    { atOnce: OWN_AT_ONCE, waitingMax: queueLimit, refusal: busy },
    { atOnce: Number.POSITIVE_INFINITY, waitingMax: 0, refusal: busy },
  )

  async function awaited(job: ChartJob, stopped: AbortSignal): Promise<Uint8Array> {
    stopped.throwIfAborted()
    const key = renderKey(job)
    const entry = shared.get(key) ?? begin(key, job)
    entry.callers += 1
    const ended = new AbortController()
    try {
      const outcome = await Promise.race([entry.outcome, aborted(stopped, ended.signal)])
      if ('bytes' in outcome) return outcome.bytes
      throw new Refusal(outcome.refused, { message: outcome.message })
    } finally {
      ended.abort()
      entry.callers -= 1
      if (entry.callers === 0) giveUp(key, entry)
    }
  }
  return {
    async render(svg, output, deadlineMs, signal, owner) {
      signal?.throwIfAborted()
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(new Refusal('render_timeout')), deadlineMs)
      const stopped = AbortSignal.any([late.signal, ...(signal ? [signal] : [])])
      const ended = new AbortController()
      const own = () => awaited({ svg, ...output }, stopped)
      try {
        return await Promise.race([owner === undefined ? own() : inTurn(owner, own), aborted(stopped, ended.signal)])
      } finally {
        ended.abort()
        clearTimeout(timer)
      }
    },
    pending: () => shared.size,
    waiting: () => reach(queue.waiting()).catch(() => null),
    async close() {
      await listening
      await Promise.all([queue.close(), store.close()])
    },
  }
}

/** Begins and ends the renders that callers of this front share. */
function sharedRenders(shared: Map<string, Shared>, { queue, store, queueLimit }: RendersOptions) {
  /** Adds the job, and adds it again while it is neither done nor in the queue: another front may have removed it. */
  async function follow(key: string, job: ChartJob, entry: Shared): Promise<RenderOutcome> {
    const kept = await reach(store.find(key))
    if (kept) return kept
    if ((await reach(queue.waiting())) >= queueLimit) throw busy()
    let woken = nextCall(entry)
    while (!entry.givenUp.signal.aborted) {
      if (!(await reach(queue.has(key)))) await reach(queue.add(key, job))
      await Promise.race([woken, sleep(POLL_MS, undefined, { ref: false })])
      woken = nextCall(entry)
      const outcome = await reach(store.find(key))
      if (outcome) return outcome
    }
    // A running job cannot be removed. It costs one render.
    if (!shared.has(key)) await queue.remove(key)
    throw new Refusal('render_timeout')
  }
  return {
    begin(key: string, job: ChartJob): Shared {
      if (shared.size >= queueLimit) throw busy()
      const { promise: outcome, resolve, reject } = Promise.withResolvers<RenderOutcome>()
      const entry: Shared = { outcome, givenUp: new AbortController(), wake: () => {}, callers: 0 }
      shared.set(key, entry)
      follow(key, job, entry)
        .then(resolve, reject)
        .finally(() => shared.get(key) === entry && shared.delete(key))
      return entry
    },
    /** Ends a render that no caller waits for, unless a renderer has begun it. */
    giveUp(key: string, entry: Shared): void {
      if (shared.get(key) !== entry) return
      shared.delete(key)
      entry.givenUp.abort()
      entry.wake()
    },
  }
}

const nextCall = (entry: Shared): Promise<void> =>
  new Promise((resolve) => {
    entry.wake = resolve
  })

const busy = () => new Refusal('render_busy', { retryAfterMs: RETRY_AFTER_BUSY_MS })

/** Rejects when a signal aborts. Its listener is removed when `ended` aborts. */
function aborted(signal: AbortSignal, ended: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { signal: ended })
  return promise
}

/** The answer of a queue or store. Throws `render_unavailable` when it does not answer in time. */
async function reach<T>(answer: Promise<T>): Promise<T> {
  const ended = new AbortController()
  const late = sleep(ANSWER_TIMEOUT_MS, undefined, { signal: ended.signal }).then(() =>
    Promise.reject(new Error(`No answer within ${ANSWER_TIMEOUT_MS} ms`)),
  )
  late.catch(() => {})
  try {
    return await Promise.race([answer, late])
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw Object.assign(new Refusal('render_unavailable', { retryAfterMs: RETRY_AFTER_AWAY_MS }), { cause: error })
  } finally {
    ended.abort()
  }
}

/** The version of the rendering. Raise it when images change, so that old ones are not found again. */
const RENDERING_VERSION = 1

/** Names a render by its content, so that identical requests share one. */
const renderKey = ({ svg, format, size, scale }: ChartJob): string =>
  createHash('sha256')
    .update(JSON.stringify([RENDERING_VERSION, format, size, scale]))
    .update(svg)
    .digest('hex')
