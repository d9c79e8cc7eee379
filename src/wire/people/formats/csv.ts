import type { PersonRequest } from '../../../contract/people/people.ts'
import { csvFields } from './csv-fields.ts'
import { quoted, rowsOf } from './delimited.ts'
import { entryOf, type PeopleFormat, UnreadableFile } from './format.ts'
import { clockText } from './parts.ts'

/** A table (RFC 4180). Reading is forgiving: the heads of other programs, in any order, by comma, semicolon or tab. */
export const CSV: PeopleFormat = {
  name: 'csv',
  extension: 'csv',
  mediaType: 'text/csv',
  isLikely(text) {
    const [head] = rowsOf(text.slice(0, HEAD_LENGTH_MAX), delimiterOf(text))
    return head !== undefined && csvFields(head.cells).hasNeeded
  },
  *read(text) {
    const [head, ...rows] = rowsOf(text, delimiterOf(text))
    const { hasNeeded, unread, read } = csvFields(head?.cells ?? [])
    if (!hasNeeded)
      throw new UnreadableFile(
        `The first line must have the heads of the columns, with a name and a date. It has: ${head?.cells.join(', ') ?? 'nothing'}`,
      )
    const notes = unread.map((name) => `The column “${name}” is not read`)
    for (const { line, cells } of rows)
      yield entryOf({ line, text: cells.join(', ') }, () => ({ fields: read(cells), notes }))
  },
  write: (people) => ({
    content: [Object.keys(COLUMNS), ...people.map(cellsOf)].map((cells) => `${cells.map(quoted).join(',')}\n`).join(''),
    people: people.length,
    leftOut: [],
  }),
}

const HEAD_LENGTH_MAX = 4_000

/** The delimiter that the first line has most often. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1)
  const count = (letter: string) => line.split(letter).length
  return [';', '\t'].reduce((best, letter) => (count(letter) > count(best) ? letter : best), ',')
}

const COLUMNS: Readonly<Record<string, (person: PersonRequest) => string | number | null | undefined>> = {
  name: ({ name }) => name,
  year: ({ year }) => year,
  month: ({ month }) => month,
  day: ({ day }) => day,
  time: ({ time_known: isKnown, hour, minute, second }) =>
    isKnown ? clockText({ hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0 }) : '',
  city: ({ city }) => city,
  state: ({ state }) => state,
  country: ({ country }) => country,
  lat: ({ lat }) => lat,
  lng: ({ lng }) => lng,
  time_zone: ({ tz_str: zone }) => zone,
  calendar: ({ calendar }) => calendar,
  dst_policy: ({ dst_policy: policy }) => policy,
  rodden_rating: ({ rodden_rating: rating }) => rating,
  tags: ({ tags }) => tags.join('; '),
  notes: ({ notes }) => notes,
}

const cellsOf = (person: PersonRequest): string[] => Object.values(COLUMNS).map((cell) => String(cell(person) ?? ''))
