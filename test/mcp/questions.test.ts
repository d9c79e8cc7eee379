import type { Client } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { STRUCTURE_MAX } from '../../src/mcp/structure.ts'
import { TEXT_MAX } from '../../src/wire/texts/words.ts'
import { call } from '../support/assistant.ts'
import { callOf, TECHNIQUE_TOOLS, useRendered } from './rendered.ts'

const CALLS_MAX = 3
/** A picture of 800 pixels. */
const PICTURE_BYTES_MAX = 400_000

/** Each answers with an image, whatever its technique. */
const PICTURE_TOOLS = new Set(TECHNIQUE_TOOLS.filter(({ view }) => view.pictureKind).map((tool) => callOf(tool)[0]))

let client: Client
useRendered((rendered) => {
  client = rendered.client
  return client.listTools()
})

type Step = readonly [tool: string, input: object, answer: RegExp]

const ADA = { name: 'Ada', year: 1990, month: 5, day: 5, hour: 12, minute: 0, lat: 39.8, lng: -89.64 }
const BO = { name: 'Bo', year: 1988, month: 11, day: 2, time_known: false, city: 'Sydney' }
const YEAR = { date: '2027-01-01', end: '2027-12-31' }

/** What people ask, and the calls that a model makes for it. The eclipse is in NASA's canon. */
const QUESTIONS: readonly (readonly [question: string, ...steps: Step[]])[] = [
  ...TECHNIQUE_TOOLS.map((tool) => {
    const { asked, says } = tool.view.question!
    return [asked, [...callOf(tool), says]] as const
  }),
  [
    'When is Mercury retrograde next year?',
    ['v1_sky_events', YEAR, /2027-02-09 17:36 Mercury turns retrograde[\s\S]*2027-03-03 12:32 Mercury turns direct/],
  ],
  [
    'My chart: 5 May 1990, about noon, Springfield',
    ['v1_natal_calculate', { ...ADA, lat: null, lng: null, city: 'Springfield' }, /other places have this name/],
    ['v1_geo_search', { q: 'Springfield', country: 'US' }, /Springfield, Illinois, United States: lat 39\.8/],
    ['v1_natal_calculate', ADA, /Sun 14°\d\d' Tau, house 10/],
  ],
  [
    'I do not know when I was born. Which sign is my Moon?',
    ['v1_natal_calculate', BO, /The time of birth is unknown[\s\S]*Moon \d\d°\d\d' \w{3}\n/],
  ],
  ['What is my rising sign?', ['v1_natal_calculate', ADA, /Ascendant \d\d°\d\d' Leo/]],
  [
    'When exactly does Saturn aspect my Sun?',
    [
      'v1_transits_calculate',
      { natal: ADA, current_city: 'Chicago', transit_date: '2027-05-01', include_exact_times: true },
      /, exact 20\d\d-\d\d-\d\d/,
    ],
  ],
  ['When are the eclipses of 2027?', ['v1_sky_events', YEAR, /2027-08-02 10:05 new moon .*, total solar eclipse/]],
  [
    'When is the next full Moon in Greece?',
    ['v1_sky_events', { date: '2027-01-01', days: 30, timezone: 'Europe/Athens' }, /2027-01-22 14:17 full moon/],
  ],
  ['What is the sky of this week?', ['v1_sky_events', { date: 'today', days: 7, preset: 'daily' }, /Moon enters /]],
  [
    'Is the Moon void of course on 1 March 2027?',
    ['v1_sky_events', { date: '2027-03-01', days: 3, include_void_of_course: true }, /Moon void of course until/],
  ],
  ['Where is Venus today?', ['v1_ephemeris', { start: 'today', bodies: 'Venus' }, /\d\d°\d\d' \w{3}/]],
  ['Where is Venus on 1 January 2027?', ['v1_ephemeris', { start: '2027-01-01', bodies: 'Venus' }, /\d\d°\d\d' Sco/]],
  [
    'Give me the Sun and the Moon for each day of January 2027',
    ['v1_ephemeris', { start: '2027-01-01', end: '2027-01-31', bodies: 'Sun,Moon' }, /2027-01-31/],
  ],
  [
    'List every planet for each day of a century',
    ['v1_ephemeris', { start: '2000-01-01', end: '2099-12-31' }, /Name fewer bodies, or take a shorter range/],
    ['v1_ephemeris', { start: '2000-01-01', end: '2099-12-31', step: '3650d', bodies: 'Jupiter,Saturn' }, /2089/],
  ],
  [
    'What is my life path number?',
    [
      'v1_numerology_profile',
      {
        method: { system: 'pythagorean' },
        subject: { birth_date: '1990-05-05', name: { birth: 'Ada Byron' } },
        date_context: { reference_date: '2027-01-01' },
      },
      // 5 + 5 + 1990, which is 19, 10, 1
      /life path: 11, master number/,
    ],
  ],
  [
    'Was I born in Athenss?',
    [
      'v1_natal_calculate',
      { ...ADA, lat: null, lng: null, city: 'Athenss' },
      /city: .*Did you mean Athens, Attica, Greece/,
    ],
    ['v1_natal_calculate', { ...ADA, lat: null, lng: null, city: 'Athens, Greece' }, /Athens, Attica, Greece/],
  ],
]

test('at least twenty questions are here', () => expect(QUESTIONS.length).toBeGreaterThanOrEqual(20))

test.each(QUESTIONS.map(([question, ...steps]) => [question, steps] as const))('%s', async (_, steps) => {
  expect(steps.length).toBeLessThanOrEqual(CALLS_MAX)
  for (const [tool, input, answer] of steps) {
    const { text, data = {}, images } = await call(client, tool, input)
    expect(text).toMatch(answer)
    expect(text.length).toBeLessThanOrEqual(TEXT_MAX)
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThanOrEqual(STRUCTURE_MAX)
    for (const { bytes } of images) expect(bytes.length).toBeLessThan(PICTURE_BYTES_MAX)
    if (PICTURE_TOOLS.has(tool)) expect(images.length).toBe(1)
  }
})

test('a tool of several techniques says which there are when the call names none of them', async () => {
  for (const technique of [undefined, 'davison'])
    expect(await call(client, 'v1_charts', { technique, person_a: ADA, person_b: BO })).toMatchObject({
      isError: true,
      text: 'technique: give one of solar_return, returns, lunar_return, progressions, composite, synastry',
    })
})

test('a technique is called by the name of its address too', async () => {
  const { text } = await call(client, 'v1_natal_chart_synastry', { person_a: ADA, person_b: BO })
  expect(text).toContain('Synastry of Ada and Bo')
})
