import { z } from 'zod'
import { isoLocal } from '../../astro/civil.ts'
import { SkyEvent, SkyEventsResponse } from '../../contract/sky/sky-events-reply.ts'
import { findZone } from '../../places/zones.ts'
import { type Fields, localText, minuteText, paragraphs, signName } from './words.ts'

type Event = z.output<typeof SkyEvent>

/** A line for each event. */
export const skyEventsText = ({ meta, events }: z.output<typeof SkyEventsResponse>): string =>
  paragraphs(
    [
      `Events from ${meta.date} to ${meta.end}, local times of ${meta.timezone}, preset ${meta.preset}: ${meta.events}.`,
    ],
    events.map((event) => `${minuteText(event.local)} ${eventText(event, meta.timezone)}`),
  )

function eventText({ kind, bodies, aspect, sign, phase, eclipse, turns, ...event }: Event, timezone: string): string {
  const [first, second] = bodies
  const at = first!.position_text.replace(/ Rx$/, '')
  const further = furtherText(event, first!.name, second?.name ?? '')
  if (further) return `${further} at ${at}`
  if (phase) {
    const shadow = eclipse ? `, ${eclipse.kind} ${phase === 'new_moon' ? 'solar' : 'lunar'} eclipse` : ''
    return `${phase.replace('_', ' ')} at ${at}${shadow}`
  }
  if (turns) return `${first!.name} turns ${turns} at ${at}`
  if (kind === 'void_of_course_ends') {
    const begun = event.void_began ? ` (begun ${localText(event.void_began, timezone)})` : ''
    return `Moon void of course ends${begun}, enters ${signName(sign)}`
  }
  if (event.from_sign) return `${first!.name} enters ${signName(sign)}`
  if (event.void) {
    const { ends, next_sign: next } = event.void
    return `Moon void of course until ${localText(ends, timezone)}, when it enters ${signName(next)}`
  }
  if (aspect && second) return `${first!.name} ${aspect} ${second.name} at ${at}`
  return `${kind.replaceAll('_', ' ')}: ${first!.name} at ${at}`
}

type FurtherFields = Pick<Event, 'solar_term' | 'declination_difference_deg' | 'apsis' | 'node'>

/** The text of a solar term, a conjunction in right ascension, an apsis or a passage through a node. Null for other events. */
function furtherText(
  { solar_term: term, declination_difference_deg: north, apsis, node }: FurtherFields,
  first: string,
  second: string,
): string | null {
  if (term) return `solar term ${term.pinyin} ${term.chinese} (${term.name}), Sun`
  if (north !== undefined) {
    const side = north < 0 ? 'south' : 'north'
    return `${first} conjunct ${second} in right ascension, ${Math.abs(north).toFixed(2)}° ${side} of it,`
  }
  if (apsis) {
    const { kind, distance_au: au, distance_km: km } = apsis
    return `${first === 'Sun' ? 'Earth' : first} at ${kind}, ${first === 'Moon' ? `${km} km` : `${au.toFixed(5)} AU`}, ${first}`
  }
  return node ? `${first} passes its ${node} node` : null
}

/**
 * Members of an event that repeat others, or that a conversation does not need. With them a year of events is 37 kB.
 */
const REPEATED = { id: true, utc: true, longitude_deg: true, bodies: true } as const

const Eclipse = SkyEvent.shape.eclipse.unwrap().unwrap()
const Void = SkyEvent.shape.void.unwrap()

const ShortEvent = SkyEvent.omit(REPEATED)
  .partial()
  .extend({
    bodies: z.array(z.string()),
    eclipse: Eclipse.extend({ maximum: z.string().describe('Greatest eclipse, in local time.') }).optional(),
    void: Void.extend({ ends: z.string().describe('When the Moon enters the next sign, in local time.') }).optional(),
    void_began: z.string().optional().describe('When the void that ends began, in local time.'),
  })

/** The events with the names and the places of their bodies. All their times are local. */
export const SkyEventsStructure = SkyEventsResponse.extend({ events: z.array(ShortEvent) })

export const shortEvents = ({ meta, events }: SkyEventsResponse): Fields => ({
  meta: { ...meta, includes: Object.fromEntries(Object.entries(meta.includes).filter(([, included]) => included)) },
  events: events.map((event) => shortEvent(event, meta.timezone)),
})

function shortEvent(
  {
    id: _,
    utc: __,
    longitude_deg: ___,
    bodies,
    eclipse,
    void: idle,
    void_began: began,
    ...event
  }: z.output<typeof SkyEvent>,
  timezone: string,
) {
  const local = {
    ...(eclipse && { eclipse: { ...eclipse, maximum: localIn(timezone, eclipse.maximum) } }),
    ...(idle && { void: { ...idle, ends: localIn(timezone, idle.ends) } }),
    ...(began && { void_began: localIn(timezone, began) }),
  }
  const said = Object.entries({ ...event, ...local }).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(said), bodies: bodies.map(({ name, position_text: at }) => `${name} ${at}`) }
}

function localIn(timezone: string, utc: string): string {
  const epochMs = Date.parse(utc)
  return isoLocal(epochMs, findZone(timezone)!.offsetSecondsAt(epochMs))
}
