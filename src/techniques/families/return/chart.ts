import { separation } from '../../../astro/angle.ts'
import { type AspectHit, crossAspects } from '../../../astro/aspect.ts'
import { POINT_NAMES } from '../../../astro/body-names.ts'
import { type Chart, moversOf } from '../../../astro/chart.ts'
import { HOUSE_SYSTEMS } from '../../../astro/house.ts'
import type { Sky } from '../../../astro/sky.ts'
import { placeWarnings } from '../../../calculation/charting/birth-warnings.ts'
import type { CastBirth } from '../../../calculation/charting/cast.ts'
import type { Located } from '../../../calculation/charting/place.ts'
import { housesIn, momentBetween } from '../../../calculation/charting/rings.ts'
import { secondWarnings, type Warning, warningsAbout } from '../../../calculation/charting/warnings.ts'
import type { ChartWarning } from '../../../contract/charts/reply.ts'
import type { ReturnAspect, ReturnChart, ReturnHead } from '../../../contract/charts/return-reply.ts'
import type { ReplyOf } from '../../../contract/reply.ts'
import type { ByteWriter } from '../../../wire/bytes.ts'
import { writeHouses, writePoints } from '../../../wire/natal/rows.ts'
import { aspectsSummary, decimals, hundredths, printed } from '../../../wire/sky.ts'
import { locationReply, momentReply, natalSubject, ZODIAC_NAMES } from '../../../wire/time-and-place.ts'

const DAY_SECONDS = 86_400
const BARE = { speed: false, dignity: false, declination: false } as const

/** The birth and the place of returns. */
export const returnHead = (sky: Sky, cast: CastBirth, where: Located): ReplyOf<typeof ReturnHead> => ({
  natal_subject: natalSubject(cast, sky.deltaTDays(cast.born.moment.jd)),
  location: locationReply(where),
})

/** The warnings about a birth and its returns. What holds for several returns is said once. */
export function returnWarnings(
  ring: string,
  cast: CastBirth,
  where: Located,
  charts: readonly Chart[],
  further: readonly Warning[],
): readonly ChartWarning[] {
  const beside = [...placeWarnings(where), ...further]
  const all: readonly ChartWarning[] = [
    ...warningsAbout('natal', cast),
    ...charts.flatMap((chart) => secondWarnings(ring, chart, cast.terms.houses, beside)),
  ]
  return [...new Map(all.map((warning) => [JSON.stringify(warning), warning])).values()]
}

type Reply = ReplyOf<typeof ReturnChart>

/** A return that is written: its chart, the birth, the place, and the decimals of its positions. */
export interface WrittenReturn {
  readonly cast: CastBirth
  readonly where: Located
  readonly chart: Chart
  readonly decimals: number
}

/** Writes the members of one return: its time, its chart, and its comparison with the natal chart. */
export function writeReturn(out: ByteWriter, sky: Sky, { cast, where, chart, decimals: digits }: WrittenReturn): void {
  const { jd, source, aspects } = chart
  const time = momentReply(momentBetween(where, jd), where.zone, sky.deltaTDays(jd) * DAY_SECONDS, source)
  out.text(`"time":${JSON.stringify(time)},"settings":${JSON.stringify(settingsReply(cast, chart))},"planets":`)
  writePoints(out, chart.points, { ...BARE, decimals: digits })
  writeHouses(out, chart, digits)
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

const aspectReply = ({ a, b, aspect, orb, applying }: AspectHit): ReplyOf<typeof ReturnAspect> => ({
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
