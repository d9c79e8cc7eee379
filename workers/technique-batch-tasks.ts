import type { BatchTechnique, NatalBatchPiece, Outcome, TechniqueInput } from '../src/calculation/tasks.ts'
import { birthReader } from '../src/contract/input/births.ts'
import { ignoredWarnings } from '../src/contract/warnings.ts'
import { Refusal } from '../src/platform/errors.ts'
import { OF_BIRTH } from '../src/techniques/of-birth.ts'
import { settledInput } from '../src/techniques/technique.ts'
import { type BirthWork, pieceOfBirths } from './batch-piece.ts'
import type { TaskFunction } from './task.ts'

type Reply = TaskFunction<{ readonly input: TechniqueInput; readonly found: null }>

/** A technique of many births. `tasks` has the replies of all techniques. */
export function techniqueBatchTasks(tasks: ReadonlyMap<string, TaskFunction<never>>, now = () => performance.now()) {
  const readers = new Map<string, ReturnType<typeof birthReader>>()

  function readerOf(id: string) {
    const reader = readers.get(id) ?? birthReader(OF_BIRTH.get(id)!.schemas)
    readers.set(id, reader)
    return reader
  }

  function workOf({ id, options, nowMs, requestId, hasSeries }: BatchTechnique, isStrict: boolean): BirthWork {
    const { face } = OF_BIRTH.get(id)!
    const reader = readerOf(id)
    const reply = tasks.get(`${id}.reply`) as Reply
    return {
      member: id,
      answer(birth, index) {
        const { body, query, ignored } = reader.read(birth, index, options, { isStrict })
        const given = { now: () => new Date(nowMs), requestId, warnings: ignoredWarnings(ignored) }
        const asked = face.read(body, query, given)
        const input = settledInput(asked.input as TechniqueInput, hasSeries)
        if (face.isLong?.(input)) return { long: { ...asked, input } }
        const outcome = reply({ input, found: null }) as Outcome
        if (outcome instanceof Uint8Array) return outcome
        if ('failed' in outcome) throw new Error(outcome.failed)
        throw reader.placed(new Refusal(outcome.refused, outcome.detail), index, asked.renamed)
      },
    }
  }

  return {
    piece: (piece: NatalBatchPiece & { readonly technique: BatchTechnique }): Uint8Array<ArrayBuffer> =>
      pieceOfBirths(piece, workOf(piece.technique, piece.isStrict), now),
  }
}
