import { normalise } from './angle.ts'
import { type CalculatedBody, calculatedFor } from './body.ts'
import { findBody } from './body-names.ts'
import { epochSecondOf, julianDayOf, SECOND_MS } from './civil.ts'
import {
  type ExactAspect,
  eclipseOf,
  exactAspects,
  type Ingress,
  ingresses,
  LUNATIONS,
  type Lunation,
  lunations,
  type Phase,
  pairsOf,
  type Station,
  stations,
} from './event-searches.ts'
import { type FurtherHappening, furtherHappenings } from './further-events.ts'
import {
  STAY_DAYS_MAX,
  VOID_DEFINITIONS,
  type VoidBegin,
  type VoidDefinition,
  voidBegins,
  voidOfCourse,
} from './moon.ts'
import { gridTimes, type Track, tracked } from './positions.ts'
import type { Eclipse, Sky } from './sky.ts'

export interface SkyEventsRequest {
  /** Unix milliseconds on whole seconds. `fromMs` is included, `toMs` is not. */
  readonly fromMs: number
  readonly toMs: number
  readonly moonIngresses: boolean
  readonly ingresses: boolean
  readonly stations: boolean
  /** New and full Moons, with their eclipses. */
  readonly lunations: boolean
  readonly quarters: boolean
  /** Exact major aspects among the Sun and the planets. */
  readonly aspects: boolean
  readonly moonAspects: boolean
  readonly voids: VoidDefinition | null
  /** Adds Chiron to ingresses and stations, and the mean lunar node to ingresses. */
  readonly points: boolean
  readonly solarTerms: boolean
  /** Conjunctions in right ascension among the Moon and the planets, without the Sun. */
  readonly rightAscension: boolean
  readonly apsides: boolean
  readonly nodePassages: boolean
}

/** The kinds of events, in the order of events of the same second. */
export const EVENT_KINDS = [
  'lunation',
  'station',
  'ingress',
  'exact_aspect',
  'moon_exact_aspect',
  'void_of_course_begins',
  'void_of_course_ends',
  'moon_ingress',
  'solar_term',
  'right_ascension_conjunction',
  'apsis',
  'node_passage',
] as const

type Happening =
  | ({ readonly kind: 'lunation'; readonly eclipse: Eclipse | null } & Lunation)
  | ({ readonly kind: 'station' } & Station)
  | ({ readonly kind: 'ingress' | 'moon_ingress' } & Ingress)
  | ({ readonly kind: 'exact_aspect' | 'moon_exact_aspect' } & ExactAspect)
  | ({ readonly kind: 'void_of_course_begins' } & VoidBegin)
  /** `beganJd` is null where the ephemeris does not reach back to the Moon's entry into the sign. */
  | ({ readonly kind: 'void_of_course_ends'; readonly beganJd: number | null } & Ingress)
  | FurtherHappening

export type SkyEvent = Happening & {
  /** The instant to the nearest second. It decides to which span an event belongs. */
  readonly epochMs: number
  /** The bodies of the event, the faster one first. */
  readonly positions: readonly EventPosition[]
}

export interface EventPosition {
  readonly body: CalculatedBody
  readonly longitude: number
  readonly retrograde: boolean
}

const TROPICAL = { kind: 'tropical' } as const
const PLANETS: readonly CalculatedBody[] = VOID_DEFINITIONS.modern
const NODE = calculatedFor(findBody('node', 'sky_events')!)
const POINTS: readonly CalculatedBody[] = ['chiron', NODE]
const TURNING = PLANETS.filter((body) => body !== 'sun')
const WANDERERS: readonly CalculatedBody[] = ['moon', ...TURNING]
const PAIRS = pairsOf(PLANETS)
const MOON_PAIRS = PLANETS.map((body) => ['moon', body] as const)
const PHASES = Object.keys(LUNATIONS) as readonly Phase[]

/**
 * The events of a span of time, in order. An event does not depend on the span, so that adjoining spans have together
 * the events of the whole span. Throws `outside_ephemeris`.
 */
export function skyEvents(sky: Sky, request: SkyEventsRequest): SkyEvent[] {
  const { fromMs, toMs } = request
  if (toMs <= fromMs) return []
  // An event up to half a second outside the span may round into it.
  const from = julianDayOf(fromMs - SECOND_MS)
  const to = julianDayOf(toMs + SECOND_MS)
  const times = gridTimes(from, to, sky.range)
  const later = request.voids ? gridTimes(from, to + STAY_DAYS_MAX, sky.range) : times
  const track = tracked(sky, bodiesOf(request), later, TROPICAL)
  const search: Search = { sky, track, request, times, later }
  const further = furtherHappenings({ sky, track, times, request, bodies: WANDERERS })
  return [...happenings(search), ...moonHappenings(search), ...further]
    .map((happening) => ({ ...happening, epochMs: epochSecondOf(happening.jd) }))
    .filter(({ epochMs }) => epochMs >= fromMs && epochMs < toMs)
    .sort(inOrder)
    .map((event) => ({ ...event, positions: positions(track, event) }))
}

