import { z } from 'zod'
import { ANGLE_METHOD_NAMES, ANGLE_METHODS, type AngleMethod, DIRECTIONS } from '../../astro/progression.ts'
import { MONTH_DAYS, MONTH_NAMES } from '../../astro/progression-keys.ts'
import { BirthFields } from '../births/birth.ts'
import { FeatureList } from '../births/natal.ts'
import { DateTime, HouseSystemName, Latitude, Longitude, OrbSettings, PlaceTimeZone, ZodiacFields } from '../fields.ts'
import { EphemerisField } from '../sky/sources.ts'
import { checkNestedBirth, checkPair, flatBirth, isGiven, NestedBirth } from './nested-birth.ts'
import { city } from './requests.ts'

const { year, month, day, datetime, location } = NestedBirth.shape

/** A birth whose chart is progressed. */
export const ProgressedNatal = z.strictObject({
  ...BirthFields,
  year,
  month,
  day,
  datetime,
  location,
  house_system: HouseSystemName,
  ...ZodiacFields,
  include_features: FeatureList.nullish().describe(
    'Added points, as in a natal chart. Bodies are progressed; angles and lots are natal points that receive aspects.',
  ),
  include_minor_aspects: z.boolean().default(false).describe('All ten aspects instead of the five major ones.'),
})

/** Each aspect has this orb by default, in degrees: progressed bodies are within it for a year or more. */
const ORB = 1
const ORB_MAX = 5

const { zodiac_type, sidereal_ayanamsa } = ZodiacFields

export const ProgressionSettings = z.strictObject({
  zodiac_type: zodiac_type.unwrap().nullish().describe('Instead of `natal.zodiac_type`.'),
  sidereal_ayanamsa: sidereal_ayanamsa.unwrap().nullish().describe('Instead of `natal.sidereal_ayanamsa`.'),
  house_system: HouseSystemName.unwrap().nullish().describe('Instead of `natal.house_system`.'),
  orb_deg: z
    .number()
    .gt(0)
    .max(ORB_MAX)
    .nullish()
    .describe(`The largest orb of every aspect in degrees, at most ${ORB_MAX}; ${ORB} by default.`),
  orb_settings: OrbSettings.describe('The largest orb of single aspects by their names, instead of `orb_deg`.'),
})

/** How angles are progressed, and which way, with the rule of angles that a system has by default. */
export const methodFields = (angles: AngleMethod) => ({
  angles: z
    .enum(ANGLE_METHOD_NAMES)
    .default(angles)
    .describe(
      `How angles and houses are progressed. ${Object.entries(ANGLE_METHODS)
        .map(([name, rule]) => `\`${name}\`: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`)
        .join('. ')}.`,
    ),
  direction: z
    .enum(DIRECTIONS)
    .default('direct')
    .describe('`direct`: days after the birth. `converse`: days before it.'),
})

/** The fields of secondary progressions. */
export const MethodFields = methodFields('naibod_ra')

/** The date that a chart is progressed to. */
export const TargetDate = DateTime.describe(
  'The chart is progressed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the place.',
).meta({ examples: ['2026-03-01'] })

/** Where progressed angles are calculated. */
export const ProgressionPlaceFields = {
  progression_city: city('The place of the progressed chart; the birthplace by default.'),
  progression_lat: Latitude.nullish(),
  progression_lng: Longitude.nullish(),
  tz_str: PlaceTimeZone.nullable()
    .default('AUTO')
    .describe('IANA time zone of the date, or AUTO: the zone of the place.'),
}

/** A lunar month that a system counts. */
export const MonthField = z
  .enum(MONTH_NAMES)
  .describe(`The mean lunar month. ${MONTH_NAMES.map((name) => `\`${name}\`: ${MONTH_DAYS[name]} days`).join('. ')}.`)

/** The fields of a request for a progressed chart, without the field of its system. */
export const ProgressedChartFields = {
  ...ProgressionPlaceFields,
  settings: ProgressionSettings.nullish().describe('Zodiac, houses and orbs.'),
  response_mode: z
    .literal('full')
    .nullish()
    .describe('Sent by clients of other services. The answer always has all parts.'),
  ephemeris: EphemerisField,
}

interface Asked extends z.output<z.ZodObject<typeof ProgressionPlaceFields>> {
  readonly natal: z.output<typeof ProgressedNatal>
  readonly settings?: z.output<typeof ProgressionSettings> | null | undefined
}

/** Checks the birth and the place. */
export function checkProgressed({ natal, progression_lat, progression_lng }: Asked, context: z.RefinementCtx): void {
  checkNestedBirth(natal, context, ['natal'])
  checkPair('progression', { lat: progression_lat, lng: progression_lng }, context)
}

/** The birth in our fields with the settings beside it, and the aspects with their orbs. */
export function flatProgressed({ natal, settings }: Pick<Asked, 'natal' | 'settings'>) {
  const { orb_deg, orb_settings, ...terms } = settings ?? {}
  const given = Object.fromEntries(Object.entries(terms).filter(([, value]) => isGiven(value)))
  return {
    natal: { ...flatBirth(natal), ...given },
    orb_deg: orb_deg ?? ORB,
    orb_settings: orb_settings ?? null,
  }
}
export type FlatProgressed = ReturnType<typeof flatProgressed>
