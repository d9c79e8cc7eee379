import type { Sky } from '../../astro/sky.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castVedic } from '../../calculation/charting/vedic/chart.ts'
import { castDashas } from '../../calculation/charting/vedic/dasha.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import type { DashaInput } from '../../contract/vedic/dasha.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { decimals } from '../../wire/sky.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { dashaReply, dashaRules } from '../../wire/vedic/dasha.ts'
import type { VedicDashaReply } from './schema.ts'

/** The answer of `POST /api/v2/vedic/dasha`. */
export function vedicDashaAnswer(sky: Sky, atlas: Atlas, input: DashaInput): ReplyOf<typeof VedicDashaReply> {
  const vedic = castVedic(sky, atlas, input)
  const { cast } = vedic
  const dashas = castDashas(sky, atlas, vedic, input, input.nowMs)
  const warnings = [...(input.warnings ?? []), ...warningsOf(cast), ...dashas.warnings]
  return {
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    ...dashaReply(input.system, dashas),
    metadata: {
      ...dashaRules(input, dashas),
      ayanamsha: zodiacOfAyanamsha(input.ayanamsha).ayanamsa,
      ayanamsha_deg: decimals(cast.chart.ayanamsa!, 7),
      timezone_used: cast.born.zone,
    },
    ...(warnings.length > 0 && { warnings }),
  }
}
