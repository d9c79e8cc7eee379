import type { CallOptions } from './call.ts'
import { OrreryError, refusal } from './error.ts'
import { OPERATIONS } from './generated/operations.ts'
import type { NatalBatchLine, NatalChartReply, NatalChartRequest, operations } from './generated/schema.ts'
import { randomKey } from './request.ts'
import type { Settings } from './settings.ts'
import { rows } from './streams.ts'

/** A birth of a batch. Reports are ordered one at a time. */
export type BatchBirth = Omit<NatalChartRequest, 'psychological_report' | 'response_format'>
export type BatchInput = Omit<NonNullable<operations['natal_batch']['parameters']['query']>, 'end_mark'>

/** What came of one birth. `index` is its place among all that were given. */
export type BatchResult =
  | { readonly index: number; readonly chart: NatalChartReply; readonly error?: undefined }
  | { readonly index: number; readonly chart?: undefined; readonly error: OrreryError }

/** The bounds of one request of the service, with room for the rest of its body. */
const BIRTHS_MAX = 1_000
const BYTES_MAX = 1_000_000
const VALUES_MAX = 31_000

/**
 * The charts of any number of births, in their order, each with its error in its place. They are sent in requests of up
 * to 1,000, of which each begins when the charts of the one before are read.
 */
export async function* natalBatch(
  settings: Settings,
  births: Iterable<BatchBirth> | AsyncIterable<BatchBirth>,
  input: BatchInput = {},
  options: CallOptions = {},
): AsyncGenerator<BatchResult, void, undefined> {
  const key = options.idempotencyKey ?? randomKey()
  let first = 0
  for await (const group of groups(births)) {
    // A request has a key of its own. The same births in the same order get the same keys.
    const own = { ...options, idempotencyKey: `${key}-${first}` }
    yield* ofOneRequest(settings, group, input, own, first)
    first += group.length
  }
}

async function* ofOneRequest(
  settings: Settings,
  births: readonly BatchBirth[],
  input: BatchInput,
  options: CallOptions,
  first: number,
): AsyncGenerator<BatchResult, void, undefined> {
  let read = 0
  const call = { operation: OPERATIONS.natal_batch, input: { ...input, births, end_mark: undefined }, options }
  for await (const { index, chart, error } of rows<NatalBatchLine>(settings, call)) {
    read += 1
    const place = first + index
    if (error) {
      const { status, ...body } = error
      yield { index: place, error: refusal(status, JSON.stringify(body), new Headers(), settings.clock.now()) }
    } else yield { index: place, chart: chart as NatalChartReply }
  }
  if (read === births.length) return
  const message = `The answer ended after ${read} of ${births.length} births`
  throw new OrreryError({ code: 'broken_stream', message })
}

async function* groups(births: Iterable<BatchBirth> | AsyncIterable<BatchBirth>): AsyncGenerator<BatchBirth[]> {
  const encoder = new TextEncoder()
  let group: BatchBirth[] = []
  let [bytes, values] = [0, 0]
  for await (const birth of births) {
    const text = JSON.stringify(birth)
    const size = encoder.encode(text).length + 1
    // At least as many as the service counts: signs in strings are counted too.
    const count = text.match(/[,[{]/g)?.length ?? 0
    const isFull = group.length === BIRTHS_MAX || bytes + size > BYTES_MAX || values + count + 1 > VALUES_MAX
    if (isFull && group.length > 0) {
      yield group
      group = []
      bytes = 0
      values = 0
    }
    group.push(birth)
    bytes += size
    values += count + 1
  }
  if (group.length > 0) yield group
}
