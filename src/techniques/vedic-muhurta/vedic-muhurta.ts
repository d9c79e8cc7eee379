import type { z } from 'zod'
import { paragraphs, under, warningLines } from '../../wire/texts/words.ts'
import { unitsOf } from '../families/muhurta/request.ts'
import { VEDIC_CHAPTER } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicMuhurtaReply, VedicMuhurtaRequest, vedicMuhurtaInput } from './schema.ts'

type Reply = z.output<typeof VedicMuhurtaReply>

/** Auspicious windows of a range of dates for a purpose. */
export const VEDIC_MUHURTA = technique({
  id: 'vedic_muhurta',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Search for auspicious times',
      names: { vedic_muhurat_search: '/api/v2/vedic/muhurat/search' },
      summary: 'Auspicious times for a purpose between two dates, each with the criteria it meets and a score',
      body: VedicMuhurtaRequest,
      reply: VedicMuhurtaReply,
      read: (body, _, { warnings }) => ({ input: vedicMuhurtaInput(body, { warnings }) }),
      price: { units: unitsOf, says: 'one unit for each 31 days, 3 for 92 days' },
      page: {
        slug: 'vedic-muhurta',
        title: 'Search for auspicious times',
        about: 'Auspicious times between two dates for a purpose, such as a wedding or the purchase of a vehicle.',
        group: 'The sky',
        first: ['purpose', 'start_date', 'end_date', 'city', 'limit'],
        example: { purpose: 'vehicle_purchase', start_date: '2026-10-01', end_date: '2026-10-31', city: 'Mumbai' },
      },
      tool: {
        family: { of: 'vedic', line: 'dates for a purpose' },
        title: 'Search for auspicious times',
        description:
          'Auspicious windows (muhurta) between two dates at a place for general_work, vehicle_purchase, property_purchase, griha_pravesh, namkaran, mundan, marriage or travel, with reasons and a score. Ask for purpose, dates and place.',
        requires: ['city'],
        omits: [
          'state',
          'country',
          'ephemeris',
          'latitude',
          'longitude',
          'timezone',
          'tz',
          'language',
          'month_reckoning',
        ],
        asks: { births: [], place: { fields: '', called: 'the place' } },
        example: { purpose: 'vehicle_purchase', start_date: '2026-10-01', end_date: '2026-10-31', city: 'Mumbai' },
        cuts: [
          { field: 'rejected_windows', advice: 'Give a shorter range or a smaller limit.' },
          { field: 'avoid_moments', advice: 'Give a smaller limit.' },
          { field: 'best_windows', advice: 'Give a smaller limit.' },
        ],
        text: searchText,
        largest: { purpose: 'general_work', end_date: '2026-12-31', limit: 50 },
        question: { asked: 'When should I buy a car in Mumbai in October 2026?', says: /Rahu Kaal/ },
      },
    }),
  },
})

function searchText(reply: Reply): string {
  const { best_windows: windows, range, location, rule, window_count: count } = reply
  const place = location.city ?? `${location.lat}, ${location.lng}`
  const { no_compromise_moment: moment } = reply
  return paragraphs(
    [
      `${rule.title}, ${range.start_date} to ${range.end_date}, ${place} (${location.timezone}): ${count} windows. Hours above 24 are on the next date.`,
    ],
    warningLines(reply.warnings ?? []),
    reply.selection_explanation ? [reply.selection_explanation] : [],
    windows.map(({ date, start_time, end_time, score, quality, criteria, warnings }) =>
      [
        `${date} ${start_time} to ${end_time}: ${quality}, score ${score}`,
        `${criteria.tithi.value}; ${criteria.nakshatra.value}`,
        ...warnings,
      ].join('. '),
    ),
    moment
      ? [
          `Nothing speaks against ${moment.date} ${moment.start_time} to ${moment.end_time}, with ${moment.lagna} rising.`,
        ]
      : [],
    under('Not checked:', rule.not_checked),
  )
}
