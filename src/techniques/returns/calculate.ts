import type { Chart } from '../../astro/chart.ts'
import { isoUtc } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import { type CastBirth, castLike } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { momentBetween } from '../../calculation/charting/rings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import type { ByteWriter } from '../../wire/bytes.ts'
import { returnHead, returnWarnings, writeReturn } from '../families/return/chart.ts'
import { castReturning, type Returns, returnsOf } from '../families/return/found.ts'
import { askedReply, momentOfReturn } from '../families/return/target.ts'
import type { ReturnsInput, ReturnsReply } from './schema.ts'

/** The returns of an input, with the chart of each. */
interface ReturnCharts extends Returns {
  readonly cast: CastBirth
  readonly charts: readonly Chart[]
}

function returnCharts(sky: Sky, atlas: Atlas, input: ReturnsInput): ReturnCharts {
  const cast = castReturning(sky, atlas, input.natal, input.body)
  const found = returnsOf(sky, atlas, cast, input)
  const place = cast.born.timeKnown ? found.where : null
  const charts = namingField(found.field, () => found.returns.map(({ jd }) => castLike(sky, cast, jd, place)))
  return { ...found, cast, charts }
}

/** The answer of `POST /api/v1/western/returns/calculate`. */
export function returnsAnswer(out: ByteWriter, sky: Sky, atlas: Atlas, input: ReturnsInput): Uint8Array<ArrayBuffer> {
  const { cast, where, from, returns, charts, warnings } = returnCharts(sky, atlas, input)
  const [moment, ...moments] = returns.map((each) => momentOfReturn(sky, cast, input, where, each))
  const { exact_moment_utc, exact_moment_local } = moment!
  const search_start = isoUtc(momentBetween(where, from).epochMs)
  const lunar = { body: 'moon' as const, search_start, exact_moment_utc, exact_moment_local }
  const head: Partial<ReplyOf<typeof ReturnsReply>> = {
    meta: {
      return: { ...askedReply(sky, cast, input), search_start, ...moment! },
      ...(input.body === 'moon' && { lunar_return: lunar }),
    },
    ...returnHead(sky, cast, where),
  }
  out.text(`${JSON.stringify(head).slice(0, -1)},`)
  const written = (index: number) => ({ cast, where, chart: charts[index]!, decimals: input.decimals })
  writeReturn(out, sky, written(0))
  for (const [index, each] of moments.entries()) {
    out.text(`${index === 0 ? ',"further_returns":[' : ','}{"return":${JSON.stringify(each)},`)
    writeReturn(out, sky, written(index + 1))
    out.text('}')
  }
  const ring = input.body === 'moon' ? 'lunar_return' : 'return'
  const said = [...(input.warnings ?? []), ...returnWarnings(ring, cast, where, charts, warnings)]
  const rest = said.length > 0 ? `,"warnings":${JSON.stringify(said)}` : ''
  out.text(`${moments.length > 0 ? ']' : ''}${rest}}`)
  return out.take()
}
