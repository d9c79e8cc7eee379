import { PLANS } from '../accounts/billing/plans.ts'
import { requireArea } from '../accounts/caller.ts'
import type { BatchTechnique } from '../calculation/tasks.ts'
import { grouped } from '../contract/accounts/prices.ts'
import type { NatalChartQuery } from '../contract/births/natal.ts'
import {
  BATCH_BIRTHS_MAX,
  BATCH_UNITS_MAX,
  NATAL_CHARTS,
  NatalBatchQuery,
  type NatalBatchRequest,
  natalBatchLine,
  natalBatchRequest,
} from '../contract/births/natal-batch.ts'
import { ROWS_HEADER, ROWS_MEANING } from '../contract/fields.ts'
import { birthReader, faultOf, type Options } from '../contract/input/births.ts'
import { prefersStrict } from '../contract/input/reading.ts'
import { today } from '../platform/clock.ts'
import { Refusal } from '../platform/errors.ts'
import { OF_BIRTH } from '../techniques/of-birth.ts'
import { answerLine, errorLine } from '../wire/batch-line.ts'
import { keyFor } from './access.ts'
import { laneOf } from './compute-requests.ts'
import { type CallerRequest, NDJSON, operation } from './operation.ts'
import type { Services } from './services.ts'
import { dataBytes } from './techniques.ts'

const DESCRIPTION = `The charts of up to ${BATCH_BIRTHS_MAX} births in one answer: a line of JSON for each, in order,
streamed as they are calculated. A line is a \`NatalBatchLine\`. Its \`chart\` is byte for byte the answer of
\`POST /api/v1/natal/calculate\` to that birth; \`error\` replaces it for a refused birth. The body is JSON, or NDJSON
with one birth per line. Costs one unit per birth, including refused ones. The units are taken at the start, and those
of births that the service failed to calculate (status 500 or above) are given back at the end. A batch counts as one of
the streams that a plan allows at a time. Reports are ordered one at a time.

\`technique\` calculates a technique for each birth instead of the natal chart: ${[...OF_BIRTH.keys()].map((id) => `\`${id}\``).join(', ')}.
\`options\` are the fields of its request, without the birth. A line then has the answer as a member with the name of the
technique, byte for byte the answer that the technique gives to the same birth alone. An error names \`births.N.field\` or \`options.field\`.
The body is JSON. A birth costs what it costs alone with the same options, and a batch at most ${grouped(BATCH_UNITS_MAX)} units.
The key needs the areas of natal charts and of the technique.`

interface BatchInput {
  readonly births: readonly unknown[]
  readonly query: NatalChartQuery
  readonly endMark: boolean
  readonly technique: Omit<BatchTechnique, 'hasSeries'> | null
  /** Units for each birth. */
  readonly units: number
  /** Whether each birth takes so long that it is calculated in pieces. */
  readonly isLong: boolean
}

/** The readers of births of all techniques. */
const READERS = new Map([...OF_BIRTH].map(([id, { schemas }]) => [id, birthReader(schemas)]))

/** What all births of a technique have in common. An example birth tells the price, which no birth changes. */
function sharedOf({ technique: id, options: given }: NatalBatchRequest, births: number, requestId: string | undefined) {
  const { face } = OF_BIRTH.get(id)!
  const options: Options = given ?? {}
  const { body, query } = READERS.get(id)!.readOptions(options, { isStrict: false })
  const now = today()
  const { input } = face.read(body, query, { now: () => now, requestId, warnings: [] })
  if (face.fileOf?.(input)) throw new Refusal('invalid_input', { issues: [IN_LINES] })
  const units = face.price.units(input)
  if (births * units > BATCH_UNITS_MAX) throw tooExpensive(births, units)
  const technique = { id, options, nowMs: now.getTime(), requestId: requestId ?? '' }
  return { technique, units, isLong: face.isLong?.(input) ?? false }
}

const IN_LINES = {
  loc: ['body', 'options', 'format'],
  msg: 'A batch has lines of JSON. Allowed: json',
  type: 'value_error',
}

