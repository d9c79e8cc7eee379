import type { FastifyReply, FastifyRequest } from 'fastify'
import { PLANS } from '../accounts/billing/plans.ts'
import { type EphemerisPlan, ephemerisPlan, VOID_POSITIONS } from '../calculation/almanac/ephemeris-plan.ts'
import { ROWS_HEADER, ROWS_MEANING } from '../contract/end-mark.ts'
import { EphemerisQuery, EphemerisRequest, fromQuery } from '../contract/ephemeris.ts'
import { EphemerisReply } from '../contract/ephemeris-reply.ts'
import { hasRowsAlone } from '../contract/ephemeris-rules.ts'
import { PRECISION_HEADER } from '../contract/precision.ts'
import { addWarnings } from '../contract/warning-header.ts'
import { ZONE_DATA_VERSION } from '../places/zones.ts'
import type { TableNotes } from '../wire/ephemeris/document.ts'
import { splitParts } from '../wire/parts.ts'
import { keyFor } from './access.ts'
import { EPHEMERIS_PAGE, EPHEMERIS_TOOL } from './ephemeris-shown.ts'
import { entityTag, matches, NOT_MODIFIED } from './etag.ts'
import { laneOf } from './lane.ts'
import { operation } from './operation.ts'
import type { Parts } from './parts.ts'
import { settled } from './source.ts'
import { checkTable, POSITIONS_PER_UNIT, positionUnits, TABLE_TYPES } from './tables.ts'

/** An answer of at most this size is made in one call of a thread, in about 20 ms. */
const WHOLE_POSITIONS = 5_000
/** An instant, or a week of days. */
const QUICK_POSITIONS = 100
/** Two million rows of the default bodies. More bodies or stars allow fewer rows. */
const POSITIONS_MAX = 30_000_000

const PRODUCES = {
  'application/json': 'json',
  'text/csv': 'csv',
  'application/x-ndjson': 'ndjson',
  [TABLE_TYPES.parquet]: 'parquet',
  [TABLE_TYPES.arrow]: 'arrow',
} as const
const DESCRIPTION = `Positions of the Sun, the Moon, the planets, the lunar nodes, Lilith and asteroids, at one instant
or at regular intervals. The answer is JSON, a table, or a stream of CSV, NDJSON, Parquet or Arrow. Costs one unit per
${POSITIONS_PER_UNIT} positions or part of them. The number of positions is rows times bodies and stars. Aspects double
it. Each search for a void Moon adds ${VOID_POSITIONS}, with at most one search per two days. Errors and 304 cost
nothing.`

/** Sends the answer to a plan in one piece, or as a stream if it is long. */
function tableAnswers({
  compute,
  exports,
  metrics,
  release,
}: Pick<Parts, 'compute' | 'exports' | 'metrics' | 'release'>) {
  return async (request: FastifyRequest & { readonly plan: EphemerisPlan }, reply: FastifyReply) => {
    const plan = settled(request.plan, compute)
    const etag = entityTag(plan, [release, ZONE_DATA_VERSION, compute.dataOf(plan.source)].join(' '))
    /** Only answers may be cached. A refusal may change within the hour. */
    const keep = () => reply.headers({ ETag: etag, 'Cache-Control': 'private, max-age=3600' })
    if (matches(request.headers['if-none-match'], etag)) return keep().code(304).send()

    checkTable(plan, request, POSITIONS_MAX)
    const { format } = plan.layout
    if (plan.positions > WHOLE_POSITIONS) {
      const { body, notes, rows } = await exports.ephemeris(plan, {
        lane: laneOf(request),
        exportsMax: PLANS[request.caller!.plan].exports,
      })
      if (hasRowsAlone(format)) addNotes(reply, { ...notes, rows })
      return keep().type(TABLE_TYPES[format]).send(body)
    }
    const answer = await compute.run('ephemeris_whole', plan, laneOf(request))
    metrics.rows.inc({ format }, plan.rows)
    keep().type(TABLE_TYPES[format])
    return hasRowsAlone(format) ? rowsWithHeader(answer, reply) : answer
  }
}

type AnswerNotes = TableNotes & { readonly rows: number }

/** The rows of an answer that consists only of rows. */
function rowsWithHeader(answer: Uint8Array, reply: FastifyReply): Uint8Array {
  const [notes, rows] = splitParts(answer, 2)
  addNotes(reply, JSON.parse(new TextDecoder().decode(notes)) as AnswerNotes)
  return rows
}

function addNotes(reply: FastifyReply, { warnings, precision, rows }: AnswerNotes): void {
  addWarnings(reply, warnings)
  reply.headers({ [PRECISION_HEADER]: precision, [ROWS_HEADER]: rows })
}

const shared = {
  tag: 'Ephemeris',
  description: DESCRIPTION,
  access: keyFor('ephemeris'),
  cost: ({ plan }: { plan: EphemerisPlan }) => positionUnits(plan),
  isQuick: ({ positions, aspects }: EphemerisPlan) => positions <= QUICK_POSITIONS && aspects === 'none',
  isVedic: ({ zodiac }: EphemerisPlan) => zodiac.kind === 'sidereal',
  reply: EphemerisReply,
  answer: {
    types: PRODUCES,
    statuses: NOT_MODIFIED,
    headers: {
      [PRECISION_HEADER]: 'Only for formats with only rows: `series`, `library` or `moshier`, as in `meta.precision`',
      [ROWS_HEADER]: `Only for formats with only rows. ${ROWS_MEANING}`,
    },
  },
  refuses: ['export_limit_exceeded'],
  handle: tableAnswers,
} as const

/** Tables of positions. */
export const EPHEMERIS_OPERATIONS = [
  operation({
    ...shared,
    name: 'ephemeris_table',
    method: 'GET',
    url: '/api/v1/ephemeris',
    summary: 'Positions of the planets at regular intervals',
    tools: [EPHEMERIS_TOOL],
    page: EPHEMERIS_PAGE,
    query: EphemerisQuery,
    plan: ({ query }) => ephemerisPlan(fromQuery(query)),
  }),
  operation({
    ...shared,
    name: 'ephemeris_calculate',
    method: 'POST',
    url: '/api/v1/ephemeris/calculate',
    summary: 'The same table with POST, and lists as arrays',
    body: EphemerisRequest,
    plan: ({ body }) => ephemerisPlan(body),
  }),
]
