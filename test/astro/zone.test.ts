import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isoOffset } from '../../src/astro/civil.ts'
import { parseTime } from '../../src/astro/time.ts'
import { zoneOf } from '../../src/astro/zone.ts'
import { findRow, ZONE_NAMES } from '../../src/astro/zone-row.ts'
import { findZone } from '../../src/places/zones.ts'
import { propertyRuns } from '../support/full-form.ts'

const utc = (text: string): number => (parseTime(text) as { civilMs: number }).civilMs
const offset = (zone: string, instant: string): number => findZone(zone)!.offsetSecondsAt(utc(instant))
const hms = (hours: number, minutes = 0, seconds = 0): number => (hours * 60 + minutes) * 60 + seconds

/** Lines of the tz database, by the file that holds them. */
describe('history by the tz database', () => {
  test.each([
    [
      'northamerica: New York kept local mean time -4:56:02 until noon of 18 November 1883',
      'America/New_York',
      '1883-11-18T16:00',
      -hms(4, 56, 2),
    ],
    ['northamerica: and Eastern time from then on', 'America/New_York', '1883-11-18T17:30', -hms(5)],
    ['northamerica: war time was kept all the year from 1942 to 1945', 'America/New_York', '1943-01-15T12:00', -hms(4)],
    ['europe: London had double summer time in the summer of 1944', 'Europe/London', '1944-06-06T06:00', hms(2)],
    ['europe: and summer time in the winter of 1944', 'Europe/London', '1944-01-06T06:00', hms(1)],
    ['europe: and double summer time again in 1947', 'Europe/London', '1947-05-01T12:00', hms(2)],
    [
      'europe: London had British Standard Time, an hour ahead, in the winter of 1970',
      'Europe/London',
      '1970-01-15T12:00',
      hms(1),
    ],
    ['europe: Paris kept local mean time 0:09:21 in 1850', 'Europe/Paris', '1850-06-01T12:00', hms(0, 9, 21)],
    ['europe: and Paris mean time by law until 1911', 'Europe/Paris', '1905-06-01T12:00', hms(0, 9, 21)],
    ['europe: Berlin had double summer time in June 1945', 'Europe/Berlin', '1945-06-01T12:00', hms(3)],
    ['europe: and high summer time in June 1947', 'Europe/Berlin', '1947-06-01T12:00', hms(3)],
    [
      'europe: Moscow was at +4:31:19 with double summer time in June 1918',
      'Europe/Moscow',
      '1918-06-15T12:00',
      hms(4, 31, 19),
    ],
    ['europe: Dublin goes back to GMT in winter, its negative DST', 'Europe/Dublin', '2026-01-15T12:00', 0],
    ['europe: and keeps Irish standard time in summer', 'Europe/Dublin', '2026-07-15T12:00', hms(1)],
    ['asia: Kathmandu went from +5:30 to +5:45 in 1986', 'Asia/Kathmandu', '1985-06-01T00:00', hms(5, 30)],
    ['asia: where it stayed', 'Asia/Kathmandu', '1986-06-01T00:00', hms(5, 45)],
    ['asia: Calcutta kept Madras time 5:21:10 in the 1880s', 'Asia/Calcutta', '1885-01-01T00:00', hms(5, 21, 10)],
    ['asia: and at +6:30 in the war', 'Asia/Kolkata', '1943-06-01T00:00', hms(6, 30)],
    ['australasia: Samoa was at -10 in the summer of 2011', 'Pacific/Apia', '2011-12-30T09:00', -hms(10)],
    ['australasia: and at +14 after the missing day', 'Pacific/Apia', '2011-12-30T11:00', hms(14)],
    [
      'australasia: Lord Howe moves its clocks by half an hour, to +11',
      'Australia/Lord_Howe',
      '2026-01-15T00:00',
      hms(11),
    ],
    ['australasia: and back to +10:30', 'Australia/Lord_Howe', '2026-07-15T00:00', hms(10, 30)],
    ['africa: Monrovia was at -0:44:30 until 1972', 'Africa/Monrovia', '1960-01-01T00:00', -hms(0, 44, 30)],
    ['backzone: Stockholm kept 1:12:12 until 1879', 'Europe/Stockholm', '1870-01-01T00:00', hms(1, 12, 12)],
    ['backzone: then 1:00:14 until 1900', 'Europe/Stockholm', '1890-01-01T00:00', hms(1, 0, 14)],
    ['backzone: and had no summer time in 1942', 'Europe/Stockholm', '1942-07-01T00:00', hms(1)],
    ['backzone: Amsterdam kept 0:19:32 until 1937', 'Europe/Amsterdam', '1930-01-01T00:00', hms(0, 19, 32)],
    ['backzone: and 0:20 from then to 1940', 'Europe/Amsterdam', '1939-01-01T00:00', hms(0, 20)],
    ['backzone: Oslo kept 0:43 until 1895', 'Europe/Oslo', '1890-01-01T00:00', hms(0, 43)],
    ['backzone: and summer time in occupied 1941', 'Europe/Oslo', '1941-01-15T00:00', hms(2)],
    ['backzone: Copenhagen kept 0:50:20 until 1894', 'Europe/Copenhagen', '1892-01-01T00:00', hms(0, 50, 20)],
    ['backzone: Reykjavik was at -1 until 1968', 'Atlantic/Reykjavik', '1950-01-15T00:00', -hms(1)],
    ['backzone: Luxembourg kept 0:24:36 until 1904', 'Europe/Luxembourg', '1900-01-01T00:00', hms(0, 24, 36)],
    ['backzone: Chongqing was at +7 until 1980', 'Asia/Chongqing', '1950-01-01T00:00', hms(7)],
    ['backzone: and so was Chungking, its old name', 'Asia/Chungking', '1950-01-01T00:00', hms(7)],
    ['backzone: Harbin was at +8:30 until 1932', 'Asia/Harbin', '1930-01-01T00:00', hms(8, 30)],
    ['backzone: Kashgar was at +5:30 until 1940', 'Asia/Kashgar', '1935-01-01T00:00', hms(5, 30)],
    ['backzone: Montreal kept -4:54:16 until 1884', 'America/Montreal', '1880-01-01T00:00', -hms(4, 54, 16)],
    ['backzone: and had daylight saving time of its own in 1950', 'America/Montreal', '1950-10-20T00:00', -hms(4)],
    ['backzone: Thunder Bay was at -6 until 1910', 'America/Thunder_Bay', '1900-01-01T00:00', -hms(6)],
    [
      'backzone: Belfast kept Dublin mean time -0:25:21 until 1916',
      'Europe/Belfast',
      '1900-01-01T00:00',
      -hms(0, 25, 21),
    ],
    ['backzone: Hanoi was at +8 from April 1947 to October 1954', 'Asia/Hanoi', '1950-01-01T00:00', hms(8)],
    ['northamerica: Manitoba stays at -5 after the summer of 2026', 'America/Winnipeg', '2026-11-15T12:00', -hms(5)],
    ['northamerica: and for all time', 'America/Winnipeg', '2399-01-15T12:00', -hms(5)],
    ['northamerica: so does the west of Ontario, linked to it', 'America/Rainy_River', '2026-11-15T12:00', -hms(5)],
    ['northamerica: Inuvik stays at -6 after the summer of 2026', 'America/Inuvik', '2026-11-15T12:00', -hms(6)],
    ['northamerica: Cuba stays at -4 in the winter of 2026', 'America/Havana', '2027-01-15T12:00', -hms(4)],
    ['northamerica: and goes back to -5 on 7 November 2027', 'America/Havana', '2027-11-07T05:00', -hms(5)],
    ['africa: Casablanca is at 0 since 20 September 2026', 'Africa/Casablanca', '2026-10-01T12:00', 0],
    ['backzone: Yellowknife has the time of Edmonton since 1970', 'America/Yellowknife', '2026-12-01T12:00', -hms(6)],
    ['backzone: and Enderbury that of Kanton', 'Pacific/Enderbury', '2020-01-01T12:00', hms(13)],
  ])('%s', (_, zone, instant, expected) => {
    expect(offset(zone, instant)).toBe(expected)
  })
})

