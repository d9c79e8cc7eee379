import type { NatalPlan } from '../src/contract/natal.ts'
import type { NatalBatchPiece } from './natal-batch-tasks.ts'

/** The task of batches. A thread loads the schemas of births with its first one, because most threads never need them. */
export function lazyBatches(calculate: (plan: NatalPlan) => Uint8Array) {
  const loaded = () => import('./natal-batch-tasks.ts').then(({ natalBatchTasks }) => natalBatchTasks(calculate))
  let tasks: ReturnType<typeof loaded> | undefined
  return async (piece: NatalBatchPiece): Promise<Uint8Array<ArrayBuffer>> => {
    tasks ??= loaded()
    return (await tasks).piece(piece)
  }
}
