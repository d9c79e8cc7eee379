import type { z } from 'zod'
import { html, joined, type Markup } from '../../platform/markup.ts'
import type { MoonMonthReply } from '../../techniques/moon-month/schema.ts'
import { moonSvg } from '../../wheel/moon.ts'
import { aspectMark, bodyMark, signMark } from './glyphs.ts'
import { type Cast, chartHref, clockText, weekday, weekdayText } from './moments.ts'
import { capital, type Event, eclipseText, nameOf, PHASE_NAMES, signName, titleOf } from './sky-words.ts'

export type MoonMonth = z.output<typeof MoonMonthReply>
type Day = MoonMonth['days'][number]

interface Grid {
  readonly root: string
  readonly month: MoonMonth
  readonly events: readonly Event[]
  /** The first instant of the month in UTC: a void that began before it is shown by its end. */
  readonly startsAt: string
  /** The date of today in the zone. */
  readonly today: string
  readonly cast: Cast
}

/** Monday first, as ISO 8601 has it. */
const COLUMNS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The days of a month, a cell each: in seven columns, or a list on a phone. */
export function calendarGrid({ root, month, events, startsAt, today, cast }: Grid): Markup {
  const ends = voidEnds(events)
  const cells = month.days.map((day) => {
    const own = events.filter(({ local }) => local.slice(0, 10) === day.calendar_date)
    return dayCell(day, own.filter(isShown(startsAt)), { root, cast, ends, isToday: day.calendar_date === today })
  })
  return html`<div class="weekdays" aria-hidden="true">${COLUMNS.map((name) => html`<span>${name}</span>`)}</div>
<ol class="days">${joined(cells)}</ol>`
}

/** Most voids end with an ingress that is shown itself. */
const isShown =
  (startsAt: string) =>
  ({ kind, void_began }: Event): boolean =>
    kind !== 'void_of_course_ends' || (typeof void_began === 'string' && void_began < startsAt)

/** The ends of voids of course, by their time in UTC. */
export const voidEnds = (events: readonly Event[]): ReadonlyMap<string, Event> =>
  new Map(events.flatMap((event) => (event.kind === 'void_of_course_ends' ? [[event.utc, event]] : [])))

/** The clock of the end of a void, with its date if that is not the one of the beginning. Null without an end in the month. */
export function untilText(begin: Event, end: Event | undefined): string | null {
  if (!end) return null
  return end.local.slice(0, 10) === begin.local.slice(0, 10)
    ? clockText(end.local)
    : `${clockText(end.local)} on ${weekdayText(end.local)}`
}

interface Cell {
  readonly ends: ReadonlyMap<string, Event>
  readonly root: string
  readonly cast: Cast
  readonly isToday: boolean
}

function dayCell(day: Day, events: readonly Event[], { root, cast, ends, isToday }: Cell): Markup {
  const { calendar_date: date, phase, zodiac } = day
  const [year = 0, month = 0, of = 0] = date.split('-').map(Number)
  const column = ((weekday(year, month, of) + 6) % 7) + 1
  const lit = `${Math.round(phase.illumination * 100)}% lit`
  return html`<li class="day on-${column}${isToday ? ' today' : ''}"${isToday ? html` id="today" aria-current="date"` : ''}>
<div class="day-head"><p class="date"><time datetime="${date}"><span class="number" aria-hidden="true">${of}</span><span class="of-week" aria-hidden="true">${COLUMNS[column - 1]!.slice(0, 3)}</span><span class="day-name">${weekdayText(date)}</span></time>${
    isToday ? html`<span class="today-mark">Today</span>` : ''
  }</p>${moonPicture(day)}<p class="moon-at"><span class="aside">${phaseText(phase.name)}, ${lit}, Moon in </span><span class="lit" aria-hidden="true">${lit}</span> ${
    zodiac ? html`${signMark(zodiac.sign_id)} <span class="sign-name">${zodiac.sign}</span>` : ''
  }</p></div>
${events.length > 0 ? html`<ul class="happens">${joined(events.map((event) => html`<li class="${event.kind}">${eventLine(event, { root, cast, ends })}</li>`))}</ul>` : ''}
</li>`
}

/** `Last quarter`, as events have it, for `Last Quarter`. */
const phaseText = (name: string): string => (name.endsWith('Moon') ? name : capital(name.toLowerCase()))

/** The Moon in the colours of the theme. */
export const moonPicture = ({
  phase,
}: {
  readonly phase: Pick<Day['phase'], 'illumination' | 'phase_angle_deg'>
}): Markup =>
  html`<span class="moon" aria-hidden="true">${moonSvg(
    { illumination: phase.illumination, angle: phase.phase_angle_deg },
    { moon: 'var(--moon)', shadow: 'var(--moon-shadow)' },
  )}</span>`

function eventLine(event: Event, { root, cast, ends }: Omit<Cell, 'isToday'>): Markup {
  const time = html`<a class="clock" href="${chartHref(root, titleOf(event), event.local, cast)}" title="Chart of this moment" aria-label="${clockText(event.local)}, ${titleOf(event)}">${clockText(event.local)}</a>`
  return html`${time} ${shortPhrase(event, ends)}`
}

/** `10:27`, or `Thu 16:38` on another day; the sign that ends the void, if that is not in the month. */
function shortEnd(begin: Event, end: Event | undefined): string {
  if (!end) return signName(begin.void!.next_sign)
  const isSameDay = end.local.slice(0, 10) === begin.local.slice(0, 10)
  return `${isSameDay ? '' : `${weekdayText(end.local).slice(0, 3)} `}${clockText(end.local)}`
}

const glyph = (id: string): Markup => html`${bodyMark(id, nameOf(id))}<span class="aside">${nameOf(id)}</span>`

/** Words, and the signs that stand for them where a cell is narrow. */
const briefly = (words: Markup, brief: string): Markup =>
  html`<span class="word">${words}</span><span class="brief" aria-hidden="true">${brief}</span>`

/** What the signs of narrow cells mean. */
export const BRIEF_KEY = html`<p class="soft brief-key">v/c: void of course. R and D: turns retrograde and direct.</p>`

/** An event in the few words that a cell has room for. */
function shortPhrase(event: Event, ends: Cell['ends']): Markup {
  const [first, second] = event.bodies as [Event['bodies'][number], Event['bodies'][number]?]
  switch (event.kind) {
    case 'lunation':
      return html`<b>${PHASE_NAMES[event.phase!]}</b>${event.eclipse ? html`, <b class="eclipse">${eclipseText(event)}</b>` : ''}`
    case 'station':
      return html`${glyph(first.id)} ${briefly(html`turns <b>${event.turns}</b>`, event.turns === 'direct' ? 'D' : 'R')}`
    case 'ingress':
    case 'moon_ingress':
      return html`${glyph(first.id)} <span class="word">${first.retrograde ? 'back into' : 'enters'}</span> ${signMark(event.sign)}<span class="sign-after">${signName(event.sign)}</span>`
    case 'void_of_course_begins':
      return html`${glyph('moon')} ${briefly(html`void <span class="aside">of course</span> until ${shortEnd(event, ends.get(event.void!.ends))}`, 'v/c')}`
    case 'void_of_course_ends':
      return html`${glyph('moon')} ${briefly(html`void <span class="aside">of course</span> ends`, 'v/c ends')}`
    default:
      return html`${glyph(first.id)} ${aspectMark(event.aspect!)}<span class="aside">${event.aspect}</span> ${glyph(second!.id)}`
  }
}