/** The bodies whose positions the request needs. */
function bodiesOf(request: SkyEventsRequest): CalculatedBody[] {
  const { moonIngresses, moonAspects, voids, lunations, quarters, ingresses, aspects, stations, points } = request
  const { solarTerms, rightAscension, apsides, nodePassages } = request
  const all = rightAscension || apsides || nodePassages
  const moon = moonIngresses || moonAspects || voids || lunations || quarters || all
  const planets = ingresses || aspects || moonAspects || voids || all
  return [
    ...(moon ? (['moon'] as const) : []),
    ...(planets ? PLANETS : stations ? TURNING : []),
    ...(!planets && (lunations || quarters || solarTerms) ? (['sun'] as const) : []),
    ...(points && (ingresses || stations) ? POINTS : []),
  ]
}

interface Search {
  readonly sky: Sky
  readonly track: Track
  readonly request: SkyEventsRequest
  readonly times: readonly number[]
  /** The same times, and with voids those up to the Moon's next ingress. */
  readonly later: readonly number[]
}

function* happenings({ sky, track, request, times }: Search): Generator<Happening> {
  const [chiron, node] = request.points ? [['chiron'] as const, [NODE]] : [[], []]
  if (request.lunations || request.quarters) {
    for (const lunation of lunations(track, times)) {
      if (!isWanted(request, lunation.phase)) continue
      yield { kind: 'lunation', ...lunation, eclipse: eclipseOf(sky, track, lunation) }
    }
  }
  if (request.stations) {
    for (const station of stations(track, [...TURNING, ...chiron], times)) yield { kind: 'station', ...station }
  }
  if (request.ingresses) {
    const bodies = [...PLANETS, ...chiron, ...node]
    for (const ingress of ingresses(track, bodies, times)) yield { kind: 'ingress', ...ingress }
  }
  if (request.aspects) {
    for (const aspect of exactAspects(track, PAIRS, times)) yield { kind: 'exact_aspect', ...aspect }
  }
}

/** Events of the Moon. Voids depend on its ingresses and aspects. */
function* moonHappenings({ sky, track, request, later }: Search): Generator<Happening> {
  const { moonIngresses, moonAspects, voids } = request
  if (!moonIngresses && !moonAspects && !voids) return
  const signs = ingresses(track, ['moon'], later)
  const meetings = moonAspects || voids ? exactAspects(track, MOON_PAIRS, later) : []
  if (moonIngresses) for (const ingress of signs) yield { kind: 'moon_ingress', ...ingress }
  if (moonAspects) {
    for (const aspect of meetings) if (!isPhase(request, aspect)) yield { kind: 'moon_exact_aspect', ...aspect }
  }
  if (voids) {
    const counting: readonly CalculatedBody[] = VOID_DEFINITIONS[voids]
    const counted = meetings.filter(({ b }) => counting.includes(b))
    const begins = voidBegins(counted, signs)
    for (const begin of begins) yield { kind: 'void_of_course_begins', ...begin }
    for (const ingress of signs) {
      const begin = begins.find(({ until }) => until === ingress)
      const beganJd = begin ? begin.jd : beganBefore(sky, later[0]!, voids)
      yield { kind: 'void_of_course_ends', beganJd, ...ingress }
    }
  }
}

/**
 * When the void began that lasts at the start of a span: before it, so that its aspects are not among those of the
 * span.
 */
function beganBefore(sky: Sky, startJd: number, definition: VoidDefinition): number | null {
  if (startJd - STAY_DAYS_MAX < sky.range.start) return null
  return voidOfCourse(sky, startJd, TROPICAL, definition).start
}

const isWanted = (request: SkyEventsRequest, phase: Phase): boolean =>
  phase.endsWith('quarter') ? request.quarters : request.lunations

/** True for an aspect of the Moon to the Sun that is already listed as a lunation. */
const isPhase = (request: SkyEventsRequest, { b, aspect }: ExactAspect): boolean =>
  b === 'sun' && PHASES.some((phase) => isWanted(request, phase) && separationOf(phase) === aspect.angle)

/** The angle between Sun and Moon, in [0, 180] degrees. */
const separationOf = (phase: Phase): number => Math.min(LUNATIONS[phase], 360 - LUNATIONS[phase])

/** Distance of a retrograde body from the sign boundary that it crosses, in degrees: the last printed digit. */
const BACK_ACROSS = 1e-7

type Placed = Happening & { readonly epochMs: number }

function inOrder(a: Placed, b: Placed): number {
  return a.epochMs - b.epochMs || EVENT_KINDS.indexOf(a.kind) - EVENT_KINDS.indexOf(b.kind) || a.jd - b.jd
}

/** Positions and directions from the event on: after a station the new direction, after an ingress the new sign. */
function positions(track: Track, event: Placed): EventPosition[] {
  const position = (body: CalculatedBody): EventPosition => {
    const { longitude, speed } = track.at(body, event.jd)
    return { body, longitude, retrograde: speed < 0 }
  }
  switch (event.kind) {
    case 'station':
      return [{ ...position(event.body), retrograde: event.turns === 'retrograde' }]
    case 'exact_aspect':
    case 'moon_exact_aspect':
    case 'right_ascension_conjunction':
      return [position(event.a), position(event.b)]
    case 'lunation':
      return [position('moon'), position('sun')]
    case 'void_of_course_begins':
      return [position('moon')]
    case 'solar_term':
      return [{ body: 'sun', longitude: event.longitude, retrograde: false }]
    case 'apsis':
    case 'node_passage':
      return [position(event.body)]
    default: {
      const { body, sign, fromSign, retrograde } = event
      const longitude = retrograde ? normalise(fromSign * 30 - BACK_ACROSS) : sign * 30
      return [{ body, longitude, retrograde }]
    }
  }
}
