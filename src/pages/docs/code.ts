import { html, joined, type Markup } from '../../platform/markup.ts'
import { type Call, fitted, LANGUAGE_NAMES, LANGUAGES, type Language, snippets } from '../code/snippets.ts'
import { callOf } from './curl.ts'
import { highlighted } from './highlight.ts'

/** A block of code of a guide. */
export interface Code {
  /** The first word after the fence, such as `sh`. */
  readonly language: string
  readonly text: string
  /** The language of the block that follows directly. */
  readonly next?: string | undefined
}

/** The label of a block. A block without a language is a file or a terminal. */
const LABELS: Readonly<Record<string, string>> = {
  sh: 'Terminal',
  console: 'Terminal',
  jsonc: 'JSON',
  sql: 'SQL',
  ts: 'TypeScript, as a .mts file',
  js: 'JavaScript',
  python: 'Python',
  yaml: 'YAML',
  toml: 'TOML',
  ini: 'Configuration',
  html: 'HTML',
  nginx: 'nginx',
}
/** A longer answer is closed at first. */
const ANSWER_LINES_OPEN = 18

/** Numbers the blocks of a page, for names and ids. */
export type Counter = () => number

/** A block as HTML: an answer, a call in each language, or code with a button that copies it. */
export function codeHtml(code: Code, next: Counter): Markup {
  if (code.language === 'sh') {
    const parts = commandsOf(code.text)
    return joined(parts.map((text, at) => command(text, at === parts.length - 1 ? code.next : undefined, next)))
  }
  return isAnswer(code)
    ? answer(code, next())
    : block(LABELS[code.language] ?? 'Text', code.language, code.text, next())
}

const isAnswer = ({ language }: Code): boolean => ['json', 'jsonl', 'text'].includes(language)

/** Each call separately, and the lines between two calls. The lines after the first of a command are indented. */
export function commandsOf(text: string): string[] {
  const parts: string[] = []
  for (const command of text.trimEnd().split(/^(?=\S)/m)) {
    const isCall = command.startsWith('curl ')
    if (isCall || parts.length === 0 || parts.at(-1)!.startsWith('curl ')) parts.push(command)
    else parts.push(parts.pop()! + command)
  }
  return parts.map((part) => part.trimEnd())
}

function command(text: string, following: string | undefined, next: Counter): Markup {
  // The code in the other languages reads an answer of JSON or a file.
  const call = following === 'text' || following === 'jsonl' ? null : callOf(text)
  const isCurl = text.startsWith('curl ')
  if (!call) return block(isCurl ? LANGUAGE_NAMES.curl : LABELS['sh']!, 'sh', text, next())
  return callHtml(call, next)
}

/** A call in each language, with a button that copies the one that is shown. */
export const callHtml = (call: Call, next: Counter): Markup => tabs(snippets(call), next())

function tabs(codes: Readonly<Record<Language, string>>, number: number): Markup {
  const id = (language: Language) => `code-${number}-${language}`
  const isFirst = (language: Language) => language === 'curl'
  const buttons = LANGUAGES.map(
    (language) =>
      html`<button type="button" role="tab" id="${id(language)}" data-language="${language}" aria-controls="${id(language)}-panel" aria-selected="${String(isFirst(language))}"${isFirst(language) ? '' : html` tabindex="-1"`}>${LANGUAGE_NAMES[language]}</button>`,
  )
  const panels = LANGUAGES.map(
    (language) =>
      html`<pre role="tabpanel" id="${id(language)}-panel" aria-labelledby="${id(language)}"${isFirst(language) ? '' : ' hidden'}><code>${highlighted(codes[language], language)}</code></pre>`,
  )
  return html`<div class="snippet">
<div class="snippet-bar"><div role="tablist" aria-label="Language of example ${number}">${buttons}</div>${copyButton(number)}</div>
${joined(panels)}
</div>`
}

/** In proxy settings, the service has the address at which the proxy reaches it. */
const AS_IS: ReadonlySet<string> = new Set(['nginx', 'ini', 'yaml'])

const block = (
  label: string,
  language: string,
  text: string,
  number: number,
): Markup => html`<div class="snippet"${AS_IS.has(language) ? ' data-as-is' : ''}>
<div class="snippet-bar"><span class="snippet-label">${label}</span>${copyButton(number)}</div>
<pre><code>${highlighted(text, language)}</code></pre>
</div>`

const copyButton = (number: number): Markup =>
  html`<button type="button" class="copy" aria-label="Copy example ${number}">Copy</button>`

function answer({ language, text: given }: Code, number: number): Markup {
  const text = language === 'json' ? fitted(JSON.parse(given)) : given.trimEnd()
  const isLong = text.split('\n').length > ANSWER_LINES_OPEN
  return answerHtml({ title: 'Answer', language, text, isOpen: !isLong }, number)
}

interface ShownAnswer {
  readonly title: string
  readonly language: string
  readonly text: string
  readonly isOpen: boolean
}

/** An answer that opens and closes, with a button that copies it. */
export const answerHtml = (
  { title, language, text, isOpen }: ShownAnswer,
  number: number,
): Markup => html`<details class="answer-block snippet"${isOpen ? ' open' : ''}><summary>${title} <span class="aside">number ${number}</span></summary>
<div class="answer-copy">${copyButton(number)}</div>
<pre><code>${highlighted(text, language)}</code></pre>
</details>`
