import type { z } from 'zod'
import { StyledBirth } from './charts.ts'
import { isGiven, NestedBirthFields } from './nested-birth.ts'

/** The birth of a second chart: in our fields, or in the form of the public data endpoints. */
export const NestedBirth = StyledBirth.extend(NestedBirthFields)

/** Only one coordinate is an error. Without both, the birthplace is used. */
export function checkPair(
  name: 'return' | 'progression',
  pair: { readonly lat: unknown; readonly lng: unknown },
  context: z.RefinementCtx,
): void {
  const given = { lat: pair.lat !== null && pair.lat !== undefined, lng: pair.lng !== null && pair.lng !== undefined }
  if (given.lat === given.lng) return
  const path = [`${name}_${given.lat ? 'lng' : 'lat'}`]
  context.addIssue({ code: 'custom', path, message: `${name}_lat and ${name}_lng must be given together` })
}

/** A value that may be in several fields must be given at least once, and be the same in all. */
export function checkOnce(field: string, values: readonly unknown[], what: string, context: z.RefinementCtx): void {
  const count = new Set(values.filter(isGiven)).size
  if (count === 1) return
  const message = count === 0 ? 'Field required' : `All fields must give the same ${what}`
  context.addIssue({ code: 'custom', path: [field], message })
}
