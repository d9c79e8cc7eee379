import { Piscina } from 'piscina'
import type { Outcome } from '../workers/task.ts'
import type * as tasks from '../workers/tasks.ts'
import { Refusal } from './errors.ts'
import type { ComputeMetrics } from './metrics.ts'

type Tasks = Omit<typeof tasks, 'default'>
export type TaskName = keyof Tasks

/** The calculation threads, called by the name of a task. */
export interface Compute {
  readonly threads: number
  /** Refuses with `compute_busy` before any work is done when too many calculations wait already. */
  run<Name extends TaskName>(name: Name, input: Parameters<Tasks[Name]>[0], signal?: AbortSignal): Promise<Uint8Array>
  /** Calculations that wait for a thread. */
  readonly waiting: number
  readonly ready: boolean
  /** Ends a thread in the middle of its work, as a crash would. For drills. */
  killThread(): Promise<void>
  /** Lets running and waiting calculations finish, up to a deadline, then ends the threads. */
  close(deadlineMs: number): Promise<void>
}

/** A thread holds the ephemeris files' caches and one chunk of a table; far below this. */
const THREAD_MEMORY_MB = 256
/** About as long as a full queue takes to drain. */
const BUSY_RETRY_MS = 1_000
