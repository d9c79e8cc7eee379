import type { PersonRequest } from '../../../contract/people/people.ts'
import { dateOf } from './dates.ts'
import { entryOf, type LeftOut, type PeopleFormat, type ReadRecord, UnreadableRecord } from './format.ts'
import { angleOf, angleText, clockOf, offsetSeconds, offsetText, timeFields, two } from './parts.ts'
import { birthClock } from './zones.ts'

/**
 * The text database of ZET (.zbs): a line for each chart, its fields separated by semicolons. The order of fields was read
 * from programs that import such files, which agree on the first seven: name; date; time; offset from Greenwich, east
 * positive (zaytsev.com/EngUG/birth_data.html); place; latitude; longitude. Older files write 48n15, newer ones
 * 48°15'00"N. What follows is the sex and the comment.
 */
export const ZET: PeopleFormat = {
  name: 'zet',
  extension: 'zbs',
  mediaType: 'text/plain',
  isLikely: (text) => /^[^;\n]*;\s*\d{1,2}\.\d{1,2}\.-?\d{1,5}b?\s*;\s*\d{1,2}:\d/im.test(text),
  *read(text) {
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries())
      if (line.trim() !== '') yield entryOf({ line: index + 1, text: line }, () => personOf(line))
  },
  write(people) {
    const leftOut: LeftOut[] = []
    const lines = people.map((person) => lineOf(person, leftOut)).filter((line) => line !== null)
    return { content: lines.map((line) => `${line}\n`).join(''), people: lines.length, leftOut }
  },
}

const FIELDS_MIN = 7
const OFFSET = /^([+-]?)(\d{1,2})(?::(\d{1,2}))?(?::(\d{1,2}))?$/
const SEX = /^[mwfn-]$/i
/** How our own files say it: the format has no sign for it. */
const TIME_UNKNOWN = 'Time unknown'

function personOf(line: string): ReadRecord {
  const fields = line.split(';').map((field) => field.trim())
  if (fields.length < FIELDS_MIN)
    throw new UnreadableRecord(
      `The line has ${fields.length} fields of at least ${FIELDS_MIN}: name; date; time; offset; place; latitude; longitude`,
    )
  const [name = '', date = '', time = '', offset = '', place = '', latitude = '', longitude = '', ...rest] = fields
  if (name === '') throw new UnreadableRecord('The line has no name')
  const notes: string[] = []
  const further = rest.filter((field) => field !== '')
  if (further.length > 0 && SEX.test(further[0] ?? '')) {
    further.shift()
    notes.push('The sex is not kept')
  }
  const isTimeKnown = !further.some((field) => field === TIME_UNKNOWN)
  const comment = further.filter((field) => field !== TIME_UNKNOWN).join('; ')
  return {
    fields: {
      name,
      ...dateOf(date),
      ...timeFields(isTimeKnown && time !== '' ? clockOf(time) : null),
      ...(place !== '' && { city: place }),
      lat: angleOf(latitude, 'latitude'),
      lng: angleOf(longitude, 'longitude'),
      tz_str: zoneOf(offset),
      ...(comment !== '' && { notes: comment }),
    },
    notes,
  }
}

function zoneOf(text: string): string {
  const [, sign, hours, minutes, seconds] = OFFSET.exec(text) ?? []
  if (hours === undefined)
    throw new UnreadableRecord(`The offset from Greenwich “${text}” cannot be read: expected +3 or -0:14:28`)
  return offsetText(offsetSeconds(sign === '-' ? -1 : 1, hours, minutes, seconds))
}

/** Null for a person without what each line needs: coordinates and an offset. */
function lineOf(person: PersonRequest, leftOut: LeftOut[]): string | null {
  const lose = (what: string): null => {
    leftOut.push({ name: person.name, what })
    return null
  }
  const { lat, lng, year, month, day } = person
  if (typeof lat !== 'number' || typeof lng !== 'number') return lose('the person: the format needs coordinates')
  const clock = birthClock(person)
  if (!clock)
    return lose('the person: the format needs an offset from Greenwich, and the time zone follows from the place')
  if (person.tags.length > 0) lose('tags')
  if (person.rodden_rating) lose('the Rodden rating')
  if (person.calendar !== 'auto') lose('the calendar of the date')
  const clean = (text: string): string => {
    if (!/[;\r\n]/.test(text)) return text
    lose('semicolons and line breaks')
    return text
      .split(/[;\r\n]+/)
      .map((part) => part.trim())
      .join(', ')
  }
  const time = person.time_known ? [person.hour ?? 0, person.minute ?? 0, person.second ?? 0] : [12, 0, 0]
  const place = [person.city, person.state, person.country].filter(Boolean).join(', ')
  return [
    clean(person.name),
    `${two(day)}.${two(month)}.${year > 0 ? String(year).padStart(4, '0') : `${1 - year}B`}`,
    time.map(two).join(':'),
    offsetText(clock.offsetSeconds).replace(/^([+-])0(\d)/, '$1$2'),
    clean(place),
    angleText(lat, 'latitude'),
    angleText(lng, 'longitude'),
    '',
    [...(person.time_known ? [] : [TIME_UNKNOWN]), ...(person.notes === '' ? [] : [clean(person.notes)])].join(';'),
  ].join(';')
}
