import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { type LocalTime, ZONE_NAMES } from '../../src/astro/zone-row.ts'
import { findZone, ZONE_DATA_VERSION } from '../../src/places/zones.ts'

interface Change {
  readonly epochMs: number
  readonly time: string
}

interface Truth {
  readonly id: string
  /** In force before the first change: `-17762 LMT`. */
  readonly first: string
  readonly changes: readonly Change[]
}

/** What zdump printed, as test/truth/README.md tells. */
const [release, ...rows] = readFileSync(new URL('zones.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const TRUTH: readonly Truth[] = rows.flatMap((row) => {
  const [ids = '', first = '', ...texts] = row.split(',')
  const changes = texts.map((text) => {
    const [seconds = '', ...time] = text.split(' ')
    return { epochMs: Number(seconds) * 1000, time: time.join(' ') }
  })
  return ids.split(' ').map((id) => ({ id, first, changes }))
})
/** All changes before this year are listed, and those of three later years. */
const LISTED_UNTIL_MS = Date.UTC(2038, 0)

const shown = ({ offsetSeconds, abbreviation, isDst }: LocalTime): string =>
  `${offsetSeconds} ${abbreviation}${isDst ? '!' : ''}`

describe('all names of the tz database have the times that zdump prints', () => {
  test('from one release, which answers name', () => {
    expect(ZONE_DATA_VERSION).toBe(release)
  })

  test('no name is missing, and there is no other one', () => {
    expect(TRUTH.length).toBeGreaterThan(590)
    // These two are UTC itself here, without a zone.
    expect([...ZONE_NAMES].sort()).toEqual(TRUTH.map(({ id }) => id).sort())
    for (const { id } of TRUTH) expect(findZone(id)!.id).toBe(['UTC', 'GMT'].includes(id) ? 'UTC' : id)
  })

  test('offset, name and DST mark at every change, and until a millisecond before it', () => {
    let points = 0
    const wrong = TRUTH.filter(({ id }) => id !== 'GMT').flatMap(({ id, first, changes }) => {
      const zone = findZone(id)!
      return changes.flatMap(({ epochMs, time }, index) => {
        points += 1
        const before = changes[index - 1]
        const isGap = before && epochMs >= LISTED_UNTIL_MS && epochMs - before.epochMs > 400 * 86_400_000
        const expected = [isGap ? null : (before?.time ?? first), time]
        const found = [isGap ? null : shown(zone.timeAt(epochMs - 1)), shown(zone.timeAt(epochMs))]
        return found.join() === expected.join() ? [] : [`${id} ${epochMs}: ${found}, not ${expected}`]
      })
    })
    expect(wrong).toEqual([])
    expect(points).toBeGreaterThan(40_000)
  })

  test('zones without changes have their one time', () => {
    const fixed = TRUTH.filter(({ id, changes }) => changes.length === 0 && id !== 'GMT')
    expect(fixed.length).toBeGreaterThan(30)
    for (const { id, first } of fixed)
      for (const at of [-1e13, 0, 1e13]) expect([id, shown(findZone(id)!.timeAt(at))]).toEqual([id, first])
  })

  test('and no other changes', () => {
    for (const { id, first, changes } of TRUTH) {
      const real = changes.filter(
        ({ epochMs, time }, index) => epochMs < LISTED_UNTIL_MS && time !== (changes[index - 1]?.time ?? first),
      )
      const found = [...findZone(id)!.changesBetween(-Infinity, LISTED_UNTIL_MS)]
      expect([id, found]).toEqual([id, real.map(({ epochMs }) => epochMs)])
    }
  })
})

/** What the release changed after 2026c, the release of Node 26.10, and what `backzone` has otherwise. */
const NEWER_THAN_RUNTIME = [
  'America/Argentina/ComodRivadavia',
  'America/Havana',
  'America/Inuvik',
  'America/Rainy_River',
  'America/Rosario',
  'America/Winnipeg',
  'Canada/Central',
  'Cuba',
]
const FROM_MS = Date.UTC(2000, 0)
const TO_MS = Date.UTC(2150, 0)

/** The changes of a zone by the runtime, each with the offset that begins; null if the runtime does not know the name. */
function runtimeChanges(id: string): string | null {
  if (!isRuntimeZone(id)) return null
  let at = Temporal.Instant.fromEpochMilliseconds(FROM_MS).toZonedDateTimeISO(id)
  const changes: number[][] = [[FROM_MS, at.offsetNanoseconds / 1e9]]
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds >= TO_MS) return changes.join(' ')
    changes.push([next.epochMilliseconds, next.offsetNanoseconds / 1e9])
    at = next
  }
}

function isRuntimeZone(id: string): boolean {
  try {
    return new Temporal.ZonedDateTime(0n, id).timeZoneId !== ''
  } catch {
    return false
  }
}

function ourChanges(id: string): string {
  const zone = findZone(id)!
  const changes = [...zone.changesBetween(FROM_MS + 1, TO_MS)].filter(
    (at) => zone.offsetSecondsAt(at) !== zone.offsetSecondsAt(at - 1),
  )
  return [FROM_MS, ...changes].map((at) => [at, zone.offsetSecondsAt(at)]).join(' ')
}

test('from 2000 on only the named zones differ from the runtime, which has another release', () => {
  const refused: string[] = []
  const different = ZONE_NAMES.filter((id) => {
    const runtime = runtimeChanges(id)
    if (runtime === null) refused.push(id)
    return runtime !== null && runtime !== ourChanges(id)
  })
  expect(different.filter((id) => !NEWER_THAN_RUNTIME.includes(id))).toEqual([])
  expect(refused).toEqual(['Asia/Hanoi'])
})

test('every zone that coordinates can give is a name of the table', () => {
  const index = createRequire(import.meta.url)
    .resolve('geo-tz/all')
    .replace(/dist.*/, 'data/timezones.geojson.index.json')
  const { timezones } = JSON.parse(readFileSync(index, 'utf8')) as { timezones: string[] }
  expect(timezones.length).toBeGreaterThan(400)
  expect(timezones.filter((id) => findZone(id)?.id !== id)).toEqual([])
})
