import { normalise } from './angle.ts'
import type { CalculatedBody } from './body.ts'
import { epochMsOf, julianDayOf, SECOND_MS } from './civil.ts'
import { type Eclipse, eclipseOf } from './eclipses.ts'
import { type ExactAspect, exactAspects, pairsOf } from './exact-aspects.ts'
import { type Ingress, ingresses } from './ingresses.ts'
import { LUNATIONS, type Lunation, lunations } from './lunations.ts'
import type { Sky } from './sky.ts'
import { gridTimes, type Track, tracked } from './sky-grid.ts'
import { type Station, stations } from './stations.ts'
import { VOID_DEFINITIONS, type VoidDefinition } from './void-of-course.ts'
import { STAY_DAYS_MAX, type VoidBegin, voidBegins } from './void-turns.ts'

export interface SkyEventsRequest {
  /** Unix milliseconds on whole seconds: events from the first of them up to, but without, the last. */
  readonly fromMs: number
  readonly toMs: number
  readonly moonIngresses: boolean
  readonly ingresses: boolean
  readonly stations: boolean
  /** New and full Moons, each with its eclipse. */
  readonly lunations: boolean
  readonly quarters: boolean
  /** Exact major aspects among the Sun and the planets. */
  readonly aspects: boolean
  readonly moonAspects: boolean
  readonly voids: VoidDefinition | null
  /** Chiron among the ingresses and stations, the mean lunar node among the ingresses. */
  readonly points: boolean
}

/** In the order in which events of the same second are listed. */
export const EVENT_KINDS = [
  'lunation',
  'station',
  'ingress',
  'exact_aspect',
  'moon_exact_aspect',
  'void_of_course_begins',
  'void_of_course_ends',
  'moon_ingress',
] as const

type Happening =
  | ({ readonly kind: 'lunation'; readonly eclipse: Eclipse | null } & Lunation)
  | ({ readonly kind: 'station' } & Station)
  | ({ readonly kind: 'ingress' | 'moon_ingress' | 'void_of_course_ends' } & Ingress)
  | ({ readonly kind: 'exact_aspect' | 'moon_exact_aspect' } & ExactAspect)
  | ({ readonly kind: 'void_of_course_begins' } & VoidBegin)

export type SkyEvent = Happening & {
  /** The instant to the nearest second, by which an event belongs to a span. */
  readonly epochMs: number
  /** The bodies of the event, the first of them the one that moves. */
  readonly standings: readonly Standing[]
}

export interface Standing {
  readonly body: CalculatedBody
  readonly longitude: number
  readonly retrograde: boolean
}

const PLANETS: readonly CalculatedBody[] = VOID_DEFINITIONS.modern
const POINTS: readonly CalculatedBody[] = ['chiron', 'mean_node']
const TURNING = PLANETS.filter((body) => body !== 'sun')
const PAIRS = pairsOf(PLANETS)
const MOON_PAIRS = PLANETS.map((body) => ['moon', body] as const)
const PHASES = Object.keys(LUNATIONS)

/**
 * What happens in the sky in a span of time, in order. What an event is does not depend on the span, so that adjoining
 * spans give together what one over both gives.
 */
export function skyEvents(sky: Sky, request: SkyEventsRequest): SkyEvent[] {
  const { fromMs, toMs } = request
  if (toMs <= fromMs) return []
  // An event up to half a second outside may round into the span.
  const [from, to] = [julianDayOf(fromMs - SECOND_MS), julianDayOf(toMs + SECOND_MS)]
  const times = gridTimes(from, to, sky.range)
  const later = request.voids ? gridTimes(from, to + STAY_DAYS_MAX, sky.range) : times
  const track = tracked(sky, bodiesOf(request), later)
  return [...happenings(sky, track, request, times, later)]
    .map((happening) => ({ ...happening, epochMs: secondOf(happening.jd) }))
    .filter(({ epochMs }) => epochMs >= fromMs && epochMs < toMs)
    .sort(inOrder)
    .map((event) => ({ ...event, standings: standings(track, event) }))
}

/** The bodies whose way must be known. */
function bodiesOf(request: SkyEventsRequest): CalculatedBody[] {
  const { moonIngresses, moonAspects, voids, lunations, quarters, ingresses, aspects, stations, points } = request
  const moon = moonIngresses || moonAspects || voids || lunations || quarters
  const planets = ingresses || aspects || moonAspects || voids
  return [
    ...(moon ? (['moon'] as const) : []),
    ...(planets ? PLANETS : stations ? TURNING : []),
    ...(!planets && (lunations || quarters) ? (['sun'] as const) : []),
    ...(points && (ingresses || stations) ? POINTS : []),
  ]
}

