import { changePerson, peopleOf, personOf, removePerson, savePerson } from '../accounts/people.ts'
import { linkPerson, unlinkPerson } from '../accounts/person-links.ts'
import {
  DeletedPerson,
  PEOPLE_MAX,
  PeopleList,
  PeopleQuery,
  PersonLink,
  PersonLinkRequest,
  PersonPath,
  PersonReply,
  PersonRequest,
  WithdrawnLink,
} from '../contract/people/people.ts'
import { baseOf } from '../platform/addresses.ts'
import type { LinkRow, PersonRow } from '../platform/db/people.ts'
import { instant } from '../platform/instant.ts'
import { TOKEN } from './access.ts'
import { operation } from './operation.ts'

/**
 * What all operations on saved people have in common. They take the access token of a sign-in: an API key may be known to
 * every visitor of a page, and must not open the births that its owner has saved.
 */
export const PEOPLE = { tag: 'People', access: TOKEN, confidential: true } as const

const URL = '/api/v1/people'
const ONE = `${URL}/{person_id}` as const

const NOT_YOURS = 'A person of another account gets 404, like one that does not exist.'

/** The births that an account has saved. */
export const PEOPLE_OPERATIONS = [
  operation({
    ...PEOPLE,
    name: 'people_list',
    method: 'GET',
    url: URL,
    summary: 'The saved people of the account, by name',
    description: 'One page of the list, optionally filtered by a search, a tag and a rating.',
    query: PeopleQuery,
    reply: PeopleList,
    handle: async (request, _, { db, publicUrl }) => {
      const base = baseOf(publicUrl, request)
      const { people, total, saved, tags } = await peopleOf(db, request.account.id, request.query)
      return {
        people: people.map((row) => personReply(row, base)),
        total,
        saved,
        saved_max: PEOPLE_MAX,
        tags: [...tags],
      }
    },
  }),
  operation({
    ...PEOPLE,
    name: 'person_create',
    method: 'POST',
    url: URL,
    summary: 'Saves a person',
    description: `An account saves at most ${PEOPLE_MAX} people; another one is refused with 409 \`person_limit_reached\`. A
person whose name, date, time and place were saved before is refused with 409 \`person_exists\`.`,
    refuses: ['person_exists', 'person_limit_reached'],
    body: PersonRequest,
    reply: PersonReply,
    handle: async (request, _, { db, publicUrl }) =>
      personReply(await savePerson(db, request.account.id, request.body), baseOf(publicUrl, request)),
  }),
  operation({
    ...PEOPLE,
    name: 'person_read',
    method: 'GET',
    url: ONE,
    summary: 'A saved person',
    description: NOT_YOURS,
    refuses: ['not_found'],
    params: PersonPath,
    reply: PersonReply,
    handle: async (request, _, { db, publicUrl }) =>
      personReply(await personOf(db, request.account.id, request.params.person_id), baseOf(publicUrl, request)),
  }),
  operation({
    ...PEOPLE,
    name: 'person_replace',
    method: 'PUT',
    url: ONE,
    summary: 'Replaces a saved person',
    description: `The body has all fields of the person: a field that it leaves out gets its default. The public link stays,
and then shows the new birth. ${NOT_YOURS}`,
    refuses: ['not_found', 'person_exists'],
    params: PersonPath,
    body: PersonRequest,
    reply: PersonReply,
    handle: async (request, _, { db, publicUrl }) =>
      personReply(
        await changePerson(db, request.account.id, request.params.person_id, request.body),
        baseOf(publicUrl, request),
      ),
  }),
  operation({
    ...PEOPLE,
    name: 'person_delete',
    method: 'DELETE',
    url: ONE,
    summary: 'Deletes a saved person',
    description: `Deletes the row and its public link. It cannot be undone. ${NOT_YOURS}`,
    refuses: ['not_found'],
    params: PersonPath,
    reply: DeletedPerson,
    handle: async ({ account, params }, _, { db }) => ({
      ...(await removePerson(db, account.id, params.person_id)),
      deleted: true as const,
    }),
  }),
  operation({
    ...PEOPLE,
    name: 'person_link_create',
    method: 'POST',
    url: `${ONE}/link`,
    summary: 'Creates a public link to the chart of a person',
    description: `The link has 256 random bits. Anyone who has it can see the chart, read only, until the link is withdrawn or the
person is deleted. The page shows the date, the time and the place, the name only with \`shows_name\`, and never notes and
tags. Search engines are asked not to list it. A new link replaces an earlier one, which then stops working. ${NOT_YOURS}`,
    refuses: ['not_found'],
    params: PersonPath,
    body: PersonLinkRequest,
    reply: PersonLink,
    handle: async (request, _, { db, publicUrl }) => {
      const row = await linkPerson(db, request.account.id, request.params.person_id, request.body)
      return linkReply(row, baseOf(publicUrl, request))
    },
  }),
  operation({
    ...PEOPLE,
    name: 'person_link_withdraw',
    method: 'DELETE',
    url: `${ONE}/link`,
    summary: 'Withdraws the public link to the chart of a person',
    description: `From then on the URL gets 404 on every server. The request can be repeated. ${NOT_YOURS}`,
    refuses: ['not_found'],
    params: PersonPath,
    reply: WithdrawnLink,
    handle: async ({ account, params }, _, { db }) => ({
      id: params.person_id,
      withdrawn: await unlinkPerson(db, account.id, params.person_id),
    }),
  }),
]

const LinkOptions = PersonLinkRequest.omit({ shows_name: true })

function linkReply({ token, shows_name, options, created_at }: LinkRow, base: string): PersonLink {
  return { url: `${base}/c/${token}`, shows_name, ...LinkOptions.parse(options), created_at: instant(created_at) }
}

/** A stored person as it was sent, with the defaults of fields that it does not have. */
export const storedPerson = ({
  name,
  birth,
  rodden_rating,
  notes,
  tags,
}: Pick<PersonRow, 'name' | 'birth' | 'rodden_rating' | 'notes' | 'tags'>): PersonRequest =>
  PersonRequest.parse({ ...birth, name, rodden_rating, notes, tags })

/** A stored person as the account sees it. Its link begins with `base`. */
export function personReply(row: PersonRow, base: string): PersonReply {
  const { id, link_token: token, link_shows_name: showsName, link_options: options, link_created_at: linkedAt } = row
  const hasLink = token !== null && showsName !== null && options !== null && linkedAt !== null
  return {
    id,
    ...storedPerson(row),
    created_at: instant(row.created_at),
    updated_at: instant(row.updated_at),
    link: hasLink ? linkReply({ token, shows_name: showsName, options, created_at: linkedAt }, base) : null,
  }
}
