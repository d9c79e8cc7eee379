import type { z } from 'zod'
import { paragraphs, under, warningLines } from '../../wire/texts/words.ts'
import { unitsOf } from '../families/muhurta/request.ts'
import { ADA, exampleBirth, VEDIC_CHAPTER } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicMuhurtaPersonalReply, VedicMuhurtaPersonalRequest, vedicMuhurtaPersonalInput } from './schema.ts'

type Reply = z.output<typeof VedicMuhurtaPersonalReply>

const OCTOBER = { purpose: 'vehicle_purchase', start_date: '2026-10-01', end_date: '2026-10-31', city: 'Mumbai' }

/** Auspicious windows for a purpose and a person. */
export const VEDIC_MUHURTA_PERSONAL = technique({
  id: 'vedic_muhurta_personal',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Auspicious times for a person',
      names: { vedic_muhurat_personal: '/api/v2/vedic/muhurat/personalized-search' },
      summary: 'Auspicious times for a purpose and a person, with Tara Bala and Chandra Bala',
      body: VedicMuhurtaPersonalRequest,
      reply: VedicMuhurtaPersonalReply,
      read: (body, _, { warnings }) => ({ input: vedicMuhurtaPersonalInput(body, { warnings }) }),
      price: { units: unitsOf, says: 'one unit for each 31 days, 3 for 92 days' },
      page: {
        slug: 'vedic-muhurta-personal',
        title: 'Auspicious times for a person',
        about: 'Auspicious times for a purpose, scored by the natal Moon of a person.',
        group: 'Births',
        births: { natal: 'Birth' },
        first: ['purpose', 'start_date', 'end_date', 'city', 'limit'],
        example: { ...exampleBirth('natal.'), ...OCTOBER },
      },
      tool: {
        family: { of: 'vedic', line: 'the same for a birth' },
        title: 'Auspicious times for a person',
        description:
          'Auspicious windows between two dates at a place for a purpose, scored for a person by Tara Bala and Chandra Bala. Ask for the birth, the purpose, dates and place; never invent a birth.',
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
          'calendar',
          'month_reckoning',
          'dst_policy',
          'second',
        ],
        asks: { births: ['natal'], place: { fields: '', called: 'the place of the event' } },
        example: { natal: ADA, ...OCTOBER },
        cuts: [
          { field: 'rejected_windows', advice: 'Give a shorter range or a smaller limit.' },
          { field: 'avoid_moments', advice: 'Give a smaller limit.' },
          { field: 'best_windows', advice: 'Give a smaller limit.' },
        ],
        text: searchText,
        largest: { purpose: 'general_work', end_date: '2026-12-31', limit: 50 },
        question: { asked: 'Which day in October 2026 suits Ada for a new car in Mumbai?', says: /tara/ },
      },
    }),
  },
})

function searchText(reply: Reply): string {
  const { best_windows: windows, range, location, rule, window_count: count, selection_explanation: why } = reply
  const place = location.city ?? `${location.lat}, ${location.lng}`
  return paragraphs(
    [
      `${rule.title}, ${range.start_date} to ${range.end_date}, ${place} (${location.timezone}): ${count} windows. Hours above 24 are on the next date.`,
      `${why.headline} (${why.decision.replace('_', ' ')}). ${why.summary}`,
    ],
    warningLines(reply.warnings ?? []),
    windows.map(({ date, start_time, end_time, score, personal_score, criteria, warnings }) =>
      [
        `${date} ${start_time} to ${end_time}: score ${score}, personal ${personal_score}`,
        `${criteria.personalized.tara_bala.tara} tara, Moon in ${criteria.personalized.chandra_bala.house} from the natal Moon`,
        ...warnings,
      ].join('. '),
    ),
    under('Not checked:', rule.not_checked),
  )
}
