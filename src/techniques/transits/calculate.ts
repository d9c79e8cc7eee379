import { normalise, separation } from '../../astro/angle.ts'
import { ASPECTS, type AspectHit, crossAspects, MAJOR_ASPECTS } from '../../astro/aspect.ts'
import type { Body } from '../../astro/body.ts'
import { defaultBodies } from '../../astro/body-names.ts'
import { type Chart, type ChartPoint, chart, moversOf } from '../../astro/chart.ts'
import { epochSecondOf, isoLocal, isoUtc } from '../../astro/civil.ts'
import { houseOf } from '../../astro/house.ts'
import type { Moment } from '../../astro/moment.ts'
import type { ClockDoubt } from '../../astro/other-clocks.ts'
import { type Passage, passages } from '../../astro/passages.ts'
import type { EphemerisSource, Skies, Sky, Zodiac } from '../../astro/sky.ts'
import type { Zone } from '../../astro/zone.ts'
import { birthClock, bornOf } from '../../calculation/charting/birth.ts'
import { placeWarnings } from '../../calculation/charting/birth-warnings.ts'
import { aspectsWithin, type CastBirth, castBorn, chartTerms } from '../../calculation/charting/cast.ts'
import { type Atlas, type Located, locate } from '../../calculation/charting/place.ts'
import { transitMoment } from '../../calculation/charting/transit-moment.ts'
import { clockWarnings, type Warning, warningsOf } from '../../calculation/charting/warnings.ts'
import { subjectName } from '../../contract/births/birth.ts'
import { transitDateField } from '../../contract/births/moment.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField, type UsedPrecision } from '../../contract/sky/sources.ts'
import { skyWarnings } from '../../contract/warnings.ts'
import { type Corpus, type Entry, type Reading, transitReading } from '../../interpretation/reading.ts'
import { READING_LANGUAGE } from '../../languages/language.ts'
import type { ByteWriter } from '../../wire/bytes.ts'
import { writePoints, writeTransits } from '../../wire/natal/rows.ts'
import { aspectsSummary } from '../../wire/sky.ts'
import { locationReply, momentWithDoubt, natalSubject } from '../../wire/time-and-place.ts'
import type { TransitInput, TransitReply } from './schema.ts'

/** Transits over a natal chart. */
interface Transits {
  /** The natal chart; its own aspects are not calculated. */
  readonly cast: CastBirth
  /** The place, with the zone that it had at the instant. */
  readonly now: Located
  /** The clock of the place. */
  readonly clock: Zone
  readonly moment: Moment
  /** The doubt about the clock by which a local time was read; null where there is none. */
  readonly doubt: ClockDoubt | null
  readonly moving: readonly ChartPoint[]
  /** What the positions of the moving bodies come from. */
  readonly source: EphemerisSource
  readonly hits: readonly AspectHit[]
  /** In the order of the hits; null without `include_exact_times`. */
  readonly passages: readonly Passage[] | null
  /** Null without `interpretation`. */
  readonly texts: Reading | null
  /** TT less UT in days, at the birth and at the transit. */
  readonly deltaTDays: { readonly birth: number; readonly transit: number }
  readonly warnings: readonly Warning[]
  /** Decimal places of positions. */
  readonly decimals: number
}

/** The degrees whose passages an answer needs, body by body, and where each passage belongs. */
export interface PassageSearch {
  readonly body: Body
  readonly jd: number
  readonly zodiac: Zodiac
  readonly source: UsedPrecision
  readonly degrees: readonly { readonly degree: number; readonly orb: number; readonly hit: number }[]
}

/** The passages of a search, by the index of their hit. */
export type FoundPassages = Readonly<Record<number, Passage>>

/** The searches for the exact times of a plan, one for each body. Throws whatever the plan is refused for. */
export function passageSearches(sky: Sky, atlas: Atlas, input: TransitInput): readonly PassageSearch[] {
  const { cast, moment, moving, hits, source: ephemeris } = skyOver(sky, atlas, input)
  const byBody = new Map<Body, PassageSearch['degrees'][number][]>()
  for (const [hit, { a, b, aspect }] of hits.entries()) {
    const body = moving.find(({ name }) => name === a)!
    const point = cast.chart.points.find(({ name }) => name === b)!
    const [near] = [point.longitude + aspect.angle, point.longitude - aspect.angle]
      .map(normalise)
      .sort((one, other) => separation(one, body.longitude) - separation(other, body.longitude))
    const degrees = byBody.get(body.body!) ?? []
    degrees.push({ degree: near!, orb: aspect.orb, hit })
    byBody.set(body.body!, degrees)
  }
  const source = ephemeris === 'moshier' ? 'moshier' : input.precision === 'library' ? 'library' : 'series'
  return [...byBody].map(([body, degrees]) => ({ body, jd: moment.jd, zodiac: cast.terms.zodiac, source, degrees }))
}

/** The passages of one body, by the ephemeris of the transits: where that ends, so do they. */
export function foundPassages(skies: Skies, { body, jd, zodiac, source, degrees }: PassageSearch): FoundPassages {
  const sky = skies[source === 'library' ? 'files' : source]
  const passage = passages(sky, body, jd, zodiac)
  return Object.fromEntries(degrees.map(({ degree, orb, hit }) => [hit, passage(degree, orb)]))
}

