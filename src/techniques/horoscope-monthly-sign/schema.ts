import { z } from 'zod'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { checkMonth, MonthFields, monthAsked } from '../families/horoscope/period/request.ts'
import { type Asking, checkTwins, SignField, ZoneFields, zonedInput } from '../families/horoscope/request.ts'

export const HoroscopeMonthlySignQuery = z
  .strictObject({ sign: SignField, ...MonthFields, ...ZoneFields, ephemeris: EphemerisField })
  .superRefine((request, context) => {
    checkMonth(request, context)
    checkTwins(request, context)
  })
  .meta({ examples: [{ sign: 'leo', year: 2026, month: 10, tz_str: 'Europe/Paris' }] })

/** A request in our fields. */
export const horoscopeMonthlySignInput = (query: z.output<typeof HoroscopeMonthlySignQuery>, asking: Asking) => {
  const { year, month, ...fields } = query
  return { ...zonedInput(fields, asking), period: monthAsked({ year, month }) }
}
