import type { z } from 'zod'
import { fileFormat } from '../../contract/files.ts'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { VEDIC_CHAPTER } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { PanchangMonthReply, PanchangMonthRequest, panchangMonthInput } from './schema.ts'

type Reply = z.output<typeof PanchangMonthReply>

/** The panchang of every day of a month. */
export const PANCHANG_MONTH = technique({
  id: 'panchang_month',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Panchang of a month',
      names: { panchang_month: '/api/v2/vedic/panchang/month' },
      summary: 'Panchang of every day of a month at a place, with skipped and doubled tithis',
      description:
        'The answer is JSON, a table with a row for each day, or an iCalendar file with the entries that `kinds` selects.',
      body: PanchangMonthRequest,
      reply: PanchangMonthReply,
      read: (body, _, { now, warnings }) => ({ input: panchangMonthInput(body, now, { warnings }) }),
      fileOf: fileFormat,
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'panchang-month',
        title: 'Panchang of a month',
        about: 'Tithi, nakshatra, yoga and karana of every day of a month at a place.',
        group: 'The sky',
        first: ['year', 'month', 'city', 'ayanamsha', 'convention'],
        example: { year: '2026', month: '6', city: 'Delhi' },
      },
      tool: {
        family: { of: 'vedic', line: 'days of a month' },
        title: 'Panchang of a month',
        description:
          'The panchang of every day of a month at a place: tithis, nakshatras, yogas and karanas with their ends, sunrise, Rahu Kala and the lunar month. For one day with more use panchang.',
        requires: ['city'],
        omits: [
          ...['state', 'country', 'ephemeris', 'latitude', 'longitude', 'timezone', 'tz'],
          ...['format', 'language', 'kinds'],
        ],
        asks: { births: [], place: { fields: '', called: 'the place' } },
        example: { year: 2026, month: 6, city: 'Delhi' },
        cuts: [{ field: 'days', advice: 'For a single day use panchang.' }],
        text: monthText,
        largest: { month: 5 },
        question: { asked: 'When is Ekadashi in Delhi in June 2026?', says: /2026-06-11.*Ekadashi/ },
      },
    }),
  },
})

const KINDS = { adhika: ' (adhika)', kshaya: ' (kshaya)', regular: '' } as const

function monthText(reply: Reply): string {
  const place = reply.location.city ?? `${reply.location.lat}, ${reply.location.lng}`
  return paragraphs(
    [
      `${reply.year}-${`${reply.month}`.padStart(2, '0')}, ${place} (${reply.location.timezone}). Hours above 24 are on the next date.`,
    ],
    warningLines(reply.warnings ?? []),
    reply.days.map(({ date, weekday, sunrise, lunar_month: month, tithis, nakshatras }) => {
      const named = tithis.map(({ paksha, name, ends_at, sunrises }) =>
        [`${paksha} ${name} until ${ends_at}`, ...(sunrises === 'none' ? ['skipped'] : [])].join(', '),
      )
      return `${date} ${weekday.name}, sunrise ${sunrise ?? 'none'}, ${month.name}${KINDS[month.month_type]}: ${named.join('; ')}; ${nakshatras[0]!.name} until ${nakshatras[0]!.ends_at}`
    }),
  )
}
