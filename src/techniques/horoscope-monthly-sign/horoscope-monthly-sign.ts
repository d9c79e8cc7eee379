import { HOROSCOPES } from '../families/horoscope/chapter.ts'
import { CUTS, periodText, SIGN_STRUCTURE, short } from '../families/horoscope/period/model-text.ts'
import { PeriodSignReply } from '../families/horoscope/period/reply.ts'
import { data, technique } from '../technique.ts'
import { HoroscopeMonthlySignQuery, horoscopeMonthlySignInput } from './schema.ts'

/** The horoscope of a sign of the zodiac for a month, joined from its days. */
export const HOROSCOPE_MONTHLY_SIGN = technique({
  id: 'horoscope_monthly_sign',
  faces: {
    data: data({
      area: 'sky_events',
      chapter: HOROSCOPES,
      guide: 'Monthly horoscopes by sign',
      names: { horoscope_monthly_sign: '/api/v1/horoscope/monthly/sign' },
      summary: 'The horoscope of a sign for a month: the days that matter, and scores that are means of the days',
      query: HoroscopeMonthlySignQuery,
      reply: PeriodSignReply,
      read: (_, query, given) => ({ input: horoscopeMonthlySignInput(query, given) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'horoscope-monthly-sign',
        title: 'Monthly horoscope of a sign',
        about: 'The sky of a month for a sign: phases of the Moon, ingresses, stations, exact aspects, and scores.',
        group: 'The sky',
        first: ['sign', 'year', 'month', 'tz_str', 'locale'],
        example: { sign: 'leo', year: '2026', month: '10', tz_str: 'Europe/Paris' },
      },
      tool: {
        family: { of: 'sky', line: 'horoscope of a sign for a month' },
        title: 'Monthly horoscope of a sign',
        description: `The horoscope of a sign of the zodiac for a month: the days that matter with exact times of phases of the Moon, entries into signs, stations and aspects, and scores for love, career, money and health as means of the days. It needs no birth. For a day use horoscope_sign.`,
        omits: ['timezone', 'lang', 'ephemeris'],
        asks: { births: [] },
        example: { sign: 'leo', year: 2027, month: 1 },
        output: SIGN_STRUCTURE,
        trims: short,
        text: periodText,
        cuts: CUTS,
        largest: { locale: 'fr' },
        question: {
          asked: 'What is the horoscope of Leo for January 2027?',
          says: /month 2027-01-01 to 2027-01-31.*houses count from leo/s,
        },
      },
    }),
  },
})
