import type { z } from 'zod'
import { GOCHAR_OMITS, gocharInput } from '../../contract/vedic/gochar.ts'
import { minuteText, paragraphs, under, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicGocharTimelineReply, VedicGocharTimelineRequest } from './schema.ts'

type Reply = z.output<typeof VedicGocharTimelineReply>

/** When transiting grahas are in the houses from the natal Moon and lagna, and when they aspect natal grahas. */
export const VEDIC_GOCHAR_TIMELINE = technique({
  id: 'vedic_gochar_timeline',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Gochar: timeline of transits',
      names: { vedic_gochar_timeline: '/api/v2/vedic/gochar/timeline' },
      summary:
        'Vedic transits of a range of days: houses from the natal Moon and lagna, aspects and ingresses, with exact times',
      body: VedicGocharTimelineRequest,
      reply: VedicGocharTimelineReply,
      read: (body, _, { now, warnings }) => ({ input: gocharInput(body, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'vedic-gochar-timeline',
        title: 'Gochar timeline',
        about: 'Transits through the houses from the natal Moon and lagna, with aspects and exact ingresses.',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['range_start', 'range_end', 'transit_planets', 'ayanamsha'],
        example: { ...exampleBirth(''), range_start: '2026-09-01', range_end: '2026-10-01' },
      },
      tool: {
        family: { of: 'vedic', line: 'transits by house' },
        title: 'Gochar timeline',
        description:
          'Vedic transits (gochar) between two dates: the house from the natal Moon and lagna that Saturn, Jupiter, the nodes or other grahas are in, from when to when, and the natal grahas they aspect. Ask for the birth, never invent it.',
        omits: [...VEDIC_OMITS, ...GOCHAR_OMITS, 'house_system', 'transit_minute', 'transit_tz_str'],
        requires: ['range_start', 'range_end'],
        asks: { births: [''] },
        example: { ...ADA, range_start: '2026-09-01', range_end: '2026-09-30' },
        cuts: [{ field: 'windows', advice: 'Give fewer days, or fewer transit_planets.' }],
        text: timelineText,
        largest: { range_start: '2026-01-01', range_end: '2026-12-31' },
        question: {
          asked: 'Which house from my Moon is Saturn in during September 2026?',
          says: /Saturn in house \d+ from the Moon/,
        },
      },
    }),
  },
})

function timelineText({ meta, input, windows, warnings }: Reply): string {
  return paragraphs(
    [
      `Transits over the chart of ${input.subject.name}, born ${input.subject.datetime}; ${meta.range_start} to ${meta.range_end}. Sidereal zodiac (${meta.ayanamsha}), houses are signs.`,
    ],
    warningLines(warnings ?? []),
    under(
      'Windows, the most important first; they may begin before the range and end after it:',
      windows
        .toSorted((one, other) => one.priority - other.priority)
        .map(({ label, kind, start_datetime: start, end_datetime: end, evidence: { polarity } }) =>
          kind === 'sign_ingress'
            ? `${label}: ${minuteText(start)}`
            : `${label}${polarity === 'neutral' ? '' : ` (${polarity})`}: ${minuteText(start)} to ${minuteText(end)}`,
        ),
    ),
  )
}
