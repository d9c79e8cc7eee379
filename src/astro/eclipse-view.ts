import { normalise } from './angle.ts'
import { horizontal, localFrame, type Site } from './earth.ts'
import { ALMANAC } from './horizon.ts'
import { lunarMagnitudes, lunarPhases, MOON_KM } from './lunar-eclipse.ts'
import type { EclipseOf } from './moon-ahead.ts'
import { changes } from './search.ts'
import type { EclipseKind } from './sky.ts'
import { type Discs, discsAt, obscuration, solarCircumstances, solarMagnitude } from './solar-eclipse-at-place.ts'
import type { SyzygyTrack } from './syzygy-track.ts'
import { cross, direction, dot, length, minus, ORIGIN, type Vector } from './vector.ts'

export const CONTACTS = ['C1', 'C2', 'C3', 'C4', 'P1', 'U1', 'U2', 'U3', 'U4', 'P4', 'max'] as const

/** The eclipsed body over a place at an instant. Angles are in degrees, altitudes without refraction. */
export interface EclipseMoment {
  readonly jd: number
  readonly altitude: number
  readonly azimuth: number
  readonly isVisible: boolean
  /** The covered share of the Sun's diameter, or the depth of the Moon in the umbra in its diameters. */
  readonly magnitude: number
  /** The covered share of the Sun's disc; the depth of the Moon in the penumbra. The other one is absent. */
  readonly obscuration?: number
  readonly penumbralMagnitude?: number
}

/** The instant at which a phase begins or ends, or of the greatest eclipse. */
export interface Contact extends EclipseMoment {
  readonly id: (typeof CONTACTS)[number]
  /** The angles at which the discs touch: from the north point and from the highest point of the Sun, through east. */
  readonly positionAngle?: number
  readonly vertexAngle?: number
}

/** An eclipse from a place, whether or not it is above the horizon. */
export interface EclipseView {
  readonly kind: EclipseKind
  readonly contacts: readonly Contact[]
  /** The spans of the eclipse in which the eclipsed body is above the horizon: their beginnings and ends. */
  readonly visible: readonly (readonly [number, number])[]
  readonly horizon: readonly (EclipseMoment & { readonly event: 'rise' | 'set' })[]
  /** The greatest phase above the horizon; null where nothing is. */
  readonly best: EclipseMoment | null
  /** The deepest phase above the horizon. */
  readonly seenAs: EclipseKind | null
  /** The diameter of the Moon in diameters of the Sun, at the maximum. */
  readonly diameterRatio: number | null
}

/** What a place sees of an eclipse; null where the shadow does not pass. */
export const eclipseView = (track: SyzygyTrack, eclipse: EclipseOf, site: Site): EclipseView | null =>
  eclipse.of === 'sun' ? solarView(track, site) : lunarView(track, eclipse, site)

type Named = readonly [Contact['id'], number]
/** A phase, with its beginning and its end. */
type Phase = readonly [EclipseKind, readonly [number, number]]

const DEGREES = 180 / Math.PI
/** A body rises or sets at most once in this time, except in a graze below a minute. */
const LOOK_DAYS = 5 / 1440

interface Scene {
  readonly kind: EclipseKind
  readonly maximum: number
  /** The shallowest phase first. */
  readonly phases: readonly Phase[]
  readonly contacts: readonly Named[]
  moment(jd: number): EclipseMoment
  /** The upper limb above the horizon of almanacs, in degrees. */
  above(jd: number): number
}

function viewOf({ kind, maximum, phases, contacts, moment, above }: Scene): Omit<EclipseView, 'diameterRatio'> {
  const [from, to] = phases[0]![1]
  const steps = Math.ceil((to - from) / LOOK_DAYS)
  const times = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps)
  const turns = changes(above, times)
  const edges = [...(above(from) > 0 ? [from] : []), ...turns.map(({ time }) => time), to]
  const visible = Array.from(
    { length: Math.floor(edges.length / 2) },
    (_, index) => [edges[2 * index]!, edges[2 * index + 1]!] as const,
  )
  const horizon = turns.map(({ time, rising }) => ({
    ...moment(time),
    isVisible: true,
    event: rising ? ('rise' as const) : ('set' as const),
  }))
  const greatest = moment(maximum)
  const deepest = horizon.toSorted((a, b) => depthOf(b) - depthOf(a))[0]
  const seen = phases.filter(([, [begin, end]]) => visible.some(([rise, set]) => rise < end && set > begin))
  return {
    kind,
    contacts: contacts.map(([id, jd]) => ({ id, ...moment(jd) })),
    visible,
    horizon,
    best: greatest.isVisible ? greatest : deepest ? withoutEvent(deepest) : null,
    seenAs: seen.at(-1)?.[0] ?? null,
  }
}

