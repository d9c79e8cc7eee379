import { describe, expect, test } from 'vitest'
import { type MangalChart, mangalBalance, mangalDosha } from '../../../src/astro/vedic/kootas/mangal.ts'

/** Degrees in the middle of signs: 0 is Aries. */
const at = (sign: number): number => sign * 30 + 15
const NEUTRAL: MangalChart = { Mars: at(2), Moon: at(0), Venus: at(0), Jupiter: at(5), Lagna: at(0) }
const chart = (places: Partial<MangalChart>): MangalChart => ({ ...NEUTRAL, ...places })

describe('Mangal dosha', () => {
  test('counts Mars by signs from the lagna, the Moon and Venus', () => {
    // From Aries Gemini is the third house, from Scorpio the eighth.
    expect(mangalDosha(NEUTRAL, 'six')).toMatchObject({ active: false, severityScore: 0, severity: 'No Mangal Dosha' })
    const { active, severity, frames } = mangalDosha(chart({ Moon: at(7) }), 'six')
    expect([active, severity, frames]).toEqual([true, 'Low Mangal Dosha', [{ frame: 'Moon', house: 8 }]])
  })

  test.each([
    [1, true, true, false],
    [2, true, false, true],
    [3, false, false, false],
    [4, true, true, true],
    [5, false, false, false],
    [6, false, false, false],
    [7, true, true, true],
    [8, true, true, true],
    [9, false, false, false],
    [10, false, false, false],
    [11, false, false, false],
    [12, true, true, true],
  ])('in house %d is active by six houses: %s, without the second: %s, without the first: %s', (house, ...expected) => {
    const places = chart({ Lagna: at((2 - house + 13) % 12), Moon: at(0), Venus: at(0) })
    const found = (['six', 'without_second', 'without_first'] as const).map((set) => mangalDosha(places, set).active)
    expect(found).toEqual(expected)
  })

  test('is not counted from the lagna without a time of birth', () => {
    expect(mangalDosha(chart({ Lagna: null }), 'six').checked).toEqual(['Moon', 'Venus'])
  })

  // Raman: no dosha in 2 in Gemini and Virgo, 4 in Aries and Scorpio, 7 in Cancer and Capricorn, 8 in Sagittarius and Pisces, 12 in Taurus and Libra.
  test.each([
    [2, 5, ['house_and_sign']],
    [4, 0, ['house_and_sign', 'own_or_exalted']],
    [7, 3, ['house_and_sign']],
    [7, 9, ['house_and_sign', 'own_or_exalted']],
    [8, 11, ['house_and_sign']],
    [12, 6, ['house_and_sign']],
    [7, 4, ['leo_or_aquarius']],
    [7, 5, []],
  ])('house %d in sign %d has the cancellations %j, which leave the severity', (house, sign, ids) => {
    const places = { Mars: at(sign), Lagna: at((sign - house + 13) % 12), Jupiter: at((sign + 2) % 12) }
    const away = at((sign + 10) % 12)
    const dosha = mangalDosha({ ...places, Moon: away, Venus: away }, 'six')
    expect(dosha.frames).toEqual([{ frame: 'Lagna', house }])
    expect(dosha.severityScore).toBe(1)
    expect(dosha.cancellations.map(({ id }) => id)).toEqual(ids)
  })

  test('is cancelled by some sources if Mars is with Jupiter or the Moon, or Jupiter or Venus is in the lagna', () => {
    const places = chart({ Mars: at(5), Jupiter: at(5), Moon: at(5), Lagna: at(1), Venus: at(1) })
    const ids = mangalDosha(places, 'six').cancellations.map(({ id }) => id)
    expect(ids).toEqual(['conjunction', 'conjunction', 'benefic_in_lagna'])
  })

  test('of two people is balanced if both have it from equally many points', () => {
    const none = mangalDosha(NEUTRAL, 'six')
    const low = mangalDosha(chart({ Moon: at(7) }), 'six')
    const high = mangalDosha(chart({ Moon: at(7), Venus: at(7), Lagna: at(7) }), 'six')
    expect(high.severity).toBe('High Mangal Dosha')
    const statusOf = (one: typeof none, other: typeof none) => mangalBalance(one, other).status
    expect([statusOf(none, none), statusOf(low, low), statusOf(low, high), statusOf(none, low)]).toEqual([
      'absent',
      'balanced',
      'partly_balanced',
      'unbalanced',
    ])
  })
})
