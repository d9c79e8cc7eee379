import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

/** Coordinates of the cities of zones, as zone.tab of the tz database has them, and the times that zdump prints. */
const linesOf = (file: string): string[] =>
  readFileSync(new URL(`../truth/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
const HISTORIES = new Map(
  linesOf('zones.txt').flatMap((row) => {
    const [ids = '', ...times] = row.split(',')
    return ids.split(' ').map((id) => [id, times] as const)
  }),
)

/** Standard times whose abbreviations end in the same letters. */
const STANDARD = new Set(['LMT', 'GMT', 'NZMT', 'WEMT', 'CEMT'])
/** A row of CLOCK_REGIONS: Calcutta kept its own time beside that of Madras. */
const ELSEWHERE = new Set(['Asia/Kolkata'])

/** The middle of each span in which a zone had the mean time of a city. */
const SPANS = linesOf('zone-cities.txt').flatMap((row) => {
  const [zone = '', lat, lng] = row.split(';')
  const changes = HISTORIES.get(zone)!.map((text) => text.split(' '))
  return changes.slice(1).flatMap(([from, seconds, name = ''], index) => {
    if (!/^[A-Z]+MT$/.test(name) || STANDARD.has(name) || ELSEWHERE.has(zone)) return []
    const middle = (Number(from) + Number(changes[index + 2]?.[0] ?? from)) / 2
    return [[zone, Number(lat), Number(lng), Number(seconds), (middle + Number(seconds)) * 1000] as const]
  })
})

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

test.each(SPANS)('the city of %s has the mean time of its record', async (zone, lat, lng, seconds, civilMs) => {
  const civil = new Date(civilMs)
  const reply = await service.postTo('/api/v1/natal/calculate', {
    ...{ lat, lng, calendar: 'gregorian', hour: civil.getUTCHours(), minute: civil.getUTCMinutes() },
    ...{ year: civil.getUTCFullYear(), month: civil.getUTCMonth() + 1, day: civil.getUTCDate() },
  })
  const { time, warnings = [] } = reply.json()
  expect([zone, time.offset_seconds]).toEqual([zone, seconds])
  expect(warnings.map(({ code }: { code: string }) => code)).not.toContain('mean_time_not_law')
})

test('all cities are tested', () => {
  expect(new Set(SPANS.map(([zone]) => zone)).size).toBeGreaterThan(75)
})
