import { literal } from './bytes.ts'
import type { OrderedChart } from './chart-order.ts'

type Facts = OrderedChart['facts']

/** What a thread answers about a chart: its facts as one line of JSON, then the drawing or the data. */
export const chartAnswer = (facts: Facts, body: string): Uint8Array<ArrayBuffer> =>
  literal(`${JSON.stringify(facts)}\n${body}`)

const LINE_END = 10

/** The two parts of such an answer; the body is not copied. */
export function partsOf(answer: Uint8Array): { readonly facts: Facts; readonly body: Uint8Array } {
  const end = answer.indexOf(LINE_END)
  return {
    facts: JSON.parse(new TextDecoder().decode(answer.subarray(0, end))) as Facts,
    body: answer.subarray(end + 1),
  }
}
