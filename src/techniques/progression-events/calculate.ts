import { ASPECTS, MAJOR_ASPECTS } from '../../astro/aspect.ts'
import { epochSecondOf, isoUtc } from '../../astro/civil.ts'
import { TROPICAL_YEAR_DAYS } from '../../astro/derived-charts.ts'
import { type EventSearch, type ProgressedEvent, progressedEvents } from '../../astro/progressed-events.ts'
import { lifeJd, type Pace, progressedJd } from '../../astro/progression.ts'
import { keySentence, SECONDARY_KEY } from '../../astro/progression-keys.ts'
import { SIGNS } from '../../astro/sign.ts'
import { type EphemerisChoice, type Skies, type Sky, skyOfCharts, sourceBetween } from '../../astro/sky.ts'
import { placeWarnings } from '../../calculation/charting/birth-warnings.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { type Warning, warningsAbout } from '../../calculation/charting/warnings.ts'
import type { ChartWarning } from '../../contract/charts/reply.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { skyWarnings } from '../../contract/warnings.ts'
import { Refusal } from '../../platform/errors.ts'
import { decimals, inCircle, positionText } from '../../wire/sky.ts'
import { aspectName } from '../../wire/texts/words.ts'
import { natalSubject } from '../../wire/time-and-place.ts'
import {
  bodiesOf,
  familyOf,
  natalMovers,
  type ProgressedBirth,
  progressedBirth,
  timeWarnings,
} from '../families/progression/birth.ts'
import { beforeBirth, type Target, targetOf } from '../families/progression/target.ts'
import type { ProgressionEventsInput, ProgressionEventsReply } from './schema.ts'

type Reply = ReplyOf<typeof ProgressionEventsReply>

/** A birth with the dates of a search, and the search. */
interface DatedSearch {
  readonly birth: ProgressedBirth
  readonly from: Target
  readonly to: Target
  readonly search: EventSearch
}

function searchOf(sky: Sky, atlas: Atlas, input: ProgressionEventsInput): DatedSearch {
  const birth = progressedBirth(sky, atlas, input, input.method)
  const { cast, where, pace } = birth
  const { from, to } = {
    from: targetOf(input.search.from, where, atlas, 'search.from'),
    to: targetOf(input.search.to, where, atlas, 'search.to'),
  }
  if (to.jd < from.jd)
    throw new Refusal('invalid_input', { field: 'search.to', message: 'Must not be before search.from' })
  if (from.jd < pace.birthJd) throw beforeBirth(input.search.from, cast, 'search.from')
  const ends = [progressedJd(pace, from.jd), progressedJd(pace, to.jd)]
  const { houses: system, zodiac } = cast.terms
  const withAngles = input.include_angles && cast.born.timeKnown
  const search: EventSearch = {
    start: Math.min(...ends),
    end: Math.max(...ends),
    birthJd: pace.birthJd,
    way: pace.lifeDays > 0 ? 1 : -1,
    zodiac,
    bodies: bodiesOf(cast.chart).map(({ name, body }) => ({ name, body, family: familyOf({ name, body }) })),
    natal: natalMovers(cast.chart).map(({ id, family, longitude }) => ({ name: id, family, longitude })),
    cusps: cast.chart.houses?.cusps ?? null,
    aspects: (input.natal.include_minor_aspects ? ASPECTS : MAJOR_ASPECTS).map(({ id, angle }) => ({ id, angle })),
    kinds: input.kinds,
    houses: withAngles
      ? { birthJd: pace.birthJd, place: where.place, system, zodiac, method: input.method.angles }
      : null,
  }
  // The ephemeris refuses an end outside its range by the name of its field.
  namingField('search.to', () => sky.positions(['moon'], progressedJd(pace, to.jd), zodiac))
  return { birth, from, to, search }
}

/** A part of a search, for a thread. */
export interface EventPiece {
  readonly ephemeris: EphemerisChoice
  readonly search: EventSearch
}

/** As many days of the ephemeris as a search in one go has at most: a piece takes less than a tenth of a second. */
const PIECE_DAYS = 5

