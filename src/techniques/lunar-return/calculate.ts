import { separation } from '../../astro/angle.ts'
import { type AspectHit, crossAspects } from '../../astro/aspect.ts'
import { POINT_NAMES } from '../../astro/body-names.ts'
import { type Chart, moversOf } from '../../astro/chart.ts'
import { isoLocal, isoUtc } from '../../astro/civil.ts'
import { HOUSE_SYSTEMS } from '../../astro/house.ts'
import type { Sky } from '../../astro/sky.ts'
import { placeWarnings } from '../../calculation/charting/birth-warnings.ts'
import { type CastBirth, castBirth, castLike } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { housesIn, momentBetween } from '../../calculation/charting/rings.ts'
import { secondWarnings, warningsAbout } from '../../calculation/charting/warnings.ts'
import type { ChartWarning } from '../../contract/charts/reply.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import type { ByteWriter } from '../../wire/bytes.ts'
import { writeHouses, writePoints } from '../../wire/natal/rows.ts'
import { aspectsSummary, decimals, hundredths, printed } from '../../wire/sky.ts'
import { birthTimeReply, locationReply, momentReply, ZODIAC_NAMES } from '../../wire/time-and-place.ts'
import { type Returns, RING, returnsOf } from './returns.ts'
import type { LunarReturnInput, LunarReturnReply } from './schema.ts'

/** The returns of an input, with the chart of each. */
interface ReturnCharts {
  readonly cast: CastBirth
  readonly returns: Returns
  readonly charts: readonly Chart[]
}

function returnCharts(sky: Sky, atlas: Atlas, input: LunarReturnInput): ReturnCharts {
  const cast = castBirth(sky, atlas, input.natal, 'natal.')
  const returns = returnsOf(sky, atlas, cast, input)
  const place = cast.born.timeKnown ? returns.where : null
  const charts = namingField(returns.field, () => returns.jds.map((jd) => castLike(sky, cast, jd, place)))
  return { cast, returns, charts }
}

/** The answer of `POST /api/v1/western/returns/calculate`. */
export function lunarReturnAnswer(
  out: ByteWriter,
  sky: Sky,
  atlas: Atlas,
  input: LunarReturnInput,
): Uint8Array<ArrayBuffer> {
  const found = returnCharts(sky, atlas, input)
  const [first, ...further] = found.charts
  out.text(`${JSON.stringify(headReply(sky, found)).slice(0, -1)},`)
  writeReturn(out, sky, found, first!)
  for (const [index, chart] of further.entries()) {
    out.text(index === 0 ? ',"further_returns":[{' : ',{')
    writeReturn(out, sky, found, chart)
    out.text('}')
  }
  const warnings = warningsAboutAll(found, input)
  const rest = warnings.length > 0 ? `,"warnings":${JSON.stringify(warnings)}` : ''
  out.text(`${further.length > 0 ? ']' : ''}${rest}}`)
  return out.take()
}

/** What holds for several returns is said once. */
function warningsAboutAll({ cast, returns, charts }: ReturnCharts, input: LunarReturnInput): readonly ChartWarning[] {
  const beside = [...placeWarnings(returns.where), ...returns.warnings]
  const all: readonly ChartWarning[] = [
    ...(input.warnings ?? []),
    ...warningsAbout('natal', cast),
    ...charts.flatMap((chart) => secondWarnings(RING, chart, cast.terms.houses, beside)),
  ]
  return [...new Map(all.map((warning) => [JSON.stringify(warning), warning])).values()]
}

const DAY_SECONDS = 86_400

type Reply = ReplyOf<typeof LunarReturnReply>
const BARE = { speed: false, dignity: false, declination: false } as const

function headReply(sky: Sky, { cast, returns: { where, from, jds } }: ReturnCharts): Partial<Reply> {
  const { born } = cast
  const { epochMs, offsetSeconds } = momentBetween(where, jds[0])
  return {
    meta: {
      lunar_return: {
        body: 'moon',
        search_start: isoUtc(momentBetween(where, from).epochMs),
        exact_moment_utc: isoUtc(epochMs),
        exact_moment_local: isoLocal(epochMs, offsetSeconds),
      },
    },
    natal_subject: {
      name: cast.name,
      datetime: isoLocal(born.moment.epochMs, born.moment.offsetSeconds),
      location: locationReply(born),
      time: birthTimeReply(cast, sky.deltaTDays(born.moment.jd) * DAY_SECONDS),
    },
    location: locationReply(where),
  }
}

/** The members of one return. */
function writeReturn(out: ByteWriter, sky: Sky, { cast, returns: { where } }: ReturnCharts, chart: Chart): void {
  const { jd, source, aspects } = chart
  const time = momentReply(momentBetween(where, jd), where.zone, sky.deltaTDays(jd) * DAY_SECONDS, source)
  out.text(`"time":${JSON.stringify(time)},"settings":${JSON.stringify(settingsReply(cast, chart))},"planets":`)
  writePoints(out, chart.points, BARE)
  writeHouses(out, chart)
  const rest = {
    aspects: aspects.map(aspectReply),
    aspects_summary: aspectsSummary(aspects),
    natal_comparison: comparisonReply(cast, chart),
  } satisfies Partial<Reply>
  out.text(`,${JSON.stringify(rest).slice(1, -1)}`)
}

const settingsReply = ({ born, terms: { zodiac } }: CastBirth, { houses, ayanamsa }: Chart): Reply['settings'] => ({
  ...(houses && { house_system: houses.system, house_system_name: HOUSE_SYSTEMS[houses.system].name }),
  zodiac_type: ZODIAC_NAMES[zodiac.kind],
  ...(zodiac.kind === 'sidereal' && { sidereal_ayanamsa: zodiac.ayanamsa, ayanamsa_deg: decimals(ayanamsa!, 7) }),
  time_known: born.timeKnown,
})

const aspectReply = ({ a, b, aspect, orb, applying }: AspectHit): Reply['aspects'][number] => ({
  p1_id: a,
  p1_name: POINT_NAMES[a]!,
  p2_id: b,
  p2_name: POINT_NAMES[b]!,
  type: aspect.id,
  orb: hundredths(orb),
  deg: aspect.angle,
  is_major: aspect.major,
  is_applying: applying,
})

/** A return beside the natal chart, whose points stand still. */
function comparisonReply({ chart: natal, terms }: CastBirth, chart: Chart) {
  const still = moversOf(natal.points).map((point) => ({ ...point, speed: 0 }))
  const houses = housesIn(natal, chart)
  return {
    aspects: crossAspects(moversOf(chart.points), still, terms.aspects).map(aspectReply),
    ...(houses && {
      house_overlay: chart.points.map(({ name }, index) => ({ planet: name, natal_house: houses[index]! })),
    }),
    ...(natal.angles && { angularity: angularity(natal.angles, chart, terms) }),
  }
}

const CORNERS = ['asc', 'mc', 'ic', 'dc'] as const

/** The bodies of a return at natal angles, within the orb of a conjunction. Orbs are those of printed longitudes. */
function angularity(angles: NonNullable<Chart['angles']>, { points }: Chart, { aspects }: CastBirth['terms']) {
  const most = aspects.find(({ id }) => id === 'conjunction')!.orb
  return points
    .filter(({ body }) => body !== null)
    .flatMap(({ name, longitude }) =>
      CORNERS.map((angle) => ({
        planet: name,
        angle,
        orb: hundredths(separation(printed(longitude), printed(angles[angle]))),
      })),
    )
    .filter(({ orb }) => orb <= most)
}
