import type { z } from 'zod'
import { findAyanamsa } from '../../astro/ayanamsa.ts'
import { findHouseSystem } from '../../astro/house.ts'
import { DEFAULT_NAME } from '../../contract/births/birth.ts'
import type { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { ayanamsaName, houseSystemName } from '../../languages/catalogues.ts'
import type { MonthForm } from '../../languages/dates.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { bdi } from '../elements/notices.ts'
import { dateText } from './dates.ts'
import { placeText } from './degrees.ts'

type Reply = z.output<typeof NatalChartReply>

type Heading = Pick<Reply, 'subject' | 'time' | 'moon_of_the_day'>

const UNNAMED = 'Chart'

/** The name above a chart. */
export const personName = ({ subject: { name } }: Pick<Reply, 'subject'>): string =>
  name === DEFAULT_NAME ? UNNAMED : name

/** Who, when and where: the heading of a chart, with the clock in words. */
export function personHeading(reply: Heading): Markup {
  const { location, settings } = reply.subject
  const place = [location.city, location.state, location.country_name].filter(Boolean).join(', ')
  const further = [moonText(reply), gregorianText(reply)].filter(Boolean).join('. ')
  return html`<h1>${bdi(personName(reply))}</h1>
<p class="when">${whenText(reply)} · ${place || coordinatesText(location)}</p>
<p class="soft"><span class="methods">${settings.zodiac_type} zodiac${settings.sidereal_ayanamsa && ` (${ayanamsaText(settings.sidereal_ayanamsa)})`}${settings.time_known && `, ${housesText(settings.house_system)} houses`}${further && '. '}</span>${further}</p>`
}

/** The name of an ayanamsa: `Lahiri`. */
export function ayanamsaText(id: string): string {
  const known = findAyanamsa(id)
  return known ? ayanamsaName('en', known) : id
}

/** The name of a house system: `Placidus`. */
export function housesText(id: string): string {
  const known = findHouseSystem(id)
  return known ? houseSystemName('en', known) : id
}

/** Where the Moon was on a day without a time of birth. */
function moonText({ moon_of_the_day: moon }: Heading): string {
  return moon ? `The Moon moved from ${placeText(moon.from.abs_pos)} to ${placeText(moon.to.abs_pos)} on that day` : ''
}

/** ISO 8601 texts have Gregorian dates, which are those of everything but the birth. */
const gregorianText = ({ time }: Heading): string =>
  time.calendar === 'gregorian'
    ? ''
    : `All other dates here are in the Gregorian calendar, in which the birth was on ${dateText(time.date_gregorian)}`

/** `17 May 1990, 14:30 EEST (+03:00), summer time in force`. */
function whenText({ subject: { datetime, settings }, time }: Heading): string {
  const [, clock] = /T(\d\d:\d\d)/.exec(datetime) ?? []
  const date = bornOn(time)
  if (!settings.time_known) return `${date}, time unknown: cast for noon`
  const { abbreviation, is_dst: isSummerTime } = time
  const offset = time.offset.replace('-', '−')
  const zone = /^[+-]/.test(abbreviation) ? `UTC${offset}` : `${abbreviation} (UTC${offset})`
  // Mean time was before summer time.
  const season =
    isSummerTime === null || abbreviation === 'LMT'
      ? ''
      : isSummerTime
        ? ', summer time in force'
        : ', summer time not in force'
  return `${date}, ${clock} ${zone}${season}`
}

/** The date of a birth, in the calendar that it was read in if people know dates in it. */
export const bornOn = (
  {
    calendar,
    date_gregorian: gregorian,
    date_julian: julian,
  }: Pick<Reply['time'], 'calendar' | 'date_gregorian' | 'date_julian'>,
  form: MonthForm = 'long',
): string => (calendar === 'julian' ? `${dateText(julian, form)} (Julian calendar)` : dateText(gregorian, form))

/** `37.98° N, 23.73° E`. */
export const coordinatesText = ({ lat, lng }: Pick<Reply['subject']['location'], 'lat' | 'lng'>): string =>
  `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng).toFixed(2)}° ${lng < 0 ? 'W' : 'E'}`
