import type { Client, ElicitRequest, ElicitResult } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { accountLimit } from '../../src/http/limits/counter.ts'
import { LIMITS } from '../../src/http/limits/table.ts'
import { ask } from '../../src/mcp/asking.ts'
import type { Tool } from '../../src/mcp/tools.ts'
import { Refusal } from '../../src/platform/errors.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { type AssistantOptions, call, useAssistants } from '../support/assistant.ts'
import { callOf, TECHNIQUE_TOOLS } from './rendered.ts'

const TIME = { hour: 12, minute: 0 }
const DATE = { name: 'Ada', year: 1990, month: 5, day: 5 }
const SURE = { ...DATE, ...TIME, city: 'Paris' }
const AMBIGUOUS = { ...DATE, ...TIME, city: 'Springfield' }
const ILLINOIS = 'Springfield, Illinois, United States'

/** The places beside the births of an example, as a name that only one place has. */
const placesOf = ({ view }: Tool): object =>
  Object.fromEntries(Object.keys(view.example).flatMap((name) => (name.endsWith('_city') ? [[name, 'Paris']] : [])))

type Form = Extract<ElicitRequest['params'], { requestedSchema: unknown }>
type Person = (form: Form) => ElicitResult

let service: TestApp
let base: string
let client: Client | undefined
const assistant = useAssistants()
/** The forms that the person saw. */
let seen: Form[]
beforeAll(async () => {
  service = await startTestApp()
  base = await service.listen()
})
beforeEach(() => {
  seen = []
})
afterAll(() => service.stop())

async function connect(person?: Person, options: AssistantOptions & { readonly key?: string } = {}): Promise<Client> {
  client = await assistant(
    `${base}/mcp`,
    { 'x-api-key': options.key ?? service.key },
    {
      ...options,
      ...(person && {
        person: (form) => {
          seen.push(form as Form)
          return person(form as Form)
        },
      }),
    },
  )
  return client
}

const accepts =
  (content: Record<string, string | boolean>): Person =>
  () => ({ action: 'accept', content })
const choices = ({ requestedSchema }: Form): readonly string[] =>
  (requestedSchema.properties['place'] as { enum: string[] }).enum

/** The rows that a step adds to the log of an account. */
async function logged(key: string, step: () => Promise<unknown>) {
  const { accountId } = await service.services.findCaller(key)
  const recent = async () => service.services.requests.recent(accountId, 500)
  const before = (await recent()).length
  await step()
  const rows = await recent()
  return rows.slice(0, rows.length - before)
}

const meta = (elicitation: object) => ({
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation },
})
/** A call with answers of any kind. */
const repeat = async (inputResponses?: object, elicitation: object = {}, key = service.key) => {
  const params = { name: 'v1_natal_calculate', arguments: AMBIGUOUS, inputResponses, _meta: meta(elicitation) }
  const reply = await service.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      ...{ 'x-api-key': key, accept: 'application/json, text/event-stream' },
      ...{ 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'v1_natal_calculate' },
    },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  })
  return reply.json().result
}

describe('an ambiguous place', () => {
  test('is asked for, with the places of the name, and the chart is that of the answer', async () => {
    const { data, text } = await call(await connect(accepts({ place: ILLINOIS })), 'v1_natal_calculate', AMBIGUOUS)
    expect(seen.length).toBe(1)
    expect(seen[0]!.message).toContain('Several places are called "Springfield". Which one is the birthplace of Ada?')
    expect(choices(seen[0]!)).toContain('Springfield, Massachusetts, United States')
    expect(choices(seen[0]!).length).toBeLessThanOrEqual(9)
    expect(choices(seen[0]!).at(-1)).toBe('Another place')
    expect(data).toMatchObject({ subject: { location: { city: 'Springfield', state: 'Illinois' } } })
    expect(text).toContain('Springfield, Illinois')
  })

  test.each(['decline', 'cancel'] as const)('gives the answer of today after %s', async (action) => {
    const asked = await call(await connect(() => ({ action })), 'v1_natal_calculate', AMBIGUOUS)
    expect(seen.length).toBe(1)
    await client?.close()
    expect(asked).toEqual(await call(await connect(), 'v1_natal_calculate', AMBIGUOUS))
    expect(asked.text).toContain('other places have this name')
  })

  test('is asked for each person and for the present place, in one round', async () => {
    const person: Person = (form) => ({ action: 'accept', content: { place: choices(form)[1]! } })
    // The operation refuses the day, so that no picture is made.
    const pair = { person_a: AMBIGUOUS, person_b: { ...AMBIGUOUS, name: 'Bo', city: 'Athens', day: 99 } }
    await call(await connect(person), 'v1_natal_chart_synastry', pair)
    expect(seen.map(({ message }) => /birthplace of (\w+)/.exec(message)?.[1])).toEqual(['Ada', 'Bo'])
    seen = []
    const moment = { natal: SURE, current_city: 'Athens', transit_date: '2027-01-01T12:00' }
    const { data } = await call(client!, 'v1_transits_calculate', moment)
    expect(seen.map(({ message }) => message)).toEqual([expect.stringContaining('the current place')])
    expect(data).toMatchObject({ location: { state: 'Georgia' } })
  })
})

