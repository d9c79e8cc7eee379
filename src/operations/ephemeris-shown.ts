import { isoCivilDate } from '../astro/civil.ts'
import { localDate } from '../astro/local-day.ts'
import type { EphemerisPlan } from '../calculation/almanac/ephemeris-plan.ts'
import { TODAY } from '../contract/sky-events.ts'
import { findZone } from '../places/zones.ts'
import { now } from '../platform/clock.ts'
import { Refusal } from '../platform/errors.ts'
import type { PageForm, ToolForm } from '../techniques/shown.ts'
import { shortTable, TableStructure } from '../wire/structures/table.ts'
import { ephemerisText } from '../wire/texts/ephemeris.ts'
import type { Fields } from '../wire/texts/given.ts'

/** About 16 characters each: this many fit into the text of an answer. */
const POSITIONS_MAX = 450

const NEEDS_ZONE = 'Field required: with lat and lng, "today" needs the time zone, such as Europe/Athens'

/** As the operation reads it: AUTO is the zone of the place, or UTC. */
const isZoneName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.toUpperCase() !== 'AUTO'

/** A model may not know the date. The operation takes dates alone. */
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

export const EPHEMERIS_TOOL: ToolForm = {
  title: 'Positions of the planets',
  description:
    'Where the planets are: a table of positions at one instant or at regular intervals. Use it for "where is Venus today" and for tables of a month. For the times when something happens use v1_sky_events instead of searching a table. Name the bodies you need. start and end also take today, the date in tz_str or else in UTC; with lat and lng they need tz_str.',
  cost: 'one unit per 4,000 positions or part.',
  omits: [
    ...['include_speed', 'include_retrograde', 'include_dignity', 'include_sign_degree', 'include_aspects'],
    ...['include_minor_aspects', 'include_moon_void_of_course', 'moon_void_definition', 'include_fixed_stars'],
    ...['fixed_stars', 'fixed_star_packs', 'include_houses', 'house_system', 'table_style', 'include_sidereal_time'],
    ...['cell_format', 'include_chart_links', 'sign_display', 'show_motion_markers', 'timezone', 'precision'],
    ...['columns', 'end_mark', 'ephemeris'],
  ],
  sets: { format: 'table', cell_format: 'text', table_style: 'rows', include_houses: false, include_speed: false },
  reads: withToday,
  measuredAs: { format: 'ndjson' },
  example: { start: '2027-01-01', end: '2027-01-31', step: '1d', bodies: 'Sun,Moon,Mercury' },
  tooLarge: ({ rows, positions }: EphemerisPlan) =>
    positions <= POSITIONS_MAX
      ? null
      : `These are ${rows} rows with ${positions} positions, too many for a conversation: at most ${POSITIONS_MAX}. Name fewer bodies, or take a shorter range or a longer step.`,
  output: TableStructure,
  trims: shortTable,
  cuts: [{ field: 'data.rows', advice: 'Call again from the last row here, or name fewer bodies.' }],
  text: ephemerisText,
}

export const EPHEMERIS_PAGE: PageForm = {
  slug: 'ephemeris',
  title: 'Ephemeris',
  about: 'Positions of the planets at regular intervals, as a table and as lines, also as CSV and Parquet.',
  group: 'The sky',
  drawn: 'longitudes',
  first: ['start', 'end', 'step', 'zodiac_type', 'bodies'],
  example: { start: '2026-01-01', end: '2026-12-31', step: '2d', bodies: 'sun,mercury,venus,mars,jupiter,saturn' },
}
