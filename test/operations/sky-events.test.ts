import ICAL from 'ical.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { SKY_EVENTS_EXAMPLE } from '../../src/contract/sky/sky-events-example.ts'
import { SKY_EVENTS_INCLUDES, SkyEventsResponse } from '../../src/contract/sky/sky-events-reply.ts'
import { type Query, remaining, type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const get = (query: Query, headers: Record<string, string> = {}) =>
  service.app.inject({
    url: `/api/v1/sky-events?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    headers: { 'x-api-key': service.key, ...headers },
  })

async function ask(query: Query): Promise<SkyEventsResponse> {
  const reply = await get(query)
  expect(reply.statusCode, reply.body).toBe(200)
  expect(SkyEventsResponse.parse(reply.json())).toEqual(reply.json())
  return reply.json()
}

const kindsOf = ({ events }: SkyEventsResponse) => [...new Set(events.map(({ kind }) => kind))].sort()

describe('one local day', () => {
  test('has its bounds, its zone and its includes', async () => {
    const { meta } = await ask({ date: '2026-03-29', timezone: 'Europe/Berlin' })
    expect(meta).toMatchObject({
      date: '2026-03-29',
      end: '2026-03-29',
      timezone: 'Europe/Berlin',
      starts_at: '2026-03-28T23:00:00Z',
      ends_at: '2026-03-29T22:00:00Z',
      hours: 23,
      preset: 'quiet',
      moon_void_definition: 'modern',
      zodiac_type: 'tropical',
      events: 0,
    })
  })

  test.each([
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-03-01', 'UTC', 24],
    ['2011-12-30', 'Pacific/Apia', 0],
    // tz 2026f: Cuba keeps its summer time until 7 November 2027.
    ['2026-11-01', 'America/Havana', 24],
  ])('%s in %s has %d hours', async (date, timezone, hours) => {
    expect((await ask({ date, timezone, preset: 'full' })).meta.hours).toBe(hours)
  })

  test('holds each event at its second, in UTC and on the clock of the zone', async () => {
    // The total lunar eclipse of 3 March 2026: full Moon 11:38 UT (USNO), greatest eclipse 11:33:43 UT, umbral
    // magnitude
    // 1.1507, Saros 133 (NASA).
    const { events } = await ask({ date: '2026-03-03', timezone: 'Asia/Kolkata', include_formulation: true })
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({
      id: 'lunation.full_moon.20260303T113754Z',
      kind: 'lunation',
      phase: 'full_moon',
      aspect: 'opposition',
      utc: '2026-03-03T11:37:54Z',
      local: '2026-03-03T17:07:54+05:30',
      sign: 'virgo',
      from_sign: null,
      eclipse: { kind: 'total', magnitude: 1.1507, maximum: '2026-03-03T11:33:43Z', saros: 133 },
      formulation: "Full Moon at 12°54' Virgo, a total lunar eclipse of magnitude 1.151",
    })
    expect(events[0]?.bodies.map(({ id }) => id)).toEqual(['moon', 'sun'])
  })

  test('is answered as the documentation shows', async () => {
    const query = { date: '2026-03-03', timezone: 'Europe/Athens', include_formulation: true }
    expect(await ask(query)).toEqual(SKY_EVENTS_EXAMPLE)
  })

  test('says of a station which way the planet turns, and of an ingress which signs', async () => {
    // Mercury stations retrograde on 26 February 2026 at 22°33' Pisces; the Moon enters Cancer that day.
    const { events } = await ask({ date: '2026-02-26', preset: 'full', include_formulation: true })
    const station = events.find(({ kind }) => kind === 'station')
    expect(station).toMatchObject({
      turns: 'retrograde',
      sign: 'pisces',
      bodies: [{ id: 'mercury', retrograde: true }],
    })
    expect(station?.formulation).toMatch(/^Mercury turns retrograde at 22°3\d' Pisces$/)
    expect(events.find(({ kind }) => kind === 'moon_ingress')).toMatchObject({
      sign: 'cancer',
      from_sign: 'gemini',
      longitude_deg: 90,
      formulation: 'Moon enters Cancer',
    })
  })

  test('an ingress backwards is flagged and stands at the end of the sign', async () => {
    // Neptune went back into Pisces on 22 October 2025.
    const { events } = await ask({ date: '2025-10-22', include_formulation: true })
    expect(events.find(({ bodies }) => bodies[0]?.id === 'neptune')).toMatchObject({
      kind: 'ingress',
      sign: 'pisces',
      from_sign: 'aries',
      longitude_deg: 359.9999999,
      bodies: [{ sign: 'pisces', position_text: "29°59' Pis Rx", retrograde: true }],
      formulation: 'Neptune moves back into Pisces',
    })
  })

  test('a void of course tells its last aspect and its end, and depends on the definition', async () => {
    // 8 October 2014: void from 14:20 to 9 October 11:44 UTC, by Sun to Pluto (moontracks.com).
    const modern = (await ask({ date: '2014-10-08', preset: 'full' })).events
    const begin = modern.find(({ kind }) => kind === 'void_of_course_begins')
    expect(begin?.utc).toMatch(/^2014-10-08T14:(19|20):/)
    expect(begin?.void).toMatchObject({ next_sign: 'taurus', ends: expect.stringMatching(/^2014-10-09T11:4[34]:/) })
    expect(begin?.id).toMatch(/^void\.modern\.begins\./)
    const traditional = (await ask({ date: '2014-10-08', preset: 'full', moon_void_definition: 'traditional' })).events
    expect(traditional.find(({ kind }) => kind === 'void_of_course_begins')?.id).not.toBe(begin?.id)
  })

  test('the end of a void tells its beginning, also when that lies before the days that were asked for', async () => {
    const endOf = async (query: Record<string, string>) =>
      (await ask({ include_void_of_course: 'true', ...query })).events.find(
        ({ kind }) => kind === 'void_of_course_ends',
      )
    const alone = await endOf({ date: '2014-10-09' })
    expect(alone?.void_began).toMatch(/^2014-10-08T14:(19|20):/)
    expect(await endOf({ date: '2014-10-08', days: '2' })).toEqual(alone)
  })
})

describe('what is included', () => {
  const MONTH = { date: '2026-02-10', end: '2026-03-12' }
  const QUIET = ['ingress', 'lunation', 'station']
  const DAILY = [...QUIET, 'exact_aspect', 'moon_ingress'].sort()
  const FULL = [...DAILY, 'moon_exact_aspect', 'void_of_course_begins', 'void_of_course_ends'].sort()

  test.each([
    ['quiet', QUIET],
    ['daily', DAILY],
    ['full', FULL],
  ])('by the preset %s', async (preset, kinds) => {
    expect(kindsOf(await ask({ ...MONTH, preset }))).toEqual(kinds)
  })

  test.each([
    ['include_moon', 'moon_ingress'],
    ['include_exact_hits', 'exact_aspect'],
    ['include_moon_exact_hits', 'moon_exact_aspect'],
    ['include_ingresses', 'ingress'],
    ['include_retrogrades', 'station'],
    ['include_lunations', 'lunation'],
  ])('%s overrides every preset, both ways', async (include, kind) => {
    expect(kindsOf(await ask({ ...MONTH, preset: 'quiet', [include]: true }))).toContain(kind)
    expect(kindsOf(await ask({ ...MONTH, preset: 'full', [include]: false }))).not.toContain(kind)
  })

  test('nothing at all when all is switched off', async () => {
    const off = Object.fromEntries(SKY_EVENTS_INCLUDES.map((name) => [name, false]))
    const { meta, events } = await ask({ ...MONTH, preset: 'full', ...off })
    expect(events).toEqual([])
    expect(meta.includes).toEqual(off)
  })

  test('quarters, points and voids by name', async () => {
    const phases = async (query: Query) => new Set((await ask({ ...MONTH, ...query })).events.map(({ phase }) => phase))
    expect(await phases({ preset: 'quiet' })).not.toContain('first_quarter')
    expect(await phases({ preset: 'quiet', include_quarters: true })).toContain('first_quarter')
    expect(await phases({ preset: 'full', include_lunations: false })).toEqual(new Set([undefined]))
    const bodies = async (query: Query) =>
      (await ask({ date: '2026-01-01', days: 400, ...query })).events.flatMap((event) =>
        event.bodies.map(({ id }) => id),
      )
    expect(await bodies({})).not.toContain('chiron')
    expect(await bodies({ include_points: true })).toEqual(expect.arrayContaining(['chiron', 'north_node']))
    expect(kindsOf(await ask({ ...MONTH, include_void_of_course: true }))).toContain('void_of_course_ends')
  })

  test('the Moon’s aspect to the Sun is listed once, as a phase when phases are included', async () => {
    const { events } = await ask({ ...MONTH, preset: 'full' })
    const suns = events.filter(
      ({ bodies }) => bodies.length === 2 && bodies[0]?.id === 'moon' && bodies[1]?.id === 'sun',
    )
    expect(new Set(suns.map(({ utc }) => utc)).size).toBe(suns.length)
    const others = (await ask({ ...MONTH, preset: 'full', include_lunations: false })).events
    expect(others.filter(({ id }) => /aspect\.moon\.(conjunction|opposition|square)\.sun/.test(id)).length).toBe(
      suns.filter(({ kind }) => kind === 'lunation').length,
    )
  })
})

describe('a range', () => {
  test('gives the events of its days, with the same ids', async () => {
    const common = { timezone: 'America/New_York', preset: 'full', include_formulation: true }
    const whole = await ask({ date: '2026-03-05', end: '2026-03-11', ...common })
    const days = await Promise.all(
      [5, 6, 7, 8, 9, 10, 11].map((day) => ask({ date: `2026-03-${String(day).padStart(2, '0')}`, ...common })),
    )
    expect(days.flatMap(({ events }) => events)).toEqual(whole.events)
    expect(whole.meta.hours).toBe(7 * 24 - 1)
    expect(new Set(whole.events.map(({ id }) => id)).size).toBe(whole.events.length)
  })

  test('is given by its end or its days, up to 400', async () => {
    const byEnd = await ask({ date: '2026-01-01', end: '2027-02-04' })
    const byDays = await ask({ date: '2026-01-01', days: 400 })
    expect(byDays).toEqual(byEnd)
    expect(byDays.meta.end).toBe('2027-02-04')
  })

  test('costs one unit for each 150 days begun, or 300 without aspects and void Moons; errors and answers that are still good cost nothing', async () => {
    const left = async (query: Query, headers = {}) => remaining(await get(query, headers))
    const before = await left({ date: '2026-01-01' })
    expect(await left({ date: '2026-01-01', days: 150, preset: 'daily' })).toBe(before - 1)
    expect(await left({ date: '2026-01-01', days: 151, preset: 'daily' })).toBe(before - 3)
    expect(await left({ date: '2026-01-01', days: 401 })).toBe(before - 3)
    expect(await left({ date: '2026-01-01', days: 300 })).toBe(before - 4)
    expect(await left({ date: '2026-01-01', days: 301 })).toBe(before - 6)
    const { etag } = (await get({ date: '2026-01-01' })).headers
    const again = await get({ date: '2026-01-01' }, { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body, remaining(again)]).toEqual([304, '', before - 7])
  })

  test('today is the date of the zone’s clock, and is asked anew each time', async () => {
    const reply = await get({ date: 'today', days: 2, timezone: 'Pacific/Kiritimati' })
    const now = Date.now()
    const dates = [now - 60_000, now].map((at) => new Date(at + 14 * 3_600_000).toISOString().slice(0, 10))
    expect(dates).toContain(reply.json().meta.date)
    expect(reply.headers['cache-control']).toBe('private, no-cache')
  })
})

describe('the iCalendar feed', () => {
  const QUERY = { date: '2026-02-10', end: '2026-03-12', preset: 'full' }
  const feed = async (query: Query = QUERY) => (await get({ ...query, format: 'ics' })).body
  const unstamped = (text: string): string => text.replaceAll(/^DTSTAMP:.*\r\n/gm, '')

  test('is read by a program that sends no headers but has the key in its address', async () => {
    const url = `/api/v1/sky-events?${new URLSearchParams({ ...QUERY, format: 'ics', api_key: service.key } as never)}`
    const reply = await service.app.inject({ url })
    expect(reply.statusCode).toBe(200)
    expect(unstamped(reply.body)).toBe(unstamped(await feed()))
    expect(reply.body).not.toContain(service.key)
    expect(reply.body).toMatch(/END:VCALENDAR\r\n$/)
  })

  test('is asked for by the Accept header or by format, and says what it is', async () => {
    const reply = await get(QUERY, { accept: 'text/calendar' })
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(unstamped(reply.body)).toBe(unstamped(await feed()))
    expect((await get({ ...QUERY, format: 'json' }, { accept: 'text/calendar' })).headers['content-type']).toMatch(
      /json/,
    )
  })

  test('another program reads the events that JSON tells, with their ids, instants and phrases', async () => {
    const calendar = new ICAL.Component(ICAL.parse(await feed()))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Sky events')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D')
    const read = calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return [event.uid, event.startDate.toJSDate().toISOString(), event.summary]
    })
    const { events } = await ask({ ...QUERY, include_formulation: true })
    const told = events
      .filter(({ kind }) => kind !== 'void_of_course_ends')
      .map(({ id, utc, formulation }) => [`${id}@orrery`, new Date(utc).toISOString(), formulation])
    expect(read).toEqual(told)
    expect(read.length).toBeGreaterThan(80)
  })

  test('a void of course lasts until the Moon enters the next sign; no event blocks time', async () => {
    const calendar = new ICAL.Component(ICAL.parse(await feed()))
    const { events } = await ask(QUERY)
    for (const component of calendar.getAllSubcomponents('vevent')) {
      expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
      const { uid, endDate } = new ICAL.Event(component)
      const ends = events.find(({ id }) => `${id}@orrery` === uid)?.void?.ends
      if (ends) expect(endDate.toJSDate()).toEqual(new Date(ends))
    }
  })

  test('has entries of whole local days by request, with the local time in their description', async () => {
    const asked = { ...QUERY, timezone: 'Pacific/Kiritimati' }
    const calendar = new ICAL.Component(ICAL.parse(await feed({ ...asked, all_day: true })))
    const { events } = await ask(asked)
    const byId = new Map(events.map((event) => [`${event.id}@orrery`, event]))
    const entries = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
    expect(entries.length).toBeGreaterThan(80)
    for (const { uid, startDate, endDate, description } of entries) {
      const { local, void: lasts } = byId.get(uid)!
      expect([startDate.isDate, startDate.toString()]).toEqual([true, local.slice(0, 10)])
      expect(description).toMatch(new RegExp(`^${RegExp.escape(local)}.*\\(Pacific/Kiritimati\\)$`))
      // Kiritimati is 14 hours ahead of UTC. RFC 5545, 3.6.1: the end is not part of the event.
      const lastMs = Date.parse(lasts?.ends ?? local) + 14 * 3_600_000
      expect(endDate.toString()).toBe(new Date(lastMs + 86_400_000).toISOString().slice(0, 10))
    }
  })

  test('is the only answer that has whole days', async () => {
    const reply = await get({ ...QUERY, all_day: true })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().detail[0]).toMatchObject({
      loc: ['query', 'all_day'],
      msg: expect.stringMatching(/format=ics/),
    })
  })

  test('has lines of at most 75 octets that end in CR LF, and the same bytes each time but for their stamp', async () => {
    const text = await feed()
    const lines = text.split('\r\n')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
    expect(unstamped(await feed())).toBe(unstamped(text))
  })

  // RFC 5545, 3.8.7.2: with a METHOD it is the time at which the calendar was made.
  test('is stamped with the time at which it was made, and its tag does not change with that', async () => {
    const since = Math.floor(Date.now() / 1_000) * 1_000
    const first = await get({ ...QUERY, format: 'ics' })
    const stamps = [...first.body.matchAll(/^DTSTAMP:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\r$/gm)].map(
      ([, year, month, day, hour, minute, second]) =>
        Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)),
    )
    expect(stamps.length).toBeGreaterThan(80)
    expect(new Set(stamps).size).toBe(1)
    // The clock of the database may be some milliseconds beside that of this process.
    expect(stamps[0]).toBeGreaterThanOrEqual(since - 1_000)
    expect(stamps[0]).toBeLessThanOrEqual(Date.now() + 1_000)
    const again = await get({ ...QUERY, format: 'ics' }, { 'if-none-match': String(first.headers['etag']) })
    expect(again.statusCode).toBe(304)
  })

  test('without events it is a calendar still', async () => {
    const text = await feed({ date: '2011-12-30', timezone: 'Pacific/Apia' })
    expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')).toEqual([])
  })
})

describe('the events that no preset has', () => {
  const OTHERS_OFF = { include_lunations: false, include_ingresses: false, include_retrogrades: false }

  test('are off in every preset, so that answers to earlier requests stay the same', async () => {
    for (const preset of ['quiet', 'daily', 'full']) {
      const reply = await ask({ date: '2026-01-01', days: 31, preset })
      expect(kindsOf(reply)).not.toEqual(expect.arrayContaining([expect.stringMatching(/solar|right|apsis|node/)]))
      expect(reply.meta.includes).toMatchObject({ include_solar_terms: false, include_apsides: false })
    }
  })

  test('have their own members: term, right ascension, apsis and node', async () => {
    const { events } = await ask({
      ...{ date: '2026-01-01', days: 31, ...OTHERS_OFF, include_formulation: true },
      ...{
        include_solar_terms: true,
        include_right_ascension: true,
        include_apsides: true,
        include_node_passages: true,
      },
    })
    const of = (id: string) => events.find((event) => event.id.startsWith(id))
    // swetest: the Sun at 300 degrees within 01:44 UT; Moon and Venus 2.1438 degrees apart within 01:01 UT.
    expect(of('solar_term.dahan.20260120T0144')).toMatchObject({
      kind: 'solar_term',
      longitude_deg: 300,
      solar_term: { id: 'dahan', name: 'Major Cold', chinese: '大寒', pinyin: 'dàhán' },
      formulation: 'Major Cold (dàhán 大寒): Sun at 300°',
    })
    const venus = of('right_ascension.moon.venus.20260119T0101')!
    expect(venus.declination_difference_deg).toBeCloseTo(-2.144, 2)
    expect(venus.formulation).toBe("Moon 2°09' south of Venus, in conjunction in right ascension")
    // USNO: the Earth at perihelion on 3 January 2026 at 17:16 UT.
    const earth = of('apsis.sun.perihelion.20260103T17')!
    expect(earth.apsis).toMatchObject({ kind: 'perihelion', distance_au: expect.closeTo(0.9833, 4) })
    expect(earth.formulation).toMatch(/^Earth at perihelion, 0\.98330 AU from the Sun$/)
    expect(of('node.moon.')).toMatchObject({
      kind: 'node_passage',
      node: expect.stringMatching(/ascending|descending/),
    })
  })

  test('are in the calendar too', async () => {
    const reply = await get({ date: '2026-01-20', format: 'ics', ...OTHERS_OFF, include_solar_terms: true })
    const [event] = new ICAL.Component(ICAL.parse(reply.body)).getAllSubcomponents('vevent')
    expect(event!.getFirstPropertyValue('summary')).toBe('Major Cold (dàhán 大寒): Sun at 300°')
  })

  test('cost a unit for each 300 days if they are conjunctions in right ascension or apsides', async () => {
    const costOf = async (fields: Query): Promise<number> => {
      const [before, after] = [
        await get({ date: '2026-01-01' }),
        await get({ date: '2026-01-01', days: 290, ...OTHERS_OFF, ...fields }),
      ].map(remaining)
      return before! - after!
    }
    expect(await costOf({ include_right_ascension: true })).toBe(2)
    expect(await costOf({ include_apsides: true, include_right_ascension: true })).toBe(2)
    expect(await costOf({ include_apsides: true, include_exact_hits: true })).toBe(3)
    expect(await costOf({ include_node_passages: true })).toBe(1)
  })
})

test('as CSV, events have a line each, with the same values as in JSON', async () => {
  const query = { date: '2026-03-03', preset: 'full', include_right_ascension: true, include_formulation: true }
  const { events } = await ask(query)
  const reply = await get({ ...query, format: 'csv' })
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(reply.headers['x-orrery-precision']).toMatch(/series|library/)
  const [titles, ...lines] = reply.body.trimEnd().split('\n')
  const names = titles!.split(',')
  expect(lines).toHaveLength(events.length)
  for (const [index, line] of lines.entries()) {
    const cells = line.match(/"[^"]*"|[^,]+|(?<=,)(?=,)/g)!
    expect(cells).toHaveLength(names.length)
    const cell = (name: string) => cells[names.indexOf(name)]
    const { id, utc, longitude_deg: longitude, formulation } = events[index]!
    expect([cell('id'), cell('utc'), Number(cell('longitude_deg'))]).toEqual([id, utc, longitude])
    expect(cell('formulation')).toBe(`"${formulation}"`)
  }
})
