import { z } from 'zod'
import { BODIES } from '../../astro/body.ts'
import { findAnyBody } from '../../astro/body-names.ts'
import { STAR_PACKS } from '../../astro/star.ts'
import { DST_POLICIES, parseStep } from '../../astro/time.ts'
import {
  DateTime,
  EndMarkField,
  HouseSystemName,
  Latitude,
  Longitude,
  type NameProblem,
  nameFaults,
  nameList,
  packProblem,
  readable,
  STARS_MAX,
  starProblem,
  TimeZone,
  ZodiacFields,
} from '../fields.ts'
import { ASTEROIDS_MAX, checkEphemeris, listed } from './ephemeris-rules.ts'
import { FRAMES_ABOUT, FRAMES_MAX, frameProblem } from './frames.ts'
import { EphemerisField, TablePrecision } from './sources.ts'

const FORMATS = ['json', 'table', 'csv', 'ndjson', 'parquet', 'arrow'] as const
const TABLE_STYLES = ['rows', 'columns', 'grid'] as const
const CELL_FORMATS = ['parts', 'text'] as const
const SIGN_DISPLAYS = ['abbr', 'full'] as const

/** Maximum characters of a list in a query, and maximum members of each list. Useful requests stay far below. */
const LIST_TEXT_MAX = 8_000
const BODIES_MAX = 100
const PACKS_MAX = 20
const COLUMNS_MAX = 500
const COLUMN_NAME = /^[a-z][a-z0-9_]{0,63}$/

const Step = readable((value) =>
  parseStep(value)
    ? null
    : 'Expected a whole number from 1 up and a unit: m (minutes), h (hours) or d (days), as in 1d, 6h, 30m',
)
const bodyProblem = (name: string): string | null =>
  findAnyBody(name, 'ephemeris')
    ? null
    : `Unknown body "${name}". Allowed: ${BODIES.join(', ')}, their aliases, and asteroids by number such as asteroid_433`
const columnProblem = (name: string): string | null =>
  COLUMN_NAME.test(name) ? null : `"${name}" is not the name of a column: lowercase letters, digits and _`
/** Names the first fault only. */
const inText = (problem: NameProblem, most: number) =>
  readable((value) => {
    const names = listed(value)
    if (names.length > most) return `Must be at most ${most} names`
    const [[, first] = [0, null]] = nameFaults(names, problem)
    return first
  }, LIST_TEXT_MAX).nullish()
const inArray = (problem: NameProblem, most: number) => nameList(problem, most).nullish()