function tooExpensive(births: number, units: number): Refusal {
  const most = Math.floor(BATCH_UNITS_MAX / units)
  const msg = `${grouped(births)} births of ${units} units each are ${grouped(births * units)} units. A batch has at most ${grouped(BATCH_UNITS_MAX)}: send at most ${most} births, or give options that cost less`
  return new Refusal('invalid_input', { issues: [{ loc: ['body', 'births'], msg, type: 'too_long' }] })
}

/** Flags of natal charts would have no effect on a technique. */
function checkQuery(query: NatalChartQuery): void {
  const issues = Object.entries(query)
    .filter(([, isSet]) => isSet)
    .map(([name]) => ({
      loc: ['query', name],
      msg: 'Only for natal charts. With a technique, use options',
      type: 'extra_forbidden',
    }))
  if (issues.length > 0) throw new Refusal('invalid_input', { issues })
}

/** What a thread and the stream need to know about a technique, besides the births. Throws what is refused before the first line. */
function ofTechnique(request: CallerRequest & { readonly input: BatchInput }, compute: Services['compute']) {
  const { input, caller, headers } = request
  if (!input.technique) return null
  const { options } = input.technique
  const { id, face } = OF_BIRTH.get(input.technique.id)!
  const reader = READERS.get(id)!
  requireArea(caller, face.area)
  if (prefersStrict(headers)) reader.readOptions(options, { isStrict: true })
  return { id, face, reader, shared: { ...input.technique, hasSeries: compute.hasSeries() } }
}

/** Charts, or the data of a technique, of many births in one request. */
export const NATAL_BATCH = operation({
  name: 'natal_batch',
  method: 'POST',
  url: '/api/v1/natal/batch',
  tag: 'Natal',
  access: keyFor('natal'),
  summary: 'The natal charts of many births, or a technique for each birth, streamed in order',
  description: DESCRIPTION,
  refuses: ['export_limit_exceeded'],
  query: NatalBatchQuery,
  body: natalBatchRequest([...OF_BIRTH.keys()]),
  bodyLines: 'births',
  reply: natalBatchLine(Object.fromEntries([...OF_BIRTH].map(([id, { face }]) => [id, face.reply]))),
  answer: { types: { [NDJSON]: 'ndjson' }, headers: { [ROWS_HEADER]: ROWS_MEANING } },
  cost: ({ input }: { input: BatchInput }) => input.births.length * input.units,
  read({ body, query: { end_mark: endMark, ...query }, requestId }): BatchInput {
    const { births, technique } = body
    const shared = { births, query, endMark }
    if (technique === NATAL_CHARTS) return { ...shared, technique: null, units: 1, isLong: false }
    checkQuery(query)
    return { ...shared, ...sharedOf(body, births.length, requestId) }
  },
  isVedic: ({ births, technique }: BatchInput) => [...births, technique?.options].some(isSidereal),
  handle: (request, reply, { compute, exports }) => {
    const { id: traceId, input, headers, caller, log, accounting } = request
    const { births, query, endMark, units, isLong } = input
    const technique = ofTechnique(request, compute)
    const lane = laneOf(request)
    const isStrict = prefersStrict(headers)
    reply.type(`${NDJSON}; charset=utf-8`).header(ROWS_HEADER, births.length)
    return exports.natalBatch(
      { births, query, endMark, isStrict, traceId, isLong, technique: technique?.shared ?? null },
      { lane, exportsMax: PLANS[caller.plan].exports },
      {
        async longLine(index, birth) {
          const { id, face, reader } = technique!
          try {
            return answerLine(index, id, await dataBytes({ id, face, compute }, birth, lane))
          } catch (error) {
            if (!(error instanceof Refusal) || error.status >= 500) throw error
            return errorLine(index, faultOf(reader.placed(error, index, birth.renamed)))
          }
        },
        settle: (failed) => accounting!.reservation!.giveBack(failed * units),
        log: (err) => log.error({ err }, 'births of a batch failed'),
      },
    )
  },
})

const isSidereal = (fields: unknown): boolean =>
  typeof fields === 'object' && fields !== null && 'zodiac_type' in fields && fields.zodiac_type === 'sidereal'
