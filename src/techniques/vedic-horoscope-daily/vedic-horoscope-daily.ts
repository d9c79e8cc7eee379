import type { z } from 'zod'
import { AREAS } from '../../contract/vedic/horoscope.ts'
import { paragraphs, under, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicHoroscopeDailyReply, VedicHoroscopeDailyRequest, vedicHoroscopeDailyInput } from './schema.ts'

type Reply = z.output<typeof VedicHoroscopeDailyReply>

/** The Vedic horoscope of a birth for a day: facts by classical rules, scores that add up, and the times of the day. */
export const VEDIC_HOROSCOPE_DAILY = technique({
  id: 'vedic_horoscope_daily',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Vedic daily horoscope',
      names: { vedic_horoscope_daily_personal: '/api/v2/vedic/horoscope/daily/personal' },
      summary:
        'Vedic horoscope of a birth for a day: gochar, dashas and panchang as facts, scores and times of the day',
      body: VedicHoroscopeDailyRequest,
      reply: VedicHoroscopeDailyReply,
      read: (body, _, { now, warnings }) => ({
        input: vedicHoroscopeDailyInput(body, now, { warnings }),
        renamed: { reference_date: 'target_date' },
      }),
      price: { units: () => 2, says: 'two units' },
      page: {
        slug: 'vedic-horoscope-daily',
        title: 'Vedic daily horoscope',
        about:
          'A day for a birth by gochar, tara bala, dashas and panchang, with scores that add up and the times of the day.',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['target_date', 'include_raw_facts', 'include_interpretation_blocks'],
        example: { ...exampleBirth(''), target_date: '2026-09-22' },
      },
      tool: {
        family: { of: 'vedic', line: 'horoscope of a day' },
        title: 'Vedic daily horoscope',
        description:
          'The Vedic horoscope of a birth for a day: transits from the natal Moon with vedha, tara and chandra bala, dashas and panchang as facts with their rules, scores for six areas, and good and bad times at the birthplace. Ask for the birth, never invent it.',
        omits: [
          ...VEDIC_OMITS,
          'include_evidence',
          'include_raw_facts',
          'include_interpretation_blocks',
          'house_system',
        ],
        sets: { include_evidence: false },
        asks: { births: [''] },
        example: { ...ADA, target_date: '2027-01-01' },
        cuts: [
          { field: 'influences.background', advice: 'all_ranked has them too.' },
          { field: 'influences.supporting', advice: 'all_ranked has them too.' },
          { field: 'influences.cautions', advice: 'all_ranked has them too.' },
          { field: 'panchang', advice: 'panchang has all of it.' },
          { field: 'timing.horas', advice: 'vedic_qa has all horas.' },
          { field: 'timing.chaughadia', advice: 'vedic_qa has all chaughadias.' },
          { field: 'timing.caution_periods', advice: 'vedic_qa has all.' },
          { field: 'timing.favorable_periods', advice: 'vedic_qa has all.' },
          { field: 'influences.all_ranked', advice: 'The first move the scores most.' },
        ],
        text: dailyText,
        largest: {},
        question: { asked: 'What does Ada’s Vedic horoscope say for New Year 2027?', says: /2027-01-01.*overall \d+/s },
      },
    }),
  },
})

function dailyText({ meta, profile, theme, narrative, remedy, scores, timing, influences, warnings }: Reply): string {
  return paragraphs(
    [
      `Vedic horoscope of ${profile.name} for ${meta.target_date} (${meta.timezone}), Moon in ${profile.moon.sign}, ${profile.lagna ? `lagna ${profile.lagna.sign}` : 'no lagna'}. ${theme.dominant_dasha}.`,
    ],
    warningLines(warnings ?? []),
    [theme.headline, theme.panchang_mood, narrative.summary, narrative.opportunity, narrative.caution],
    [`Scores: overall ${scores.overall.score}, ${AREAS.map((area) => `${area} ${scores[area].score}`).join(', ')}.`],
    under(
      'Facts, the most important first:',
      influences.all_ranked.map(({ polarity, title }) => `${polarity}: ${title}`),
    ),
    timing
      ? under(
          'Good times:',
          timing.favorable_periods.map(
            ({ label, start, end, warnings: overlaps }) =>
              `${label} ${start} to ${end}${overlaps.length > 0 ? `. ${overlaps.map(({ message }) => message).join(' ')}` : ''}`,
          ),
        )
      : [],
    timing ? [`Rahu Kaal ${timing.rahu_kalam.start} to ${timing.rahu_kalam.end}.`] : [],
    [`${remedy.simple_action} (${remedy.basis})`],
  )
}
