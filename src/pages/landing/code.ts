import { escapeHtml } from '../../platform/mail/letters.ts'
import { LANGUAGES, type Language, snippets } from '../code/snippets.ts'
import { highlighted } from '../docs/highlight.ts'
import { answerText } from './answer-text.ts'
import { EXAMPLES } from './requests.ts'

const NAMES: Readonly<Record<Language, string>> = { curl: 'curl', typescript: 'TypeScript', python: 'Python' }

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
${LANGUAGES.map((language) => `<pre data-language="${language}"><code>${highlighted(codes[language], language)}</code></pre>`).join('\n')}
</div>
<div class="snippet answered">
<p class="label">${typeof answer === 'string' ? 'The file' : 'The answer, shortened'}</p>
<pre${typeof answer === 'string' ? ' class="file"' : ''} tabindex="0" role="region" aria-label="The answer of: ${title}"><code>${typeof answer === 'string' ? escapeHtml(answerText(answer)) : highlighted(answerText(answer), 'json')}</code></pre>
</div>
</article>`
}

/** Three requests with their answers, for a service at an address. */
export const examples = (base: string): string => `<section class="examples" aria-labelledby="examples">
<div class="head"><h2 id="examples">Three requests</h2>${languageChoice}</div>
${EXAMPLES.map((each) => example(each, base)).join('\n')}
</section>`

const COMMANDS = `# installs packages, starts Postgres, the service and its workers
npm start
# creates a key
npm run key -- --plan entry --name "my app"`

/** The commands that start a service. */
export const commands = `<div class="snippet" data-copy="the commands"><pre><code>${highlighted(COMMANDS, 'sh')}</code></pre></div>`
