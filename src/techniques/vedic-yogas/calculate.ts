import type { Sky } from '../../astro/sky.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castVedic } from '../../calculation/charting/vedic/chart.ts'
import { moonWarnings } from '../../calculation/charting/vedic/warnings.ts'
import { castYogas } from '../../calculation/charting/vedic/yogas.ts'
import { type Warning, warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { basisOf } from '../../wire/vedic/chart.ts'
import { yogaRules, yogasOf } from '../../wire/vedic/yogas.ts'
import type { VedicYogasInput, VedicYogasReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicYogasReply>

/** The answer of `POST /api/v2/vedic/yogas`. */
export function vedicYogasAnswer(sky: Sky, atlas: Atlas, input: VedicYogasInput): Reply {
  const vedic = castVedic(sky, atlas, { ...input, house_system: 'whole_sign' })
  const { cast } = vedic
  const warnings = [
    ...(input.warnings ?? []),
    ...warningsOf(cast),
    ...houseWarnings(input),
    ...moonWarnings(sky, cast, 'Yogas of the Moon are evaluated for noon; yogas that need the lagna are not evaluated'),
  ]
  return {
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    ...yogasOf(castYogas(vedic, input), input),
    metadata: {
      ...basisOf(cast, input),
      rules: yogaRules(input),
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

const houseWarnings = ({ house_system: requested }: VedicYogasInput): readonly Warning[] =>
  requested === 'whole_sign'
    ? []
    : [
        {
          code: 'houses_by_sign',
          message: 'Yogas count houses by signs. The requested house system was not used.',
          requested,
        },
      ]
