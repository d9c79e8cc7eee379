import type { z } from 'zod'
import { DEFAULT_NAME } from '../../contract/births/birth.ts'
import type { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { dateInWords } from '../../languages/dates.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { bdi } from '../elements/notices.ts'

type Reply = z.output<typeof NatalChartReply>

const UNNAMED = 'Chart'

/** The name above a chart. */
export const personName = ({ subject: { name } }: Pick<Reply, 'subject'>): string =>
  name === DEFAULT_NAME ? UNNAMED : name

/** Who, when and where: the heading of a chart, with the clock in words. */
export function personHeading(reply: Pick<Reply, 'subject' | 'time'>): Markup {
  const { location, settings } = reply.subject
  const place = [location.city, location.state, location.country_name].filter(Boolean).join(', ')
  return html`<h1>${bdi(personName(reply))}</h1>
<p class="when">${whenText(reply)} · ${place || coordinatesText(location)}</p>
<p class="soft">${settings.zodiac_type} zodiac${settings.sidereal_ayanamsa ? html` (${settings.sidereal_ayanamsa})` : ''}${settings.time_known ? html`, ${settings.house_system_name} houses` : ''}</p>`
}

/** `17 May 1990, 14:30 EEST (+03:00), summer time in force`. */
function whenText({ subject: { datetime, settings }, time }: Pick<Reply, 'subject' | 'time'>): string {
  const [, year, month, day, clock] = /^([+-]?\d+)-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(datetime) ?? []
  const date = dateInWords('en', { day: Number(day), month: Number(month), year: String(Number(year)) }, 'long')
  if (!settings.time_known) return `${date}, time unknown: cast for noon`
  const { abbreviation, offset, is_dst: isSummerTime } = time
  const zone = /^[+-]/.test(abbreviation) ? `UTC${offset}` : `${abbreviation} (UTC${offset})`
  const season = isSummerTime === null ? '' : isSummerTime ? ', summer time in force' : ', summer time not in force'
  return `${date}, ${clock} ${zone}${season}`
}

const coordinatesText = ({ lat, lng }: Reply['subject']['location']): string =>
  `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng).toFixed(2)}° ${lng < 0 ? 'W' : 'E'}`
