import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Compute } from '../compute.ts'
import { EphemerisQuery, EphemerisRequest } from '../contract/ephemeris.ts'
import { EphemerisReply } from '../contract/ephemeris-reply.ts'
import { formatOf, rowsOf } from '../contract/ephemeris-rules.ts'
import { Refusal } from '../errors.ts'
import type { Metrics } from '../metrics.ts'
import { operation } from '../operation.ts'
import { fromQuery, VOID_POSITIONS, workOf } from '../wire/ephemeris-plan.ts'
import { ZONE_DATA_VERSION } from '../zones.ts'
import { streamEphemeris } from './ephemeris-stream.ts'
import { etagOf, matches, NOT_MODIFIED } from './etag.ts'

/** Positions that one unit of a plan's quota pays for: three years of days with the default bodies. */
const POSITIONS_PER_UNIT = 15_000
/** Up to here one thread makes the whole answer, in well under a tenth of a second. */
const WHOLE_POSITIONS = 20_000
/** Two million rows of the default bodies; more bodies or stars leave fewer rows. */
const POSITIONS_MAX = 30_000_000
/** Long answers under way at once; each holds a few chunks in memory. */
const STREAMS_MAX = 64
const RETRY_AFTER_MS = 5_000

const PRODUCES = { 'application/json': 'json', 'text/csv': 'csv', 'application/x-ndjson': 'ndjson' } as const
const TYPES = {
  json: 'application/json; charset=utf-8',
  table: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  ndjson: 'application/x-ndjson; charset=utf-8',
} as const

const DESCRIPTION = `Positions of the Sun, the Moon, the planets, the lunar nodes, Lilith and asteroids, at one instant or at
regular intervals, as JSON, as a table, or streamed as CSV or NDJSON. Costs one unit for each ${POSITIONS_PER_UNIT} positions
(rows times bodies and stars; each search for a void Moon, one for two days at the most, counts as ${VOID_POSITIONS}) begun.
Errors and answers 304 cost nothing.`

export function ephemerisOperations({
  compute,
  metrics,
  release,
}: {
  compute: Compute
  metrics: Metrics
  release: string
}) {
  const version = [release, ZONE_DATA_VERSION, compute.sky.fingerprint].join(' ')
  let streams = 0
  metrics.watchStreams(() => streams)

  async function answer(input: EphemerisRequest, request: FastifyRequest, reply: FastifyReply) {
    const etag = etagOf(input, version)
    /** Only answers that hold may be kept: a refusal may be another one in an hour. */
    const keep = () => reply.headers({ ETag: etag, 'Cache-Control': 'private, max-age=3600' })
    if (matches(request.headers['if-none-match'], etag)) return keep().code(304).send()

    const format = formatOf(input)
    const rows = rowsOf(input)
    const work = workOf(input)
    checkSize(work, request)
    const counted = (count: number) => metrics.rows.inc({ format }, count)
    if (work <= WHOLE_POSITIONS) {
      const bytes = await compute.run('ephemeris_whole', input)
      counted(rows)
      keep().type(TYPES[format])
      return bytes
    }
    if (streams >= STREAMS_MAX) throw new Refusal('compute_busy', { retryAfterMs: RETRY_AFTER_MS })
    streams += 1
    try {
      const parts = await streamEphemeris({ compute, input, rowPositions: work / rows, counted })
      const body = Readable.from(parts, { objectMode: false })
      body.once('close', () => {
        streams -= 1
      })
      return keep().type(TYPES[format]).send(body)
    } catch (error) {
      streams -= 1
      throw error
    }
  }

  const shared = {
    tag: 'Ephemeris',
    description: DESCRIPTION,
    access: 'api_key',
    area: 'ephemeris',
    reply: EphemerisReply,
    produces: PRODUCES,
    answers: NOT_MODIFIED,
  } as const

  return [
    operation({
      ...shared,
      name: 'ephemeris_table',
      method: 'GET',
      url: '/api/v1/ephemeris',
      summary: 'Positions of the planets at regular intervals',
      tool: true,
      query: EphemerisQuery,
      cost: ({ query }) => unitsOf(fromQuery(query)),
      handle: (request, reply) => answer(fromQuery(request.query), request, reply),
    }),
    operation({
      ...shared,
      name: 'ephemeris_calculate',
      method: 'POST',
      url: '/api/v1/ephemeris/calculate',
      summary: 'The same as a POST, with lists as arrays',
      tool: false,
      body: EphemerisRequest,
      cost: ({ body }) => unitsOf(body),
      handle: (request, reply) => answer(request.body, request, reply),
    }),
  ]
}

function checkSize(work: number, request: FastifyRequest): void {
  if (work <= POSITIONS_MAX) return
  const loc = [request.method === 'GET' ? 'query' : 'body', 'end']
  const msg = `At most ${POSITIONS_MAX} positions, and these rows of bodies, stars and void Moons take ${work}`
  throw new Refusal('invalid_input', { issues: [{ loc, msg, type: 'value_error' }] })
}

const unitsOf = (input: EphemerisRequest): number => Math.max(1, Math.ceil(workOf(input) / POSITIONS_PER_UNIT))