test('another place than the choices is an error of the tool that says what to ask for', async () => {
  const answer = { city: { action: 'accept', content: { place: 'Another place' } } }
  const { isError, content } = await repeat(answer)
  expect([isError, content[0].text]).toEqual([
    true,
    expect.stringContaining('region and country of the birthplace of Ada'),
  ])
  expect(content[0].text).not.toContain('Atlantis')
})

test('a misspelt name of several places is not said to be theirs', async () => {
  await call(await connect(() => ({ action: 'cancel' })), 'v1_natal_calculate', { ...SURE, city: 'Springfild' })
  expect(seen.map(({ message }) => message)).toEqual([
    '"Springfild" is close to the names of several places. Do you mean one of these as the birthplace of Ada? Without an answer the first one is used.',
  ])
})

test('a town that nothing is like is refused before anybody is asked for a time', async () => {
  const nowhere = { ...DATE, city: 'Xyzzyqqq' }
  const { isError, text } = await call(await connect(accepts({ time: '07:40' })), 'v1_natal_calculate', nowhere)
  expect(seen).toEqual([])
  expect([isError, text]).toEqual([true, expect.stringMatching(/^- city: There is no place "Xyzzyqqq"/)])
})

test('an unknown place is asked for with suggestions; declined, it is the error of today', async () => {
  const wrong = { ...SURE, city: 'Athenss' }
  const label = 'Athens, Attica, Greece'
  const { data } = await call(await connect(accepts({ place: label })), 'v1_natal_calculate', wrong)
  expect(seen[0]!.message).toContain('No place is called "Athenss"')
  expect(choices(seen[0]!)).toContain(label)
  expect(data).toMatchObject({ subject: { location: { country: 'GR' } } })
  await client?.close()
  const declined = await call(await connect(() => ({ action: 'decline' })), 'v1_natal_calculate', wrong)
  expect([declined.isError, declined.text]).toEqual([true, expect.stringContaining('Did you mean Athens')])
})

describe('a time of birth that was not said', () => {
  const timeless = { ...DATE, city: 'Paris' }

  test.each([
    ['07:40', '1990-05-05T07:40:00+02:00'],
    ['19:40', '1990-05-05T19:40:00+02:00'],
    ['7:40 pm', '1990-05-05T19:40:00+02:00'],
  ])('is asked for: %s', async (time, datetime) => {
    const { data } = await call(await connect(accepts({ time })), 'v1_natal_calculate', timeless)
    expect(seen[0]!.message).toContain('At what time was Ada born')
    expect(data).toMatchObject({ subject: { datetime, settings: { time_known: true } } })
  })

  test.each([{ unknown: true }, { time: '' }, {}])('may be unknown: %j', async (answer) => {
    const { data, text } = await call(await connect(accepts(answer)), 'v1_natal_calculate', timeless)
    expect(data).toMatchObject({ subject: { settings: { time_known: false } } })
    expect(text).toContain('The time of birth is unknown')
  })

  test('is an error of the tool after a decline, as for a client that cannot ask', async () => {
    const declined = await call(await connect(() => ({ action: 'decline' })), 'v1_natal_calculate', timeless)
    await client?.close()
    const silent = await call(await connect(), 'v1_natal_calculate', timeless)
    expect(declined).toEqual(silent)
    expect([silent.isError, silent.text]).toEqual([
      true,
      expect.stringContaining('hour: Field required. If the time is unknown, send time_known false'),
    ])
  })

  test('and an ambiguous place are asked for in one round', async () => {
    const person: Person = (form) => ({
      action: 'accept',
      content: 'place' in form.requestedSchema.properties ? { place: ILLINOIS } : { time: '07:40' },
    })
    const { data } = await call(await connect(person), 'v1_natal_calculate', { ...DATE, city: 'Springfield' })
    expect(seen.length).toBe(2)
    expect(data).toMatchObject({
      subject: { datetime: expect.stringContaining('T07:40'), location: { state: 'Illinois' } },
    })
  })

  test.each([
    ...TECHNIQUE_TOOLS.filter(({ view }) => view.asks?.births.length).map((tool) =>
      callOf(tool, [timeless, SURE], placesOf(tool)),
    ),
    ['v1_natal_report_order', timeless] as const,
  ])('is asked for by %s', async (tool, input) => {
    await call(await connect(() => ({ action: 'cancel' })), tool, input)
    expect(seen.map(({ message }) => message)).toEqual([expect.stringContaining('At what time was Ada born')])
  })
})

