import { describe, expect, test } from 'vitest'
import { epochMsOf } from '../../src/astro/civil.ts'
import { type SkyEvent, skyEvents } from '../../src/astro/sky-events.ts'
import { SOLAR_TERMS } from '../../src/astro/solar-terms.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSkies, swissSky } from '../../workers/sky.ts'
import { EVERYTHING, type NOTHING_FURTHER } from '../support/events.ts'
import { fixture } from './printed.ts'
import { published } from './tables.ts'

interface Printed {
  readonly terms: readonly (readonly [degrees: number, minute: string])[]
  readonly conjunctions: readonly (readonly [a: string, b: string, minute: string, north: number])[]
  readonly nodes: readonly (readonly [body: string, kind: string, minute: string])[]
  readonly apsides: readonly (readonly [body: string, kind: string, hour: string, distance: number])[]
}

const printed = fixture<Printed>('further-events')
const sky = swissSky(ephemerisFiles(undefined))
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const NOTHING = Object.fromEntries(Object.keys(EVERYTHING).map((name) => [name, false])) as Record<
  keyof typeof EVERYTHING,
  false
>

function found(kind: keyof typeof NOTHING_FURTHER, from: string, to: string): SkyEvent[] {
  const span = { fromMs: Date.parse(`${from}Z`), toMs: Date.parse(`${to}Z`) }
  return skyEvents(sky, { ...NOTHING, voids: null, [kind]: true, ...span })
}

/** How long after the beginning of a printed minute or hour an event is. */
const msAfter = (event: SkyEvent, text: string): number => epochMsOf(event.jd) - Date.parse(`${text}Z`)

/** Events are in order of time, rows by name. */
const inOrder = <Row extends readonly unknown[]>(rows: readonly Row[], time: (row: Row) => string): readonly Row[] =>
  rows.toSorted((one, other) => time(one).localeCompare(time(other)))

describe('solar terms', () => {
  const between = (from: string, to: string) =>
    found('solarTerms', from, to).flatMap((event) => (event.kind === 'solar_term' ? [event] : []))

  test('are in the same minute as in swetest in 2026, and there are 24', () => {
    const ours = between('2026-01-01T00:00', '2027-01-01T00:00')
    const theirs = inOrder(printed.terms, ([, minute]) => minute)
    expect(ours.map(({ longitude }) => longitude)).toEqual(theirs.map(([degrees]) => degrees))
    for (const [index, [, minute]] of theirs.entries()) {
      expect(msAfter(ours[index]!, minute)).toBeGreaterThanOrEqual(0)
      expect(msAfter(ours[index]!, minute)).toBeLessThan(MINUTE_MS)
    }
    expect(SOLAR_TERMS).toHaveLength(24)
  })

  test.each(published('solar-terms-hko'))(
    '%s %s at %s degrees is on the day of the Hong Kong Observatory',
    (...row) => {
      const [year, term, degrees, date, , minutes] = row
      const event = between(`${year}-01-01T00:00`, `${Number(year) + 1}-01-01T00:00`).find(
        (each) => each.term.id === term,
      )!
      expect(event.longitude).toBe(Number(degrees))
      // The table of 1927 is by the local time of Beijing, 116°25' E, instead of 120° E.
      const offsetMinutes = year === '1927' ? 116.4167 * 4 : 480
      expect(new Date(event.epochMs + offsetMinutes * MINUTE_MS).toISOString().slice(0, 10)).toBe(date)
      const midnightMs = Math.round((event.epochMs + 480 * MINUTE_MS) / 86_400_000) * 86_400_000
      expect((event.epochMs + 480 * MINUTE_MS - midnightMs) / MINUTE_MS).toBeCloseTo(Number(minutes), 1)
    },
  )

  test('at the quarters are the equinoxes and solstices of the US Naval Observatory', () => {
    const rows = published('seasons-usno').filter(([, , longitude]) => longitude !== '')
    for (const [utc, , longitude] of rows.filter((_, index) => index % 12 === 0)) {
      const at = Date.parse(utc!)
      const [event] = between(
        new Date(at - HOUR_MS).toISOString().slice(0, 19),
        new Date(at + HOUR_MS).toISOString().slice(0, 19),
      )
      expect(event?.longitude, utc).toBe(Number(longitude))
      expect(Math.abs(event!.epochMs - at), utc).toBeLessThanOrEqual(MINUTE_MS)
    }
  })
})