test('names are found in any case, also old names, but not unknown ones', () => {
  expect(findZone('europe/athens')?.id).toBe('Europe/Athens')
  expect(findZone('US/Eastern')).not.toBeNull()
  expect(findZone('z')?.id).toBe('UTC')
  expect(findZone('+05:30')?.offsetSecondsAt(0)).toBe(19800)
  for (const name of [
    'Europe/Atlantis',
    '',
    'AUTO',
    '+99:00',
    '../etc/passwd',
    '__proto__',
    'Factory',
    'Asia/\u212aolkata',
  ])
    expect(findZone(name)).toBeNull()
})

test('every offset that a clock had is read as it is printed, and keeps its seconds', () => {
  const offsets = new Set(ZONE_NAMES.flatMap((name) => findRow(name)!.types.map(({ offsetSeconds }) => offsetSeconds)))
  expect([...offsets].filter((seconds) => seconds % 60 !== 0).length).toBeGreaterThan(300)
  for (const seconds of offsets) {
    const printed = isoOffset(seconds)
    const zone = zoneOf(printed)
    expect([printed, zone?.offsetSecondsAt(0), zone?.id]).toEqual([printed, seconds, printed])
  }
})

test('the rules have no end: any year beyond 2100 agrees with the runtime', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Europe/Dublin', 'Asia/Tokyo', 'Asia/Gaza']
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 4_102_444_800, max: 105_000_000_000 }), (id, seconds) => {
      const expected =
        Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO(id).offsetNanoseconds / 1e9
      expect(findZone(id)!.offsetSecondsAt(seconds * 1000)).toBe(expected)
    }),
    { numRuns: propertyRuns(400) },
  )
})

