import type { z } from 'zod'
import { fileFormat } from '../../contract/files.ts'
import { minuteText, paragraphs, under, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicDashaReply, VedicDashaRequest, vedicDashaInput } from './schema.ts'

type Reply = z.output<typeof VedicDashaReply>

/** The dashas of a birth: which lords rule its periods. */
export const VEDIC_DASHA = technique({
  id: 'vedic_dasha',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Dashas',
      names: { vedic_dasha: '/api/v2/vedic/dasha', vedic_dasha_alias: '/api/v1/vedic/dasha' },
      summary: 'Dashas of a birth: Vimshottari to five levels, Yogini, Ashtottari, Chara, Narayana, Kalachakra',
      description:
        'The answer is JSON, a table with a row for each period, or an iCalendar file with an event for each. A file lists the periods between `timeline_from` and `timeline_to`. Without these, it lists `levels` levels (1 by default) over the 120 years from the birth.',
      body: VedicDashaRequest,
      reply: VedicDashaReply,
      read: (body, _, { now, warnings }) => ({ input: vedicDashaInput(body, now, { warnings }) }),
      fileOf: fileFormat,
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'vedic-dasha',
        title: 'Dashas',
        about: 'The periods of a life and their lords (Vimshottari and six more), with the balance at birth.',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['system', 'levels', 'reference_date', 'year_length', 'timeline_from', 'timeline_to'],
        example: { ...exampleBirth(''), reference_date: '2026-09-22' },
      },
      tool: {
        family: { of: 'vedic', line: 'periods of a life' },
        title: 'Dashas',
        description:
          'Dashas of a birth: active periods at reference_date with their ends, the balance at birth, and a timeline. Ask for the birth, never invent it.',
        omits: [...VEDIC_OMITS, 'format', 'language'],
        asks: { births: [''] },
        example: { ...ADA, reference_date: '2027-01-01' },
        cuts: [{ field: 'timeline', advice: 'Give a shorter window, or fewer levels.' }],
        text: dashaText,
        largest: { levels: 3, timeline_from: '2026-01-01', timeline_to: '2031-12-31' },
        question: { asked: 'Which mahadasha is Ada in on 1 January 2027?', says: /Mahadasha/ },
      },
    }),
  },
})

/** The active periods before the timeline. */
function dashaText(reply: Reply): string {
  const { subject, birth_balance: balance, active_periods: active, timeline, metadata } = reply
  return paragraphs(
    [
      `${subject.name}, ${subject.datetime}. Dashas: ${metadata.system}, years of ${metadata.year_days} days.`,
      `Moon in ${reply.moon_nakshatra.name} pada ${reply.moon_nakshatra.pada}.`,
      ...(balance ? [`At birth ${balance.remaining_years} years of ${balance.lord} were left.`] : []),
    ],
    warningLines(reply.warnings),
    under(`On ${reply.reference_date}:`, active.map(lineOf)),
    under('Timeline:', timeline.map(lineOf)),
    [...(metadata.condition ? [metadata.condition.text] : [])],
  )
}

/** `Antardasha Venus-Saturn, 2026-03-01 10:00 to 2029-05-01 12:00`. */
const lineOf = ({ level, path, starts_at, ends_at }: Reply['timeline'][number]): string =>
  `${level} ${path.join('-')}, ${minuteText(starts_at)} to ${minuteText(ends_at)}`
