import { monthName } from '../../languages/dates.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'
import type { Page } from '../frame.ts'
import type { AddressFault } from '../playground/address.ts'
import { labelOf } from '../playground/labels.ts'
import { sitePage } from '../site.ts'
import { aheadText } from './ahead.ts'
import { subscribing } from './calendar-feeds.ts'
import { BRIEF_KEY, calendarGrid, type MoonMonth, moonPicture, untilText, voidEnds } from './calendar-grid.ts'
import { type AskedMonth, calendarSettings, monthId } from './calendar-settings.ts'
import { CALENDAR } from './calendar-style.ts'
import { dateText, momentText } from './dates.ts'
import { faultText } from './form-faults.ts'
import { type Cast, castText, isEarly, momentLink } from './moments.ts'
import { timePageTabs } from './room-tabs.ts'
import { type Event, nameOf, phraseOf, titleOf } from './sky-words.ts'

/** What happens in a month. */
export interface FoundMonth {
  readonly month: MoonMonth
  readonly events: readonly Event[]
  readonly startsAt: string
  readonly warnings: readonly { readonly message: string }[]
  /** The date of today in the zone. */
  readonly today: string
  /** The next phase, station or ingress. Null in other months than the current one. */
  readonly next: Event | null
  /** The time of the request in UTC. */
  readonly now: string
}

interface CalendarPage {
  readonly root: string
  /** The absolute address of the service. */
  readonly base: string
  readonly asked: AskedMonth
  readonly found: FoundMonth | null
  readonly faults: readonly AddressFault[]
}

/** The calendar of a month: the Moon of each day, and what happens in the sky. */
export function calendarPage({ root, base, asked, found, faults }: CalendarPage): Page {
  const title = monthTitle(asked)
  return sitePage({
    title: `Sky calendar, ${title}`,
    at: 'charts',
    root,
    script: 'charts/calendar.js',
    hasForms: true,
    style: CALENDAR,
    content: html`${timePageTabs({ root, at: 'calendar', birth: asked.birth ?? '' })}
<div class="calendar-head"><h1>${title}</h1>${monthSteps(asked, found)}</div>
${found ? html`${todayHtml(found)}<p class="soft" id="zone-said">${zoneSaid(asked, found)}</p>` : ''}
${faultNotice(faults)}${found ? warningNotice(found) : ''}
${calendarSettings({ ...asked, isWrong: faults.length > 0 })}
${found ? monthHtml(root, asked, found) : ''}
${subscribing(base)}`,
  })
}

const monthTitle = ({ year, month }: Pick<AskedMonth, 'year' | 'month'>): string =>
  `${monthName('en', month, 'long')} ${year}`

const LAST_YEAR = 9999

/** The month that is a number of months away; null outside the years of the calendar. */
function monthAway({ year, month }: Pick<AskedMonth, 'year' | 'month'>, months: number) {
  const index = year * 12 + month - 1 + months
  const of = { year: Math.floor(index / 12), month: (index % 12) + 1 }
  return of.year < 1 || of.year > LAST_YEAR ? null : of
}

/** The address of the calendar with the same settings, relative to its own. */
function monthHref({ zone, city, hasAspects, birth }: AskedMonth, month: string | null): string {
  const query = new URLSearchParams({
    ...(month !== null && { month }),
    ...(zone !== null && { zone }),
    ...(city !== null && { city }),
    ...(hasAspects && { aspects: 'true' }),
    ...(birth !== null && { birth }),
  })
  return query.size > 0 ? `calendar?${query}` : 'calendar'
}

function monthSteps(asked: AskedMonth, found: FoundMonth | null): Markup {
  const step = (months: number, arrow: string, rel: string) => {
    const to = monthAway(asked, months)
    return to
      ? html`<a class="button" rel="${rel}" href="${monthHref(asked, monthId(to))}"><span aria-hidden="true">${arrow}</span><span class="aside">${monthTitle(to)}</span></a>`
      : ''
  }
  const isNow = found?.today.startsWith(monthId(asked))
  return html`<nav class="steps" aria-label="Months">${step(-1, '←', 'prev')}${
    isNow ? '' : html`<a class="button" href="${monthHref(asked, null)}">This month</a>`
  }${step(1, '→', 'next')}</nav>`
}

/** Which clock the times follow, and why. */
function zoneSaid({ zone, city }: AskedMonth, { month }: FoundMonth): Markup {
  if (city !== null && zone === null) return html`Times are in the time zone of ${city} (${month.timezone}).`
  return zone === null
    ? html`Times are in UTC. Choose a time zone below to change that.`
    : html`Times are in the time zone ${month.timezone}.`
}

