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
import { ProfectionPeriodsReply, ProfectionPeriodsRequest, profectionPeriodsInput } from './schema.ts'

type Reply = z.output<typeof ProfectionPeriodsReply>

/** The signs of the years, months and days of a life, as a list between two dates. */
export const PROFECTION_PERIODS = technique({
  id: 'profection_periods',
  faces: {
    data: data({
      area: 'transits',
      chapter: {
        name: 'Profections',
        about: 'The sign, the house and the ruling planet of each year of life, and of each of its months.',
      },
      guide: 'List of profections',
      names: { profection_periods: '/api/v1/western/profections/periods' },
      summary: 'Profections as a list between two dates: years, months and days with sign, house and lord',
      body: ProfectionPeriodsRequest,
      reply: ProfectionPeriodsReply,
      read: (body, _, { now, warnings }) => ({ input: profectionPeriodsInput(body, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'profection-periods',
        title: 'List of profections',
        about: 'The sign, the house and the planet of each year, month and day between two dates.',
        group: 'Births',
        births: { '': 'Birth' },
        first: [
          'profections.date',
          'profections.range_start',
          'profections.range_end',
          'profections.levels',
          'profections.years',
          'profections.months',
        ],
        example: { ...exampleBirth(''), 'profections.date': '2026-09-01' },
      },
      tool: {
        family: { of: 'timing', line: 'profected months and days' },
        title: 'List of profections',
        description:
          'Profections as a list: sign, house and ruling planet of each year of life, of its months and of their days. Give profections.date; now by default. For a list give range_start and range_end, and levels. Ask for the birth, never invent it. Without a time of birth set profections.from to sun or moon.',
        omits: LOOKS_AND_LANGUAGE,
        requires: ['profections'],
        asks: { births: [''] },
        example: { ...ADA, profections: { date: '2027-01-01' } },
        cuts: [{ field: 'profections.periods', advice: 'Give a shorter range, or fewer levels.' }],
        text: profectionsText,
        largest: { profections: { range_start: '2020-01-01', range_end: '2025-12-31', levels: 3 } },
        question: { asked: 'Which sign is my profected month on 1 January 2027?', says: /Month: / },
      },
    }),
  },
})

/** The active periods before the list. */
function profectionsText({ meta, subject, profections: { active, periods }, warnings }: Reply): string {
  const { date, from, years, months, rulers } = meta.profections
  return paragraphs(
    [
      `Profections of ${subject.name}, born ${subject.datetime}, ${placeText(subject.location)}.`,
      `Counted from the sign of: ${nameOf(from)}. Rulers: ${rulers}. Years: ${years}. Months: ${months}.`,
      `On ${minuteText(date)}:`,
      ...active.map((row) => `${lineOf(row)}; natal ${pointLines([row.lord]).join()}`),
    ],
    warningLines(warnings),
    under('Periods:', periods.map(lineOf)),
  )
}

type Row = Reply['profections']['periods'][number]

const LEVELS = ['Year', 'Month', 'Days'] as const

/** `Month: house 4, Scorpio, lord Mars, 2027-01-05 00:00 to 2027-02-05 00:00`. */
const lineOf = ({ level, house, sign_id, lord_id, period: { starts_at, ends_at } }: Row): string =>
  `${LEVELS[level - 1]}: house ${house}, ${signName(sign_id)}, lord ${nameOf(lord_id)}, ${minuteText(starts_at)} to ${minuteText(ends_at)}`
