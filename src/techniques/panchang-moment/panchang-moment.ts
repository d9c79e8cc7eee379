import type { z } from 'zod'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { PanchangMomentReply, PanchangMomentRequest, panchangMomentInput } from './schema.ts'

type Reply = z.output<typeof PanchangMomentReply>

/** The five elements at a moment, with how much of each is left. */
export const PANCHANG_MOMENT = technique({
  id: 'panchang_moment',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Panchang of a moment',
      names: { panchang_moment: '/api/v1/vedic/panchang' },
      summary:
        'Panchang of a moment at a place: what tithi, nakshatra, yoga and karana it has, and how much of each is left',
      body: PanchangMomentRequest,
      reply: PanchangMomentReply,
      read: (body, _, { warnings }) => ({ input: panchangMomentInput(body, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'panchang-moment',
        title: 'Panchang of a moment',
        about: 'Tithi, nakshatra, yoga and karana of a moment at a place, with how much of each is left.',
        group: 'The sky',
        first: ['year', 'month', 'day', 'hour', 'minute', 'city', 'ayanamsha'],
        example: { year: '2026', month: '3', day: '14', hour: '12', minute: '0', city: 'New Delhi' },
      },
      tool: {
        family: { of: 'vedic', line: 'the same at a moment' },
        title: 'Panchang of a moment',
        description:
          'The panchang of one moment at a place: tithi, nakshatra with pada, yoga and karana with their ends and how much of each is left. For a whole day use panchang.',
        requires: ['city'],
        omits: VEDIC_OMITS,
        asks: { births: [], place: { fields: '', called: 'the place' } },
        example: { year: 2026, month: 3, day: 14, hour: 12, minute: 0, city: 'New Delhi' },
        text: momentText,
        largest: { convention: 'drik' },
        question: { asked: 'What was the nakshatra at noon on 14 March 2026 in New Delhi?', says: /Nakshatra: / },
      },
    }),
  },
})

function momentText(reply: Reply): string {
  const { tithi, nakshatra, yoga, karana } = reply
  const left = (each: Pick<Reply['yoga'], 'name' | 'end_time' | 'percent_remaining'>): string =>
    `${each.name} until ${each.end_time}, ${Math.round(each.percent_remaining)} % left`
  return paragraphs(
    [`${reply.weekday.name}, ${reply.local_time}. Hours above 24 are on the next date.`],
    warningLines(reply.warnings ?? []),
    [
      `Tithi: ${tithi.paksha} ${left(tithi)}`,
      `Nakshatra: ${left(nakshatra)}, pada ${nakshatra.pada}, lord ${nakshatra.lord}`,
      `Yoga: ${left(yoga)}`,
      `Karana: ${left(karana)}`,
      `Moon in ${reply.moon_sign.name}, Sun in ${reply.sun_sign.name} (sidereal).`,
    ],
    [`Sunrise ${reply.sunrise ?? 'none'}, sunset ${reply.sunset ?? 'none'}.`],
  )
}
