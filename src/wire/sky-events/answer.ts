import type { SkyEventsDays } from '../../calculation/almanac/sky-events-days.ts'
import { literal } from '../bytes.ts'
import { joined } from '../parts.ts'
import { skyEventsCalendar } from './calendar.ts'
import { skyEventsNotes, skyEventsReply } from './json.ts'

/** The bytes of an answer in the format of its plan. A calendar has a part with its notes before it. */
export const skyEventsAnswer = (days: SkyEventsDays): Uint8Array<ArrayBuffer> =>
  days.plan.format === 'ics'
    ? joined([JSON.stringify(skyEventsNotes(days)), skyEventsCalendar(days)])
    : literal(JSON.stringify(skyEventsReply(days)))
