import { type Content, html, joined, type Markup } from '../../platform/markup.ts'
import { answerHtml, type Counter, callHtml } from '../docs/code.ts'
import { exampleQuery } from '../playground/calculations.ts'
import {
  accessOf,
  type ChapterDocument,
  costOf,
  type Described,
  type Documented,
  describedIn,
  type Entry,
  fieldId,
  parameterField,
  type Response,
  slugOf,
} from './chapters.ts'
import { type Field, fieldOf, fieldsOf } from './fields.ts'
import { exampleCall, sampleAnswer } from './sample.ts'
import { fieldTree, type Seen, sameFields, see } from './tree.ts'
import type { Words } from './words.ts'

/** What the entries of a page share. */
export interface EntryPlace {
  readonly document: ChapterDocument
  /** The relative path to the root of the service. */
  readonly root: string
  readonly words: Words
  readonly next: Counter
  readonly seen: Seen
}

/** An operation: what it is and takes beside what is sent and answered. */
export function entryHtml({ operation, aliases }: Entry, place: EntryPlace): Markup {
  const { document, words, root } = place
  const described = describedIn(document, operation)
  const { summary, description = '' } = described
  const cost = costOf(operation)
  return html`<section class="part operation" aria-labelledby="${operation.name}"><div class="text">
<h2 id="${operation.name}">${summary} <a class="anchor" href="#${operation.name}" aria-label="Link to “${summary}”">#</a></h2>
${callLine(operation)}
${aliases.map((alias) => html`<p class="also" id="${alias.name}">Also at <code>${alias.method} ${alias.url}</code></p>\n`)}${words.block(description)}
<p class="facts">${cost && html`${words.line(cost)} `}${words.line(accessOf(described))}</p>
</div>
<div class="code">${sent(operation, described, place)}<p class="try">${tryLink(operation, root)}</p></div>
<div class="text after">${inputs(operation, described, place)}${answers(operation, described, place)}${errors(described, words)}</div>
</section>`
}

/** The method and the path of an operation. */
export const callLine = ({ method, url }: Pick<Documented, 'method' | 'url'>): Markup =>
  html`<p class="call"><span class="method">${method}</span> <code>${url}</code></p>`

/** The form of the playground, if there is one. Otherwise the viewer, which sends any request. */
function tryLink({ page, tag, method, url }: Documented, root: string): Markup {
  if (page)
    return html`<a class="button" href="${root}playground/${page.slug}?${exampleQuery(page)}">Try it in the playground</a>`
  const anchor = `tag/${slugOf(tag)}/${method}${url}`
  return html`<a class="button" href="${root}docs/api/viewer#${anchor}">Try it in the viewer</a>`
}

const PLACES = { path: 'In the path', query: 'Query parameters', header: 'Headers' } as const

function inputs(operation: Documented, { parameters = [], requestBody }: Described, place: EntryPlace): Markup {
  const { schemas } = place.document.components
  const idOf = idsOf(operation)
  const groups = Object.entries(PLACES).map(([where, title]) => {
    const own = parameters.filter((each) => each.in === where)
    return (
      own.length > 0 &&
      part(
        title,
        own.map((each) => parameterField(each, schemas)),
        place,
        idOf,
      )
    )
  })
  const media = Object.entries(requestBody?.content ?? {})
  const bodies = media.map(([type, { schema = {} }]) => {
    const fields = fieldsOf(schema, schemas)
    const title = media.length > 1 || type !== 'application/json' ? `Body, ${type}` : 'Body'
    return fields.length > 0
      ? part(title, fields, place, idOf)
      : html`<h3>${title}</h3><p>One JSON object per line.</p>`
  })
  return joined([...groups, ...bodies])
}

type IdOf = (name: string) => string | undefined

/** The id of a field. A field of the body that a parameter repeats has none. */
function idsOf(operation: Documented): IdOf {
  const given = new Set<string>()
  return (name) => {
    if (given.has(name)) return undefined
    given.add(name)
    return fieldId(operation, name)
  }
}

const part = (title: string, fields: readonly Field[], { words, seen }: EntryPlace, idOf: IdOf): Markup =>
  html`<h3>${title}</h3>\n${fieldTree(fields, { words, seen, label: title, idOf })}`

const isFailure = (status: string): boolean => /^[45]/.test(status)

/** What a successful answer contains. */
function answers({ answer }: Documented, { responses }: Described, place: EntryPlace): Markup {
  const shown = Object.entries(responses).filter(([status]) => !isFailure(status))
  const types = Object.keys(answer?.types ?? {})
  return html`<h3>Answer</h3>
${
  types.length > 1 &&
  html`<p>As ${joined(
    types.map((type) => html`<code>${type}</code>`),
    ', ',
  )}; the first is the default.</p>`
}
${joined(shown.map(([status, response]) => oneAnswer(status, response, place)))}`
}

function oneAnswer(status: string, response: Response, place: EntryPlace): Content {
  const { words, seen, document } = place
  const json = response.content?.['application/json']?.schema
  const fields = json && status === '200' ? fieldsOf(json, document.components.schemas) : []
  const text = status === '200' ? null : html`<p><code>${status}</code> ${words.line(response.description)}</p>`
  if (fields.length === 0) return text ?? html`<p><code>200</code> ${types(response)}</p>`
  const whole = json && fieldOf({ name: 'the answer', schema: json, isRequired: true }, document.components.schemas)
  const key = whole?.key() ?? null
  const earlier = key === null ? undefined : seen.get(key)
  if (earlier) return sameFields(earlier)
  const id = see(seen, key, whole?.schemaName ?? 'the answer')
  return html`<details${id && html` id="${id}"`}><summary>${fields.length} ${fields.length === 1 ? 'field' : 'fields'} of the answer</summary>
${fieldTree(fields, { words, seen, label: 'Fields of the answer' })}</details>`
}

const types = ({ content = {} }: Response): Markup =>
  joined(
    Object.keys(content).map((type) => html`<code>${type}</code>`),
    ', ',
  )

/** What can go wrong, by status. */
function errors({ responses }: Described, { line }: Words): Markup {
  const failures = Object.entries(responses).filter(([status]) => isFailure(status))
  const statuses = failures.map(([status]) => status).join(', ')
  return html`<details class="errors"><summary>Errors: ${statuses}</summary>
<dl>${joined(failures.map(([status, { description }]) => html`<div><dt>${status}</dt><dd>${line(description)}.</dd></div>`))}</dl></details>`
}

/** The code that sends the example, and its answer. */
function sent(operation: Documented, described: Described, { next }: EntryPlace): Markup {
  const call = exampleCall(operation, described)
  const sample = sampleAnswer(described)
  return html`${call && callHtml(call, next)}${
    sample &&
    answerHtml(
      {
        title: sample.isShortened ? 'Example answer, shortened' : 'Example answer',
        language: 'json',
        text: sample.text,
        isOpen: false,
      },
      next(),
    )
  }`
}
