import { SIGNS } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { findZone } from '../../places/zones.ts'
import { dayOfRequest, signHoroscope } from '../families/horoscope/sign.ts'
import type { HoroscopeSignInput, HoroscopeSignReply } from './schema.ts'

/** The answer of `GET /api/v2/horoscope/daily/sign`. */
export function horoscopeSignAnswer(sky: Sky, input: HoroscopeSignInput): ReplyOf<typeof HoroscopeSignReply> {
  const { day, meta, warnings } = dayOfRequest(sky, input, findZone(input.zone)!)
  const sign = SIGNS.findIndex(({ id }) => id === input.sign)
  return { meta, data: signHoroscope(day, sign, input.language), ...(warnings.length > 0 && { warnings }) }
}
