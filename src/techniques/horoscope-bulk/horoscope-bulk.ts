import { z } from 'zod'
import { type Fields, paragraphs, warningLines } from '../../wire/texts/words.ts'
import { HOROSCOPES } from '../families/horoscope/chapter.ts'
import { SignHoroscope } from '../families/horoscope/reply.ts'
import { data, technique } from '../technique.ts'
import { HoroscopeBulkQuery, HoroscopeBulkReply, horoscopeBulkInput } from './schema.ts'

type Reply = z.output<typeof HoroscopeBulkReply>

const { text, theme } = SignHoroscope.shape.content.shape

/** The structured content of the tool: twelve horoscopes without the facts behind them. */
const BulkStructure = HoroscopeBulkReply.extend({
  data: z.record(z.string(), SignHoroscope.pick({ scores: true, lucky: true }).extend({ text, theme })),
})

const short = ({ data: bySign, ...answer }: Reply): Fields => ({
  ...answer,
  data: Object.fromEntries(
    Object.values(bySign).map(({ sign, scores, lucky, content }) => [
      sign,
      { text: content.text, theme: content.theme, scores, lucky },
    ]),
  ),
})

/** The horoscopes of all signs of the zodiac for a day. */
export const HOROSCOPE_BULK = technique({
  id: 'horoscope_bulk',
  faces: {
    data: data({
      area: 'sky_events',
      chapter: HOROSCOPES,
      guide: 'Horoscopes of all signs',
      names: { horoscope_daily_bulk: '/api/v1/horoscope/daily/bulk' },
      summary: 'The horoscopes of all twelve signs for a day',
      query: HoroscopeBulkQuery,
      reply: HoroscopeBulkReply,
      read: (_, query, given) => ({ input: horoscopeBulkInput(query, given) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'horoscope-bulk',
        title: 'Horoscopes of all signs',
        about: 'The sky of a day for each of the twelve signs.',
        group: 'The sky',
        first: ['date', 'tz_str', 'locale'],
        example: { date: '2026-09-22', tz_str: 'Europe/Paris' },
      },
      tool: {
        family: { of: 'sky', line: 'horoscopes of all signs for a day' },
        title: 'Horoscopes of all signs',
        description: `The daily horoscopes of all twelve signs of the zodiac, with texts and scores. It needs no birth. For one sign use horoscope_sign, which has the facts behind its text.`,
        omits: ['timezone', 'lang', 'ephemeris'],
        asks: { births: [] },
        example: { date: '2027-01-01' },
        output: BulkStructure,
        trims: short,
        text: bulkText,
        largest: { locale: 'fr' },
        question: { asked: 'What do the stars say for all signs at New Year 2027?', says: /aries, .*pisces, /s },
      },
    }),
  },
})

function bulkText({ data: bySign, meta, warnings }: Reply): string {
  const { date_resolved: date, tz_str } = meta.settings
  return paragraphs(
    [`Horoscopes of all signs, ${date} (${tz_str}).`],
    warningLines(warnings ?? []),
    Object.values(bySign).map(
      ({ sign, scores: { overall, love, career, money, health }, content }) =>
        `${sign}, overall ${overall} (love ${love}, career ${career}, money ${money}, health ${health}): ${content.text}`,
    ),
  )
}
