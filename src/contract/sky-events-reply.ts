import { z } from 'zod'
import { MAJOR_ASPECTS } from '../astro/aspect.ts'
import { ECLIPSE_KINDS } from '../astro/eclipse.ts'
import { EVENT_KINDS } from '../astro/sky-events.ts'
import { SKY_EVENTS_EXAMPLE } from './sky-events-example.ts'
import { SKY_EVENTS_INCLUDES, SKY_EVENTS_PRESETS } from './sky-events-presets.ts'

const Instant = z.string().describe('ISO 8601, to the second.')

const EventBody = z
  .object({
    id: z.string().describe('`sun`, `moon`, `north_node`.'),
    name: z.string(),
    longitude_deg: z.number().describe('Apparent ecliptic longitude, seven decimals.'),
    sign: z.string().describe('Id of the sign: `pisces`.'),
    position_text: z.string().describe("To the minute of arc: 28°50' Aqu."),
    retrograde: z.boolean().describe('At a station the way that is taken from then on.'),
  })
  .meta({ id: 'SkyEventBody' })

export const SkyEvent = z
  .object({
    id: z.string().describe('The same for the same event whatever the query.'),
    kind: z.enum(EVENT_KINDS),
    utc: Instant,
    local: Instant,
    bodies: z.array(EventBody).describe('The one that moves first: the Moon, else the faster by its order.'),
    aspect: z
      .enum(MAJOR_ASPECTS.map(({ id }) => id))
      .nullable()
      .describe('Of exact aspects and lunations.'),
    sign: z.string().describe('Where the first body stands from then on.'),
    from_sign: z.string().nullable().describe('The sign that an ingress leaves.'),
    longitude_deg: z.number().describe('Of the first body; at an ingress 0 or 29.9999999 degrees of the new sign.'),
    phase: z.enum(['new_moon', 'first_quarter', 'full_moon', 'last_quarter']).optional().describe('Of lunations.'),
    eclipse: z
      .object({
        kind: z.enum(ECLIPSE_KINDS),
        magnitude: z
          .number()
          .describe(
            'Solar, as in NASA’s canon: ratio of the disks in central eclipses, else covered share of the diameter. Lunar: umbral magnitude, of penumbral eclipses the penumbral one.',
          ),
        maximum: Instant.describe('Greatest eclipse, in UTC; some minutes from the conjunction or opposition.'),
        saros: z.int().nullable(),
      })
      .nullable()
      .optional()
      .describe('Of new and full Moons; null when there is none.'),
    turns: z.enum(['retrograde', 'direct']).optional().describe('Of stations.'),
    void: z
      .object({
        ends: Instant.describe('In UTC: the Moon enters the next sign.'),
        next_sign: z.string(),
        last_aspect: z
          .object({ body: z.string(), type: z.string() })
          .nullable()
          .describe('The aspect with which it begins; null when it begins with the sign.'),
      })
      .optional()
      .describe('Of beginnings of voids of course.'),
    formulation: z.string().optional(),
  })
  .meta({ id: 'SkyEvent' })

export const SkyEventsResponse = z
  .object({
    meta: z.object({
      date: z.string(),
      end: z.string().describe('The last local date.'),
      timezone: z.string(),
      timezone_data: z.string().describe('Version of the time zone data.'),
      starts_at: Instant.describe('The first instant of the first day, in UTC.'),
      ends_at: Instant.describe('The first instant after the last day, in UTC: events lie before it.'),
      hours: z.number().describe('Elapsed between the two: 23, 24 or 25 for a day, as the clock is changed.'),
      preset: z.enum(SKY_EVENTS_PRESETS),
      includes: z
        .object(Object.fromEntries(SKY_EVENTS_INCLUDES.map((name) => [name, z.boolean()])))
        .describe('What the preset and the parameters give.'),
      moon_void_definition: z.enum(['modern', 'traditional']),
      zodiac_type: z.literal('tropical'),
      calendar: z.string(),
      ephemeris: z.string(),
      events: z.int().describe('How many there are.'),
    }),
    events: z.array(SkyEvent).describe('In order of time; each lies at or after `starts_at` and before `ends_at`.'),
  })
  .meta({ id: 'SkyEventsResponse', examples: [SKY_EVENTS_EXAMPLE] })
export type SkyEventsResponse = z.output<typeof SkyEventsResponse>
