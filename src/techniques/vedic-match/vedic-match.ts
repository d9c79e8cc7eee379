import type { z } from 'zod'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { ADA, BO, exampleBirth, SYDNEY, VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicMatchReply, VedicMatchRequest, vedicMatchInput } from './schema.ts'

type Reply = z.output<typeof VedicMatchReply>

/** The kootas of two births: how a marriage is matched. */
export const VEDIC_MATCH = technique({
  id: 'vedic_match',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Vedic matching',
      names: {
        vedic_match: '/api/v2/vedic/match',
        vedic_match_alias: '/api/v1/vedic/match',
        vedic_compatibility_alias: '/api/v2/vedic/compatibility',
      },
      summary: 'Ashtakoota of two births: 36 points by a named school, doshas with exceptions, Mangal dosha',
      body: VedicMatchRequest,
      reply: VedicMatchReply,
      read: (body, _, { warnings }) => ({ input: vedicMatchInput(body, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'vedic-match',
        title: 'Vedic matching',
        about: 'The eight kootas of two births with their 36 points, doshas and exceptions.',
        group: 'Births',
        births: { person1: 'Person 1', person2: 'Person 2' },
        first: ['groom', 'school', 'systems', 'mangal_houses'],
        example: { ...exampleBirth('person1.'), ...exampleBirth('person2.', SYDNEY) },
      },
      tool: {
        family: { of: 'vedic', line: 'two births, 36 points' },
        title: 'Vedic matching',
        description:
          'Kundali matching: the eight kootas of two births by a named school, what other schools give, and nadi, bhakoot, gana and Mangal dosha with exceptions. Ask for both births and who is the groom, never invent them.',
        omits: [...VEDIC_OMITS, 'house_system', 'node_type', 'label', 'rules', 'mangal_houses'],
        asks: { births: ['person1', 'person2'] },
        example: { person1: ADA, person2: BO },
        text: matchText,
        largest: { systems: ['dashakoota', 'porutham'] },
        question: { asked: 'How many gunas of 36 match for Ada and Bo?', says: /of 36[\s\S]*Nadi/ },
      },
    }),
  },
})

function matchText({ persons, ashtakoota, doshas, southern, warnings }: Reply): string {
  const { score, score_range: range, recommendation, school, school_scores: others, disputed } = ashtakoota
  const { manglik, nadi, bhakoot, gana } = doshas
  return paragraphs(
    [
      `${persons.map(({ label, part }) => `${label} (${part})`).join(' and ')}: ${score} of 36 points, ${recommendation}, by the school ${school}.`,
      ...(range ? [`Over the days of birth the sum is between ${range.min} and ${range.max}.`] : []),
      `By school: ${others.map((other) => `${other.school} ${other.score}`).join(', ')}; with bride and groom swapped ${ashtakoota.swapped_score}.`,
    ],
    warningLines(warnings ?? []),
    persons.map(
      ({ label, moon_sign: sign, moon_nakshatra: star }) =>
        `${label}: Moon ${sign.name} ${sign.degree.toFixed(2)}°, nakshatra ${star.name} pada ${star.pada}`,
    ),
    ashtakoota.kootas.map(({ evidence }) => evidence.map(({ message }) => message).join('. ')),
    disputed.map(
      (each) =>
        `Sources differ about ${each.koota}: ${each.others.map(({ rule, score: points }) => `${rule} ${points}`).join(', ')}`,
    ),
    [nadi, bhakoot, gana].flatMap(({ message, exceptions }) => [
      message,
      ...exceptions.map((exception) => `Exception of some sources: ${exception.message}`),
    ]),
    ([manglik.person1, manglik.person2] as const).map(
      ({ severity, message }, index) => `${persons[index]!.label}: ${severity}. ${message}`,
    ),
    [manglik.compatibility.message],
    southern.map(
      ({ name, good, middling, poruthams }) =>
        `${name}: ${good} of 10 good, ${middling} middling. Bad: ${
          poruthams.flatMap((each) => (each.agreement === 'bad' ? [each.name] : [])).join(', ') || 'none'
        }`,
    ),
  )
}
