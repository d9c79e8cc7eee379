import { civilDays, DAY_MS, daysInMonth, isoCivilDate, julianDayOf, utcText } from '../../astro/civil.ts'
import {
  type ExactAspect,
  exactAspects,
  type Ingress,
  ingresses,
  type Lunation,
  lunations,
} from '../../astro/event-searches.ts'
import { sunAndMoon } from '../../astro/horizon.ts'
import { phaseAt, STAY_DAYS_MAX, VOID_DEFINITIONS, voidBegins } from '../../astro/moon.ts'
import { ECLIPSE_MARGIN_DAYS, eclipsesOf } from '../../astro/moon-ahead.ts'
import { apsides, nodePassages, within } from '../../astro/orbit-events.ts'
import { gridTimes, tracked } from '../../astro/positions.ts'
import { SIGNS } from '../../astro/sign.ts'
import { AU_KM, type Coordinates, type Sky, sourceBetween, type Zodiac } from '../../astro/sky.ts'
import { moonLabels } from '../../astro/special-moons.ts'
import { resolveLocal } from '../../astro/time.ts'
import { type LocalDay, localDay, localText, type Zone } from '../../astro/zone.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { placeOf, placeOnDay, zoneAlone } from '../../calculation/charting/place-on-day.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { coloursOf } from '../../contract/sky/moon.ts'
import { namingField, usedPrecision } from '../../contract/sky/sources.ts'
import { skyWarnings } from '../../contract/warnings.ts'
import { moonSvg } from '../../wheel/moon.ts'
import { eclipseReply, riseSetReply, specialReply } from '../../wire/moon/day.ts'
import { forecastReply } from '../../wire/moon/forecast.ts'
import { fullMoonName } from '../../wire/moon/full-moon-name.ts'
import { phaseReply, signPlace, visualReply } from '../../wire/moon/phase.ts'
import { interpretationReply } from '../../wire/moon/texts.ts'
import { locationReply } from '../../wire/time-and-place.ts'
import type { MoonMonthInput, MoonMonthReply } from './schema.ts'

type Reply = ReplyOf<typeof MoonMonthReply>

const TROPICAL: Zodiac = { kind: 'tropical' }
const HALF_DAY_MS = DAY_MS / 2

/** A local day that exists, with its noon. */
interface Day extends LocalDay {
  readonly noon: number
}

/** What is searched once for the whole month. */
interface Month {
  readonly sky: Sky
  readonly zone: Zone
  readonly from: number
  readonly to: number
  readonly lunations: readonly Lunation[]
}

/** The answer of `GET /api/v1/moon/month`. */
export const moonMonthAnswer = (sky: Sky, atlas: Atlas, input: MoonMonthInput): Reply =>
  namingField('year', () => answerOf(sky, atlas, input))

function answerOf(sky: Sky, atlas: Atlas, input: MoonMonthInput): Reply {
  const { year, month: of } = input
  const located = placeOf(input, atlas)
  const there = located && placeOnDay(located, civilDays(year, of, 1) * DAY_MS, atlas)
  const zone = there?.zone ?? zoneAlone(input)
  const days = daysOf(zone, year, of)
  const { from } = days[0]!
  const { to } = days.at(-1)!
  const found = lunationsOf(sky, from)
  const month = { sky, zone, from, to, lunations: found }
  const source = sourceBetween(sky, from, to)
  const warnings = [
    ...(input.warnings ?? []),
    ...skyWarnings({ source, unknown: [], jd: from, lastJd: to }),
    ...(there?.warningsAt(days[0]!.noon, 'year') ?? []),
  ]
  return {
    year,
    month: of,
    timezone: zone.id,
    ...(there && { location: locationReply(there.where) }),
    precision: usedPrecision(source),
    days: daysReply(month, days, input, there?.where.place ?? null),
    phases: inside(month, found).map(({ phase, jd }) => ({ phase, ...instantOf(zone, jd) })),
    apsides: apsides(sky, 'moon', ...within(sky.range, from, to)).map(({ kind, jd, distance }) => ({
      kind,
      ...instantOf(zone, jd),
      distance_km: Math.round(distance * AU_KM),
    })),
    node_passages: nodePassages(sky, 'moon', from, Math.min(to, sky.range.end)).map(({ kind, jd }) => ({
      kind,
      ...instantOf(zone, jd),
    })),
    ...(input.include_sign_timeline && { sign_timeline: signTimeline(month) }),
    ...(input.include_traditional_moon && { traditional_moons: traditionalMoons(month) }),
    ...(input.include_forecast && {
      forecast: forecastReply(
        { sky, jd: from },
        found.filter(({ jd }) => jd > from),
      ),
    }),
    ...(warnings.length > 0 && { warnings }),
  }
}

