import type { FastifyReply } from 'fastify'
import { PLANS } from '../accounts/billing/plans.ts'
import { isoCivilDate } from '../astro/civil.ts'
import { localDate } from '../astro/zone.ts'
import { type EphemerisInput, ephemerisInput, VOID_POSITIONS } from '../calculation/almanac/ephemeris-input.ts'
import { grouped, POSITIONS_PER_UNIT } from '../contract/accounts/prices.ts'
import { ROWS_HEADER, ROWS_MEANING } from '../contract/fields.ts'
import { EphemerisQuery, EphemerisRequest, fromQuery } from '../contract/sky/ephemeris.ts'
import { EphemerisReply } from '../contract/sky/ephemeris-reply.ts'
import { hasRowsAlone } from '../contract/sky/ephemeris-rules.ts'
import { TODAY } from '../contract/sky/sky-events.ts'
import { PRECISION_HEADER } from '../contract/sky/sources.ts'
import { addWarnings } from '../contract/warnings.ts'
import { findZone, ZONE_DATA_VERSION } from '../places/zones.ts'
import { now } from '../platform/clock.ts'
import { Refusal } from '../platform/errors.ts'
import type { PageForm, ToolView } from '../techniques/shown.ts'
import { splitChunks } from '../wire/bytes.ts'
import type { TableNotes } from '../wire/ephemeris/document.ts'
import { ephemerisText, shortTable, TableStructure } from '../wire/texts/ephemeris.ts'
import type { Fields } from '../wire/texts/words.ts'
import { keyFor } from './access.ts'
import { laneOf } from './compute-requests.ts'
import { entityTag, isNotModified, NOT_MODIFIED, settled } from './etag.ts'
import { type CallerRequest, operation } from './operation.ts'
import type { Services } from './services.ts'
import { checkTable, positionUnits, TABLE_TYPES } from './tables.ts'

/** About 16 characters each: this many fit into the text of a tool's answer. */
const SHOWN_POSITIONS_MAX = 450

const NEEDS_ZONE = 'Field required: with lat and lng, "today" needs the time zone, such as Europe/Athens'

/** Whether a value names a zone. The operation reads AUTO as the zone of the place, or as UTC. */
const isZoneName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.toUpperCase() !== 'AUTO'

/** Replaces `today` by its date: a model may not know the date, and the operation takes dates alone. */
function withToday(input: Fields): Fields {
  const { start, end, lat, lng } = input
  if (start !== TODAY && end !== TODAY) return input
  const named = [input['timezone'], input['tz_str']].find(isZoneName)
  if (named === undefined && [lat, lng].every((value) => value !== undefined && value !== null))
    throw new Refusal('invalid_input', { issues: [{ loc: ['query', 'tz_str'], msg: NEEDS_ZONE, type: 'missing' }] })
  // The operation refuses an unknown zone.
  const zone = findZone(named ?? 'UTC') ?? findZone('UTC')!
  const date = isoCivilDate(localDate(zone, now()))
  return { ...input, ...(start === TODAY && { start: date }), ...(end === TODAY && { end: date }) }
}

const EPHEMERIS_TOOL: ToolView = {
  title: 'Positions of the planets',
  description:
    'Where the planets are: a table of positions at one instant or at regular intervals. Use it for "where is Venus today" and for tables of a month. For the times when something happens use v1_sky_events instead of searching a table. Name the bodies you need. start and end also take today, the date in tz_str or else in UTC; with lat and lng they need tz_str.',
  cost: `one unit per ${grouped(POSITIONS_PER_UNIT)} positions or part.`,
  omits: [
    'include_speed',
    'include_retrograde',
    'include_dignity',
    'include_sign_degree',
    'include_aspects',
    'include_minor_aspects',
    'include_moon_void_of_course',
    'moon_void_definition',
    'include_fixed_stars',
    'fixed_stars',
    'fixed_star_packs',
    'include_houses',
    'frames',
    'house_system',
    'table_style',
    'include_sidereal_time',
    'cell_format',
    'include_chart_links',
    'sign_display',
    'show_motion_markers',
    'timezone',
    'precision',
    'columns',
    'end_mark',
    'ephemeris',
  ],
  sets: { format: 'table', cell_format: 'text', table_style: 'rows', include_houses: false, include_speed: false },
  reads: withToday,
  measuredAs: { format: 'ndjson' },
  example: { start: '2027-01-01', end: '2027-01-31', step: '1d', bodies: 'Sun,Moon,Mercury' },
  tooLarge: ({ rows, positions }: EphemerisInput) =>
    positions <= SHOWN_POSITIONS_MAX
      ? null
      : `These are ${rows} rows with ${positions} positions, too many for a conversation: at most ${SHOWN_POSITIONS_MAX}. Name fewer bodies, or take a shorter range or a longer step.`,
  output: TableStructure,
  trims: shortTable,
  cuts: [{ field: 'data.rows', advice: 'Call again from the last row here, or name fewer bodies.' }],
  text: ephemerisText,
}

