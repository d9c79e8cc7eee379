import { z } from 'zod'
import { BirthFields, checkBirth, checkCurrentPlace } from './birth.ts'
import { ChartConfig, ChartStyleFields, Color, ConfigAliases, CustomTheme, DisplaySettings } from './chart-style.ts'
import { DateTime, Latitude, Longitude, packProblem, readable, starProblem, TimeZone } from './fields.ts'
import { PICTURE_SIDE_PX_MAX } from './jobs.ts'
import { CivilTimeFields } from './moment.ts'
import { ChartFields, FEATURES } from './natal.ts'
import { checkComposite, PartnerMethods } from './pair-methods.ts'

const TEXT_MAX = 200
const STARS_MAX = 600

/** Checks the pixels of a picture. Size and scale within their own bounds would allow 100 million. */
function checkPicture(
  { format, size, png_quality_scale }: { format: string; size: number; png_quality_scale: number },
  context: z.RefinementCtx,
  at: readonly string[] = [],
): void {
  const side = size * png_quality_scale
  if (format !== 'png' || side <= PICTURE_SIDE_PX_MAX) return
  const message = `size times png_quality_scale is at most ${PICTURE_SIDE_PX_MAX} pixels, and these are ${side}`
  context.addIssue({ code: 'custom', path: [...at, 'png_quality_scale'], message })
}

const ChartBirthFields = {
  ...BirthFields,
  ...ChartFields,
  include_features: z
    .array(z.enum(FEATURES))
    .max(FEATURES.length)
    .nullish()
    .describe('Bodies, angles and lots in addition to the default ones.'),
  include_minor_aspects: z.boolean().default(false).describe('All ten aspects instead of the five major ones.'),
}

const ChartBirth = z.strictObject(ChartBirthFields)

/** The second person of a pair. Methods that are not named are those of the first. */
const PartnerBirth = z.strictObject({ ...ChartBirthFields, ...PartnerMethods })
/** A birth with the options of its chart. */
export type ChartBirth = z.output<typeof ChartBirth>

/** The birth that also carries the style of the picture. */
const StyledBirth = z.strictObject({ ...ChartBirthFields, ...ChartStyleFields })

/** Style beside a birth. It takes precedence over the style in the birth. */
const OverStyle = {
  chart_config: ChartConfig.nullish().describe('Takes precedence over the same field of the birth, key by key.'),
  display_settings: DisplaySettings.nullish().describe(
    'Takes precedence over the same field of the birth, key by key.',
  ),
  custom_theme: CustomTheme.nullish(),
}

/** A theme has its own colour for each ring: dark blue on black cannot be read. */
const ringColor = (inLight: string) =>
  Color.nullish().describe(`By default as the theme: ${inLight} in the light theme.`)

const city = (what: string) => z.string().max(TEXT_MAX).nullish().describe(what)
const shown = (standard: boolean, what: string) => z.boolean().default(standard).describe(what)

export const NatalWheelRequest = z
  .strictObject({
    ...ChartBirthFields,
    ...ChartStyleFields,
    fixed_stars: z
      .array(readable((name) => (packProblem(name) === null ? null : starProblem(name))))
      .max(STARS_MAX)
      .nullish()
      .describe('Fixed stars to mark, by name or pack.'),
  })
  .superRefine((birth, context) => {
    checkBirth(birth, context)
    checkPicture(birth, context)
  })
  .meta({ id: 'ExperimentalNatalChartRequest' })
export type NatalWheelRequest = z.output<typeof NatalWheelRequest>

export const TransitWheelRequest = z
  .strictObject({
    natal: StyledBirth,
    current_city: city('The current place. Required without coordinates, which take precedence.'),
    current_lat: Latitude.nullish(),
    current_lng: Longitude.nullish(),
    transit_date: DateTime.nullish().describe(
      'ISO 8601. Without Z or an offset it is local in the time zone. Now by default.',
    ),
    tz_str: TimeZone.nullable().default('AUTO'),
    dst_policy: CivilTimeFields.dst_policy,
    show_inter_aspects: shown(true, 'Aspects of transiting bodies to natal ones.'),
    show_natal_aspects: shown(false, 'Aspects among natal bodies.'),
    show_transit_aspects: shown(false, 'Aspects among transiting bodies.'),
    natal_planet_color: ringColor('#1565C0'),
    transit_planet_color: ringColor('#C62828'),
    ...OverStyle,
  })
  .superRefine((input, context) => {
    checkBirth(input.natal, context, ['natal'])
    checkPicture(input.natal, context, ['natal'])
    checkCurrentPlace(input, context)
  })
  .meta({ id: 'ExperimentalTransitChartRequest' })
export type TransitWheelRequest = z.output<typeof TransitWheelRequest>

/** One coordinate alone is a fault. Without both, the birthplace is used. */
function checkPair(
  name: 'return' | 'progression',
  pair: { readonly lat: unknown; readonly lng: unknown },
  context: z.RefinementCtx,
): void {
  const given = { lat: pair.lat !== null && pair.lat !== undefined, lng: pair.lng !== null && pair.lng !== undefined }
  if (given.lat === given.lng) return
  const path = [`${name}_${given.lat ? 'lng' : 'lat'}`]
  context.addIssue({ code: 'custom', path, message: `${name}_lat and ${name}_lng must be given together` })
}

