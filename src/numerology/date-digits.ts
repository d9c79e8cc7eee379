import type { CivilDate } from './profile.ts'
import { total } from './reduce.ts'
import type { Step } from './result.ts'

/** The sum of all digits of a date, in the order of its fields. The year has at least four digits, the others two. */
export function dateDigits(
  of: string,
  date: CivilDate,
  order: readonly (keyof CivilDate)[],
): Extract<Step, { readonly kind: 'digits' }> {
  const text = order.map((field) => String(date[field]).padStart(field === 'year' ? 4 : 2, '0')).join('')
  const digits = Array.from(text, Number)
  return { kind: 'digits', of, from: Number(text), digits, result: total(digits) }
}
