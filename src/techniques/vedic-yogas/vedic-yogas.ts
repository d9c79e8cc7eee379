import type { z } from 'zod'
import { paragraphs, under, warningLines } from '../../wire/texts/words.ts'
import { ADA, exampleBirth, VEDIC_CHAPTER, VEDIC_OMITS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { VedicYogasReply, VedicYogasRequest, vedicYogasInput } from './schema.ts'

type Reply = z.output<typeof VedicYogasReply>

/** The named combinations of a birth, each with its rule and source. */
export const VEDIC_YOGAS = technique({
  id: 'vedic_yogas',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Vedic yogas',
      names: { vedic_yogas: '/api/v2/vedic/yogas', vedic_yogas_alias: '/api/v1/vedic/yogas' },
      summary: 'Yogas of a birth: named combinations with rule, source, bodies, and what cancels them',
      body: VedicYogasRequest,
      reply: VedicYogasReply,
      read: (body, _, { warnings }) => ({ input: vedicYogasInput(body, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'vedic-yogas',
        title: 'Vedic yogas',
        about: 'The named combinations of a birth, each with its rule, its source and what cancels it.',
        group: 'Births',
        births: { '': 'Birth' },
        first: ['categories', 'only_active', 'yoga_school', 'benefics'],
        example: { ...exampleBirth(''), only_active: 'true' },
      },
      tool: {
        family: { of: 'vedic', line: 'yogas and their rules' },
        title: 'Vedic yogas',
        description:
          'The yogas of a birth: named combinations, each with its rule, source, bodies and what cancels it. Ask for the birth, never invent it.',
        omits: [...VEDIC_OMITS, 'house_system', 'only_active'],
        asks: { births: [''] },
        example: ADA,
        trims: ({ yogas: _, ...answer }: Reply) => answer,
        output: VedicYogasReply.omit({ yogas: true }),
        cuts: [{ field: 'active_yogas', advice: 'Give categories.' }],
        text: yogasText,
        largest: { nabhasa_houses: 'within', benefics: 'fixed' },
        question: { asked: 'Which yogas does Ada have?', says: /active of .* yogas/ },
      },
    }),
  },
})

function yogasText(reply: Reply): string {
  const { subject, active_yogas: active, summary, metadata } = reply
  const { rules } = metadata
  const open = summary.not_evaluated > 0 ? ` ${summary.not_evaluated} need a time of birth.` : ''
  return paragraphs(
    [
      `${subject.name}, ${subject.datetime}: ${summary.active} active of ${summary.total_evaluated} yogas.${open} Sidereal zodiac (${metadata.ayanamsha}), houses by sign, rules of ${rules.yoga_school}.`,
    ],
    warningLines(reply.warnings ?? []),
    under('Active:', active.map(lineOf)),
  )
}

function lineOf({
  name,
  type,
  strength,
  planets,
  description,
  sources,
  cancellations,
}: Reply['yogas'][number]): string {
  const [source] = sources
  const place = [source!.chapter, source!.verse].filter(Boolean).join('.')
  const lifted = cancellations.map(({ rule }) => ` Cancelled by some: ${rule}`).join('')
  const kind = [type, ...(strength ? [strength] : [])].join(', ')
  return `${name} (${kind}): ${planets.join(', ')}. ${description} ${source!.work.split(',')[0]} ${place}.${lifted}`
}
