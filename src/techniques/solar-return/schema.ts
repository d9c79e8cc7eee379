import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import {
  checkNestedBirth,
  checkOnce,
  checkPair,
  flatBirth,
  isGiven,
  NestedBirth,
  NestedPlace,
  namesOfNested,
} from '../../contract/charts/nested-birth.ts'
import { BesideBirths, checkPicture } from '../../contract/charts/requests.ts'
import {
  checkReturnLocation,
  flatReturnPlace,
  ReturnPlaceFields,
  ReturnWheelFields,
} from '../../contract/charts/return-fields.ts'
import { HouseSystemName, ZodiacFields } from '../../contract/fields.ts'

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
      .meta({ toolHint: 'The year of the return.', examples: [2026] }),
    target_year: Year.nullish().describe('The same as `year`.'),
    return_year: Year.nullish().describe('The same as `year`.'),
    solar_return_year: Year.nullish().describe('The same as `year`.'),
    solar_return: NestedReturn.nullish().describe('Year and place of the return as an object, instead of the fields.'),
    ...ReturnPlaceFields,
    ...ReturnWheelFields,
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
  checkReturnLocation(input.solar_return?.location, input, context, ['solar_return', 'location'])
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
  const input = {
    ...own,
    natal: { ...flatBirth(own.natal), ...givenOf(settings ?? {}) },
    year: yearsOf(given).find(isGiven)!,
    ...flatReturnPlace(location, own),
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
