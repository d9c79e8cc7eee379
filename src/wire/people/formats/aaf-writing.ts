import type { PersonRequest } from '../../../contract/people/people.ts'
import type { LeftOut } from './format.ts'
import { angleText, clockText, two } from './parts.ts'
import { birthClock } from './zones.ts'

const UNKNOWN = '*'
const HOUR_SECONDS = 3_600
const JD_DIGITS = 6

/** A person as a record of AAF. What the format cannot hold goes to `leftOut`. */
export function aafRecord(person: PersonRequest, leftOut: LeftOut[]): string {
  const lose = (what: string): number => leftOut.push({ name: person.name, what })
  const clean = (text: string): string => {
    if (!/[,#]/.test(text)) return text
    lose(`commas and number signs in “${text}”`)
    return text.replaceAll(/\s*[,#]\s*/g, ' ').trim()
  }
  if (person.tags.length > 0) lose('tags')
  if (person.calendar === 'swedish') lose('the Swedish calendar')
  const lines = [
    `#A93:${[...names(person.name, clean), UNKNOWN, dateText(person), timeText(person), ...place(person, clean)].join(',')}`,
    `#B93:${exact(person, lose)}`,
    ...(person.tz_str?.includes('/') ? [`#ZNAM:${person.tz_str}`] : []),
    ...(person.rodden_rating ? [`#SRC:Rodden rating ${person.rodden_rating}`] : []),
    ...(person.notes ? [`#COM:${noteText(person.notes, lose)}`] : []),
  ]
  return lines.join('\n')
}

/** Last name and first name. */
function names(name: string, clean: (text: string) => string): readonly [string, string] {
  const words = clean(name).split(/\s+/)
  const last = words.pop() ?? UNKNOWN
  return [last, words.join(' ') || UNKNOWN]
}

/** Without a letter, a date before 15 October 1582 is Julian, as with `auto`. */
function dateText({ year, month, day, calendar }: PersonRequest): string {
  const letter = { auto: '', gregorian: 'g', julian: 'j', swedish: 'j' }[calendar]
  return `${day}.${month}.${year}${letter}`
}

const timeText = ({ time_known: isKnown, hour, minute, second }: PersonRequest): string =>
  isKnown ? clockText({ hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0 }) : UNKNOWN

/** The town, with a state in parentheses, and the country. */
function place(person: PersonRequest, clean: (text: string) => string): readonly [string, string] {
  const parts = (person.city ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const town = parts.shift() ?? UNKNOWN
  const country = person.country ?? parts.pop() ?? UNKNOWN
  const within = [...parts, ...(person.state ? [person.state] : [])]
  return [clean(within.length > 0 ? `${town} (${within.join(' ')})` : town), clean(country)]
}

function exact(person: PersonRequest, lose: (what: string) => number): string {
  const { lat, lng } = person
  const hasPlace = typeof lat === 'number' && typeof lng === 'number'
  const coordinates = hasPlace ? [angleText(lat, 'latitude'), angleText(lng, 'longitude')] : [UNKNOWN, UNKNOWN]
  if (!hasPlace) lose('coordinates: the place is only named')
  const clock = birthClock(person)
  if (!clock) {
    lose('the offset from Greenwich: the time zone follows from the place')
    return [UNKNOWN, ...coordinates, UNKNOWN, UNKNOWN].join(',')
  }
  const jd = person.time_known ? clock.jd.toFixed(JD_DIGITS) : UNKNOWN
  if (clock.isMeanTime) return [jd, ...coordinates, UNKNOWN, 'L'].join(',')
  const standard = clock.offsetSeconds - (clock.isDst ? HOUR_SECONDS : 0)
  return [jd, ...coordinates, zoneText(standard), clock.isDst ? '1' : '0'].join(',')
}

/** `1he00`, `5hw30`, `0he21:48`. */
function zoneText(seconds: number): string {
  const size = Math.abs(seconds)
  const rest = size % 60
  return `${Math.floor(size / HOUR_SECONDS)}h${seconds < 0 ? 'w' : 'e'}${two(Math.floor(size / 60) % 60)}${rest === 0 ? '' : `:${two(rest)}`}`
}

/** A line of a text must not begin a chunk. */
function noteText(notes: string, lose: (what: string) => number): string {
  if (!notes.includes('#') && !/\n\s*\n/.test(notes)) return notes
  lose('number signs and empty lines in the notes')
  return notes.replaceAll('#', '').replaceAll(/\n\s*\n/g, '\n')
}
