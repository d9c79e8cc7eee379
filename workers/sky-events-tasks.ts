import type { Sky } from '../src/astro/sky.ts'
import { skyEvents } from '../src/astro/sky-events.ts'
import type { SkyEventsQuery } from '../src/contract/sky-events.ts'
import { literal } from '../src/wire/bytes.ts'
import { skyEventsCalendar } from '../src/wire/sky-events-calendar.ts'
import { skyEventsReply } from '../src/wire/sky-events-json.ts'
import { skyEventsPlan } from '../src/wire/sky-events-plan.ts'

/** Events of local days over one sky, as the bytes of an answer. */
export const skyEventsTask =
  (sky: Sky) =>
  (query: SkyEventsQuery): Uint8Array<ArrayBuffer> => {
    const plan = skyEventsPlan(query, sky)
    const events = skyEvents(sky, plan.core)
    return literal(
      query.format === 'ics' ? skyEventsCalendar(query, events) : JSON.stringify(skyEventsReply(plan, query, events)),
    )
  }
