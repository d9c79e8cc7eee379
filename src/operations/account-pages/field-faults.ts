import type { z } from 'zod'
import { issueOf } from '../../contract/input/faults.ts'
import type { FieldFaults } from '../../pages/elements/field.ts'
import type { Issue } from '../../platform/errors.ts'

/** The first fault of each field of a body, in the words of the API. */
export const fieldFaults = ({ issues }: z.core.$ZodError): FieldFaults =>
  faultsByField(issues.map((issue) => issueOf(issue, 'body')))

/** The first fault of each field. */
export const faultsByField = (issues: readonly Issue[]): FieldFaults =>
  Object.fromEntries(issues.map(({ loc, msg }) => [String(loc[1]), /[.?!]$/.test(msg) ? msg : `${msg}.`]).toReversed())
