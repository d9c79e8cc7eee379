import type { z } from 'zod'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { HOROSCOPES } from '../families/horoscope/chapter.ts'
import { data, technique } from '../technique.ts'
import { HoroscopeSignQuery, HoroscopeSignReply, horoscopeSignInput } from './schema.ts'

type Reply = z.output<typeof HoroscopeSignReply>

/** The horoscope of a sign of the zodiac for a day, from its solar houses and the aspects of the day. */
export const HOROSCOPE_SIGN = technique({
  id: 'horoscope_sign',
  faces: {
    data: data({
      area: 'sky_events',
      chapter: HOROSCOPES,
      guide: 'Daily horoscopes by sign',
      names: {
        horoscope_daily_sign: '/api/v2/horoscope/daily/sign',
        horoscope_daily_sign_alias: '/api/v1/horoscope/daily/sign',
      },
      summary: 'The horoscope of a sign for a day: solar houses, aspects of the day, and scores that can be added up',
      query: HoroscopeSignQuery,
      reply: HoroscopeSignReply,
      read: (_, query, given) => ({ input: horoscopeSignInput(query, given) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'horoscope-sign',
        title: 'Horoscope of a sign',
        about: 'The sky of a day for a sign: the houses of Moon and planets, the exact aspects, and scores from both.',
        group: 'The sky',
        first: ['sign', 'date', 'tz_str', 'locale'],
        example: { sign: 'leo', date: '2026-09-22', tz_str: 'Europe/Paris' },
      },
      tool: {
        family: { of: 'sky', line: 'horoscope of a sign for a day' },
        title: 'Horoscope of a sign',
        description: `The daily horoscope of a sign of the zodiac: the Moon and the planets in its solar houses, the exact aspects of the day with their times, and scores for love, career, money and health as sums of these. It needs no birth. For the transits of a birth use v1_transits_calculate.`,
        omits: ['timezone', 'lang', 'ephemeris'],
        asks: { births: [] },
        example: { sign: 'leo', date: '2027-01-01' },
        text: horoscopeText,
        cuts: [{ field: 'data.content.facts', advice: 'The first of them are the text.' }],
        largest: { locale: 'fr' },
        question: { asked: 'What is the horoscope of Leo for New Year 2027?', says: /leo, 2027-01-01.*Moon/s },
      },
    }),
  },
})

function horoscopeText({ data: { sign, date, scores, lucky, content, astro, ...of }, meta, warnings }: Reply): string {
  const { settings } = meta
  return paragraphs(
    [`Horoscope of ${sign}, ${date} (${settings.tz_str}). Houses count from ${sign}.`],
    warningLines(warnings ?? []),
    [content.text],
    of.score_factors.map(
      ({ dimension, drivers }) =>
        `${dimension} ${scores[dimension]}: ${drivers.map(({ label, weight }) => `${label} ${weight}`).join(', ')}`,
    ),
    [`overall ${scores.overall}, the mean of the four.`],
    astro.highlights
      .filter(({ type }) => type === 'sky_aspect')
      .map(({ label, exact_at: at }) => `${label}, exact ${at}`),
    astro.planets.map(
      ({ label, sign: { label: place }, degree, house, retrograde }) =>
        `${label}: ${degree.toFixed(1)}° ${place}, house ${house}${retrograde ? ', retrograde' : ''}`,
    ),
    [
      `By tradition: colour ${lucky.color.label}, number ${lucky.number}, ${lucky.time_window.display} (${lucky.time_window.rule.replaceAll('_', ' ')}).`,
    ],
  )
}
