import { z } from 'zod'
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

export const MinorRequest = z
  .strictObject({
    natal: ProgressedNatal,
    minor_progression: z
      .strictObject({
        target_date: TargetDate,
        month: MonthField.default('tropical').describe(`${MonthField.description}`),
        ...methodFields('solar_arc_longitude'),
      })
      .describe('The date, and how the chart is progressed to it.'),
    ...ProgressedChartFields,
  })
  .superRefine(checkProgressed)
  .meta({
    id: 'MinorProgressionsRequest',
    examples: [
      { natal: COMPACT_REQUEST, minor_progression: { target_date: '2026-03-01' } },
      {
        natal: COMPACT_REQUEST,
        minor_progression: { target_date: '2026-03-01', month: 'sidereal', direction: 'converse' },
      },
    ],
  })

/** Minor progressions in our fields. */
export function minorInput(given: z.output<typeof MinorRequest>, warned: Warned = {}) {
  const { natal, settings, minor_progression: asked, response_mode: _, ...own } = given
  const input = { ...own, ...warned, asked, ...flatProgressed({ natal, settings }) }
  return { input, renamed: namesOfNested(natal, 'natal.') }
}
export type MinorInput = ReturnType<typeof minorInput>['input']

export const MinorReply = progressedReply('minor', MonthMeta).meta({ id: 'MinorProgressionsReply' })
