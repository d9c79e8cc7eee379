import type { PersonRequest } from '../../../contract/people/people.ts'
import { findZone } from '../../../places/zones.ts'
import { aafRecord } from './aaf-writing.ts'
import { entryOf, type LeftOut, type PeopleFormat, type ReadRecord, UnreadableRecord } from './format.ts'
import { angleOf, clockOf, offsetSeconds, offsetText, timeFields } from './parts.ts'

/**
 * AAF, the exchange format of astrological programs (M. Garms and B. Happel, 1993). The definition of 3 February 1997 is
 * at astrowissen.de/aaf/eng/lib/aafspecs.htm, and that of 1 November 2005 at astro-forum.de/aaf/aaf97. A record begins
 * with a chunk `#A93`: name, first name, kind, date, time, place, country. `#B93` has Julian day, latitude, longitude,
 * difference from Greenwich and summer time. An asterisk stands for what is not known.
 */
export const AAF: PeopleFormat = {
  name: 'aaf',
  extension: 'aaf',
  mediaType: 'text/plain',
  isLikely: (text) => /^#A93\s*:/im.test(text),
  *read(text) {
    for (const record of records(text))
      yield entryOf({ line: record.line, text: `#A93:${record.chunks[0]?.data ?? ''}` }, () => personOf(record))
  },
  write(people) {
    const leftOut: LeftOut[] = []
    const texts = people.map((person: PersonRequest) => aafRecord(person, leftOut))
    return { content: `${texts.join('\n\n')}\n`, people: people.length, leftOut }
  },
}

interface Chunk {
  readonly id: string
  data: string
}
interface Record {
  readonly line: number
  readonly chunks: Chunk[]
}

const CHUNK = /^#(\w*)\s*:(.*)$/

/** A chunk begins in the first column. Lines without a number sign continue it; `#:` begins a remark. */
function* records(text: string): Generator<Record> {
  let record: Record | null = null
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [, id, data = ''] = CHUNK.exec(line) ?? []
    if (id === undefined) {
      const last = record?.chunks.at(-1)
      if (last && line.trim() !== '') last.data += `\n${line.trim()}`
      else if (!record && line.trim() !== '' && index > 0) continue
    } else if (id.toUpperCase() === 'A93') {
      if (record) yield record
      record = { line: index + 1, chunks: [{ id: 'A93', data: data.trim() }] }
    } else if (id !== '' && record) record.chunks.push({ id: id.toUpperCase(), data: data.trim() })
  }
  if (record) yield record
}

/** What the definition calls the kind, where it is not the sex of a person. */
const KINDS: Readonly<{ [letter: string]: string }> = { e: 'event', l: 'country', o: 'organisation' }
const SEXES = 'mfw'
const DATE = /^(-?\d{1,4}|\d{1,2})\.(\d{1,2})\.(-?\d{1,4})\s*([gj])?$/i
const UNKNOWN = '*'
/** Chunks of the definition that hold positions, which follow from the birth. */
const COMPUTED = new Set(['LPOS', 'BPOS', 'ZPOS', 'GVAL', 'HPOS', 'ASP'])
const TEXTS: Readonly<{ [id: string]: string }> = { SRC: 'Source', VIA: 'Via', COM: '' }

const known = (text: string | undefined): string | null => {
  const given = text?.trim() ?? ''
  return given === '' || given === UNKNOWN ? null : given
}

function personOf({ chunks }: Record): ReadRecord {
  const notes: string[] = []
  const main = mainFields(chunks[0]?.data ?? '', notes)
  // The chunks of a sub-chart follow `#SUB…`, and are not those of the person.
  const end = chunks.findIndex(({ id }) => id.startsWith('SUB'))
  const own = end < 0 ? chunks : chunks.slice(0, end)
  if (end >= 0) notes.push('Its sub-charts were not read')
  const zoneName = known(own.find(({ id }) => id === 'ZNAM')?.data)
  const exact = own.find(({ id }) => id === 'B93')?.data
  const { texts, rating } = textsOf(own)
  const others = own.map(({ id }) => id).filter((id) => !isRead(id))
  if (others.length > 0) notes.push(`Not read: ${[...new Set(others)].map((id) => `#${id}`).join(', ')}`)
  return {
    fields: {
      ...main,
      ...exactFields(exact, zoneName, notes),
      ...(texts !== '' && { notes: texts }),
      ...(rating && { rodden_rating: rating }),
    },
    notes,
  }
}

const isRead = (id: string): boolean => id === 'A93' || id === 'B93' || id === 'ZNAM' || id in TEXTS || COMPUTED.has(id)

function mainFields(data: string, notes: string[]): Readonly<{ [name: string]: unknown }> {
  const fields = data.split(',').map((field) => field.trim())
  // Some programs leave out the kind: then the date is the third field.
  const at = fields.findIndex((field, index) => index >= 2 && index <= 3 && DATE.test(field))
  if (at < 0) throw new UnreadableRecord(`The date “${fields[3] ?? ''}” cannot be read: expected 27.9.1970`)
  const [last, first] = [known(fields[0]), known(fields[1])]
  const name = [first, last].filter(Boolean).join(' ')
  if (name === '') throw new UnreadableRecord('The record has no name')
  const kind = at === 3 ? (known(fields[2])?.toLowerCase() ?? '') : ''
  if (kind !== '' && SEXES.includes(kind)) notes.push('The sex is not kept')
  const time = known(fields[at + 1])
  const rest = fields.slice(at + 2)
  const [place, country] = rest.length > 1 ? [rest.slice(0, -1).join(', '), rest.at(-1)] : [rest[0], undefined]
  return {
    name,
    ...dateFields(fields[at] ?? ''),
    ...timeFields(time === null ? null : clockOf(time)),
    ...(known(place) !== null && { city: known(place) }),
    ...(known(country) !== null && { country: countryOf(known(country) ?? '') }),
    ...(KINDS[kind] && { tags: [KINDS[kind]] }),
  }
}

/** `g` and `j` name the calendar. Without them a date before 15 October 1582 is Julian, as with `auto`. */
function dateFields(text: string): Readonly<{ [name: string]: unknown }> {
  const [, day, month, year, calendar] = DATE.exec(text) ?? []
  const rule = calendar?.toLowerCase()
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    ...(rule && { calendar: rule === 'g' ? 'gregorian' : 'julian' }),
  }
}

