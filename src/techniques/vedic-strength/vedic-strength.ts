import type { z } from 'zod'
import { PLANETS } from '../../astro/vedic/dignity.ts'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicStrengthReply, VedicStrengthRequest, vedicStrengthInput } from './schema.ts'

type Reply = z.output<typeof VedicStrengthReply>

/** The strengths of the planets and houses of a birth. */
export const VEDIC_STRENGTH = technique({
  id: 'vedic_strength',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Vedic strengths',
      names: { vedic_strength: '/api/v2/vedic/strength', vedic_strength_alias: '/api/v1/vedic/strength' },
      summary: 'Shadbala, bhava bala, ashtakavarga, vimsopaka and avasthas of a birth',
      body: VedicStrengthRequest,
      reply: VedicStrengthReply,
      read: (body, _, { warnings }) => ({ input: vedicStrengthInput(body, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'vedic-strength',
        title: 'Vedic strengths',
        about: 'The strengths of planets, houses and signs of a birth: shadbala, ashtakavarga and others.',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['ayanamsha', 'rules', 'ashtakavarga_table'],
        example: exampleBirth(''),
      },
      tool: {
        family: { of: 'vedic', line: 'shadbala, ashtakavarga' },
        title: 'Vedic strengths',
        description:
          'The strengths of a birth: shadbala with its parts, houses, ashtakavarga, vimsopaka, avasthas, each by a named rule. Ask for the birth, never invent it.',
        omits: VEDIC_OMITS,
        asks: { births: [''] },
        example: ADA,
        output: VedicStrengthReply.extend({
          ashtakavarga: VedicStrengthReply.shape.ashtakavarga.unwrap().omit({ prastharashtakavarga: true }).nullable(),
        }),
        trims: ({ ashtakavarga, ...answer }: Reply) => ({
          ...answer,
          ashtakavarga: ashtakavarga && withoutPrastara(ashtakavarga),
        }),
        text: strengthText,
        largest: { rules: 'raman', cheshta: 'motions' },
        question: { asked: 'Which planet is strongest in Ada’s Vedic chart?', says: /rank 1/ },
      },
    }),
  },
})

const withoutPrastara = ({ prastharashtakavarga: _, ...rest }: NonNullable<Reply['ashtakavarga']>) => rest

function strengthText(reply: Pick<Reply, Exclude<keyof Reply, 'ashtakavarga'>> & ShortAshtakavarga): string {
  const { subject, rules, shadbala, bhavabala, ashtakavarga, vimsopaka, avasthas, metadata } = reply
  return paragraphs(
    [`${subject.name}, ${subject.datetime}. Sidereal zodiac (${metadata.ayanamsha}). Rules: ${rules.source}.`],
    warningLines(reply.warnings ?? []),
    PLANETS.map((planet) => {
      const states = avasthas[planet]?.map(({ state }) => state).join(', ')
      const row = shadbala?.[planet]
      const strength = row
        ? `shadbala ${row.shadbala_in_rupas.toFixed(2)} of ${row.minimum_requirements} rupas needed (ratio ${row.ratio.toFixed(2)}, rank ${row.rank}), `
        : ''
      return `${planet}: ${strength}vimsopaka of 16 divisions ${vimsopaka[planet].shodasavarga.toFixed(2)} of 20; ${states}`
    }),
    bhavabala.length > 0
      ? [`Houses 1 to 12 in rupas: ${bhavabala.map(({ total_in_rupas: rupas }) => rupas.toFixed(2)).join(', ')}`]
      : [],
    ashtakavarga
      ? [`Sarvashtakavarga from Aries on (table ${ashtakavarga.table}): ${ashtakavarga.sarvashtakavarga.join(', ')}`]
      : [],
  )
}

interface ShortAshtakavarga {
  readonly ashtakavarga: ReturnType<typeof withoutPrastara> | null
}
