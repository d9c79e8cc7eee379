import { expect, test } from 'vitest'
import { answerViews, type OwnViews } from '../../src/pages/charts/answer-views.ts'
import { views as kp } from '../../src/pages/charts/answers/kp.ts'
import { views as tajaka } from '../../src/pages/charts/answers/tajaka.ts'

/** The texts of the views, a space for each tag. */
const textOf = (answer: unknown, own: OwnViews): string =>
  answerViews(answer, {}, own)
    .views.map((each) => String(each.markup).replaceAll(/<svg.*?<\/svg>/gs, ''))
    .join(' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

// 9.99° of sidereal Aries is in Ashwini (0° to 13°20′), whose lord is Ketu; its third pada is 6°40′ to 10°.
// Subs of Ashwini, in years of 120 over 800′: Ketu 7, Venus 20, Sun 6, Moon 10, Mars 7, Rahu 18: to 68 · 6′40″ = 7°33′20″;
// Jupiter 16 to 9°20′; Saturn 19 to 11°26′40″. Within it come Saturn to 9°40′03″, Mercury to 9°58′00″ and Ketu to 10°05′23″.
const PLACE = { absolute_degree: 9.99, sign: 'Aries', nakshatra: 'Ashwini', pada: 3 }
const LORDS = { sign_lord: 'Mars', nakshatra_lord: 'Ketu', sub_lord: 'Saturn', sub_sub_lord: 'Ketu' }

test('a graha and a cusp of a KP chart have sign, star, sub and sub-sub lords beside the place in degrees and minutes', () => {
  const text = textOf(
    {
      planets: [{ ...PLACE, ...LORDS, name: 'Mercury', house: 1, is_retrograde: true }],
      cusps: [{ ...PLACE, ...LORDS, house: 1 }],
    },
    kp,
  )
  // 9.99° are 9° and 59.4′.
  expect(text).toContain('Mercury 9°59′ Aries ℞ retrograde 1 Ashwini 3 Mars Ketu Saturn Ketu')
  expect(text).toContain('1 9°59′ Aries Ashwini 3 Mars Ketu Saturn Ketu')
})

test('a question by number is a sentence with the degree of its sub and the moment of its cusps', () => {
  // The first of the 249 numbers is the sub of Ketu in Ashwini: 7 of 120 parts of 13°20′, which ends at 0°46′40″.
  const text = textOf(
    {
      horary: {
        ...{ number: 1, absolute_degree: 0, end_degree: 7 / 9, cusps_at: '2026-09-22T18:05:10+05:30' },
        ...{ sign_lord: 'Mars', star_lord: 'Ketu', sub_lord: 'Ketu' },
      },
    },
    kp,
  )
  expect(text).toContain('Number 1 of 249')
  expect(text).toMatch(/The lagna is at 0°00′ Aries , where the sub of Ketu begins .*next number begins at 0°46′ Aries/)
  expect(text).toContain('22 September 2026, 18:05')
})

test('significators are lists by strength, and a node says for whom it acts and why', () => {
  const text = textOf(
    {
      significators: {
        planets: [
          { planet: 'Sun', star_lord: 'Venus', level_1: [3], level_2: [4], level_3: [2, 9], level_4: [12], houses: [] },
        ],
        houses: [
          {
            house: 2,
            owner: 'Venus',
            level_a: ['Jupiter', 'Ketu'],
            level_b: ['Moon'],
            level_c: [],
            level_d: ['Venus'],
          },
        ],
        nodes: [
          { node: 'Rahu', agent_of: [{ planet: 'Mercury', by: 'star_lord' }], represents: ['Mars'], houses: [5, 3] },
        ],
      },
    },
    kp,
  )
  expect(text).toContain('Sun Venus 3 4 2, 9 12')
  expect(text).toContain('2 Jupiter, Ketu Moon Venus')
  expect(text).toContain('Rahu Mercury (star lord) Mars 5, 3')
})

test('ruling planets name the moment, the place in degrees and minutes, and when the Vedic day began', () => {
  const text = textOf(
    {
      ruling_planets: {
        ...{ datetime: '2026-09-22T03:00:00-03:00', lat: -34.5, lng: -58.25, weekday: 'Monday', day_lord: 'Moon' },
        ...{
          day_begins: 'sunrise',
          day_began_at: '2026-09-21T06:40:00-03:00',
          planets: ['Mars', 'Moon'],
          nodes: ['Rahu'],
        },
        ...{ ascendant: { absolute_degree: 212.5 }, ascendant_sign_lord: 'Mars', ascendant_star_lord: 'Jupiter' },
        ...{ ascendant_sub_lord: 'Rahu', moon: { absolute_degree: 283.75 }, moon_sign_lord: 'Saturn' },
        ...{ moon_star_lord: 'Moon', moon_sub_lord: 'Rahu' },
      },
    },
    kp,
  )
  expect(text).toContain('Mars, Moon , with Rahu as agent. 22 September 2026, 03:00 at 34°30′ S, 58°15′ W.')
  expect(text).toContain('(Monday) is Moon; the day began at sunrise (21 Sep, 06:40)')
  // 212.5° and 283.75° are 2°30′ of the eighth and 13°45′ of the tenth sign.
  expect(text).toContain('Lagna 2°30′ Scorpio Mars Jupiter Rahu')
  expect(text).toContain('Moon 13°45′ Capricorn Saturn Moon Rahu')
})

const YEAR = {
  varsha: {
    ...{ year_of_life: 46, starts_at: '2026-01-02T12:32:24+02:00', ends_at: '2027-01-02T18:43:43+02:00' },
    ...{ is_day: true, location: { city: 'Athens' } },
  },
}

test('a Tajaka year has its span, its lord and its muntha in sentences', () => {
  // A lagna of Virgo, moved by 45 signs, which are three rounds and nine signs, is in Gemini, whose lord is Mercury.
  const text = textOf(
    {
      ...YEAR,
      muntha: { sign: 'Gemini', house: 4, lord: 'Mercury' },
      year_lord: {
        planet: 'Jupiter',
        chosen_by: 'first_candidate',
        candidates: [
          {
            office: 'luminary_sign_lord',
            planet: 'Jupiter',
            aspect_on_lagna: 'square',
            nature: 'malefic',
            strength: 8.5,
          },
          { office: 'muntha_lord', planet: 'Mercury', aspect_on_lagna: null, nature: null, strength: 6.79 },
        ],
      },
    },
    tajaka,
  )
  expect(text).toContain('Year 46 of life 2 January 2026, 12:32 to 2 January 2027, 18:43 in Athens. It begins by day.')
  expect(text).toMatch(/The muntha is in Gemini , house 4\. Its lord is Mercury/)
  expect(text).toContain('Luminary sign lord Jupiter square, malefic 8.50')
  expect(text).toContain('Muntha lord Mercury none 6.79')
})

test('strengths, sahams and periods of a Tajaka year have figures and places as people write them', () => {
  // 15 + 7.5 + 3.75 + 5 + 1.25 = 32.5, and a quarter of it is 8.125.
  const strength = { planet: 'Sun', kshetra: 15, uchcha: 7.5, hadda: 3.75, drekkana: 5, navamsa: 1.25, total: 8.13 }
  const text = textOf(
    {
      ...YEAR,
      pancha_vargeeya_bala: [{ ...strength, grade: 'ordinary' }],
      // Sun 258° − Moon 64° + lagna 358.5° = 192.5°. The lagna is not between Moon and Sun: 222.5°, 12°30′ of Scorpio.
      sahams: [
        {
          name: 'Vidya',
          meaning: 'education',
          formula: 'Sun - Moon + Lagna',
          added_sign: true,
          absolute_degree: 222.5,
          house: 9,
          lord: 'Mars',
        },
      ],
      dashas: {
        mudda: [
          {
            ...{
              lord: 'Jupiter',
              starts_at: '2026-01-02T12:32:24+02:00',
              ends_at: '2026-01-24T18:29:39+02:00',
              days: 22.25,
            },
            parts: [{ lord: 'Saturn', starts_at: '2026-01-02T12:32:24+02:00', ends_at: '2026-01-06T01:00:00+02:00' }],
          },
        ],
        patyayini: [],
      },
    },
    tajaka,
  )
  expect(text).toContain('Sun 15.00 7.50 3.75 5.00 1.25 8.13 ordinary')
  expect(text).toContain('Vidya education 12°30′ Scorpio 9 Mars Sun − Moon + Lagna + 30°')
  expect(text).toMatch(
    /Jupiter 2 Jan 2026, 12:32 24 Jan 2026, 18:29 22\.3 Jupiter, Saturn 2 Jan 2026, 12:32 6 Jan 2026, 01:00/,
  )
})

test('yogas of a Tajaka year name their planets, how far apart they are, and what cancels or harms them', () => {
  const pair = { yoga: 'ithasala', kind: 'vartamana', faster: 'Moon', slower: 'Mercury', aspect: 'opposition' }
  const durapha = {
    through: [],
    kamboola: null,
    yoga: 'durapha',
    afflictions: [{ planet: 'Mars', by: 'house_6_8_12' }],
  }
  const text = textOf(
    {
      ...YEAR,
      yogas: {
        houses: 'ishkavala',
        pairs: [{ ...pair, manahoo: ['Mars'], kamboola: false, degrees_apart: 2.5 }],
        matters: [
          { house: 2, lagna_lord: 'Jupiter', house_lord: 'Mars', yogas: [durapha] },
          { house: 10, lagna_lord: 'Jupiter', house_lord: 'Jupiter', yogas: [] },
          { house: 11, lagna_lord: 'Jupiter', house_lord: 'Saturn', yogas: [] },
        ],
      },
    },
    tajaka,
  )
  expect(text).toContain('no planet is in house 3, 6, 9 or 12')
  expect(text).toMatch(/Moon opposition Mercury Ithasala, vartamana, cancelled by Mars \(manahoo\) 2°30′/)
  expect(text).toContain('2 Mars Durapha (Mars in house 6, 8 or 12)')
  expect(text).toContain('10 Jupiter The same planet rules the lagna 11 Saturn none')
})
