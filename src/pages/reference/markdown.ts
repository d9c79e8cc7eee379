import { STATUS_CODES } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { REFUSALS } from '../../platform/errors.ts'
import { snippets } from '../code/snippets.ts'
import {
  accessOf,
  type Chapter,
  type ChapterDocument,
  costOf,
  type Described,
  type Documented,
  describedIn,
  type Entry,
  parameterField,
} from './chapters.ts'
import { type Field, fieldOf, fieldsOf } from './fields.ts'
import { exampleCall, sampleAnswer } from './sample.ts'

interface Place {
  readonly document: ChapterDocument
  /** What the text has shown: the owners of fields by their keys. */
  readonly seen: Map<string, string>
}

/** A chapter of the reference as Markdown. */
export async function chapterMarkdown(
  { name, entries }: Chapter,
  about: string,
  document: ChapterDocument,
): Promise<string> {
  const place: Place = { document, seen: new Map() }
  const parts = [`# ${name}`, about]
  for (const entry of entries) {
    parts.push(entryMarkdown(entry, place))
    await nextTurn()
  }
  return `${parts.join('\n\n')}\n`
}

/** An operation as Markdown. */
function entryMarkdown({ operation, aliases }: Entry, place: Place): string {
  const described = describedIn(place.document, operation)
  const { summary, description } = described
  const cost = costOf(operation)
  return [
    `## ${summary}`,
    [operation, ...aliases].map(({ method, url }) => `\`${method} ${url}\``).join(', also '),
    description,
    [cost, accessOf(described)].filter(Boolean).join(' '),
    ...inputs(described, place),
    answer(described, place),
    errors(described),
    ...examples(operation, described),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function inputs({ parameters = [], requestBody }: Described, { document, seen }: Place): string[] {
  const { schemas } = document.components
  const fields = parameters.map((each) => ({
    ...parameterField(each, schemas),
    name: each.in === 'query' ? each.name : `${each.name} (${each.in})`,
  }))
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema = {} }) => fieldsOf(schema, schemas))
  return [
    ...(fields.length > 0 ? [`### Parameters\n\n${list(fields, seen)}`] : []),
    ...bodies.filter(({ length }) => length > 0).map((each) => `### Body\n\n${list(each, seen)}`),
  ]
}

function answer({ responses }: Described, { document, seen }: Place): string {
  const { content = {} } = responses['200'] ?? {}
  const types = Object.keys(content).map((type) => `\`${type}\``)
  const schema = content['application/json']?.schema
  const { schemas } = document.components
  const root = schema && fieldOf({ name: 'answer', schema, isRequired: true }, schemas)
  const head = `### Answer\n\n${types.join(', ')}`
  if (!schema || !root) return head
  const earlier = noted(root, root.schemaName ?? 'the answer', seen)
  if (earlier) return `${head}\n\nThe fields of ${earlier}, above.`
  const fields = list(fieldsOf(schema, schemas), seen)
  return fields === '' ? head : `${head}\n\n${fields}`
}

/** The owner of the same fields, if the text has shown them. Otherwise this one is noted. */
function noted(field: Field, owner: string, seen: Map<string, string>): string | null {
  const key = field.key()
  if (key === null) return null
  const earlier = seen.get(key)
  if (earlier === undefined) seen.set(key, owner)
  return earlier ?? null
}

const list = (fields: readonly Field[], seen: Map<string, string>, indent = ''): string =>
  fields.map((field) => item(field, seen, indent)).join('\n')

function item(field: Field, seen: Map<string, string>, indent: string): string {
  const { name, type, isRequired, bounds, fallback, values, about, schemaName } = field
  const facts = [type, isRequired && 'required', ...bounds, fallback !== null && `default \`${fallback}\``].filter(
    Boolean,
  )
  const oneOf = values.length > 0 ? ` One of ${values.map((value) => `\`${value}\``).join(', ')}.` : ''
  const line = `${indent}- \`${name}\` (${facts.join(', ')})${about && `: ${about.replaceAll(/\s+/g, ' ')}`}${oneOf}`
  const earlier = noted(field, schemaName ?? `\`${name}\``, seen)
  if (earlier) return `${line} The fields of ${earlier}, above.`
  const within = list(field.within(), seen, `${indent}  `)
  return within === '' ? line : `${line}\n${within}`
}

function errors({ responses }: Described): string {
  const failures = Object.entries(responses).filter(([status]) => /^[45]/.test(status))
  return `### Errors\n\n${failures.map(([status, { description }]) => `- ${status}: ${description}`).join('\n')}`
}

function examples(operation: Documented, described: Described): string[] {
  const call = exampleCall(operation, described)
  const sample = sampleAnswer(described)
  return [
    ...(call ? [`### Example\n\n\`\`\`sh\n${snippets(call).curl}\n\`\`\``] : []),
    ...(sample
      ? [`${sample.isShortened ? 'Answer, shortened:' : 'Answer:'}\n\n\`\`\`json\n${sample.text}\n\`\`\``]
      : []),
  ]
}

interface Overview {
  readonly about: string
  readonly chapters: readonly Chapter[]
  readonly aboutChapter: Readonly<Record<string, string>>
}

/** The contents of the reference as Markdown. */
export function overviewMarkdown({ about, chapters, aboutChapter }: Overview): string {
  const parts = chapters.map(({ slug, name, entries }) => {
    const operations = entries.map(({ operation: { method, url, summary } }) => `- \`${method} ${url}\`: ${summary}`)
    return `## [${name}](api/${slug}.md)\n\n${firstLine(aboutChapter[name] ?? '')}\n\n${operations.join('\n')}`
  })
  return `${['# API reference', about, '[All error codes](api/errors.md)', ...parts].join('\n\n')}\n`
}

/** The first paragraph, in one line. */
export const firstLine = (text: string): string => text.split('\n\n', 1)[0]!.replaceAll('\n', ' ')

/** A code of an error, its status and what it says. */
interface ErrorCode {
  readonly code: string
  readonly status: number
  readonly message: string
}

/** Every code, in the order of the table of refusals. */
export const ERROR_CODES: readonly ErrorCode[] = Object.entries(REFUSALS).map(([code, [status, message]]) => ({
  code,
  status,
  message,
}))

/** The codes by their status, from the lowest. */
export const errorsByStatus = (): [title: string, codes: readonly ErrorCode[]][] =>
  [...Map.groupBy(ERROR_CODES, ({ status }) => status)]
    .toSorted(([one], [other]) => one - other)
    .map(([status, codes]) => [`${status} ${STATUS_CODES[status] ?? 'Client Closed Request'}`, codes])

/** All error codes as Markdown. */
export const errorsMarkdown = (): string =>
  `# Error codes\n\n${errorsByStatus()
    .map(
      ([title, codes]) => `## ${title}\n\n${codes.map(({ code, message }) => `- \`${code}\`: ${message}`).join('\n')}`,
    )
    .join('\n\n')}\n`
