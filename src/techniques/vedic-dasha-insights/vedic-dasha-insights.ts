import type { z } from 'zod'
import { dashaInput } from '../../contract/vedic/dasha.ts'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicDashaInsightsReply, VedicDashaInsightsRequest } from './schema.ts'

type Reply = z.output<typeof VedicDashaInsightsReply>

/** What a chart says about the lords of the active periods. */
export const VEDIC_DASHA_INSIGHTS = technique({
  id: 'vedic_dasha_insights',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Dasha facts',
      names: {
        vedic_dasha_insights: '/api/v2/vedic/dasha/insights',
        vedic_dasha_insights_alias: '/api/v1/vedic/dasha/insights',
      },
      summary: 'Facts about the lords of the active dashas: place, dignity, houses ruled, and the next changes',
      body: VedicDashaInsightsRequest,
      reply: VedicDashaInsightsReply,
      read: (body, _, { now, warnings }) => ({ input: dashaInput(body, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'vedic-dasha-insights',
        title: 'Dasha facts',
        about: 'The lords of the active dashas in the chart: sign, house, dignity, houses ruled, and the next changes.',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['system', 'levels', 'reference_date', 'year_length'],
        example: { ...exampleBirth(''), reference_date: '2026-09-22' },
      },
      tool: {
        family: { of: 'vedic', line: 'lords of the active periods' },
        title: 'Dasha facts',
        description:
          'The lords of the active dashas in the chart of a birth: sign, house, dignity, houses ruled, and when each period ends. Ask for the birth, never invent it.',
        omits: VEDIC_OMITS,
        asks: { births: [''] },
        example: { ...ADA, reference_date: '2027-01-01' },
        text: factsText,
        largest: { levels: 5 },
        question: {
          asked: 'How is the lord of Ada’s mahadasha placed on 1 January 2027?',
          says: /The Mahadasha belongs/,
        },
      },
    }),
  },
})

function factsText({ subject, reference_date, facts, next_changes: changes, meta, warnings }: Reply): string {
  return paragraphs(
    [`${subject.name}, ${subject.datetime}. Dashas on ${reference_date}: ${meta.system}.`],
    warningLines(warnings),
    facts.map(({ text }) => text),
    changes.map(({ text }) => text),
    [...(meta.condition ? [meta.condition.text] : [])],
  )
}
