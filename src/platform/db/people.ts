import { z } from 'zod'
import { lockAccount } from './accounts.ts'
import { arrayText, type Database, statement } from './pool.ts'

/** JSON that this service stored, valid when it was written. */
const Stored = z.record(z.string(), z.unknown())
export type StoredFields = z.output<typeof Stored>

/** A saved person with its public link. Times are Unix milliseconds. */
const PersonRow = z.object({
  id: z.uuid(),
  name: z.string(),
  birth: Stored,
  rodden_rating: z.string().nullable(),
  notes: z.string(),
  tags: z.array(z.string()),
  created_at: z.number(),
  updated_at: z.number(),
  link_token: z.string().nullable(),
  link_shows_name: z.boolean().nullable(),
  link_options: Stored.nullable(),
  link_created_at: z.number().nullable(),
})
export type PersonRow = z.output<typeof PersonRow>

/** A person to save. */
export interface NewPerson {
  readonly name: string
  readonly birth: StoredFields
  readonly roddenRating: string | null
  readonly notes: string
  readonly tags: readonly string[]
  /** What a search looks at. */
  readonly searched: string
  /** The SHA-256 of what makes two births the same. */
  readonly sameBirth: Buffer
}

/** What a list is narrowed to. */
export interface PeopleFilter {
  /** Words that all occur. Null: any. */
  readonly words: readonly string[] | null
  readonly tag: string | null
  readonly rating: string | null
}

const LinkRow = z.object({
  token: z.string(),
  shows_name: z.boolean(),
  options: Stored,
  created_at: z.number(),
})
export type LinkRow = z.output<typeof LinkRow>

const LinkedChart = z.object({ name: z.string(), birth: Stored, shows_name: z.boolean(), options: Stored })
export type LinkedChart = z.output<typeof LinkedChart>

const insert = statement('person_insert', PersonRow)
const list = statement('person_list', PersonRow)
const listAfter = statement('person_list_after', PersonRow)
const count = statement('person_count', z.object({ total: z.int(), saved: z.int() }))
const tags = statement('person_tags', z.object({ tag: z.string(), people: z.int() }))
const find = statement('person_find', PersonRow)
const findSame = statement('person_find_same', z.object({ same_birth: z.string() }))
const replace = statement('person_replace', PersonRow)
const remove = statement('person_delete', z.object({ id: z.uuid(), name: z.string() }))
const insertLink = statement('person_link_insert', LinkRow)
const removeLink = statement('person_link_delete', z.object({ id: z.uuid() }))
const findLink = statement('person_link_find', LinkedChart)

/** Elements of a text array of Postgres. */
const textArray = (texts: readonly string[]): string => arrayText(texts, (text) => JSON.stringify(text))

/** Saves people. Those that the account has saved already are not among the rows. */
export const insertPeople = (
  db: Database,
  accountId: string,
  people: readonly NewPerson[],
): Promise<readonly PersonRow[]> =>
  db.any(
    insert({
      account_id: accountId,
      rows: JSON.stringify(
        people.map(({ roddenRating, sameBirth, ...rest }) => ({
          ...rest,
          rodden_rating: roddenRating,
          same_birth: sameBirth.toString('hex'),
        })),
      ),
    }),
  )

const filterOf = (accountId: string, { words, tag, rating }: PeopleFilter) => ({
  account_id: accountId,
  words: words && textArray(words),
  tag,
  rating,
})

export const listPeople = (
  db: Database,
  accountId: string,
  filter: PeopleFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly PersonRow[]> =>
  db.any(list({ ...filterOf(accountId, filter), row_limit: limit, row_offset: offset }))

/** People of an account by their ids, from the one after `after` on: no change in between repeats one or skips another. */
export const listPeopleAfter = (
  db: Database,
  accountId: string,
  { after, rowsMax }: { readonly after: string | null; readonly rowsMax: number },
): Promise<readonly PersonRow[]> => db.any(listAfter({ account_id: accountId, after, row_limit: rowsMax }))

/** How many people match a filter, and how many the account has. */
export const countPeople = (db: Database, accountId: string, filter: PeopleFilter) =>
  db.one(count(filterOf(accountId, filter)))

const ALL: PeopleFilter = { words: null, tag: null, rating: null }

/** Locks the account for this transaction, then counts its people. Null when the account is gone. */
export async function countPeopleLocked(transaction: Database, accountId: string): Promise<number | null> {
  if (!(await lockAccount(transaction, accountId))) return null
  return (await countPeople(transaction, accountId, ALL)).saved
}

export const listTags = (db: Database, accountId: string, tagsMax: number) =>
  db.any(tags({ account_id: accountId, tags_max: tagsMax }))

export const findPerson = (db: Database, accountId: string, id: string): Promise<PersonRow | null> =>
  db.maybeOne(find({ account_id: accountId, id }))

/** Which of some hashes an account has saved. */
export const findSaved = async (
  db: Database,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<ReadonlySet<string>> => {
  const hexes = textArray(hashes.map((hash) => hash.toString('hex')))
  return new Set((await db.any(findSame({ account_id: accountId, hashes: hexes }))).map((row) => row.same_birth))
}

/** Null when the account has no such person, or has saved the new birth under another id. */
export const replacePerson = (
  db: Database,
  accountId: string,
  id: string,
  { birth, roddenRating, sameBirth, tags: words, ...rest }: NewPerson,
): Promise<PersonRow | null> =>
  db.maybeOne(
    replace({
      account_id: accountId,
      id,
      ...rest,
      birth: JSON.stringify(birth),
      rodden_rating: roddenRating,
      same_birth: sameBirth,
      tags: textArray(words),
    }),
  )

/** Null when the account has no such person. */
export const deletePerson = (db: Database, accountId: string, id: string) =>
  db.maybeOne(remove({ account_id: accountId, id }))

/** Null when the account has no such person. */
export const putLink = (
  db: Database,
  accountId: string,
  personId: string,
  {
    token,
    showsName,
    options,
  }: { readonly token: string; readonly showsName: boolean; readonly options: StoredFields },
): Promise<LinkRow | null> =>
  db.maybeOne(
    insertLink({
      account_id: accountId,
      person_id: personId,
      token,
      shows_name: showsName,
      options: JSON.stringify(options),
    }),
  )

/** False when there was no link. */
export const deleteLink = async (db: Database, accountId: string, personId: string): Promise<boolean> =>
  (await db.maybeOne(removeLink({ account_id: accountId, person_id: personId }))) !== null

export const findLinkedChart = (db: Database, token: string): Promise<LinkedChart | null> =>
  db.maybeOne(findLink({ token }))