describe('conjunctions in right ascension', () => {
  const between = (from: string, to: string) =>
    found('rightAscension', from, to).flatMap((event) => (event.kind === 'right_ascension_conjunction' ? [event] : []))

  test('are in the same minute as in swetest in 2026, with its difference in declination, and there are 126', () => {
    const ours = between('2026-01-01T00:00', '2027-01-01T00:00')
    const theirs = inOrder(printed.conjunctions, ([, , minute]) => minute)
    expect(ours.map(({ a, b }) => `${a} ${b}`)).toEqual(theirs.map(([a, b]) => `${a} ${b}`))
    for (const [index, [a, b, minute, north]] of theirs.entries()) {
      const event = ours[index]!
      expect(msAfter(event, minute), `${a} ${b}`).toBeGreaterThanOrEqual(0)
      expect(msAfter(event, minute), `${a} ${b}`).toBeLessThan(MINUTE_MS)
      // The Moon moves by 0.006 degrees in declination in the minute.
      expect(Math.abs(event.declinationDifference - north)).toBeLessThan(0.006)
    }
    expect(theirs).toHaveLength(126)
  })

  test('of the beginning of 1990 are those of in-the-sky.org, with its separation in minutes of arc', () => {
    const ours = between('1990-01-09T00:00', '1990-03-06T00:00')
    for (const [utc, a, b, apart] of published('conjunctions-in-the-sky')) {
      const what = `${a} ${b} ${utc}`
      const minutesOff = ({ epochMs }: SkyEvent): number => Math.abs(epochMs - Date.parse(utc!)) / MINUTE_MS
      const of = ours.filter((each) => each.a === a && each.b === b)
      const event = of.toSorted((one, other) => minutesOff(one) - minutesOff(other))[0]!
      expect(Math.trunc(Math.abs(event.declinationDifference) * 60), what).toBe(Number(apart))
      // That table goes by the equinox of J2000. Venus turned beside Saturn, six degrees north of it.
      expect(minutesOff(event), what).toBeLessThan(a === 'moon' ? 3 : a === 'venus' ? 130 : 15)
    }
  })
})

describe('passages through nodes', () => {
  test('are in the same minute as in swetest: of the Moon in 2026, of planets from 2020 to 2029', () => {
    const ofMoon = found('nodePassages', '2026-01-01T00:00', '2027-01-01T00:00')
    const ofAll = found('nodePassages', '2020-01-01T00:00', '2030-01-01T00:00')
    for (const [body, kind, minute] of printed.nodes) {
      const events = body === 'moon' ? ofMoon : ofAll
      const event = events.find(
        (each) => each.kind === 'node_passage' && each.body === body && Math.abs(msAfter(each, minute)) < 2 * HOUR_MS,
      )
      expect(event?.kind === 'node_passage' && event.node.kind, `${body} ${minute}`).toBe(kind)
      expect(msAfter(event!, minute), `${body} ${minute}`).toBeGreaterThanOrEqual(0)
      expect(msAfter(event!, minute), `${body} ${minute}`).toBeLessThan(MINUTE_MS)
    }
    const planets = ofAll.filter((event) => event.kind === 'node_passage' && event.body !== 'moon')
    expect(planets).toHaveLength(printed.nodes.filter(([body]) => body !== 'moon').length)
  })

  test('of the Moon are those of F. Espenak, within three minutes', () => {
    const ours = found('nodePassages', '2027-01-01T00:00', '2029-01-01T00:00')
    const rows = published('moon-nodes-espenak').filter(([utc]) => utc! > '2027' && utc! < '2029')
    for (const [utc, kind] of rows) {
      const near = ours.find(
        (event) =>
          event.kind === 'node_passage' &&
          event.body === 'moon' &&
          Math.abs(epochMsOf(event.jd) - Date.parse(utc!)) < 3 * MINUTE_MS,
      )
      expect(near?.kind === 'node_passage' && near.node.kind, utc).toBe(kind)
    }
    expect(rows.length).toBeGreaterThan(20)
  })
})

