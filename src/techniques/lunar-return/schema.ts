import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { checkNestedBirth, flatBirth, NestedBirth } from '../../contract/charts/nested-birth.ts'
import { BesideBirths, checkPicture } from '../../contract/charts/requests.ts'
import { ReturnWheelFields } from '../../contract/charts/return-fields.ts'
import { checkTarget, flatTarget, namesOfTarget, targetFields } from '../../contract/charts/return-target.ts'

export const LunarReturnWheelRequest = z
  .strictObject({
    natal: NestedBirth,
    ...targetFields(z.literal('moon').default('moon')),
    ...ReturnWheelFields,
    ...BesideBirths,
  })
  .superRefine((input, context) => {
    checkNestedBirth(input.natal, context, ['natal'])
    checkPicture(input.natal, context, ['natal'])
    checkTarget(input, context)
  })
  .meta({
    id: 'LunarReturnChartRequest',
    examples: [{ natal: COMPACT_REQUEST, search_start: '2026-03-01', return_city: 'Lisbon' }],
  })

/** The picture of a lunar return in our fields. */
export function flatLunarReturn(given: z.output<typeof LunarReturnWheelRequest>, now: () => Date) {
  const { return_target: _, ...own } = given
  const input = { ...own, natal: flatBirth(own.natal), ...flatTarget(given, now) }
  return { input, renamed: namesOfTarget(own.natal, given) }
}
export type LunarReturnWheel = ReturnType<typeof flatLunarReturn>['input']

/** What the picture says beside its charts. */
export const LUNAR_RETURN_FACTS = { return_utc: z.string().describe('The moment of the return.') }
