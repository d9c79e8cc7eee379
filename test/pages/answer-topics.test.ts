import { expect, test } from 'vitest'
import { answerViews, type OwnViews } from '../../src/pages/charts/answer-views.ts'
import { views as dasha } from '../../src/pages/charts/answers/dasha.ts'
import { views as datesFound } from '../../src/pages/charts/answers/dates-found.ts'
import { views as eclipses } from '../../src/pages/charts/answers/eclipses.ts'
import { views as horoscope } from '../../src/pages/charts/answers/horoscope.ts'
import { views as match } from '../../src/pages/charts/answers/match.ts'
import { views as moon } from '../../src/pages/charts/answers/moon.ts'
import { views as numerology } from '../../src/pages/charts/answers/numerology.ts'
import { views as panchang } from '../../src/pages/charts/answers/panchang.ts'
import { views as strength } from '../../src/pages/charts/answers/strength.ts'
import { views as sunDay } from '../../src/pages/charts/answers/sun-day.ts'
import { views as timeLords } from '../../src/pages/charts/answers/time-lords.ts'

/** The texts of the views, a space for each tag. What screen readers skip or get alone is left in. */
const textOf = (answer: unknown, own: OwnViews): string =>
  answerViews(answer, {}, own)
    .views.map((each) => String(each.markup).replaceAll(/<svg.*?<\/svg>/gs, ''))
    .join(' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('periods of time lords have the names of lords and signs, dates in words, and the running one is marked', () => {
  const period = { starts_at: '2019-06-12T00:30:00+03:00', ends_at: '2027-05-01T00:30:00+03:00' }
  const row = { level: 1, sign_id: 'libra', lord_id: 'venus', path: ['libra'], period, peak: true }
  const text = textOf(
    {
      meta: { releasing: { date: '2026-09-01T00:00:00+03:00' } },
      releasing: { active: [{ ...row, lord: { abs_pos: 258.259, retrograde: false, house: 4 } }], periods: [row] },
    },
    timeLords,
  )
  // 258.259° are 18.259° of Sagittarius: 18°15′.
  for (const each of [
    '1 September 2026',
    'First Libra Venus 18°15′ Sagittarius , house 4',
    '12 Jun 2019 1 May 2027',
    'now , peak',
  ])
    expect(text).toContain(each)
  expect(text).not.toMatch(/libra|venus|2019-06/)
})

test('the profection of a year is a sentence with house, sign and lord', () => {
  const annual = { activated_house: 10, activated_sign_id: 'gemini', time_lord_id: 'mercury', natal_planets: [] }
  const text = textOf(
    { profection: { annual: { ...annual, period: { start: '2026-01-01', end: '2026-12-31' } }, monthly: [] } },
    timeLords,
  )
  expect(text).toContain('is the year of house 10 in Gemini . Its lord is Mercury . No planet was in Gemini at birth.')
})

test('a progressed event is a sentence, and a boundary that it crosses has no place', () => {
  const event = {
    progressed_point: 'mercury',
    date: '2026-06-11T03:37:35Z',
    age_years: 45.4,
    longitude_deg: 330,
    retrograde: true,
  }
  const text = textOf({ events: [{ ...event, kind: 'sign_ingress', sign_id: 'aquarius' }] }, datesFound)
  expect(text).toContain('11 Jun 2026 45 Progressed Mercury enters Aquarius')
  expect(text).not.toContain('Pisces')
})

test('a return has its number, its moment at the place and in UTC, and its pass', () => {
  const found = { exact_moment_utc: '2040-03-17T16:19:32Z', exact_moment_local: '2040-03-17T18:19:32+02:00' }
  const text = textOf(
    {
      meta: { returns_search: { body: 'saturn', natal_longitude_deg: 189.530082 } },
      location: { city: 'Athens' },
      returns: [
        { ...found, return_number: 2, arc_deg: 0, longitude_deg: 189.530082, pass: 2, passes: 3, retrograde: true },
      ],
    },
    datesFound,
  )
  // 189.53° are 9.53° of Libra: 9°31′.
  expect(text).toContain('Returns of Saturn to 9°31′ Libra')
  expect(text).toContain('17 Mar 2040, 18:19 17 Mar 2040, 16:19 Return 9°31′ Libra ℞ retrograde 2 of 3')
})

test('a day has the times of Sun and Moon on the clock of the place, and says which twilight does not come', () => {
  // Tromsø on 21 June: the Sun does not set. Chaldean order: the first hour of a Sunday is of the Sun, the second of Venus.
  const at = (clock: string) => `2026-06-21T${clock}:30+02:00`
  const text = textOf(
    {
      sun: { rise: null, culmination: at('12:46'), set: null },
      moon: { rise: at('13:05'), culmination: at('19:20'), set: null },
      twilight: { civil: { begin: null, end: null } },
      planetary_hours: {
        hours: [
          { number: 1, part: 'day', ruler: 'sun', start: at('03:00'), end: at('04:02') },
          { number: 2, part: 'day', ruler: 'venus', start: at('04:02'), end: at('05:04') },
        ],
      },
    },
    sunDay,
  )
  expect(text).toMatch(/Sun – 12:46 –.*Moon 13:05 19:20 –/)
  expect(text).toContain('Civil does not begin does not end')
  expect(text).toMatch(/1, day Sun 03:00 04:02.*2, day Venus 04:02 05:04/)
})

test('a partial eclipse never covers all of the Sun', () => {
  const best = { time: '2026-08-12T20:32:24+02:00', altitude_deg: -0.8, obscuration: 0.9996 }
  const here = { type: 'partial', seen_as: 'partial', visible: 'part', visible_spans: [], best }
  const text = textOf({ eclipses: [{ of: 'sun', type: 'total', saros: 126, here }] }, eclipses)
  expect(text).toContain('12 Aug 2026 Total of the Sun partial, in part 20:32 99.9 % −1°')
})