test('the order of questions does not matter', () => {
  const instant = fc.integer({ min: -5_000_000, max: 20_000_000 })
  fc.assert(
    fc.property(fc.constantFrom(...ZONE_NAMES), fc.array(instant, { minLength: 2, maxLength: 8 }), (id, instants) => {
      const zone = findZone(id)!
      for (const kiloseconds of instants)
        expect(zone.timeAt(kiloseconds * 1_000_000)).toEqual(zoneOf(id)!.timeAt(kiloseconds * 1_000_000))
    }),
    { numRuns: propertyRuns(1000) },
  )
})

describe('the name of the time', () => {
  const at = (id: string, instant: string) => findZone(id)!.timeAt(utc(instant))

  test('old names have the times of the zone that they link to', () => {
    expect(at('US/Eastern', '2026-07-01T00:00')).toMatchObject({ abbreviation: 'EDT', isDst: true })
    expect(at('asia/calcutta', '2026-07-01T00:00')).toMatchObject({ abbreviation: 'IST', isDst: false })
    expect(at('GB', '1944-06-06T00:00')).toMatchObject({ abbreviation: 'BDST', isDst: true })
  })

  test('the rules go on beyond the last change listed', () => {
    expect(at('Europe/Berlin', '2500-07-01T00:00')).toMatchObject({ abbreviation: 'CEST', isDst: true })
    expect(at('America/New_York', '9000-01-01T00:00')).toMatchObject({ abbreviation: 'EST', isDst: false })
  })

  test('an offset without a zone is shown as digits without a DST mark', () => {
    const unknown = (abbreviation: string) => ({ abbreviation, isDst: null, meanTime: null })
    expect(at('-03:30', '2026-01-01T00:00')).toMatchObject(unknown('-0330'))
    expect(at('+0400', '2026-01-01T00:00')).toMatchObject(unknown('+04'))
    expect(at('z', '2026-01-01T00:00')).toMatchObject({ abbreviation: 'UTC', isDst: false })
  })

  test('only the mean time at the beginning of a history counts as the time before standard time', () => {
    expect(at('Europe/Paris', '1850-01-01T00:00').meanTime).toBe('place')
    expect(at('Europe/Paris', '1900-01-01T00:00').meanTime).toBe('city')
    expect(at('Asia/Manila', '1890-01-01T00:00').meanTime).toBe('place')
    expect(at('Africa/Lagos', '1910-01-01T00:00')).toMatchObject({ abbreviation: 'LMT', meanTime: null })
  })
})

test('instantsOf inverts the offset in every zone and century', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONE_NAMES), fc.integer({ min: -5_000_000, max: 6_000_000 }), (id, kiloseconds) => {
      const zone = findZone(id)!
      const epochMs = kiloseconds * 1_000_000
      expect(zone.instantsOf(epochMs + zone.offsetSecondsAt(epochMs) * 1000)).toContain(epochMs)
    }),
    { numRuns: propertyRuns(2000) },
  )
})
