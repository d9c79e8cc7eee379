import { expect, test } from 'vitest'
import { SIGNS } from '../../../src/astro/sign.ts'
import { chandraBala, combinedScore, personalScore, taraBala } from '../../../src/astro/vedic/bala.ts'
import { NAKSHATRAS } from '../../../src/astro/vedic/names.ts'
import { VedicMuhurtaPersonalReply } from '../../../src/techniques/vedic-muhurta-personal/schema.ts'
import { useTechnique } from '../../support/vedic.ts'
import TRUTH from './truth.json' with { type: 'json' }

const MUMBAI = { lat: 19.076, lng: 72.8777, tz_str: 'Asia/Kolkata' }
const NATAL = { year: 1991, month: 8, day: 24, hour: 6, minute: 40, ...MUMBAI }
const OCTOBER = { purpose: 'vehicle_purchase', start_date: '2026-10-01', end_date: '2026-10-31', ...MUMBAI }

const { send, answer: search } = useTechnique('/api/v2/vedic/muhurat/personalized-search', VedicMuhurtaPersonalReply)

test('the nine taras follow each other three times from the natal nakshatra', () => {
  for (const natal of [0, 4, 26]) {
    const found = Array.from({ length: 27 }, (_, count) => taraBala(natal, (natal + count) % 27))
    expect(found.map(({ tara }) => tara)).toEqual([...TRUTH.taras, ...TRUTH.taras, ...TRUTH.taras])
    for (const { tara, strength } of found) expect(strength === 'bad').toBe(TRUTH.bad_taras.includes(tara))
  }
})

test('the Moon is strong and weak in the houses of the book, counted from the natal Moon', () => {
  const found = Array.from({ length: 12 }, (_, sign) => chandraBala(10, sign))
  const housesWith = (wanted: string) =>
    found.flatMap(({ house, strength }) => (strength === wanted ? [house] : [])).toSorted((one, other) => one - other)
  expect(housesWith('good')).toEqual(TRUTH.good_houses)
  expect(housesWith('bad')).toEqual(TRUTH.bad_houses)
})

// 70 + 15 + 15; 70 - 20 + 5; 70 + 0 - 10 for the eighth sign.
test('scores add up as in the public service', () => {
  expect(personalScore(taraBala(0, 1), chandraBala(0, 0))).toBe(100)
  expect(personalScore(taraBala(0, 2), chandraBala(0, 1))).toBe(55)
  expect(personalScore(taraBala(0, 0), chandraBala(0, 7))).toBe(60)
  // 0.65 * 80 + 0.35 * 100 - 14 = 73.
  expect(combinedScore(80, 100, 14)).toBe(73)
})

test('each window has the Moon at its best instant, counted from the natal Moon, and a score by the formula', async () => {
  const { best_windows: windows } = await search({ natal: NATAL, ...OCTOBER })
  expect(windows.length).toBeGreaterThan(2)
  const nakshatra = (name: string) => NAKSHATRAS.findIndex((each) => each.name === name)
  const sign = (name: string) => SIGNS.findIndex((each) => each.name === name)
  for (const { criteria, public_score, personal_score, penalty, score, warnings } of windows) {
    const { event_moon: event, natal_moon: natal, tara_bala: tara, chandra_bala: chandra } = criteria.personalized
    // swetest: the natal Moon is at 291.64 degrees.
    expect(natal).toEqual({ sign: 'Capricorn', nakshatra: 'Shravana' })
    expect(tara.count).toBe(((nakshatra(event.nakshatra) - nakshatra(natal.nakshatra) + 27) % 27) + 1)
    expect(chandra.house).toBe(((sign(event.sign) - sign(natal.sign) + 12) % 12) + 1)
    const expected =
      70 +
      (tara.strength === 'good' ? 15 : tara.strength === 'bad' ? -20 : 0) +
      (chandra.strength === 'good' ? 15 : chandra.strength === 'mixed' ? 5 : 0) +
      (chandra.house === 8 ? -10 : 0)
    expect(personal_score).toBe(expected)
    expect(penalty).toBe(
      (warnings.includes('Overlaps Rahu Kaal.') ? 14 : 0) + (warnings.includes('Overlaps Bhadra.') ? 12 : 0),
    )
    expect(score).toBe(Math.round(0.65 * public_score + 0.35 * personal_score - penalty))
  }
})

test('the windows are those of the search without a person', async () => {
  const one = await search({ natal: NATAL, ...OCTOBER, limit: 50 })
  const other = (await send({ ...OCTOBER, limit: 50 }, '/api/v2/vedic/muhurat/search')).json()
  const starts = (windows: readonly { start: string }[]) => windows.map(({ start }) => start).toSorted()
  expect(starts(one.best_windows)).toEqual(starts(other.best_windows))
  expect(one.rejected_windows).toEqual(other.rejected_windows)
})

test('a birth without a time has a warning about its Moon', async () => {
  const { hour: _hour, minute: _minute, ...date } = NATAL
  const { warnings } = await search({ natal: { ...date, time_known: false }, ...OCTOBER })
  expect(warnings!.filter(({ of }) => of === 'natal').map(({ code }) => code)).toContain('moon_uncertain')
})

test('a journey to the east is on no Monday or Saturday, with the tara and the Moon of the person', async () => {
  const journey = { natal: NATAL, ...OCTOBER, purpose: 'travel', direction: 'east', minimum_minutes: 24 }
  const { best_windows: windows, rule } = await search(journey)
  expect(rule).toMatchObject({ title: 'Journey', direction: 'east' })
  expect(windows.length).toBeGreaterThan(0)
  for (const { date, criteria } of windows) {
    expect([1, 6]).not.toContain(new Date(`${date}T00:00Z`).getUTCDay())
    expect(criteria.personalized.natal_moon.nakshatra).toBe('Shravana')
  }
})

test.each([
  [{ natal: { ...NATAL, month: 13 } }, ['body', 'natal', 'month']],
  [{ natal: { year: 1991, month: 8, day: 24, ...MUMBAI } }, ['body', 'natal', 'hour']],
  [{ natal: { year: 1991, month: 8, day: 24, hour: 6, minute: 40 } }, ['body', 'natal', 'city']],
  [{ natal: NATAL, end_date: '2027-12-31' }, ['body', 'end_date']],
  [{ natal: NATAL, direction: 'east' }, ['body', 'direction']],
])('%j is refused with its field', async (fields, loc) => {
  const reply = await send({ ...OCTOBER, ...fields })
  expect(reply.statusCode, reply.body).toBe(422)
  expect(reply.body).toContain(JSON.stringify(loc))
})
