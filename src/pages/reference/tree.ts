import { html, joined, type Markup } from '../../platform/markup.ts'
import type { Field } from './fields.ts'
import type { Words } from './words.ts'

/** Where a page has shown fields: the id of the element, and what the fields belong to. */
interface Shown {
  readonly id: string
  readonly of: string
}

/** What a page has shown, by the keys of its fields. */
export type Seen = Map<string, Shown>

/** Notes that the fields with a key are shown from here on, under an id. */
export function see(seen: Seen, key: string | null, of: string): string | null {
  if (key === null) return null
  const id = `fields-${seen.size + 1}`
  seen.set(key, { id, of })
  return id
}

/** A link to fields that a page has shown before. */
export const sameFields = ({ id, of }: Shown): Markup =>
  html`<p class="values">Its fields are <a href="#${id}">those of <code>${of}</code></a>.</p>`

interface Tree {
  readonly words: Words
  readonly seen: Seen
  /** What the fields are, for screen readers. */
  readonly label: string
  /** The id of an outermost field, if others link to it. */
  readonly idOf?: (name: string) => string | undefined
}

/** More values than this are closed at first. */
const VALUES_OPEN_MAX = 12
/** No field of a request or an answer is deeper. Schemas that contain themselves are shown once. */
const DEPTH_MAX = 8

/** Fields as a list. Those within a field open and close. The fields of a named schema are shown once on a page. */
export function fieldTree(fields: readonly Field[], tree: Tree): Markup {
  return list(fields, tree, 0)
}

const list = (fields: readonly Field[], tree: Tree, depth: number): Markup =>
  html`<ul class="fields"${depth === 0 && html` aria-label="${tree.label}"`}>
${joined(fields.map((field) => item(field, tree, depth)))}
</ul>`

function item(field: Field, tree: Tree, depth: number): Markup {
  const id = depth === 0 ? tree.idOf?.(field.name) : undefined
  return html`<li${id && html` id="${id}"`}>${head(field)}${about(field, tree.words)}${values(field)}${within(field, tree, depth)}</li>`
}

const head = ({ name, type, isRequired, bounds, fallback }: Field): Markup =>
  html`<div class="field"><code>${name}</code> <span class="type">${type}</span>${isRequired && html` <span class="must">required</span>`}${
    bounds.length > 0 && html` <span class="bounds">${bounds.join(', ')}</span>`
  }${fallback !== null && html` <span class="bounds">default <code>${fallback}</code></span>`}</div>`

const about = ({ about: text }: Field, { line }: Words): Markup | null =>
  text === '' ? null : html`<p>${line(text.replaceAll(/\s+/g, ' '))}</p>`

function values({ values: all }: Field): Markup | null {
  if (all.length === 0) return null
  const listed = joined(
    all.map((value) => html`<code>${value}</code>`),
    ' ',
  )
  return all.length <= VALUES_OPEN_MAX
    ? html`<p class="values">${all.length === 1 ? 'Always' : 'One of'} ${listed}</p>`
    : html`<details class="values"><summary>${all.length} values</summary>${listed}</details>`
}

function within(field: Field, tree: Tree, depth: number): Markup | null {
  const { schemaName, name } = field
  const key = field.key()
  const earlier = key === null ? undefined : tree.seen.get(key)
  if (earlier) return sameFields(earlier)
  if (depth >= DEPTH_MAX) return null
  const fields = field.within()
  if (fields.length === 0) return null
  const id = see(tree.seen, key, schemaName ?? name)
  const summary = `${fields.length} ${fields.length === 1 ? 'field' : 'fields'} of ${name}`
  return html`<details${id !== null && html` id="${id}"`}><summary>${summary}</summary>
${list(fields, tree, depth + 1)}</details>`
}
