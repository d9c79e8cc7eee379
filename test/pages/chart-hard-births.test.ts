import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'
import { ROOM_BIRTH } from '../support/chart-room.ts'

let app: SharedApp
beforeAll(async () => {
  app = await sharedApp()
})

async function pageOf(path: string) {
  const { statusCode, body: html } = await app.app.inject({ method: 'GET', url: path })
  const text = html
    .slice(html.indexOf('<main'))
    .replaceAll(/<(svg|style|script|form)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
  return { statusCode, html, text }
}

const UNTIMED = 'name=Ada&city=Athens&year=1990&month=5&day=17&time_known=false'
/** 13 July 100 in the Julian calendar, 12 July in the Gregorian one: the difference of the two is a day from March 100 on. */
const OLD = 'name=Old&city=Rome&year=100&month=7&day=13&hour=6&minute=30'
/** 12 July 100 BC, which is 10 July in the Gregorian calendar. */
const BEFORE_CHRIST = 'name=Caesar&city=Rome&year=-99&month=7&day=12&hour=5&minute=0'
/** Midsummer at 67.9° N. */
const POLAR = 'name=Polar&lat=67.9&lng=20.2&tz_str=Europe/Stockholm&year=1985&month=6&day=21&hour=23&minute=30'
/** Saturn is in a loop over 28°11′ Libra: swetest -b30.12.2011 -ut09:59 -p6. Clocks were 10 hours behind UTC. */
const IN_A_LOOP = 'name=Apia&city=Apia&year=2011&month=12&day=29&hour=23&minute=59'

describe('a birth before the Gregorian calendar', () => {
  test('is headed by the date that people know, with the calendar', async () => {
    const { text } = await pageOf(`/charts?${OLD}`)
    expect(text).toContain('13 July 100 (Julian calendar), 06:30 LMT')
    expect(text).toContain('in the Gregorian calendar, in which the birth was on 12 July 100')
  })

  test('before Christ has the year that people count', async () => {
    const { text } = await pageOf(`/charts?${BEFORE_CHRIST}&view=time-lords&lords=firdaria`)
    expect(text).toContain('12 July 100 BC (Julian calendar), 05:00 LMT')
    expect(text).toContain('Sun 10 Jul 100 BC 10 Jul 90 BC')
  })

  test('is progressed to the present, which is more than a life later', async () => {
    const { statusCode, text } = await pageOf(`/charts?${OLD}&view=progressions&progressed_to=2026-11-27`)
    expect(statusCode).toBe(200)
    // 1926.379 tropical years. swetest -bj1759703.11475 -ut -p1: 12°16′10″ Virgo.
    expect(text).toContain('The progressed Moon is at 12°16′ Virgo')
    expect(text).not.toContain('progressed lunation')
  })

  test('is counted in numerology by a date that is named', async () => {
    const { text } = await pageOf(`/charts?${OLD}&view=numerology`)
    expect(text).toContain('the one in the Gregorian calendar, 12 July 100')
  })

  test('of the second person has its calendar too', async () => {
    const other = OLD.replaceAll(/(?<=^|&)/g, 'other.')
    const { text } = await pageOf(`/charts?${ROOM_BIRTH}&view=together&${other}`)
    expect(text).toContain('Old: 13 Jul 100 (Julian calendar), 06:30 LMT')
  })

  test('has an ayanamsha below 0°', async () => {
    // swetest -b13.7.100jul -ut05:39:57 -sid1 -ay1: 357°25′53″.
    const { text } = await pageOf(`/charts?${OLD}&view=vedic`)
    expect(text).toContain('Lahiri ayanamsa −2°34′')
  })
})

describe('times that a clock showed twice or skipped', () => {
  // tz database, Europe/Athens: the clock goes forward on 29 March 2026 at 3:00 and back on 25 October 2026 at 4:00.
  test.each([
    ['2026-10-25T03:30', '25 October 2026, 03:30 EEST', 'Clocks showed this local time twice'],
    ['2026-03-29T03:30', '29 March 2026, 04:30 EEST', 'Clocks skipped this local time'],
  ])('transits of %s say so', async (at, shown, said) => {
    const { text } = await pageOf(`/charts?${ROOM_BIRTH}&view=transits&at=${at}`)
    expect(text).toContain(shown)
    expect(text).toContain(said)
  })
})

describe('a moment before the Gregorian calendar', () => {
  test('leads to the chart of that moment', async () => {
    const { html } = await pageOf('/charts/when?ask=retrogrades&in_year=1')
    const [, query] = /href="[^"]*\/charts\?(name=Mercury\+turns\+retrograde&amp;[^"]*)"/.exec(html) ?? []
    // swetest -b29.1.1jul -ut05:15:33 -p2 -fPZs: 22°47′34″ Aquarius, 0.0000 degrees a day. It is 27 January in the Gregorian calendar.
    const { text } = await pageOf(`/charts?${query?.replaceAll('&amp;', '&')}`)
    expect(text).toContain('Mercury 22°47′')
  })
})

describe('a birth without a time', () => {
  test('has the way of the Moon on that day', async () => {
    // swetest -b16.5.1990 -ut21:00 -p1 -n2, midnight in Athens: 14°23′57″ and 27°19′03″ Aquarius.
    const { text } = await pageOf(`/charts?${UNTIMED}`)
    expect(text).toMatch(/The Moon moved from 14°23′ Aquarius to 27°19′ Aquarius on that day/)
  })

  test.each(['view=vedic', 'view=progressions', 'view=time-lords&sect=night', 'view=return&return_of=moon'])(
    'has a warning in %s',
    async (view) => {
      const { text } = await pageOf(`/charts?${UNTIMED}&${view}`)
      expect(text).toContain('The birth has no time')
    },
  )

  test('has dashas whose uncertainty is said', async () => {
    const { text } = await pageOf(`/charts?${UNTIMED}&view=vedic`)
    expect(text).toMatch(/The balance at birth is .* for a birth in the first minute of the day/)
  })

  test('has no houses under transits', async () => {
    const { text } = await pageOf(`/charts?${UNTIMED}&view=transits`)
    expect(text).not.toContain('Houses are natal')
  })
})

describe('questions about times', () => {
  test('say that the birth has no time', async () => {
    const { text } = await pageOf(`/charts/when?ask=returns&planet=moon&${UNTIMED}`)
    expect(text).toContain('The birth has no time')
  })

  test('say that the clock showed the time of birth twice', async () => {
    const birth = 'city=New+York&year=2021&month=11&day=7&hour=1&minute=30'
    for (const asked of ['returns', 'transits', 'eclipses'])
      expect((await pageOf(`/charts/when?ask=${asked}&${birth}`)).text).toContain('so the time of birth occurred twice')
  })

  test('leave Chiron out of all returns where its orbit is unknown', async () => {
    const { statusCode, text } = await pageOf(`/charts/when?ask=returns&planet=all&${OLD}`)
    expect(statusCode).toBe(200)
    expect(text).toContain('Chiron is left out')
    expect(text).toContain('Saturn returns to 27°20′ Libra')
  })

  test('lead to charts with the options and the coordinates of the birth', async () => {
    const { html } = await pageOf(
      '/charts/when?ask=returns&lat=35.68&lng=139.69&year=1970&month=1&day=1&hour=0&minute=5&zodiac_type=sidereal&sidereal_ayanamsa=lahiri',
    )
    expect(html).toMatch(/href="[^"]*name=Saturn\+return[^"]*lat=35\.68[^"]*sidereal_ayanamsa=lahiri"/)
    expect(html).toContain('cast for the coordinates of the birth')
  })
})

describe('a birth within the polar circle', () => {
  test('has no planetary years, because some signs do not rise', async () => {
    const { statusCode, text } = await pageOf(`/charts?${POLAR}&view=time-lords&lords=planetary_years`)
    expect(statusCode).toBe(200)
    expect(text).toContain('some signs do not rise')
  })
})

test('a birth within a retrograde loop has further passes, which are no returns of a round', async () => {
  // swetest -b18.3.2012 -ut16:50 -p6: 28°11′16.7″ Libra, retrograde.
  const { text } = await pageOf(`/charts?${IN_A_LOOP}&view=return&return_of=saturn&return_from=2012-01-01`)
  expect(text).toContain('Return of Saturn: 19 March 2012, 06:50')
  expect(text).toContain('Pass 2 of 3 of the retrograde loop in which the birth is.')
  expect(text).not.toMatch(/\b0th\b/)
})

test('a progressed cusp that is the Midheaven has the same minute of arc', async () => {
  const { text } = await pageOf(`/charts?${ROOM_BIRTH}&view=progressions&progressed_to=2026-11-27`)
  const [, midheaven] = /Midheaven (\d+°\d\d′ Cancer)/.exec(text) ?? []
  expect(text).toContain(` 10 ${midheaven} `)
})

test('options that a tab does not use are named', async () => {
  const options = 'house_system=koch&include_minor_aspects=true'
  const { text } = await pageOf(`/charts?${ROOM_BIRTH}&view=vedic&${options}`)
  expect(text).toContain('Not used in this tab: House system, Minor aspects.')
  expect((await pageOf(`/charts?${ROOM_BIRTH}&view=transits&${options}`)).text).not.toContain('Not used in this tab')
})

test('a heading has the names of house system and ayanamsa that people use', async () => {
  const { text } = await pageOf(
    `/charts?${ROOM_BIRTH}&zodiac_type=sidereal&sidereal_ayanamsa=lahiri&house_system=whole_sign`,
  )
  expect(text).toContain('Sidereal zodiac (Lahiri), Whole sign houses')
})

test('the calendar says which aspects end before the Moon is void of course', async () => {
  const { text } = await pageOf('/charts/calendar?month=2026-12')
  expect(text).toContain(
    'conjunction, sextile, square, trine or opposition in a sign, to the Sun or a planet from Mercury to Pluto',
  )
})

test.each([
  ['year=-9000&month=2&day=3', /The ephemeris covers 1 January \d{4} BC to 1 January \d{4}\./],
  ['year=1990&month=2&day=30', /This month has only 28 days in the Gregorian calendar\./],
  ['year=1582&month=10&day=10', /5 to 14 October 1582 do not exist: /],
])('a date that cannot be calculated is refused in the words of the form: %s', async (date, refusal) => {
  const { text } = await pageOf(`/charts?name=X&city=Rome&${date}&hour=1&minute=1`)
  expect(text).toMatch(refusal)
  expect(text).not.toMatch(/T00:00|Moshier|calendar auto|pass calendar/)
})

test('a clock that skipped the time of birth says which reading was used', async () => {
  const { text } = await pageOf('/charts?name=G&city=Berlin&year=1990&month=3&day=25&hour=2&minute=30')
  expect(text).toContain('25 March 1990, 03:30 CEST')
  expect(text).toContain('skipped the time of birth. The time shown beside the date was used.')
})
