import type { SkyEventsDays } from '../../almanac/sky-events-days.ts'
import { literal } from '../bytes.ts'
import { skyEventsCalendar } from './calendar.ts'
import { skyEventsReply } from './json.ts'

/** The bytes of an answer in the format of its plan. */
export const skyEventsAnswer = (days: SkyEventsDays): Uint8Array<ArrayBuffer> =>
  literal(days.plan.format === 'ics' ? skyEventsCalendar(days) : JSON.stringify(skyEventsReply(days)))