/** The parts of a search, each of some days of the ephemeris. Throws whatever the request is refused for. */
export function eventPieces(sky: Sky, atlas: Atlas, input: ProgressionEventsInput): readonly EventPiece[] {
  const { search } = searchOf(sky, atlas, input)
  const count = Math.max(1, Math.ceil((search.end - search.start) / PIECE_DAYS))
  const borderAt = (index: number): number => search.start + ((search.end - search.start) * index) / count
  return Array.from({ length: count }, (_, index) => ({
    ephemeris: input.ephemeris,
    search: { ...search, start: borderAt(index), end: borderAt(index + 1) },
  }))
}

/** The events of a part. */
export const eventsOfPiece = (skies: Skies, { ephemeris, search }: EventPiece): readonly ProgressedEvent[] =>
  progressedEvents(skyOfCharts(skies, ephemeris), search)

/** The answer of `POST /api/v1/western/progressions/secondary/exact-aspects`. */
export function progressionEventsAnswer(
  sky: Sky,
  atlas: Atlas,
  input: ProgressionEventsInput,
  found: readonly (readonly ProgressedEvent[])[] | null = null,
): Reply {
  const { birth, from, to, search } = searchOf(sky, atlas, input)
  const { cast, where, pace } = birth
  const { limit, order } = input.search
  const inLife = (found?.flat() ?? progressedEvents(sky, search)).toSorted(
    (one, other) => search.way * (one.jd - other.jd),
  )
  const events = order === 'asc' ? inLife : inLife.toReversed()
  const warnings: readonly ChartWarning[] = [
    ...(input.warnings ?? []),
    ...warningsAbout('natal', cast),
    ...[
      ...placeWarnings(where),
      ...from.warnings,
      ...to.warnings,
      ...timeWarnings(cast, pace.lifeDays),
      ...skyWarnings({
        source: sourceBetween(sky, search.start, search.end),
        unknown: [],
        jd: search.start,
        lastJd: search.end,
      }),
      ...leftOut(events.length, limit),
    ].map((warning) => ({ of: 'progressed', ...warning })),
  ]
  return {
    meta: {
      system: 'secondary',
      key: keySentence(SECONDARY_KEY, input.method.direction),
      year_days: TROPICAL_YEAR_DAYS,
      direction: input.method.direction,
      ...(search.houses && { angle_method: input.method.angles }),
      search: {
        from: utc(from.jd),
        to: utc(to.jd),
        limit,
        order,
        kinds: [...input.kinds],
        total: events.length,
      },
    },
    natal_subject: natalSubject(cast, sky.deltaTDays(cast.born.moment.jd)),
    events: events.slice(0, limit).map((event) => eventReply(event, pace)),
    ...(warnings.length > 0 && { warnings }),
  }
}

const utc = (jd: number): string => isoUtc(epochSecondOf(jd))

const leftOut = (total: number, limit: number): readonly Warning[] =>
  total > limit
    ? [
        {
          code: 'events_left_out',
          message: `The search found ${total} events; the answer has the first ${limit}. Raise search.limit, or search fewer years or kinds`,
        },
      ]
    : []

function eventReply(event: ProgressedEvent, pace: Pace): Reply['events'][number] {
  const { kind, jd, point, longitude, retrograde, other, aspect, sign, house, turns, phase } = event
  return {
    kind,
    date: utc(lifeJd(pace, jd)),
    age_years: decimals(Math.abs(jd - pace.birthJd), 7),
    ephemeris_datetime: utc(jd),
    ephemeris_julian_day: jd,
    progressed_point: point,
    ...(other !== undefined && { [kind === 'aspect' ? 'other_progressed_point' : 'natal_point']: other }),
    ...(aspect && {
      aspect: { id: aspect, name: aspectName(aspect), angle_deg: ASPECTS.find(({ id }) => id === aspect)!.angle },
    }),
    ...(sign !== undefined && { sign_id: SIGNS[sign]!.id }),
    ...(house !== undefined && { house }),
    ...(turns && { turns }),
    ...(phase && { phase }),
    longitude_deg: inCircle(decimals(longitude, 7)),
    longitude_text: positionText(longitude, retrograde, { signs: 'full', markers: true }),
    retrograde,
  }
}
