import type { Client } from '@modelcontextprotocol/client'
import { describe, expect, test } from 'vitest'
import { FEATURES } from '../../src/contract/births/natal.ts'
import { PARTS } from '../../src/contract/births/parts.ts'
import { PICTURES } from '../../src/techniques/index.ts'
import { bounded, TEXT_MAX } from '../../src/wire/texts/words.ts'
import type { TestApp } from '../support/app.ts'
import { call } from '../support/assistant.ts'
import { callOf, TECHNIQUE_TOOLS, useRendered } from './rendered.ts'

const ADA = { name: 'Ada', year: 1990, month: 5, day: 5, hour: 12, minute: 0, lat: 39.8, lng: -89.64 }
const BO = { name: 'Bo', year: 1988, month: 11, day: 2, hour: 7, minute: 40, lat: -33.87, lng: 151.21 }
const PUBLIC_URL = 'https://orrery.example'

let client: Client
let service: TestApp
useRendered(
  (rendered) => {
    client = rendered.client
    service = rendered.service
  },
  { PUBLIC_URL },
)

const textOf = async (tool: string, input: object): Promise<string> => {
  const { isError, text } = await call(client, tool, input)
  expect(isError ? text : null).toBe(null)
  return text
}

describe('the points of two charts have the names that astrologers give them', () => {
  test('by the people of a synastry', async () => {
    const text = await textOf('v1_natal_chart_synastry', { person_a: ADA, person_b: BO })
    expect(text).toMatch(/^Ada's Sun 14°56' Tau, house 10, house \d+ of Bo's chart$/m)
    expect(text).toMatch(/^Ada's Mars conjunction Bo's North Node, orb 0\.07°, separating$/m)
  })

  test.each([
    ['nobody', {}, {}],
    ['both the same', { name: 'Ada' }, { name: 'Ada' }],
  ])('where the names tell %s apart, by person A and person B', async (_, first, second) => {
    const [{ name: __, ...one }, { name: ___, ...other }] = [ADA, BO]
    const text = await textOf('v1_natal_chart_synastry', {
      person_a: { ...one, ...first },
      person_b: { ...other, ...second },
    })
    expect(text).toMatch(/^person A's Mars conjunction person B's North Node/m)
  })

  test('by natal and transiting, return and progressed', async () => {
    const here = { current_lat: 41.88, current_lng: -87.63, transit_date: '2027-01-01T12:00' }
    expect(await textOf('v1_natal_chart_transits', { natal: ADA, ...here })).toMatch(
      /^transiting Neptune conjunction natal Venus, orb 0\.01°/m,
    )
    expect(await textOf('v1_transits_calculate', { natal: ADA, ...here })).toMatch(
      /^transiting Neptune conjunction natal Venus, orb 0\.01°/m,
    )
    expect(await textOf('v1_natal_chart_solar_return', { natal: ADA, year: 2027 })).toMatch(
      /^return Sun conjunction natal Sun, orb 0\.00°/m,
    )
    expect(
      await textOf('v1_natal_chart_secondary_progressions', { natal: ADA, progression_date: '2027-01-01' }),
    ).toMatch(/^progressed \w+ \w+ natal \w+/m)
  })

  test('of a chart alone by themselves', async () => {
    expect(await textOf('v1_natal_chart', ADA)).toMatch(/^Chiron sextile Mercury, orb 0\.29°/m)
    expect(await textOf('v1_natal_calculate', ADA)).toMatch(/^Chiron sextile Mercury, orb 0\.29°/m)
  })

  test('the second variant of a point has its own', async () => {
    const text = await textOf('v1_natal_calculate', { ...ADA, include_features: ['true_node', 'mean_node'] })
    expect(text.match(/^\w+ Node \d/gm)).toEqual(['North Node 1', 'True Node 1'])
  })
})

describe('what was asked for beside a chart', () => {
  test('is in the text before the aspects, however many they are', async () => {
    const text = await textOf('v1_natal_calculate', {
      ...{ ...ADA, include_features: [...FEATURES], include_minor: true },
      ...{ include_stelliums: true, include_dominants: true },
    })
    expect(text.length).toBeLessThanOrEqual(TEXT_MAX)
    expect(text).toMatch(/^Stellium in Capricorn: Saturn, Uranus, Neptune$/m)
    expect(text).toMatch(/^Strongest: element earth, mode \w+, sign Taurus, planet \w+$/m)
    expect(text.indexOf('Stellium in ')).toBeLessThan(text.indexOf('\nAspects, major ones'))
  })

  test('is in the text as a paragraph for each part of include', async () => {
    const text = await textOf('v1_natal_calculate', { ...ADA, include: PARTS, relocated_city: 'Tokyo' })
    expect(text.length).toBeLessThanOrEqual(TEXT_MAX)
    // A birth at local noon is by day.
    expect(text).toMatch(/^Lot of fortune \d+°\d+' \w+, house \d+ \(asc \+ moon - sun; paulus 23\)$/m)
    expect(text).toMatch(/^Sect: day\. Light Sun, benefic Jupiter, malefic Saturn\.$/m)
    expect(text).toMatch(/^Essential dignities \(bounds: ptolemy_lilly, triplicities: lilly, points of Lilly\):$/m)
    for (const heading of ['Receptions:', 'Relocated to Tokyo, Japan: ', 'Draconic (from the mean'])
      expect(text).toContain(`\n${heading}`)
  })

  test('is said to be none', async () => {
    const spread = { ...ADA, year: 1955, include_stelliums: true }
    const { text, data } = await call(client, 'v1_natal_calculate', spread)
    expect((data as { stelliums: object }).stelliums).toEqual({ signs: [], houses: [] })
    expect(text).toContain('There is no stellium.')
  })

  test.each([
    [12, 'The Moon is void of course at this time: from 1990-05-05 03:17 to 1990-05-05 12:28, when it enters Libra.'],
    [
      2,
      'The Moon is not void of course at this time. Its next void is from 1990-05-05 03:17 to 1990-05-05 12:28, when it enters Libra.',
    ],
  ])('is the void Moon at %i hours, in local time, and whether it is now', async (hour, said) => {
    expect(await textOf('v1_natal_calculate', { ...ADA, hour, include_moon_void_of_course: true })).toContain(said)
  })
})

test('the end of a void is in the time zone of the events', async () => {
  const days = { date: '2027-03-01', days: 1, include_void_of_course: true }
  expect(await textOf('v1_sky_events', days)).toContain('2027-03-01 16:19 Moon void of course until 2027-03-01 22:35,')
  expect(await textOf('v1_sky_events', { ...days, timezone: 'Europe/Athens' })).toContain(
    '2027-03-01 18:19 Moon void of course until 2027-03-02 00:35,',
  )
})

test('a text names the place that was taken for a misspelt name', async () => {
  const { lat: _, lng: __, ...birth } = ADA
  expect(await textOf('v1_natal_calculate', { ...birth, city: 'Londn' })).toMatch(/^.*London, England/m)
})

describe('today', () => {
  const SUN_TODAY = { start: 'today', bodies: 'Sun' }

  test('is a date for events and for positions', async () => {
    const today = new Date().toISOString().slice(0, 10)
    expect(await textOf('v1_sky_events', { date: 'today' })).toContain(`Events from ${today} to ${today}`)
    const table = await textOf('v1_ephemeris', { start: 'today', bodies: 'Sun' })
    expect(table).toMatch(new RegExp(`^${today}T00:00:00`, 'm'))
  })

  test('is that of the time zone', async () => {
    const [west, east] = await Promise.all(
      ['Pacific/Pago_Pago', 'Pacific/Kiritimati'].map((tz_str) =>
        textOf('v1_ephemeris', { start: 'today', bodies: 'Sun', tz_str }),
      ),
    )
    const dayOf = (text: string | undefined) => Date.parse(/^\d{4}-\d\d-\d\d/m.exec(text ?? '')![0])
    // They are 25 hours apart.
    expect(dayOf(east) - dayOf(west)).toBeGreaterThanOrEqual(86_400_000)
    const alias = await textOf('v1_ephemeris', { ...SUN_TODAY, tz_str: 'AUTO', timezone: 'Pacific/Kiritimati' })
    expect(dayOf(alias)).toBeGreaterThanOrEqual(dayOf(east))
  })

  test('at a place needs its time zone', async () => {
    const here = { ...SUN_TODAY, lat: 38, lng: 23 }
    const { isError, text } = await call(client, 'v1_ephemeris', { ...here, tz_str: 'AUTO' })
    expect([isError, text]).toEqual([
      true,
      expect.stringMatching(/^- tz_str: .*with lat and lng, "today" needs the time zone/),
    ])
    expect(await textOf('v1_ephemeris', { ...here, tz_str: 'Europe/Athens' })).toMatch(/^\d{4}-\d\d-\d\dT00:00:00/m)
  })
})

describe('a birth without a time', () => {
  const untimed = { ...{ ...ADA, hour: undefined, minute: undefined }, time_known: false }

  test('leaves the time of transits known', async () => {
    const now = { current_lat: 41.88, current_lng: -87.63, transit_date: '2027-01-01T06:30' }
    const { text, data } = await call(client, 'v1_natal_chart_transits', { natal: untimed, ...now })
    expect(data).toMatchObject({ inner: { time_known: false }, outer: { time_known: true } })
    expect(text?.match(/^.*(is unknown|without a time).*$/gm)).toEqual([
      'The time of the natal chart is unknown: cast for noon. The Moon may be up to 8° away.',
    ])
  })

  test.each(
    PICTURES.flatMap(([id, { words }]) => (words.restsOnBirth ? [[id, words.owner ?? words.ring] as const] : [])),
  )('is what the chart of %s rests on', async (id, chart) => {
    const tool = TECHNIQUE_TOOLS.find(({ view }) => view.technique === id && view.pictureKind)!
    const text = await textOf(...callOf(tool, [untimed]))
    expect(text).toContain(`The ${chart} chart rests on a birth without a time. The Moon may be up to 8° away.`)
    expect(text).not.toContain(`The time of the ${chart} chart`)
  })

  test('is that of a person by name', async () => {
    const text = await textOf('v1_natal_chart_synastry', { person_a: BO, person_b: untimed })
    expect(text).toContain("The time of Ada's chart is unknown: cast for noon. The Moon may be up to 8° away.")
  })

  test('is told of a composite', async () => {
    const text = await textOf('v1_natal_chart_composite', { person_a: BO, person_b: untimed })
    expect(text).toContain(
      "The time of Ada's chart is unknown: cast for noon.\nThe composite chart has no houses, and its Moon is uncertain.",
    )
    expect(await textOf('v1_natal_chart_composite', { person_a: BO, person_b: ADA })).not.toContain('uncertain')
  })

  test('has the void Moon of noon, and signs by name', async () => {
    const text = await textOf('v1_natal_calculate', { ...untimed, include_moon_void_of_course: true })
    expect(text).toContain('The Moon is void of course at noon: from ')
    expect(text).toContain(', sign Virgo or Libra. ')
  })
})

describe('transits', () => {
  const at = { transit_date: '2027-01-01T12:00' }

  test('have the bodies before the aspects', async () => {
    const text = await textOf('v1_transits_calculate', { natal: ADA, current_city: 'Chicago', ...at })
    expect(text.indexOf('Transiting bodies:')).toBeLessThan(text.indexOf('Transit aspects, '))
  })
})

test.each(
  TECHNIQUE_TOOLS.flatMap(({ name, view }) =>
    view.pictureKind ? [[view.pictureKind, name, view.example] as const] : [],
  ),
)('a picture names the page that draws it again: %s', async (kind, tool, example) => {
  const { text, data } = await call(client, tool, { ...example, include_features: undefined })
  const address = new URL(data!['picture_page'] as string)
  expect([address.origin, address.searchParams.get('kind')]).toEqual([PUBLIC_URL, kind])
  expect(text).toContain(`The person can open this image at ${address}`)
  const { body } = await service.app.inject({ url: address.pathname + address.search })
  // Every field of the input is in the form, and the page found nothing wrong with them.
  for (const [name, value] of address.searchParams)
    if (name !== 'kind') expect(body).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`))
  expect(body).not.toContain('aria-invalid="true"')
})

test('an address that would be too long for some programs is left out', async () => {
  const name = 'Ж'.repeat(100)
  const people = { person_a: { ...ADA, name, city: name }, person_b: { ...BO, name, city: name } }
  const { text, data } = await call(client, 'v1_natal_chart_synastry', people)
  expect([data!['picture_page'], text]).toEqual([undefined, expect.not.stringContaining('can open this image')])
})

test('a station says which way the body turns, and where', async () => {
  const text = await textOf('v1_sky_events', { date: '2026-02-26', days: 23, preset: 'quiet' })
  // cafeastrology.com, Mercury retrograde in 2026: from 22°33' to 8°29' of Pisces.
  expect(text).toMatch(/^2026-02-26 \d\d:\d\d Mercury turns retrograde at 22°3[34]' Pis/m)
  expect(text).toMatch(/^2026-03-20 \d\d:\d\d Mercury turns direct at 0?8°(29|30)' Pis/m)
})

test('the end of a void is no second ingress', async () => {
  const text = await textOf('v1_sky_events', { date: '2027-03-01', days: 1, preset: 'full' })
  expect(text.match(/^.*Moon .*enters .*$/gm)).toEqual([
    expect.stringContaining('Moon void of course until 2027-03-01 22:35, when it enters '),
    '2027-03-01 22:35 Moon void of course ends (begun 2027-03-01 16:19), enters Capricorn',
    '2027-03-01 22:35 Moon enters Capricorn',
  ])
})

test('a void that began on the day before says so, in the zone of the events', async () => {
  const days = { date: '2014-10-09', days: 1, include_void_of_course: true, timezone: 'Europe/Athens' }
  // Void from 8 October 14:20 to 9 October 11:44 UTC, by Sun to Pluto (moontracks.com).
  expect(await textOf('v1_sky_events', days)).toMatch(
    /2014-10-09 14:4[34] Moon void of course ends \(begun 2014-10-08 17:(19|20)\), enters Taurus/,
  )
})

test('an address is whole where the service knows its own, and says that it needs an API key', async () => {
  const { text } = await call(client, 'v1_ephemeris', { start: '2000-01-01', end: '2026-12-31', bodies: 'Sun' })
  expect(text).toMatch(
    /CSV file at https:\/\/orrery\.example\/api\/v1\/ephemeris\?\S+ \(with an API key in the x-api-key header\)/,
  )
})

test('the text of a profile has its karmic debts, and says when there are none', async () => {
  const profileOf = (birth_date: string) =>
    textOf('v1_numerology_profile', {
      method: { system: 'pythagorean' },
      subject: { birth_date, name: { birth: 'Ada' } },
      date_context: { reference_date: '2027-01-01' },
    })
  // https://www.novacalculator.com/karmic-debt-number-calculator/: the birthday's 14; 7+5+1 = 13 by components.
  expect(await profileOf('1990-07-14')).toMatch(/^karmic debts: 13$[\s\S]*^karmic debts: 14$/m)
  expect(await profileOf('1990-08-01')).not.toMatch(/^karmic debts: \d/m)
})

test('a text that just fits is whole', () => {
  const note = 'Note: less.'
  const fits = `${'x'.repeat(TEXT_MAX - `\nend\n${note}`.length)}\nend`
  const whole = bounded(fits, [note])
  expect([whole, whole.length]).toEqual([`${fits}\n${note}`, TEXT_MAX])
  expect(bounded(`x${fits}`, [note])).toMatch(/left out/)
})

test('the notes of a text are not left out', () => {
  const text = bounded(Array.from({ length: 3_000 }, (_, index) => `line ${index}`).join('\n'), ['Note: less.'])
  expect(text.length).toBeLessThanOrEqual(TEXT_MAX)
  expect(text).toMatch(
    /line 0\n[\s\S]*\n\(\d+ more lines are left out\. Request less to see everything\.\)\nNote: less\.$/,
  )
})