test.each([
  ['said', SURE],
  ['said to be unknown', { ...DATE, city: 'Paris', time_known: false }],
  ['given by coordinates', { ...AMBIGUOUS, lat: 39.8, lng: -89.64 }],
  ['without a date, which no answer mends', { ...DATE, year: null, city: 'Springfield' }],
])('nobody is asked about a birth that is %s', async (_, birth) => {
  await call(await connect(accepts({})), 'v1_natal_calculate', birth)
  expect(seen).toEqual([])
})

test('a question names the person by the call, in one line, or by the place in it', async () => {
  const { name: _, ...nobody } = { ...DATE, city: 'Paris' }
  const pair = { person_a: { ...nobody, name: 'Ada\nLovelace\u0007' }, person_b: nobody }
  await call(await connect(() => ({ action: 'cancel' })), 'v1_natal_chart_synastry', pair)
  expect(seen.map(({ message }) => /was (.*) born/.exec(message)?.[1])).toEqual(['Ada Lovelace', 'the second person'])
})

test('nobody is asked in a revision with a handshake', async () => {
  const asked = await call(
    await connect(accepts({ place: ILLINOIS }), { revision: 'with a handshake' }),
    'v1_natal_calculate',
    AMBIGUOUS,
  )
  expect([seen, asked.text]).toEqual([[], expect.stringContaining('other places have this name')])
})

test('nobody is asked for a tool that the key may not use', async () => {
  const accountId = await openAccount(service.services.db, { name: 'assistant', plan: 'operator' })
  const { key } = await createKey(service.services.db, { accountId, name: 'assistant', areas: ['sky_events'] })
  const { isError } = await call(await connect(accepts({}), { key }), 'v1_natal_calculate', AMBIGUOUS)
  expect([isError, seen]).toEqual([true, []])
})

describe('an answer that does not fit the question', () => {
  test.each([
    [{ city: { action: 'accept', content: { place: 'Atlantis' } } }, 'city: The answer must be a place from the list'],
    [{ city: { action: 'accept', content: { place: 7 } } }, 'Springfield, Illinois, United States'],
    [{ city: { action: 'accept' } }, 'city: The answer must be a place from the list'],
    [{ town: { action: 'accept', content: { place: ILLINOIS } } }, 'city: The answer to this question is missing'],
    [{ city: 'Springfield' }, 'city: The answer to this question is missing'],
    [{ city: { role: 'user', content: { type: 'text', text: 'x' } } }, 'city: The answer to this question is missing'],
    [{}, 'city: The answer to this question is missing'],
  ])('%j is an error of the tool that says what fits', async (responses, expected) => {
    const { isError, content } = await repeat(responses)
    expect([isError, content[0].text]).toEqual([true, expect.stringContaining(expected)])
    expect(content[0].text).toContain('Call again')
  })

  test.each(['25:00', '7', 'midnight'])('the time %j is one too', async (time) => {
    const { isError, text } = await call(await connect(accepts({ time })), 'v1_natal_calculate', {
      ...DATE,
      city: 'Paris',
    })
    expect([isError, text]).toEqual([true, expect.stringContaining('time: Expected a time of day such as 07:40')])
  })

  test('and one that was not asked for is left aside', async () => {
    const answer = { action: 'accept', content: { place: ILLINOIS } }
    const { structuredContent } = await repeat({ city: answer, town: answer })
    expect(structuredContent.subject.location.state).toBe('Illinois')
  })

  test('nobody is asked by a client that only opens addresses', async () => {
    expect((await repeat(undefined, { url: {} })).resultType).toBe('complete')
    expect((await repeat(undefined, {})).resultType).toBe('input_required')
  })
})

