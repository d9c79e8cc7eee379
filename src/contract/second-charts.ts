import { z } from 'zod'
import { BesideBirths, checkPicture, city, ringColor, StyledBirth, shown } from './charts.ts'
import { Color } from './color.ts'
import { DateTime, HouseSystemName, Latitude, Longitude, PlaceTimeZone, ZodiacFields } from './fields.ts'
import { COMPACT_REQUEST } from './natal-example.ts'
import {
  checkNames,
  checkNestedBirth,
  flatBirth,
  flatPlace,
  isGiven,
  NestedBirthFields,
  NestedPlace,
  namesOfNested,
} from './nested-birth.ts'

/** Requests of a second chart for a birth. Each takes our fields, and the form of the public data endpoints. */
const NestedBirth = StyledBirth.extend(NestedBirthFields)

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

/** A value that may come in several fields comes at least once, and is the same in all. */
function checkOnce(field: string, values: readonly unknown[], what: string, context: z.RefinementCtx): void {
  const count = new Set(values.filter(isGiven)).size
  if (count === 1) return
  const message = count === 0 ? 'Field required' : `All fields must give the same ${what}`
  context.addIssue({ code: 'custom', path: [field], message })
}

const Year = z.int().min(-9999).max(9999)

const NestedReturn = z.strictObject({
  year: Year,
  location: NestedPlace.nullish().describe('The birthplace by default.'),
  settings: z
    .strictObject({
      house_system: HouseSystemName.unwrap().nullish(),
      zodiac_type: ZodiacFields.zodiac_type.unwrap().nullish(),
      sidereal_ayanamsa: ZodiacFields.sidereal_ayanamsa.unwrap().nullish(),
    })
    .nullish()
    .describe('Houses and zodiac of both charts. They take precedence over those of `natal`.'),
})

export const SolarReturnWheelRequest = z
  .strictObject({
    natal: NestedBirth,
    year: Year.nullish()
      .describe(
        'The year of the return. The number of returns since the birth is this year minus the year of birth, after 1582 both Gregorian.',
      )
      .meta({ examples: [2026] }),
    target_year: Year.nullish().describe('The same as `year`.'),
    return_year: Year.nullish().describe('The same as `year`.'),
    solar_return_year: Year.nullish().describe('The same as `year`.'),
    solar_return: NestedReturn.nullish().describe('Year and place of the return as an object, instead of the fields.'),
    return_city: city('The place of the return chart; the birthplace by default.'),
    return_lat: Latitude.nullish(),
    return_lng: Longitude.nullish(),
    tz_str: PlaceTimeZone.nullable()
      .default('AUTO')
      .describe('IANA time zone of the return, or AUTO: the zone of its place.'),
    mode: z
      .enum(['biwheel', 'return_inside', 'single'])
      .default('biwheel')
      .describe('Natal chart inside; return inside, on its own houses; or return alone.'),
    show_inter_aspects: shown(true, 'Aspects of the return to the natal chart.'),
    show_natal_aspects: shown(false, 'Aspects among natal bodies.'),
    show_return_aspects: shown(false, 'Aspects among bodies of the return; always shown in a single wheel.'),
    natal_planet_color: ringColor('#1565C0'),
    return_planet_color: Color.nullish().describe(
      'By default as the theme: #C62828 in the light theme. A return alone has the colours of a single wheel.',
    ),
    ...BesideBirths,
  })
  .superRefine((input, context) => {
    checkNestedBirth(input.natal, context, ['natal'])
    checkPicture(input.natal, context, ['natal'])
    checkPair('return', { lat: input.return_lat, lng: input.return_lng }, context)
    checkReturn(input, context)
  })
  .meta({ id: 'ExperimentalSolarReturnChartRequest', examples: [{ natal: COMPACT_REQUEST, year: 2026 }] })
type SolarReturnInput = z.output<typeof SolarReturnWheelRequest>

