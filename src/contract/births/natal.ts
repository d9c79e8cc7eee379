import { z } from 'zod'
import { findAsteroid } from '../../astro/asteroid.ts'
import { URANIANS } from '../../astro/body.ts'
import { STAR_PACKS } from '../../astro/star.ts'
import {
  HouseSystemName,
  LabelLanguage,
  nameList,
  OrbSettings,
  STARS_MAX,
  starOrPackProblem,
  ZodiacFields,
} from '../fields.ts'
import { PsychologicalReportOrder } from '../reports/reports.ts'
import { ASTEROIDS_MAX } from '../sky/ephemeris-rules.ts'
import { FRAMES_ABOUT, FRAMES_MAX, frameProblem } from '../sky/frames.ts'
import { EphemerisField } from '../sky/sources.ts'
import { forgivingLists, forgivingNames, type Warned } from '../warnings.ts'
import { BirthFields, COMPACT_REQUEST, checkBirth } from './birth.ts'
import { checkRelocation } from './derived-parts.ts'
import { DecimalsField, PartFields } from './parts.ts'

/** Points that a request can add to the default bodies. Names of the public contract come first. */
export const FEATURES = [
  'asc',
  'mc',
  'chiron',
  'lilith',
  'true_node',
  'mean_node',
  'north_node',
  'pholus',
  'ceres',
  'pallas',
  'juno',
  'vesta',
  'ic',
  'dc',
  'vertex',
  'true_lilith',
  'interpolated_lilith',
  'interpolated_priapus',
  ...URANIANS,
  'south_node',
  'true_south_node',
  'part_of_fortune',
  'part_of_spirit',
] as const
export type Feature = (typeof FEATURES)[number]

/** More than the number of names, because programs also send names of other lists. */
const FEATURES_MAX = 80

const asteroidProblem = (name: string): string | null =>
  findAsteroid(name) ? null : `Unknown asteroid "${name}". Allowed: numbers from 1 to 999999, and names such as Eris`

/** A list of added points. Unknown names are left out with a warning. */
export const FeatureList = z
  .array(z.enum(FEATURES))
  .max(FEATURES_MAX)
  .register(forgivingLists, { code: 'unknown_feature' })

/** The language of everything but passages. */
export const ReadingTitles = LabelLanguage.default('en').describe(
  'Language of titles and reasons. Passages are in English, as `interpretation.language` of the answer says.',
)

/** The options of texts. */
const Interpretation = z
  .strictObject({
    enable: z.boolean().default(true),
    style: z
      .literal('improved')
      .register(forgivingNames, { code: 'unknown_style', nearest: 'improved' })
      .default('improved'),
    language: ReadingTitles,
  })
  .nullish()

/** How the chart of a birth is cast. */
export const ChartFields = {
  house_system: HouseSystemName,
  ...ZodiacFields,
  orb_settings: OrbSettings,
}

const flag = (what: string) => z.boolean().default(false).describe(what)

export const NatalChartQuery = z.strictObject({
  include_minor: flag('All ten aspects instead of the five major ones.'),
  include_stelliums: flag('Stelliums: groups of three or more bodies in the same sign or house.'),
})
export type NatalChartQuery = z.output<typeof NatalChartQuery>

export const NatalChartRequest = z
  .strictObject({
    ...BirthFields,
    ...ChartFields,
    include_speed: flag('Daily motion of each body, and whether it is stationary.'),
    include_features: FeatureList.nullish()
      .describe('Added bodies, angles and lots. They follow the default bodies and form aspects.')
      .meta({ formHint: 'They also appear in the wheel and in the aspects.' }),
    asteroids: nameList(asteroidProblem, ASTEROIDS_MAX)
      .nullish()
      .describe(
        'Asteroids by number or name, such as `433` or `Eris`, where the service has their files. They follow the other bodies and form aspects.',
      ),
    include_dignity: flag('Essential dignity: domicile, exaltation, detriment, fall or peregrine.'),
    include_minor_aspects: flag('The same as the query parameter `include_minor`.').meta({
      formHint: 'All ten aspects instead of the five major ones.',
    }),
    include_stelliums: flag('The same as the query parameter with this name.').meta({
      formHint: 'Groups of three or more bodies in the same sign or house.',
    }),
    include_patterns: flag('Grand trine, T-square, grand cross, yod, kite and mystic rectangle.'),
    include_dominants: flag('Dominant elements, modes, polarities, signs and planets.'),
    dominants_method: z
      .enum(['modern', 'traditional'])
      .default('modern')
      .describe(
        'The method for dominants: ten planets with modern rulers, or seven planets with the points of William Lilly.',
      )
      .meta({ toolHint: 'Ten planets with modern rulers, or seven with the points of Lilly.' }),
    include_declination_aspects: flag('Parallels and contra-parallels within one degree.'),
    include_moon_void_of_course: flag('Beginning and end of the Moon’s void of course in its current sign.'),
    moon_void_definition: z
      .enum(['modern', 'traditional'])
      .default('modern')
      .describe('The bodies whose aspects count: Sun to Pluto, or Sun to Saturn.'),
    fixed_stars: nameList(starOrPackProblem, STARS_MAX)
      .nullish()
      .describe(`Fixed stars by name or designation, or packs of stars: ${Object.keys(STAR_PACKS).join(', ')}.`),
    fixed_star_orb: z
      .number()
      .min(0)
      .max(5)
      .default(1)
      .describe('Largest distance of a body or an angle from a star, in degrees.'),
    frames: nameList(frameProblem, FRAMES_MAX).nullish().describe(FRAMES_ABOUT),
    ...PartFields,
    interpretation: Interpretation.describe('Texts for the chart.'),
    psychological_report: PsychologicalReportOrder.nullish().describe(
      'Orders a report of the chart, a book of about fifty pages, for one report credit. The answer has its `job_id`.',
    ),
    decimals: DecimalsField,
    ephemeris: EphemerisField,
    response_format: z
      .enum(['full', 'compact'])
      .default('full')
      .describe(
        '`full`: an answer of the schema `NatalChartReply`. `compact`: that of `POST /natal` for the same chart, of the schema `SimpleNatalReply`.',
      ),
  })
  .superRefine((birth, context) => {
    checkBirth(birth, context)
    checkRelocation(birth, context)
    if (birth.response_format === 'compact' && birth.include && birth.include.length > 0)
      context.addIssue({ code: 'custom', path: ['include'], message: 'Only with response_format full' })
  })
  .meta({
    id: 'NatalChartRequest',
    examples: [{ ...COMPACT_REQUEST, include_features: ['asc', 'mc'], include_speed: true }],
  })
export type NatalChartRequest = z.output<typeof NatalChartRequest>

/** The input of the calculation of a chart. */
export type NatalInput = NatalChartRequest & Warned

/** A request together with its query, whose flags mean the same as those of the body. */
export const natalInput = (body: NatalChartRequest, query: NatalChartQuery, warned: Warned = {}): NatalInput => ({
  ...body,
  ...warned,
  include_minor_aspects: body.include_minor_aspects || query.include_minor,
  include_stelliums: body.include_stelliums || query.include_stelliums,
})

export const SimpleNatalRequest = z
  .strictObject({ ...BirthFields, house_system: HouseSystemName, ...ZodiacFields, ephemeris: EphemerisField })
  .superRefine((birth, context) => checkBirth(birth, context))
  .meta({ id: 'SimpleNatalRequest', examples: [COMPACT_REQUEST] })
export type SimpleNatalRequest = z.output<typeof SimpleNatalRequest>
export type SimpleNatalInput = SimpleNatalRequest & Warned
