import { DAY_MS, isoCivilDate, julianDayOf } from '../../astro/civil.ts'
import { signIndex } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import { aspectsSign, houseFrom } from '../../astro/vedic/dignity.ts'
import {
  favourableHouses,
  SATURN_REACH_DAYS,
  type SaturnPassage,
  type SaturnPassageKind,
  type Stay,
  saturnPassages,
} from '../../astro/vedic/gochar.ts'
import type { Graha } from '../../astro/vedic/names.ts'
import { localDate, startOfDay } from '../../astro/zone.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { type CastGochar, castGochar, staysOf } from '../../calculation/charting/vedic/gochar.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { parseDate } from '../../contract/sky/sky-events.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { SATURN_YEARS_MAX } from '../../contract/vedic/gochar.ts'
import { Refusal } from '../../platform/errors.ts'
import { signOf } from '../../wire/vedic/chart.ts'
import { gocharEcho, gocharMeta, polarityOf, spanOf } from '../../wire/vedic/gochar.ts'
import { localTime, transitFacts } from '../../wire/vedic/transit-facts.ts'
import type { VedicGocharInsightsInput, VedicGocharInsightsReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicGocharInsightsReply>

const YEAR_MS = 365.25 * DAY_MS
const LIFE_MS = SATURN_YEARS_MAX * YEAR_MS

/** The answer of `POST /api/v2/vedic/gochar/timeline/insights`. */
export function gocharInsightsAnswer(sky: Sky, atlas: Atlas, input: VedicGocharInsightsInput): Reply {
  const gochar = castGochar(sky, atlas, input)
  const factsOf = transitFacts(gochar)
  const insights = gochar.transits.flatMap(({ graha, stays }) =>
    stays.map((stay) => ({ ...insightOf(gochar, graha, stay), ...factsOf(graha, stay, true) })),
  )
  const { start, end, of } = saturnLife(sky, gochar, input)
  return {
    meta: gocharMeta(input, gochar, 'vedic/gochar/timeline/insights', 'orrery_gochar_insights_v1', insights.length),
    input: gocharEcho(input, gochar, sky.deltaTDays(gochar.vedic.cast.born.moment.jd)),
    insights,
    sade_sati: of('sade_sati'),
    dhaiya: [...of('ardhashtama'), ...of('ashtama')].toSorted((one, other) =>
      one.start_datetime < other.start_datetime ? -1 : 1,
    ),
    saturn_range: { start: isoCivilDate(start), end: isoCivilDate(end) },
    ...(gochar.warnings.length > 0 && { warnings: gochar.warnings }),
  }
}

function insightOf(gochar: CastGochar, graha: Graha, stay: Stay) {
  const { moonSign, lagnaSign, vedic } = gochar
  const house = houseFrom(moonSign, stay.sign)
  const { sign, sign_id } = signOf(stay.sign * 30)
  const natal = (test: (natalSign: number) => boolean): readonly Graha[] =>
    vedic.grahas.flatMap((each) => (test(signIndex(each.longitude)) ? [each.graha] : []))
  const favourable = favourableHouses(graha, gochar.rules.nodeHouses)
  const polarity = polarityOf(favourable, house)
  return {
    transit_planet: graha,
    sign,
    sign_id,
    ...spanOf(gochar, stay),
    house_from_moon: house,
    house_from_lagna: lagnaSign === null ? null : houseFrom(lagnaSign, stay.sign),
    polarity,
    favorable_houses: favourable,
    aspects: natal((natalSign) => aspectsSign(graha, stay.sign, natalSign)),
    with: natal((natalSign) => natalSign === stay.sign),
    summary: `${graha} in ${sign} is in house ${house} from the natal Moon: ${polarity}, because the favorable houses of ${graha} are ${favourable.join(', ')}.`,
  }
}

/** The passages of Saturn between two dates, whole. Dates are midnights as if they were UTC. */
function saturnLife(sky: Sky, gochar: CastGochar, input: VedicGocharInsightsInput) {
  const { vedic, zone, moonSign } = gochar
  const start = input.saturn.start
    ? (parseDate(input.saturn.start) as number)
    : localDate(zone, vedic.cast.born.moment.epochMs)
  const end = input.saturn.end ? (parseDate(input.saturn.end) as number) : start + LIFE_MS
  const named = input.saturn.start ? 'saturn_start' : 'the birth'
  const wrong = (message: string) => new Refusal('invalid_input', { field: 'saturn_end', message })
  if (end < start) throw wrong(`Must not be before ${named}, ${isoCivilDate(start)}`)
  if (end - start > LIFE_MS)
    throw wrong(`Must be at most ${SATURN_YEARS_MAX} years after ${named}, ${isoCivilDate(start)}`)
  const [from, until] = [start, end + DAY_MS].map((civilMs) => julianDayOf(startOfDay(zone, civilMs)))
  const field = input.saturn.start ? 'saturn_start' : 'year'
  const stays = namingField(field, () =>
    staysOf(sky, vedic, input.ayanamsha, 'Saturn', from! - SATURN_REACH_DAYS, until! + SATURN_REACH_DAYS),
  )
  const of = (kind: SaturnPassageKind) =>
    saturnPassages(kind, moonSign, stays)
      .filter((passage) => passage.end > from! && passage.start < until!)
      .map((passage) => passageOf(gochar, passage))
  return { start, end, of }
}

function passageOf(gochar: CastGochar, { kind, start, end, phases }: SaturnPassage): Reply['sade_sati'][number] {
  const { from, until, moonSign } = gochar
  return {
    kind,
    start_datetime: localTime(gochar, start),
    end_datetime: localTime(gochar, end),
    is_active: phases.some((phase) => phase.end > from && phase.start < until),
    phases: phases.map(({ phase, sign, start: begins, end: ends, entersRetrograde, leavesRetrograde }) => ({
      phase,
      house_from_moon: houseFrom(moonSign, sign),
      ...signOf(sign * 30),
      start_datetime: localTime(gochar, begins),
      end_datetime: localTime(gochar, ends),
      enters_retrograde: entersRetrograde,
      leaves_retrograde: leavesRetrograde,
    })),
  }
}
