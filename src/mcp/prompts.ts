import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server'

interface Argument {
  readonly name: string
  readonly description: string
  readonly required: boolean
}

interface Prompt {
  readonly title: string
  readonly description: string
  readonly arguments: readonly Argument[]
  /** The request to the model. Absent arguments are empty. */
  readonly text: (given: Readonly<Record<string, string>>) => string
}

const BIRTH = 'Date, time and place of birth, in your own words; say if the time is unknown.'
const birth: Argument = { name: 'birth', description: BIRTH, required: true }
const place: Argument = { name: 'place', description: 'The city where the person is now.', required: true }
const optional = (name: string, description: string): Argument => ({ name, description, required: false })

const RULES =
  'Calculate with the tools, and never guess a position. Ask first for what is missing. Pass on every note about the birth, such as an unknown time or an ambiguous place.'

const PROMPTS: Readonly<Record<string, Prompt>> = {
  natal_reading: {
    title: 'Reading of a natal chart',
    description: 'Calculates a natal chart, shows it, and explains its main themes.',
    arguments: [birth, optional('focus', 'A theme, such as work or relationships.')],
    text: ({ birth, focus }) =>
      `Read the natal chart of this birth: ${birth}. Call v1_natal_calculate with interpretation, and v1_natal_chart if I can see images. Explain the Sun, the Moon, the ascendant and the closest aspects${focus ? `, with regard to ${focus}` : ''}. ${RULES}`,
  },
  transits_of_month: {
    title: 'Transits of this month',
    description: 'The transits of a month over a natal chart.',
    arguments: [birth, place, optional('month', 'A month, such as 2027-01; the current one by default.')],
    text: ({ birth, place, month }) =>
      `Which transits are important in ${month || 'the current month'} for this birth: ${birth}? I am in ${place}. Call v1_transits_calculate for the middle of the month with include_exact_times, then v1_sky_events for the month. Sort by date, slow planets first. ${RULES}`,
  },
  compatibility: {
    title: 'Compatibility of two people',
    description: 'Compares the charts of two people.',
    arguments: [
      { ...birth, name: 'person_a', description: `The first person. ${BIRTH}` },
      { ...birth, name: 'person_b', description: `The second person. ${BIRTH}` },
    ],
    text: (given) =>
      `Compare the charts of two people. The first: ${given['person_a']}. The second: ${given['person_b']}. Call v1_charts once, with technique synastry, and explain the closest aspects between them, both easy and hard. ${RULES}`,
  },
  sky_of_week: {
    title: 'Sky of the week',
    description: 'What happens in the sky in the next seven days.',
    arguments: [optional('timezone', 'An IANA time zone, such as Europe/Athens; UTC by default.')],
    text: ({ timezone }) =>
      `What happens in the sky in the next seven days? Call v1_sky_events with date today, days 7, preset daily and timezone ${timezone || 'UTC'}. Summarise it in a few sentences, in order of time. ${RULES}`,
  },
}

/** An argument of a prompt is a sentence. */
const ARGUMENT_MAX = 500

/** Lists the prompts and fills them in. */
export function answerPrompts(server: Server): void {
  server.setRequestHandler('prompts/list', async () => ({
    prompts: Object.entries(PROMPTS).map(([name, { text: _, ...prompt }]) => ({ name, ...prompt })) as never,
  }))
  server.setRequestHandler('prompts/get', async ({ params }) => {
    const prompt = Object.hasOwn(PROMPTS, params.name) ? PROMPTS[params.name]! : null
    if (!prompt) throw invalid(`There is no such prompt. Prompts: ${Object.keys(PROMPTS).join(', ')}`)
    const given = params.arguments ?? {}
    const missing = prompt.arguments.filter(({ name, required }) => required && !given[name]?.trim())
    if (missing.length > 0) throw invalid(`Arguments are missing: ${missing.map(({ name }) => name).join(', ')}`)
    const long = Object.keys(given).find((name) => given[name]!.length > ARGUMENT_MAX)
    if (long) throw invalid(`An argument has at most ${ARGUMENT_MAX} characters`)
    const { description, text } = prompt
    return { description, messages: [{ role: 'user', content: { type: 'text', text: text(given) } }] }
  })
}

const invalid = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message)
