import type { Sky } from '../../astro/sky.ts'
import { housesOf } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castVedic } from '../../calculation/charting/vedic/chart.ts'
import { castPoints } from '../../calculation/charting/vedic/points.ts'
import { moonWarnings } from '../../calculation/charting/vedic/warnings.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { decimals } from '../../wire/sky.ts'
import { birthTimeReply, subjectReply } from '../../wire/time-and-place.ts'
import { ascendantOf, planetOf, vedicHouses } from '../../wire/vedic/chart.ts'
import { pointsReply } from '../../wire/vedic/points.ts'
import { sadeSati } from '../families/vedic/sade-sati.ts'
import type { VedicChartInput, VedicChartReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicChartReply>

const DAY_SECONDS = 86_400

/** The answer of `POST /api/v2/vedic/chart`. */
export function vedicChartAnswer(sky: Sky, atlas: Atlas, input: VedicChartInput): Reply {
  const vedic = castVedic(sky, atlas, input)
  const { cast, grahas, ascendant } = vedic
  const { born, chart } = cast
  const deltaTDays = sky.deltaTDays(born.moment.jd)
  const points = input.include_points ? castPoints(sky, vedic, input) : null
  const warnings = [
    ...(input.warnings ?? []),
    ...warningsOf(cast),
    ...moonWarnings(sky, cast, 'Sade Sati is given for its sign at noon'),
    ...(points?.warnings ?? []),
  ]
  return {
    subject: subjectReply(cast, deltaTDays),
    time: birthTimeReply(cast, deltaTDays * DAY_SECONDS),
    ascendant: ascendantOf(ascendant),
    planets: grahas.map(planetOf),
    houses: vedicHouses(vedic),
    sade_sati: sadeSati(sky, vedic, input),
    metadata: {
      ayanamsha: zodiacOfAyanamsha(input.ayanamsha).ayanamsa,
      ayanamsha_deg: decimals(chart.ayanamsa!, 7),
      house_system: housesOf(chart) ?? input.house_system,
      node_type: input.node_type,
      timezone_used: born.zone,
    },
    ...(points && { points: pointsReply(points, ascendant, input) }),
    ...(warnings.length > 0 && { warnings }),
  }
}