/** Labels of the form, where they are not those of the API. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['zone', labelOf('timezone')],
  ['city', 'Place'],
])

const faultNotice = (faults: readonly AddressFault[]): Markup | null =>
  faults.length === 0
    ? null
    : html`<div class="notice bad" role="alert"><p>The calendar could not be calculated. Check:</p><ul>${faults.map(
        (fault) => html`<li>${LABELS.get(fault.path) ?? labelOf(fault.path)}: ${faultText(fault)}</li>`,
      )}</ul></div>`

const warningNotice = ({ warnings }: FoundMonth): Markup | null =>
  warnings.length === 0
    ? null
    : html`<div class="notice warn"><ul>${warnings.map(({ message }) => html`<li>${message}</li>`)}</ul></div>`

/** The Moon of today, and what is next. Nothing in other months. */
function todayHtml({ month, next, today, now }: FoundMonth): Markup | null {
  const day = month.days.find(({ calendar_date: date }) => date === today)
  if (!day) return null
  const { phase, zodiac } = day
  const name = phase.name.endsWith('Moon') ? phase.name : phase.name.toLowerCase()
  return html`<p class="today-said">Today: ${zodiac && `Moon in ${zodiac.sign}, `}${name}, ${Math.round(phase.illumination * 100)}% lit.${
    next && html` Next: ${phraseOf(next)} on <b>${dateText(next.local)}</b>${aheadText(next.utc, now)}.`
  } <a class="to-today" href="#today">Go to today</a></p>`
}

function monthHtml(root: string, { city, hasAspects }: AskedMonth, found: FoundMonth): Markup {
  const { month, events, startsAt, today } = found
  const cast = { city }
  const isSouth = (month.location?.lat ?? 0) < 0
  const part = (name: string, ...kinds: readonly Event['kind'][]) =>
    eventList({ root, cast, name, events: events.filter(({ kind }) => kinds.includes(kind)) })
  return html`<div class="month"><div class="calendar${isSouth ? ' southern' : ''}">${phaseStrip(root, cast, events)}
${calendarGrid({ root, month, events, startsAt, today, cast })}
${BRIEF_KEY}<p class="soft print-not">The Moon is drawn as seen at noon from the ${isSouth ? 'southern' : 'northern'} hemisphere. Each time leads to the chart of that moment, cast for ${castText(cast)}.${isEarly([startsAt]) && ' Dates are those of the Gregorian calendar.'}</p></div>
<div class="month-lists">${part('Planets', 'station', 'ingress')}
${voidList(root, cast, events)}
${hasAspects ? part('Exact aspects between planets', 'exact_aspect') : ''}</div></div>`
}

/** How the Moon looks in its phases. */
const PHASE_LOOKS = {
  new_moon: { illumination: 0, phase_angle_deg: 0 },
  first_quarter: { illumination: 0.5, phase_angle_deg: 90 },
  full_moon: { illumination: 1, phase_angle_deg: 180 },
  last_quarter: { illumination: 0.5, phase_angle_deg: 270 },
} as const

/** The four or five phases of the month beside each other. */
const phaseStrip = (root: string, cast: Cast, events: readonly Event[]): Markup =>
  html`<section class="phases"><h2>Phases of the Moon</h2><ul>${joined(
    events
      .filter(({ kind }) => kind === 'lunation')
      .map(
        (event) =>
          html`<li>${moonPicture({ phase: PHASE_LOOKS[event.phase!] })}<div>${momentLink(root, titleOf(event), event.local, cast, momentText(event.local))} <span>${phraseOf(event)}</span></div></li>`,
      ),
  )}</ul></section>`

interface EventList {
  readonly root: string
  readonly cast: Cast
  readonly name: string
  readonly events: readonly Event[]
}

const eventList = ({ root, cast, name, events }: EventList): Markup => html`<section><h2>${name}</h2>
${
  events.length === 0
    ? html`<p class="soft">None this month.</p>`
    : html`<ul class="sentences">${joined(
        events.map(
          (event) =>
            html`<li>${momentLink(root, titleOf(event), event.local, cast, momentText(event.local))}<span>${phraseOf(event)}</span></li>`,
        ),
      )}</ul>`
}</section>`

/** The voids of course that begin in the month, with their ends where the month has them. */
function voidList(root: string, cast: Cast, events: readonly Event[]): Markup {
  const ends = voidEnds(events)
  const begins = events.filter(({ kind }) => kind === 'void_of_course_begins')
  return html`<section><h2>Moon void of course</h2>
<p class="soft">From its last conjunction, sextile, square, trine or opposition in a sign, to the Sun or a planet from Mercury to Pluto, until it enters the next sign.</p>
<ul class="sentences">${joined(
    begins.map((event) => {
      const last = event.void!.last_aspect
      const until = `until ${untilText(event, ends.get(event.void!.ends)) ?? 'the next month'}`
      return html`<li>${momentLink(root, titleOf(event), event.local, cast, momentText(event.local))}<span>${until}${
        last ? html`<span class="soft">, after ${last.type} ${nameOf(last.body)}</span>` : ''
      }</span></li>`
    }),
  )}</ul></section>`
}
