import type { z } from 'zod'
import type { ChartAspect, ChartPoint, Location } from '../../contract/natal-reply.ts'
import type { Warning } from '../../contract/warning.ts'
import { positionText } from '../../wire/position-text.ts'

/** `11°24' Cap`. */
export const position = (longitude: number): string => positionText(longitude, false, { signs: 'abbr', markers: false })

/** `Sun 11°24' Cap, house 4`. */
export const pointLine = ({ name, abs_pos, retrograde, house }: Point): string =>
  `${name} ${position(abs_pos)}${retrograde ? ' retrograde' : ''}${house === undefined ? '' : `, house ${house}`}`

type Point = Pick<z.output<typeof ChartPoint>, 'name' | 'abs_pos' | 'retrograde' | 'house'>

/** `sun square saturn, orb 1.9°, applying`. */
export const aspectLine = ({ p1, p2, type, orb, is_applying }: z.output<typeof ChartAspect>): string =>
  `${p1} ${type} ${p2}, orb ${orb}°, ${is_applying ? 'applying' : 'separating'}`

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
  return `${name ? `${name} (${at})` : at}, ${timezone}${others ? `; ${others} other places have this name` : ''}`
}

/** Every difference from the request, last but never left out: they decide how far an answer can be trusted. */
export const warningLines = (warnings: readonly z.output<typeof Warning>[] = []): string[] =>
  warnings.map(({ message }) => `Note: ${message}`)

/** Parts with an empty line between them. Empty parts are left out. */
export const parts = (...blocks: readonly (readonly string[])[]): string =>
  blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')

/** A heading and its lines, or nothing. */
export const under = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [heading, ...lines] : []
