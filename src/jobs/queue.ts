import type { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPostgresBackend, Queue, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { JOBS, type Job, type JobName } from '../contract/jobs.ts'

/** Where the queue is stored: in Redis if there is one, otherwise in Postgres. */
export type QueuePlace = { readonly redisUrl: string } | { readonly databaseUrl: string }
/** The same for a front, which already has a connection to Redis. */
type FrontPlace = { readonly redis: Redis } | { readonly databaseUrl: string }

/** A queue of render jobs for a front. It has no events: outcomes are kept elsewhere. */
export interface RenderQueue<Name extends JobName> {
  /** Adds a job, unless a job with this key still waits or runs. */
  add(key: string, job: Job<Name>): Promise<void>
  /** True while a job waits or runs. */
  has(key: string): Promise<boolean>
  /** Removes a job that no renderer has begun. */
  remove(key: string): Promise<void>
  /** Jobs that are waiting for a renderer. */
  waiting(): Promise<number>
  close(): Promise<void>
}

export interface RenderWorker {
  /** Takes no more jobs and waits for the running ones. */
  close(): Promise<void>
}

/** The function of a renderer for each kind of job. It stores the outcome, so an error that it throws is a bug. */
export type Handlers = { readonly [Name in JobName]?: Handle<Name> }
type Handle<Name extends JobName> = (key: string, job: Job<Name>) => Promise<void>

/** A request waits for an image, so images have their own queue. Reports take seconds. */
const NAMES: Readonly<Record<JobName, string>> = {
  chart: 'orrery-render',
  report: 'orrery-report',
  export: 'orrery-export',
}
/** A renderer sets one report at a time, and a worker makes one part of an export. */
const ONE_AT_ONCE = 1
/**
 * A renderer renews its claim to a job twice in this time. After it dies, another renderer takes the job this much
 * later.
 */
const CLAIM_MS = 3_000
const CLAIMS_CHECKED_MS = 1_500
/** A job fails after its renderers crashed this many times, because it may be the cause. */
const HANDED_ON_MAX = 2
/** Wait before another connection, after Redis or Postgres was unreachable. */
const RETRY_MS = 1_000
/** Two connections for statements. The listening connection is separate. */
const CONNECTIONS_MAX = 2

/**
 * Opens a queue for adding jobs, over an existing connection to Redis or over Postgres. The first successful call opens
 * it, so that a front may start before Redis or Postgres.
 */
export function openQueue<Name extends JobName>(
  name: Name,
  place: FrontPlace,
  log: (message: string) => void,
): RenderQueue<Name> {
  let opened: Queue | undefined
  const tell = teller(log)

  async function open(): Promise<Queue> {
    if ('redis' in place && place.redis.status !== 'ready') throw new Error('Redis is unreachable')
    opened ??= queueIn(NAMES[name], place).on('error', tell)
    const queue = opened
    try {
      await queue.waitUntilReady()
      return queue
    } catch (error) {
      // A failed opening would stay failed. The next call retries.
      if (opened === queue) opened = undefined
      queue.close().catch(() => {})
      throw error
    }
  }
  return {
    async add(key, job) {
      await (await open()).add(name, job, { jobId: key })
    },
    has: async (key) => (await (await open()).getJobState(key)) !== 'unknown',
    async remove(key) {
      await (await open()).remove(key)
    },
    waiting: async () => (await open()).getWaitingCount(),
    close: async () => opened?.close(),
  }
}

function queueIn(name: string, place: FrontPlace): Queue {
  const options = { defaultJobOptions: { removeOnComplete: true, removeOnFail: true } }
  return 'redis' in place
    ? new Queue(name, { ...options, connection: place.redis })
    : // Both kinds have the methods that we call.
      (new Queue(name, { ...options, connection: inPostgres(place.databaseUrl) }, createPostgresBackend) as never)
}

/**
 * Takes jobs from the queues in `handlers`: `concurrency` pictures and one report at a time. If a renderer dies,
 * another takes over its jobs.
 */
export function startWorker(
  place: QueuePlace,
  { concurrency, log, handlers }: { concurrency: number; log: (message: string) => void; handlers: Handlers },
): RenderWorker {
  const workers = [
    handlers.chart && lastingWorker('chart', handlers.chart, { place, concurrency, log }),
    handlers.report && lastingWorker('report', handlers.report, { place, concurrency: ONE_AT_ONCE, log }),
    handlers.export && lastingWorker('export', handlers.export, { place, concurrency: ONE_AT_ONCE, log }),
  ]
  return { close: async () => void (await Promise.all(workers.map((worker) => worker?.close()))) }
}

interface WorkerOptions {
  readonly place: QueuePlace
  readonly concurrency: number
  readonly log: (message: string) => void
}

/** A worker whose connection to Postgres broke at its start would wait forever, so it is replaced. */
function lastingWorker<Name extends JobName>(name: Name, handle: Handle<Name>, options: WorkerOptions): RenderWorker {
  let closing = false
  const begin = (): Worker => {
    const begun = openWorker(name, handle, options)
    begun.waitUntilReady().catch(async () => {
      begun.close(true).catch(() => {})
      await sleep(RETRY_MS, undefined, { ref: false })
      if (!closing) worker = begin()
    })
    return begun
  }
  let worker = begin()
  return {
    close() {
      closing = true
      return worker.close()
    },
  }
}

function openWorker<Name extends JobName>(
  name: Name,
  handle: Handle<Name>,
  { place, concurrency, log }: WorkerOptions,
): Worker {
  const options = {
    concurrency,
    lockDuration: CLAIM_MS,
    stalledInterval: CLAIMS_CHECKED_MS,
    maxStalledCount: HANDED_ON_MAX,
    runRetryDelay: RETRY_MS,
    removeOnComplete: { count: 0 },
    removeOnFail: { count: 0 },
  }
  const perform = async ({ id, data }: { id?: string | undefined; data: unknown }) =>
    handle(id!, JOBS[name].parse(data) as Job<Name>)
  const worker: Worker =
    'redisUrl' in place
      ? new Worker(NAMES[name], perform, { ...options, connection: inRedis(place.redisUrl) })
      : (new Worker(
          NAMES[name],
          perform,
          { ...options, connection: inPostgres(place.databaseUrl) },
          createPostgresBackend,
        ) as never)
  worker.on('error', teller(log))
  worker.on('failed', (job, error) => log(`The render job ${job?.id} failed: ${error.message}`))
  return worker
}

/** A worker waits for Redis without a limit. */
const inRedis = (url: string) => ({ url, maxRetriesPerRequest: null, retryStrategy: () => RETRY_MS })

const inPostgres = (connectionString: string) => ({
  connectionString,
  migrate: true,
  max: CONNECTIONS_MAX,
  // A connection that breaks during a statement rejects it and also emits this event, which nothing else handles.
  onConnect: (client: EventEmitter) => void client.on('error', () => {}),
})

/** Logs each error once. While a part is unavailable, the same error recurs every second. */
function teller(log: (message: string) => void): (error: Error) => void {
  let last = ''
  return ({ message }) => {
    if (message !== last) log(`The render queue: ${message}`)
    last = message
  }
}
