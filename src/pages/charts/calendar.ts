import { CALENDAR_FEEDS, type CalendarFeed } from '../../contract/sky/calendar.ts'
import { monthName } from '../../languages/dates.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'
import type { Page } from '../frame.ts'
import type { AddressFault } from '../playground/address.ts'
import { labelOf } from '../playground/labels.ts'
import { sitePage } from '../site.ts'
import { calendarGrid, type MoonMonth, untilText, voidEnds } from './calendar-grid.ts'
import { CALENDAR } from './calendar-style.ts'
import { momentText } from './dates.ts'
import { type Cast, castText, isEarly, momentLink } from './moments.ts'
import { timePageTabs } from './room-tabs.ts'
import { type Event, nameOf, phraseOf, titleOf } from './sky-words.ts'

/** What the address of a calendar says. */
export interface AskedMonth {
  readonly year: number
  /** From 1 to 12. */
  readonly month: number
  /** As it was given. */
  readonly zone: string | null
  readonly city: string | null
  readonly hasAspects: boolean
  /** The query of the chart that the calendar was opened from. */
  readonly birth: string | null
}

/** What happens in a month. */
export interface FoundMonth {
  readonly month: MoonMonth
  readonly events: readonly Event[]
  readonly startsAt: string
  readonly warnings: readonly { readonly message: string }[]
  /** The date of today in the zone. */
  readonly today: string
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
${found ? html`<p class="soft" id="zone-said">${zoneSaid(asked, found)}</p>` : ''}
${faultNotice(faults)}${found ? warningNotice(found) : ''}
${settings(asked)}
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

const two = (value: number): string => String(value).padStart(2, '0')
const monthId = ({ year, month }: Pick<AskedMonth, 'year' | 'month'>): string =>
  `${String(year).padStart(4, '0')}-${two(month)}`

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

const faultNotice = (faults: readonly AddressFault[]): Markup | null =>
  faults.length === 0
    ? null
    : html`<div class="notice bad" role="alert"><p>The calendar could not be calculated:</p><ul>${faults.map(
        ({ path, message }) => html`<li>${labelOf(path)}: ${message}</li>`,
      )}</ul></div>`

const warningNotice = ({ warnings }: FoundMonth): Markup | null =>
  warnings.length === 0
    ? null
    : html`<div class="notice warn"><ul>${warnings.map(({ message }) => html`<li>${message}</li>`)}</ul></div>`

const settings = ({
  year,
  month,
  zone,
  city,
  hasAspects,
  birth,
}: AskedMonth): Markup => html`<details class="drawer"><summary>Month, time zone and place</summary>
<form id="calendar-settings" method="get" autocomplete="off">
<div class="row"><div><label for="c-month">Month</label><input type="text" id="c-month" name="month" value="${monthId({ year, month })}" inputmode="numeric" aria-describedby="c-month-hint"><p class="hint" id="c-month-hint">Year and month, such as 2026-12</p></div>
<div><label for="c-zone">Time zone</label><input type="text" id="c-zone" name="zone" value="${zone ?? ''}" spellcheck="false" aria-describedby="c-zone-hint"><p class="hint" id="c-zone-hint">Such as Europe/Athens</p></div>
<div><label for="c-city">Place</label><input type="text" id="c-city" name="city" value="${city ?? ''}" spellcheck="false" aria-describedby="c-city-hint"><p class="hint" id="c-city-hint">Optional. Sets the time zone, and the place of the charts you open</p></div></div>
<p><label class="check"><input type="checkbox" name="aspects" value="true"${hasAspects ? ' checked' : ''}> Exact aspects between planets</label></p>
${birth === null ? '' : html`<input type="hidden" name="birth" value="${birth}">`}
<p class="actions"><button type="submit" class="primary">Show month</button></p></form></details>`

function monthHtml(root: string, { city, hasAspects }: AskedMonth, found: FoundMonth): Markup {
  const { month, events, startsAt, today } = found
  const cast = { city }
  const isSouth = (month.location?.lat ?? 0) < 0
  const part = (name: string, ...kinds: readonly Event['kind'][]) =>
    eventList({ root, cast, name, events: events.filter(({ kind }) => kinds.includes(kind)) })
  return html`<div class="calendar${isSouth ? ' southern' : ''}">${calendarGrid({ root, month, events, startsAt, today, cast })}</div>
<p class="soft print-not">The Moon is drawn as seen at noon from the ${isSouth ? 'southern' : 'northern'} hemisphere. Each time leads to the chart of that moment, cast for ${castText(cast)}.${isEarly([startsAt]) && ' Dates are those of the Gregorian calendar.'}</p>
<div class="month-lists">
<div>${part('Phases of the Moon', 'lunation')}
${part('Planets', 'station', 'ingress')}
${hasAspects ? part('Exact aspects between planets', 'exact_aspect') : ''}</div>
${voidList(root, cast, events)}
</div>`
}

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
<p class="soft">From its last conjunction, sextile, square, trine or opposition to one of Sun to Pluto in a sign until it enters the next sign.</p>
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

const FEED_NAMES: Readonly<Record<CalendarFeed, string>> = {
  phases: 'Phases of the Moon and eclipses',
  moon: 'Moon: phases, signs, void of course',
  sky: 'New and full Moons, retrogrades, sign changes of planets',
  all: 'All of these, and exact aspects between planets',
}

/** The feeds, as programs of calendars subscribe to them. */
function subscribing(base: string): Markup {
  const feed = `${base.replace(/^https?:/, '')}/charts/calendar.ics`
  return html`<section class="subscribe"><h2>Subscribe</h2>
<p>Your calendar app will show the next twelve months and stay up to date. You need no key.</p>
<ul>${joined(
    CALENDAR_FEEDS.map(
      (id) =>
        html`<li><a class="button" href="webcal:${feed}?events=${id}" aria-label="Subscribe: ${FEED_NAMES[id]}">Subscribe</a> <span>${FEED_NAMES[id]}<br><a href="calendar.ics?events=${id}" download="sky-${id}.ics" aria-label="Download as a file: ${FEED_NAMES[id]}">Download as a file</a></span></li>`,
    ),
  )}</ul>
<p class="soft">If nothing opens, copy the link of the button and paste it into your calendar app.</p></section>`
}
