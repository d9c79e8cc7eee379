import type { z } from 'zod'
import {
  minuteText,
  nameOf,
  paragraphs,
  placeText,
  pointLines,
  signName,
  under,
  warningLines,
} from '../../wire/texts/words.ts'
import { ADA, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { ReleasingReply, ReleasingRequest, releasingInput } from './schema.ts'

type Reply = z.output<typeof ReleasingReply>

/** The signs to which a lot releases the times of a life, to four levels. */
export const RELEASING = technique({
  id: 'releasing',
  faces: {
    data: data({
      area: 'transits',
      chapter: {
        name: 'Zodiacal releasing',
        about: 'The signs to which a lot releases the times of a life, from decades down to days.',
      },
      guide: 'Zodiacal releasing',
      names: { releasing_periods: '/api/v1/western/releasing' },
      summary:
        'Zodiacal releasing: the periods of a life from a lot on, to four levels, with peaks and loosing of the bond',
      body: ReleasingRequest,
      reply: ReleasingReply,
      read: (body, _, { now, warnings }) => ({ input: releasingInput(body, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'releasing',
        title: 'Zodiacal releasing',
        about: 'The signs that rule the periods of a life, starting from the Lot of Spirit or Fortune, to four levels.',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['releasing.from', 'releasing.date', 'releasing.range_start', 'releasing.range_end', 'releasing.levels'],
        example: { ...exampleBirth(''), 'releasing.date': '2026-09-01' },
      },
      tool: {
        family: { of: 'timing', line: 'from Spirit or Fortune' },
        title: 'Zodiacal releasing',
        description:
          'Zodiacal releasing: the sign and the ruling planet of a time of life on four levels, from decades to days, with peak periods and the loosing of the bond. It begins from the Lot of Spirit (career, actions) or from part_of_fortune (body, circumstances). Give releasing.date; now by default. For a list give range_start and range_end. Ask for the birth, never invent it. It needs a time of birth.',
        omits: LOOKS_AND_LANGUAGE,
        requires: ['releasing'],
        asks: { births: [''] },
        example: { ...ADA, releasing: { date: '2027-01-01' } },
        cuts: [{ field: 'releasing.periods', advice: 'Give a shorter range, or fewer levels.' }],
        text: releasingText,
        largest: { releasing: { range_start: '1990-05-05', range_end: '2090-05-05', levels: 3 } },
        question: {
          asked: 'Where am I in zodiacal releasing from Spirit on 1 January 2027?',
          says: /Level 4: /,
        },
      },
    }),
  },
})

const LOTS = { part_of_fortune: 'the Lot of Fortune', part_of_spirit: 'the Lot of Spirit' } as const

/** The active periods before the list. */
function releasingText({ meta, subject, releasing: { active, periods }, warnings }: Reply): string {
  const { date, from, sign_id, fortune_sign_id, sect, sign_years } = meta.releasing
  const start = from in LOTS ? `${LOTS[from as keyof typeof LOTS]}, ` : ''
  const birth = sect ? ` A ${sect} birth.` : ''
  const fortune = fortune_sign_id ? ` Fortune is in ${signName(fortune_sign_id)}.` : ''
  return paragraphs(
    [
      `Zodiacal releasing of ${subject.name}, born ${subject.datetime}, ${placeText(subject.location)}.`,
      `From ${start}${signName(sign_id)}.${fortune}${birth} Years of 360 days, years of signs: ${sign_years}.`,
      `On ${minuteText(date)}:`,
      ...active.map((row) => `${lineOf(row)}; natal ${pointLines([row.lord]).join()}`),
    ],
    warningLines(warnings),
    under('Periods:', periods.map(lineOf)),
  )
}

type Row = Reply['releasing']['periods'][number]

/** `Level 2: Libra, lord Venus, 2016-01-12 06:39 to 2016-09-08 06:39, place 1 from Fortune, peak`. */
function lineOf({ level, sign_id, lord_id, period, fortune_place, peak, loosing_of_the_bond }: Row): string {
  const { starts_at, ends_at } = period
  return [
    `Level ${level}: ${signName(sign_id)}`,
    `lord ${nameOf(lord_id)}`,
    `${minuteText(starts_at)} to ${minuteText(ends_at)}`,
    ...(fortune_place ? [`place ${fortune_place} from Fortune`] : []),
    ...(peak ? ['peak'] : []),
    ...(loosing_of_the_bond ? ['loosing of the bond'] : []),
  ].join(', ')
}
