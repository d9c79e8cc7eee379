import { move, transferableSymbol, valueSymbol } from 'piscina'
import type { Answers, Message } from '../src/calculation/tasks.ts'
import { takeSeries } from './series-sky.ts'
import type { TaskFunction } from './task.ts'
import { OF_TECHNIQUES, TASKS } from './tasks.ts'

const BY_NAME: ReadonlyMap<string, TaskFunction<never>> = new Map([
  ...Object.entries<TaskFunction<never>>(TASKS),
  ...OF_TECHNIQUES,
])

/** Runs the calls of a message. Their bytes are sent together and moved, because each transfer has a cost. */
export default async function run({ calls, series }: Message): Promise<Answers> {
  if (series) takeSeries(series)
  const parts: Uint8Array[] = []
  const outcomes: Answers['outcomes'][number][] = []
  for (const { task, input } of calls) {
    const startedAt = performance.now()
    const outcome = await BY_NAME.get(task)!(input as never)
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
