import { z } from 'zod'
import { BirthFields, checkBirth, checkCurrentPlace } from './birth.ts'
import { DateTime, HouseSystemName, Latitude, Longitude, TimeZone, ZodiacFields } from './fields.ts'
import { Interpretation } from './interpretation.ts'
import { CivilTimeFields, ExplainedTime } from './moment.ts'
import { FEATURES } from './natal.ts'
import { COMPACT_REQUEST } from './natal-example.ts'
import { AspectsSummary, ChartAspect, ChartPoint, Location, Warning } from './natal-reply.ts'
import { OrbSettings } from './orbs.ts'

const TEXT_MAX = 200

const TransitNatal = z.strictObject({
  ...BirthFields,
  house_system: HouseSystemName,
  ...ZodiacFields,
  include_features: z
    .array(z.enum(FEATURES))
    .max(FEATURES.length)
    .nullish()
    .describe('Further natal points that transits are looked for to, as in a natal chart.'),
})

export const TransitQuery = z.strictObject({
  include_minor: z.boolean().default(false).describe('All ten aspects instead of the five major ones.'),
})
export type TransitQuery = z.output<typeof TransitQuery>

export const TransitRequest = z
  .strictObject({
    natal: TransitNatal,
    current_city: z
      .string()
      .max(TEXT_MAX)
      .nullish()
      .describe('Where one is now: a place of the gazetteer. Required unless coordinates are given, which win over it.')
      .meta({ examples: ['Athens'] }),
    current_lat: Latitude.nullish(),
    current_lng: Longitude.nullish(),
    transit_date: DateTime.nullish()
      .describe('ISO 8601, local in the time zone unless it carries Z or an offset; now by default.')
      .meta({ examples: ['2026-03-01T12:00'] }),
    tz_str: TimeZone.nullable()
      .default('AUTO')
      .describe('IANA time zone of `transit_date`, or AUTO: that of the place.'),
    dst_policy: CivilTimeFields.dst_policy,
    orb_settings: OrbSettings,
    include_exact_times: z
      .boolean()
      .default(false)
      .describe(
        'For each aspect when the body comes within the orb, when it is exact, all passes of a retrograde loop, and when it leaves.',
      ),
    interpretation: z
      .strictObject({ enable: z.boolean().default(true) })
      .nullish()
      .describe('Texts for aspects to natal bodies, and for natal houses that slow bodies pass through.'),
  })
  .superRefine((input, context) => {
    checkBirth(input.natal, context, ['natal'])
    checkCurrentPlace(input, context)
  })
  .meta({
    id: 'TransitRequest',
    examples: [{ natal: COMPACT_REQUEST, current_city: 'Athens', transit_date: '2026-03-01T12:00' }],
  })
export type TransitRequest = z.output<typeof TransitRequest>

/** What transits are calculated from: body and query, with a date. */
export type TransitPlan = TransitRequest & TransitQuery

/** The plan of a valid request; `now` stands for a date that it leaves out. */
export const transitPlan = (body: TransitRequest, query: TransitQuery, now: () => Date): TransitPlan => ({
  ...body,
  ...query,
  transit_date: body.transit_date ?? now().toISOString(),
})

const Instant = z.object({ utc: z.string(), local: z.string() })

export const TransitReply = z
  .object({
    transit_date: z.string().describe('Local time with its offset.'),
    time: ExplainedTime,
    location: Location,
    natal_subject: z.object({ name: z.string(), datetime: z.string(), location: Location, time: ExplainedTime }),
    zodiac_type: z.enum(['Tropical', 'Sidereal']),
    transit_planets: z.array(ChartPoint).describe('`house` is the natal house that the body passes through.'),
    natal_planets: z.array(ChartPoint),
    aspects: z.array(
      ChartAspect.extend({
        between: z.object({ transit: z.string(), natal: z.string() }).describe('Ids of the two.'),
        passage: z
          .object({
            enters_orb: Instant.nullable().describe('Null beyond the ephemeris.'),
            exact: z.array(Instant.extend({ retrograde: z.boolean() })),
            leaves_orb: Instant.nullable(),
          })
          .optional(),
      }),
    ),
    aspects_summary: AspectsSummary,
    interpretation: Interpretation.optional().describe(
      'By section of the natal body: the closest aspects first, then slow bodies in natal houses.',
    ),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'TransitReply' })
