import { expect, test } from 'vitest'
import { isoUtc } from '../../src/astro/civil.ts'
import { type Atlas, locate, locateOr } from '../../src/calculation/charting/place.ts'
import { isoMoment } from '../../src/calculation/charting/transit-moment.ts'
import { zonesAt } from '../../workers/zone-at.ts'

/** Places by coordinates alone. */
const atlas: Atlas = {
  find: () => null,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}
const utc = (text: string, lat: number, lng: number, tz_str: string): string =>
  isoUtc(isoMoment(text, locate({ city: null, lat, lng, tz_str }, atlas), atlas, 'transit_date').moment.epochMs)

/** Four minutes a degree. Where the date is that of Asia at a longitude of America, the mean time has this date too. */
test.each([
  ['Strasbourg', '1920-06-01T12:00', 48.58, 7.75, '1920-06-01T11:29:00Z'],
  ['the summer of today', '2026-07-01T12:00', 48.58, 7.75, '2026-07-01T11:29:00Z'],
  ['Kiritimati', '2000-01-02T00:00', 1.87, -157.4, '2000-01-01T10:29:36Z'],
])('LMT is the mean time of the place at any date: %s, %s', (_, text, lat, lng, instant) => {
  for (const name of ['LMT', 'lmt', ' Lmt ']) expect(utc(text, lat, lng, name)).toBe(instant)
})

test('a birth in LMT does not give its clock to later charts of the birthplace', () => {
  const birth = locate({ city: null, lat: 48.58, lng: 7.75, tz_str: 'LMT' }, atlas)
  const none = { city: null, lat: null, lng: null }
  expect([birth.zone, birth.zoneFrom]).toEqual(['LMT', 'given'])
  const later = locateOr(birth, { ...none, tz_str: 'AUTO' }, atlas, 'return_city')
  expect([later.zone, later.zoneFrom, later.place]).toEqual(['Europe/Paris', 'place', birth.place])
  expect(locateOr(birth, { ...none, tz_str: 'LMT' }, atlas, 'return_city').zone).toBe('LMT')
})
