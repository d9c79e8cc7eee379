import { faultBody, faultsOf, NOT_JSON } from '../src/contract/input/answered-faults.ts'
import { bodyReader } from '../src/contract/input/body.ts'
import { ignoredWarnings } from '../src/contract/input/ignored.ts'
import { type NatalChartQuery, NatalChartRequest, type NatalPlan, natalPlan } from '../src/contract/natal.ts'
import { Refusal } from '../src/platform/errors.ts'
import { literal } from '../src/wire/bytes.ts'
import { joined } from '../src/wire/parts.ts'

/** Some births of a batch, with the data that applies to all of them. */
export interface NatalBatchPiece {
  /** The index of the first one in the batch. */
  readonly from: number
  /** Undefined stands for a line that is not JSON. */
  readonly births: readonly unknown[]
  readonly query: NatalChartQuery
  /** Whether the caller prefers that unknown fields are refused. */
  readonly isStrict: boolean
}

/** What the lines of a piece do not contain. */
export interface NatalBatchFacts {
  /** The births that have a line. The others of the piece wait for another turn. */
  readonly made: number
  /** Those of them that the service could not calculate: their callers pay nothing for them. */
  readonly failed: number
}

/** Charts of many births: a line of NDJSON for each, with the answer that it would get if sent alone. */
export function natalBatchTasks(calculate: (plan: NatalPlan) => Uint8Array, now = () => performance.now()) {
  const read = bodyReader(NatalChartRequest)

  const chart = (birth: unknown, { query, isStrict }: NatalBatchPiece): Uint8Array => {
    if (birth === undefined) throw new Refusal('invalid_input', { issues: [NOT_JSON] })
    const { body, ignored } = read(birth, { isStrict })
    if (body.psychological_report?.enabled) throw new Refusal('invalid_input', { issues: [NO_REPORTS] })
    return calculate(natalPlan(body, query, { warnings: ignoredWarnings(ignored) }))
  }

  return {
    /** Two parts: `NatalBatchFacts` as JSON, and the lines. */
    piece(piece: NatalBatchPiece): Uint8Array<ArrayBuffer> {
      const untilMs = now() + TURN_MS
      const lines: Uint8Array[] = []
      let [made, failed] = [0, 0]
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
