import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Family } from '../techniques/shown.ts'
import type { Fields } from '../wire/texts/words.ts'
import { type Json, type ObjectSchema, SAID } from './input-schema.ts'
import type { Listing, Tool } from './tools.ts'

interface FamilyTool {
  readonly name: string
  readonly title: string
  /** What its techniques have in common, and what to ask the person first. */
  readonly description: string
}

/**
 * Techniques that a model sees as one tool, so that the list stays short however many there are. The list has a line for each,
 * and the fields that several of them have. A call with `describe` gives all about one. Each technique also has a tool of its
 * own, which is called by its name and is not listed.
 */
const FAMILIES: Readonly<Record<Family, FamilyTool>> = {
  timing: {
    name: 'v1_timing',
    title: 'Returns, progressions and time lords',
    description:
      'Returns, periods and days of a life. Ask for the birth, never invent it; for a return also for the place.',
  },
  wheels: {
    name: 'v1_charts',
    title: 'Images of returns, progressions and two people',
    description:
      'A chart of a year or a date of life around the natal chart, or the charts of two people, as an image with its data. Ask for the births, never invent them. Two people are person_a and person_b, each as natal. For a return also ask for return_city.',
  },
  sky: {
    name: 'v1_sky',
    title: 'Sun and Moon',
    description:
      'Sun and Moon at an instant, on a day or over a month, and horoscopes by sign, as data. It needs no birth. For a place ask for the city.',
  },
  vedic: {
    name: 'v1_vedic',
    title: 'Vedic astrology',
    description: 'Vedic calculations, as data. A panchang needs a date and a city, no birth.',
  },
}

const TECHNIQUE = 'technique'
const DESCRIBE = 'describe'

/**
 * Bytes of a tool in the list. Fields of few techniques are left out of a longer one: `describe` has them, and the schema admits
 * them.
 */
const LISTED_BYTES_MAX = 2_850
/** Characters of the lines about its techniques, with the description of the family. Clients cut it at 1,000. */
const LINES_MAX = 900
/** Characters of what the techniques need. More is left to `describe`. */
const NEEDS_MAX = 150

export const familyOf = ({ view }: Pick<Tool, 'view'>): FamilyTool | null =>
  view.family ? FAMILIES[view.family.of] : null

/** What a client lists: a tool of a family once, in the place of its first technique. */
export function listings(tools: readonly Tool[]): readonly Listing[] {
  const families = Map.groupBy(tools, ({ view }) => view.family?.of)
  return tools.flatMap((tool) => {
    const { family } = tool.view
    if (!family) return [tool.listed]
    const members = families.get(family.of)!
    return members[0] === tool ? [kept(family.of, members)] : []
  })
}

const known = new Map<string, Listing>()

/** Merging takes some milliseconds, and members of a family differ only with the areas of a key. */
function kept(family: Family, members: readonly Tool[]): Listing {
  const key = members.map(({ name }) => name).join()
  const listing = known.get(key) ?? listingOf(FAMILIES[family], members)
  known.set(key, listing)
  return listing
}

function listingOf({ name, title, description }: FamilyTool, members: readonly Tool[]): Listing {
  const { outputSchema, ...listed } = members[0]!.listed
  const isAlike = members.every((each) => isSame(each.listed.outputSchema, outputSchema))
  const { properties = {} } = outputSchema ?? {}
  const { omitted } = properties as { omitted: Json }
  const [cost, ...others] = new Set(members.map(({ view }) => view.cost))
  const listing = {
    ...listed,
    name,
    title,
    description: [
      description,
      ...linesOf(members, LINES_MAX - description.length),
      `Cost: ${others.length > 0 ? 'depends on the technique; describe states it.' : cost}`,
    ].join('\n'),
    // A description of a technique has none of the fields of an answer, so none is required.
    outputSchema: { type: 'object', properties: isAlike ? properties : { omitted } } as const,
  }
  const room = LISTED_BYTES_MAX - bytesOf({ ...listing, inputSchema: {} })
  return { ...listing, inputSchema: merged(members, room) }
}

/** A line for each technique, as far as there is room, and the names of the others. */
function linesOf(members: readonly Tool[], room: number): readonly string[] {
  const lines = members.map(({ view }) => `${view.technique}: ${view.family!.line}`)
  const within = (count: number): readonly string[] =>
    count === members.length
      ? lines
      : [
          ...lines.slice(0, count),
          `For others call with ${DESCRIBE}: ${members
            .slice(count)
            .map(({ view }) => view.technique)
            .join(', ')}`,
        ]
  let count = members.length
  while (count > 0 && within(count).join('\n').length > room) count -= 1
  return within(count)
}

