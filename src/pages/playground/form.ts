import { z } from 'zod'
import { ASPECTS } from '../../astro/aspect.ts'
import { AYANAMSA_NAMES } from '../../astro/ayanamsa.ts'
import { BODIES } from '../../astro/body.ts'
import { HOUSE_SYSTEM_NAMES } from '../../astro/house.ts'
import { STAR_PACKS } from '../../astro/star.ts'
import { BIRTH_NAMES, birthHtml, placeHtml } from './birth-html.ts'
import type { Calculation } from './calculations.ts'
import { type Field, formFields, type Known, type Leaf, leavesOf, type Schema } from './form-fields.ts'
import { fieldHtml, fieldsHtml, type Given } from './form-html.ts'
import { labelOf } from './labels.ts'

/** Names that rules of the contracts check, so that their JSON Schema does not list them. */
const KNOWN: Known = {
  house_system: { values: HOUSE_SYSTEM_NAMES },
  sidereal_ayanamsa: { values: AYANAMSA_NAMES },
  bodies: { values: BODIES, isText: true },
  fixed_star_packs: { values: Object.keys(STAR_PACKS), isText: true },
  orb_settings: { values: ASPECTS.map(({ id }) => id) },
}

/** Fields whose order costs more than units. The playground leaves them out, because links fill in its forms. */
const ORDERS: ReadonlySet<string> = new Set(['psychological_report'])

/** True for the path of a field that orders something, or of a field within one. */
export const isOrder = (path: string): boolean => ORDERS.has(path.split('.')[0]!)

/** The fields of a request. */
export interface RequestFields {
  readonly query: readonly Field[]
  readonly body: readonly Field[]
}

/** The fields of a calculation, from its contracts. It takes longer than the rest of a page. */
export const requestFields = ({ query, body }: Pick<Calculation, 'query' | 'body'>): RequestFields => ({
  query: fieldsOf(query),
  body: fieldsOf(body),
})

const fieldsOf = (schema: z.ZodType | undefined): readonly Field[] =>
  schema
    ? formFields(
        z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' }) as Schema,
        KNOWN,
      ).filter(({ path }) => !isOrder(path))
    : []

/** Every field with a value, by its path. */
export const leavesByPath = ({ query, body }: RequestFields): ReadonlyMap<string, Leaf> =>
  new Map([...leavesOf(body), ...leavesOf(query)].map((leaf) => [leaf.path, leaf]))

/** The fields of the form of a calculation: births, then what is common, then the rest behind a summary. */
export function formHtml(
  { births = {}, first }: Pick<Calculation, 'births' | 'first'>,
  fields: RequestFields,
  given: Given,
): string {
  const found = new Map(
    [...flattened(fields.query, 'query'), ...flattened(fields.body, 'body')].map((each) => [each.field.path, each]),
  )
  const taken = new Set(first.flatMap((path) => [path, ...placeOf(path, found)]))
  const birthParts = Object.entries(births).map(([at, legend]) => {
    const stem = at === '' ? '' : `${at}.`
    const own = BIRTH_NAMES.flatMap((name) => {
      const field = found.get(stem + name)?.field
      return field ? [[name, field] as const] : []
    })
    for (const [, { path }] of own) taken.add(path)
    return birthHtml({ legend, fields: new Map(own), given })
  })
  const common = first.map((path) => {
    const { field, part } = found.get(path)!
    return isPlace(field) ? placeWithCoordinates(field, found, given) : fieldHtml(field, { given, part })
  })
  const rest = (['query', 'body'] as const)
    .map((part) => fieldsHtml(without(fields[part], taken), { given, part }))
    .filter((html) => html !== '')
  const more = `<details class="more"><summary>More options</summary><div class="fields">${rest.join('\n')}</div></details>`
  return `${birthParts.join('\n')}<div class="fields common">${common.join('\n')}</div>${rest.length > 0 ? more : ''}`
}

interface Found {
  readonly field: Field
  readonly part: 'query' | 'body'
}

/** Every field, also those within groups, with its part of the request. */
const flattened = (fields: readonly Field[], part: Found['part']): readonly Found[] =>
  fields.flatMap((field) => [{ field, part }, ...(field.kind === 'group' ? flattened(field.fields, part) : [])])

const isPlace = (field: Field): field is Leaf => field.kind === 'text' && /(?:^|[._])city$/.test(field.path)

/** The coordinates next to a place. */
const placeOf = (path: string, found: ReadonlyMap<string, Found>): readonly string[] => {
  const field = found.get(path)?.field
  if (!field || !isPlace(field)) return []
  const stem = path.slice(0, -'city'.length)
  return [`${stem}lat`, `${stem}lng`].filter((each) => found.has(each))
}

function placeWithCoordinates(field: Leaf, found: ReadonlyMap<string, Found>, given: Given): string {
  const coordinates = placeOf(field.path, found).map((path) => found.get(path)!.field)
  const isOpen = coordinates.some(({ path }) => given.has(path))
  const behind =
    coordinates.length === 0
      ? ''
      : `<details class="group"${isOpen ? ' open' : ''}><summary>${labelOf(field.name)}: coordinates</summary><div class="fields">${fieldsHtml(coordinates, { given, part: 'body' })}</div></details>`
  return placeHtml(field, given, labelOf(field.name)) + behind
}

/** Fields without those that are shown elsewhere. An empty group is left out. */
const without = (fields: readonly Field[], taken: ReadonlySet<string>): readonly Field[] =>
  fields.flatMap((field): readonly Field[] => {
    if (taken.has(field.path)) return []
    if (field.kind !== 'group') return [field]
    const rest = without(field.fields, taken)
    return rest.length === 0 ? [] : [{ ...field, fields: rest }]
  })
