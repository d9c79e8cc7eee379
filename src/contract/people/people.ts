import { z } from 'zod'
import { BirthFields, checkBirth } from '../births/birth.ts'
import { HouseSystemName, ZodiacFields } from '../fields.ts'
import { line, lines, rawLine } from '../text.ts'

/** The births that an account may save. An astrologer with many clients has some hundreds; the list is searched row by row. */
export const PEOPLE_MAX = 5_000
/** The people of one page of the list. */
const PEOPLE_PAGE_MAX = 200
const NAME_MAX = 200
const NOTES_MAX = 4_000
const TAG_MAX = 40
const TAGS_MAX = 20
const SEARCH_MAX = 100
/** Tags that a list names, the most used first. */
export const TAGS_LISTED_MAX = 200

/**
 * What the birth data rest on, by the classification of Lois Rodden (Astro-Databank, astro.com/astro-databank/Help:RR):
 * the letter, and its meaning.
 */
export const RODDEN_RATINGS = {
  AA: 'birth certificate, or a record from the time of birth',
  A: 'from memory, of the person or a relative',
  B: 'biography or autobiography',
  C: 'caution: the source is unknown',
  DD: 'dirty data: the sources conflict',
  X: 'the time of birth is unknown',
  XX: 'the date of birth is unknown',
} as const
export type RoddenRating = keyof typeof RODDEN_RATINGS

const RATINGS = Object.keys(RODDEN_RATINGS) as [RoddenRating, ...RoddenRating[]]

const RATINGS_TEXT = RATINGS.map((rating) => `\`${rating}\`: ${RODDEN_RATINGS[rating]}`).join('; ')

/** A place in the form in which it can be saved. */
const Place = rawLine(NAME_MAX).nullish()

/** What is saved of a person: the fields of a birth by their usual names, and what the owner knows about it. */
const PersonFields = {
  ...BirthFields,
  city: Place.describe('A place of the gazetteer. Coordinates take precedence.').meta({ examples: ['Athens'] }),
  state: Place.describe('The state or province of `city`.'),
  country: Place.describe('The country of `city`.'),
  name: line(NAME_MAX)
    .describe('The name in the list.')
    .meta({ examples: ['Ada'] }),
  rodden_rating: z
    .enum(RATINGS)
    .nullish()
    .describe(`How reliable the birth data are, by the Rodden rating. ${RATINGS_TEXT}.`),
  notes: lines(NOTES_MAX).default('').describe('Private notes. Links to a chart never show them.'),
  tags: z.array(line(TAG_MAX)).max(TAGS_MAX).default([]).describe('Words that group people.'),
}

/** The birth of the examples. */
export const PERSON_EXAMPLE = {
  name: 'Ada',
  year: 1981,
  month: 1,
  day: 1,
  hour: 23,
  minute: 30,
  city: 'Athens',
  rodden_rating: 'AA',
  tags: ['friends'],
} as const

export const PersonRequest = z
  .strictObject(PersonFields)
  .superRefine((birth, context) => checkBirth(birth, context))
  .meta({ id: 'PersonRequest', examples: [PERSON_EXAMPLE] })
export type PersonRequest = z.output<typeof PersonRequest>

export const PersonPath = z.object({
  person_id: z
    .uuid()
    .max(36)
    .describe('The `id` of a person in the list.')
    .meta({ examples: ['7d0f2c4e-6f0a-4b5e-9c53-2d1f6f2e8a10'] }),
})

const Instant = z.iso.datetime()

/** The fields of a request as an answer has them: always, so without defaults. */
const answered = <Fields extends z.ZodRawShape>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field instanceof z.ZodDefault ? field.unwrap() : field]),
  ) as { readonly [Name in keyof Fields]: Fields[Name] extends z.ZodDefault<infer Inner> ? Inner : Fields[Name] }

/** A public link to the chart of a person. */
export const PersonLink = z
  .object({
    url: z.string().describe('The URL of the page. Anyone who has it can see the chart until the link is withdrawn.'),
    shows_name: z.boolean().describe('Whether the page shows the name.'),
    ...answered({ house_system: HouseSystemName, ...ZodiacFields }),
    created_at: Instant,
  })
  .meta({ id: 'PersonLink' })
export type PersonLink = z.output<typeof PersonLink>

/** How the page of a link shows the chart. */
export const PersonLinkRequest = z
  .strictObject({
    shows_name: z.boolean().default(false).describe('Show the name of the person on the page.'),
    house_system: HouseSystemName,
    ...ZodiacFields,
  })
  .meta({ id: 'PersonLinkRequest', examples: [{ shows_name: false }] })
export type PersonLinkRequest = z.output<typeof PersonLinkRequest>

export const PersonReply = z
  .object({
    id: z.uuid(),
    ...answered(PersonFields),
    created_at: Instant,
    updated_at: Instant,
    link: PersonLink.nullable().describe('The public link to the chart; null if there is none.'),
  })
  .meta({ id: 'PersonReply' })
export type PersonReply = z.output<typeof PersonReply>

export const PeopleQuery = z.strictObject({
  search: z
    .string()
    .max(SEARCH_MAX)
    .nullish()
    .describe('Words that all occur in the name, the place or the tags. Case and accents do not matter.'),
  tag: rawLine(TAG_MAX).nullish().describe('Only people with this tag.'),
  rodden_rating: z.enum(RATINGS).nullish().describe('Only people with this rating.'),
  limit: z.int().min(1).max(PEOPLE_PAGE_MAX).default(50).describe('The maximum number of people in the answer.'),
  offset: z.int().min(0).max(PEOPLE_MAX).default(0).describe('How many people to skip.'),
})
export type PeopleQuery = z.output<typeof PeopleQuery>

export const PeopleList = z
  .object({
    people: z.array(PersonReply).describe('By name.'),
    total: z.int().describe('How many people match.'),
    saved: z.int().describe('How many people the account has saved.'),
    saved_max: z.int().describe('How many it may save.'),
    tags: z
      .array(z.object({ tag: z.string(), people: z.int() }))
      .describe('All tags of the account with the number of people for each, most used first.'),
  })
  .meta({ id: 'PeopleList' })
export type PeopleList = z.output<typeof PeopleList>

export const DeletedPerson = z
  .object({ id: z.uuid(), name: z.string(), deleted: z.literal(true) })
  .meta({ id: 'DeletedPerson' })

export const WithdrawnLink = z
  .object({ id: z.uuid().describe('The person.'), withdrawn: z.boolean().describe('False: there was no link.') })
  .meta({ id: 'WithdrawnLink' })

/** 32 random bytes in base64url. */
export const LinkPath = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}$/, 'Must be the end of a link')
    .max(43)
    .meta({ examples: ['kS3t7vXyqjV5m1nP0aBcD2eFgH4iJ6kL8mN9oQ0rStU'] }),
})
