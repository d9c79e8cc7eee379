import type { z } from 'zod'
import { MAJOR_ASPECTS } from '../../astro/aspect.ts'
import { PLANETS, variantName } from '../../astro/body.ts'
import { POINT_NAMES } from '../../astro/body-names.ts'
import { isoLocal } from '../../astro/civil.ts'
import { SIGNS } from '../../astro/sign.ts'
import type { ChartAspect, ChartPoint, Location } from '../../contract/births/natal-reply.ts'
import type { Warning } from '../../contract/warnings.ts'
import { findZone } from '../../places/zones.ts'
import { positionText } from '../sky.ts'

/** The input of a call, or a part of it, before it is checked. */
export type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text of the call within one of ours: one line without control characters. */
export const quoted = (text: string): string =>
  text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .toWellFormed()

/** The name of a point by its id: `true_node` is the True Node. */
export const nameOf = (id: string): string => POINT_NAMES[id] ?? id.replaceAll('_', ' ')

/** `semi-sextile`, `contra-parallel`. */
export const aspectName = (type: string): string => type.replaceAll('_', '-')

export const signName = (signId: string): string => SIGNS.find(({ id }) => id === signId)?.name ?? signId

const PEOPLE: Readonly<Record<string, string>> = { person_a: 'person A', person_b: 'person B' }

/** The owner of a ring of two people: the name in the input, otherwise person A or person B. */
function personOf(ring: string, input: Fields): string | undefined {
  const [first, second] = ['person_a', 'person_b'].map((person) => givenName(input[person]))
  const given = ring === 'person_a' ? first : second
  return given && first !== second ? given : PEOPLE[ring]
}

const givenName = (birth: unknown): string =>
  isObject(birth) && typeof birth['name'] === 'string' ? quoted(birth['name']) : ''

/** `natal`, `Ada's`. */
export const ownerOf = (ring: string, input: Fields): string => {
  const person = ring in PEOPLE ? personOf(ring, input) : undefined
  return person ? `${person}'s` : ring
}

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

/** Paragraphs with an empty line between them. Empty ones are left out. */
export const paragraphs = (...blocks: readonly (readonly string[])[]): string =>
  blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')

/** A heading and its lines, or nothing. */
export const under = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [heading, ...lines] : []

/** About 2,000 tokens. */
export const TEXT_MAX = 8_000

const more = (lines: number): string =>
  `(${lines} more ${lines === 1 ? 'line is' : 'lines are'} left out. Request less to see everything.)`

/** Whole lines of a text up to the limit, then `notes`, which are never left out. Says how many lines were left out. */
export function bounded(text: string, notes: readonly string[] = []): string {
  const ending = notes.map((note) => `\n${note}`).join('')
  if (text.length + ending.length <= TEXT_MAX) return text + ending
  const lines = text.split('\n')
  const room = TEXT_MAX - ending.length - more(lines.length).length
  let length = 0
  let count = 0
  for (const line of lines) {
    length += line.length + 1
    if (length > room) break
    count += 1
  }
  return [...lines.slice(0, count), more(lines.length - count)].join('\n') + ending
}

interface Aspect {
  readonly type: string
  readonly orb: number
}

const MAJOR = new Set<string>(MAJOR_ASPECTS.map(({ id }) => id))
const MAIN = new Set<string>([...PLANETS, 'asc', 'mc', 'ic', 'dc'])

/** How an answer describes it. */
export const ASPECT_ORDER = 'major ones of planets and angles first, then other major ones, then minor ones'

/** The aspects by importance, the closest of each rank first. The last ones may be left out. */
export const aspectsInOrder = <A extends Aspect>(
  aspects: readonly A[],
  endsOf: (aspect: A) => readonly string[],
): readonly A[] => {
  const rankOf = (aspect: A): number =>
    MAJOR.has(aspect.type) ? (endsOf(aspect).every((id) => MAIN.has(id)) ? 0 : 1) : 2
  return aspects.toSorted((one, other) => rankOf(one) - rankOf(other) || one.orb - other.orb)
}

/** Ends of an aspect within a chart. */
export const natalEnds = ({ p1, p2 }: { readonly p1: string; readonly p2: string }): readonly string[] => [p1, p2]

/** Ends of an aspect of transits. */
export const transitEnds = ({
  between,
}: {
  readonly between: { readonly transit: string; readonly natal: string }
}): readonly string[] => [between.transit, between.natal]

/** Ends of an aspect in a chart image, each with its ring: `outer.saturn`. */
export const wheelEnds = ({ from, to }: { readonly from: string; readonly to: string }): readonly string[] =>
  [from, to].map((end) => end.slice(end.indexOf('.') + 1))
