import type { FastifyRequest } from 'fastify'
import type { EphemerisInput } from '../calculation/almanac/ephemeris-input.ts'
import { coreRequest } from '../calculation/almanac/ephemeris-table.ts'
import { ASPECTS_FACTOR, POSITIONS_PER_UNIT } from '../contract/accounts/prices.ts'
import { findZone } from '../places/zones.ts'
import { Refusal } from '../platform/errors.ts'
import { unknownColumn } from '../wire/ephemeris/records.ts'

/** The media types of tables. */
export const TABLE_TYPES = {
  json: 'application/json; charset=utf-8',
  table: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  ndjson: 'application/x-ndjson; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  arrow: 'application/vnd.apache.arrow.stream',
} as const

/** The units that a table costs. */
export const positionUnits = ({ positions, aspects }: EphemerisInput): number =>
  Math.max(1, Math.ceil((positions * (aspects === 'none' ? 1 : ASPECTS_FACTOR)) / POSITIONS_PER_UNIT))

/** Refuses a table with too many positions, or with a column that it does not have. */
export function checkTable(input: EphemerisInput, request: FastifyRequest, positionsMax: number): void {
  const { positions, layout } = input
  if (positions > positionsMax) {
    const msg = `At most ${positionsMax} positions; the bodies, frames, stars and void Moons of this request need ${positions}`
    throw wrongField(request, 'end', msg)
  }
  if (layout.columns === null) return
  const unknown = unknownColumn({ core: coreRequest(input, []), layout, zone: findZone('UTC')! })
  if (unknown) {
    const msg = `This table has no column "${unknown.name}". Allowed: ${unknown.allowed.join(', ')}; for one body also with its name, as in sun_longitude_deg`
    throw wrongField(request, 'columns', msg)
  }
}

/** The refusal of a field of the query or of the body. */
export const wrongField = (request: FastifyRequest, field: string, msg: string): Refusal =>
  new Refusal('invalid_input', {
    issues: [{ loc: [request.method === 'GET' ? 'query' : 'body', field], msg, type: 'value_error' }],
  })
