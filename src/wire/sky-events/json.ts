import { type Body, bodyId, bodyVariant } from '../../astro/body.ts'
import { isoLocal, isoUtc, julianDayOf, utcText } from '../../astro/civil.ts'
import { LUNATIONS } from '../../astro/event-searches.ts'
import { SIGNS, signIndex } from '../../astro/sign.ts'
import { AU_KM } from '../../astro/sky.ts'
import type { EventPosition, SkyEvent } from '../../astro/sky-events.ts'
import type { Zone } from '../../astro/zone.ts'
import type { SkyEventsDays, SkyEventsRange } from '../../calculation/almanac/sky-events.ts'
import type { SkyEventsResponse } from '../../contract/sky/sky-events-reply.ts'
import { EPHEMERIS_NAMES, ephemerisOf } from '../../contract/sky/sources.ts'
import { skyWarnings } from '../../contract/warnings.ts'
import { ZONE_DATA_VERSION } from '../../places/zones.ts'
import { idStamp } from '../calendar.ts'
import type { FileNotes } from '../files.ts'
import { decimals, inCircle, positionText } from '../sky.ts'
import { bodyName, eventPhrase } from './phrases.ts'

type Reply = SkyEventsResponse['events'][number]

/** The reply with the events of local days. */
export function skyEventsReply(days: SkyEventsDays): SkyEventsResponse {
  const { input, source, zone, fromMs, toMs, includes, events } = days
  const { warnings } = skyEventsNotes(days)
  return {
    meta: {
      date: input.date,
      end: input.end,
      timezone: zone.id,
      timezone_data: ZONE_DATA_VERSION,
      starts_at: isoUtc(fromMs),
      ends_at: isoUtc(toMs),
      hours: decimals((toMs - fromMs) / 3_600_000, 4),
      preset: input.preset,
      includes,
      moon_void_definition: input.voidDefinition,
      zodiac_type: 'tropical',
      calendar: 'proleptic Gregorian',
      ephemeris: EPHEMERIS_NAMES[ephemerisOf(source)],
      precision: source,
      events: events.length,
    },
    ...(warnings.length > 0 && { warnings: [...warnings] }),
    events: events.map((event) => ({
      ...eventReply(event, zone, input.voidDefinition),
      ...(input.formulation && { formulation: eventPhrase(event) }),
    })),
  }
}

/** Every way in which events differ from their request. */
export function skyEventsNotes({ input, source, fromMs, toMs, includes }: SkyEventsRange): FileNotes {
  const unknown: readonly Body[] = input.includes.include_points && !includes.include_points ? ['chiron'] : []
  const seen = { source: ephemerisOf(source), unknown, jd: julianDayOf(fromMs), lastJd: julianDayOf(toMs) }
  return { warnings: skyWarnings(seen, 'on some of these days'), precision: source }
}

const localText = (epochMs: number, zone: Zone): string => isoLocal(epochMs, zone.offsetSecondsAt(epochMs))
const signId = (sign: number): string => SIGNS[sign]!.id

function eventReply(event: SkyEvent, zone: Zone, definition: string): Reply {
  const [first] = event.positions as [EventPosition]
  return {
    id: eventId(event, definition),
    kind: event.kind,
    utc: isoUtc(event.epochMs),
    local: localText(event.epochMs, zone),
    bodies: event.positions.map(bodyReply),
    aspect: eventAspect(event),
    sign: 'sign' in event ? signId(event.sign) : signId(signIndex(first.longitude)),
    from_sign: 'fromSign' in event ? signId(event.fromSign) : null,
    longitude_deg: roundedLongitude(first),
    ...(event.kind === 'lunation' && {
      phase: event.phase,
      ...(!event.phase.endsWith('quarter') && {
        eclipse: event.eclipse && {
          kind: event.eclipse.kind,
          magnitude: decimals(event.eclipse.magnitude, 4),
          maximum: utcText(event.eclipse.maximum),
          saros: event.eclipse.saros,
        },
      }),
    }),
    ...(event.kind === 'station' && { turns: event.turns }),
    ...(event.kind === 'void_of_course_begins' && {
      void: {
        ends: utcText(event.until.jd),
        next_sign: signId(event.until.sign),
        last_aspect: event.lastAspect && { body: event.lastAspect.b, type: event.lastAspect.aspect.id },
      },
    }),
    ...(event.kind === 'void_of_course_ends' && { void_began: event.beganJd === null ? null : utcText(event.beganJd) }),
    ...furtherFields(event),
  }
}

function furtherFields(event: SkyEvent): Partial<Reply> {
  switch (event.kind) {
    case 'solar_term':
      return { solar_term: { ...event.term } }
    case 'right_ascension_conjunction':
      return {
        right_ascension_deg: decimals(inCircle(event.rightAscension), 7),
        declination_difference_deg: decimals(event.declinationDifference, 7),
      }
    case 'apsis': {
      const { kind, distance } = event.apsis
      return { apsis: { kind, distance_au: decimals(distance, 9), distance_km: Math.round(distance * AU_KM) } }
    }
    case 'node_passage':
      return { node: event.node.kind }
    default:
      return {}
  }
}

/** The kind of an event and its second. A body cannot have two equal events in one second. */
export function eventId(event: SkyEvent, definition: string): string {
  return [...nameParts(event, definition), idStamp(event.epochMs)].join('.')
}

function nameParts(event: SkyEvent, definition: string): readonly string[] {
  switch (event.kind) {
    case 'lunation':
      return ['lunation', event.phase]
    case 'station':
      return ['station', event.body, event.turns]
    case 'exact_aspect':
    case 'moon_exact_aspect':
      return ['aspect', event.a, event.aspect.id, event.b]
    case 'void_of_course_begins':
      return ['void', definition, 'begins']
    case 'void_of_course_ends':
      return ['void', 'ends']
    case 'solar_term':
      return ['solar_term', event.term.id]
    case 'right_ascension_conjunction':
      return ['right_ascension', event.a, event.b]
    case 'apsis':
      return ['apsis', event.body, event.apsis.kind]
    case 'node_passage':
      return ['node', event.body, event.node.kind]
    default:
      return ['ingress', event.body, signId(event.sign)]
  }
}

function eventAspect(event: SkyEvent): Reply['aspect'] {
  if (event.kind === 'lunation') return PHASE_ASPECTS[LUNATIONS[event.phase]]
  return 'aspect' in event ? (event.aspect.id as Reply['aspect']) : null
}

const PHASE_ASPECTS = { 0: 'conjunction', 90: 'square', 180: 'opposition', 270: 'square' } as const

function bodyReply(position: EventPosition): Reply['bodies'][number] {
  const { body, longitude, retrograde } = position
  const variant = bodyVariant(body)
  return {
    id: bodyId(body),
    name: bodyName(body),
    ...(variant && { variant }),
    longitude_deg: roundedLongitude(position),
    sign: signId(signIndex(longitude)),
    position_text: positionText(longitude, retrograde, { signs: 'abbr', markers: true }),
    retrograde,
  }
}

const roundedLongitude = ({ longitude }: EventPosition): number => decimals(inCircle(longitude), 7)
