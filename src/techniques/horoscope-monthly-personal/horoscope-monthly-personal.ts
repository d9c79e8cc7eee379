import { BIRTH_ALIASES } from '../families/horoscope/birth.ts'
import { HOROSCOPES } from '../families/horoscope/chapter.ts'
import { CUTS, PERSONAL_STRUCTURE, periodText, short } from '../families/horoscope/period/model-text.ts'
import { PeriodPersonalReply } from '../families/horoscope/period/reply.ts'
import { ADA, exampleBirth } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { HoroscopeMonthlyPersonalRequest, horoscopeMonthlyPersonalInput } from './schema.ts'

/** The horoscope of a birth for a month, from its transits on each day. */
export const HOROSCOPE_MONTHLY_PERSONAL = technique({
  id: 'horoscope_monthly_personal',
  faces: {
    data: data({
      area: 'transits',
      chapter: HOROSCOPES,
      guide: 'Monthly horoscopes of a birth',
      names: { horoscope_monthly_personal: '/api/v3/horoscope/monthly/personal' },
      summary:
        'The horoscope of a birth for a month: its transits, the days that matter, and scores that are means of the days',
      body: HoroscopeMonthlyPersonalRequest,
      reply: PeriodPersonalReply,
      read: (body, _, given) => horoscopeMonthlyPersonalInput(body, given),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'horoscope-monthly-personal',
        title: 'Monthly horoscope of a birth',
        about: 'The transits of a month to a birth with their exact times, the days that matter, and scores.',
        group: 'Births',
        births: { birth: 'Birth' },
        first: ['year', 'month', 'tz_str', 'locale'],
        example: { ...exampleBirth('birth.'), year: '2026', month: '10' },
      },
      tool: {
        family: { of: 'timing', line: 'for a birth and a month' },
        title: 'Monthly horoscope of a birth',
        description: `The horoscope of a birth for a month: the transits with their exact times, the most important first, the days that matter, and scores for love, career, money and health as means of the days. For a day use horoscope_personal. Ask for the birth, never invent it.`,
        omits: BIRTH_ALIASES,
        requires: ['birth'],
        asks: { births: ['birth'] },
        example: { birth: ADA, year: 2027, month: 1 },
        output: PERSONAL_STRUCTURE,
        trims: short,
        text: periodText,
        cuts: CUTS,
        largest: { locale: 'fr' },
        question: {
          asked: 'What does January 2027 bring for my birth chart?',
          says: /month 2027-01-01 to 2027-01-31.*natal Sun in taurus.*transiting /s,
        },
      },
    }),
  },
})