/** Grows up to the maximum, also outside the umbra. */
const depthOf = ({ magnitude, penumbralMagnitude }: EclipseMoment): number => penumbralMagnitude ?? magnitude

const withoutEvent = ({ event: _, ...moment }: EclipseView['horizon'][number]): EclipseMoment => moment

function solarView(track: SyzygyTrack, site: Site): EclipseView | null {
  const found = solarCircumstances(track, site)
  if (!found) return null
  const { kind, maximum, outer, inner } = found
  const discs = (jd: number): Discs => discsAt(track, site, jd)
  const above = (jd: number): number => {
    const { frame, sun, sunRadius } = discs(jd)
    return altitudeOf(frame.zenith, sun) + ALMANAC.refraction + sunRadius * DEGREES
  }
  const view = viewOf({
    kind,
    maximum,
    phases: [['partial', outer], ...(inner ? [[kind, inner] as const] : [])],
    contacts: [
      ['C1', outer[0]],
      ...(inner ? ([['C2', inner[0]]] as const) : []),
      ['max', maximum],
      ...(inner ? ([['C3', inner[1]]] as const) : []),
      ['C4', outer[1]],
    ],
    above,
    moment(jd) {
      const { frame } = discs(jd)
      const [sun] = track.at(jd)
      return {
        jd,
        ...horizontal(frame, sun),
        isVisible: above(jd) > 0,
        magnitude: solarMagnitude(discs(jd)),
        obscuration: obscuration(discs(jd)),
      }
    },
  })
  const { innerMoon, sunRadius } = discs(maximum)
  return {
    ...view,
    contacts: view.contacts.map((each) => ({
      ...each,
      ...(each.id !== 'max' && touchAngles(discs(each.jd), each.id, kind)),
    })),
    diameterRatio: innerMoon / sunRadius,
  }
}

const altitudeOf = (zenith: Vector, seen: Vector): number => Math.asin(dot(zenith, seen) / length(seen)) * DEGREES

/** The angles of the point where the limbs touch. Inside a total eclipse it is on the side of the Sun away from the Moon's centre. */
function touchAngles({ frame, sun, moon }: Discs, id: Contact['id'], kind: EclipseKind) {
  const isAway = kind === 'total' && (id === 'C2' || id === 'C3')
  const position = angleAround(sun, minus(moon, sun)) + (isAway ? 180 : 0)
  return { positionAngle: normalise(position), vertexAngle: normalise(position - angleAround(sun, frame.zenith)) }
}

/** The direction of a vector as seen at a body, from the north through east. */
function angleAround(body: Vector, towards: Vector): number {
  const sight = direction(ORIGIN, body)
  const east = direction(ORIGIN, cross([0, 0, 1], sight))
  return Math.atan2(dot(towards, east), dot(towards, cross(sight, east))) * DEGREES
}

function lunarView(track: SyzygyTrack, { kind, maximum }: EclipseOf, site: Site): EclipseView | null {
  const { penumbral, partial, total } = lunarPhases(track, { maximum })
  if (!penumbral) return null
  const ends: readonly (readonly [Phase[0], readonly [number, number] | null, Contact['id'], Contact['id']])[] = [
    ['penumbral', penumbral, 'P1', 'P4'],
    ['partial', partial, 'U1', 'U4'],
    ['total', total, 'U2', 'U3'],
  ]
  // At an edge the library and the radii here may differ by a phase that grazes: the eclipse is what the library says.
  const deepest = ends.findIndex(([phase]) => phase === kind)
  const had = ends
    .slice(0, deepest + 1)
    .flatMap(([phase, span, first, last]) => (span ? [{ phase, span, first, last }] : []))
  const above = (jd: number): number => {
    const seen = minus(track.at(jd)[1], localFrame(site, track.siderealDegrees(jd)).at)
    const { zenith } = localFrame(site, track.siderealDegrees(jd))
    return altitudeOf(zenith, seen) + ALMANAC.refraction + Math.asin(MOON_KM / length(seen)) * DEGREES
  }
  const contacts: Named[] = had.flatMap(({ span, first, last }) => [
    [first, span[0]] as const,
    [last, span[1]] as const,
  ])
  const view = viewOf({
    kind,
    maximum,
    phases: had.map(({ phase, span }) => [phase, span]),
    contacts: [...contacts, ['max', maximum] as const].toSorted(([, a], [, b]) => a - b),
    above,
    moment(jd) {
      const { umbral, penumbral: deep } = lunarMagnitudes(track.at, jd)
      return {
        jd,
        ...horizontal(localFrame(site, track.siderealDegrees(jd)), track.at(jd)[1]),
        isVisible: above(jd) > 0,
        magnitude: umbral,
        penumbralMagnitude: deep,
      }
    },
  })
  return { ...view, diameterRatio: null }
}
