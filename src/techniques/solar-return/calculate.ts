import type { Body } from '../../astro/body.ts'
import { isoLocal, isoUtc } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import { bornOf } from '../../calculation/charting/birth.ts'
import { type ChartTerms, castBorn, castLike, chartTerms } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { momentBetween } from '../../calculation/charting/rings.ts'
import { subjectName } from '../../contract/births/birth.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import type { ByteWriter } from '../../wire/bytes.ts'
import { returnHead, returnWarnings, writeReturn } from '../families/return/chart.ts'
import { solarReturnOf } from './moment.ts'
import type { SolarReturnInput, SolarReturnReply } from './schema.ts'

/** The ring of a return in warnings. */
const RING = 'solar_return'

/** The answer of `POST /api/v1/western/solar/calculate`. */
export function solarReturnAnswer(
  out: ByteWriter,
  sky: Sky,
  atlas: Atlas,
  input: SolarReturnInput,
): Uint8Array<ArrayBuffer> {
  const { natal, node_type, year } = input
  const terms = withNode(chartTerms(natal), node_type)
  const cast = castBorn(sky, subjectName(natal), bornOf(natal, atlas, 'natal.'), terms)
  const { where, jd, count, warnings } = solarReturnOf(sky, atlas, cast, input)
  const chart = namingField('year', () => castLike(sky, cast, jd, cast.born.timeKnown ? where : null))
  const { epochMs, offsetSeconds } = momentBetween(where, jd)
  const head: Partial<ReplyOf<typeof SolarReturnReply>> = {
    meta: {
      solar_return: {
        target_year: year,
        returns_since_birth: count,
        exact_moment_utc: isoUtc(epochMs),
        exact_moment_local: isoLocal(epochMs, offsetSeconds),
      },
    },
    ...returnHead(sky, cast, where),
  }
  out.text(`${JSON.stringify(head).slice(0, -1)},`)
  writeReturn(out, sky, { cast, where, chart, decimals: input.decimals })
  const said = [...(input.warnings ?? []), ...returnWarnings(RING, cast, where, [chart], warnings)]
  out.text(said.length > 0 ? `,"warnings":${JSON.stringify(said)}}` : '}')
  return out.take()
}

/** The true node in the place of the mean one, if it is asked for. */
function withNode(terms: ChartTerms, node: SolarReturnInput['node_type']): ChartTerms {
  if (node === 'mean') return terms
  const bodies = terms.bodies.map((body): Body => (body === 'mean_node' ? 'true_node' : body))
  return { ...terms, bodies: [...new Set(bodies)] }
}
