import { z } from 'zod'
import { MAJOR_ASPECTS } from '../../astro/aspect.ts'
import { VARIANTS } from '../../astro/body.ts'
import { APSIS_KINDS } from '../../astro/orbit-events.ts'
import { ECLIPSE_KINDS } from '../../astro/sky.ts'
import { EVENT_KINDS } from '../../astro/sky-events.ts'
import { SOLAR_TERMS } from '../../astro/solar-terms.ts'
import { Warning } from '../warnings.ts'
import { SKY_EVENTS_EXAMPLE } from './sky-events-example.ts'
import { UsedPrecision } from './sources.ts'

/** Each `include_` parameter and the smallest preset that turns it on; null for events that no preset has. */
const LEAST_PRESET = {
  include_moon: 'daily',
  include_exact_hits: 'daily',
  include_moon_exact_hits: 'full',
  include_ingresses: 'quiet',
  include_retrogrades: 'quiet',
  include_lunations: 'quiet',
  include_quarters: 'full',
  include_void_of_course: 'full',
  include_points: 'full',
  include_solar_terms: null,
  include_right_ascension: null,
  include_apsides: null,
  include_node_passages: null,
} as const satisfies Record<string, SkyEventsPreset | null>

/** From the fewest events to the most. */
export const SKY_EVENTS_PRESETS = ['quiet', 'daily', 'full'] as const
export type SkyEventsPreset = (typeof SKY_EVENTS_PRESETS)[number]

export type SkyEventsInclude = keyof typeof LEAST_PRESET
export const SKY_EVENTS_INCLUDES = Object.keys(LEAST_PRESET) as readonly SkyEventsInclude[]

type Asked = { readonly preset: SkyEventsPreset } & { readonly [Name in SkyEventsInclude]?: boolean | null | undefined }

export type SkyEventsIncludes = Readonly<Record<SkyEventsInclude, boolean>>

/**
 * The includes of a request: its own values, otherwise those of its preset. Without lunations a preset has no quarters.
 */
export function includedEvents(asked: Asked): SkyEventsIncludes {
  const level = SKY_EVENTS_PRESETS.indexOf(asked.preset)
  const included = (name: SkyEventsInclude): boolean => {
    const least = LEAST_PRESET[name]
    return asked[name] ?? (least !== null && SKY_EVENTS_PRESETS.indexOf(least) <= level)
  }
  const includes = Object.fromEntries(SKY_EVENTS_INCLUDES.map((name) => [name, included(name)]))
  const quarters = asked.include_quarters ?? (includes['include_quarters'] && includes['include_lunations'])
  return { ...includes, include_quarters: quarters } as SkyEventsIncludes
}

const Instant = z.string().describe('ISO 8601, to the second.')

const EventBody = z
  .object({
    id: z.string().describe('`sun`, `moon`, `north_node`.'),
    name: z.string(),
    variant: z.enum(VARIANTS).optional().describe('Only for the lunar node.'),
    longitude_deg: z.number().describe('Apparent ecliptic longitude, seven decimals.'),
    sign: z.string().describe('Id of the sign: `pisces`.'),
    position_text: z.string().describe("To the minute of arc: 28°50' Aqu."),
    retrograde: z.boolean().describe('At a station: the direction after it.'),
  })
  .meta({ id: 'SkyEventBody' })

