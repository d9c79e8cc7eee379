import type { NatalBatchPiece } from '../src/calculation/tasks.ts'
import { NatalChartRequest, type NatalInput, natalInput } from '../src/contract/births/natal.ts'
import { NOT_JSON } from '../src/contract/input/faults.ts'
import { bodyReader } from '../src/contract/input/reading.ts'
import { ignoredWarnings } from '../src/contract/warnings.ts'
import { Refusal } from '../src/platform/errors.ts'
import { pieceOfBirths } from './batch-piece.ts'

/** Charts of many births: a line of NDJSON for each, with the answer that it would get if sent alone. */
export function natalBatchTasks(calculate: (input: NatalInput) => Uint8Array, now = () => performance.now()) {
  const read = bodyReader(NatalChartRequest)

  const chart = (birth: unknown, { query, isStrict }: NatalBatchPiece): Uint8Array => {
    if (birth === undefined) throw new Refusal('invalid_input', { issues: [NOT_JSON] })
    const { body, ignored } = read(birth, { isStrict })
    if (body.psychological_report?.enabled) throw new Refusal('invalid_input', { issues: [NO_REPORTS] })
    return calculate(natalInput(body, query, { warnings: ignoredWarnings(ignored) }))
  }

  return {
    piece: (piece: NatalBatchPiece): Uint8Array<ArrayBuffer> =>
      pieceOfBirths(piece, { member: 'chart', answer: (birth) => chart(birth, piece) }, now),
  }
}

const NO_REPORTS = {
  loc: ['body', 'psychological_report'],
  msg: 'Reports are ordered one at a time, with POST /api/v1/natal/calculate',
  type: 'value_error',
}