/** The fields of all techniques, as many as there is room for. What one of them requires is said in words. */
function merged(members: readonly Tool[], room: number): ObjectSchema {
  const schemas = members.map(({ listed }) => listed.inputSchema)
  const haveIt = (name: string): number => schemas.filter(({ properties }) => name in properties).length
  const names = [...new Set(schemas.flatMap(({ properties }) => Object.keys(properties)))]
  const needed = names.filter((name) => schemas.every(({ required = [] }) => required.includes(name)))
  const needIt = (name: string): number => Number(schemas.some(({ required = [] }) => required.includes(name)))
  const neededFirst = names
    .filter((name) => !needed.includes(name))
    .toSorted((one, other) => needIt(other) - needIt(one) || haveIt(other) - haveIt(one))
  const withFields = (listed: readonly string[]): ObjectSchema => ({
    type: 'object',
    properties: {
      [TECHNIQUE]: { type: 'string', enum: members.map(({ view }) => view.technique), description: needsOf(members) },
      [DESCRIBE]: { type: 'boolean', description: 'Gives all fields of the technique instead of an answer, for free.' },
      ...Object.fromEntries(
        names.flatMap((name) => (listed.includes(name) ? [[name, shared(members, name)] as const] : [])),
      ),
    },
    required: [TECHNIQUE, ...needed],
    ...(listed.length === names.length && { additionalProperties: false }),
    examples: [{ [TECHNIQUE]: members[0]!.view.technique, ...members[0]!.view.example }],
  })
  const fitting = [...needed]
  for (const name of neededFirst) if (bytesOf(withFields([...fitting, name])) <= room) fitting.push(name)
  return withFields(fitting)
}

/** What the techniques of a family need beside each other's fields. */
function needsOf(members: readonly Tool[]): string {
  const needs = members.map(
    ({ view, listed }) => `${view.technique} needs ${(listed.inputSchema.required ?? []).join(', ')}`,
  )
  const said = `${needs.join('; ')}.`
  return said.length <= NEEDS_MAX ? said : 'Call it with describe to see its fields, and which of them it needs.'
}

/** Characters of the description of a field, as in other tools. */
const WORDS_MAX = 200

/**
 * A field of several techniques is described once, by the longest of its schemas. A value that means different things is
 * described for each technique, the most common meaning last: `year` is the year of a return or the year of birth.
 */
function shared(members: readonly Tool[], name: string): Json {
  const having = members.filter(({ listed }) => name in listed.inputSchema.properties)
  const schemaOf = ({ listed }: Tool): Json => listed.inputSchema.properties[name]!
  const longest = having.map(schemaOf).reduce((one, other) => (bytesOf(other) > bytesOf(one) ? other : one))
  const meanings = Map.groupBy(having, (each) => String(schemaOf(each)['description'] ?? ''))
  if (longest['description'] === SAID) return shortBirth(longest)
  if (meanings.size === 1 || longest['type'] === 'object') return longest
  const all = [...meanings]
    .toSorted(([, one], [, other]) => one.length - other.length)
    .map(([words, of], at) => `${at > 0 && at === meanings.size - 1 ? 'Others' : namesOf(of)}: ${words}`)
    .join(' ')
  return { ...longest, description: all.length <= WORDS_MAX ? all : 'Depends on the technique: describe states it.' }
}

/** The fields of a birth in a list of tools. Another tool of the list describes the others. */
const FIELDS_OF_BIRTH = ['name', 'year', 'month', 'day', 'time_known', 'hour', 'minute', 'city']

function shortBirth({ properties, additionalProperties: _, ...birth }: Json): Json {
  const { time_known, ...fields } = properties as Readonly<Record<string, Json>>
  const plain = { ...fields, ...(time_known && { time_known: { type: 'boolean', default: true } }) }
  const kept = Object.entries(plain).filter(([name]) => FIELDS_OF_BIRTH.includes(name))
  return { ...birth, properties: Object.fromEntries(kept) }
}

const namesOf = (members: readonly Tool[]): string => members.map(({ view }) => view.technique).join(', ')

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a call asks for: an answer of one tool, or the description of one. A text is the reason why there is none. */
type Called = { readonly tool: Tool; readonly input: Fields } | { readonly described: Tool } | string | null

/** Finds the tool of a call. For a family, `technique` in the input chooses it. */
export function called(tools: readonly Tool[], name: string, input: Fields): Called {
  const tool = tools.find((each) => each.name === name)
  if (tool) return { tool, input }
  const members = tools.filter((each) => familyOf(each)?.name === name)
  if (members.length === 0) return null
  const { [TECHNIQUE]: technique, [DESCRIBE]: describe, ...others } = input
  const member = members.find(({ view }) => view.technique === technique)
  if (!member) return `${TECHNIQUE}: give one of ${members.map(({ view }) => view.technique).join(', ')}`
  return describe === true ? { described: member } : { tool: member, input: others }
}

/** All about one technique: for a model that has seen only its line. */
export function description({ view, listed }: Tool): CallToolResult {
  const { examples: _, ...input } = listed.inputSchema
  const example = { [TECHNIQUE]: view.technique, ...view.example }
  const structuredContent = { title: listed.title, description: listed.description, input, example }
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
}
