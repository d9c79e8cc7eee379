import type { Chart } from '../../astro/chart.ts'
import { isoLocal, isoUtc } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import { type CastBirth, castBirth, castLike } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { momentBetween } from '../../calculation/charting/rings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import type { ByteWriter } from '../../wire/bytes.ts'
import { returnHead, returnWarnings, writeReturn } from '../return-chart.ts'
import { type Returns, RING, returnsOf } from './returns.ts'
import type { LunarReturnInput, LunarReturnReply } from './schema.ts'

/** The returns of an input, with the chart of each. */
interface ReturnCharts {
  readonly cast: CastBirth
  readonly returns: Returns
  readonly charts: readonly Chart[]
}

function returnCharts(sky: Sky, atlas: Atlas, input: LunarReturnInput): ReturnCharts {
  const cast = castBirth(sky, atlas, input.natal, 'natal.')
  const returns = returnsOf(sky, atlas, cast, input)
  const place = cast.born.timeKnown ? returns.where : null
  const charts = namingField(returns.field, () => returns.jds.map((jd) => castLike(sky, cast, jd, place)))
  return { cast, returns, charts }
}

/** The answer of `POST /api/v1/western/returns/calculate`. */
export function lunarReturnAnswer(
  out: ByteWriter,
  sky: Sky,
  atlas: Atlas,
  input: LunarReturnInput,
): Uint8Array<ArrayBuffer> {
  const found = returnCharts(sky, atlas, input)
  const { cast, returns, charts } = found
  const [first, ...further] = charts
  out.text(`${JSON.stringify(headReply(sky, found)).slice(0, -1)},`)
  writeReturn(out, sky, cast, returns.where, first!)
  for (const [index, chart] of further.entries()) {
    out.text(index === 0 ? ',"further_returns":[{' : ',{')
    writeReturn(out, sky, cast, returns.where, chart)
    out.text('}')
  }
  const warnings = [...(input.warnings ?? []), ...returnWarnings(RING, cast, returns.where, charts, returns.warnings)]
  const rest = warnings.length > 0 ? `,"warnings":${JSON.stringify(warnings)}` : ''
  out.text(`${further.length > 0 ? ']' : ''}${rest}}`)
  return out.take()
}

function headReply(
  sky: Sky,
  { cast, returns: { where, from, jds } }: ReturnCharts,
): Partial<ReplyOf<typeof LunarReturnReply>> {
  const { epochMs, offsetSeconds } = momentBetween(where, jds[0])
  return {
    meta: {
      lunar_return: {
        body: 'moon',
        search_start: isoUtc(momentBetween(where, from).epochMs),
        exact_moment_utc: isoUtc(epochMs),
        exact_moment_local: isoLocal(epochMs, offsetSeconds),
      },
    },
    ...returnHead(sky, cast, where),
  }
}
