import type { Sky } from '../../astro/sky.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castGochar } from '../../calculation/charting/vedic/gochar.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import type { GocharInput } from '../../contract/vedic/gochar.ts'
import { gocharEcho, gocharMeta, windowsOf } from '../../wire/vedic/gochar.ts'
import type { VedicGocharTimelineReply } from './schema.ts'

/** The answer of `POST /api/v2/vedic/gochar/timeline`. */
export function gocharTimelineAnswer(
  sky: Sky,
  atlas: Atlas,
  input: GocharInput,
): ReplyOf<typeof VedicGocharTimelineReply> {
  const gochar = castGochar(sky, atlas, input)
  const windows = windowsOf(gochar)
  return {
    meta: gocharMeta(input, gochar, 'vedic/gochar/timeline', 'orrery_gochar_timeline_v1', windows.length),
    input: gocharEcho(input, gochar, sky.deltaTDays(gochar.vedic.cast.born.moment.jd)),
    windows,
    ...(gochar.warnings.length > 0 && { warnings: gochar.warnings }),
  }
}
