import { setImmediate as nextTurn } from 'node:timers/promises'
import { allPeopleOf, savedAmong, savePeople } from '../accounts/people.ts'
import {
  FILE_PEOPLE_MAX,
  PeopleExportQuery,
  PeopleFileReadReply,
  PeopleFileReadRequest,
  PeopleFileReply,
  PeopleFileWriteRequest,
  PeopleImportReply,
  PeopleImportRequest,
} from '../contract/people/files.ts'
import type { PersonRequest } from '../contract/people/people.ts'
import { readPeople, writePeople } from '../wire/people/files.ts'
import { PUBLIC } from './access.ts'
import { operation } from './operation.ts'
import { PEOPLE, storedPerson } from './people.ts'

/** A file of a megabyte takes half a second. A person reads a few; an office shares an address. */
const FILES = { most: 20, seconds: 60 } as const

const FORMATS = `AAF as defined in 1997 and 2005, with both chunks; ZET: name, date, time, offset, place,
latitude, longitude, sex and comment, separated by semicolons; Solar Fire: nine quoted fields, name, date, time, zone
abbreviation, zone time, place, country, latitude and longitude; CSV: a header row with at least a name and a date, or a year, a month and a day; JSON: the fields of a person here.`

const NOTHING_LOST = `Each record that cannot be read is listed with its line and the reason, and each assumption is a note
of its record. A file has at most ${FILE_PEOPLE_MAX} records.`

/** Files of births, read and written, with an account and without. */
export const PEOPLE_FILE_OPERATIONS = [
  operation({
    ...PEOPLE,
    name: 'people_import',
    method: 'POST',
    url: '/api/v1/people/import',
    summary: 'Saves the people of a file',
    description: `${FORMATS} ${NOTHING_LOST} People whose name, date, time and place were saved before are not saved again. All
others are saved, or none: an account that has no room for all gets 409 \`person_limit_reached\`.`,
    refuses: ['person_limit_reached'],
    body: PeopleImportRequest,
    reply: PeopleImportReply,
    handle: async ({ account, body }, _, { db }) => {
      const read = await readPeople(body, nextTurn)
      const people = read.people.map(({ person }) => person)
      const before = await savedAmong(db, account.id, people)
      const fresh = people.filter((_person, index) => !before.has(index))
      const saved = body.dry_run || fresh.length === 0 ? fresh.length : (await savePeople(db, account.id, fresh)).length
      return {
        ...read,
        people: read.people.filter((_person, index) => !before.has(index)),
        dry_run: body.dry_run,
        saved,
        already_saved: read.people
          .filter((_person, index) => before.has(index))
          .map(({ line, person }) => ({ line, name: person.name })),
      } satisfies PeopleImportReply
    },
  }),
  operation({
    ...PEOPLE,
    name: 'people_export',
    method: 'GET',
    url: '/api/v1/people/export',
    summary: 'All saved people as a file',
    description: `The text of the file is in \`content\`. What the format cannot hold is listed in \`left_out\`. ${FORMATS}`,
    query: PeopleExportQuery,
    reply: PeopleFileReply,
    handle: async ({ account, query }, _, { db }) => {
      const people: PersonRequest[] = []
      for (const [index, row] of (await allPeopleOf(db, account.id)).entries()) {
        people.push(storedPerson(row))
        if (index % AT_ONCE === AT_ONCE - 1) await nextTurn()
      }
      return writePeople(query.format, people)
    },
  }),
  operation({
    name: 'people_file_read',
    method: 'POST',
    tag: 'People',
    access: PUBLIC,
    confidential: true,
    addressLimit: FILES,
    url: '/api/v1/people/files/read',
    summary: 'Reads people from a file, and saves nothing',
    description: `${FORMATS} ${NOTHING_LOST} It needs no account.`,
    body: PeopleFileReadRequest,
    reply: PeopleFileReadReply,
    handle: ({ body }) => readPeople(body, nextTurn),
  }),
  operation({
    name: 'people_file_write',
    method: 'POST',
    tag: 'People',
    access: PUBLIC,
    confidential: true,
    addressLimit: FILES,
    url: '/api/v1/people/files/write',
    summary: 'Writes people to a file, and saves nothing',
    description: `What the format cannot hold is listed in \`left_out\`. ${FORMATS} It needs no account.`,
    body: PeopleFileWriteRequest,
    reply: PeopleFileReply,
    handle: ({ body }) => writePeople(body.format, body.people),
  }),
]

/** People that are read before others get their turn: about ten milliseconds. */
const AT_ONCE = 100