const EPHEMERIS_PAGE: PageForm = {
  slug: 'ephemeris',
  title: 'Ephemeris',
  about: 'Positions of the planets at regular intervals, as a table or a plot, also as CSV and Parquet.',
  group: 'The sky',
  drawn: 'longitudes',
  first: ['start', 'end', 'step', 'zodiac_type', 'bodies'],
  example: { start: '2026-01-01', end: '2026-12-31', step: '2d', bodies: 'sun,mercury,venus,mars,jupiter,saturn' },
}

/** An answer of at most this size is made in one call of a thread, in about 20 ms. */
const WHOLE_POSITIONS = 5_000
/** Two million rows of the default bodies. More bodies or stars allow fewer rows. */
const POSITIONS_MAX = 30_000_000

/** Sends the answer in one piece, or as a stream if it is long. */
async function tableAnswer(
  request: CallerRequest & { readonly input: EphemerisInput },
  reply: FastifyReply,
  { compute, exports, metrics, release }: Pick<Services, 'compute' | 'exports' | 'metrics' | 'release'>,
) {
  const input = settled(request.input, compute)
  const etag = entityTag(input, [release, ZONE_DATA_VERSION, compute.dataOf(input.source)].join(' '))
  if (isNotModified(request, reply, etag, 'private, max-age=3600')) return reply.send()

  checkTable(input, request, POSITIONS_MAX)
  const { format } = input.layout
  if (input.positions > WHOLE_POSITIONS) {
    const { body, notes, rows } = await exports.ephemeris(input, {
      lane: laneOf(request),
      exportsMax: PLANS[request.caller.plan].exports,
    })
    if (hasRowsAlone(format)) addNotes(reply, { ...notes, rows })
    return reply.type(TABLE_TYPES[format]).send(body)
  }
  const answer = await compute.run('ephemeris_whole', input, laneOf(request))
  metrics.rows.inc({ format }, input.rows)
  reply.type(TABLE_TYPES[format])
  return hasRowsAlone(format) ? rowsWithHeader(answer, reply) : answer
}

type AnswerNotes = TableNotes & { readonly rows: number }

/** Moves the notes of an answer from its first part into headers, and returns its rows. */
function rowsWithHeader(answer: Uint8Array, reply: FastifyReply): Uint8Array {
  const [notes, rows] = splitChunks(answer, 2)
  addNotes(reply, JSON.parse(new TextDecoder().decode(notes)) as AnswerNotes)
  return rows
}

function addNotes(reply: FastifyReply, { warnings, precision, rows }: AnswerNotes): void {
  addWarnings(reply, warnings)
  reply.headers({ [PRECISION_HEADER]: precision, [ROWS_HEADER]: rows })
}

/** An instant, or a week of days. */
const QUICK_POSITIONS = 100
const PRODUCES = {
  'application/json': 'json',
  'text/csv': 'csv',
  'application/x-ndjson': 'ndjson',
  [TABLE_TYPES.parquet]: 'parquet',
  [TABLE_TYPES.arrow]: 'arrow',
} as const
const DESCRIPTION = `Positions of the Sun, the Moon, the planets, the lunar nodes, Lilith and asteroids, at one instant
or at regular intervals. The answer is JSON, a table, or a stream of CSV, NDJSON, Parquet or Arrow. Costs one unit per
${POSITIONS_PER_UNIT} positions or part of them. The number of positions is rows times bodies and stars. Each frame
counts the bodies once more. Aspects double it. Each search for a void Moon adds ${VOID_POSITIONS}, with at most one
search per two days. Errors and 304 cost nothing.`

const shared = {
  tag: 'Ephemeris',
  description: DESCRIPTION,
  access: keyFor('ephemeris'),
  cost: ({ input }: { input: EphemerisInput }) => positionUnits(input),
  isQuick: ({ positions, aspects }: EphemerisInput) => positions <= QUICK_POSITIONS && aspects === 'none',
  isVedic: ({ zodiac }: EphemerisInput) => zodiac.kind === 'sidereal',
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
  handle: tableAnswer,
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
    read: ({ query }) => ephemerisInput(fromQuery(query)),
  }),
  operation({
    ...shared,
    name: 'ephemeris_calculate',
    method: 'POST',
    url: '/api/v1/ephemeris/calculate',
    summary: 'The same table with POST, and lists as arrays',
    body: EphemerisRequest,
    read: ({ body }) => ephemerisInput(body),
  }),
]