function* happenings(
  sky: Sky,
  track: Track,
  request: SkyEventsRequest,
  times: readonly number[],
  later: readonly number[],
): Generator<Happening> {
  const wanted = (phase: string): boolean => (phase.endsWith('quarter') ? request.quarters : request.lunations)
  if (request.lunations || request.quarters) {
    for (const lunation of lunations(track, times)) {
      if (wanted(lunation.phase)) yield { kind: 'lunation', ...lunation, eclipse: eclipseOf(sky, track, lunation) }
    }
  }
  const chiron: CalculatedBody[] = request.points ? ['chiron'] : []
  if (request.stations) {
    for (const station of stations(track, [...TURNING, ...chiron], times)) yield { kind: 'station', ...station }
  }
  if (request.ingresses) {
    const node: CalculatedBody[] = request.points ? ['mean_node'] : []
    for (const ingress of ingresses(track, [...PLANETS, ...chiron, ...node], times))
      yield { kind: 'ingress', ...ingress }
  }
  if (request.aspects) {
    for (const aspect of exactAspects(track, PAIRS, times)) yield { kind: 'exact_aspect', ...aspect }
  }
  const { voids } = request
  if (!voids && !request.moonAspects && !request.moonIngresses) return
  const signs = ingresses(track, ['moon'], voids ? later : times)
  const meetings = voids || request.moonAspects ? exactAspects(track, MOON_PAIRS, voids ? later : times) : []
  if (request.moonIngresses) for (const ingress of signs) yield { kind: 'moon_ingress', ...ingress }
  if (request.moonAspects) {
    // The Moon's aspect to the Sun that is listed as her phase is not listed twice.
    const isPhase = ({ b, aspect }: ExactAspect): boolean =>
      b === 'sun' && PHASES.some((phase) => wanted(phase) && separationOf(phase) === aspect.angle)
    for (const aspect of meetings) if (!isPhase(aspect)) yield { kind: 'moon_exact_aspect', ...aspect }
  }
  if (voids) {
    const counting: readonly CalculatedBody[] = VOID_DEFINITIONS[voids]
    const counted = meetings.filter(({ b }) => counting.includes(b))
    for (const begin of voidBegins(counted, signs)) yield { kind: 'void_of_course_begins', ...begin }
    for (const ingress of signs) yield { kind: 'void_of_course_ends', ...ingress }
  }
}

/** The angle between Sun and Moon, in [0, 180]. */
const separationOf = (phase: string): number => {
  const elongation = LUNATIONS[phase as keyof typeof LUNATIONS]
  return Math.min(elongation, 360 - elongation)
}

/** Unix milliseconds of a Julian day, to the nearest whole second. */
const secondOf = (jd: number): number => Math.round(epochMsOf(jd) / SECOND_MS) * SECOND_MS

/** Degrees beyond the boundary of a sign where a body is said to stand that moves back over it: the last digit shown. */
const BACK_ACROSS = 1e-7

type Placed = Happening & { readonly epochMs: number }

function inOrder(a: Placed, b: Placed): number {
  return a.epochMs - b.epochMs || EVENT_KINDS.indexOf(a.kind) - EVENT_KINDS.indexOf(b.kind) || a.jd - b.jd
}

/** Places and ways that hold from then on: after a station the new way, after an ingress the new sign. */
function standings(track: Track, event: Placed): Standing[] {
  const standing = (body: CalculatedBody): Standing => {
    const { longitude, speed } = track(body, event.jd)
    return { body, longitude, retrograde: speed < 0 }
  }
  switch (event.kind) {
    case 'station':
      return [{ ...standing(event.body), retrograde: event.turns === 'retrograde' }]
    case 'exact_aspect':
    case 'moon_exact_aspect':
      return [standing(event.a), standing(event.b)]
    case 'lunation':
      return [standing('moon'), standing('sun')]
    case 'void_of_course_begins':
      return [standing('moon')]
    default: {
      const { body, sign, fromSign, retrograde } = event
      const longitude = retrograde ? normalise(fromSign * 30 - BACK_ACROSS) : sign * 30
      return [{ body, longitude, retrograde }]
    }
  }
}