/** The days of a month. A date that the clock of the zone skips is left out. */
function daysOf(zone: Zone, year: number, month: number): Day[] {
  const first = civilDays(year, month, 1) * DAY_MS
  return Array.from({ length: daysInMonth(year, month) }, (_, index) => first + index * DAY_MS).flatMap((civilMs) => {
    const day = localDay(zone, civilMs)
    const noonMs = resolveLocal(zone, civilMs + HALF_DAY_MS, undefined, 'month')
    return day.to > day.from ? [{ ...day, noon: julianDayOf(noonMs) }] : []
  })
}

/** Longer than a lunation and than any month, so that each phase is among them. */
const SEARCHED_DAYS = 32

function lunationsOf(sky: Sky, from: number): Lunation[] {
  const times = gridTimes(from - ECLIPSE_MARGIN_DAYS, from + SEARCHED_DAYS, sky.range)
  return lunations(tracked(sky, ['sun', 'moon'], times, TROPICAL), times)
}

const inside = <Found extends { readonly jd: number }>(
  { from, to }: Pick<Month, 'from' | 'to'>,
  found: readonly Found[],
) => found.filter(({ jd }) => jd >= from && jd < to)

const isSyzygy = ({ phase }: Lunation): boolean => phase === 'new_moon' || phase === 'full_moon'

function daysReply(
  month: Month,
  days: readonly Day[],
  input: MoonMonthInput,
  place: Coordinates | null,
): Reply['days'] {
  const { sky, zone } = month
  const eclipses = input.include_eclipse ? eclipsesOf(sky, month.lunations.filter(isSyzygy)) : []
  const tracks = input.include_rise_set && place ? sunAndMoon(sky, place, month.from, month.to) : null
  return days.map((day) => {
    const { phase, distance } = phaseAt(sky, day.noon)
    const [exact] = inside(day, month.lunations)
    const labels = input.include_special && exact && isSyzygy(exact) ? moonLabels(sky, zone, exact) : []
    return {
      calendar_date: isoCivilDate(day.civilMs),
      timestamp: utcText(day.noon),
      phase: { ...phaseReply(phase), distance_km: Math.round(distance * AU_KM) },
      principal_phase: exact?.phase ?? null,
      ...(input.include_zodiac && { zodiac: { ...signPlace(sky, day.noon, TROPICAL), zodiac_type: 'tropical' } }),
      ...(input.include_visuals && { moon_visual: visualReply(phase, moonSvg(phase, coloursOf(input)).markup) }),
      ...(input.include_special && { special_moon: specialReply(labels) }),
      ...(input.include_eclipse && { eclipse: eclipseReply(eclipses, day) }),
      ...(input.include_interpretation && { interpretation: interpretationReply(phase) }),
      ...(tracks && { rise_set: riseSetReply(zone, tracks, day) }),
    }
  })
}

/** The stays in signs that touch the month, with the void of course at the end of each. */
function signTimeline({ sky, zone, from, to }: Month): NonNullable<Reply['sign_timeline']> {
  const bodies = VOID_DEFINITIONS.modern
  const times = gridTimes(from - STAY_DAYS_MAX, to + STAY_DAYS_MAX, sky.range)
  const track = tracked(sky, ['moon', ...bodies], times, TROPICAL)
  const entries = ingresses(track, ['moon'], times)
  const pairs = bodies.map((body) => ['moon', body] as const)
  const begins = voidBegins(exactAspects(track, pairs, times).filter(isBefore(entries.at(-1))), entries)
  const local = (jd: number): string => localText(zone, jd)
  return entries.slice(0, -1).flatMap((entry, index) => {
    const exit = entries[index + 1]!
    if (exit.jd <= from || entry.jd >= to) return []
    const begin = begins.find(({ until }) => until === exit)!
    const { name, id } = SIGNS[entry.sign]!
    return [
      { sign: name, sign_id: id, start: local(entry.jd), end: local(exit.jd), void_of_course_from: local(begin.jd) },
    ]
  })
}

const isBefore =
  (last: Ingress | undefined) =>
  ({ jd }: ExactAspect): boolean =>
    last !== undefined && jd < last.jd

function traditionalMoons(month: Month): NonNullable<Reply['traditional_moons']> {
  return inside(month, month.lunations)
    .filter(({ phase }) => phase === 'full_moon')
    .map(({ jd }) => ({
      ...fullMoonName(month.sky, month.zone, jd),
      naming_system: 'north_american_traditional',
      applies_to_full_moon_at: utcText(jd),
    }))
}

const instantOf = (zone: Zone, jd: number) => ({ timestamp: utcText(jd), local_timestamp: localText(zone, jd) })
