import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'
import { ROOM_BIRTH, roomPageOf, WITH_BO } from '../support/chart-room.ts'

let app: SharedApp
beforeAll(async () => {
  app = await sharedApp()
})

const together = (query: string) => roomPageOf(app, `${ROOM_BIRTH}&view=together&${query}`)

/**
 * swetest -b17.5.1990 -ut11:30 -p0123456789m -fPZ -house23.72784,37.98376,P
 * swetest -b4.6.1979 -ut18:15 -p0123456789m -fPZ -house151.2073,-33.86785,P
 */
describe('synastry', () => {
  // Bo's cusps: 1st 9°46′ Taurus, 2nd 8°53′ Gemini, 10th 15°05′ Aquarius, 11th 17°39′ Pisces, 12th 15°58′ Aries.
  test.each([
    ['Sun 26°18′ Taurus 1st'],
    ['Moon 22°09′ Aquarius 10th'],
    ['Mercury 7°55′ Taurus 12th'],
    ['Venus 15°04′ Aries 11th'],
  ])('puts %s of Ada into the houses of Bo', async (row) => {
    const { statusCode, text } = await together(WITH_BO)
    expect(statusCode).toBe(200)
    const [, overlay = ''] = text.split('Ada’s planets in Bo’s houses')
    expect(overlay.split('Bo’s planets')[0]).toContain(` ${row} `)
  })

  // Ada's cusps: 1st 14°39′ Virgo, 2nd 9°53′ Libra, 9th 9°35′ Taurus, 10th 12°35′ Gemini, 11th 16°03′ Cancer.
  test.each([
    ['Sun 13°31′ Gemini 10th'],
    ['Moon 3°33′ Libra 1st'],
    ['Venus 21°30′ Taurus 9th'],
    ['Ascendant 9°46′ Taurus 9th'],
  ])('puts %s of Bo into the houses of Ada', async (row) => {
    const { text } = await together(WITH_BO)
    const [, overlay = ''] = text.split('Bo’s planets in Ada’s houses')
    expect(overlay).toContain(` ${row} `)
  })

  test('has the second person in the outer ring', async () => {
    const { text } = await together(WITH_BO)
    expect(text).toContain('Ada inside')
    expect(text).toContain('Bo outside')
    expect(text).toMatch(/Bo: 5 Jun 1979, 04:15 AEST · Sydney/)
  })

  test('lists aspects under the names of both, the closest of the planets and angles first', async () => {
    const { text } = await together(WITH_BO)
    // Venus 15°04′44″ Aries, Midheaven 15°05′01″ Aquarius.
    expect(text).toContain('tightest first Ada Aspect Bo Orb Venus sextile Midheaven 0°00′')
    // Moon 22°09′35″ Aquarius, Venus 21°30′04″ Taurus; Sun 26°18′14″ Taurus.
    expect(text).toContain(' Moon square Venus 0°40′ ')
    expect(text).toContain(' Sun conjunction Venus 4°48′ ')
  })

  test('has no houses of a person whose time is unknown, and says so', async () => {
    const { text } = await together(
      'other.name=Bo&other.city=Sydney&other.year=1979&other.month=6&other.day=5&other.time_known=false',
    )
    expect(text).toContain('5 Jun 1979, 12:00 AEST, time unknown: cast for noon')
    expect(text).toContain('Bo’s time of birth is unknown, so there are no houses.')
    expect(text).toContain('Bo’s planets in Ada’s houses')
    expect(text).not.toContain('Ada’s planets in Bo’s houses')
  })

  test('follows the options of the drawer for both', async () => {
    const { text } = await together(`${WITH_BO}&zodiac_type=sidereal&sidereal_ayanamsa=lahiri`)
    // swetest -sid1 of both instants: Sun 2°34′ and 19°57′ Taurus.
    expect(text).toContain(' Sun 2°34′ Taurus ')
    expect(text).toContain(' Sun 19°57′ Taurus ')
  })
})

test('a composite has the midpoints of both charts', async () => {
  const { text } = await together(`kind=composite&${WITH_BO}`)
  // Half the sums of the longitudes above, on the shorter arc: Sun 56°18′14″ and 73°31′52″, Moon 322°09′35″ and 183°33′54″.
  for (const row of ['Sun 4°55′ Gemini', 'Moon 12°51′ Sagittarius', 'Venus 3°17′ Taurus'])
    expect(text).toContain(` ${row} `)
  expect(text).toContain('Ada and Bo: composite')
})

describe('the second birth', () => {
  test('is asked for before anything is compared', async () => {
    const { statusCode, html, text } = await together('')
    expect(statusCode).toBe(200)
    expect(html).toContain('name="other.year"')
    expect(text).not.toContain('Orb')
  })

  test.each([
    [WITH_BO.replace('month=6', 'month=13'), 'Second person, Month: Must be at most 12'],
    ['other.name=Bo&other.city=Sydney', 'Second person, Year: Required'],
    [WITH_BO.replace('Sydney', 'Xyzzyqq'), 'Second person, Place: There is no place “Xyzzyqq”'],
  ])('%s is refused by the name of its field', async (query, fault) => {
    const { statusCode, text } = await together(query)
    expect(statusCode).toBe(422)
    expect(text).toContain(fault)
  })

  test('without a name is called the second person', async () => {
    const { text } = await together(WITH_BO.replace('other.name=Bo&', ''))
    expect(text).toContain('Ada and Second person: synastry')
  })

  test('with a name that looks like markup is shown as text', async () => {
    const { html } = await together(WITH_BO.replace('Bo', '%3Cimg src=x%3E'))
    expect(html).not.toContain('<img src')
    expect(html).toContain('&lt;img src')
  })
})
