import { z } from 'zod'
import { isoLocal } from '../../astro/civil.ts'
import { SkyEvent, SkyEventsResponse } from '../../contract/sky-events-reply.ts'
import { findZone } from '../../places/zones.ts'
import type { Fields } from '../texts/given.ts'

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
  meta,
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
