import { z } from 'zod'
import { SIGNS } from '../../astro/sign.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { Warning } from '../../contract/warnings.ts'
import { HoroscopeMeta, SignHoroscope } from '../families/horoscope/reply.ts'
import { type Asking, checkTwins, DayFields, dayInput } from '../families/horoscope/request.ts'

export const HoroscopeBulkQuery = z
  .strictObject({ ...DayFields, ephemeris: EphemerisField })
  .superRefine(checkTwins)
  .meta({ examples: [{ date: '2026-09-22', timezone: 'Europe/Paris' }] })

/** A request in our fields. */
export const horoscopeBulkInput = (query: z.output<typeof HoroscopeBulkQuery>, asking: Asking) =>
  dayInput(query, asking)
export type HoroscopeBulkInput = ReturnType<typeof horoscopeBulkInput>

type BySign = { readonly [Id in (typeof SIGNS)[number]['id']]: typeof SignHoroscope }

export const HoroscopeBulkReply = z
  .object({
    meta: HoroscopeMeta,
    data: z
      .object(Object.fromEntries(SIGNS.map(({ id }) => [id, SignHoroscope])) as BySign)
      .describe('Each as in the answer for the sign alone.'),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'HoroscopeBulkReply' })
