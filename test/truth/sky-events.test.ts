import { describe, expect, test } from 'vitest'
import { epochMsOf, julianDayOf } from '../../src/astro/civil.ts'
import { voidOfCourse } from '../../src/astro/moon.ts'
import { type SkyEvent, skyEvents } from '../../src/astro/sky-events.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { EVERYTHING } from '../support/events.ts'
import { fixture, TROPICAL } from './printed.ts'

interface Printed {
  readonly years: readonly [number, number]
  readonly ingresses: readonly (readonly [body: string, sign: number, minute: string])[]
  readonly stations: readonly (readonly [body: string, turns: string, minute: string])[]
  readonly aspects: readonly (readonly [a: string, aspect: string, b: string, minute: string])[]
}

const printed = fixture<Printed>('sky-events')
const sky = swissSky(ephemerisFiles(undefined))
const [fromMs, toMs] = [Date.UTC(printed.years[0], 0), Date.UTC(printed.years[1] + 1, 0)]
const events = skyEvents(sky, { ...EVERYTHING, quarters: false, lunations: false, fromMs, toMs })
const MINUTE_MS = 60_000

/** Each of ours has one of theirs, whose minute it lies in, and the other way round. */
function compare(
  ours: readonly (readonly [name: string, epochMs: number])[],
  theirs: readonly (readonly string[])[],
  slackMs = 0,
): number {
  const wanted = new Map<string, number[]>()
  for (const row of [...theirs].sort((a, b) => Date.parse(`${a.at(-1)}Z`) - Date.parse(`${b.at(-1)}Z`))) {
    const name = row.slice(0, -1).join(' ')
    wanted.set(name, [...(wanted.get(name) ?? []), Date.parse(`${row.at(-1)}Z`)])
  }
  for (const [name, epochMs] of ours) {
    const minute = wanted.get(name)?.shift() ?? Number.NaN
    if (epochMs >= minute - slackMs && epochMs <= minute + MINUTE_MS + slackMs) continue
    expect.fail(`${name} ${new Date(epochMs).toISOString()}, printed: ${minute}`)
  }
  expect([...wanted.values()].flat()).toEqual([])
  return ours.length
}

const named = (name: (event: SkyEvent) => string | null) =>
  events.flatMap((event) => {
    const found = name(event)
    return found === null ? [] : [[found, epochMsOf(event.jd)] as const]
  })

describe('from 2024 to 2026 the events are in the same minute as in swetest, and there are no others', () => {
  test('641 ingresses of the Sun, the Moon, the planets, Chiron and the mean node', () => {
    const ours = named((event) =>
      event.kind === 'ingress' || event.kind === 'moon_ingress' ? `${event.body} ${event.sign}` : null,
    )
    expect(
      compare(
        ours,
        printed.ingresses.map((row) => row.map(String)),
      ),
    ).toBe(641)
  })

  test('59 stations', () => {
    const ours = named((event) => (event.kind === 'station' ? `${event.body} ${event.turns}` : null))
    // Speeds have a noise of 2e-8 degrees a day, which the slowest, Pluto, gains in 3 seconds.
    expect(compare(ours, printed.stations, 3_000)).toBe(59)
  })

  test('1,496 exact aspects: among the planets, and of the Moon in 2026', () => {
    const ours = named((event) => {
      const counts =
        event.kind === 'exact_aspect' || (event.kind === 'moon_exact_aspect' && event.epochMs >= Date.UTC(2026, 0))
      return counts && 'a' in event ? `${event.a} ${event.aspect.id} ${event.b}` : null
    })
    expect(compare(ours, printed.aspects)).toBe(1496)
  })
})

/** Instants to the minute that astrologers published, in UTC, with where. */
const PUBLISHED = [
  ['station mercury direct', '2017-01-08T09:42:40Z', 'grandtrines.wordpress.com, 7 January 2017'],
  ['station mercury retrograde', '2019-07-07T23:14:00Z', 'hoelistic.com, 6 July 2019'],
  ['station mercury direct', '2019-08-01T03:58:00Z', 'hoelistic.com, 6 July 2019'],
  ['station mercury direct', '2014-07-01T12:50:00Z', 'planetwaves.net, June 2014'],
  ['station mercury retrograde', '2017-08-13T01:00:00Z', 'wicca.org, August 2017'],
  ['station mercury direct', '2017-09-05T11:29:00Z', 'wicca.org, August 2017'],
  ['ingress mars 0', '2022-05-24T23:17:00Z', 'evanastrology.com'],
  ['ingress jupiter 0', '2022-12-20T14:32:00Z', 'evanastrology.com'],
  ['ingress sun 0', '2023-03-20T21:24:00Z', 'evanastrology.com'],
  ['ingress sun 0', '2024-03-20T03:06:00Z', 'evanastrology.com'],
  ['ingress mars 0', '2024-04-30T15:33:00Z', 'evanastrology.com'],
] as const

test.each(PUBLISHED)('%s at %s, as published (%s)', (name, utc) => {
  const publishedMs = Date.parse(utc)
  const near = skyEvents(sky, { ...EVERYTHING, fromMs: publishedMs - 3_600_000, toMs: publishedMs + 3_600_000 })
  const found = near.find(
    (event) =>
      (event.kind === 'station' && name === `station ${event.body} ${event.turns}`) ||
      (event.kind === 'ingress' && name === `ingress ${event.body} ${event.sign}`),
  )
  // Some cut the seconds off, some round them.
  expect(Math.abs((found?.epochMs ?? 0) - publishedMs)).toBeLessThanOrEqual(MINUTE_MS)
})

test.each(['modern', 'traditional'] as const)(
  'voids of course by the %s bodies are those of ephemeris tables',
  (definition) => {
    const year = skyEvents(sky, {
      ...EVERYTHING,
      voids: definition,
      fromMs: Date.UTC(2026, 0),
      toMs: Date.UTC(2026, 5),
    })
    const begins = year.filter(({ kind }) => kind === 'void_of_course_begins')
    const ends = year.filter(({ kind }) => kind === 'void_of_course_ends')
    expect(begins.length).toBeGreaterThan(60)
    for (const event of begins) {
      if (event.kind !== 'void_of_course_begins') continue
      const table = voidOfCourse(sky, event.until.jd - 0.01, TROPICAL, definition)
      expect(Math.abs(table.start - event.jd) * 86_400).toBeLessThan(0.5)
      expect(Math.abs(table.end - event.until.jd) * 86_400).toBeLessThan(0.5)
      expect(table.lastAspect?.body).toBe(event.lastAspect?.b)
    }
    for (const event of ends) {
      if (event.kind !== 'void_of_course_ends') continue
      const table = voidOfCourse(sky, event.jd - 0.01, TROPICAL, definition)
      expect(Math.abs(table.end - julianDayOf(event.epochMs)) * 86_400).toBeLessThan(1)
      expect(Math.abs(table.start - event.beganJd!) * 86_400).toBeLessThan(0.5)
    }
  },
)
