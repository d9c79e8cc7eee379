import type { CallOptions } from './call.ts'
import { OrreryError, refusal } from './error.ts'
import { OPERATIONS } from './generated/operations.ts'
import type {
  NatalBatchLine,
  NatalBatchRequest,
  NatalChartReply,
  NatalChartRequest,
  operations,
} from './generated/schema.ts'
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

/** A technique whose data a batch has of each birth, instead of its chart. */
export type BatchTechnique = Exclude<NonNullable<NatalBatchRequest['technique']>, 'natal'>

/** A technique with the fields of its request without the birth, those of its query included. */
export interface TechniqueBatch<Technique extends BatchTechnique> {
  readonly technique: Technique
  readonly options?: object
  /** For a technique of more than two units per birth: a request has at most 2,000 units. 1,000 births by default. */
  readonly birthsPerRequest?: number
}

/** What came of one birth. `answer` is that of the technique. */
export type TechniqueResult<Technique extends BatchTechnique> =
  | { readonly index: number; readonly answer: NonNullable<NatalBatchLine[Technique]>; readonly error?: undefined }
  | { readonly index: number; readonly answer?: undefined; readonly error: OrreryError }

/** Births as they are given. */
type Births<Birth> = Iterable<Birth> | AsyncIterable<Birth>

/** The method for many births: with `input.technique` the data of a technique, otherwise natal charts. */
export interface BatchMethod {
  <Technique extends BatchTechnique>(
    births: Births<object>,
    input: TechniqueBatch<Technique>,
    options?: CallOptions,
  ): AsyncIterable<TechniqueResult<Technique>>
  (births: Births<BatchBirth>, input?: BatchInput, options?: CallOptions): AsyncIterable<BatchResult>
}

/** The method of a client. */
export const batchMethod = (settings: Settings): BatchMethod =>
  ((births: Births<BatchBirth>, input?: BatchInput | TechniqueBatch<BatchTechnique>, options?: CallOptions) =>
    input && 'technique' in input
      ? techniqueBatch(settings, births, input, options)
      : natalBatch(settings, births, input, options)) as BatchMethod

/** The bounds of one request of the service, with room for the rest of its body. */
const BIRTHS_MAX = 1_000
const BYTES_MAX = 1_000_000
const VALUES_MAX = 31_000

/**
 * The charts of any number of births, in their order, each with its error in its place. They are sent in requests of up
 * to 1,000, of which each begins when the charts of the one before are read.
 */
async function* natalBatch(
  settings: Settings,
  births: Births<BatchBirth>,
  input: BatchInput = {},
  options: CallOptions = {},
): AsyncGenerator<BatchResult, void, undefined> {
  for await (const { index, line, error } of linesOf(settings, births, { input }, options))
    yield error ? { index, error } : { index, chart: line.chart as NatalChartReply }
}

/** The answers of a technique to any number of births, as `natalBatch` gives their charts. */
async function* techniqueBatch<Technique extends BatchTechnique>(
  settings: Settings,
  births: Births<object>,
  { birthsPerRequest, ...input }: TechniqueBatch<Technique>,
  options: CallOptions = {},
): AsyncGenerator<TechniqueResult<Technique>, void, undefined> {
  for await (const { index, line, error } of linesOf(settings, births, { input, birthsPerRequest }, options))
    yield error ? { index, error } : { index, answer: line[input.technique] as NonNullable<NatalBatchLine[Technique]> }
}

/** The line of a birth, or its error. */
type Outcome =
  | { readonly index: number; readonly line: NatalBatchLine; readonly error?: undefined }
  | { readonly index: number; readonly line?: undefined; readonly error: OrreryError }

interface Asked {
  /** What applies to every birth. */
  readonly input: object
  readonly birthsPerRequest?: number | undefined
}

async function* linesOf(
  settings: Settings,
  births: Births<object>,
  { input, birthsPerRequest = BIRTHS_MAX }: Asked,
  options: CallOptions,
): AsyncGenerator<Outcome, void, undefined> {
  const key = options.idempotencyKey ?? randomKey()
  let first = 0
  for await (const group of groups(births, birthsPerRequest)) {
    // A request has a key of its own. The same births in the same order get the same keys.
    const own = { ...options, idempotencyKey: `${key}-${first}` }
    yield* ofOneRequest(settings, group, input, own, first)
    first += group.length
  }
}

async function* ofOneRequest(
  settings: Settings,
  births: readonly object[],
  input: object,
  options: CallOptions,
  first: number,
): AsyncGenerator<Outcome, void, undefined> {
  let read = 0
  const call = { operation: OPERATIONS.natal_batch, input: { ...input, births, end_mark: undefined }, options }
  for await (const line of rows<NatalBatchLine>(settings, call)) {
    read += 1
    const { index, error } = line
    const place = first + index
    if (error) {
      const { status, ...body } = error
      yield { index: place, error: refusal(status, JSON.stringify(body), new Headers(), settings.clock.now()) }
    } else yield { index: place, line }
  }
  if (read === births.length) return
  const message = `The answer ended after ${read} of ${births.length} births`
  throw new OrreryError({ code: 'broken_stream', message })
}

async function* groups(births: Births<object>, birthsMax: number): AsyncGenerator<object[]> {
  const encoder = new TextEncoder()
  let group: object[] = []
  let [bytes, values] = [0, 0]
  for await (const birth of births) {
    const text = JSON.stringify(birth)
    const size = encoder.encode(text).length + 1
    // At least as many as the service counts: signs in strings are counted too.
    const count = text.match(/[,[{]/g)?.length ?? 0
    const isFull = group.length === birthsMax || bytes + size > BYTES_MAX || values + count + 1 > VALUES_MAX
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