const ZONE = /^(\d{1,2})\s*h?\s*([ew])?\s*(?:(\d{1,2})(?::(\d{1,2}))?)?$/i
/** Hours that summer time adds. */
const SUMMER: Readonly<{ [flag: string]: number }> = { '0': 0, '1': 1, '2': 2, h: 0.5, m: 0 }
const HOUR_SECONDS = 3_600

function exactFields(
  data: string | undefined,
  zoneName: string | null,
  notes: string[],
): Readonly<{ [name: string]: unknown }> {
  if (data === undefined) {
    notes.push('The record has no coordinates: the place is searched by its name')
    return {}
  }
  const [, latitude, longitude, zone, summer] = data.split(',').map(known)
  const coordinates =
    latitude && longitude ? { lat: angleOf(latitude, 'latitude'), lng: angleOf(longitude, 'longitude') } : {}
  return { ...coordinates, tz_str: zoneOf(zone ?? null, summer?.toLowerCase() ?? null, zoneName, notes) }
}

function zoneOf(zone: string | null, summer: string | null, name: string | null, notes: string[]): string {
  if (summer === 'l') return 'LMT'
  if (name?.includes('/') && findZone(name)) return name
  if (zone === null || summer === null) {
    notes.push('The record does not state its offset from Greenwich: the time zone of the place is used')
    return 'AUTO'
  }
  if (/^0+h?$/i.test(zone)) return offsetText(0)
  const [, hours, side, minutes, seconds] = ZONE.exec(zone) ?? []
  if (hours === undefined)
    throw new UnreadableRecord(`The offset from Greenwich “${zone}” cannot be read: expected 1he or 5hw30`)
  // An example of the definition of 2005 has the bare hours of Germany.
  if (side === undefined) notes.push(`The offset “${zone}” has no letter for its side: it is read as east`)
  const added = SUMMER[summer]
  if (added === undefined)
    throw new UnreadableRecord(`The summer time “${summer}” cannot be read: expected 0, 1, 2, h, m or L`)
  const standard = offsetSeconds(side?.toLowerCase() === 'w' ? -1 : 1, hours, minutes, seconds)
  return offsetText(standard + added * HOUR_SECONDS)
}

const RATING = /^Rodden rating (AA|A|B|C|DD|XX|X)$/

/** Source, way and comment become notes. Our own files have the rating as the source. */
function textsOf(chunks: readonly Chunk[]): { readonly texts: string; readonly rating: string | undefined } {
  const texts: string[] = []
  let rating: string | undefined
  for (const { id, data } of chunks) {
    const label = TEXTS[id]
    const own = id === 'SRC' ? RATING.exec(data)?.[1] : undefined
    if (own) rating = own
    else if (label !== undefined && known(data) !== null) texts.push(label === '' ? data : `${label}: ${data}`)
  }
  return { texts: texts.join('\n'), rating }
}

/** The signs of cars, which the definition asks for, where they differ from ISO 3166. */
const CAR_SIGNS: Readonly<{ [sign: string]: string }> = {
  A: 'AT',
  AUS: 'AU',
  B: 'BE',
  CDN: 'CA',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  H: 'HU',
  I: 'IT',
  IND: 'IN',
  IRL: 'IE',
  J: 'JP',
  L: 'LU',
  MEX: 'MX',
  N: 'NO',
  P: 'PT',
  RA: 'AR',
  RUS: 'RU',
  S: 'SE',
  USA: 'US',
  ZA: 'ZA',
}

const countryOf = (text: string): string => CAR_SIGNS[text] ?? text
