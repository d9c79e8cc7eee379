import { z } from 'zod'
import { BirthFields, checkBirth, checkCurrentPlace } from './birth.ts'
import { ChartConfig, ChartStyleFields, Color, ConfigAliases, CustomTheme, DisplaySettings } from './chart-style.ts'
import { EphemerisField } from './ephemeris-source.ts'
import { Latitude, Longitude, nameList, PlaceTimeZone, STARS_MAX, starOrPackProblem } from './fields.ts'
import { PICTURE_SIDE_PX_MAX } from './jobs.ts'
import { LabelLanguage } from './language.ts'
import { CivilTimeFields } from './moment.ts'
import { ChartFields, FeatureList } from './natal.ts'
import { COMPACT_REQUEST } from './natal-example.ts'
import { checkComposite, PartnerMethods } from './pair-methods.ts'
import { checkTransitDate, TransitDateFields } from './transit-date.ts'

const TEXT_MAX = 200

/** Checks the pixels of a picture. Size and scale within their own bounds would allow 100 million. */
export function checkPicture(
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
  include_features: FeatureList.nullish().describe('Bodies, angles and lots in addition to the default ones.'),
  include_minor_aspects: z.boolean().default(false).describe('All ten aspects instead of the five major ones.'),
}

const ChartBirth = z.strictObject(ChartBirthFields)

/** The second person of a pair. Methods that are not named are those of the first. */
const PartnerBirth = z.strictObject({ ...ChartBirthFields, ...PartnerMethods })
/** A birth with the options of its chart. */
export type ChartBirth = z.output<typeof ChartBirth>

/** The birth that also carries the style of the picture. */
export const StyledBirth = z.strictObject({ ...ChartBirthFields, ...ChartStyleFields })

/** Style beside a birth. It takes precedence over the style in the birth. */
export const OverStyle = {
  chart_config: ChartConfig.nullish().describe('Takes precedence over the same field of the birth, key by key.'),
  display_settings: DisplaySettings.nullish().describe(
    'Takes precedence over the same field of the birth, key by key.',
  ),
  custom_theme: CustomTheme.nullish(),
  language: LabelLanguage.nullish().describe('Takes precedence over the same field of the birth.'),
}

/** What stands beside the births of a picture. */
export const BesideBirths = { ...OverStyle, ephemeris: EphemerisField }

/** A theme has its own colour for each ring: dark blue on black cannot be read. */
export const ringColor = (inLight: string) =>
  Color.nullish().describe(`By default as the theme: ${inLight} in the light theme.`)

export const city = (what: string) => z.string().max(TEXT_MAX).nullish().describe(what)
export const shown = (standard: boolean, what: string) => z.boolean().default(standard).describe(what)

export const NatalWheelRequest = z
  .strictObject({
    ...ChartBirthFields,
    ...ChartStyleFields,
    fixed_stars: nameList(starOrPackProblem, STARS_MAX)
      .nullish()
      .describe('Fixed stars to mark in the wheel, by name or pack.'),
    ephemeris: EphemerisField,
  })
  .superRefine((birth, context) => {
    checkBirth(birth, context)
    checkPicture(birth, context)
  })
  .meta({ id: 'ExperimentalNatalChartRequest', examples: [{ ...COMPACT_REQUEST, theme_type: 'dark' }] })
export type NatalWheelRequest = z.output<typeof NatalWheelRequest>

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

const PAIR = {
  person_a: { ...COMPACT_REQUEST, name: 'Ada' },
  person_b: { name: 'Bo', year: 1979, month: 6, day: 5, hour: 4, minute: 15, city: 'Sydney' },
} as const

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
    ...BesideBirths,
    ...ConfigAliases,
  })
  .superRefine(checkPersons)
  .superRefine(checkComposite)
  .meta({ id: 'ExperimentalCompositeChartRequest', examples: [PAIR] })
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
    ...BesideBirths,
  })
  .superRefine(checkPersons)
  .meta({ id: 'ExperimentalSynastryChartRequest', examples: [PAIR] })
export type SynastryWheelRequest = z.output<typeof SynastryWheelRequest>
