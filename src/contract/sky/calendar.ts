import { z } from 'zod'
import { findZone } from '../../places/zones.ts'
import { readable } from '../fields.ts'
import { SKY_EVENTS_INCLUDES, type SkyEventsInclude } from './sky-events-reply.ts'

const PLACE_MAX = 200
/** The query of the chart room, so that the calendar leads back to it. */
const BIRTH_MAX = 2_000

const MONTH = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/

/** A month of the calendar, as its address names it. */
export const CalendarQuery = z.strictObject({
  month: readable((text) =>
    MONTH.test(text) ? null : 'Expected a month from 0001-01 to 9999-12, such as 2026-12',
  ).nullish(),
  zone: readable((id) =>
    findZone(id)
      ? null
      : `Unknown time zone "${id}". Allowed: an IANA name such as Europe/Athens, or an offset such as +05:30`,
  ).nullish(),
  city: z.string().max(PLACE_MAX).nullish(),
  aspects: z.literal('true').nullish(),
  birth: z.string().max(BIRTH_MAX).nullish(),
})
export type CalendarQuery = z.output<typeof CalendarQuery>

/** The events of each feed, beside new and full Moons with their eclipses. */
const FEEDS = {
  phases: ['include_quarters'],
  moon: ['include_quarters', 'include_moon', 'include_void_of_course'],
  sky: ['include_ingresses', 'include_retrogrades'],
  all: [
    'include_quarters',
    'include_moon',
    'include_void_of_course',
    'include_ingresses',
    'include_retrogrades',
    'include_exact_hits',
  ],
} as const satisfies Record<string, readonly SkyEventsInclude[]>

export type CalendarFeed = keyof typeof FEEDS
export const CALENDAR_FEEDS = Object.keys(FEEDS) as [CalendarFeed, ...CalendarFeed[]]

/** What programs call the calendar of each feed. */
export const FEED_CALENDARS: Readonly<Record<CalendarFeed, string>> = {
  phases: 'Moon phases and eclipses',
  moon: 'Moon: phases, signs, void of course',
  sky: 'Retrogrades and sign changes',
  all: 'Moon and planets',
}

/** The parameters of sky events with which a feed is made. */
export function feedFlags(feed: CalendarFeed): Readonly<Record<SkyEventsInclude, boolean>> {
  const has: ReadonlySet<SkyEventsInclude> = new Set(['include_lunations', ...FEEDS[feed]])
  return Object.fromEntries(SKY_EVENTS_INCLUDES.map((name) => [name, has.has(name)])) as Record<
    SkyEventsInclude,
    boolean
  >
}

export const CalendarFeedQuery = z.strictObject({
  events: z
    .enum(CALENDAR_FEEDS)
    .meta({ id: 'CalendarFeed' })
    .default('sky')
    .describe(
      'The events besides new and full Moons with their eclipses. `phases`: quarters. `moon`: quarters, ingresses of the Moon and voids of course. `sky`: stations and ingresses of the Sun and the planets. `all`: all of these and exact aspects among the planets.',
    ),
})

/** The days of a feed. */
export const FEED_DAYS = 366
