import { DAY_MS, SECOND_MS } from '../astro/civil.ts'
import type { Compute } from '../compute.ts'
import { daysOf, SkyEventsQuery, TODAY } from '../contract/sky-events.ts'
import { SkyEventsResponse } from '../contract/sky-events-reply.ts'
import { operation } from '../operation.ts'
import { dateText } from '../wire/sky-events-plan.ts'
import { findZone, ZONE_DATA_VERSION } from '../zones.ts'
import { etagOf, matches, NOT_MODIFIED } from './etag.ts'

/** So many days of all events take a thread as long as the 15,000 positions that a unit of an ephemeris pays for. */
const DAYS_PER_UNIT = 200

const PRODUCES = { 'application/json': 'json', 'text/calendar': 'ics' } as const

const DESCRIPTION = `What happens in the sky on one local day or on up to 400, each event to the second: lunations with their
eclipses, stations, ingresses, exact aspects and voids of course, by preset or one by one. As JSON, or as an iCalendar feed.
Costs one unit for each ${DAYS_PER_UNIT} days begun. Errors and answers 304 cost nothing.`

export function skyEventsOperations({ compute, release }: { compute: Compute; release: string }) {
  const version = [release, ZONE_DATA_VERSION, compute.sky.fingerprint].join(' ')
  return [
    operation({
      name: 'sky_events',
      method: 'GET',
      url: '/api/v1/sky-events',
      tag: 'Sky events',
      summary: 'Events of the sky on local days: lunations, stations, ingresses, exact aspects',
      description: DESCRIPTION,
      access: 'api_key',
      area: 'sky_events',
      subscribed: true,
      tool: true,
      query: SkyEventsQuery,
      reply: SkyEventsResponse,
      produces: PRODUCES,
      answers: NOT_MODIFIED,
      cost: ({ query }) => Math.ceil(daysOf(query) / DAYS_PER_UNIT),
      async handle(request, reply) {
        const { api_key: _, ...query } = request.query
        const dated = query.date === TODAY ? { ...query, date: today(query.timezone) } : query
        const etag = etagOf(dated, version)
        const keep = () =>
          reply.headers({
            ETag: etag,
            // What `today` is changes at midnight, wherever the answer was kept.
            'Cache-Control': query.date === TODAY ? 'private, no-cache' : 'private, max-age=3600',
          })
        if (matches(request.headers['if-none-match'], etag)) return keep().code(304).send()
        const bytes = await compute.run('sky_events', dated)
        keep()
        if (query.format === 'ics') reply.type('text/calendar; charset=utf-8')
        return bytes
      },
    }),
  ]
}

/** The present date in a zone. */
function today(timezone: string): string {
  const now = Date.now()
  const civilMs = now + findZone(timezone)!.offsetSecondsAt(now) * SECOND_MS
  return dateText(Math.floor(civilMs / DAY_MS) * DAY_MS)
}
