import type { z } from 'zod'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { VEDIC_CHAPTER } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicQaReply, VedicQaRequest, vedicQaInput } from './schema.ts'

type Reply = z.output<typeof VedicQaReply>

/** Questions about the good and bad times of a day. */
export const VEDIC_QA = technique({
  id: 'vedic_qa',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Questions about a day',
      names: { vedic_qa: '/api/v2/vedic/qa' },
      summary: 'Good and bad times of a day: Rahu Kaal, Abhijit, hora, choghadiya, Gowri, Panchak, Bhadra and others',
      body: VedicQaRequest,
      reply: VedicQaReply,
      read: (body, _, { warnings }) => ({ input: vedicQaInput(body, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'vedic-qa',
        title: 'Questions about a day',
        about: 'When Rahu Kaal, Abhijit, horas, choghadiyas, Panchak, Bhadra and other times of a day occur.',
        group: 'The sky',
        first: ['question', 'date', 'time', 'city'],
        example: { question: 'rahu kaal', date: '2026-09-22', time: '10:00', city: 'Mumbai' },
      },
      tool: {
        family: { of: 'vedic', line: 'good and bad times of a day' },
        title: 'Questions about a day',
        description:
          'One kind of good or bad time on a day at a place: abhijit muhurat, rahu kaal, brahma muhurat, do ghati muhurat, hora, chaughadia, gowri panchangam, panchak or bhadra. For the whole almanac use panchang.',
        requires: ['city'],
        omits: [
          'state',
          'country',
          'dst_policy',
          'ephemeris',
          'latitude',
          'longitude',
          'timezone',
          'tz',
          'language',
          'panchak_rule',
        ],
        asks: { births: [], place: { fields: '', called: 'the place' } },
        example: { question: 'rahu kaal', date: '2026-09-22', city: 'Mumbai' },
        cuts: [{ field: 'periods', advice: 'Give a time: current_period is the period at that time.' }],
        text: qaText,
        largest: { question: 'do ghati muhurat', time: '10:00' },
        question: { asked: 'When is Rahu Kaal in Mumbai on 22 September 2026?', says: /Rahu Kaal/ },
      },
    }),
  },
})

function qaText(reply: Reply): string {
  return paragraphs(
    [reply.answer],
    warningLines(reply.warnings),
    reply.periods.map(
      ({ name, section, start, end, quality, note }) =>
        `${section.replace('_', ' ')}: ${name} ${start} to ${end}, ${quality}${note ? `. ${note}` : ''}`,
    ),
    [`Hours above 24 are on the next date. ${reply.rule}`],
  )
}
