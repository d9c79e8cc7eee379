import { SIGNS } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { findZone } from '../../places/zones.ts'
import { dayOfRequest, signHoroscope } from '../families/horoscope/sign.ts'
import type { HoroscopeBulkInput, HoroscopeBulkReply } from './schema.ts'

type Reply = ReplyOf<typeof HoroscopeBulkReply>

/** The answer of `GET /api/v1/horoscope/daily/bulk`. The sky of the day is searched once. */
export function horoscopeBulkAnswer(sky: Sky, input: HoroscopeBulkInput): Reply {
  const { day, meta, warnings } = dayOfRequest(sky, input, findZone(input.zone)!)
  const data = Object.fromEntries(SIGNS.map(({ id }, sign) => [id, signHoroscope(day, sign, input.language)]))
  return { meta, data: data as Reply['data'], ...(warnings.length > 0 && { warnings }) }
}
