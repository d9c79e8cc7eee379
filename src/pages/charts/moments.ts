import { monthName } from '../../languages/dates.ts'
import { html, type Markup } from '../../platform/markup.ts'

/** Where the chart of a moment is cast. */
export interface Cast {
  /** As a place search or a form names it. Null for the coordinates, or else for Greenwich. */
  readonly city: string | null
  readonly coordinates?: { readonly lat: string; readonly lng: string } | undefined
  /** The options of a chart, as an address has them. */
  readonly options?: Readonly<Record<string, string>> | undefined
}

const GREENWICH = { lat: '51.4779', lng: '0' } as const

/** Where a chart is cast, in words. */
export const castText = ({ city, coordinates }: Cast): string =>
  city ?? (coordinates ? 'the coordinates of the birth' : 'Greenwich')

/** The first day of the Gregorian calendar. A form reads an earlier date in the Julian one, and texts have it in the Gregorian one. */
const GREGORIAN_FROM = 1582_10_15

/** Whether some of these times are before the Gregorian calendar. */
export const isEarly = (times: readonly string[]): boolean =>
  times.some((time) => dayNumber(partsOf(time)) < GREGORIAN_FROM)

const dayNumber = ({ year, month, day }: Pick<ReturnType<typeof partsOf>, 'year' | 'month' | 'day'>): number =>
  year * 1_00_00 + month * 1_00 + day

/** The parts of a local time with its offset: `2026-12-24T03:28:12+02:00`. */
const LOCAL = /^(-?\d{4,6})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d(?::\d\d)?)$/

function partsOf(local: string) {
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '', offset = 'Z'] = LOCAL.exec(local) ?? []
  return { year: Number(year), month: Number(month), day: Number(day), hour, minute, second: Number(second), offset }
}

/** `03:28`, as a clock shows it. */
export function clockText(local: string): string {
  const { hour, minute } = partsOf(local)
  return `${hour}:${minute}`
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The day of the week of a date, from 0 for Sunday. */
export function weekday(year: number, month: number, day: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCDay()
}

/** `Thursday, 24 December`. */
export function weekdayText(local: string): string {
  const [year = 0, month = 1, day = 1] = local.slice(0, 10).split('-').map(Number)
  return `${WEEKDAYS[weekday(year, month, day)]}, ${day} ${monthName('en', month, 'long')}`
}

/** The chart of a moment in the chart room, at the clock that its time has. */
export function chartHref(root: string, name: string, local: string, { city, coordinates, options }: Cast): string {
  const { year, month, day, hour, minute, second, offset } = partsOf(local)
  const query = new URLSearchParams({
    name,
    ...(city === null ? (coordinates ?? GREENWICH) : { city }),
    year: String(year),
    month: String(month),
    day: String(day),
    hour: String(Number(hour)),
    minute: String(Number(minute)),
    ...(second !== 0 && { second: String(second) }),
    tz_str: offset === 'Z' ? 'UTC' : offset,
    ...(dayNumber({ year, month, day }) < GREGORIAN_FROM && { calendar: 'gregorian' }),
    ...options,
  })
  return `${root}charts?${query}`
}

/** A moment in words that leads to its chart. */
export const momentLink = (root: string, name: string, local: string, cast: Cast, text: string): Markup =>
  html`<a href="${chartHref(root, name, local, cast)}" title="Chart of this moment" aria-label="${text}, ${name}"><time datetime="${local}">${text}</time></a>`
