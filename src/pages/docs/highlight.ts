import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import ini from 'highlight.js/lib/languages/ini'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { html, type Markup, trusted } from '../../platform/markup.ts'

const LANGUAGES = { bash, ini, json, python, sql, typescript, xml, yaml } as const
for (const [name, language] of Object.entries(LANGUAGES)) highlighter.registerLanguage(name, language)

/** The words that follow a fence, by their grammar. Others are text without colours. */
const GRAMMARS: Readonly<Record<string, keyof typeof LANGUAGES>> = {
  sh: 'bash',
  curl: 'bash',
  console: 'bash',
  json: 'json',
  jsonc: 'json',
  jsonl: 'json',
  toml: 'ini',
  ini: 'ini',
  nginx: 'ini',
  ts: 'typescript',
  js: 'typescript',
  typescript: 'typescript',
  python: 'python',
  sql: 'sql',
  html: 'xml',
  yaml: 'yaml',
}

/** Colours of commas and braces would be most of the bytes of an answer. */
const PUNCTUATION = /<span class="hljs-punctuation">([^<]*)<\/span>/g

/** Code with classes that name what its colours mean. */
export function highlighted(code: string, language: string): Markup {
  const grammar = GRAMMARS[language]
  if (!grammar) return html`${code}`
  const { value } = highlighter.highlight(code, { language: grammar, ignoreIllegals: true })
  // A URL that is too long for its line may break anywhere.
  return trusted(
    value
      .replaceAll(PUNCTUATION, '$1')
      .replaceAll(/<span class="hljs-string">(?=(?:&#x27;|&quot;)http)/g, '<span class="hljs-string address">'),
  )
}

/** The colours are those of the tokens, so that each has its contrast in both themes. */
export const CODE_COLOURS = `
.hljs-comment, .hljs-quote { color: var(--soft) }
.hljs-string, .hljs-regexp, .hljs-addition { color: var(--good) }
.hljs-number, .hljs-literal, .hljs-symbol { color: var(--warn) }
.hljs-keyword, .hljs-built_in, .hljs-type, .hljs-selector-tag, .hljs-tag { color: var(--info) }
.hljs-attr, .hljs-attribute, .hljs-variable, .hljs-template-variable, .hljs-section { color: var(--gold-text) }
.hljs-title, .hljs-name, .hljs-params { color: var(--primary) }
.hljs-subst { color: var(--ink) }
.hljs-title { font-weight: 700 }`
