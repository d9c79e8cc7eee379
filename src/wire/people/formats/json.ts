import { PersonRequest } from '../../../contract/people/people.ts'
import { entryOf, type PeopleFormat, type ReadRecord, UnreadableFile, UnreadableRecord } from './format.ts'

/** The fields of this service: a list of people, or an object that has it as `people`. */
export const JSON_PEOPLE: PeopleFormat = {
  name: 'json',
  extension: 'json',
  mediaType: 'application/json',
  isLikely: (text) => /^\s*[[{]/.test(text),
  *read(text) {
    for (const [index, item] of listOf(text).entries())
      yield entryOf({ line: index + 1, text: JSON.stringify(item) ?? '' }, () => personOf(item))
  },
  write: (people) => ({
    content: `{"people": [\n${people.map((person) => JSON.stringify(withoutEmpty(person))).join(',\n')}\n]}\n`,
    people: people.length,
    leftOut: [],
  }),
}

function listOf(text: string): readonly unknown[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new UnreadableFile(`The file is not JSON: ${error instanceof Error ? error.message : 'it cannot be parsed'}`)
  }
  const list = isObject(value) ? value['people'] : value
  if (!Array.isArray(list))
    throw new UnreadableFile('The file must have a list of people, or an object with the list “people”')
  return list
}

const KNOWN: ReadonlySet<string> = new Set(Object.keys(PersonRequest.shape))
/** What the service adds to a saved person. */
const OF_SERVICE: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at', 'link'])

function personOf(item: unknown): ReadRecord {
  if (!isObject(item)) throw new UnreadableRecord('A person must be an object')
  const unknown = Object.keys(item).filter((name) => !KNOWN.has(name) && !OF_SERVICE.has(name))
  return {
    fields: Object.fromEntries(Object.entries(item).filter(([name]) => KNOWN.has(name))),
    notes: unknown.map((name) => `The field “${name}” is not read`),
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutEmpty = (person: PersonRequest): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(person).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )
