import type { SkyEventsPlan } from '../calculation/almanac/sky-events-plan.ts'
import type { PageForm, ToolForm } from '../techniques/shown.ts'
import { SkyEventsStructure, shortEvents } from '../wire/structures/sky-events.ts'
import { skyEventsText } from '../wire/texts/sky-events.ts'

/** About 140 events each: five a day with those of the Moon, one a day with exact aspects. */
const DAYS_MAX = { withMoon: 31, withAspects: 120 }

export const SKY_EVENTS_TOOL: ToolForm = {
  title: 'Sky events',
  description:
    'What happens in the sky, each event to the second: new and full Moons, eclipses, retrograde and direct stations, ingresses into signs, exact aspects, voids of the Moon. Use it for "when is Mercury retrograde", "the next eclipse", "the sky of this week". It needs no birth. Send date and days or end, and the time zone of the person. preset quiet is enough for retrogrades, ingresses and eclipses of a whole year; daily adds exact aspects, up to 120 days; full adds the Moon, up to 31 days.',
  cost: 'one unit per 300 days or part, or 150 with exact aspects or voids.',
  omits: ['precision', 'ephemeris', 'include_formulation'],
  example: { date: '2027-01-01', end: '2027-12-31', timezone: 'America/Chicago' },
  tooLarge: ({ days, includes }: SkyEventsPlan) => {
    const withMoon = includes.include_moon_exact_hits || includes.include_moon || includes.include_void_of_course
    const most = includes.include_moon_exact_hits
      ? DAYS_MAX.withMoon
      : withMoon || includes.include_exact_hits
        ? DAYS_MAX.withAspects
        : days
    if (days <= most) return null
    return `These are ${days} days, too many events for a conversation: at most ${most} days with these events. Request fewer days, or preset quiet, which allows 400.`
  },
  output: SkyEventsStructure,
  trims: shortEvents,
  cuts: [{ field: 'events', advice: 'Call again from the date of the last event here.' }],
  text: skyEventsText,
}

export const SKY_EVENTS_PAGE: PageForm = {
  slug: 'sky-events',
  title: 'Sky events',
  about: 'New and full Moons, eclipses, stations, ingresses and exact aspects of local days, also for a calendar.',
  group: 'The sky',
  first: ['date', 'days', 'timezone', 'preset', 'include_formulation'],
  example: { date: '2026-03-01', days: '31', timezone: 'Europe/Athens', include_formulation: 'true' },
}
