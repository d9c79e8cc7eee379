import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { checkNestedBirth, flatBirth, NestedBirth } from '../../contract/charts/nested-birth.ts'
import { BesideBirths, checkPicture } from '../../contract/charts/requests.ts'
import { ReturnWheelFields } from '../../contract/charts/return-fields.ts'
import {
  checkOptions,
  checkRound,
  checkTarget,
  flatOptions,
  flatTarget,
  namesOfTarget,
  ReturnBody,
  ReturnOptionFields,
  targetFields,
} from '../../contract/charts/return-target.ts'

export const ReturnWheelRequest = z
  .strictObject({
    natal: NestedBirth,
    ...ReturnOptionFields,
    ...targetFields(ReturnBody.nullish()),
    ...ReturnWheelFields,
    ...BesideBirths,
  })
  .superRefine((input, context) => {
    checkNestedBirth(input.natal, context, ['natal'])
    checkPicture(input.natal, context, ['natal'])
    checkTarget(input, context)
    checkOptions(input, context)
    checkRound(input, context)
  })
  .meta({
    id: 'ReturnChartRequest',
    examples: [
      { natal: COMPACT_REQUEST, body: 'saturn', search_start: '2039-01-01', return_city: 'Lisbon' },
      { natal: COMPACT_REQUEST, body: 'moon', arc: 'half', direction: 'converse', search_start: '2026-03-01' },
    ],
  })

/** The picture of a return in our fields. */
export function returnWheelInput(given: z.output<typeof ReturnWheelRequest>, now: () => Date) {
  const { return_target: nested, ...own } = given
  const options = flatOptions(own, nested?.body)
  const input = { ...own, natal: flatBirth(own.natal), ...flatTarget(given, now), ...options }
  return { input, renamed: namesOfTarget(own.natal, given) }
}
export type ReturnWheelInput = ReturnType<typeof returnWheelInput>['input']

/** What the picture says beside its charts. */
export const RETURN_FACTS = {
  return_utc: z.string().describe('The moment of the return.'),
  return_body: z.string().describe('The body that returns.'),
  return_arc_deg: z.number().describe('Degrees from the natal longitude: 0, 90, 180 or 270.'),
  return_number: z.int().describe('Rounds since the birth, negative before it.'),
  return_pass: z.int().describe('The number of the pass in a retrograde loop.'),
  return_passes: z.int().describe('The number of passes of the loop.'),
  stands_for_utc: z
    .string()
    .describe(
      'The time of life to which the return belongs. A converse return before the birth belongs to the time as long after it.',
    ),
}
