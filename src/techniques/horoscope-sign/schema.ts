import { z } from 'zod'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { Warning } from '../../contract/warnings.ts'
import { HoroscopeMeta, SignHoroscope } from '../families/horoscope/reply.ts'
import { type Asking, checkTwins, DayFields, dayInput, SignField } from '../families/horoscope/request.ts'

export const HoroscopeSignQuery = z
  .strictObject({
    sign: SignField,
    ...DayFields,
    ephemeris: EphemerisField,
  })
  .superRefine(checkTwins)
  .meta({ examples: [{ sign: 'leo', date: '2026-09-22', tz_str: 'Europe/Paris' }] })

/** A request in our fields. */
export const horoscopeSignInput = (query: z.output<typeof HoroscopeSignQuery>, asking: Asking) =>
  dayInput(query, asking)
export type HoroscopeSignInput = ReturnType<typeof horoscopeSignInput>

export const HoroscopeSignReply = z
  .object({ meta: HoroscopeMeta, data: SignHoroscope, warnings: z.array(Warning).optional() })
  .meta({ id: 'HoroscopeSignReply' })
