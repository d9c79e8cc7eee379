import { z } from 'zod'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { Warning } from '../../contract/warnings.ts'
import { HoroscopeMeta, SIGN_IDS, SignHoroscope } from '../horoscope/reply.ts'
import { type Asking, checkTwins, DayFields, dayInput } from '../horoscope/request.ts'

export const HoroscopeSignQuery = z
  .strictObject({
    sign: z
      // As the type of a field says what is missing.
      .enum(SIGN_IDS, {
        error: ({ input }) => (input === undefined ? 'expected a sign, received undefined' : undefined),
      })
      .describe('The sign of the zodiac, which counts as the first house.')
      .meta({ examples: ['leo'] }),
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
