import type { z } from 'zod'
import { variantName } from '../../astro/body.ts'
import { isoLocal } from '../../astro/civil.ts'
import type { ChartAspect, ChartPoint, Location } from '../../contract/natal-reply.ts'
import type { Warning } from '../../contract/warning.ts'
import { findZone } from '../../places/zones.ts'
import { positionText } from '../position-text.ts'
import { aspectName, nameOf } from './names.ts'

/** `11°24' Cap`. */
export const position = (longitude: number): string => positionText(longitude, false, { signs: 'abbr', markers: false })

/** `Sun 11°24' Cap, house 4`, for each point. The second variant of a point has its own name, as in aspects. */
export const pointLines = (points: readonly Point[]): string[] =>
  points.map(({ id, name, variant, abs_pos, retrograde, house }, index) => {
    const isSecond = variant !== undefined && points.findIndex((point) => point.id === id) < index
    const called = isSecond ? nameOf(variantName(id, variant)) : name
    return `${called} ${position(abs_pos)}${retrograde ? ' retrograde' : ''}${house === undefined ? '' : `, house ${house}`}`
  })

type Point = Pick<z.output<typeof ChartPoint>, 'id' | 'name' | 'variant' | 'abs_pos' | 'retrograde' | 'house'>

/** `Sun square Saturn, orb 1.9°, applying`. */
export const aspectLine = ({ p1, p2, type, orb, is_applying }: z.output<typeof ChartAspect>): string =>
  `${nameOf(p1)} ${aspectName(type)} ${nameOf(p2)}, orb ${orb}°, ${motionText(is_applying)}`

export const motionText = (isApplying: boolean): string => (isApplying ? 'applying' : 'separating')

/** `Athens, Attica, Greece (37.98, 23.73), Europe/Athens`. */
export function placeText({
  city,
  state,
  country_name,
  lat,
  lng,
  timezone,
  ...place
}: z.output<typeof Location>): string {
  const name = [city, state, country_name].filter(Boolean).join(', ')
  const at = `${lat.toFixed(2)}, ${lng.toFixed(2)}`
  const others = place.other_places_of_that_name
  return `${name ? `${name} (${at})` : at}, ${timezone}${others ? `; ${othersText(others)} this name` : ''}`
}

const othersText = (count: number): string => (count === 1 ? '1 other place has' : `${count} other places have`)

/** A URL of the API. The sign-in of an assistant gives access only to the MCP endpoint. */
export const apiAddress = (url: string): string =>
  `${url} (${url.startsWith('/') ? 'at the URL of this service, ' : ''}with an API key in the x-api-key header)`

/** Every difference from the request, last but never left out: they decide how far an answer can be trusted. */
export const warningLines = (warnings: readonly z.output<typeof Warning>[] = []): string[] =>
  warnings.map(({ message }) => noteLine(message))

export const noteLine = (message: string): string => `Note: ${message}`

/** `2027-03-01 14:05` in a time zone, of an instant in UTC. In the mean time of a place it stays in UTC. */
export function localText(utc: string, timezone: string): string {
  const zone = findZone(timezone)
  const epochMs = Date.parse(utc)
  return zone ? minuteText(isoLocal(epochMs, zone.offsetSecondsAt(epochMs))) : `${minuteText(utc)} UTC`
}

/** The minute of a local time. Years beyond 9999 have a sign and six digits. */
export const minuteText = (local: string): string => local.replace(/T(\d\d:\d\d).*$/, ' $1')

/** Parts with an empty line between them. Empty parts are left out. */
export const parts = (...blocks: readonly (readonly string[])[]): string =>
  blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')

/** A heading and its lines, or nothing. */
export const under = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [heading, ...lines] : []
