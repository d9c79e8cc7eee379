import type { z } from 'zod'
import { minuteText, nameOf, paragraphs, placeText, pointLines, under, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { DecennialsReply, DecennialsRequest, decennialsInput } from './schema.ts'

type Reply = z.output<typeof DecennialsReply>

/** The planets that rule 10 years and 9 months of a life each, to four levels. */
export const DECENNIALS = technique({
  id: 'decennials',
  faces: {
    data: data({
      area: 'transits',
      chapter: {
        name: 'Decennials',
        about: 'The planets that rule 10 years and 9 months of a life each, with their months, days and hours.',
      },
      guide: 'Decennials',
      names: { decennials_periods: '/api/v1/western/decennials' },
      summary: 'Decennials: the planets that rule 10 years and 9 months of a life each, to four levels',
      body: DecennialsRequest,
      reply: DecennialsReply,
      read: (body, _, { now, warnings }) => ({ input: decennialsInput(body, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'decennials',
        title: 'Decennials',
        about:
          'The planets that each rule 10 years and 9 months of a life, beginning with the sect light, to four levels.',
        group: 'Births',
        births: { '': 'Birth' },
        first: [
          'decennials.date',
          'decennials.range_start',
          'decennials.range_end',
          'decennials.from',
          'decennials.levels',
        ],
        example: { ...exampleBirth(''), 'decennials.date': '2026-09-01' },
      },
      tool: {
        family: { of: 'timing', line: 'planet of 10 years and 9 months' },
        title: 'Decennials',
        description:
          'Decennials: the planets that rule 10 years and 9 months of a life each, from the light of the sect on in the order of the zodiac, with months, days and hours. Give decennials.date; now by default. For a list give range_start and range_end. Ask for the birth, never invent it. Without a time of birth ask whether it was day or night (sect).',
        omits: LOOKS_AND_LANGUAGE,
        requires: ['decennials'],
        asks: { births: [''] },
        example: { ...ADA, decennials: { date: '2027-01-01' } },
        cuts: [{ field: 'decennials.periods', advice: 'Give a shorter range, or fewer levels.' }],
        text: decennialsText,
        largest: { decennials: { range_start: '1990-05-05', range_end: '2090-05-05', levels: 3 } },
        question: { asked: 'Which decennial am I in on 1 January 2027?', says: /Level 4: / },
      },
    }),
  },
})

/** The active periods before the list. */
function decennialsText({ meta, subject, decennials: { active, periods }, warnings }: Reply): string {
  const { date, order, sect, division, year_days } = meta.decennials
  const birth = sect ? ` A ${sect} birth.` : ''
  return paragraphs(
    [
      `Decennials of ${subject.name}, born ${subject.datetime}, ${placeText(subject.location)}.`,
      `Order of the lords: ${order.map(nameOf).join(', ')}.${birth} Years of ${year_days} days, lower levels: ${division}.`,
      `On ${minuteText(date)}:`,
      ...active.map((row) => `${lineOf(row)}; natal ${pointLines([row.lord]).join()}`),
    ],
    warningLines(warnings),
    under('Periods:', periods.map(lineOf)),
  )
}

type Row = Reply['decennials']['periods'][number]

/** `Level 2: Mars, 2020-05-05 12:00 to 2021-08-03 12:00`. */
const lineOf = ({ level, lord_id, period: { starts_at, ends_at } }: Row): string =>
  `Level ${level}: ${nameOf(lord_id)}, ${minuteText(starts_at)} to ${minuteText(ends_at)}`
