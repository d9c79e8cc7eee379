import type { Chart } from '../../astro/chart.ts'
import type { FullNatalChart, NatalDetails } from '../../calculation/charting/natal.ts'
import type { NatalChartRequest } from '../../contract/natal.ts'
import { READING_LANGUAGE } from '../../languages/language.ts'
import { aspectsSummary } from '../aspect-reply.ts'
import { type ByteWriter, literal } from '../bytes.ts'
import { birthTimeReply } from '../moment.ts'
import { moonPhaseReply } from '../moon-phase.ts'
import { voidReply } from '../void-reply.ts'
import { compactReply } from './compact.ts'
import { declinationReply, dominantsReply, figuresReply, moonReply, stelliumsReply } from './figures.ts'
import { writeAspects, writeHouses, writePoints } from './rows.ts'
import { starReply } from './star.ts'
import { subjectReply } from './subject.ts'

const DAY_SECONDS = 86_400

/** The answer of `POST /api/v1/natal/calculate`. */
export function natalAnswer(
  out: ByteWriter,
  natal: FullNatalChart,
  request: NatalChartRequest,
): Uint8Array<ArrayBuffer> {
  const { cast, deltaTDays, day, warnings, details } = natal
  if (!details) return literal(JSON.stringify(compactReply(natal)))
  const { chart } = cast
  const subject = subjectReply(cast, deltaTDays)
  const time = birthTimeReply(cast, deltaTDays * DAY_SECONDS)
  out.text(`{"subject":${JSON.stringify(subject)},"time":${JSON.stringify(time)},"planets":`)
  writePoints(out, chart.points, {
    speed: request.include_speed,
    dignity: request.include_dignity,
    declination: request.include_declination_aspects,
  })
  writeHouses(out, chart)
  out.text(',"aspects":')
  writeAspects(out, chart.aspects)
  const rest = {
    aspects_summary: aspectsSummary(chart.aspects),
    confidence: details.confidence,
    moon_phase: moonPhaseReply(chart.moonPhase),
    ...(day?.['moon'] && { moon_of_the_day: moonReply(day['moon']) }),
    ...detailsReply(details, chart, request),
    ...(warnings.length > 0 && { warnings }),
  }
  out.text(`,${JSON.stringify(rest).slice(1)}`)
  return out.take()
}

/** The optional members, on request. */
const detailsReply = (details: NatalDetails, chart: Chart, request: NatalChartRequest) => ({
  ...(details.voidOfCourse && {
    moon_void_of_course: voidReply(details.voidOfCourse, chart.jd, request.moon_void_definition),
  }),
  ...(details.stelliums && { stelliums: stelliumsReply(details.stelliums) }),
  ...(details.figures && { aspect_patterns: figuresReply(details.figures) }),
  ...(details.dominants && { dominants: dominantsReply(details.dominants, request.dominants_method) }),
  ...(details.declinationAspects && { declination_aspects: declinationReply(details.declinationAspects) }),
  ...(details.texts && { interpretation: { language: READING_LANGUAGE, ...details.texts } }),
  ...(details.stars.length > 0 && { fixed_stars: details.stars.map(starReply) }),
})