const shape = <List extends z.ZodType>(list: (problem: NameProblem, most: number) => List) => ({
  start: DateTime.describe(
    'First instant: an ISO 8601 date (midnight) or date-time of the proleptic Gregorian calendar. Without Z or an offset it is local in the time zone. Years beyond 0 to 9999 have a sign and six digits.',
  ).meta({
    toolHint: 'today, or ISO 8601 date (midnight) or date-time; without an offset local in the time zone.',
    examples: ['2026-03-01'],
    formHint: 'A date or a date with a time, such as 2026-03-01T12:00.',
  }),
  end: DateTime.nullish()
    .describe(
      'Last instant, included if a step falls on it; of a date alone, its midnight. Without `end` the answer has only the instant `start`.',
    )
    .meta({
      toolHint: 'Last instant, in the form of start. Without it the answer has only start.',
      formHint: 'Last date or time. Without it, there is only one row.',
    }),
  step: Step.default('1d')
    .describe(
      'Interval between rows. `<n>d` keeps the local time of day when clocks change; `<n>h` and `<n>m` are elapsed time.',
    )
    .meta({
      toolHint: 'Interval between rows: 1d, 6h, 30m.',
      formHint: 'Interval between rows, such as 1d, 6h or 30m.',
    }),
  ...ZodiacFields,
  house_system: HouseSystemName,
  bodies: list(bodyProblem, BODIES_MAX)
    .describe(
      `Sun to Pluto, mean node, true Lilith and Chiron by default; Chiron is left out, with a warning, where it has no position. Allowed: ${BODIES.join(', ')}. \`node\` is the mean node and \`lilith\` the true Lilith. Also asteroids by number or name, such as \`asteroid_433\` or \`Eris\`, at most ${ASTEROIDS_MAX}, where the service has their files.`,
    )
    .meta({
      toolHint:
        'Sun to Pluto, mean_node, true_lilith and chiron by default. Also true_node, mean_south_node, true_south_node, pholus, ceres, pallas, juno, vesta, mean_lilith. Separate names with commas.',
    }),
  frames: list(frameProblem, FRAMES_MAX).describe(
    `${FRAMES_ABOUT} Each frame counts as another position of each body.`,
  ),
  include_angles: z
    .boolean()
    .nullish()
    .describe('Ascendant, midheaven, their opposites and the vertex. Needs a place; on by default when one is given.'),
  include_houses: z
    .boolean()
    .nullish()
    .describe('House cusps, and the house of each body. Needs a place; on by default when one is given.'),
  include_speed: z
    .boolean()
    .nullish()
    .describe(
      'Daily motion in longitude, and whether the body is stationary. On by default in JSON; off by default in text tables.',
    ),
  include_retrograde: z.boolean().default(true).describe('Retrograde flag and state of motion.'),
  include_dignity: z
    .boolean()
    .default(false)
    .describe('Essential dignity: domicile, exaltation, detriment, fall or peregrine.'),
  include_sign_degree: z.boolean().default(true).describe('Sign, and the degree within it.'),
  include_aspects: z.boolean().default(false).describe('Aspects among the bodies: the five major ones.'),
  include_minor_aspects: z.boolean().default(false).describe('All ten aspects instead of the five major ones.'),
  include_moon_void_of_course: z
    .boolean()
    .default(false)
    .describe('Beginning and end of the Moon’s void of course in its current sign.'),
  moon_void_definition: z
    .enum(['modern', 'traditional'])
    .default('modern')
    .describe('The bodies whose aspects count: Sun to Pluto, or Sun to Saturn.'),
  include_fixed_stars: z
    .boolean()
    .default(false)
    .describe('Fixed stars: the Behenian stars, unless `fixed_stars` or `fixed_star_packs` name others.'),
  fixed_stars: list(starProblem, STARS_MAX).describe(
    'Fixed stars by name or designation. Implies `include_fixed_stars`.',
  ),
  fixed_star_packs: list(packProblem, PACKS_MAX).describe(
    `Packs of stars: ${Object.keys(STAR_PACKS).join(', ')}; implies \`include_fixed_stars\`.`,
  ),
  lat: Latitude.nullish(),
  lng: Longitude.nullish(),
  tz_str: TimeZone.nullable()
    .default('AUTO')
    .describe('IANA time zone, or AUTO: the zone of the place, or UTC without one.'),
  timezone: TimeZone.nullish().describe('The same as `tz_str`.'),
  dst_policy: z
    .enum(DST_POLICIES)
    .nullish()
    .describe(
      'How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant.',
    )
    .meta({
      toolHint:
        'For a local time that the clock skips or shows twice. By default the skipped one is shifted, the repeated one the earlier.',
    }),
  format: z
    .enum(FORMATS)
    .nullish()
    .describe(
      '`json` by default, or by the Accept header. `csv`, `ndjson`, `parquet` and `arrow` (an Arrow IPC stream) are streamed.',
    ),
  columns: list(columnProblem, COLUMNS_MAX).describe(
    'Columns of `csv`, `parquet` and `arrow`, in this order: all of them by default. `longitude_deg` stands for each body, `sun_longitude_deg` for one.',
  ),
  response_mode: z.enum(['json', 'table']).nullish().describe('The same as `format`.'),
  table_style: z
    .enum(TABLE_STYLES)
    .default('rows')
    .describe('Layout of a table; `columns` and `grid` imply `format=table`.'),
  precision: TablePrecision,
  ephemeris: EphemerisField,
  include_sidereal_time: z.boolean().nullish().describe('Greenwich apparent sidereal time; on by default in a grid.'),
  cell_format: z
    .enum(CELL_FORMATS)
    .nullish()
    .describe("Positions as text (10°24' Pis) or in parts; text by default in tables."),
  include_chart_links: z.boolean().default(false).describe('For each row, the path that returns only this row.'),
  sign_display: z.enum(SIGN_DISPLAYS).nullish().describe('Signs in texts abbreviated (the default) or in full.'),
  show_motion_markers: z
    .boolean()
    .nullish()
    .describe('Rx after retrograde positions in texts. On by default, unless `include_retrograde` is off.'),
})

/** The fields of a table, with lists as arrays. */
export const tableFields = shape(inArray)

export const EphemerisQuery = z
  .strictObject({ ...shape(inText), end_mark: EndMarkField })
  .superRefine((input, context) => checkEphemeris(input, context))
export type EphemerisQuery = z.output<typeof EphemerisQuery>

export const EphemerisRequest = z
  .strictObject({ ...tableFields, end_mark: EndMarkField })
  .superRefine((input, context) => checkEphemeris(input, context))
  .meta({ id: 'EphemerisRequest', examples: [{ start: '2026-03-01', bodies: ['Sun'] }] })
export type EphemerisRequest = z.output<typeof EphemerisRequest>

/** What a table is made of. An order of files has no end mark. */
export type TableRequest = Omit<EphemerisRequest, 'end_mark'> & Partial<Pick<EphemerisRequest, 'end_mark'>>

/** The POST form of a GET query: lists as arrays. */
export function fromQuery(query: EphemerisQuery): EphemerisRequest {
  const list = (text: string | null | undefined): string[] | null => (text ? listed(text) : null)
  return {
    ...query,
    bodies: list(query.bodies),
    fixed_stars: list(query.fixed_stars),
    fixed_star_packs: list(query.fixed_star_packs),
    columns: list(query.columns),
    frames: list(query.frames),
  }
}
