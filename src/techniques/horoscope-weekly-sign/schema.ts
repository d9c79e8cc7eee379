import { z } from 'zod'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { WeekFields, weekAsked } from '../families/horoscope/period/request.ts'
import { type Asking, checkTwins, SignField, ZoneFields, zonedInput } from '../families/horoscope/request.ts'

export const HoroscopeWeeklySignQuery = z
  .strictObject({ sign: SignField, ...WeekFields, ...ZoneFields, ephemeris: EphemerisField })
  .superRefine((request, context) => {
    checkTwins(request, context)
  })
  .meta({ examples: [{ sign: 'leo', week_start: '2026-09-21', tz_str: 'Europe/Paris' }] })

/** A request in our fields. */
export const horoscopeWeeklySignInput = (query: z.output<typeof HoroscopeWeeklySignQuery>, asking: Asking) => {
  const { week_start, ...fields } = query
  return { ...zonedInput(fields, asking), period: weekAsked({ week_start }) }
}
