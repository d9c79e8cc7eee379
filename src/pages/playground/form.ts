import { z } from 'zod'
import { ASPECTS } from '../../astro/aspect.ts'
import { AYANAMSA_NAMES } from '../../astro/ayanamsa.ts'
import { BODIES } from '../../astro/body.ts'
import { HOUSE_SYSTEM_NAMES } from '../../astro/house.ts'
import { STAR_PACKS } from '../../astro/star.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'
import type { Calculation } from './calculations.ts'
import { type Field, formFields, type Known, type Leaf, leavesOf, type Schema } from './form-fields.ts'
import { type Faults, faultHtml, faultMark, fieldHtml, fieldsHtml, type Given, idOf, type Shown } from './form-html.ts'
import { labelOf } from './labels.ts'

/** Names that rules of the contracts check, so that their JSON Schema does not list them. */
const KNOWN: Known = {
  house_system: { values: HOUSE_SYSTEM_NAMES },
  sidereal_ayanamsa: { values: AYANAMSA_NAMES },
  ayanamsha: { values: AYANAMSA_NAMES },
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
  faults?: Faults,
): Markup {
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
    return birthHtml({ legend, fields: new Map(own), given, faults })
  })
  const common = first.map((path) => {
    const { field, part } = found.get(path)!
    const shown = { given, part, faults }
    return isPlace(field) ? placeWithCoordinates(field, found, shown) : fieldHtml(field, shown)
  })
  const rest = (['query', 'body'] as const).flatMap((part) => {
    const others = without(fields[part], taken)
    return others.length === 0 ? [] : [fieldsHtml(others, { given, part, faults })]
  })
  const more = html`<details class="more"><summary>More options</summary><div class="fields">${joined(rest)}</div></details>`
  return html`${joined(birthParts)}<div class="fields common">${joined(common)}</div>${rest.length > 0 ? more : ''}`
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

function placeWithCoordinates(field: Leaf, found: ReadonlyMap<string, Found>, shown: Shown): Markup {
  const coordinates = placeOf(field.path, found).map((path) => found.get(path)!.field)
  const isOpen = coordinates.some(({ path }) => shown.given.has(path))
  const behind =
    coordinates.length === 0
      ? ''
      : html`<details class="group"${isOpen ? ' open' : ''}><summary>${labelOf(field.name)}: coordinates</summary><div class="fields">${fieldsHtml(coordinates, shown)}</div></details>`
  return html`${placeHtml(field, shown, labelOf(field.name))}${behind}`
}

/** Fields without those that are shown elsewhere. An empty group is left out. */
const without = (fields: readonly Field[], taken: ReadonlySet<string>): readonly Field[] =>
  fields.flatMap((field): readonly Field[] => {
    if (taken.has(field.path)) return []
    if (field.kind !== 'group') return [field]
    const rest = without(field.fields, taken)
    return rest.length === 0 ? [] : [{ ...field, fields: rest }]
  })

/** The fields of a birth that are always shown. The others are folded away. */
const FIRST = ['name', 'city', 'year', 'month', 'day', 'hour', 'minute', 'time_known'] as const

const BEHIND = ['second', 'lat', 'lng', 'tz_str', 'calendar', 'dst_policy'] as const

/** The names of the fields that a birth shows. */
export const BIRTH_NAMES: readonly string[] = [...FIRST, ...BEHIND]

interface Birth {
  readonly legend: string
  /** Its fields, by name. */
  readonly fields: ReadonlyMap<string, Field>
  readonly given: Given
  readonly faults: Faults | undefined
}

/** When and where someone was born. Dates are typed: calendar widgets do not reach the years of births. */
function birthHtml({ legend, fields, given, faults }: Birth): Markup {
  const leaf = (name: (typeof FIRST)[number]): Leaf => fields.get(name) as Leaf
  const behind = BEHIND.flatMap((name) => fields.get(name) ?? [])
  const isOpen = behind.some(({ path }) => given.has(path) || faults?.has(path))
  const shown = { given, part: 'body', faults } as const
  const isUnknown = given.get(leaf('time_known').path)?.[0] === 'false'
  const input = (name: 'name' | 'year' | 'month' | 'day' | 'hour' | 'minute', label: string, digits: number) =>
    inputHtml(leaf(name), shown, { label, digits, isOff: isUnknown && (name === 'hour' || name === 'minute') })
  return html`<fieldset class="birth"><legend>${legend}</legend>
${input('name', 'Name', 0)}
${placeHtml(leaf('city'), shown, labelOf('city'))}
<div class="three">${input('year', 'Year', 6)}${input('month', 'Month', 2)}${input('day', 'Day', 2)}</div>
<div class="three">${input('hour', 'Hour', 2)}${input('minute', 'Minute', 2)}${unknownTime(leaf('time_known'), isUnknown, faults)}</div>
<details class="group"${isOpen ? ' open' : ''}><summary>Coordinates, time zone, calendar</summary><div class="fields">${fieldsHtml(behind, shown)}</div></details>
</fieldset>`
}

interface Look {
  readonly label: string
  /** The digits of a number. A name has none. */
  readonly digits: number
  readonly isOff: boolean
}

const LABEL_MAX = 200

function inputHtml({ path, kind }: Leaf, { given, faults }: Shown, { label, digits, isOff }: Look): Markup {
  const id = idOf(path)
  const value = given.get(path)?.[0] ?? ''
  return html`<div class="field" data-field="${path}"><label for="${id}">${label}</label><input type="text" id="${id}" name="${path}" data-kind="${kind}" data-part="body" value="${value}"${
    digits === 0
      ? html` maxlength="${LABEL_MAX}"`
      : html` maxlength="${digits + 10}" inputmode="${digits === 2 ? 'numeric' : 'text'}"`
  } autocomplete="off" spellcheck="false" aria-describedby="${id}-fault"${faultMark(path, faults)}${isOff ? ' disabled' : ''}>${faultHtml(path, id, faults)}</div>`
}

/** The script autocompletes the place, and fills in the coordinates. */
function placeHtml({ path, hint }: Leaf, { given, part, faults }: Shown, label: string): Markup {
  const id = idOf(path)
  const stem = path.slice(0, -'city'.length)
  return html`<div class="field place" data-field="${path}"><label for="${id}">${label}</label><input type="text" id="${id}" name="${path}" data-kind="text" data-part="${part}" value="${given.get(path)?.[0] ?? ''}" maxlength="${LABEL_MAX}" autocomplete="off" spellcheck="false" aria-describedby="${id}-hint ${id}-fault" data-place="${stem}"${faultMark(path, faults)}><p class="hint" id="${id}-hint">${
    hint === undefined ? '' : 'Type a city, then choose it from the list.'
  }</p>${faultHtml(path, id, faults)}</div>`
}

const unknownTime = ({ path }: Leaf, isUnknown: boolean, faults: Faults | undefined): Markup =>
  html`<div class="field" data-field="${path}"><label class="choice"><input type="checkbox" id="${idOf(path)}" name="${path}" data-kind="flag" data-part="body" data-standard="true" data-opposite value="false"${
    isUnknown ? ' checked' : ''
  } aria-describedby="${idOf(path)}-fault">I don’t know the time</label>${faultHtml(path, idOf(path), faults)}</div>`
