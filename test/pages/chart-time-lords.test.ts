import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'
import { ROOM_BIRTH, roomPageOf } from '../support/chart-room.ts'

let app: SharedApp
beforeAll(async () => {
  app = await sharedApp()
})

const lords = (query: string, birth = ROOM_BIRTH) => roomPageOf(app, `${birth}&view=time-lords&${query}`)
const UNTIMED = 'name=Ada&city=Athens&year=1990&month=5&day=17&time_known=false'

describe('profections', () => {
  // A sign a year from the Ascendant in Virgo: at 36 Virgo again; a sign a month: on 27 November the seventh, Pisces.
  test('name the sign, the house and the lord of the year and of the month', async () => {
    const { statusCode, text } = await lords('on=2026-11-27')
    expect(statusCode).toBe(200)
    expect(text).toContain('At age 36, the year from 17 May 2026 to 16 May 2027 activates Virgo , the 1st house')
    expect(text).toContain('Profection of the month Jupiter Pisces 16 Dec 2026')
    expect(text).toContain('17 Nov 2026 Pisces 7th Jupiter now')
    expect(text).toContain('17 May 2027 37 Libra 2nd Venus')
  })

  // swetest -b17.5.1990 -ut11:30 -p2 -fPZ; Taurus is the ninth sign from Virgo.
  test('say how the lord of the year stands at birth', async () => {
    const { text } = await lords('on=2026-11-27')
    expect(text).toMatch(/The lord of the year is Mercury , natally at 7°55′ Taurus , in the 9th house/)
  })

  test('are counted from the Sun if the time is unknown', async () => {
    const { text } = await lords('on=2026-11-27', UNTIMED)
    expect(text).toContain('activates Taurus , the 1st sign from the Sun')
    expect(text).toContain('Without a time of birth, they are counted from the Sun')
  })
})

describe('firdaria', () => {
  // By day Sun 10, Venus 8, Mercury 13, Moon 9 years; the Moon's parts last 1.2857 years and begin with her own.
  test('mark the current period and its part', async () => {
    const { text } = await lords('lords=firdaria&on=2026-11-27')
    expect(text).toContain('A day birth: the Sun rules first.')
    expect(text).toContain('Sun 17 May 1990 17 May 2000 0')
    expect(text).toContain('Moon 17 May 2021 17 May 2030 31 now')
    // 2021.38 + 4 × 1.2857 = 2026.52
    expect(text).toMatch(/Sun 8 Jul 2026 21 Oct 2027 36 now/)
  })

  test('ask for day or night if the time is unknown, and follow the answer', async () => {
    expect((await lords('lords=firdaria', UNTIMED)).text).toContain('choose day or night above')
    expect((await lords('lords=firdaria&sect=night', UNTIMED)).text).toContain('A night birth: the Moon rules first')
  })
})

// windsoftheplanets.com, 2016-08-15, zodiacal releasing part 3, dates of a birth at Tokyo: Leo from 2012-10-28 to 2031-07-21,
// Libra from 2016-01-11 to 2016-09-06. They are those of Greenwich: at Tokyo it is the next morning. The published end of
// Libra is a day before 240 days are over.
const AKIHITO = 'city=Tokyo&year=1933&month=12&day=23&hour=6&minute=39'

describe('zodiacal releasing', () => {
  test('marks the published periods of 8 August 2016', async () => {
    const { text } = await lords('lords=releasing&on=2016-08-08', AKIHITO)
    expect(text).toContain('Released from Spirit in Pisces ; Fortune is in Libra')
    expect(text).toContain('Leo Sun 29 Oct 2012 22 Jul 2031 now')
    expect(text).toMatch(/Libra Venus 12 Jan 2016 8 Sep 2016 now , peak/)
  })

  test('releases from Fortune by choice', async () => {
    const { text } = await lords('lords=releasing&lot=part_of_fortune&on=2016-08-08', AKIHITO)
    expect(text).toContain('Released from Fortune in Libra')
  })

  // 27 years of 360 days hold the 17 years 7 months of the twelve signs; the thirteenth part goes from Sagittarius to Cancer.
  test('marks the loosing of the bond', async () => {
    const { text } = await lords('lords=releasing&on=2026-11-27')
    expect(text).toMatch(
      /Sagittarius Jupiter 19 Jul 2018 14 Jul 2019 peak Cancer Moon 14 Jul 2019 2 Aug 2021 loosing of the bond/,
    )
  })

  test('says that it needs a time of birth', async () => {
    const { text } = await lords('lords=releasing', UNTIMED)
    expect(text).toContain('The lots of Spirit and Fortune need a time of birth')
  })
})

test('decennials begin with the Sun by day and last 129 months of 30 days', async () => {
  const { text } = await lords('lords=decennials&on=1995-01-01')
  // 17 May 1990 and 3,870 days.
  expect(text).toContain('Sun 17 May 1990 20 Dec 2000 now')
})

test('planetary years list the minor years that complete around the date', async () => {
  const { text } = await lords('lords=planetary_years&on=2009-05-01')
  // The Sun has 19 minor years: 17 May 2009.
  expect(text).toMatch(/1[67] May 2009 Sun 19 to come/)
})

test('a wrong date is refused by the name of its field', async () => {
  const { statusCode, text } = await lords('on=2026-13-27')
  expect(statusCode).toBe(422)
  expect(text).toContain('Date: ')
})
