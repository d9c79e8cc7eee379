import { BIRTH_ALIASES } from '../families/horoscope/birth.ts'
import { HOROSCOPES } from '../families/horoscope/chapter.ts'
import { CUTS, PERSONAL_STRUCTURE, periodText, short } from '../families/horoscope/period/model-text.ts'
import { PeriodPersonalReply } from '../families/horoscope/period/reply.ts'
import { ADA, exampleBirth } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { HoroscopeWeeklyPersonalRequest, horoscopeWeeklyPersonalInput } from './schema.ts'

/** The horoscope of a birth for a week, from its transits on each day. */
export const HOROSCOPE_WEEKLY_PERSONAL = technique({
  id: 'horoscope_weekly_personal',
  faces: {
    data: data({
      area: 'transits',
      chapter: HOROSCOPES,
      guide: 'Weekly horoscopes of a birth',
      names: { horoscope_weekly_personal: '/api/v3/horoscope/weekly/personal' },
      summary:
        'The horoscope of a birth for a week: its transits, the days that matter, and scores that are means of the days',
      body: HoroscopeWeeklyPersonalRequest,
      reply: PeriodPersonalReply,
      read: (body, _, given) => horoscopeWeeklyPersonalInput(body, given),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'horoscope-weekly-personal',
        title: 'Weekly horoscope of a birth',
        about: 'The transits of a week to a birth with their exact times, the days that matter, and scores.',
        group: 'Births',
        births: { birth: 'Birth' },
        first: ['week_start', 'tz_str', 'locale'],
        example: { ...exampleBirth('birth.'), week_start: '2026-09-21' },
      },
      tool: {
        family: { of: 'timing', line: 'for a birth and a week' },
        title: 'Weekly horoscope of a birth',
        description: `The horoscope of a birth for a week: the transits with their exact times, the most important first, the days that matter, and scores for love, career, money and health as means of the days. For a day use horoscope_personal. Ask for the birth, never invent it.`,
        omits: BIRTH_ALIASES,
        requires: ['birth'],
        asks: { births: ['birth'] },
        example: { birth: ADA, week_start: '2026-12-28' },
        output: PERSONAL_STRUCTURE,
        trims: short,
        text: periodText,
        cuts: CUTS,
        largest: { locale: 'fr' },
        question: {
          asked: 'What does the week of New Year 2027 bring for my birth chart?',
          says: /week 2026-12-28 to 2027-01-03.*natal Sun in taurus.*transiting /s,
        },
      },
    }),
  },
})
