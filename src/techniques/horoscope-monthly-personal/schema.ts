import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { bornInput, checkHoroscopeBirth, HoroscopeBirth } from '../families/horoscope/birth.ts'
import { checkMonth, MonthFields, monthAsked } from '../families/horoscope/period/request.ts'
import { type Asking, BirthZone, checkTwins, ZoneFields, zonedInput } from '../families/horoscope/request.ts'

export const HoroscopeMonthlyPersonalRequest = z
  .strictObject({ birth: HoroscopeBirth, ...MonthFields, ...ZoneFields, tz_str: BirthZone, ephemeris: EphemerisField })
  .superRefine((request, context) => {
    checkHoroscopeBirth(request.birth, context)
    checkMonth(request, context)
    checkTwins(request, context)
  })
  .meta({
    id: 'HoroscopeMonthlyPersonalRequest',
    examples: [{ birth: COMPACT_REQUEST, year: 2026, month: 10, tz_str: 'Europe/Athens' }],
  })

/** A request in our fields, with the names under which refusals name them. */
export function horoscopeMonthlyPersonalInput(
  { birth, year, month, ...request }: z.output<typeof HoroscopeMonthlyPersonalRequest>,
  asking: Asking,
) {
  const { fields, renamed } = bornInput(birth, request)
  return { input: { ...zonedInput(request, asking), ...fields, period: monthAsked({ year, month }) }, renamed }
}