/** The sky of an instant over the chart of a birth, with the passages that were found for its hits. */
export function transitsOver(
  sky: Sky,
  atlas: Atlas,
  corpus: () => Corpus,
  input: TransitInput,
  found: FoundPassages | null = null,
): Transits {
  const { born, warnings, ...over } = skyOver(sky, atlas, input)
  const { cast, moment, moving, hits } = over
  return {
    ...over,
    passages: found && hits.map((_, hit) => found[hit]!),
    texts: input.interpretation?.enable ? transitReading(hits, moving, corpus(), input.interpretation.language) : null,
    deltaTDays: { birth: sky.deltaTDays(born.moment.jd), transit: sky.deltaTDays(moment.jd) },
    warnings: [...(input.warnings ?? []), ...warningsOf(cast), ...placeWarnings(over.now), ...warnings],
    decimals: input.decimals,
  }
}

/** The natal chart, the moving bodies and their aspects. */
function skyOver(sky: Sky, atlas: Atlas, input: TransitInput) {
  const born = bornOf(input.natal, atlas, 'natal.')
  const { current_city: city, current_lat: lat, current_lng: lng, tz_str } = input
  const dated = transitMoment(input, locate({ city, lat, lng, tz_str }, atlas, 'current_city'), atlas)
  const { where: now, moment, doubt } = dated
  const field = transitDateField(input)
  const clockChange = clockWarnings(moment.change).map((each) => ({ ...each, message: `${field}: ${each.message}` }))
  const cast = castBorn(sky, subjectName(input.natal), born, { ...chartTerms(input.natal), aspects: [] })
  const { zodiac } = cast.terms
  const { moving, source, warnings } = namingField(field, () => movingOver(cast.chart, sky, moment.jd, zodiac))
  const among = aspectsWithin(input.include_minor ? ASPECTS : MAJOR_ASPECTS, input.orb_settings)
  const fixed = moversOf(cast.chart.points).map((point) => ({ ...point, speed: 0 }))
  const hits = crossAspects(moversOf(moving), fixed, among)
  const clock = birthClock(now, null)
  const all = [...clockChange, ...dated.warnings, ...warnings]
  return { born, cast, now, clock, moment, doubt, moving, source, hits, warnings: all }
}

/** The bodies of an instant, in the houses of a natal chart. */
function movingOver({ houses }: Chart, sky: Sky, jd: number, zodiac: Zodiac) {
  const transiting = chart(sky, {
    jd,
    place: null,
    zodiac,
    houses: 'placidus',
    bodies: defaultBodies('transits'),
    angles: [],
    lots: [],
    aspects: [],
  })
  const moving = transiting.points.map((point) => ({
    ...point,
    house: houses && houseOf(point.longitude, houses.cusps),
  }))
  return { moving, source: transiting.source, warnings: skyWarnings(transiting) }
}

const DAY_SECONDS = 86_400

type Reply = ReplyOf<typeof TransitReply>
const BARE = { speed: true, dignity: false, declination: false } as const

/** The answer of `POST /api/v1/transits/calculate`. */
export function transitAnswer(out: ByteWriter, transits: Transits): Uint8Array<ArrayBuffer> {
  const { cast, clock, moving, hits, passages, texts, warnings } = transits
  out.text(`${JSON.stringify(headReply(transits)).slice(0, -1)},"transit_planets":`)
  const detail = { ...BARE, decimals: transits.decimals }
  writePoints(out, moving, detail)
  out.text(',"natal_planets":')
  writePoints(out, cast.chart.points, detail)
  out.text(',"aspects":')
  writeTransits(out, hits, ({ a, b }, index) => {
    const passage = passages ? `,"passage":${JSON.stringify(passageReply(passages[index]!, clock))}` : ''
    return `,"between":{"transit":"${a}","natal":"${b}"}${passage}`
  })
  const rest = {
    aspects_summary: aspectsSummary(hits),
    ...(texts && { interpretation: { language: READING_LANGUAGE, sections: dated(texts, transits) } }),
    ...(warnings.length > 0 && { warnings }),
  } satisfies Partial<Reply>
  out.text(`,${JSON.stringify(rest).slice(1)}`)
  return out.take()
}

const headReply = ({ cast, now, moment, doubt, source, deltaTDays }: Transits): Partial<Reply> => ({
  transit_date: isoLocal(moment.epochMs, moment.offsetSeconds),
  time: momentWithDoubt(doubt, moment, now.zone, deltaTDays.transit * DAY_SECONDS, source),
  location: locationReply(now),
  natal_subject: natalSubject(cast, deltaTDays.birth),
  zodiac_type: cast.terms.zodiac.kind === 'tropical' ? 'Tropical' : 'Sidereal',
})

/** The texts of aspects with the dates of their passages, where they were searched. */
function dated(texts: Reading, { passages, clock }: Transits) {
  const reply = ({ hit, ...entry }: Entry) =>
    passages && hit !== undefined ? { ...entry, passage: passageReply(passages[hit]!, clock) } : entry
  const sections = Object.entries(texts).map(([section, entries]) => [section, entries.map(reply)])
  return Object.fromEntries(sections) as NonNullable<Reply['interpretation']>['sections']
}

function passageReply({ enters, leaves, exact }: Passage, zone: Zone) {
  const instant = (jd: number) => {
    const epochMs = epochSecondOf(jd)
    return { utc: isoUtc(epochMs), local: isoLocal(epochMs, zone.offsetSecondsAt(epochMs)) }
  }
  return {
    enters_orb: enters === null ? null : instant(enters),
    exact: exact.map(({ jd, retrograde }) => ({ ...instant(jd), retrograde })),
    leaves_orb: leaves === null ? null : instant(leaves),
  }
}
