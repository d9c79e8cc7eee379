import { HOROSCOPES } from '../families/horoscope/chapter.ts'
import { CUTS, periodText, SIGN_STRUCTURE, short } from '../families/horoscope/period/model-text.ts'
import { PeriodSignReply } from '../families/horoscope/period/reply.ts'
import { data, technique } from '../technique.ts'
import { HoroscopeWeeklySignQuery, horoscopeWeeklySignInput } from './schema.ts'

/** The horoscope of a sign of the zodiac for a week, joined from its days. */
export const HOROSCOPE_WEEKLY_SIGN = technique({
  id: 'horoscope_weekly_sign',
  faces: {
    data: data({
      area: 'sky_events',
      chapter: HOROSCOPES,
      guide: 'Weekly horoscopes by sign',
      names: { horoscope_weekly_sign: '/api/v1/horoscope/weekly/sign' },
      summary: 'The horoscope of a sign for a week: the days that matter, and scores that are means of the days',
      query: HoroscopeWeeklySignQuery,
      reply: PeriodSignReply,
      read: (_, query, given) => ({ input: horoscopeWeeklySignInput(query, given) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'horoscope-weekly-sign',
        title: 'Weekly horoscope of a sign',
        about: 'The sky of a week for a sign: phases of the Moon, ingresses, stations, exact aspects, and scores.',
        group: 'The sky',
        first: ['sign', 'week_start', 'tz_str', 'locale'],
        example: { sign: 'leo', week_start: '2026-09-21', tz_str: 'Europe/Paris' },
      },
      tool: {
        family: { of: 'sky', line: 'horoscope of a sign for a week' },
        title: 'Weekly horoscope of a sign',
        description: `The horoscope of a sign of the zodiac for a week: the days that matter with exact times of phases of the Moon, entries into signs, stations and aspects, and scores for love, career, money and health as means of the days. It needs no birth. For a day use horoscope_sign.`,
        omits: ['timezone', 'lang', 'ephemeris'],
        asks: { births: [] },
        example: { sign: 'leo', week_start: '2026-12-28' },
        output: SIGN_STRUCTURE,
        trims: short,
        text: periodText,
        cuts: CUTS,
        largest: { locale: 'fr' },
        question: {
          asked: 'What is the horoscope of Leo for the week of New Year 2027?',
          says: /week 2026-12-28 to 2027-01-03.*houses count from leo/s,
        },
      },
    }),
  },
})
