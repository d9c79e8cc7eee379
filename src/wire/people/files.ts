import type { PeopleFileReadReply, PeopleFileReply, PeopleFormatName } from '../../contract/people/files.ts'
import { FILE_PEOPLE_MAX, FORMATS_TEXT } from '../../contract/people/files.ts'
import { PersonRequest } from '../../contract/people/people.ts'
import { sameBirth } from '../../contract/people/same-birth.ts'
import { Refusal } from '../../platform/errors.ts'
import { AAF } from './formats/aaf.ts'
import { CSV } from './formats/csv.ts'
import { type Entry, type PeopleFormat, UnreadableFile } from './formats/format.ts'
import { JSON_PEOPLE } from './formats/json.ts'
import { SOLAR_FIRE } from './formats/solar-fire.ts'
import { ZET } from './formats/zet.ts'

/** Every format, in the order in which a file is tried. */
const FORMATS: readonly PeopleFormat[] = [AAF, JSON_PEOPLE, CSV, ZET, SOLAR_FIRE]

const TEXT_SHOWN = 120
/** Records that are read before others get their turn: about ten milliseconds. */
const AT_ONCE = 100

/** Reads a file of births. Each turn reads some records, so that the caller can let others have theirs. */
export async function readPeople(
  { format, content }: { readonly format: PeopleFormatName | 'auto'; readonly content: string },
  nextTurn: () => Promise<unknown>,
): Promise<PeopleFileReadReply> {
  const chosen = format === 'auto' ? likelyFormat(content) : FORMATS.find(({ name }) => name === format)
  if (!chosen) throw refused('content', `The format was not recognised. Formats: ${FORMATS_TEXT}`)
  const reply: Filled = { format: chosen.name, people: [], repeated: [], unread: [] }
  const seen = new Map<string, number>()
  let count = 0
  try {
    for (const entry of chosen.read(content)) {
      if (++count > FILE_PEOPLE_MAX)
        throw refused('content', `Has more than ${FILE_PEOPLE_MAX} records: send the file in parts`)
      take(entry, seen, reply)
      if (count % AT_ONCE === 0) await nextTurn()
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw refused('content', error.message)
    throw error
  }
  if (count === 0) throw refused('content', `Has no records of the format ${chosen.name}`)
  return reply
}

const likelyFormat = (content: string): PeopleFormat | undefined => FORMATS.find((each) => each.isLikely(content))

type Filled = { -readonly [Key in keyof PeopleFileReadReply]: PeopleFileReadReply[Key] }

function take({ line, text, fields, notes = [], reason }: Entry, seen: Map<string, number>, reply: Filled): void {
  const shown = text.trim().slice(0, TEXT_SHOWN)
  if (!fields) {
    reply.unread.push({ line, text: shown, reason: reason ?? 'The record is empty' })
    return
  }
  const read = PersonRequest.safeParse(fields)
  if (!read.success) {
    reply.unread.push({ line, text: shown, reason: reasonOf(read.error.issues) })
    return
  }
  const key = sameBirth(read.data)
  const first = seen.get(key)
  if (first !== undefined) reply.repeated.push({ line, name: read.data.name, first_line: first })
  else {
    seen.set(key, line)
    reply.people.push({ line, person: read.data, notes: [...notes] })
  }
}

const ISSUES_NAMED = 5

/** What is wrong with a record, in a few words however much it is. */
const reasonOf = (issues: readonly Parameters<typeof issueText>[0][]): string =>
  [
    ...issues.slice(0, ISSUES_NAMED).map(issueText),
    ...(issues.length > ISSUES_NAMED ? [`${issues.length - ISSUES_NAMED} more errors`] : []),
  ].join('; ')

const issueText = ({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`

const refused = (field: string, message: string): Refusal => new Refusal('invalid_input', { field, message })

/** Writes people as a file. */
export function writePeople(format: PeopleFormatName, people: readonly PersonRequest[]): PeopleFileReply {
  const chosen = FORMATS.find(({ name }) => name === format) ?? JSON_PEOPLE
  const { content, people: count, leftOut } = chosen.write(people)
  return {
    format: chosen.name,
    file_name: `people.${chosen.extension}`,
    media_type: chosen.mediaType,
    people: count,
    content,
    left_out: leftOut.map(({ name, what }) => ({ name, what })),
  }
}
