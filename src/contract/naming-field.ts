import { Refusal } from '../platform/errors.ts'

/** Calculates something of an instant. A refusal because it lies outside the ephemeris names the field that gave it. */
export function namingField<Result>(field: string, calculate: () => Result): Result {
  try {
    return calculate()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'outside_ephemeris' || error.detail.field) throw error
    throw new Refusal(error.code, { ...error.detail, message: error.message, field })
  }
}
