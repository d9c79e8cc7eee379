import type { z } from 'zod'
import { minuteText, nameOf, paragraphs, placeText, pointLines, under, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { FirdariaReply, FirdariaRequest, firdariaInput } from './schema.ts'

type Reply = z.output<typeof FirdariaReply>

/** The planets and the nodes that rule a life in turn, by day or night of the birth. */
export const FIRDARIA = technique({
  id: 'firdaria',
  faces: {
    data: data({
      area: 'transits',
      chapter: {
        name: 'Firdaria',
        about: 'The planets and lunar nodes that rule periods of 2 to 13 years of a life, and the sevenths of each.',
      },
      guide: 'Firdaria',
      names: { firdaria_periods: '/api/v1/western/firdaria' },
      summary: 'Firdaria: the planets and nodes that rule a life in turn, and the parts of each period',
      body: FirdariaRequest,
      reply: FirdariaReply,
      read: (body, _, { now, warnings }) => ({ input: firdariaInput(body, now, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'firdaria',
        title: 'Firdaria',
        about:
          'The planets and nodes that rule a life in turn, for day and night births, and the parts of each period.',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['firdaria.date', 'firdaria.range_start', 'firdaria.range_end', 'firdaria.night_nodes'],
        example: { ...exampleBirth(''), 'firdaria.date': '2026-09-01' },
      },
      tool: {
        family: { of: 'timing', line: 'planets that rule some years' },
        title: 'Firdaria',
        description:
          'Firdaria: the planets and nodes that rule a life in turn for 2 to 13 years, by day or night of the birth, and the seven parts of each period. Give firdaria.date; now by default. For a list give range_start and range_end. Ask for the birth, never invent it. Without a time of birth ask whether it was day or night (sect).',
        omits: LOOKS_AND_LANGUAGE,
        requires: ['firdaria'],
        asks: { births: [''] },
        example: { ...ADA, firdaria: { date: '2027-01-01' } },
        cuts: [{ field: 'firdaria.periods', advice: 'Give a shorter range, or levels 1.' }],
        text: firdariaText,
        largest: { firdaria: { range_start: '1990-05-05', range_end: '2090-05-05' } },
        question: { asked: 'Which firdaria am I in on 1 January 2027?', says: /Sun, part of Moon, / },
      },
    }),
  },
})

/** The active periods before the list. */
function firdariaText({ meta, subject, firdaria: { active, periods }, warnings }: Reply): string {
  const { date, sect, night_nodes, year_days } = meta.firdaria
  const nodes = sect === 'night' ? ` Nodes by night: ${night_nodes}.` : ''
  return paragraphs(
    [
      `Firdaria of ${subject.name}, born ${subject.datetime}, ${placeText(subject.location)}.`,
      `A ${sect} birth.${nodes} Years of ${year_days} days.`,
      `On ${minuteText(date)}:`,
      ...active.map((row) => `${lineOf(row)}; natal ${pointLines([row.lord]).join()}`),
    ],
    warningLines(warnings),
    under('Periods:', periods.map(lineOf)),
  )
}

type Row = Reply['firdaria']['periods'][number]

/** `Saturn, part of Venus, 2027-05-05 12:00 to 2028-06-26 09:14`. */
const lineOf = ({ path, period: { starts_at, ends_at } }: Row): string => {
  const [lord, ...wholes] = path.map(nameOf).toReversed()
  const of = wholes.length > 0 ? `, part of ${wholes.join(', ')}` : ''
  return `${lord}${of}, ${minuteText(starts_at)} to ${minuteText(ends_at)}`
}
