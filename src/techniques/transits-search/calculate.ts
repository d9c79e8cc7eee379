import { ASPECTS, MAJOR_ASPECTS } from '../../astro/aspect.ts'
import { epochSecondOf, isoUtc, julianDayOf } from '../../astro/civil.ts'
import { type ExactTransit, exactTransits, type TransitSearch } from '../../astro/exact-transits.ts'
import { type EphemerisChoice, type Skies, type Sky, skyOfCharts, sourceBetween } from '../../astro/sky.ts'
import { type CastBirth, castBirth } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { warningsAbout } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { skyWarnings } from '../../contract/warnings.ts'
import { decimals, inCircle } from '../../wire/sky.ts'
import { natalSubject, ZODIAC_NAMES } from '../../wire/time-and-place.ts'
import type { TransitsSearchInput, TransitsSearchReply } from './schema.ts'

/** What a request searches. */
interface Searched {
  readonly cast: CastBirth
  readonly aspects: TransitSearch['aspects']
  readonly from: number
  readonly until: number
  /** A search for each body. */
  readonly searches: readonly TransitSearch[]
}

function searched(sky: Sky, atlas: Atlas, { natal, bodies, fromMs, untilMs }: TransitsSearchInput): Searched {
  const cast = castBirth(sky, atlas, natal, 'natal.')
  const { zodiac } = cast.terms
  const aspects = (natal.include_minor_aspects ? ASPECTS : MAJOR_ASPECTS).map(({ id, angle }) => ({ id, angle }))
  const points = cast.chart.points.map(({ name, longitude }) => ({ name, longitude }))
  const [from, until] = [julianDayOf(fromMs), julianDayOf(untilMs)]
  for (const [field, jd] of [
    ['range_start', from],
    ['range_end', until],
  ] as const)
    namingField(field, () => sky.positions(['sun'], jd, zodiac))
  const searches = bodies.map((body) => ({ body, zodiac, points, aspects, from, until }))
  return { cast, aspects, from, until, searches }
}

/** A part of a search, and the ephemeris that it may use. */
export interface TransitsPiece {
  readonly search: TransitSearch
  readonly ephemeris: EphemerisChoice
}

/** The parts of a search: a body each. Throws whatever the request is refused for. */
export const transitPieces = (sky: Sky, atlas: Atlas, input: TransitsSearchInput): readonly TransitsPiece[] =>
  searched(sky, atlas, input).searches.map((search) => ({ search, ephemeris: input.ephemeris }))

/** The exact aspects of a part. */
export const transitsOfPiece = (skies: Skies, { search, ephemeris }: TransitsPiece): readonly ExactTransit[] =>
  namingField('range_end', () => exactTransits(skyOfCharts(skies, ephemeris), search))

/** The answer of `POST /api/v1/transits/search`. */
export function transitsSearchAnswer(
  sky: Sky,
  atlas: Atlas,
  input: TransitsSearchInput,
  found: readonly (readonly ExactTransit[])[] | null,
): ReplyOf<typeof TransitsSearchReply> {
  const { cast, aspects, from, until, searches } = searched(sky, atlas, input)
  const all = found ?? searches.map((search) => namingField('range_end', () => exactTransits(sky, search)))
  const transits = all.flat().toSorted((a, b) => a.jd - b.jd)
  const longitudes = new Map(cast.chart.points.map(({ name, longitude }) => [name, longitude]))
  const warnings = [
    ...(input.warnings ?? []),
    ...warningsAbout('natal', cast),
    ...skyWarnings({ source: sourceBetween(sky, from, until), unknown: [], jd: from, lastJd: until }),
  ]
  return {
    meta: {
      transits_search: {
        range_start: isoUtc(input.fromMs),
        range_end: isoUtc(input.untilMs),
        bodies: [...input.bodies],
        aspects: aspects.map(({ id }) => id),
        count: transits.length,
        zodiac_type: ZODIAC_NAMES[cast.terms.zodiac.kind],
      },
    },
    natal_subject: natalSubject(cast, sky.deltaTDays(cast.born.moment.jd)),
    transits: transits.map(({ jd, body, point, aspect, retrograde, longitude }) => ({
      exact_utc: isoUtc(epochSecondOf(jd)),
      transit: body as TransitsSearchInput['bodies'][number],
      natal: point,
      aspect,
      retrograde,
      longitude_deg: degrees(longitude),
      natal_longitude_deg: degrees(longitudes.get(point)!),
    })),
    ...(warnings.length > 0 && { warnings }),
  }
}

const degrees = (longitude: number): number => inCircle(decimals(longitude, 7))