describe('apsides', () => {
  const between = (from: string, to: string) =>
    found('apsides', from, to).flatMap((event) => (event.kind === 'apsis' ? [event] : []))

  test('of planets are within the hour of swetest from 2020 to 2029, and there are no others', () => {
    const ours = between('2020-01-01T00:00', '2030-01-01T00:00').filter(({ body }) => body !== 'sun' && body !== 'moon')
    const theirs = inOrder(printed.apsides, ([, , hour]) => hour)
    expect(ours.map(({ body, apsis }) => `${body} ${apsis.kind}`)).toEqual(
      theirs.map(([body, kind]) => `${body} ${kind}`),
    )
    for (const [index, [body, , hour, distance]] of theirs.entries()) {
      expect(msAfter(ours[index]!, hour), `${body} ${hour}`).toBeGreaterThanOrEqual(0)
      expect(msAfter(ours[index]!, hour), `${body} ${hour}`).toBeLessThan(HOUR_MS)
      expect(ours[index]!.apsis.distance, `${body} ${hour}`).toBeCloseTo(distance, 5)
    }
    expect(ours).toHaveLength(theirs.length)
  })

  test('of the Earth are those of the US Naval Observatory to ten minutes, in which the distance changes by 20 m', () => {
    const rows = published('seasons-usno').filter(
      ([utc, , longitude]) => longitude === '' && utc! > '1990' && utc! < '2050',
    )
    const ours = between('1990-01-01T00:00', '2050-01-01T00:00').filter(({ body }) => body === 'sun')
    const minutes = rows.map(([utc, kind], index) => {
      expect(ours[index]!.apsis.kind).toBe(kind!.toLowerCase())
      return (ours[index]!.epochMs - Date.parse(utc!)) / MINUTE_MS
    })
    expect(Math.max(...minutes.map(Math.abs))).toBeLessThan(10)
    expect(ours).toHaveLength(rows.length)
  })

  test('of the Moon are those of F. Espenak: 15 km', () => {
    const ours = between('2027-01-01T00:00', '2029-01-01T00:00').filter(({ body }) => body === 'moon')
    const rows = published('moon-apsides-espenak').filter(([utc]) => utc! > '2027-01-02' && utc! < '2028-12-30')
    for (const [utc, kind, km] of rows) {
      const near = ours.find((event) => Math.abs(event.epochMs - Date.parse(utc!)) < 86_400_000)!
      expect(near.apsis.kind).toBe(kind)
      expect(Math.abs(near.epochMs - Date.parse(utc!))).toBeLessThan(40 * MINUTE_MS)
      expect(Math.abs(near.apsis.distance * 149_597_870.7 - Number(km))).toBeLessThan(15)
    }
    expect(rows.length).toBeGreaterThan(20)
  })

  test.each([
    ['mercury', 'perihelion', '1990-01-04T01:05'],
    ['venus', 'perihelion', '1990-01-26T18:10'],
    ['mercury', 'aphelion', '1990-02-17T00:42'],
  ])('%s at %s on %s is that of in-the-sky.org', (body, kind, utc) => {
    const event = between('1990-01-01T00:00', '1990-03-01T00:00').find(
      (each) => each.body === body && each.apsis.kind === kind,
    )!
    expect(Math.abs(msAfter(event, utc)) / MINUTE_MS).toBeLessThan(10)
  })

  test('of Venus and Mars are those that J. Meeus calculates, to the hour', () => {
    // Astronomical Algorithms, chapter 38: Venus 1978 December 31 at 4h TD, Mars 2032 October 24 at 22h TD.
    const venus = between('1978-12-20T00:00', '1979-01-10T00:00').find(({ body }) => body === 'venus')!
    const mars = between('2032-10-10T00:00', '2032-11-05T00:00').find(({ body }) => body === 'mars')!
    expect(Math.abs(msAfter(venus, '1978-12-31T04:00')) / HOUR_MS).toBeLessThan(1)
    expect(Math.abs(msAfter(mars, '2032-10-24T22:00')) / HOUR_MS).toBeLessThan(1)
  })
})

test('at both ends of the files and by the Moshier theory, all of them are found', () => {
  const all = { ...NOTHING, solarTerms: true, rightAscension: true, apsides: true, nodePassages: true, voids: null }
  const { files, moshier } = swissSkies(ephemerisFiles(undefined))
  const month = 30 * 86_400_000
  const [startMs, endMs] = [files.range.start, files.range.end].map(epochMsOf) as [number, number]
  const spans = [
    [files, Math.ceil(startMs / 86_400_000) * 86_400_000],
    [files, Math.floor(endMs / 86_400_000) * 86_400_000 - month],
    [moshier, Date.UTC(1000, 5)],
  ] as const
  for (const [from, fromMs] of spans) {
    const kinds = new Set(skyEvents(from, { ...all, fromMs, toMs: fromMs + month }).map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['apsis', 'node_passage', 'right_ascension_conjunction', 'solar_term'])
  }
})
