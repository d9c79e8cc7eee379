import type { z } from 'zod'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicVargasReply, VedicVargasRequest, vedicVargasInput } from './schema.ts'

type Reply = z.output<typeof VedicVargasReply>

/** The divisional charts of a birth. */
export const VEDIC_VARGAS = technique({
  id: 'vedic_vargas',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Divisional charts',
      names: { vedic_vargas: '/api/v2/vedic/vargas', vedic_vargas_alias: '/api/v1/vedic/vargas' },
      summary: 'Divisional charts D1 to D60 of a birth, with named rules and how long each stays the same',
      body: VedicVargasRequest,
      reply: VedicVargasReply,
      read: (body, _, { warnings }) => ({ input: vedicVargasInput(body, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'vedic-vargas',
        title: 'Divisional charts',
        about: 'The charts D1 to D60 of a birth, by the rules of Parashara or other schools.',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['divisions', 'include_validity', 'include_bhava_chalit', 'ayanamsha'],
        example: exampleBirth('', { divisions: '1, 9, 10' }),
      },
      tool: {
        family: { of: 'vedic', line: 'divisions: D9, D60' },
        title: 'Divisional charts',
        description:
          'Divisional charts (vargas) D1 to D60 of a birth, with vargottama and the number of good divisions. With include_validity: how long each lagna stays, for an uncertain time of birth. Ask for the birth, never invent it.',
        omits: [...VEDIC_OMITS, 'vargas'],
        asks: { births: [''] },
        example: { ...ADA, divisions: [9, 10] },
        cuts: [{ field: 'vargas', advice: 'Give fewer divisions.' }],
        text: vargasText,
        largest: { divisions: [], include_validity: true, include_bhava_chalit: true },
        question: { asked: 'Where is the Moon in Ada’s navamsa?', says: /D9 Navamsa.*Moon/ },
      },
    }),
  },
})

function vargasText(reply: Reply): string {
  const { vargas, vargottama, vaisheshikamsa, bhava_chalit: chalit, metadata } = reply
  const named = vaisheshikamsa.planets.flatMap(({ name, dasavarga }) =>
    dasavarga.name ? [`${name} ${dasavarga.name} (${dasavarga.count})`] : [],
  )
  return paragraphs(
    [
      `${reply.subject.name}, ${reply.subject.datetime}. Sidereal zodiac (${metadata.ayanamsha}), ${metadata.node_type} nodes.`,
    ],
    warningLines(reply.warnings ?? []),
    Object.values(vargas).flatMap(divisionLines),
    [
      `Vargottama (same sign in D1 and D9): ${vargottama.join(', ') || 'none'}`,
      `Good divisions of ten: ${named.join(', ') || 'no planet has two'}`,
      ...(chalit ? [`Bhava chalit (${chalit.system}): ${housesText(chalit.planets)}`] : []),
    ],
  )
}

const housesText = (planets: readonly { readonly name: string; readonly house: number }[]): string =>
  planets.map(({ name, house }) => `${name} ${house}`).join(', ')

function divisionLines({ division, name, rule, ascendant, planets, validity }: Reply['vargas'][string]): string[] {
  const lagna = ascendant ? `lagna ${ascendant.sign}; ` : ''
  const signs = planets.map(({ name: planet, sign }) => `${planet} ${sign}`).join(', ')
  const stay = validity?.lagna
  return [
    `D${division} ${name} (${rule}): ${lagna}${signs}`,
    ...(stay ? [`  Its lagna stays from ${stay.from ?? 'long before'} until ${stay.until ?? 'long after'}`] : []),
  ]
}
