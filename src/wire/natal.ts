import { ASPECTS } from '../astro/aspect.ts'
import type { Chart } from '../astro/chart.ts'
import { SIGNS, signIndex } from '../astro/sign.ts'
import type { StarPosition, Zodiac } from '../astro/sky.ts'
import type { Star } from '../astro/star.ts'
import type { VoidOfCourse } from '../astro/void-of-course.ts'
import { DEFAULT_NAME } from '../contract/birth.ts'
import type { NatalChartQuery, NatalChartRequest, SimpleNatalRequest } from '../contract/natal.ts'
import type { Corpus } from '../interpretation/corpus.ts'
import { aspectsSummary } from './aspect-reply.ts'
import type { Born } from './birth.ts'
import type { ByteWriter } from './bytes.ts'
import { writeAspects, writeHouses, writePoints } from './chart-json.ts'
import { confidenceOf, type Warning, warningsOf } from './confidence.ts'
import { decimals } from './decimals.ts'
import { momentReply } from './moment.ts'
import { compactChart } from './natal-compact.ts'
import { aspectsWithin, houseSystemOf } from './natal-plan.ts'
import { declinationReply, dominantsReply, patternsReply, stelliumsReply } from './natal-reply.ts'
import { chartPosition } from './point-reply.ts'
import { interpretationReply } from './reading.ts'
import { starInChart } from './star-reply.ts'
import { subjectReply } from './subject-reply.ts'
import { voidReply } from './void-reply.ts'

/** A chart with what was looked up for it. */
export interface Cast {
  readonly born: Born
  readonly chart: Chart
  readonly zodiac: Zodiac
  /** TT less UT in days. */
  readonly deltaTDays: number
}

export interface NatalExtras {
  /** The texts, where the request wants them. */
  readonly corpus: Corpus | null
  readonly stars: readonly (readonly [Star, StarPosition])[]
  readonly voidOfCourse: VoidOfCourse | null
  /** Longitudes of the Moon at the beginning and the end of a day of birth without a time. */
  readonly moonOfDay: readonly [number, number] | null
}

const DAY_SECONDS = 86_400

/** Writes the answer of `POST /api/v1/natal/calculate`. */
export function writeNatal(
  out: ByteWriter,
  { born, chart, zodiac, deltaTDays }: Cast,
  extras: NatalExtras,
  input: NatalChartRequest & NatalChartQuery,
): void {
  const houses = houseSystemOf(input)
  const subject = subjectReply(input.name ?? DEFAULT_NAME, born, {
    zodiac,
    houses: chart.houses?.system ?? houses,
    deltaTDays,
    ayanamsa: chart.ayanamsa,
  })
  const time = momentReply(born.moment, born.zone, deltaTDays * DAY_SECONDS)
  out.text(`{"subject":${JSON.stringify(subject)},"time":${JSON.stringify(time)},"planets":`)
  writePoints(out, chart.points, {
    speed: input.include_speed,
    dignity: input.include_dignity,
    declination: input.include_declination_aspects,
  })
  writeHouses(out, chart)
  out.text(',"aspects":')
  writeAspects(out, chart.aspects)
  const warnings = [...warningsOf(born, chart, houses), ...missing(input, born)]
  const rest = {
    aspects_summary: aspectsSummary(chart.aspects),
    confidence: confidenceOf(born, chart, houses),
    moon_phase: moonPhaseReply(chart),
    ...furtherReplies(chart, extras, input),
    ...(warnings.length > 0 && { warnings }),
  }
  out.text(`,${JSON.stringify(rest).slice(1)}`)
}

/** What is in an answer only when it is asked for. */
const furtherReplies = (
  chart: Chart,
  { stars, voidOfCourse, moonOfDay, corpus }: NatalExtras,
  input: NatalChartRequest & NatalChartQuery,
) => ({
  ...(moonOfDay && { moon_of_the_day: moonReply(moonOfDay) }),
  ...(voidOfCourse && { moon_void_of_course: voidReply(voidOfCourse, chart.jd, input.moon_void_definition) }),
  ...(input.include_stelliums && { stelliums: stelliumsReply(chart) }),
  ...(input.include_patterns && {
    aspect_patterns: patternsReply(chart, aspectsWithin(ASPECTS, input.orb_settings)),
  }),
  ...(input.include_dominants && { dominants: dominantsReply(chart, input.dominants_method) }),
  ...(input.include_declination_aspects && { declination_aspects: declinationReply(chart) }),
  ...(corpus && { interpretation: interpretationReply(chart, corpus) }),
  ...(stars.length > 0 && {
    fixed_stars: stars.map(([star, position]) => starInChart(star, position, chart, input.fixed_star_orb)),
  }),
})

/** The answer of `POST /natal`. */
export function compactReply({ born, chart, deltaTDays }: Cast, input: SimpleNatalRequest) {
  const { utc, local, offset, abbreviation, is_dst, timezone, timezone_data, local_mean_time, change } = momentReply(
    born.moment,
    born.zone,
    deltaTDays * DAY_SECONDS,
  )
  const warnings = warningsOf(born, chart, houseSystemOf(input))
  const { found, city, place } = born
  return {
    name: input.name ?? DEFAULT_NAME,
    datetime: local,
    place: {
      city: found ? [found.name, found.countryName].join(', ') : city,
      lat: place.latitude,
      lng: place.longitude,
    },
    time: { utc, offset, abbreviation, is_dst, timezone, timezone_data, local_mean_time, ...(change && { change }) },
    ...compactChart(chart),
    ...(warnings.length > 0 && { warnings }),
  }
}

const moonPhaseReply = ({ moonPhase }: Chart) => ({
  label: moonPhase.label,
  angle_deg: decimals(moonPhase.angle, 3),
  illumination: decimals(moonPhase.illumination, 4),
})

/** Without a time of birth nobody knows where within these the Moon stood. */
const moonReply = ([from, to]: readonly [number, number]) => ({
  from: chartPosition(from),
  to: chartPosition(to),
  signs: [...new Set([from, to].map((longitude) => SIGNS[signIndex(longitude)]!.id))],
})

const NEED_TIME: readonly string[] = ['asc', 'mc', 'ic', 'dc', 'vertex', 'part_of_fortune', 'part_of_spirit']

/** What was asked for and can't be given. */
function missing(input: NatalChartRequest, { timeKnown }: Born): Warning[] {
  const without = timeKnown ? [] : (input.include_features ?? []).filter((feature) => NEED_TIME.includes(feature))
  return [
    ...(without.length > 0
      ? [{ code: 'time_required', message: `Left out, since they need a time of birth: ${without.join(', ')}` }]
      : []),
  ]
}
