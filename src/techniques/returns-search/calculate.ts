import { isoUtc } from '../../astro/civil.ts'
import { evaluationsOf, type LongitudeSearch, longitudeAt, longitudeTimes } from '../../astro/longitude-search.ts'
import { loopSpan, numbered, type ReturnTarget, returnSearch } from '../../astro/returns.ts'
import type { Crossing } from '../../astro/search.ts'
import { type EphemerisChoice, type Skies, type Sky, skyOfCharts, sourceBetween } from '../../astro/sky.ts'
import { placeWarnings } from '../../calculation/charting/birth-warnings.ts'
import { type CastBirth, castBirth } from '../../calculation/charting/cast.ts'
import { type Atlas, type Located, locateOr } from '../../calculation/charting/place.ts'
import { momentBetween } from '../../calculation/charting/rings.ts'
import { isoMoment } from '../../calculation/charting/transit-moment.ts'
import { dateWarnings, type Warning, warningsAbout } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { skyWarnings } from '../../contract/warnings.ts'
import { Refusal } from '../../platform/errors.ts'
import { decimals } from '../../wire/sky.ts'
import { ZODIAC_NAMES } from '../../wire/time-and-place.ts'
import { returnHead } from '../families/return/chart.ts'
import { askedReply, checkConverse, mirrored, momentOfReturn, targetOf } from '../families/return/target.ts'
import { uncertainReturn } from '../families/return/uncertainty.ts'
import type { ReturnsSearchInput, ReturnsSearchReply } from './schema.ts'

/** What a request searches. */
interface SpanOfReturns {
  readonly cast: CastBirth
  readonly where: Located
  readonly target: ReturnTarget
  /** Julian days in UT: those of the request, or as long before the birth. */
  readonly from: number
  readonly until: number
  readonly isConverse: boolean
  /** The search of the span with a loop more on either side. */
  readonly search: LongitudeSearch
  readonly warnings: readonly Warning[]
}

function spanOf(sky: Sky, atlas: Atlas, input: ReturnsSearchInput): SpanOfReturns {
  const cast = castBirth(sky, atlas, input.natal, 'natal.')
  const { return_city: city, return_lat: lat, return_lng: lng, tz_str } = input
  const located = locateOr(cast.born, { city, lat, lng, tz_str }, atlas, 'return_city')
  const [start, end] = (['range_start', 'range_end'] as const).map((field) =>
    isoMoment(input[field], located, atlas, field),
  ) as [ReturnType<typeof isoMoment>, ReturnType<typeof isoMoment>]
  if (end.moment.jd <= start.moment.jd)
    throw new Refusal('invalid_input', { field: 'range_end', message: 'Must be after range_start' })
  const target = targetOf(cast, input)
  const isConverse = input.direction === 'converse'
  if (isConverse) checkConverse(target, start.moment.jd, 'range_start')
  const ends = [start.moment.jd, end.moment.jd].map((jd) => (isConverse ? mirrored(target, jd) : jd))
  for (const [index, field] of (['range_start', 'range_end'] as const).entries())
    namingField(field, () => longitudeAt(sky, target.body, ends[index]!, target.zodiac))
  const from = Math.min(...ends)
  const until = Math.max(...ends)
  const warnings = [
    ...dateWarnings(start.moment.change, 'range_start'),
    ...start.warnings,
    ...dateWarnings(end.moment.change, 'range_end'),
    ...end.warnings,
    ...placeWarnings(end.where),
    ...skyWarnings({ source: sourceBetween(sky, from, until), unknown: [], jd: from, lastJd: until }),
  ]
  const search = returnSearch(sky, target, ...loopSpan(sky, target.body, from, until))
  return { cast, where: end.where, target, from, until, isConverse, search, warnings }
}

/** A part of a search, and the ephemeris that it may use. */
export interface SearchPiece {
  readonly search: LongitudeSearch
  readonly ephemeris: EphemerisChoice
}

/** Positions of a piece: it takes some hundredths of a second. */
const PIECE_EVALUATIONS = 2_000

/** The pieces of a long search. They adjoin, and a meeting belongs to the piece that begins with it. */
export function searchPieces(sky: Sky, atlas: Atlas, input: ReturnsSearchInput): readonly SearchPiece[] {
  const { search } = spanOf(sky, atlas, input)
  const { from, until } = search
  const count = Math.ceil(evaluationsOf(search.body, until - from, search.longitudes.length) / PIECE_EVALUATIONS)
  const at = (index: number): number => (index === count ? until : from + ((until - from) * index) / count)
  return Array.from({ length: count }, (_, index) => ({
    search: { ...search, from: at(index), until: at(index + 1) },
    ephemeris: input.ephemeris,
  }))
}

/** The meetings of a piece. */
export const foundMeetings = (skies: Skies, { search, ephemeris }: SearchPiece): readonly Crossing[] =>
  namingField('range_end', () => longitudeTimes(skyOfCharts(skies, ephemeris), search))

/** The answer of `POST /api/v1/western/returns/search`. */
export function returnsSearchAnswer(
  sky: Sky,
  atlas: Atlas,
  input: ReturnsSearchInput,
  found: readonly (readonly Crossing[])[] | null,
): ReplyOf<typeof ReturnsSearchReply> {
  const { cast, where, target, from, until, isConverse, search, warnings } = spanOf(sky, atlas, input)
  const meetings = found ? found.flat() : namingField('range_end', () => longitudeTimes(sky, search))
  const inSpan = numbered(target, search.longitudes, meetings).filter(({ jd }) => jd >= from && jd < until)
  const returns = isConverse ? inSpan.toReversed() : inSpan
  const [start, end] = isConverse ? [mirrored(target, until), mirrored(target, from)] : [from, until]
  const uncertain = uncertainReturn(
    sky,
    cast,
    target.body,
    target.zodiac,
    returns.map(({ jd }) => jd),
  )
  const said = [
    ...(input.warnings ?? []),
    ...warningsAbout('natal', cast),
    ...[...warnings, ...uncertain].map((warning) => ({ of: 'return', ...warning })),
  ]
  const { ayanamsa } = cast.chart
  return {
    meta: {
      returns_search: {
        ...askedReply(sky, cast, input),
        range_start: isoUtc(momentBetween(where, start).epochMs),
        range_end: isoUtc(momentBetween(where, end).epochMs),
        count: returns.length,
        zodiac_type: ZODIAC_NAMES[cast.terms.zodiac.kind],
        ...(ayanamsa !== null && { ayanamsa_deg: decimals(ayanamsa, 7) }),
      },
    },
    ...returnHead(sky, cast, where),
    returns: returns.map((each) => momentOfReturn(sky, cast, input, where, each)),
    ...(said.length > 0 && { warnings: said }),
  }
}
