import type { DeclinationAspect } from '../../astro/aspect.ts'
import { PLANETS } from '../../astro/body.ts'
import type { Chart } from '../../astro/chart.ts'
import type { Dominants } from '../../astro/dominants.ts'
import type { Stelliums } from '../../astro/patterns.ts'
import {
  degreesInSign,
  ELEMENTS,
  elementOf,
  MODES,
  modeOf,
  rulerOf,
  SIGNS,
  signIndex,
  type Tradition,
} from '../../astro/sign.ts'
import type {
  Figure,
  FramedPoint,
  FullNatalChart,
  NatalChart,
  NatalDetails,
  StarInChart,
} from '../../calculation/charting/natal.ts'
import type { NatalChartRequest } from '../../contract/births/natal.ts'
import type { NatalChartReply } from '../../contract/births/natal-reply.ts'
import type { SimpleNatalReply } from '../../contract/births/simple-natal-reply.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { READING_LANGUAGE } from '../../languages/language.ts'
import { type ByteWriter, literal } from '../bytes.ts'
import { frameNumber } from '../frames.ts'
import { aspectsSummary, chartPosition, decimals, moonPhaseReply, voidReply } from '../sky.ts'
import { birthTimeReply, subjectReply } from '../time-and-place.ts'
import { partsReply } from './parts.ts'
import { writeAspects, writeHouses, writePoints } from './rows.ts'

const DAY_SECONDS = 86_400

type Reply = ReplyOf<typeof NatalChartReply>

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
    decimals: request.decimals,
  })
  writeHouses(out, chart, request.decimals)
  out.text(',"aspects":')
  writeAspects(out, chart.aspects)
  const rest = {
    aspects_summary: aspectsSummary(chart.aspects),
    confidence: details.confidence,
    moon_phase: moonPhaseReply(chart.moonPhase),
    ...(day?.['moon'] && { moon_of_the_day: moonReply(day['moon'], request.decimals) }),
    ...detailsReply(details, chart, request),
    ...(warnings.length > 0 && { warnings }),
  } satisfies Partial<Reply>
  out.text(`,${JSON.stringify(rest).slice(1)}`)
  return out.take()
}

/** The optional members, on request. */
const detailsReply = (details: NatalDetails, chart: Chart, request: NatalChartRequest): Partial<Reply> => ({
  ...(details.voidOfCourse && {
    moon_void_of_course: voidReply(details.voidOfCourse, chart.jd, request.moon_void_definition),
  }),
  ...(details.stelliums && { stelliums: stelliumsReply(details.stelliums) }),
  ...(details.figures && { aspect_patterns: figuresReply(details.figures) }),
  ...(details.dominants && { dominants: dominantsReply(details.dominants, request.dominants_method) }),
  ...(details.declinationAspects && { declination_aspects: declinationReply(details.declinationAspects) }),
  ...partsReply(details.parts, request),
  ...(details.texts && { interpretation: { language: READING_LANGUAGE, ...details.texts } }),
  ...(details.framed.length > 0 && { frames: details.framed.map(framedReply) }),
  ...(details.stars.length > 0 && { fixed_stars: details.stars.map((star) => starReply(star, request.decimals)) }),
})

const framedReply = ({ id, variant, values }: FramedPoint) => ({
  id,
  ...(variant && { variant }),
  ...Object.fromEntries(values.map(([name, column, value]) => [name, frameNumber(column, value)])),
})

const figuresReply = (figures: readonly Figure[]): Reply['aspect_patterns'] =>
  figures.map(({ kind, bodies, apex, widestOrb, element, mode }) => ({
    type: kind,
    bodies,
    ...(apex && { apex }),
    ...(kind === 'grand_trine' && { element }),
    ...((kind === 't_square' || kind === 'grand_cross') && { mode }),
    widest_orb: decimals(widestOrb, 2),
  }))

const stelliumsReply = ({ signs, houses }: Stelliums): Reply['stelliums'] => ({
  signs: signs.map(({ sign, bodies }) => ({
    sign: SIGNS[sign]!.abbreviation,
    sign_id: SIGNS[sign]!.id,
    count: bodies.length,
    bodies,
  })),
  houses: houses.map(({ house, bodies }) => ({ house, count: bodies.length, bodies })),
})

const declinationReply = (found: readonly DeclinationAspect[]): Reply['declination_aspects'] =>
  found.map(({ a, b, kind, orb }) => ({ p1: a, p2: b, type: kind, orb: decimals(orb, 2) }))

