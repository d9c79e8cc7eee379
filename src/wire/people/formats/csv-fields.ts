import { findZone } from '../../../places/zones.ts'
import { dateOf } from './dates.ts'
import { textOfShown } from './delimited.ts'
import { UnreadableRecord } from './format.ts'
import { angleOf, clockOf, timeFields } from './parts.ts'

/** What a column can be, with the heads by which programs call it, in small letters without spaces and signs. */
const HEADS = {
  name: ['name', 'fullname', 'person', 'title', 'chartname'],
  firstName: ['firstname', 'givenname', 'forename', 'vorname'],
  lastName: ['lastname', 'surname', 'familyname', 'nachname'],
  date: ['date', 'birthdate', 'dateofbirth', 'dob', 'birthday', 'born', 'datum', 'geburtsdatum'],
  year: ['year', 'birthyear'],
  month: ['month', 'birthmonth'],
  day: ['day', 'birthday', 'dayofmonth'],
  time: ['time', 'birthtime', 'timeofbirth', 'tob', 'zeit', 'geburtszeit', 'uhrzeit'],
  city: ['city', 'place', 'birthplace', 'placeofbirth', 'location', 'town', 'ort', 'geburtsort'],
  state: ['state', 'region', 'province'],
  country: ['country', 'nation', 'land'],
  lat: ['lat', 'latitude', 'breite'],
  lng: ['lng', 'lon', 'long', 'longitude', 'laenge'],
  zone: ['timezone', 'tzstr', 'tz', 'zone', 'utcoffset', 'offset', 'gmtoffset'],
  calendar: ['calendar'],
  dstPolicy: ['dstpolicy'],
  rating: ['roddenrating', 'rodden', 'rating', 'sourcerating', 'rr'],
  tags: ['tags', 'tag', 'category', 'categories', 'group'],
  notes: ['notes', 'note', 'comment', 'comments', 'remarks'],
} as const satisfies Readonly<Record<string, readonly string[]>>
type Field = keyof typeof HEADS

/** How the columns of a table are read. */
export interface CsvFields {
  /** Whether there is a name and a date. */
  readonly hasNeeded: boolean
  /** Heads without a meaning here. */
  readonly unread: readonly string[]
  read(cells: readonly string[]): Readonly<Record<string, unknown>>
}

/** Reads the heads of a table. Each field is the first column that has one of its names. */
export function csvFields(heads: readonly string[]): CsvFields {
  const at = new Map<Field, number>()
  const unread: string[] = []
  for (const [index, head] of heads.entries()) {
    const key = head.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
    const field = (Object.keys(HEADS) as Field[]).find(
      (each) => !at.has(each) && (HEADS[each] as readonly string[]).includes(key),
    )
    if (field) at.set(field, index)
    else if (head !== '') unread.push(head)
  }
  const has = (...fields: readonly Field[]) => fields.every((field) => at.has(field))
  return {
    hasNeeded: (has('name') || has('lastName')) && (has('date') || has('year', 'month', 'day')),
    unread,
    read(cells) {
      const cell = (field: Field): string =>
        textOfShown((at.has(field) ? (cells[at.get(field) ?? 0] ?? '') : '').trim())
      return fieldsOf(cell)
    },
  }
}

/** More than a person may have, so that too many are refused. */
const TAGS_READ = 100

const UNKNOWN = /^(?:|\?|-|n\/a|unknown|unbekannt)$/i

function fieldsOf(cell: (field: Field) => string): Readonly<Record<string, unknown>> {
  const name = cell('name') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ')
  if (name === '') throw new UnreadableRecord('The row has no name')
  const text = (field: Field, key: string) => (cell(field) === '' ? {} : { [key]: cell(field) })
  const date =
    cell('date') === ''
      ? { year: number(cell('year'), 'year'), month: number(cell('month'), 'month'), day: number(cell('day'), 'day') }
      : dateOf(cell('date'))
  return {
    name,
    ...date,
    ...timeFields(UNKNOWN.test(cell('time')) ? null : clockOf(cell('time'))),
    ...text('city', 'city'),
    ...text('state', 'state'),
    ...text('country', 'country'),
    ...(cell('lat') !== '' && { lat: angleOf(cell('lat'), 'latitude') }),
    ...(cell('lng') !== '' && { lng: angleOf(cell('lng'), 'longitude') }),
    ...(cell('zone') !== '' && { tz_str: zoneOf(cell('zone')) }),
    ...text('calendar', 'calendar'),
    ...text('dstPolicy', 'dst_policy'),
    ...(cell('rating') !== '' && { rodden_rating: cell('rating').toUpperCase() }),
    ...text('notes', 'notes'),
    tags: cell('tags')
      .split(/[;,|]/, TAGS_READ)
      .map((tag) => tag.trim())
      .filter(Boolean),
  }
}

function number(text: string, what: string): number {
  if (/^-?\d{1,5}$/.test(text)) return Number(text)
  throw new UnreadableRecord(`The ${what} “${text}” is not a number`)
}

/** `+2`, `UTC+2` and `GMT-03:30` are common in tables. Other names are checked as the field `tz_str`. */
function zoneOf(text: string): string {
  const [, sign, hours, minutes = '00'] = /^(?:utc|gmt)?\s*([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(text) ?? []
  if (hours === undefined || findZone(text)) return text
  return `${sign}${hours.padStart(2, '0')}:${minutes}`
}
