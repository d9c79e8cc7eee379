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
import { ProfectionReply, ProfectionRequest, profectionInput } from './schema.ts'

type Reply = z.output<typeof ProfectionReply>

/** The sign, the house and the planet of each year of life, and of each of its months. */
export const PROFECTIONS = technique({
  id: 'profections',
  faces: {
    data: data({
      area: 'transits',
      chapter: {
        name: 'Profections',
        about: 'The sign, the house and the ruling planet of each year of life, and of each of its months.',
      },
      guide: 'Profections',
      names: { profections_annual: '/api/v1/western/profections/annual' },
      summary: 'Annual and monthly profections: sign, house and time lord of a year of life and of its months',
      body: ProfectionRequest,
      reply: ProfectionReply,
      read: (body, _, { now, warnings }) => ({ input: profectionInput(body, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'profections',
        title: 'Profections',
        about: 'The sign, the house and the planet that rule a year of life, and each of its months.',
        group: 'Births',
        births: { '': 'Birth' },
        first: [
          'annual_profection.year',
          'annual_profection.date',
          'annual_profection.from',
          'annual_profection.periods',
        ],
        example: { ...exampleBirth(''), 'annual_profection.year': '2026' },
      },
      tool: {
        family: { of: 'timing', line: 'sign and lord of a year of life' },
        title: 'Profections',
        description: `Annual profections: the sign, the house and the ruling planet (time lord) of a year of life from birthday to birthday, with its twelve monthly profections and the natal position of the lord. Give annual_profection.year, or date for the year and month of a time; now by default. Ask for the birth, never invent it. Without a time of birth set annual_profection.from to sun or moon.`,
        omits: LOOKS_AND_LANGUAGE,
        requires: ['annual_profection'],
        asks: { births: [''] },
        example: { ...ADA, annual_profection: { year: 2027 } },
        text: profectionText,
        largest: { annual_profection: { date: '2027-05-05', periods: 'solar_return' } },
        question: { asked: 'What is my profection year in 2027?', says: /age 37: house 2, / },
      },
    }),
  },
})

const METHODS = {
  birthday: 'from birthday to birthday',
  solar_return: 'from solar return to solar return, in twelve equal parts',
} as const

/** The year and its lord before the months. */
function profectionText({ meta, subject, profection: { annual, monthly, active_month }, warnings }: Reply): string {
  const { age, date, from, rulers, periods } = meta.annual_profection
  const isNow = ({ month }: Reply['profection']['monthly'][number]) => month === active_month
  return paragraphs(
    [
      `Profections of ${subject.name}, born ${subject.datetime}, ${placeText(subject.location)}.`,
      `Counted from the sign of: ${nameOf(from)}. Rulers: ${rulers}. Periods: ${METHODS[periods]}.`,
      `The year of life at age ${age}: ${lineOf(annual)}.`,
      `Its lord in the natal chart: ${pointLines([annual.time_lord]).join()}.`,
    ],
    warningLines(warnings),
    under(`Natal points in ${signName(annual.activated_sign_id)}:`, pointLines(annual.natal_planets)),
    under(
      'Months of this year:',
      monthly.map((each) => `${each.month}. ${lineOf(each)}${isNow(each) ? `, active on ${minuteText(date!)}` : ''}`),
    ),
  )
}

type Line = Pick<Reply['profection']['annual'], 'activated_house' | 'activated_sign_id' | 'time_lord_id' | 'period'>

/** `house 2, Virgo, lord Mercury, 2027-05-05 to 2028-05-04`. */
const lineOf = ({ activated_house, activated_sign_id, time_lord_id, period: { start, end } }: Line): string =>
  `house ${activated_house}, ${signName(activated_sign_id)}, lord ${nameOf(time_lord_id)}, ${start} to ${end}`
