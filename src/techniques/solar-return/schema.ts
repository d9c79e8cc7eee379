import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { Color } from '../../contract/charts/config.ts'
import {
  checkNames,
  checkNestedBirth,
  checkOnce,
  checkPair,
  flatBirth,
  flatPlace,
  isGiven,
  NestedBirth,
  NestedPlace,
  namesOfNested,
} from '../../contract/charts/nested-birth.ts'
import { BesideBirths, checkPicture, city, ringColor, shown } from '../../contract/charts/requests.ts'
import { HouseSystemName, Latitude, Longitude, PlaceTimeZone, ZodiacFields } from '../../contract/fields.ts'

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
  year,
  target_year,
  return_year,
  solar_return_year,
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

/** What the picture says beside its charts. */
export const SOLAR_RETURN_FACTS = { return_utc: z.string().describe('The moment of the return.') }
