import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Zone } from '../../src/astro/zone.ts'
import { zoneNameAt } from '../../src/astro/zone-names.ts'
import { findZone } from '../../src/zones.ts'

type State = readonly [epochSeconds: number, offsetSeconds: number, abbreviation: string, isDst: 0 | 1]
const { zones } = JSON.parse(readFileSync(new URL('../truth/zone-states.json', import.meta.url), 'utf8')) as {
  zones: Record<string, State[]>
}
const at = (id: string, utc: string) => zoneNameAt(findZone(id)!, Date.parse(utc))
/** A zone whose clock has never agreed with the tz database that the names come from. */
const clock = (id: string, offsetSeconds: number): Zone => ({ ...findZone(id)!, offsetSecondsAt: () => offsetSeconds })

test('each zone has the offset, the name and the DST mark of the tz database before and after its changes', () => {
  const wrong = Object.entries(zones).flatMap(([id, states]) => {
    const zone = findZone(id)!
    return states.filter(([seconds, offsetSeconds, abbreviation, isDst]) => {
      const name = zoneNameAt(zone, seconds * 1000)
      const offset = zone.offsetSecondsAt(seconds * 1000)
      return offset !== offsetSeconds || name.abbreviation !== abbreviation || name.isDst !== (isDst === 1)
    })
  })
  expect(Object.keys(zones).length).toBeGreaterThan(590)
  expect(wrong).toEqual([])
})

test('old names have the times of the zone that they link to', () => {
  expect(at('US/Eastern', '2026-07-01T00:00Z')).toMatchObject({ abbreviation: 'EDT', isDst: true })
  expect(at('asia/calcutta', '2026-07-01T00:00Z')).toMatchObject({ abbreviation: 'IST', isDst: false })
  expect(at('GB', '1944-06-06T00:00Z')).toMatchObject({ abbreviation: 'BDST', isDst: true })
})

test('the rules go on beyond the last change listed', () => {
  expect(at('Europe/Berlin', '2500-07-01T00:00Z')).toMatchObject({ abbreviation: 'CEST', isDst: true })
  expect(at('America/New_York', '9000-01-01T00:00Z')).toMatchObject({ abbreviation: 'EST', isDst: false })
})

test('an unknown offset, and an offset without a zone, are shown as digits without a DST mark', () => {
  const unknown = (abbreviation: string) => ({ abbreviation, isDst: null, isFirstMeanTime: false })
  expect(zoneNameAt(clock('Europe/Berlin', 12_345), 0)).toEqual(unknown('+032545'))
  expect(zoneNameAt(clock('Europe/Berlin', 14_400), 0)).toEqual(unknown('+04'))
  expect(at('-03:30', '2026-01-01T00:00Z')).toEqual(unknown('-0330'))
  expect(zoneNameAt({ ...clock('UTC', 3600), id: 'Moon/Tycho' }, 0)).toEqual(unknown('+01'))
  expect(at('z', '2026-01-01T00:00Z')).toMatchObject({ abbreviation: 'UTC', isDst: false })
})

test('only the mean time at the beginning of a history counts as the time before standard time', () => {
  expect(at('Europe/Paris', '1850-01-01T00:00Z').isFirstMeanTime).toBe(true)
  expect(at('Europe/Paris', '1900-01-01T00:00Z').isFirstMeanTime).toBe(false)
  expect(at('Asia/Manila', '1890-01-01T00:00Z').isFirstMeanTime).toBe(true)
  expect(at('Africa/Lagos', '1910-01-01T00:00Z')).toEqual({ abbreviation: 'LMT', isDst: false, isFirstMeanTime: false })
})
