import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { namesOfNested } from '../../contract/charts/nested-birth.ts'
import {
  checkProgressed,
  flatProgressed,
  MethodFields,
  ProgressedChartFields,
  ProgressedNatal,
  TargetDate,
} from '../../contract/charts/progression-fields.ts'
import { progressedReply } from '../../contract/charts/progression-reply.ts'
import type { Warned } from '../../contract/warnings.ts'

export const SecondaryRequest = z
  .strictObject({
    natal: ProgressedNatal,
    secondary_progression: z
      .strictObject({ target_date: TargetDate, ...MethodFields })
      .describe('The date, and how the chart is progressed to it.'),
    ...ProgressedChartFields,
  })
  .superRefine(checkProgressed)
  .meta({
    id: 'SecondaryProgressionsRequest',
    examples: [
      { natal: COMPACT_REQUEST, secondary_progression: { target_date: '2026-03-01' } },
      {
        natal: { datetime: '1981-01-01T23:30', location: { city: 'Athens' } },
        secondary_progression: { target_date: '2026-03-01', angles: 'solar_arc_longitude', direction: 'converse' },
        settings: { orb_deg: 2 },
      },
    ],
  })

/** Secondary progressions in our fields. */
export function secondaryInput(given: z.output<typeof SecondaryRequest>, warned: Warned = {}) {
  const { natal, settings, secondary_progression: asked, response_mode: _, ...own } = given
  const input = { ...own, ...warned, asked, ...flatProgressed({ natal, settings }) }
  return { input, renamed: namesOfNested(natal, 'natal.') }
}
export type SecondaryInput = ReturnType<typeof secondaryInput>['input']

export const SecondaryReply = progressedReply('secondary', {}).meta({ id: 'SecondaryProgressionsReply' })
