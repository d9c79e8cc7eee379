import { move, transferableSymbol, valueSymbol } from 'piscina'
import type { SharedSeries } from '../src/calculation/series/store.ts'
import { takeSeries } from './shared-series.ts'
import type { Outcome } from './task.ts'
import * as tasks from './tasks.ts'
import type { DataCall, PictureCall, TechniqueTask } from './technique-tasks.ts'

const { OF_TECHNIQUES, ...OWN } = tasks
type Own = typeof OWN

/** Tasks by their names. Those of a technique are called by it and by what they make: `transits.svg`. */
export type TaskName = keyof Own | TechniqueTask

/** What a task takes. */
export type TaskInput<Name extends TaskName> = Name extends keyof Own
  ? Parameters<Own[Name]>[0]
  : Name extends `${string}.reply`
    ? DataCall
    : Name extends `${string}.svg` | `${string}.json`
      ? PictureCall
      : unknown

type Task = (input: never) => Outcome | Promise<Outcome>
const TASKS: ReadonlyMap<string, Task> = new Map<string, Task>([...Object.entries<Task>(OWN), ...OF_TECHNIQUES])

/** A task by its name, with its input. */
export interface Call {
  readonly task: TaskName
  readonly input: unknown
}

export interface Message {
  readonly calls: readonly Call[]
  /** The series of positions, if a call may use them. */
  readonly series: SharedSeries | null
}

/** The results of the calls of one message, in order. */
export interface Answers {
  /** All bytes of the calls, one after the other. */
  readonly bytes: Uint8Array
  readonly outcomes: readonly {
    /** The number of bytes, or why there are none. */
    readonly outcome: number | Exclude<Outcome, Uint8Array>
    /** Milliseconds on the thread. */
    readonly ms: number
  }[]
}

/** Runs the calls of a message. Their bytes are sent together and moved, because each transfer has a cost. */
export default async function run({ calls, series }: Message): Promise<Answers> {
  if (series) takeSeries(series)
  const parts: Uint8Array[] = []
  const outcomes: Answers['outcomes'][number][] = []
  for (const { task, input } of calls) {
    const startedAt = performance.now()
    const outcome = await TASKS.get(task)!(input as never)
    const isBytes = outcome instanceof Uint8Array
    if (isBytes) parts.push(outcome)
    outcomes.push({ outcome: isBytes ? outcome.length : outcome, ms: performance.now() - startedAt })
  }
  const bytes = parts.length === 1 ? parts[0]! : joined(parts)
  const answers: Answers = { bytes, outcomes }
  return move({ [transferableSymbol]: [bytes.buffer], [valueSymbol]: answers }) as unknown as Answers
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