export const SkyEvent = z
  .object({
    id: z.string().describe('The same event has the same id in every answer.'),
    kind: z.enum(EVENT_KINDS),
    utc: Instant,
    local: Instant,
    bodies: z.array(EventBody).describe('The moving body comes first: the Moon, otherwise the faster planet.'),
    aspect: z
      .enum(MAJOR_ASPECTS.map(({ id }) => id))
      .nullable()
      .describe('Only for exact aspects and lunations.'),
    sign: z.string().describe('The sign of the first body from the event on.'),
    from_sign: z.string().nullable().describe('Only for ingresses: the sign that the body leaves.'),
    longitude_deg: z
      .number()
      .describe('Position of the first body. At an ingress it is 0 or 29.9999999 degrees of the new sign.'),
    phase: z
      .enum(['new_moon', 'first_quarter', 'full_moon', 'last_quarter'])
      .optional()
      .describe('Only for lunations.'),
    eclipse: z
      .object({
        kind: z.enum(ECLIPSE_KINDS),
        magnitude: z
          .number()
          .describe(
            'Solar eclipses as in NASA’s canon: the ratio of the disks if central, otherwise the covered share of the diameter. Lunar eclipses: the umbral magnitude, or the penumbral magnitude if penumbral.',
          ),
        maximum: Instant.describe('Greatest eclipse, in UTC; a few minutes from the conjunction or opposition.'),
        saros: z.int().nullable(),
      })
      .nullable()
      .optional()
      .describe('Only for new and full Moons; null without an eclipse.'),
    turns: z.enum(['retrograde', 'direct']).optional().describe('Only for stations.'),
    void: z
      .object({
        ends: Instant.describe('When the Moon enters the next sign, in UTC.'),
        next_sign: z.string(),
        last_aspect: z
          .object({ body: z.string(), type: z.string() })
          .nullable()
          .describe('The aspect that begins the void; null if it begins with the sign.'),
      })
      .optional()
      .describe('Only for the beginning of a void of course.'),
    void_began: Instant.nullable()
      .optional()
      .describe(
        'Only for the end of a void of course: when it began, in UTC; null where the ephemeris does not reach back.',
      ),
    solar_term: z
      .object({
        id: z.enum(SOLAR_TERMS.map(({ id }) => id)).describe('Pinyin without tones: `lichun`.'),
        name: z.string().describe('In English: Start of Spring.'),
        chinese: z.string().describe('In simplified characters: 立春.'),
        pinyin: z.string().describe('With tones: lìchūn.'),
      })
      .optional()
      .describe('Only for solar terms.'),
    right_ascension_deg: z
      .number()
      .optional()
      .describe('Only for conjunctions in right ascension: the right ascension of both bodies, apparent, of date.'),
    declination_difference_deg: z
      .number()
      .optional()
      .describe(
        'Only for conjunctions in right ascension: the declination of the first body minus the declination of the second. If it is positive, the first body passes to the north.',
      ),
    apsis: z
      .object({
        kind: z.enum(APSIS_KINDS),
        distance_au: z.number(),
        distance_km: z.number(),
      })
      .optional()
      .describe(
        'Only for apsides: the distance of the Moon from the Earth, or of a planet from the Sun. An apsis of `sun` belongs to the orbit of the Earth.',
      ),
    node: z
      .enum(['ascending', 'descending'])
      .optional()
      .describe('Only for passages through a node. After an ascending one the body is north of the ecliptic.'),
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
      hours: z
        .number()
        .describe('Hours from `starts_at` to `ends_at`. One day has 24, or 23 or 25 when the clock changes.'),
      preset: z.enum(SKY_EVENTS_PRESETS),
      includes: z
        .object(Object.fromEntries(SKY_EVENTS_INCLUDES.map((name) => [name, z.boolean()])))
        .describe('The `include_` settings that result from the preset and the parameters.'),
      moon_void_definition: z.enum(['modern', 'traditional']),
      zodiac_type: z.literal('tropical'),
      calendar: z.string(),
      ephemeris: z.string(),
      precision: UsedPrecision,
      events: z.int().describe('Number of events.'),
    }),
    warnings: z.array(Warning).optional().describe('Every way in which the answer differs from the request.'),
    events: z.array(SkyEvent).describe('In order of time; each lies at or after `starts_at` and before `ends_at`.'),
  })
  .meta({ id: 'SkyEventsResponse', examples: [SKY_EVENTS_EXAMPLE] })
export type SkyEventsResponse = z.output<typeof SkyEventsResponse>
