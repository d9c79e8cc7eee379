import { hash } from 'node:crypto'
import type { PeopleQuery, PersonRequest } from '../contract/people/people.ts'
import { PEOPLE_MAX, TAGS_LISTED_MAX } from '../contract/people/people.ts'
import { folded, sameBirth } from '../contract/people/same-birth.ts'
import {
  countPeople,
  countPeopleLocked,
  deletePerson,
  findPerson,
  findSaved,
  insertPeople,
  listPeople,
  listPeopleAfter,
  listTags,
  type NewPerson,
  type PersonRow,
  replacePerson,
} from '../platform/db/people.ts'
import type { Database } from '../platform/db/pool.ts'
import { Refusal } from '../platform/errors.ts'
import { ofDeletedAccount } from './account.ts'

/** A page of the people of an account, and what the list can be narrowed to. */
export async function peopleOf(
  db: Database,
  accountId: string,
  { search, tag, rodden_rating: rating, limit, offset }: PeopleQuery,
) {
  const words = folded(search ?? '')
    .split(' ')
    .filter(Boolean)
  const filter = { words: words.length > 0 ? words : null, tag: tag ?? null, rating: rating ?? null }
  const [people, counts, tags] = await Promise.all([
    listPeople(db, accountId, filter, { limit, offset }),
    countPeople(db, accountId, filter),
    listTags(db, accountId, TAGS_LISTED_MAX),
  ])
  return { people, ...counts, tags }
}

const EVERYONE = { words: null, tag: null, rating: null } as const

/** All people of an account, by name. */
export const allPeopleOf = (db: Database, accountId: string): Promise<readonly PersonRow[]> =>
  listPeople(db, accountId, EVERYONE, { limit: PEOPLE_MAX, offset: 0 })

/** The people of an account in pages, by id. */
export const peopleAfter = listPeopleAfter

/** Throws `not_found`. */
export async function personOf(db: Database, accountId: string, id: string): Promise<PersonRow> {
  const row = await findPerson(db, accountId, id)
  if (!row) throw unknownPerson()
  return row
}

/** Saves a person. Throws `person_exists`, `person_limit_reached`, and `invalid_token` when the account is gone. */
export async function savePerson(db: Database, accountId: string, person: PersonRequest): Promise<PersonRow> {
  const [saved] = await savePeople(db, accountId, [person])
  if (!saved) throw exists(person.name)
  return saved
}

/**
 * Saves people, all or none. Those that the account has saved already are left as they are, and are not among the rows.
 * Throws `person_limit_reached` when the account would have more than `PEOPLE_MAX`, even under concurrency.
 */
export const savePeople = (
  db: Database,
  accountId: string,
  people: readonly PersonRequest[],
): Promise<readonly PersonRow[]> =>
  db.transaction(async (transaction) => {
    const saved = await countPeopleLocked(transaction, accountId)
    if (saved === null) throw ofDeletedAccount()
    const rows = await insertPeople(transaction, accountId, people.map(newPerson))
    if (saved + rows.length > PEOPLE_MAX) throw limitReached(saved, rows.length)
    return rows
  })

/** Which of some people an account has saved: their places in the list. */
export async function savedAmong(
  db: Database,
  accountId: string,
  people: readonly PersonRequest[],
): Promise<ReadonlySet<number>> {
  const hashes = people.map(birthHash)
  const saved = await findSaved(db, accountId, hashes)
  return new Set(hashes.flatMap((each, index) => (saved.has(each.toString('hex')) ? [index] : [])))
}

/** Replaces a person. Throws `not_found`, and `person_exists` when another one has the new birth. */
export async function changePerson(
  db: Database,
  accountId: string,
  id: string,
  person: PersonRequest,
): Promise<PersonRow> {
  const row = await replacePerson(db, accountId, id, newPerson(person))
  if (row) return row
  await personOf(db, accountId, id)
  throw exists(person.name)
}

/** Deletes a person and its public link. Throws `not_found`. */
export async function removePerson(db: Database, accountId: string, id: string) {
  const gone = await deletePerson(db, accountId, id)
  if (!gone) throw unknownPerson()
  return gone
}

const birthHash = (person: PersonRequest): Buffer => hash('sha256', sameBirth(person), 'buffer')

function newPerson(person: PersonRequest): NewPerson {
  const { name, rodden_rating: roddenRating, notes, tags, ...birth } = person
  const known = Object.entries(birth).filter(([, value]) => value !== null && value !== undefined)
  return {
    name,
    birth: Object.fromEntries(known),
    roddenRating: roddenRating ?? null,
    notes,
    tags: [...new Set(tags)],
    searched: folded([name, birth.city, birth.state, birth.country, ...tags].filter(Boolean).join(' ')),
    sameBirth: birthHash(person),
  }
}

export const unknownPerson = (): Refusal => new Refusal('not_found')

const exists = (name: string): Refusal =>
  new Refusal('person_exists', {
    message: `“${name}” is already saved in the account with this date, time and place`,
  })

const limitReached = (saved: number, added: number): Refusal =>
  new Refusal('person_limit_reached', {
    message: `The account has ${saved} of at most ${PEOPLE_MAX} people, so ${added} more do not fit: delete some first`,
    body: { limit: PEOPLE_MAX },
  })
