import { z } from 'zod'
import { findAyanamsa } from '../../astro/ayanamsa.ts'
import { findHouseSystem } from '../../astro/house.ts'
import { BirthFields, COMPACT_REQUEST, checkBirth } from '../births/birth.ts'
import { ChartFields, FeatureList } from '../births/natal.ts'
import {
  HouseSystemName,
  LabelLanguage,
  Latitude,
  Longitude,
  nameList,
  STARS_MAX,
  starOrPackProblem,
  ZodiacFields,
} from '../fields.ts'
import { PICTURE_SIDE_PX_MAX } from '../jobs.ts'
import { EphemerisField } from '../sky/sources.ts'
import { ChartConfig, Color } from './config.ts'
import { ChartStyleFields, CustomTheme, DisplaySettings } from './style.ts'

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

const OF_PERSON_A = 'By default that of `person_a`.'

/** How the chart of the second person of a pair is cast. */
const PartnerMethods = {
  house_system: HouseSystemName.unwrap().nullish().describe(OF_PERSON_A),
  zodiac_type: ZodiacFields.zodiac_type.unwrap().nullish().describe(OF_PERSON_A),
  sidereal_ayanamsa: ZodiacFields.sidereal_ayanamsa.unwrap().nullish().describe(OF_PERSON_A),
}

/** The second person of a pair. Methods that are not named are those of the first. */
export const PartnerBirth = z.strictObject({ ...ChartBirthFields, ...PartnerMethods })
export type PartnerBirth = z.output<typeof PartnerBirth>
/** A birth with the options of its chart. */
export type ChartBirth = z.output<typeof ChartBirth>

/** The birth that also carries the style of the image. */
export const StyledBirth = z.strictObject({ ...ChartBirthFields, ...ChartStyleFields })
export type StyledBirth = z.output<typeof StyledBirth>

/** Style next to a birth. It takes precedence over the style in the birth. */
const OverStyle = {
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

const Methods = z.object({ house_system: HouseSystemName, ...ZodiacFields })
const Partner = z.object(PartnerMethods)

/** A composite has one zodiac and one system of twelve houses. */
export function checkComposite(
  { person_a: a, person_b: b }: { person_a: z.output<typeof Methods>; person_b: z.output<typeof Partner> },
  context: z.RefinementCtx,
): void {
  const wrong = (path: readonly string[], message: string): void =>
    context.addIssue({ code: 'custom', path: [...path], message })
  const differs = (field: string, ours: string): void =>
    wrong(['person_b', field], `A composite has one ${field}, and person_a has ${ours}: give the same or omit it`)
  const system = findHouseSystem(a.house_system)
  if (system === 'gauquelin') {
    wrong(['person_a', 'house_system'], 'A composite has no Gauquelin sectors: use a system with twelve houses')
  }
  if (b.house_system && findHouseSystem(b.house_system) !== system) differs('house_system', a.house_system)
  if (b.zodiac_type && b.zodiac_type !== a.zodiac_type) differs('zodiac_type', a.zodiac_type)
  else if (a.zodiac_type === 'sidereal' && b.sidereal_ayanamsa) {
    const ours = a.sidereal_ayanamsa ?? 'lahiri'
    if (findAyanamsa(b.sidereal_ayanamsa) !== findAyanamsa(ours)) differs('sidereal_ayanamsa', ours)
  }
}

/** The location of a visitor of the landing page. */
export const NowQuery = z.strictObject({ lat: Latitude, lng: Longitude })
export type NowQuery = z.output<typeof NowQuery>

export const NowWheel = z.object({
  caption: z.string().describe('The instant and the place, as a sentence.'),
  svg: z.string().describe('The wheel. Its elements have the positions and the aspects as `data-` attributes.'),
})
export type NowWheel = z.output<typeof NowWheel>
