import type { PeopleFormatName } from '../../../contract/people/files.ts'
import type { PersonRequest } from '../../../contract/people/people.ts'

/** A record of a file: fields as far as they could be read, or the reason why not. */
export interface Entry {
  /** Its first line in the file, from 1. */
  readonly line: number
  /** The beginning of the record, for messages. */
  readonly text: string
  /** Fields of `PersonRequest`, not yet checked. */
  readonly fields?: Readonly<Record<string, unknown>>
  /** What was assumed, as sentences. */
  readonly notes?: readonly string[]
  readonly reason?: string
}

/** What a format cannot hold of a person. */
export interface LeftOut {
  readonly name: string
  readonly what: string
}

export interface WrittenPeople {
  readonly content: string
  /** How many people are in it. */
  readonly people: number
  readonly leftOut: readonly LeftOut[]
}

/** A format of files of births: how to recognise, read and write it. */
export interface PeopleFormat {
  readonly name: PeopleFormatName
  readonly extension: string
  readonly mediaType: string
  isLikely(text: string): boolean
  /** Reads the records of a file. Throws an `UnreadableFile` for a file that is not of this format. */
  read(text: string): Iterable<Entry>
  write(people: readonly PersonRequest[]): WrittenPeople
}

/** The file as a whole cannot be read. */
export class UnreadableFile extends Error {}

/** A record cannot be read. The message is a sentence for its owner. */
export class UnreadableRecord extends Error {}

/** What a record says, and what was assumed. */
export type ReadRecord = Required<Pick<Entry, 'fields' | 'notes'>>

/** Reads a record, or says why it cannot be read. */
export function entryOf(at: Pick<Entry, 'line' | 'text'>, read: () => ReadRecord): Entry {
  try {
    return { ...at, ...read() }
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error
    return { ...at, reason: error.message }
  }
}
