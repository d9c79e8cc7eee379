import { z } from 'zod'
import { daysInMonth, isoCivilDate, isoUtc } from '../../astro/civil.ts'
import { localDate } from '../../astro/zone.ts'
import { skyEventsInput } from '../../calculation/almanac/sky-events.ts'
import { bodyReader } from '../../contract/input/reading.ts'
import { CalendarFeedQuery, CalendarQuery, FEED_CALENDARS, FEED_DAYS, feedFlags } from '../../contract/sky/calendar.ts'
import { SkyEventsQuery } from '../../contract/sky/sky-events.ts'
import type { SkyEventsResponse } from '../../contract/sky/sky-events-reply.ts'
import { nextOf } from '../../pages/charts/ahead.ts'
import { calendarPage, type FoundMonth } from '../../pages/charts/calendar.ts'
import type { MoonMonth } from '../../pages/charts/calendar-grid.ts'
import type { AskedMonth } from '../../pages/charts/calendar-settings.ts'
import type { Ask } from '../../pages/charts/view.ts'
import { rootOf } from '../../pages/frame.ts'
import type { AddressFault } from '../../pages/playground/address.ts'
import { findZone, ZONE_DATA_VERSION } from '../../places/zones.ts'
import { baseOf } from '../../platform/addresses.ts'
import { now } from '../../platform/clock.ts'
import { MOON_MONTH } from '../../techniques/moon-month/moon-month.ts'
import { PUBLIC } from '../access.ts'
import { laneOf } from '../compute-requests.ts'
import { entityTag, isNotModified, NOT_MODIFIED } from '../etag.ts'
import { sendFile } from '../files.ts'
import { operation } from '../operation.ts'
import { skyEventsBytes } from '../sky-events.ts'
import { askWith } from './ask.ts'
import { outcome, sendRoom } from './room-forms.ts'
import { ROOM_PAGE } from './room-page.ts'

/** A month is some hundredths of a second. A person steps through a year; an office shares an address. */
const MONTHS = { most: 60, seconds: 60 } as const
/** Programs fetch a feed once a day. */
const FEEDS = { most: 30, seconds: 60 } as const
/** A day: how long a program may keep a feed. */
const FEED_SECONDS = 86_400

const readQuery = bodyReader(CalendarQuery)
const STRICTLY = { isStrict: true } as const

/** The calendar of the sky, as a page and as a feed. */
export const CALENDAR_PAGES = [
  operation({
    ...ROOM_PAGE,
    name: 'charts_calendar_page',
    url: '/charts/calendar',
    addressLimit: MONTHS,
    summary: 'The calendar of a month: the Moon of each day, and what happens in the sky',
    refuses: ['compute_busy'],
    handle: async (request, reply, { compute, publicUrl }) => {
      const { asked, faults: wrong } = await askedMonth(request.query as Readonly<Record<string, unknown>>)
      const { value: found, faults } = await outcome(wrong, () => foundMonth(askWith(compute, laneOf(request)), asked))
      const shown = { root: rootOf(request.url), base: baseOf(publicUrl, request), asked, found }
      const named = wrong.length > 0 ? wrong : faults.map(ofMonth)
      return sendRoom(reply, calendarPage({ ...shown, faults: named }), named)
    },
  }),
  operation({
    method: 'GET',
    tag: 'Public sky',
    access: PUBLIC,
    openToPages: true,
    addressLimit: FEEDS,
    refuses: ['compute_busy'],
    name: 'calendar_feed',
    url: '/charts/calendar.ics',
    summary: 'A year of the Moon and the sky as a calendar to subscribe to',
    description: `Needs no key. The feed has ${FEED_DAYS} days from the beginning of the current month in UTC. Programs show each event at the local time of their user, and fetch the feed once a day.`,
    query: CalendarFeedQuery,
    reply: z.string().describe('iCalendar (RFC 5545).'),
    answer: { types: { 'text/calendar': 'ics' }, statuses: NOT_MODIFIED },
    handle: async (request, reply, { compute, keepAnswer, release }) => {
      const { events } = request.query
      const fromMs = monthStart(now())
      const etag = entityTag({ events, fromMs }, [release, ZONE_DATA_VERSION, compute.dataOf('library')].join(' '))
      if (isNotModified(request, reply, etag, `public, max-age=${FEED_SECONDS}`)) return reply.send()
      const query = SkyEventsQuery.parse({
        date: isoCivilDate(fromMs),
        days: FEED_DAYS,
        ...feedFlags(events),
        format: 'ics',
        precision: 'library',
      })
      const bytes = await keepAnswer(`calendar ${events}`, fromMs, () =>
        skyEventsBytes(
          compute,
          { ...skyEventsInput(query, now()), calendarName: FEED_CALENDARS[events] },
          laneOf(request),
        ),
      )
      return sendFile(reply, 'ics', bytes)
    },
  }),
]

/** Midnight of the first day of a month in UTC. */
function monthStart(nowMs: number): number {
  const at = new Date(nowMs)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth())
}

/** What an address asks for. Empty fields of a form are left out; without a month, it is the current one. */
async function askedMonth(parameters: Readonly<Record<string, unknown>>) {
  const given = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''))
  const { value, faults } = await outcome([], async () => readQuery(given, STRICTLY).body)
  const query = value ?? validFields(given)
  const zone = query.zone ?? null
  const [year = 1, month = 1] = (query.month ?? todayIn(zone ?? 'UTC').slice(0, 7)).split('-').map(Number)
  const asked: AskedMonth = {
    year,
    month,
    zone,
    city: query.city ?? null,
    hasAspects: Boolean(query.aspects),
    birth: query.birth ?? null,
  }
  return { asked, faults }
}

/** The fields that are right beside one that is wrong, so that a form keeps them. */
function validFields(given: Readonly<Record<string, unknown>>): Partial<CalendarQuery> {
  const right = Object.entries(given).filter(([name, value]) => CalendarQuery.safeParse({ [name]: value }).success)
  return CalendarQuery.parse(Object.fromEntries(right))
}

const todayIn = (zone: string): string => isoCivilDate(localDate(findZone(zone)!, now()))

/** The Moon and the events of a month. */
async function foundMonth(ask: Ask, asked: AskedMonth): Promise<FoundMonth> {
  const month = await moonMonth(ask, asked)
  const { meta, events, warnings = [] } = await eventsOf(ask, asked, month.timezone)
  const said = new Map([...(month.warnings ?? []), ...warnings].map((warning) => [warning.message, warning]))
  const { starts_at: startsAt } = meta
  const today = todayIn(month.timezone)
  const nowUtc = isoUtc(now())
  const isCurrent = month.days.some(({ calendar_date: date }) => date === today)
  const next = isCurrent ? await nextMainEvent(ask, events, today, { timezone: month.timezone, nowUtc }) : null
  return { month, events, startsAt, warnings: [...said.values()], today, next, now: nowUtc }
}

/** The calculation names fields of its own, which all follow from the month, except for the place. */
const ofMonth = ({ path, message }: AddressFault): AddressFault => ({ path: path === 'city' ? path : 'month', message })

const MAIN_KINDS: ReadonlySet<SkyEventsResponse['events'][number]['kind']> = new Set(['lunation', 'station', 'ingress'])
/** Phases are at most eight days apart. */
const DAYS_TO_NEXT = 9

/** The next phase, station or ingress. At the end of a month it is in the next one. */
async function nextMainEvent(
  ask: Ask,
  ofMonth: SkyEventsResponse['events'],
  today: string,
  { timezone, nowUtc }: { readonly timezone: string; readonly nowUtc: string },
) {
  const isMain = ({ kind }: SkyEventsResponse['events'][number]) => MAIN_KINDS.has(kind)
  const next = nextOf(ofMonth.filter(isMain), nowUtc)
  if (next) return next
  const { events } = await ask.skyEvents({
    date: today,
    days: DAYS_TO_NEXT,
    timezone,
    ...feedFlags('sky'),
    include_quarters: true,
  })
  return nextOf(events.filter(isMain), nowUtc) ?? null
}

const moonMonth = (ask: Ask, { year, month, zone, city }: AskedMonth): Promise<MoonMonth> =>
  ask.data(MOON_MONTH, {}, { year, month, city, tz_str: zone ?? 'AUTO', include_zodiac: true })

function eventsOf(ask: Ask, { year, month, hasAspects }: AskedMonth, timezone: string): Promise<SkyEventsResponse> {
  const date = `${[String(year).padStart(4, '0'), String(month).padStart(2, '0')].join('-')}-01`
  return ask.skyEvents({
    date,
    days: daysInMonth(year, month),
    timezone,
    preset: 'full',
    include_moon_exact_hits: false,
    include_points: false,
    include_exact_hits: hasAspects,
  })
}
