import { beforeAll, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'
import { ROOM_BIRTH, roomPageOf } from '../support/chart-room.ts'

let app: SharedApp
beforeAll(async () => {
  app = await sharedApp()
})

const vedic = (query: string, birth = ROOM_BIRTH) => roomPageOf(app, `${birth}&view=vedic&${query}`)

// swetest -b17.5.1990 -ut11:30 -p0123456m -sid1 -fPZ -house23.72784,37.98376,P. A nakshatra has 13°20′, a pada 3°20′; houses
// count signs from Leo. Venus is exalted in Pisces, Saturn rules Capricorn.
test.each([
  ['Lagna 20°56′ Leo 1st Purva Phalguni 3, Venus'],
  ['Sun 2°34′ Taurus 10th Krittika 2, Sun'],
  ['Moon 28°26′ Capricorn 6th Dhanishta 2, Mars'],
  ['Venus 21°21′ Pisces 8th Revati 2, Mercury exalted'],
  ['Saturn 1°29′ Capricorn 6th Uttara Ashadha 2, Sun own sign, retrograde'],
  ['Rahu 17°30′ Capricorn 6th Shravana 3, Moon'],
])('the table of grahas has %s', async (row) => {
  const { statusCode, text } = await vedic('')
  expect(statusCode).toBe(200)
  expect(text.replaceAll(' ,', ',')).toContain(` ${row} `)
})

test('combust grahas are marked', async () => {
  // swetest -b28.2.2024 -ut6:30 -p06 -sid1 -fPZ: Sun 14°57′, Saturn 15°30′ Aquarius. Saturn is combust within 15° (Surya
  // Siddhanta 9.6-9).
  const { text } = await vedic('', 'city=Delhi&year=2024&month=2&day=28&hour=12&minute=0')
  expect(text).toMatch(/Saturn 15°30′ Aquarius [^′/]*, combust/)
})

test('rounds the balance of the first dasha that the book of P.V.R. Narasimha Rao gives', async () => {
  // Example 50: Mars, 2 years 2 months 29 days.
  const { text } = await vedic('', 'lat=42.3&lng=-71.1&tz_str=-04:00&year=2000&month=4&day=28&hour=5&minute=50')
  expect(text).toContain('At birth, 2 years and 3 months of the Mars dasha remained.')
})

test('the panchang is that of the moment of birth', async () => {
  // The Moon is 265.86° after the Sun: the 23rd tithi, the eighth of the waning half. 17 May 1990 was a Thursday.
  const { text } = await vedic('')
  expect(text).toContain('Guruvara (Thursday), lord Jupiter')
  expect(text).toContain('Krishna Ashtami')
})

test('names the yoga of lord of the twelfth in the sixth', async () => {
  // Cancer is the twelfth sign from Leo; its lord, the Moon, is in Capricorn, the sixth.
  expect((await vedic('')).text).toContain('Vimala : The lord of the 12th is in the 6th, 8th or 12th. Formed by Moon')
})

test('draws the chosen charts in the chosen style', async () => {
  const { html } = await vedic('squares=south_indian&divisions=D1,D9,D10')
  expect(html).toContain('data-style="south_indian"')
  expect([...html.matchAll(/data-division="(D\d+)"/g)].map(([, division]) => division)).toEqual(['D1', 'D9', 'D10'])
})

test('a birth without a time has no lagna and no panchang, and says so', async () => {
  const { statusCode, text } = await vedic('', 'city=Athens&year=1990&month=5&day=17&time_known=false')
  expect(statusCode).toBe(200)
  expect(text).not.toContain(' Lagna ')
  expect(text).toContain('the time of birth is unknown')
  expect(text).toContain('need the lagna')
})

test('a chart that does not exist is refused', async () => {
  expect((await vedic('divisions=D8')).statusCode).toBe(422)
})

test('shows the antardashas of the mahadasha that was chosen', async () => {
  const { html, text } = await vedic('')
  const [, start = ''] = /id="dasha-(\d{4}-\d\d-\d\d)"[^>]*>Saturn</.exec(html) ?? []
  expect(text).toContain('Antardashas of Jupiter')
  const chosen = await vedic(`dasha=${start}`)
  // A mahadasha begins with its own antardasha: Saturn, Mercury, Ketu, Venus, Sun, Moon, Mars, Rahu, Jupiter (Brihat Parashara
  // Hora Shastra 46).
  const [, parts = ''] = chosen.text.split('Antardashas of Saturn')
  expect(
    [...(parts.split('Yogas')[0]?.matchAll(/ (Saturn|Mercury|Ketu|Venus|Sun|Moon|Mars|Rahu|Jupiter) \d/g) ?? [])].map(
      ([, lord]) => lord,
    ),
  ).toEqual(['Saturn', 'Mercury', 'Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter'])
})
