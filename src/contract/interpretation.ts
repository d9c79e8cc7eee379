import { z } from 'zod'
import { CATEGORIES } from '../interpretation/choice.ts'
import { SECTIONS } from '../interpretation/sections.ts'
import { TransitPassage } from './passage.ts'

export const InterpretationEntry = z
  .object({
    key: z.string().describe('Stable name of the text, such as `planet.sun.sign.aries`.'),
    category: z.enum(CATEGORIES),
    title: z.string().describe('Sun in Aries'),
    motto: z.string().describe('The text in one line.'),
    body: z.string().describe('60 to 250 words. An empty line parts paragraphs.'),
    tags: z.array(z.string()),
    passage: TransitPassage.optional().describe('Only for aspects of transits with `include_exact_times`.'),
  })
  .meta({ id: 'InterpretationEntry' })

const entries = z.array(InterpretationEntry)

export const InterpretationSections = z.object(
  Object.fromEntries(Object.entries(SECTIONS).map(([id, title]) => [id, entries.describe(title)])) as Record<
    keyof typeof SECTIONS,
    typeof entries
  >,
)

export const Interpretation = z
  .object({
    language: z.literal('en'),
    sections: InterpretationSections.describe('Within a section aspects come last, the closest first.'),
    synthesis: z
      .array(
        z.object({
          title: z.string(),
          because: z.array(z.string()).describe('The positions and aspects in the chart that this rests on.'),
          body: z.string().nullable(),
        }),
      )
      .optional()
      .describe('Only for natal charts: what dominates the chart, the strongest first, and why.'),
  })
  .meta({ id: 'Interpretation' })
