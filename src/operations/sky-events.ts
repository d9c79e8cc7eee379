import { type SkyEventsInput, skyEventsInput } from '../calculation/almanac/sky-events.ts'
import type { Compute } from '../calculation/threads/compute.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import { DAYS_PER_UNIT, FURTHER_DAYS_PER_UNIT } from '../contract/accounts/prices.ts'
import { ANSWER_TYPES } from '../contract/files.ts'
import { SkyEventsQuery, TODAY } from '../contract/sky/sky-events.ts'
import { SkyEventsResponse } from '../contract/sky/sky-events-reply.ts'
import { PRECISION_HEADER } from '../contract/sky/sources.ts'
import { ZONE_DATA_VERSION } from '../places/zones.ts'
import { now } from '../platform/clock.ts'
import type { PageForm, ToolView } from '../techniques/shown.ts'
import { SkyEventsStructure, shortEvents, skyEventsText } from '../wire/texts/sky-events.ts'
import { keyFor } from './access.ts'
import { laneOf, runPieces } from './compute-requests.ts'
import { entityTag, isNotModified, NOT_MODIFIED, settled } from './etag.ts'
import { sendFile } from './files.ts'
import { operation } from './operation.ts'

/** About 140 events each: five a day with those of the Moon, one a day with exact aspects. */
const DAYS_MAX = { withMoon: 31, withAspects: 120 }

const SKY_EVENTS_TOOL: ToolView = {
  title: 'Sky events',
  description:
    'What happens in the sky, each event to the second: new and full Moons, eclipses, retrograde and direct stations, ingresses into signs, exact aspects, voids of the Moon. Use it for "when is Mercury retrograde", "the next eclipse", "the sky of this week". It needs no birth. Send date and days or end, and the time zone of the person. preset quiet is enough for retrogrades, ingresses and eclipses of a whole year; daily adds exact aspects, up to 120 days; full adds the Moon, up to 31 days.',
  cost: `one unit per ${DAYS_PER_UNIT.without} days or part, or ${DAYS_PER_UNIT.withAspects} with exact aspects or voids. Right ascension and apsides: one more per ${FURTHER_DAYS_PER_UNIT}.`,
  omits: ['precision', 'ephemeris', 'include_formulation', 'all_day'],
  example: { date: '2027-01-01', end: '2027-12-31', timezone: 'America/Chicago' },
  tooLarge: ({ days, includes }: SkyEventsInput) => {
    const withMoon = includes.include_moon_exact_hits || includes.include_moon || includes.include_void_of_course
    const most = includes.include_moon_exact_hits
      ? DAYS_MAX.withMoon
      : withMoon || includes.include_exact_hits
        ? DAYS_MAX.withAspects
        : days
    if (days <= most) return null
    return `These are ${days} days, too many events for a conversation: at most ${most} days with these events. Request fewer days, or preset quiet, which allows 400.`
  },
  output: SkyEventsStructure,
  trims: shortEvents,
  cuts: [{ field: 'events', advice: 'Call again from the date of the last event here.' }],
  text: skyEventsText,
}

const SKY_EVENTS_PAGE: PageForm = {
  slug: 'sky-events',
  title: 'Sky events',
  about: 'New and full Moons, eclipses, stations, ingresses and exact aspects by local day, also for a calendar.',
  group: 'The sky',
  first: ['date', 'days', 'timezone', 'preset', 'include_formulation'],
  example: { date: '2026-03-01', days: '31', timezone: 'Europe/Athens', include_formulation: 'true' },
}

const DESCRIPTION = `Sky events on 1 to 400 local days, each to the second: lunations with their eclipses, stations,
ingresses, exact aspects and voids of course. A preset or individual parameters select the events. The answer is JSON, CSV or
an iCalendar feed. Costs one unit per ${DAYS_PER_UNIT.withAspects} days or part of them, or per ${DAYS_PER_UNIT.without}
days without exact aspects and void Moons, as in the preset \`quiet\`. Conjunctions in right ascension and apsides add
one unit per ${FURTHER_DAYS_PER_UNIT} days. Errors and 304 cost nothing.`

const hasAspects = ({ includes }: SkyEventsInput): boolean =>
  includes.include_exact_hits || includes.include_moon_exact_hits || includes.include_void_of_course

/** Both kinds are counted together, so that few days cost one unit. */
function unitsOf(input: SkyEventsInput): number {
  const { include_right_ascension: conjunctions, include_apsides: apsides } = input.includes
  const days = DAYS_PER_UNIT[hasAspects(input) ? 'withAspects' : 'without']
  const further = conjunctions || apsides ? 1 : 0
  return Math.ceil((input.days * (FURTHER_DAYS_PER_UNIT / days + further)) / FURTHER_DAYS_PER_UNIT)
}

/** Events of the sky. */
export const SKY_EVENTS_OPERATIONS = [
  operation({
    name: 'sky_events',
    method: 'GET',
    url: '/api/v1/sky-events',
    tag: 'Sky events',
    summary: 'Sky events on local days: lunations, stations, ingresses, exact aspects',
    description: DESCRIPTION,
    access: keyFor('sky_events', { feed: true }),
    tools: [SKY_EVENTS_TOOL],
    page: SKY_EVENTS_PAGE,
    query: SkyEventsQuery,
    reply: SkyEventsResponse,
    answer: {
      types: ANSWER_TYPES,
      statuses: NOT_MODIFIED,
      headers: {
        [PRECISION_HEADER]: 'Only for calendars and tables: `series`, `library` or `moshier`, as in `meta.precision`',
      },
    },
    read: ({ query }) => skyEventsInput(query, now()),
    cost: ({ input }) => unitsOf(input),
    handle: async (request, reply, { compute, release }) => {
      const input = settled(request.input, compute)
      // The tag is weak: a calendar that was made later says so, and has the same events.
      const { madeAtMs: _, ...asked } = input
      const etag = entityTag(asked, [release, ZONE_DATA_VERSION, compute.dataOf(input.source)].join(' '))
      // The date of `today` changes at midnight.
      const cacheControl = request.query.date === TODAY ? 'private, no-cache' : 'private, max-age=3600'
      if (isNotModified(request, reply, etag, cacheControl)) return reply.send()
      const bytes = await skyEventsBytes(compute, input, laneOf(request))
      if (input.format === 'json') return bytes
      return sendFile(reply, input.format, bytes)
    },
  }),
]

/** All events of this many days take a thread about 8 ms. */
const PIECE_DAYS = 30

/** The bytes of an answer. Many days are searched in pieces, so that other callers get their turn between them. */
export async function skyEventsBytes(compute: Compute, input: SkyEventsInput, lane: Lane): Promise<Uint8Array> {
  if (input.days <= PIECE_DAYS) return compute.run('sky_events', input, lane)
  const pieces = Array.from({ length: Math.ceil(input.days / PIECE_DAYS) }, (_, index) => ({
    input,
    fromDay: index * PIECE_DAYS,
    toDay: Math.min(input.days, (index + 1) * PIECE_DAYS),
  }))
  const found = await runPieces(compute, pieces, (piece) => compute.run('sky_events_piece', piece, lane))
  return compute.run('sky_events_joined', { input, pieces: found }, lane)
}
