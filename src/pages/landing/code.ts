import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import typescript from 'highlight.js/lib/languages/typescript'
import { escapeHtml } from '../../mail/letters.ts'
import { LANGUAGES, type Language, snippets } from '../code/snippets.ts'
import { answerText } from './answer-text.ts'
import { EXAMPLES } from './requests.ts'

const GRAMMARS = { bash, json, python, typescript } as const
for (const [name, grammar] of Object.entries(GRAMMARS)) highlighter.registerLanguage(name, grammar)

const coloured = (code: string, language: keyof typeof GRAMMARS): string =>
  highlighter.highlight(code, { language, ignoreIllegals: true }).value

const NAMES: Readonly<Record<Language, string>> = { curl: 'curl', typescript: 'TypeScript', python: 'Python' }
const GRAMMAR_OF = { curl: 'bash', typescript: 'typescript', python: 'python' } as const

/** One choice for all examples. Rules of the style show the chosen language, so it works without a script. */
const languageChoice = `<fieldset class="languages"><legend>Show the calls as</legend>
${LANGUAGES.map(
  (language, at) =>
    `<label><input type="radio" name="language" value="${language}"${at === 0 ? ' checked' : ''}> ${NAMES[language]}</label>`,
).join('\n')}
</fieldset>`

const example = ({ title, text, call, answer }: (typeof EXAMPLES)[number], base: string): string => {
  const codes = snippets(call(base))
  return `<article class="example">
<div class="about"><h3>${title}</h3><p>${text}</p></div>
<div class="snippet" data-copy="the call of: ${title}">
${LANGUAGES.map((language) => `<pre data-language="${language}"><code>${coloured(codes[language], GRAMMAR_OF[language])}</code></pre>`).join('\n')}
</div>
<div class="snippet answered">
<p class="label">${typeof answer === 'string' ? 'The file' : 'The answer, shortened'}</p>
<pre${typeof answer === 'string' ? ' class="file"' : ''} tabindex="0" role="region" aria-label="The answer of: ${title}"><code>${typeof answer === 'string' ? escapeHtml(answerText(answer)) : coloured(answerText(answer), 'json')}</code></pre>
</div>
</article>`
}

/** Three requests with their answers, for a service at an address. */
export const examples = (base: string): string => `<section class="examples" aria-labelledby="examples">
<div class="head"><h2 id="examples">Three requests</h2>${languageChoice}</div>
${EXAMPLES.map((each) => example(each, base)).join('\n')}
</section>`

const COMMANDS = `npm start                                     # installs, starts Postgres, the service and its workers
npm run key -- --plan entry --name "my app"   # creates a key`

/** The commands that start a service. */
export const commands = `<div class="snippet" data-copy="the commands"><pre><code>${coloured(COMMANDS, 'bash')}</code></pre></div>`

/** The colours are those of the tokens, so that each has its contrast in both themes. */
export const CODE_STYLE = `
.hljs-comment, .hljs-punctuation { color: var(--soft) }
.hljs-string { color: var(--good) }
.hljs-number, .hljs-literal { color: var(--warn) }
.hljs-keyword, .hljs-built_in, .hljs-type { color: var(--info) }
.hljs-attr, .hljs-variable { color: var(--gold-text) }
.hljs-title, .hljs-params { color: var(--primary) }
.hljs-subst { color: var(--ink) }`
