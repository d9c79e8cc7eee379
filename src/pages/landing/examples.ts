import { html, joined, type Markup } from '../../platform/markup.ts'
import { type Call, LANGUAGE_NAMES, LANGUAGES, snippets } from '../code/snippets.ts'
import { highlighted } from '../docs/highlight.ts'
import { snippet } from '../elements/snippet.ts'

/** A call with its answer. */
interface Example {
  readonly title: string
  readonly text: string
  /** The call of a service at an address. */
  call(base: string): Call
  /**
   * The answer, as JSON or as the text of a file. `...` stands for omitted parts: as a member of an object, as the
   * last item of a list. A test compares it with the real one.
   */
  readonly answer: unknown
}

const ECLIPSE = {
  utc: '2026-08-12T17:36:45Z',
  local: '2026-08-12T19:36:45+02:00',
  eclipse: { kind: 'total', magnitude: 1.0386, saros: 126, '...': {} },
  formulation: "New Moon at 20°02' Leo, a total solar eclipse of magnitude 1.039",
  '...': {},
}

/** Three requests for the landing page. */
export const EXAMPLES: readonly Example[] = [
  {
    title: 'A natal chart',
    text: 'Planets, houses, angles and aspects of a birth. The answer says which civil time was in force there.',
    call: (base) => ({
      method: 'POST',
      url: `${base}/api/v1/natal/calculate`,
      body: { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' },
    }),
    answer: {
      time: { utc: '1981-01-01T21:30:00Z', offset: '+02:00', is_dst: false, '...': {} },
      planets: [
        { id: 'sun', sign: 'Cap', pos: 11.401, house: 4, '...': {} },
        { id: 'moon', sign: 'Sco', pos: 20.831, house: 2, '...': {} },
        '...',
      ],
      angles: { asc: 178.101, mc: 87.861, '...': {} },
      '...': {},
    },
  },
  {
    title: 'What happens in the sky',
    text: 'Lunations, eclipses, stations, ingresses and aspects of a day or of years, to the second.',
    call: (base) => ({
      method: 'GET',
      url: `${base}/api/v1/sky-events?date=2026-08-12&timezone=Europe/Madrid&include_formulation=true`,
    }),
    answer: { events: [ECLIPSE], '...': {} },
  },
  {
    title: 'A table of positions',
    text: 'One row for each day or minute, as CSV, Parquet, Arrow or JSON. Long tables are streamed while they are calculated.',
    call: (base) => ({
      method: 'GET',
      url: `${base}/api/v1/ephemeris?start=2026-01-01&end=2026-01-05&bodies=Sun,Moon,Mercury&format=csv&columns=timestamp,longitude_deg`,
      file: 'january.csv',
    }),
    answer: `timestamp,sun_longitude_deg,moon_longitude_deg,mercury_longitude_deg
2026-01-01T00:00:00Z,280.5685870,66.7155992,268.6516194
2026-01-02T00:00:00Z,281.5874516,81.7533933,270.1799944
2026-01-03T00:00:00Z,282.6063077,96.7826273,271.7142764
2026-01-04T00:00:00Z,283.6251558,111.6390205,273.2544965
2026-01-05T00:00:00Z,284.6439981,126.1795978,274.8007275
`,
  },
]

/** One choice for all examples. Rules of the style show the chosen language, so it works without a script. */
const languageChoice = html`<fieldset class="languages"><legend>Show the calls as</legend>
${joined(
  LANGUAGES.map(
    (language, at) =>
      html`<label><input type="radio" name="language" value="${language}"${at === 0 ? ' checked' : ''}> ${LANGUAGE_NAMES[language]}</label>`,
  ),
)}
</fieldset>`

const example = ({ title, text, call, answer }: (typeof EXAMPLES)[number], base: string): Markup => {
  const codes = snippets(call(base))
  return html`<article class="example">
<div class="about"><h3>${title}</h3><p>${text}</p></div>
<div class="snippet" data-copy="the call of: ${title}">
${joined(LANGUAGES.map((language) => html`<pre data-language="${language}"><code>${highlighted(codes[language], language)}</code></pre>`))}
</div>
<div class="snippet answered" data-copy="the answer of: ${title}">
<p class="label">${typeof answer === 'string' ? 'The file' : 'The answer, shortened'}</p>
<pre${typeof answer === 'string' ? html` class="file"` : ''} tabindex="0" role="region" aria-label="The answer of: ${title}"><code>${typeof answer === 'string' ? answerText(answer) : highlighted(answerText(answer), 'json')}</code></pre>
</div>
</article>`
}

/** Three requests with their answers, for a service at an address. */
export const examples = (base: string): Markup => html`<section class="examples" aria-labelledby="examples">
<div class="head"><h2 id="examples">Three requests</h2>${languageChoice}</div>
${joined(EXAMPLES.map((each) => example(each, base)))}
</section>`

/** A value up to this length is written on one line. */
const LINE_LENGTH = 68

/** An answer as it is shown: a file as its text, otherwise JSON, with an ellipsis for omitted parts. */
export const answerText = (answer: unknown): string =>
  typeof answer === 'string' ? answer.trimEnd() : written(answer, '', 0)

/** `before`: the number of characters before it on its line. */
function written(value: unknown, indent: string, before: number): string {
  const line = onOneLine(value)
  if (before + line.length <= LINE_LENGTH || value === null || typeof value !== 'object') return line
  const within = `${indent}  `
  const items = Array.isArray(value)
    ? value.map((each) => (each === LEFT_OUT ? ELLIPSIS : written(each, within, within.length)))
    : Object.entries(value).map(([name, each]) => {
        const start = `${JSON.stringify(name)}: `
        return name === LEFT_OUT ? ELLIPSIS : start + written(each, within, within.length + start.length)
      })
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${items.map((item) => within + item).join(',\n')}\n${indent}${close}`
}

const LEFT_OUT = '...'
const ELLIPSIS = '…'

function onOneLine(value: unknown): string {
  if (value === LEFT_OUT) return ELLIPSIS
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).map(([name, each]) =>
    name === LEFT_OUT ? ELLIPSIS : `${JSON.stringify(name)}: ${onOneLine(each)}`,
  )
  return `{ ${members.join(', ')} }`
}

const COMMANDS = `# installs packages, starts Postgres, the service and its workers
npm start
# creates a key
npm run key -- --plan entry --name "my app"`

/** The commands that start a service. */
export const commands = snippet('the commands', html`<pre><code>${highlighted(COMMANDS, 'sh')}</code></pre>`)
