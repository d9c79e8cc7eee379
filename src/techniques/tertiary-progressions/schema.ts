import { z } from 'zod'
import { TERTIARY_FORMS } from '../../astro/progression-keys.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { namesOfNested } from '../../contract/charts/nested-birth.ts'
import {
  checkProgressed,
  flatProgressed,
  MonthField,
  methodFields,
  ProgressedChartFields,
  ProgressedNatal,
  TargetDate,
} from '../../contract/charts/progression-fields.ts'
import { MonthMeta, progressedReply } from '../../contract/charts/progression-reply.ts'
import type { Warned } from '../../contract/warnings.ts'

const FORMS = '`tertiary_1`: a day for a lunar month. `tertiary_2`: a lunar month for a tropical year.'

export const TertiaryRequest = z
  .strictObject({
    natal: ProgressedNatal,
    tertiary_progression: z
      .strictObject({
        target_date: TargetDate,
        form: z.enum(TERTIARY_FORMS).default('tertiary_1').describe(FORMS),
        month: MonthField.nullish().describe(
          `${MonthField.description} By default \`tropical\` for \`tertiary_1\`, \`synodic\` for \`tertiary_2\`.`,
        ),
        ...methodFields('solar_arc_longitude'),
      })
      .describe('The date, and how the chart is progressed to it.'),
    ...ProgressedChartFields,
  })
  .superRefine(checkProgressed)
  .meta({
    id: 'TertiaryProgressionsRequest',
    examples: [
      { natal: COMPACT_REQUEST, tertiary_progression: { target_date: '2026-03-01' } },
      {
        natal: COMPACT_REQUEST,
        tertiary_progression: { target_date: '2026-03-01', form: 'tertiary_2', direction: 'converse' },
        settings: { orb_deg: 2 },
      },
    ],
  })

/** Tertiary progressions in our fields. */
export function tertiaryInput(given: z.output<typeof TertiaryRequest>, warned: Warned = {}) {
  const { natal, settings, tertiary_progression: asked, response_mode: _, ...own } = given
  const input = { ...own, ...warned, asked, ...flatProgressed({ natal, settings }) }
  return { input, renamed: namesOfNested(natal, 'natal.') }
}
export type TertiaryInput = ReturnType<typeof tertiaryInput>['input']

export const TertiaryReply = progressedReply('tertiary', {
  form: z.enum(TERTIARY_FORMS).describe(FORMS),
  ...MonthMeta,
}).meta({ id: 'TertiaryProgressionsReply' })
