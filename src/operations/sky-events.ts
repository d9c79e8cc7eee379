import { type SkyEventsPlan, skyEventsPlan } from '../calculation/almanac/sky-events-plan.ts'
import { PRECISION_HEADER } from '../contract/precision.ts'
import { SkyEventsQuery, TODAY } from '../contract/sky-events.ts'
import { SkyEventsResponse } from '../contract/sky-events-reply.ts'
import { addWarnings } from '../contract/warning-header.ts'
import { ZONE_DATA_VERSION } from '../places/zones.ts'
import { now } from '../platform/clock.ts'
import { splitParts } from '../wire/parts.ts'
import type { SkyEventsNotes } from '../wire/sky-events/json.ts'
import { keyFor } from './access.ts'
import { entityTag, matches, NOT_MODIFIED } from './etag.ts'
import { laneOf } from './lane.ts'
import { operation } from './operation.ts'
import { skyEventsBytes } from './sky-events-pieces.ts'
import { SKY_EVENTS_PAGE, SKY_EVENTS_TOOL } from './sky-events-shown.ts'
import { settled } from './source.ts'

/** Days for one unit, about the time of a thread for the positions of one ephemeris unit. */
const DAYS_PER_UNIT = { withAspects: 150, without: 300 }

const PRODUCES = { 'application/json': 'json', 'text/calendar': 'ics' } as const

const DESCRIPTION = `Sky events on 1 to 400 local days, each to the second: lunations with their eclipses, stations,
ingresses, exact aspects and voids of course. A preset or individual parameters select the events. The answer is JSON or
an iCalendar feed. Costs one unit per ${DAYS_PER_UNIT.withAspects} days or part of them, or per ${DAYS_PER_UNIT.without}
days without exact aspects and void Moons, as in the preset \`quiet\`. Errors and 304 cost nothing.`

const hasAspects = ({ includes }: SkyEventsPlan): boolean =>
  includes.include_exact_hits || includes.include_moon_exact_hits || includes.include_void_of_course

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
      types: PRODUCES,
      statuses: NOT_MODIFIED,
      headers: { [PRECISION_HEADER]: 'Only for calendars: `series`, `library` or `moshier`, as in `meta.precision`' },
    },
    plan: ({ query }) => skyEventsPlan(query, now()),
    cost: ({ plan }) => Math.ceil(plan.days / DAYS_PER_UNIT[hasAspects(plan) ? 'withAspects' : 'without']),
    handle({ compute, release }) {
      return async (request, reply) => {
        const plan = settled(request.plan, compute)
        // The tag is weak: a calendar that was made later says so, and has the same events.
        const { madeAtMs: _, ...asked } = plan
        const etag = entityTag(asked, [release, ZONE_DATA_VERSION, compute.dataOf(plan.source)].join(' '))
        const keep = () =>
          reply.headers({
            ETag: etag,
            // The date of `today` changes at midnight.
            'Cache-Control': request.query.date === TODAY ? 'private, no-cache' : 'private, max-age=3600',
          })
        if (matches(request.headers['if-none-match'], etag)) return keep().code(304).send()
        const bytes = await skyEventsBytes(compute, plan, laneOf(request))
        keep()
        if (plan.format !== 'ics') return bytes
        const [notes, calendar] = splitParts(bytes, 2)
        const { warnings, precision } = JSON.parse(new TextDecoder().decode(notes)) as SkyEventsNotes
        addWarnings(reply, warnings)
        return reply.type('text/calendar; charset=utf-8').header(PRECISION_HEADER, precision).send(calendar)
      }
    },
  }),
]
