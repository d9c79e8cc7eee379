import { z } from 'zod'
import { CATEGORIES, SECTION_IDS, type SectionId } from '../../interpretation/sections.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import { READING_LANGUAGE } from '../../languages/language.ts'

const Instant = z.object({ utc: z.string(), local: z.string() })

/** When a moving body enters the orb of an aspect, is exact, and leaves the orb. */
export const TransitPassage = z
  .object({
    enters_orb: Instant.nullable().describe('Null if it lies beyond the ephemeris.'),
    exact: z.array(Instant.extend({ retrograde: z.boolean() })),
    leaves_orb: Instant.nullable(),
  })
  .meta({ id: 'TransitPassage' })

export const InterpretationEntry = z
  .object({
    key: z.string().describe('Stable name of the text, such as `planet.sun.sign.aries`.'),
    category: z.enum(CATEGORIES),
    title: z.string().describe('Sun in Aries'),
    motto: z.string().describe('The text in one sentence.'),
    body: z.string().describe('60 to 250 words. Paragraphs are separated by an empty line.'),
    tags: z.array(z.string()),
    passage: TransitPassage.optional().describe('Only for aspects of transits with `include_exact_times`.'),
  })
  .meta({ id: 'InterpretationEntry' })

const entries = z.array(InterpretationEntry)

const InterpretationSections = z.object(
  Object.fromEntries(SECTION_IDS.map((id) => [id, entries.describe(CATALOGUES.en.readings.sections[id])])) as Record<
    SectionId,
    typeof entries
  >,
)

export const Interpretation = z
  .object({
    language: z
      .literal(READING_LANGUAGE)
      .describe('The language of `motto`, `body` and `tags`. `title` and `because` are in the requested language.'),
    sections: InterpretationSections.describe('Within a section aspects come last, closest first.'),
    synthesis: z
      .array(
        z.object({
          title: z.string(),
          because: z.array(z.string()).describe('The positions and aspects in the chart that this rests on.'),
          body: z.string().nullable(),
        }),
      )
      .optional()
      .describe('Only for natal charts: what dominates the chart, strongest first, and why.'),
  })
  .meta({ id: 'Interpretation' })
