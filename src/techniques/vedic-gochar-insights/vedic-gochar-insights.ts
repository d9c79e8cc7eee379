import type { z } from 'zod'
import { GOCHAR_OMITS } from '../../contract/vedic/gochar.ts'
import { minuteText, paragraphs, under, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicGocharInsightsReply, VedicGocharInsightsRequest, vedicGocharInsightsInput } from './schema.ts'

type Reply = z.output<typeof VedicGocharInsightsReply>

/** What transits mean by the classical list of houses from the Moon, and the passages of Saturn over a life. */
export const VEDIC_GOCHAR_INSIGHTS = technique({
  id: 'vedic_gochar_insights',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Gochar: Sade Sati and insights',
      names: { vedic_gochar_insights: '/api/v2/vedic/gochar/timeline/insights' },
      summary: 'Favourable and unfavourable Vedic transits of a range of days, with Sade Sati and dhaiya of a life',
      body: VedicGocharInsightsRequest,
      reply: VedicGocharInsightsReply,
      read: (body, _, { now, warnings }) => ({ input: vedicGocharInsightsInput(body, now, { warnings }) }),
      price: { units: () => 2, says: 'two units' },
      page: {
        slug: 'vedic-gochar-insights',
        title: 'Gochar insights',
        about: 'Transits judged by their house from the natal Moon, and all Sade Satis of a life with their dates.',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['range_start', 'range_end', 'transit_planets', 'saturn_start', 'saturn_end'],
        example: { ...exampleBirth(''), range_start: '2026-09-01', range_end: '2026-10-01' },
      },
      tool: {
        family: { of: 'vedic', line: 'Sade Sati dates' },
        title: 'Gochar insights',
        description:
          'Sade Sati and dhaiya of a life with exact dates of each phase and retrograde re-entry, and the transits of a range judged by their house from the natal Moon. Ask for the birth, never invent it.',
        omits: [...VEDIC_OMITS, ...GOCHAR_OMITS, 'house_system', 'transit_hour', 'transit_minute', 'transit_tz_str'],
        requires: ['range_start', 'range_end'],
        asks: { births: [''] },
        example: { ...ADA, range_start: '2026-09-01', range_end: '2026-09-30' },
        cuts: [{ field: 'insights', advice: 'Give fewer days, or fewer transit_planets.' }],
        text: insightsText,
        largest: { range_start: '2026-01-01', range_end: '2026-12-31' },
        question: { asked: 'When is my Sade Sati?', says: /Sade Sati .* to / },
      },
    }),
  },
})

type Passage = Reply['sade_sati'][number]

const dateOf = (local: string): string => minuteText(local).slice(0, -6)

const NAMES = { sade_sati: 'Sade Sati', ardhashtama: 'Ardhashtama (4th)', ashtama: 'Ashtama (8th)' } as const

const passageLine = ({
  kind,
  start_datetime: start,
  end_datetime: end,
  is_active: isActive,
  phases,
}: Passage): string =>
  `${NAMES[kind]} ${dateOf(start)} to ${dateOf(end)}${isActive ? ', in the range' : ''}: ${phases
    .map((each) => `${each.phase} ${each.sign} ${dateOf(each.start_datetime)} to ${dateOf(each.end_datetime)}`)
    .join('; ')}`

function insightsText({ meta, input, insights, sade_sati: sadeSati, dhaiya, warnings }: Reply): string {
  return paragraphs(
    [
      `Transits over the chart of ${input.subject.name}, born ${input.subject.datetime}; ${meta.range_start} to ${meta.range_end}. Sidereal zodiac (${meta.ayanamsha}).`,
    ],
    warningLines(warnings ?? []),
    sadeSati.map(passageLine),
    dhaiya.map(passageLine),
    under(
      'Transits of the range:',
      insights.map(({ summary, start_date: start, end_date: end }) => `${start} to ${end}: ${summary}`),
    ),
  )
}