export const SolarReturnWheelRequest = z
  .strictObject({
    natal: StyledBirth,
    year: z
      .int()
      .min(-9999)
      .max(9999)
      .describe('The year of the return. The number of returns since the birth is this year minus the year of birth.')
      .meta({ examples: [2026] }),
    return_city: city('The place of the return chart; the birthplace by default.'),
    return_lat: Latitude.nullish(),
    return_lng: Longitude.nullish(),
    tz_str: TimeZone.nullable()
      .default('AUTO')
      .describe('IANA time zone of the return, or AUTO: the zone of its place.'),
    mode: z
      .enum(['biwheel', 'single'])
      .default('biwheel')
      .describe('Natal chart inside and return outside, or the return alone.'),
    show_inter_aspects: shown(true, 'Aspects of the return to the natal chart.'),
    show_natal_aspects: shown(false, 'Aspects among natal bodies.'),
    show_return_aspects: shown(false, 'Aspects among bodies of the return; always shown in a single wheel.'),
    natal_planet_color: ringColor('#1565C0'),
    return_planet_color: Color.nullish().describe(
      'By default as the theme: #C62828 in the light theme. A return alone has the colours of a single wheel.',
    ),
    ...OverStyle,
  })
  .superRefine((input, context) => {
    checkBirth(input.natal, context, ['natal'])
    checkPicture(input.natal, context, ['natal'])
    checkPair('return', { lat: input.return_lat, lng: input.return_lng }, context)
  })
  .meta({ id: 'ExperimentalSolarReturnChartRequest' })
export type SolarReturnWheelRequest = z.output<typeof SolarReturnWheelRequest>

export const ProgressionWheelRequest = z
  .strictObject({
    natal: StyledBirth,
    progression_date: DateTime.describe(
      'The chart is progressed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the place.',
    ).meta({ examples: ['2026-03-01'] }),
    progression_city: city('The place of the progressed chart; the birthplace by default.'),
    progression_lat: Latitude.nullish(),
    progression_lng: Longitude.nullish(),
    tz_str: TimeZone.nullable().default('AUTO').describe('IANA time zone of the date, or AUTO: the zone of the place.'),
    show_inter_aspects: shown(true, 'Aspects of progressed bodies to natal ones.'),
    show_natal_aspects: shown(false, 'Aspects among natal bodies.'),
    show_progressed_aspects: shown(false, 'Aspects among progressed bodies.'),
    natal_planet_color: ringColor('#1565C0'),
    progressed_planet_color: ringColor('#C62828'),
    ...OverStyle,
  })
  .superRefine((input, context) => {
    checkBirth(input.natal, context, ['natal'])
    checkPicture(input.natal, context, ['natal'])
    checkPair('progression', { lat: input.progression_lat, lng: input.progression_lng }, context)
  })
  .meta({ id: 'ExperimentalSecondaryProgressionsChartRequest' })
export type ProgressionWheelRequest = z.output<typeof ProgressionWheelRequest>

/** Checks both births of a pair. */
const checkPersons = (
  input: {
    person_a: Parameters<typeof checkBirth>[0] & Parameters<typeof checkPicture>[0]
    person_b: Parameters<typeof checkBirth>[0]
  },
  context: z.RefinementCtx,
): void => {
  checkBirth(input.person_a, context, ['person_a'])
  checkPicture(input.person_a, context, ['person_a'])
  checkBirth(input.person_b, context, ['person_b'])
}

export const CompositeWheelRequest = z
  .strictObject({
    person_a: StyledBirth.describe(
      'This person’s house system, zodiac, orbs and style apply to both. Cusps are the midpoints of the cusps of both charts; equal and whole sign houses begin at the composite ascendant.',
    ),
    person_b: PartnerBirth.describe('Methods that differ from those of `person_a` are refused.'),
    show_aspects: shown(true, 'Aspects among the midpoints.'),
    ...OverStyle,
    ...ConfigAliases,
  })
  .superRefine(checkPersons)
  .superRefine(checkComposite)
  .meta({ id: 'ExperimentalCompositeChartRequest' })
export type CompositeWheelRequest = z.output<typeof CompositeWheelRequest>

export const SynastryWheelRequest = z
  .strictObject({
    person_a: StyledBirth.describe('The outer wheel. This person’s orbs and style apply to both.'),
    person_b: PartnerBirth.describe(
      'Inside. If the zodiacs differ, each ring has the longitudes of its own; aspects and houses between the two are counted in one.',
    ),
    show_a_aspects: shown(false, 'Aspects among the bodies of person A.'),
    show_inter_aspects: shown(true, 'Aspects between the two people.'),
    show_b_aspects: shown(false, 'Aspects among the bodies of person B.'),
    person_a_planet_color: ringColor('#1565C0'),
    person_b_planet_color: ringColor('#C62828'),
    person_a_angle_color: ringColor('#1A1A1A'),
    person_b_angle_color: ringColor('#1A1A1A'),
    show_person_b_houses: shown(true, 'The houses of person B.'),
    show_person_b_angles: shown(true, 'The angles of person B.'),
    person_a_zone_bg_color: Color.nullish(),
    person_b_zone_bg_color: Color.nullish(),
    person_a_zone_bg_opacity: z.number().min(0).max(1).nullish(),
    person_b_zone_bg_opacity: z.number().min(0).max(1).nullish(),
    ...OverStyle,
  })
  .superRefine(checkPersons)
  .meta({ id: 'ExperimentalSynastryChartRequest' })
export type SynastryWheelRequest = z.output<typeof SynastryWheelRequest>
