import { randomBytes } from 'node:crypto'
import type { PersonLinkRequest } from '../contract/people/people.ts'
import { deleteLink, findLinkedChart, type LinkedChart, type LinkRow, putLink } from '../platform/db/people.ts'
import type { Database } from '../platform/db/pool.ts'
import { Refusal } from '../platform/errors.ts'
import { personOf, unknownPerson } from './people.ts'

/** 256 random bits cannot be guessed. */
const TOKEN_BYTES = 32

/** Creates the link to the chart of a person. An earlier link stops working. Throws `not_found`. */
export async function linkPerson(
  db: Database,
  accountId: string,
  personId: string,
  { shows_name: showsName, ...options }: PersonLinkRequest,
): Promise<LinkRow> {
  const known = Object.entries(options).filter(([, value]) => value !== null && value !== undefined)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const row = await putLink(db, accountId, personId, { token, showsName, options: Object.fromEntries(known) })
  if (!row) throw unknownPerson()
  return row
}

/** Withdraws the link of a person. False when there was none. Throws `not_found` when the account has no such person. */
export async function unlinkPerson(db: Database, accountId: string, personId: string): Promise<boolean> {
  if (await deleteLink(db, accountId, personId)) return true
  await personOf(db, accountId, personId)
  return false
}

/** The chart behind a link. Throws `not_found` for a link that was withdrawn, or never was. */
export async function linkedChart(db: Database, token: string): Promise<LinkedChart> {
  const found = await findLinkedChart(db, token)
  if (!found) throw new Refusal('not_found', { message: 'There is no chart at this link: it may have been withdrawn' })
  return found
}
