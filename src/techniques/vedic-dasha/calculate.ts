import type { Sky } from '../../astro/sky.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castVedic } from '../../calculation/charting/vedic/chart.ts'
import { castDashas } from '../../calculation/charting/vedic/dasha.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import { fileFormat } from '../../contract/files.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { usedPrecision } from '../../contract/sky/sources.ts'
import type { DashaInput } from '../../contract/vedic/dasha.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { literal } from '../../wire/bytes.ts'
import { fileAnswer } from '../../wire/files.ts'
import { decimals } from '../../wire/sky.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { dashaReply, dashaRules } from '../../wire/vedic/dasha.ts'
import { dashaCalendar, dashaTable } from './files.ts'
import type { VedicDashaInput, VedicDashaReply } from './schema.ts'

/** The answer of `POST /api/v2/vedic/dasha`. */
export function vedicDashaAnswer(sky: Sky, atlas: Atlas, input: DashaInput): ReplyOf<typeof VedicDashaReply> {
  const { cast, dashas, warnings } = castAsked(sky, atlas, input)
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

/** The answer in the format of its request: JSON, a calendar or a table. */
export function vedicDashaBytes(sky: Sky, atlas: Atlas, input: VedicDashaInput): Uint8Array<ArrayBuffer> {
  const format = fileFormat(input)
  if (format === null) return literal(JSON.stringify(vedicDashaAnswer(sky, atlas, input)))
  const { cast, dashas, warnings } = castAsked(sky, atlas, input, input.levels ?? 1)
  const notes = { warnings, precision: usedPrecision(sky.sourceAt(cast.born.moment.jd)) }
  const { system, nowMs, language } = input
  const named = { system, nowMs, language: language ?? 'en', name: cast.name }
  return fileAnswer(notes, format === 'ics' ? dashaCalendar(dashas, named) : dashaTable(system, dashas))
}

function castAsked(sky: Sky, atlas: Atlas, input: DashaInput, lifeLevels = 1) {
  const vedic = castVedic(sky, atlas, input)
  const { cast } = vedic
  const dashas = castDashas(sky, atlas, vedic, { ...input, lifeLevels }, input.nowMs)
  return { cast, dashas, warnings: [...(input.warnings ?? []), ...warningsOf(cast), ...dashas.warnings] }
}
