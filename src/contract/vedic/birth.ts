import { z } from 'zod'
import { findHouseSystem, HOUSE_SYSTEMS } from '../../astro/house.ts'
import { BirthFields, checkPlace, checkTime } from '../births/birth.ts'
import { HouseSystemName } from '../fields.ts'
import { EphemerisField } from '../sky/sources.ts'
import { Ayanamsha, OtherPlaceNames, underOwnNames, type WithOtherNames } from './request.ts'

/** The birth of a request about Vedic astrology, with the zodiac in which its chart is cast. */
export const VedicBirthFields = {
  ...BirthFields,
  ...OtherPlaceNames,
  ayanamsha: Ayanamsha,
  house_system: HouseSystemName.unwrap()
    .default('whole_sign')
    .describe('Whole signs by default, or another system by a name as in a natal chart.'),
  node_type: z.enum(['mean', 'true']).default('mean').describe('The lunar nodes used for Rahu and Ketu: mean or true.'),
  ephemeris: EphemerisField,
}

const VedicBirthShape = z.object(VedicBirthFields)
export type VedicBirth = z.output<typeof VedicBirthShape>

/** Checks the time and the place of a birth, under any of its names. `at` is the path of the birth in the body. */
export function checkVedicBirth(
  birth: Pick<VedicBirth, 'time_known' | 'hour' | 'minute' | 'city' | 'lat' | 'lng'> & WithOtherNames,
  context: z.RefinementCtx,
  at: readonly string[] = [],
): void {
  const wrong = (field: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [...at, field], message })
  checkTime(birth, wrong)
  const { city, lat, lng } = { ...birth, ...underOwnNames(birth) }
  checkPlace({ city, lat, lng }, wrong)
}

/** Checks that a chart has twelve houses: Gauquelin sectors are 36. */
export function checkTwelveHouses({ house_system }: Pick<VedicBirth, 'house_system'>, context: z.RefinementCtx): void {
  const system = findHouseSystem(house_system)
  if (system && HOUSE_SYSTEMS[system].cusps !== 12)
    context.addIssue({
      code: 'custom',
      path: ['house_system'],
      message: 'A chart of this kind has twelve houses: give placidus, whole_sign or another system',
    })
}
