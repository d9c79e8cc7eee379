import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZONE_DATA_VERSION } from '../astro/zone.ts'
import { EphemerisQuery, EphemerisRequest } from '../contract/ephemeris.ts'
import { EphemerisReply } from '../contract/ephemeris-reply.ts'
import { formatOf, rowsOf } from '../contract/ephemeris-rules.ts'
import { Refusal } from '../errors.ts'
import { keyFor, operation } from '../operation.ts'
import { fromQuery, VOID_POSITIONS, workOf } from '../wire/ephemeris-plan.ts'
import { streamEphemeris } from './ephemeris-stream.ts'
import { etagOf, matches, NOT_MODIFIED } from './etag.ts'
import type { Parts } from './parts.ts'

/** Positions that one unit of a plan's quota pays for: three years of days with the default bodies. */
const POSITIONS_PER_UNIT = 15_000
/** Up to here one thread makes the whole answer, in well under a tenth of a second. */
const WHOLE_POSITIONS = 20_000
/** Two million rows of the default bodies; more bodies or stars leave fewer rows. */
const POSITIONS_MAX = 30_000_000

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

/** Answers a request whole, or as a stream when it is long. */
function tableAnswers({
  compute,
  metrics,
  release,
  streams,
}: Pick<Parts, 'compute' | 'metrics' | 'release' | 'streams'>) {
  const version = [release, ZONE_DATA_VERSION, compute.sky.fingerprint].join(' ')

  return async (input: EphemerisRequest, request: FastifyRequest, reply: FastifyReply) => {
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
    const end = streams.begin()
    try {
      const parts = await streamEphemeris({ compute, input, rowPositions: work / rows, counted })
      const body = Readable.from(parts, { objectMode: false })
      body.once('close', end)
      return keep().type(TYPES[format]).send(body)
    } catch (error) {
      end()
      throw error
    }
  }
}

const shared = {
  tag: 'Ephemeris',
  description: DESCRIPTION,
  access: keyFor('ephemeris'),
  reply: EphemerisReply,
  answer: { types: PRODUCES, statuses: NOT_MODIFIED },
} as const

/** Tables of positions. */
export const EPHEMERIS_OPERATIONS = [
  operation({
    ...shared,
    name: 'ephemeris_table',
    method: 'GET',
    url: '/api/v1/ephemeris',
    summary: 'Positions of the planets at regular intervals',
    tool: true,
    query: EphemerisQuery,
    cost: ({ query }) => unitsOf(fromQuery(query)),
    handle(parts) {
      const answer = tableAnswers(parts)
      return (request, reply) => answer(fromQuery(request.query), request, reply)
    },
  }),
  operation({
    ...shared,
    name: 'ephemeris_calculate',
    method: 'POST',
    url: '/api/v1/ephemeris/calculate',
    summary: 'The same as a POST, with lists as arrays',
    body: EphemerisRequest,
    cost: ({ body }) => unitsOf(body),
    handle(parts) {
      const answer = tableAnswers(parts)
      return (request, reply) => answer(request.body, request, reply)
    },
  }),
]

function checkSize(work: number, request: FastifyRequest): void {
  if (work <= POSITIONS_MAX) return
  const loc = [request.method === 'GET' ? 'query' : 'body', 'end']
  const msg = `At most ${POSITIONS_MAX} positions, and these rows of bodies, stars and void Moons take ${work}`
  throw new Refusal('invalid_input', { issues: [{ loc, msg, type: 'value_error' }] })
}

const unitsOf = (input: EphemerisRequest): number => Math.max(1, Math.ceil(workOf(input) / POSITIONS_PER_UNIT))
