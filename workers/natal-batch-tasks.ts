import type { NatalBatchFacts, NatalBatchPiece } from '../src/calculation/tasks.ts'
import { NatalChartRequest, type NatalInput, natalInput } from '../src/contract/births/natal.ts'
import { faultBody, faultsOf, NOT_JSON } from '../src/contract/input/faults.ts'
import { bodyReader } from '../src/contract/input/reading.ts'
import { ignoredWarnings } from '../src/contract/warnings.ts'
import { Refusal } from '../src/platform/errors.ts'
import { joined, literal } from '../src/wire/bytes.ts'

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
    /** Two parts: `NatalBatchFacts` as JSON, and the lines. */
    piece(piece: NatalBatchPiece): Uint8Array<ArrayBuffer> {
      const untilMs = now() + TURN_MS
      const lines: Uint8Array[] = []
      let made = 0
      let failed = 0
      for (const birth of piece.births) {
        const index = piece.from + made
        try {
          lines.push(literal(`{"index":${index},"chart":`), chart(birth, piece), LINE_END)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          if (error.status >= SERVICE_FAULT) failed += 1
          const fault = { status: error.status, ...faultBody(faultsOf(error, 'body')) }
          lines.push(literal(`${JSON.stringify({ index, error: fault })}\n`))
        }
        made += 1
        if (now() > untilMs) break
      }
      const facts: NatalBatchFacts = { made, failed }
      return joined([JSON.stringify(facts), Buffer.concat(lines)])
    },
  }
}

/** Other callers must get their turn. */
const TURN_MS = 10

/** For example, the gazetteer is not built yet during a first start. */
const SERVICE_FAULT = 500

const LINE_END = literal('}\n')

const NO_REPORTS = {
  loc: ['body', 'psychological_report'],
  msg: 'Reports are ordered one at a time, with POST /api/v1/natal/calculate',
  type: 'value_error',
}
