import type { NatalBatchFacts, NatalBatchPiece } from '../src/calculation/tasks.ts'
import { faultOf } from '../src/contract/input/births.ts'
import { Refusal } from '../src/platform/errors.ts'
import { answerLine, errorLine } from '../src/wire/batch-line.ts'
import { joined } from '../src/wire/bytes.ts'

/** What is calculated of each birth of a piece. */
export interface BirthWork {
  /** The member of a line that has the answer. */
  readonly member: string
  /** The answer, or the input of one that takes long. */
  readonly answer: (birth: unknown, index: number) => Uint8Array | LongInput
}

interface LongInput {
  readonly long: NonNullable<NatalBatchFacts['long']>
}

/** Other callers must get their turn. */
const TURN_MS = 10
/** A reader gets no more at a time, and a few more bytes of the last birth. */
const PIECE_BYTES_MAX = 500_000
/** For example, the gazetteer is not built yet during a first start. */
const SERVICE_FAULT = 500

/**
 * As many births of a piece as a turn allows, up to one that takes long. Two parts: `NatalBatchFacts` as JSON, and a line
 * of NDJSON for each birth.
 */
export function pieceOfBirths(
  { births, from }: NatalBatchPiece,
  { member, answer }: BirthWork,
  now: () => number,
): Uint8Array<ArrayBuffer> {
  const untilMs = now() + TURN_MS
  const lines: Uint8Array[] = []
  let [bytes, failed] = [0, 0]
  let long: NatalBatchFacts['long'] = null
  const add = (line: Uint8Array): void => {
    lines.push(line)
    bytes += line.length
  }
  for (const birth of births) {
    const index = from + lines.length
    try {
      const made = answer(birth, index)
      if ('long' in made) {
        long = made.long
        break
      }
      add(answerLine(index, member, made))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status >= SERVICE_FAULT) failed += 1
      add(errorLine(index, faultOf(error)))
    }
    if (now() > untilMs || bytes > PIECE_BYTES_MAX) break
  }
  const facts: NatalBatchFacts = { made: lines.length, failed, long }
  return joined([JSON.stringify(facts), Buffer.concat(lines)])
}
