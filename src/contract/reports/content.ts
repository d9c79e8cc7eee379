import { z } from 'zod'
import { SECTION_IDS } from '../../interpretation/sections.ts'
import { READING_LANGUAGE } from '../../languages/language.ts'
import { InterpretationEntry } from '../births/interpretation.ts'
import { LabelLanguage } from '../fields.ts'

const Position = z.object({
  sign_id: z.string(),
  sign: z.string(),
  position: z
    .string()
    .describe('Degrees within the sign, such as 11°24′; of a body on a day without a time 3°–16° or 24°.'),
})

const Shares = z.record(z.string(), z.number().min(0).max(1))

/** The content of a report as data. The book is typeset from it, and `format=json` returns it. */
export const ReportContent = z
  .object({
    version: z.literal(1),
    language: LabelLanguage.optional().describe(
      'The language of names, headings, reasons and glossary. English reports lack it.',
    ),
    reading_language: z
      .literal(READING_LANGUAGE)
      .optional()
      .describe('The language of all other texts. English reports lack it.'),
    subject: z.object({
      name: z.string(),
      born: z.object({
        local: z.string().describe('Local time with its offset.'),
        utc: z.string(),
        text: z.string().describe('As people write it.'),
        time_known: z.boolean(),
        place: z.string(),
        lat: z.number(),
        lng: z.number(),
        timezone: z.string(),
      }),
      settings: z.object({
        house_system: z.string(),
        house_system_name: z.string(),
        zodiac: z.string(),
        ephemeris: z.string(),
        methods: z.string().describe('Houses and zodiac, spelled out.'),
      }),
      notes: z.array(z.string()).describe('Every way in which the report differs from the request, as sentences.'),
    }),
    wheel_svg: z.string(),
    placements: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        ...Position.shape,
        sign_id: z.string().nullable().describe('Null for a body that was in two signs on a day without a time.'),
        house: z.int().nullable(),
        retrograde: z.boolean(),
        dignity: z.string().nullable(),
      }),
    ),
    angles: z.array(z.object({ id: z.string(), name: z.string(), ...Position.shape })),
    houses: z.array(
      z.object({
        house: z.int(),
        ...Position.shape,
        ruler: z.string().describe('Modern ruler of the sign on the cusp.'),
      }),
    ),
    aspects: z.array(
      z.object({
        a: z.string(),
        b: z.string(),
        a_name: z.string(),
        b_name: z.string(),
        type: z.string(),
        orb: z.string().describe('Such as 0°52′; without a time of birth 3°.'),
        applying: z
          .boolean()
          .nullable()
          .describe('Null without a time, where the aspect may have been exact that day.'),
      }),
    ),
    balance: z.object({ elements: Shares, modes: Shares, polarities: Shares }),
    synthesis: z.array(z.object({ title: z.string(), because: z.array(z.string()), body: z.string().nullable() })),
    introduction: z
      .array(z.object({ title: z.string(), body: z.string() }))
      .optional()
      .describe('How to read the report, and what astrology cannot do. Reports of earlier versions lack it.'),
    portrait: z
      .array(z.string())
      .optional()
      .describe('Paragraphs that weigh the chart as a whole. Reports of earlier versions lack them.'),
    questions: z
      .array(z.string())
      .optional()
      .describe('The questions of the closing page. Reports of earlier versions lack them.'),
    glossary: z
      .array(z.object({ term: z.string(), body: z.string() }))
      .optional()
      .describe('Terms of astrology. Reports of earlier versions lack it.'),
    sections: z
      .array(z.object({ id: z.enum(SECTION_IDS), title: z.string(), entries: z.array(InterpretationEntry) }))
      .describe('The section that weighs most in this chart comes first.'),
  })
  .meta({ id: 'ReportContent' })
export type ReportContent = z.output<typeof ReportContent>