test('a horoscope begins with its text, and its scores name what adds and takes most', () => {
  const drivers = [
    { type: 'base', label: 'Starting value', weight: 50 },
    { type: 'sky_aspect', label: 'Moon trine Uranus', weight: 3 },
    { type: 'sky_aspect', label: 'Moon square Venus', weight: -9 },
  ]
  const text = textOf(
    {
      data: {
        ...{
          sign: 'leo',
          date: '2026-09-22',
          scores: { overall: 59, love: 44 },
          content: { theme: 'Partners', text: 'Talk.' },
        },
        score_factors: [{ dimension: 'love', drivers }],
      },
    },
    horoscope,
  )
  expect(text).toMatch(/^ ?Leo , 22 September 2026 Partners Talk\./)
  expect(text).toContain('Love 44 Moon square Venus −9, Moon trine Uranus +3')
})

test('a panchang has its limbs with their ends, and hours after midnight are on the next day', () => {
  const tithi = {
    name: 'Ekadashi',
    paksha: 'Shukla',
    lord: 'Mars',
    ends_at: '21:43:48',
    ends_at_iso: '2026-09-22T21:43:48+05:30',
  }
  const text = textOf(
    {
      ...{ date: '2026-09-22', weekday: { name: 'Tuesday' }, moonset: '27:15:04', tithi, tithis: [tithi] },
      yoga: { name: 'Sukarma', ends_at_iso: '2026-09-23T16:27:01+05:30' },
      rahu_kalam: { start_iso: '2026-09-22T15:33:02+05:30', end_iso: '2026-09-22T17:03:59+05:30' },
    },
    panchang,
  )
  for (const each of [
    'Moonset 03:15 the next day',
    'Tithi Shukla Ekadashi 21:43 lord Mars',
    'Sukarma 23 Sep, 16:27',
    'Rahu Kalam 15:33 to 17:03 avoid',
  ])
    expect(text).toContain(each)
})

test('a month of the Moon has its phases, distances and nodes in one order of time', () => {
  const at = (local_timestamp: string) => ({ local_timestamp })
  const text = textOf(
    {
      days: [
        {
          calendar_date: '2026-05-01',
          phase: { name: 'Full Moon', illumination: 0.71 },
          zodiac: { sign: 'Scorpio', degree: 8.116 },
        },
      ],
      sign_timeline: [{ sign_id: 'scorpio', start: '2026-04-30T20:01:51+01:00' }],
      phases: [
        { phase: 'full_moon', ...at('2026-05-01T18:23:11+01:00') },
        { phase: 'new_moon', ...at('2026-05-16T21:01:03+01:00') },
      ],
      apsides: [{ kind: 'apogee', distance_km: 405_839, ...at('2026-05-04T23:30:23+01:00') }],
    },
    moon,
  )
  expect(text).toContain('1 May 2026, 18:23 Full Moon 4 May 2026, 23:30 Apogee, 405 839 km 16 May 2026, 21:01 New Moon')
  // 8.116° are 8°06′.
  expect(text).toContain('Full moon 71 % 8°06′ Scorpio')
})

test('the balance of a dasha is in years and months, and dates within sentences are in words', () => {
  const birth = { lord: 'Jupiter', remaining_years: 7.309278, full_duration_years: 16, end: '1988-04-24' }
  const text = textOf({ birth_balance: birth, facts: [{ level: 'Mahadasha', text: 'It ends on 2031-04-25.' }] }, dasha)
  // 0.309278 of 12 months are 3.7.
  expect(text).toContain('At birth 7 years and 4 months were left of the 16 years of Jupiter , until 24 Apr 1988 .')
  expect(text).toContain('It ends on 25 April 2031.')
})

test('a match has the names of the persons, and what eases a dosha', () => {
  const mars = { message: 'Mars is in house 4.', active: true, cancellations: [{ message: 'Own sign' }] }
  const text = textOf(
    {
      ashtakoota: { score: 16.5, max_score: 36, recommendation: 'Not Recommended', kootas: [] },
      persons: [{ label: 'Ada', part: 'groom', moon_sign: { id: 7, name: 'Libra', degree: 27.25 } }],
      doshas: { manglik: { person1: mars } },
    },
    match,
  )
  expect(text).toContain('16.5 of 36 points: not recommended')
  expect(text).toContain('Ada groom 27°15′ Libra')
  expect(text).toContain('Mangal, Ada yes Mars is in house 4. Eased: Own sign')
})

test('strengths stand by rank, and the points of a graha have their sum', () => {
  const points = [4, 4, 3, 6, 5, 4, 5, 3, 4, 3, 4, 3]
  const text = textOf(
    {
      shadbala: { Sun: { rank: 2, shadbala_in_rupas: 6.159 }, Saturn: { rank: 1, shadbala_in_rupas: 8.2063 } },
      ashtakavarga: { bhinnashtakavarga: { Sun: points } },
    },
    strength,
  )
  expect(text.indexOf('Saturn 8.21')).toBeLessThan(text.indexOf('Sun 6.16'))
  // The Sun has 48 points in every chart.
  expect(text).toContain('Sun 4 4 3 6 5 4 5 3 4 3 4 3 48')
})

test('a number names what it is of, and a master number is called so', () => {
  const core = {
    life_path: { value: 6, root: 6, compound: '15/6' },
    personality: { value: 11, root: 2, is_master: true },
  }
  const text = textOf({ data: { kind: 'pythagorean', core } }, numerology)
  expect(text).toContain('Life path 6 from 15/6 Personality 11 master number, root 2')
})
