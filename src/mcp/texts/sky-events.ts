import type { z } from 'zod'
import { SIGNS } from '../../astro/sign.ts'
import type { SkyEvent, SkyEventsResponse } from '../../contract/sky-events-reply.ts'
import { parts } from './words.ts'

type Event = z.output<typeof SkyEvent>

/** A line for each event. */
export const skyEventsText = ({ meta, events }: z.output<typeof SkyEventsResponse>): string =>
  parts(
    [
      `Events from ${meta.date} to ${meta.end}, local times of ${meta.timezone}, preset ${meta.preset}: ${meta.events}.`,
    ],
    events.map((event) => `${event.local.slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ')} ${eventText(event)}`),
  )

function eventText({ kind, bodies, aspect, sign, phase, eclipse, turns, ...event }: Event): string {
  const [first, second] = bodies
  const at = first!.position_text.replace(/ Rx$/, '')
  if (phase) {
    const shadow = eclipse ? `, ${eclipse.kind} ${phase === 'new_moon' ? 'solar' : 'lunar'} eclipse` : ''
    return `${phase.replace('_', ' ')} at ${at}${shadow}`
  }
  if (turns) return `${first!.name} turns ${turns} at ${at}`
  if (event.from_sign) return `${first!.name} enters ${nameOf(sign)}`
  if (event.void) return `Moon void of course until ${event.void.ends}, when it enters ${nameOf(event.void.next_sign)}`
  if (aspect && second) return `${first!.name} ${aspect} ${second.name} at ${at}`
  return `${kind.replaceAll('_', ' ')}: ${first!.name} at ${at}`
}

const nameOf = (signId: string): string => SIGNS.find(({ id }) => id === signId)?.name ?? signId