function dominantsReply({ elements, modes, polarities, signs, planets, chartRuler }: Dominants, tradition: Tradition) {
  return {
    method: tradition,
    elements: rounded(elements),
    modes: rounded(modes),
    polarities: rounded(polarities),
    signs: signs.map(({ sign, share }) => ({ sign_id: SIGNS[sign]!.id, share: decimals(share, 4) })),
    planets: planets.map(({ id, score }) => ({ id, score: decimals(score, 2) })),
    strongest: {
      element: strongest(elements),
      mode: strongest(modes),
      sign_id: SIGNS[signs[0]!.sign]!.id,
      planet: planets[0]!.id,
    },
    ...(chartRuler && { chart_ruler: chartRuler }),
  }
}

type Shares = Readonly<Record<string, number>>

const rounded = (shares: Shares) =>
  Object.fromEntries(Object.entries(shares).map(([key, share]) => [key, decimals(share, 4)]))

const strongest = (shares: Shares): string => Object.entries(shares).sort(([, a], [, b]) => b - a)[0]![0]

/** The Moon of a birth without a time: its positions at the beginning and the end of the day, and the signs between. */
const moonReply = ([from, to]: readonly [number, number], places: number) => ({
  from: chartPosition(from, places),
  to: chartPosition(to, places),
  signs: [...new Set([from, to].map((longitude) => SIGNS[signIndex(longitude)]!.id))],
})

/** A fixed star and the points of the chart near it. */
const starReply = ({ star, position, conjunctions }: StarInChart, places: number) => ({
  id: star.id,
  name: star.name,
  designation: star.designation,
  ...chartPosition(position.longitude, places),
  latitude_deg: decimals(position.latitude, 7),
  declination_deg: decimals(position.declination, 7),
  magnitude: position.magnitude,
  conjunctions: conjunctions.map(({ id, orb }) => ({ id, orb: decimals(orb, 2) })),
})

/** The answer of `POST /natal`. */
export function compactReply({ cast, deltaTDays, warnings }: NatalChart): ReplyOf<typeof SimpleNatalReply> {
  const { name, born, chart } = cast
  const { utc, local, offset, abbreviation, is_dst, timezone, timezone_data, local_mean_time, ...time } =
    birthTimeReply(cast, deltaTDays * DAY_SECONDS)
  const { change, other_clocks, other_calendar, ephemeris } = time
  const { found, city, place } = born
  return {
    name,
    datetime: local,
    place: {
      city: found ? [found.name, found.countryName].join(', ') : city,
      lat: place.latitude,
      lng: place.longitude,
    },
    time: {
      utc,
      offset,
      abbreviation,
      is_dst,
      timezone,
      timezone_data,
      local_mean_time,
      ephemeris,
      ...(change && { change }),
      ...(other_clocks && { other_clocks }),
      ...(other_calendar && { other_calendar }),
    },
    ...compactChart(chart),
    ...(warnings.length > 0 && { warnings }),
  }
}

/** A chart for a card or a chatbot: signs, houses, and counts over the ten planets. */
function compactChart({ points, angles, houses, moonPhase }: Chart) {
  const signOf = (longitude: number) => SIGNS[signIndex(longitude)]!
  const longitudeOf = (id: string): number => points.find((point) => point.id === id)!.longitude
  const signs = PLANETS.map((id) => signIndex(longitudeOf(id)))
  const counted = <Key extends string>(keys: readonly Key[], of: (sign: number) => Key) =>
    Object.fromEntries(keys.map((key) => [key, signs.filter((sign) => of(sign) === key).length]))
  return {
    sun: signOf(longitudeOf('sun')).name,
    moon: signOf(longitudeOf('moon')).name,
    ...(angles && {
      rising: signOf(angles.asc).name,
      midheaven: signOf(angles.mc).name,
      chart_ruler: rulerOf(signIndex(angles.asc), 'modern'),
    }),
    planets: Object.fromEntries(
      points.map(({ name, longitude, speed, house }) => [
        name,
        {
          sign: signOf(longitude).name,
          deg: decimals(Math.min(degreesInSign(longitude), 29.99), 2),
          ...(house !== null && { house }),
          ...(speed < 0 && { retrograde: true as const }),
        },
      ]),
    ),
    ...(houses && {
      houses: Object.fromEntries(houses.cusps.map((cusp, index) => [index + 1, signOf(cusp).name])),
    }),
    elements: counted(ELEMENTS, elementOf),
    modes: counted(MODES, modeOf),
    moon_phase: moonPhase.label,
  }
}