function checkReturn(input: SolarReturnInput, context: z.RefinementCtx): void {
  checkOnce('year', yearsOf(input), 'year', context)
  const { solar_return: nested, return_city, return_lat, return_lng } = input
  if (!nested?.location) return
  const wrong = (path: readonly string[], message: string): void =>
    context.addIssue({ code: 'custom', path: ['solar_return', 'location', ...path], message })
  if ([return_city, return_lat, return_lng].some(isGiven))
    wrong([], 'Give location or return_city, return_lat and return_lng')
  checkNames(nested.location, (field, message) => wrong([field], message))
  const { lat, lng } = flatPlace(nested.location, null)
  if (isGiven(lat) !== isGiven(lng)) wrong([isGiven(lat) ? 'lng' : 'lat'], 'lat and lng must be given together')
}

const yearsOf = ({ year, target_year, return_year, solar_return_year, solar_return }: SolarReturnInput) => [
  ...[year, target_year, return_year, solar_return_year],
  solar_return?.year,
]

/** A solar return in our fields. */
export function flatReturn(given: SolarReturnInput) {
  const { target_year: _, return_year: __, solar_return_year: ___, solar_return: nested, ...own } = given
  const { location, settings } = nested ?? {}
  const place = location && flatPlace(location, own.tz_str)
  const input = {
    ...own,
    natal: { ...flatBirth(own.natal), ...givenOf(settings ?? {}) },
    year: yearsOf(given).find(isGiven)!,
    ...(place && { return_city: place.city, return_lat: place.lat, return_lng: place.lng, tz_str: place.tz_str }),
  }
  const renamed = {
    ...namesOfNested(own.natal, 'natal.'),
    ...(location && { return_city: 'solar_return.location.city' }),
  }
  return { input, renamed }
}
export type SolarReturnWheel = ReturnType<typeof flatReturn>['input']

const givenOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isGiven(value))) as {
    [Name in keyof Fields]: NonNullable<Fields[Name]>
  }

export const ProgressionWheelRequest = z
  .strictObject({
    natal: NestedBirth,
    progression_date: DateTime.nullish()
      .describe(
        'The chart is progressed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the place.',
      )
      .meta({ examples: ['2026-03-01'] }),
    secondary_progression: z
      .strictObject({ target_date: DateTime })
      .nullish()
      .describe('The date as an object, instead of `progression_date`.'),
    progression_city: city('The place of the progressed chart; the birthplace by default.'),
    progression_lat: Latitude.nullish(),
    progression_lng: Longitude.nullish(),
    tz_str: PlaceTimeZone.nullable()
      .default('AUTO')
      .describe('IANA time zone of the date, or AUTO: the zone of the place.'),
    show_inter_aspects: shown(true, 'Aspects of progressed bodies to natal ones.'),
    show_natal_aspects: shown(false, 'Aspects among natal bodies.'),
    show_progressed_aspects: shown(false, 'Aspects among progressed bodies.'),
    natal_planet_color: ringColor('#1565C0'),
    progressed_planet_color: ringColor('#C62828'),
    ...BesideBirths,
  })
  .superRefine((input, context) => {
    checkNestedBirth(input.natal, context, ['natal'])
    checkPicture(input.natal, context, ['natal'])
    checkPair('progression', { lat: input.progression_lat, lng: input.progression_lng }, context)
    checkOnce('progression_date', datesOf(input), 'date', context)
  })
  .meta({
    id: 'ExperimentalSecondaryProgressionsChartRequest',
    examples: [{ natal: COMPACT_REQUEST, progression_date: '2026-03-01' }],
  })
type ProgressionInput = z.output<typeof ProgressionWheelRequest>

const datesOf = ({ progression_date, secondary_progression }: ProgressionInput) => [
  progression_date,
  secondary_progression?.target_date,
]

/** Progressions in our fields. */
export function flatProgression(given: ProgressionInput) {
  const { secondary_progression: nested, ...own } = given
  const input = { ...own, natal: flatBirth(own.natal), progression_date: datesOf(given).find(isGiven)! }
  const renamed = {
    ...namesOfNested(own.natal, 'natal.'),
    ...(nested && { progression_date: 'secondary_progression.target_date' }),
  }
  return { input, renamed }
}
export type ProgressionWheel = ReturnType<typeof flatProgression>['input']
