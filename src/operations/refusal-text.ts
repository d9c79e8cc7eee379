import { count, withUnit } from '../pages/elements/figures.ts'
import type { Refusal } from '../platform/errors.ts'

/** The reason of a refusal as a sentence, and how long to wait. */
export function refusalText({ message, detail: { retryAfterMs } }: Refusal): string {
  return retryAfterMs === undefined
    ? `${message}.`
    : `${message}. Try again in ${withUnit(count(Math.ceil(retryAfterMs / 1000)), 's')}.`
}
