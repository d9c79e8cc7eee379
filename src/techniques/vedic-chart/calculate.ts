import type { Sky } from '../../astro/sky.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castVedic } from '../../calculation/charting/vedic/chart.ts'
import { castPoints } from '../../calculation/charting/vedic/points.ts'
import { moonWarnings } from '../../calculation/charting/vedic/warnings.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { pointsReply } from '../../wire/vedic/points.ts'
import { chartReply } from '../families/vedic/chart.ts'
import type { VedicChartInput, VedicChartReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicChartReply>

/** The answer of `POST /api/v2/vedic/chart`. */
export function vedicChartAnswer(sky: Sky, atlas: Atlas, input: VedicChartInput): Reply {
  const vedic = castVedic(sky, atlas, input)
  const { cast, ascendant } = vedic
  const points = input.include_points ? castPoints(sky, vedic, input) : null
  const warnings = [
    ...(input.warnings ?? []),
    ...warningsOf(cast),
    ...moonWarnings(sky, cast, 'Sade Sati is given for its sign at noon'),
    ...(points?.warnings ?? []),
  ]
  return {
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    ...chartReply(sky, vedic, input),
    ...(points && { points: pointsReply(points, ascendant, input) }),
    ...(warnings.length > 0 && { warnings }),
  }
}
