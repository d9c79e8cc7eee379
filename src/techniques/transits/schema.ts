import { z } from 'zod'
import { BirthFields, COMPACT_REQUEST, checkBirth, checkCurrentPlace } from '../../contract/births/birth.ts'
import { Interpretation, TransitPassage } from '../../contract/births/interpretation.ts'
import {
  CivilTimeFields,
  checkTransitDate,
  ExplainedTime,
  TransitDateFields,
  transitDate,
} from '../../contract/births/moment.ts'
import { FeatureList, ReadingTitles } from '../../contract/births/natal.ts'
import { AspectsSummary, ChartAspect, ChartPoint, Location } from '../../contract/births/natal-reply.ts'
import { DecimalsField } from '../../contract/births/parts.ts'
import { BesideBirths, checkPicture, city, ringColor, StyledBirth, shown } from '../../contract/charts/requests.ts'
import {
  HouseSystemName,
  Latitude,
  Longitude,
  OrbSettings,
  PlaceTimeZone,
  ZodiacFields,
} from '../../contract/fields.ts'
import { EphemerisField, SearchPrecision } from '../../contract/sky/sources.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

const TEXT_MAX = 200

const TransitNatal = z.strictObject({
  ...BirthFields,
  house_system: HouseSystemName,
  ...ZodiacFields,
  include_features: FeatureList.nullish().describe(
    'Added natal points, as in a natal chart. Transits to them are searched too.',
  ),
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
      .describe('The current place, from the gazetteer. Required without coordinates, which take precedence.')
      .meta({ examples: ['Athens'] }),
    current_lat: Latitude.nullish(),
    current_lng: Longitude.nullish(),
    ...TransitDateFields,
    tz_str: PlaceTimeZone.nullable()
      .default('AUTO')
      .describe('IANA time zone of `transit_date`, or AUTO: the zone of the place.'),
    dst_policy: CivilTimeFields.dst_policy,
    orb_settings: OrbSettings,
    include_exact_times: z
      .boolean()
      .default(false)
      .describe(
        'For each aspect: when the body enters the orb, each exact pass of a retrograde loop, and when the body leaves the orb.',
      )
      .meta({ toolHint: 'For each aspect: when it enters the orb, is exact, and leaves the orb.' }),
    decimals: DecimalsField,
    precision: SearchPrecision,
    ephemeris: EphemerisField,
    interpretation: z
      .strictObject({ enable: z.boolean().default(true), language: ReadingTitles })
      .nullish()
      .describe(
        'Texts for aspects within 2° to planets, to angles in `include_features`, and for slow bodies in houses. With `include_exact_times` each text of an aspect has the dates of its passage.',
      ),
  })
  .superRefine((input, context) => {
    checkBirth(input.natal, context, ['natal'])
    checkCurrentPlace(input, context)
    checkTransitDate(input, context)
  })
  .meta({
    id: 'TransitRequest',
    examples: [{ natal: COMPACT_REQUEST, current_city: 'Athens', transit_date: '2026-03-01T12:00' }],
  })
export type TransitRequest = z.output<typeof TransitRequest>

export const TransitWheelRequest = z
  .strictObject({
    natal: StyledBirth,
    current_city: city('The current place. Required without coordinates, which take precedence.'),
    current_lat: Latitude.nullish(),
    current_lng: Longitude.nullish(),
    ...TransitDateFields,
    tz_str: PlaceTimeZone.nullable().default('AUTO'),
    dst_policy: CivilTimeFields.dst_policy,
    show_inter_aspects: shown(true, 'Aspects of transiting bodies to natal ones.'),
    show_natal_aspects: shown(false, 'Aspects among natal bodies.'),
    show_transit_aspects: shown(false, 'Aspects among transiting bodies.'),
    natal_planet_color: ringColor('#1565C0'),
    transit_planet_color: ringColor('#C62828'),
    ...BesideBirths,
  })
  .superRefine((input, context) => {
    checkBirth(input.natal, context, ['natal'])
    checkPicture(input.natal, context, ['natal'])
    checkCurrentPlace(input, context)
    checkTransitDate(input, context)
  })
  .meta({
    id: 'ExperimentalTransitChartRequest',
    examples: [{ natal: COMPACT_REQUEST, current_city: 'London', transit_date: '2026-03-01T12:00' }],
  })
export type TransitWheelRequest = z.output<typeof TransitWheelRequest>

/** The input of a calculation of transits: body and query, with a date. */
export type TransitInput = TransitRequest & TransitQuery & Warned

/** The input of a valid request. `now` replaces an omitted date. */
export const transitInput = (
  body: TransitRequest,
  query: TransitQuery,
  now: () => Date,
  warned: Warned = {},
): TransitInput => ({
  ...body,
  ...query,
  ...warned,
  transit_date: transitDate(body, now),
})

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
        between: z.object({ transit: z.string(), natal: z.string() }).describe('Ids of the two bodies.'),
        passage: TransitPassage.optional(),
      }),
    ),
    aspects_summary: AspectsSummary,
    interpretation: Interpretation.optional().describe(
      'Sections by natal body. In each: aspects, closest first, then slow bodies in natal houses.',
    ),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'TransitReply' })

/** What the picture says beside its charts. */
export const TRANSIT_FACTS = { transit_utc: z.string() }
