import type { PersonRequest } from '../../../contract/people/people.ts'
import { dateOf, dateText } from './dates.ts'
import { type Row, rowsOf, straightQuotes } from './delimited.ts'
import { entryOf, type LeftOut, type PeopleFormat, type ReadRecord, UnreadableRecord } from './format.ts'
import { angleOf, angleText, clockOf, clockText, offsetSeconds, timeFields } from './parts.ts'
import { birthClock } from './zones.ts'

/**
 * The text export of Solar Fire: "comma quote delimited" records, whose fields the user chooses
 * (esotech.com.au/SFHelp/specifying_record_format.htm and available_fields.htm). This reads and writes the nine string
 * fields that a chart needs, in the order in which published guides define them: name, date, time, abbreviation of the
 * zone, zone time, place, country or state, latitude, longitude. A zone time east of Greenwich is negative. A record may
 * go on in the next line.
 */
export const SOLAR_FIRE: PeopleFormat = {
  name: 'solar_fire',
  extension: 'txt',
  mediaType: 'text/plain',
  isLikely(text) {
    const [, date = ''] = BEGINNING.exec(straightQuotes(text.slice(0, BEGINNING_MAX))) ?? []
    return /[a-z]{3}/i.test(date) && /\d$/.test(date)
  },
  *read(text) {
    for (const { line, cells } of recordsOf(straightQuotes(text)))
      yield entryOf({ line, text: cells.join(', ') }, () => personOf(cells))
  },
  write(people) {
    const leftOut: LeftOut[] = []
    const lines = people.map((person) => lineOf(person, leftOut)).filter((line) => line !== null)
    return { content: lines.map((line) => `${line}\r\n`).join(''), people: lines.length, leftOut }
  },
}

/** A quoted name, a quoted date, and a quote before a time. */
const BEGINNING = /^\s*"[^"]*"\s*,\s*"([^"]*)"\s*,\s*"\d/
const BEGINNING_MAX = 4_000

const FIELDS = 9
const ORDER = 'name, date, time, zone abbreviation, zone time, place, country, latitude, longitude'

/** A record that is too short goes on in the next line, unless it would then be too long. */
function* recordsOf(text: string): Generator<Row> {
  let open: Row | null = null
  for (const row of rowsOf(text, ',')) {
    const joined: Row = open ? { line: open.line, cells: [...withoutLast(open.cells), ...row.cells] } : row
    if (open && joined.cells.length > FIELDS) {
      yield open
      open = row
    } else open = joined
    if (open.cells.length >= FIELDS) {
      yield open
      open = null
    }
  }
  if (open) yield open
}

/** A comma at the end of a line is followed by the first field of the next. */
const withoutLast = (cells: readonly string[]): readonly string[] => (cells.at(-1) === '' ? cells.slice(0, -1) : cells)

const ZONE = /^([+-]?)(\d{1,2})(?::(\d{1,2}))?(?::(\d{1,2}))?$/

function personOf(cells: readonly string[]): ReadRecord {
  if (cells.length !== FIELDS)
    throw new UnreadableRecord(`The record has ${cells.length} fields instead of ${FIELDS}: ${ORDER}`)
  const [name = '', date = '', time = '', , zone = '', place = '', country = '', latitude = '', longitude = ''] = cells
  if (name === '') throw new UnreadableRecord('The record has no name')
  const notes = time === '' ? ['The record has no time: it is read as not known'] : []
  return {
    fields: {
      name,
      ...dateOf(date),
      ...timeFields(time === '' ? null : clockOf(time)),
      ...(place !== '' && { city: place }),
      ...(country !== '' && { country }),
      lat: angleOf(lettered(latitude, 'latitude', '51N30'), 'latitude'),
      lng: angleOf(lettered(longitude, 'longitude', '0W05'), 'longitude'),
      tz_str: zoneOf(zone),
    },
    notes,
  }
}

/** Numeric fields count west or east as positive, as the user has set it. */
function lettered(text: string, kind: string, example: string): string {
  if (/[nsew]/i.test(text)) return text
  throw new UnreadableRecord(
    `The ${kind} “${text}” has no letter for its side: export it as a string, such as ${example}`,
  )
}

/** The opposite sign of the offset from UTC. */
function zoneOf(text: string): string {
  const [, sign, hours, minutes, seconds] = ZONE.exec(text) ?? []
  if (hours === undefined)
    throw new UnreadableRecord(
      `The zone time “${text}” cannot be read: expected +05:00 west or -9:30 east of Greenwich`,
    )
  const east = offsetSeconds(sign === '-' ? 1 : -1, hours, minutes, seconds)
  return offsetLine(east)
}

function offsetLine(seconds: number): string {
  const size = Math.abs(seconds)
  const text = clockText({ hour: Math.floor(size / 3_600), minute: Math.floor(size / 60) % 60, second: size % 60 })
  return `${seconds < 0 ? '-' : '+'}${text}`
}

/** Null for a person without what each record needs: coordinates and an offset. */
function lineOf(person: PersonRequest, leftOut: LeftOut[]): string | null {
  const lose = (what: string): null => {
    leftOut.push({ name: person.name, what })
    return null
  }
  const { lat, lng } = person
  if (typeof lat !== 'number' || typeof lng !== 'number') return lose('the person: the format needs coordinates')
  const clock = birthClock(person)
  if (!clock) return lose('the person: the format needs a zone time, and the time zone follows from the place')
  for (const [what, isThere] of Object.entries({
    tags: person.tags.length > 0,
    notes: person.notes !== '',
    'the Rodden rating': Boolean(person.rodden_rating),
    'the calendar of the date': person.calendar !== 'auto',
    'that the time is not known: the file has noon': !person.time_known,
    'double quotes': /["]/.test(`${person.name}${person.city ?? ''}`),
  }))
    if (isThere) lose(what)
  const { hour, minute, second } = person.time_known ? person : { hour: 12, minute: 0, second: 0 }
  const [town, ...within] = [person.city, person.state, person.country].filter(Boolean)
  const abbreviation = clock.isMeanTime ? 'LMT' : /^[A-Z]{2,5}$/.test(clock.abbreviation) ? clock.abbreviation : '...'
  return [
    person.name,
    dateText(person),
    clockText({ hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0 }),
    abbreviation,
    offsetLine(-clock.offsetSeconds),
    town ?? '',
    within.join(', '),
    angleText(lat, 'latitude', "'").toUpperCase(),
    angleText(lng, 'longitude', "'").toUpperCase(),
  ]
    .map((field) => `"${field.replaceAll('"', "'")}"`)
    .join(',')
}
