import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { DecimalsField } from '../../contract/births/parts.ts'
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
import { ChartWarning } from '../../contract/charts/reply.ts'
import { BesideBirths, checkPicture } from '../../contract/charts/requests.ts'
import {
  checkReturnLocation,
  flatReturnPlace,
  ReturnBirth,
  ReturnPlaceFields,
  ReturnWheelFields,
} from '../../contract/charts/return-fields.ts'
import { ReturnChart, ReturnHead } from '../../contract/charts/return-reply.ts'
import { HouseSystemName, ZodiacFields } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import type { Warned } from '../../contract/warnings.ts'

const Year = z.int().min(-9999).max(9999)

/** Houses and zodiac of both charts, as in the object of the public service. */
const Settings = z.strictObject({
  house_system: HouseSystemName.unwrap().nullish(),
  zodiac_type: ZodiacFields.zodiac_type.unwrap().nullish(),
  sidereal_ayanamsa: ZodiacFields.sidereal_ayanamsa.unwrap().nullish(),
})

const NestedReturn = z.strictObject({
  year: Year,
  location: NestedPlace.nullish().describe('The birthplace by default.'),
  settings: Settings.nullish().describe(
    'Houses and zodiac of both charts. They take precedence over those of `natal`.',
  ),
})

/** The year of a return, under each of its names. */
const YearFields = {
  year: Year.nullish()
    .describe(
      'The year of the return. The number of returns since the birth is this year minus the year of birth, after 1582 both Gregorian.',
    )
    .meta({ toolHint: 'The year of the return.', examples: [2026] }),
  target_year: Year.nullish().describe('The same as `year`.').meta({ isAlias: true }),
  return_year: Year.nullish().describe('The same as `year`.').meta({ isAlias: true }),
  solar_return_year: Year.nullish().describe('The same as `year`.').meta({ isAlias: true }),
}

export const SolarReturnWheelRequest = z
  .strictObject({
    natal: NestedBirth,
    ...YearFields,
    solar_return: NestedReturn.nullish().describe('Year and place of the return as an object, instead of the fields.'),
    ...ReturnPlaceFields,
    ...ReturnWheelFields,
    ...BesideBirths,
  })
  .superRefine((input, context) => {
    checkNestedBirth(input.natal, context, ['natal'])
    checkPicture(input.natal, context, ['natal'])
    checkReturn(input, context)
  })
  .meta({ id: 'ExperimentalSolarReturnChartRequest', examples: [{ natal: COMPACT_REQUEST, year: 2026 }] })

/** The fields of a return, without its birth. */
type Returned = z.output<z.ZodObject<typeof YearFields & typeof ReturnPlaceFields>> & {
  readonly solar_return?: z.output<typeof NestedReturn> | null | undefined
}

function checkReturn(input: Returned, context: z.RefinementCtx): void {
  checkPair('return', { lat: input.return_lat, lng: input.return_lng }, context)
  checkOnce('year', yearsOf(input), 'year', context)
  checkReturnLocation(input.solar_return?.location, input, context, ['solar_return', 'location'])
}

const yearsOf = ({ year, target_year, return_year, solar_return_year, solar_return }: Returned) => [
  year,
  target_year,
  return_year,
  solar_return_year,
  solar_return?.year,
]

/** A solar return in our fields. */
export function flatReturn(given: z.output<typeof SolarReturnWheelRequest>) {
  const { target_year: _, return_year: __, solar_return_year: ___, solar_return: nested, ...own } = given
  const input = {
    ...own,
    natal: { ...flatBirth(own.natal), ...givenOf(nested?.settings ?? {}) },
    year: yearsOf(given).find(isGiven)!,
    ...flatReturnPlace(nested?.location, own),
  }
  return { input, renamed: namesOf(own.natal, nested) }
}
export type SolarReturnWheel = ReturnType<typeof flatReturn>['input']

/** The names that a refusal uses for the fields of a birth and of a return, depending on what the caller sent. */
const namesOf = (
  natal: Parameters<typeof namesOfNested>[0],
  nested: Returned['solar_return'],
): Readonly<Record<string, string>> => ({
  ...namesOfNested(natal, 'natal.'),
  ...(nested?.location && { return_city: 'solar_return.location.city' }),
})

const givenOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isGiven(value))) as {
    [Name in keyof Fields]: NonNullable<Fields[Name]>
  }

/** What the picture says beside its charts. */
export const SOLAR_RETURN_FACTS = { return_utc: z.string().describe('The moment of the return.') }

/** The request of the data: settings choose aspects and the node as well. */
export const SolarReturnRequest = z
  .strictObject({
    natal: ReturnBirth,
    ...YearFields,
    solar_return: NestedReturn.extend({
      settings: Settings.extend({
        aspect_set: z.enum(['major', 'all']).nullish().describe('The five major aspects, or all ten.'),
        node_type: z.enum(['mean', 'true']).nullish().describe('The lunar node of both charts; `mean` by default.'),
      })
        .nullish()
        .describe('Houses, zodiac, aspects and node of both charts. They take precedence over those of `natal`.'),
    })
      .nullish()
      .describe('Year, place and settings of the return as an object, instead of the fields.'),
    ...ReturnPlaceFields,
    decimals: DecimalsField,
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkNestedBirth(input.natal, context, ['natal'])
    checkReturn(input, context)
  })
  .meta({
    id: 'SolarReturnRequest',
    examples: [
      { natal: COMPACT_REQUEST, year: 2026 },
      {
        natal: { datetime: '1981-01-01T23:30', location: { city: 'Athens' } },
        solar_return: { year: 2026, location: { city: 'Lisbon' }, settings: { house_system: 'whole_sign' } },
      },
    ],
  })

/** The data of a solar return in our fields. */
export function solarReturnInput(given: z.output<typeof SolarReturnRequest>, warned: Warned = {}) {
  const { target_year: _, return_year: __, solar_return_year: ___, solar_return: nested, ...own } = given
  const { aspect_set, node_type, ...settings } = nested?.settings ?? {}
  const input = {
    ...own,
    ...warned,
    natal: {
      ...flatBirth(own.natal),
      ...givenOf(settings),
      ...(isGiven(aspect_set) && { include_minor_aspects: aspect_set === 'all' }),
    },
    node_type: node_type ?? 'mean',
    year: yearsOf(given).find(isGiven)!,
    ...flatReturnPlace(nested?.location, own),
  }
  return { input, renamed: namesOf(own.natal, nested) }
}
export type SolarReturnInput = ReturnType<typeof solarReturnInput>['input']

export const SolarReturnReply = z
  .object({
    meta: z.object({
      solar_return: z.object({
        target_year: z.int(),
        returns_since_birth: z.int().describe('The number of the return, negative before the birth.'),
        exact_moment_utc: z.string().describe('The instant of the return in UTC, to the second.'),
        exact_moment_local: z.string().describe('The same in local time at the place of the return, with its offset.'),
      }),
    }),
    ...ReturnHead.shape,
    ...ReturnChart.shape,
    warnings: z.array(ChartWarning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'SolarReturnReply' })
