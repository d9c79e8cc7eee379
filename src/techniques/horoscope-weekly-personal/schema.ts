import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { bornInput, checkHoroscopeBirth, HoroscopeBirth } from '../families/horoscope/birth.ts'
import { WeekFields, weekAsked } from '../families/horoscope/period/request.ts'
import { type Asking, BirthZone, checkTwins, ZoneFields, zonedInput } from '../families/horoscope/request.ts'

export const HoroscopeWeeklyPersonalRequest = z
  .strictObject({ birth: HoroscopeBirth, ...WeekFields, ...ZoneFields, tz_str: BirthZone, ephemeris: EphemerisField })
  .superRefine((request, context) => {
    checkHoroscopeBirth(request.birth, context)
    checkTwins(request, context)
  })
  .meta({
    id: 'HoroscopeWeeklyPersonalRequest',
    examples: [{ birth: COMPACT_REQUEST, week_start: '2026-09-21', tz_str: 'Europe/Athens' }],
  })

/** A request in our fields, with the names under which refusals name them. */
export function horoscopeWeeklyPersonalInput(
  { birth, week_start, ...request }: z.output<typeof HoroscopeWeeklyPersonalRequest>,
  asking: Asking,
) {
  const { fields, renamed } = bornInput(birth, request)
  return { input: { ...zonedInput(request, asking), ...fields, period: weekAsked({ week_start }) }, renamed }
}
