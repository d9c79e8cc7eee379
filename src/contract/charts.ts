import { z } from 'zod'
import { BirthFields, checkBirth } from './birth.ts'
import { ChartConfig, ChartStyleFields, Color, CustomTheme, DisplaySettings } from './chart-style.ts'
import { EphemerisField } from './ephemeris-source.ts'
import { nameList, STARS_MAX, starOrPackProblem } from './fields.ts'
import { PICTURE_SIDE_PX_MAX } from './jobs.ts'
import { LabelLanguage } from './language.ts'
import { ChartFields, FeatureList } from './natal.ts'
import { COMPACT_REQUEST } from './natal-example.ts'
import { PartnerMethods } from './pair-methods.ts'

const TEXT_MAX = 200

/** Checks the pixels of an image. Size and scale within their own limits would allow 100 million. */
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
export const PartnerBirth = z.strictObject({ ...ChartBirthFields, ...PartnerMethods })
export type PartnerBirth = z.output<typeof PartnerBirth>
/** A birth with the options of its chart. */
export type ChartBirth = z.output<typeof ChartBirth>

/** The birth that also carries the style of the image. */
export const StyledBirth = z.strictObject({ ...ChartBirthFields, ...ChartStyleFields })
export type StyledBirth = z.output<typeof StyledBirth>

/** Style next to a birth. It takes precedence over the style in the birth. */
export const OverStyle = {
  chart_config: ChartConfig.nullish().describe('Takes precedence over the same field of the birth, key by key.'),
  display_settings: DisplaySettings.nullish().describe(
    'Takes precedence over the same field of the birth, key by key.',
  ),
  custom_theme: CustomTheme.nullish(),
  language: LabelLanguage.nullish().describe('Takes precedence over the same field of the birth.'),
}

/** The fields next to the births of an image. */
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

/** Two people in the documentation. */
export const PAIR = {
  person_a: { ...COMPACT_REQUEST, name: 'Ada' },
  person_b: { name: 'Bo', year: 1979, month: 6, day: 5, hour: 4, minute: 15, city: 'Sydney' },
} as const

/** Checks both births of a pair. */
export const checkPersons = (
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