test('asking costs no units and is a message of the log; the answered call is the operation', async () => {
  const key = await service.newKey('free')
  const answered = await connect(accepts({ place: ILLINOIS }), { key })
  const asking = { operation: 'mcp_message', status: 200, units: 0 }
  expect(await logged(key, () => call(answered, 'v1_natal_calculate', AMBIGUOUS))).toMatchObject([
    { operation: 'natal_chart', status: 200, units: 1 },
    asking,
  ])
  await answered.close()
  const misread = await connect(accepts({ place: 'Atlantis' }), { key })
  expect(await logged(key, () => call(misread, 'v1_natal_calculate', AMBIGUOUS))).toMatchObject([asking, asking])
})

test('the wheel of a client with apps gets the input with the answers', async () => {
  const extensions = { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } }
  const asked = await connect(accepts({ place: ILLINOIS }), { extensions })
  const { _meta } = await asked.callTool({ name: 'v1_natal_chart', arguments: AMBIGUOUS })
  expect(_meta?.['orrery/input']).toEqual({ ...AMBIGUOUS, city: ILLINOIS })
  const sure = await asked.callTool({ name: 'v1_natal_chart', arguments: SURE })
  expect(sure._meta?.['orrery/input']).toBeUndefined()
})

test('searches for questions count as messages, so that a client cannot search without end', async () => {
  const key = await service.newKey('free')
  const results = await Promise.all(Array.from({ length: 60 }, () => repeat(undefined, {}, key)))
  expect(results.filter((result) => result?.resultType === 'input_required').length).toBeLessThan(60)
})

test('an answer is not lost when the gazetteer may not be searched at the moment', async () => {
  const busy = () => Promise.reject(new Refusal('rps_limit_exceeded'))
  const answers = { city: { action: 'accept', content: { place: ILLINOIS } } } as never
  const { fault } = (await ask({ births: [''] }, AMBIGUOUS, answers, busy)) as { fault: string }
  expect(fault).toContain('Call again')
  expect(await ask({ births: [''] }, AMBIGUOUS, undefined, busy)).toEqual({ input: AMBIGUOUS })
})

test('an account of a small plan has five searches in a second', async () => {
  const count = accountLimit(LIMITS.mcpSearches)
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => count('one')))
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected'])
})

describe.each(['2026-07-28', 'with a handshake'] as const)('a client of revision %s that cannot ask', (revision) => {
  test('is told which place was used, and the others of that name', async () => {
    const { text, data } = await call(await connect(undefined, { revision }), 'v1_natal_calculate', AMBIGUOUS)
    const [note, ...others] = (data!['warnings'] as { code: string; message: string }[]).filter(
      ({ code }) => code === 'place_ambiguous',
    )
    expect(others).toEqual([])
    expect(note!.message).toMatch(
      /^Several places are called "Springfield"\. As the birthplace of Ada this is Springfield, .*\. Others: .*Springfield, Illinois, United States/,
    )
    expect(text).toContain(`Note: ${note!.message}`)
  })

  test('is told so of each place of a call', async () => {
    const input = { natal: SURE, current_city: 'Springfield', transit_date: '2027-01-01T12:00' }
    const { text, data } = await call(await connect(undefined, { revision }), 'v1_transits_calculate', input)
    expect(text).toContain('As the current place this is Springfield')
    expect(JSON.stringify(data!['warnings'])).toContain('place_ambiguous')
  })

  test('is told nothing of a name that means one place', async () => {
    const { text, data } = await call(await connect(undefined, { revision }), 'v1_natal_calculate', SURE)
    expect(text).not.toContain('Several places')
    expect(JSON.stringify(data!['warnings'] ?? [])).not.toContain('place_ambiguous')
  })
})
