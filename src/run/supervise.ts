import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorFault } from '../platform/errors.ts'
import type { Log } from '../platform/log.ts'
import type { ParentPhase, Shutdown } from './shutdown.ts'

/** The argument by which `npm start` marks its processes. */
const SUPERVISED = '--supervised'

/** What a process prints for people, once: that it listens, or why it could not start. */
export type Announcement =
  | { readonly kind: 'listening'; readonly port: number; readonly text: string }
  | {
      readonly kind: 'failed'
      readonly text: string
      /** Another start would fail in the same way. */
      readonly isFinal: boolean
    }

/** The announcement of a start that failed. */
export const failed = (error: unknown): Announcement => ({
  kind: 'failed',
  text: (error as Error).message,
  isFinal: error instanceof OperatorFault,
})

/**
 * Prints an announcement after everything that was logged before. A process of `npm start` passes it to its parent,
 * which prints it.
 */
export async function announce(log: Log, announcement: Announcement): Promise<void> {
  await new Promise((resolve) => log.flush(resolve))
  if (process.argv.includes(SUPERVISED) && process.connected) {
    await new Promise((resolve) => process.send?.(announcement, resolve))
  } else printAnnouncement(announcement)
}

export function printAnnouncement({ kind, text }: Announcement): void {
  if (kind === 'failed') console.error(`\n${text}\n`)
  else if (text !== '') console.log(text)
}

/**
 * Settings of the glibc allocator that keep a front small, for the environment of its process. By default each thread
 * has an arena, and eight arenas for each core keep what they once needed. A block above the threshold is given back to
 * the system when it is freed; by default the threshold grows with the largest block freed, up to 32 MB.
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' } as const

/**
 * Limits of the heap of the HTTP thread. The first is the size of each half of its young generation in MB: by default
 * it grows to 51 MB in all, which are never freed. The second is the growth of the old generation between two
 * collections in percent: by default it grows up to four times.
 */
export const HEAP_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'] as const

/**
 * Flags of a process that makes parts of exports. One runs for each core, so its garbage is collected on its own
 * thread. The young generation is three times the number in MB; a smaller one is collected more often.
 */
export const EXPORTER_FLAGS = ['--single-threaded-gc', '--max-semi-space-size=32'] as const

/** One of the processes of `npm start`. */
export interface Supervised {
  readonly name: 'front' | 'renderer' | 'exporter'
  readonly file: string
  /** Flags of Node. */
  readonly flags: readonly string[]
  /** A process that took a free port gets the same one when it is started again. */
  readonly portVariable?: 'PORT' | 'RENDERER_PORT'
  /** Its first start is tried again a few times, but not after a failure that only a person can fix. */
  readonly mustStart: boolean
}

/** The outcome of a process: its last announcement, and its exit code once it has ended. */
export interface Outcome {
  readonly announcement: Announcement | undefined
  readonly code: number | null
}

/** A process that ends is restarted. The delay doubles each time, because its port may be taken. */
const RESTART_MS = 1_000
const RESTART_MS_MAX = 60_000
/**
 * A busy machine, a Postgres that is still starting or a full disk may pass. The last of these starts follows 15 s of
 * pauses.
 */
const FIRST_STARTS_MAX = 5
/** The channel of a process that has ended closes immediately. */
const CHANNEL_MS_MAX = 1_000

/**
 * Keeps a process running from `mayStart` until the shutdown, which stops it. `first` resolves when it first listens,
 * or has ended.
 */
export function supervise(
  supervised: Supervised,
  shutdown: Shutdown<ParentPhase>,
  log: Log,
  mayStart: Promise<void> = Promise.resolve(),
): { readonly first: Promise<Outcome> } {
  const { name, portVariable, mustStart } = supervised
  const { promise: first, resolve } = Promise.withResolvers<Outcome>()
  let port: number | undefined
  let child: ChildProcess | undefined

  const run = async (): Promise<Outcome> => {
    const started = spawnOurs(supervised, port === undefined || !portVariable ? {} : { [portVariable]: String(port) })
    child = started
    let announcement: Announcement | undefined
    started.on('message', (said: Announcement) => {
      announcement = said
      if (said.kind !== 'listening') return
      port = said.port
      resolve({ announcement, code: null })
    })
    const [code] = (await once(started, 'exit')) as [number | null]
    // The channel may still hold an announcement.
    if (started.connected) await Promise.race([once(started, 'disconnect'), sleep(CHANNEL_MS_MAX)])
    return { announcement, code }
  }
  const keep = async () => {
    await mayStart
    if (shutdown.isStopping()) return
    let delayMs = RESTART_MS
    for (let starts = 1; ; starts += 1) {
      const startedAt = performance.now()
      const outcome = await run()
      const isGivenUp = mustStart && port === undefined && (isFinal(outcome) || starts === FIRST_STARTS_MAX)
      if (!mustStart || isGivenUp || shutdown.isStopping()) resolve(outcome)
      if (isGivenUp || shutdown.isStopping()) return
      if (performance.now() - startedAt > RESTART_MS_MAX) delayMs = RESTART_MS
      log.warn(`the ${name} has exited${reason(outcome)}; it restarts in ${delayMs} ms`)
      await sleep(delayMs)
      if (shutdown.isStopping()) return
      delayMs = Math.min(2 * delayMs, RESTART_MS_MAX)
    }
  }
  void keep()
  shutdown.add(`stop the ${name}`, () => stop(child))
  // A second signal ends this process immediately.
  process.once('exit', () => child?.kill('SIGTERM'))
  return { first }
}

const isFinal = ({ announcement }: Outcome): boolean => announcement?.kind === 'failed' && announcement.isFinal

const reason = ({ announcement }: Outcome): string => (announcement?.kind === 'failed' ? `: ${announcement.text}` : '')

/**
 * The process has its own session, so Ctrl-C reaches only its parent. When the parent is killed, the channel closes
 * and the process ends.
 */
const spawnOurs = ({ file, flags }: Supervised, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [...flags, file, SUPERVISED], {
    env: { ...ALLOCATOR, ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const [code, signal] = (await exited) as [number | null, NodeJS.Signals | null]
  // A process that is still loading its modules does not handle the signal, which ends it: it has opened nothing.
  if (code !== 0 && signal !== 'SIGTERM') throw new Error(`it exited with code ${code}`)
}
