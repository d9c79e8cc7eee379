import type { z } from 'zod'
import type { SkyEvent, SkyEventsResponse } from '../../contract/sky-events-reply.ts'
import { signName } from './names.ts'
import { localText, minuteText, parts } from './words.ts'

type Event = z.output<typeof SkyEvent>

/** A line for each event. */
export const skyEventsText = ({ meta, events }: z.output<typeof SkyEventsResponse>): string =>
  parts(
    [
      `Events from ${meta.date} to ${meta.end}, local times of ${meta.timezone}, preset ${meta.preset}: ${meta.events}.`,
    ],
    events.map((event) => `${minuteText(event.local)} ${eventText(event, meta.timezone)}`),
  )

function eventText({ kind, bodies, aspect, sign, phase, eclipse, turns, ...event }: Event, timezone: string): string {
  const [first, second] = bodies
  const at = first!.position_text.replace(/ Rx$/, '')
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
