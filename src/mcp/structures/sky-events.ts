import { z } from 'zod'
import { SkyEvent, SkyEventsResponse } from '../../contract/sky-events-reply.ts'
import type { Fields } from '../form.ts'

/** Members of an event that repeat others of it, or that no conversation needs. With them a year of events is 37 kB. */
const REPEATED = { id: true, utc: true, longitude_deg: true, bodies: true } as const

const ShortEvent = SkyEvent.omit(REPEATED)
  .partial()
  .extend({ bodies: z.array(z.string()) })

/** The events with the names and the places of their bodies. */
export const SkyEventsStructure = SkyEventsResponse.extend({ events: z.array(ShortEvent) })

export const shortEvents = ({ meta, events }: SkyEventsResponse): Fields => ({ meta, events: events.map(shortEvent) })

function shortEvent({ id: _, utc: __, longitude_deg: ___, bodies, ...event }: z.output<typeof SkyEvent>) {
  const said = Object.entries(event).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(said), bodies: bodies.map(({ name, position_text: at }) => `${name} ${at}`) }
}
