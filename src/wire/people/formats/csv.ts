import type { PersonRequest } from '../../../contract/people/people.ts'
import { csvFields } from './csv-fields.ts'
import { quoted, rowsOf, shownText } from './delimited.ts'
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
    const rows = rowsOf(text, delimiterOf(text))
    const { value: head } = rows.next()
    const { hasNeeded, unread, read } = csvFields(head?.cells ?? [])
    if (!hasNeeded)
      throw new UnreadableFile(
        `The first line must have the heads of the columns, with a name and a date. It has: ${head?.cells.join(', ').slice(0, HEADS_SHOWN) ?? 'nothing'}`,
      )
    const notes = unreadNotes(unread)
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
/** Letters of the heads in a message. */
const HEADS_SHOWN = 200
/** Columns that the notes of each record name, and the letters of their heads. */
const UNREAD_NAMED = 10
const UNREAD_LETTERS = 40

/** Each record has them, so they are few and short: a file may have thousands of columns and of records. */
const unreadNotes = (unread: readonly string[]): readonly string[] => [
  ...unread.slice(0, UNREAD_NAMED).map((name) => `The column “${name.slice(0, UNREAD_LETTERS)}” is not read`),
  ...(unread.length > UNREAD_NAMED ? [`${unread.length - UNREAD_NAMED} more columns are not read`] : []),
]

/** The delimiter that the first line has most often. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1)
  const count = (letter: string) => line.split(letter).length
  return [';', '\t'].reduce((best, letter) => (count(letter) > count(best) ? letter : best), ',')
}

const COLUMNS: Readonly<Record<string, (person: PersonRequest) => string | number | null | undefined>> = {
  name: ({ name }) => shownText(name),
  year: ({ year }) => year,
  month: ({ month }) => month,
  day: ({ day }) => day,
  time: ({ time_known: isKnown, hour, minute, second }) =>
    isKnown ? clockText({ hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0 }) : '',
  city: ({ city }) => shownText(city ?? ''),
  state: ({ state }) => shownText(state ?? ''),
  country: ({ country }) => shownText(country ?? ''),
  lat: ({ lat }) => lat,
  lng: ({ lng }) => lng,
  time_zone: ({ tz_str: zone }) => zone,
  calendar: ({ calendar }) => calendar,
  dst_policy: ({ dst_policy: policy }) => policy,
  rodden_rating: ({ rodden_rating: rating }) => rating,
  tags: ({ tags }) => shownText(tags.join('; ')),
  notes: ({ notes }) => shownText(notes),
}

const cellsOf = (person: PersonRequest): string[] => Object.values(COLUMNS).map((cell) => String(cell(person) ?? ''))
