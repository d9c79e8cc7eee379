import type { z } from 'zod'
import type { NumerologyProfileResponse } from '../../contract/numerology/reply.ts'
import { type Fields, paragraphs, under, warningLines } from './words.ts'

/** The numbers of a profile, each with its compound and its period. */
export function numerologyText({ data, method, warnings }: z.output<typeof NumerologyProfileResponse>): string {
  const { kind: _, profile, reading, interpretations = [], ...numbers } = data
  return paragraphs(
    [
      `Numerology, ${method.system}, profile ${profile}.`,
      ...(reading ? [`Letters read: ${reading.words.join(' ')}`] : []),
    ],
    warningLines(warnings),
    Object.entries(numbers).flatMap(([name, value]) => linesOf(name, value)),
    under(
      'Texts:',
      interpretations.map(({ title, text }) => `${title}: ${text}`),
    ),
  )
}

/** A line for each number. Groups of numbers give their names to them. */
function linesOf(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(name, each))
  if (typeof value !== 'object' || value === null) return []
  const { value: number, compound, is_master, from_age, to_age, label, graha, debt, digits, reason } = value as Members
  const called = name.replaceAll('_', ' ')
  if (debt !== undefined) return [`${called}: ${debt}`]
  if (digits) return [`${called}: ${digits.join(', ') || 'none'}`]
  if (reason) return [`${called}: none (${reason.replaceAll('_', ' ')})`]
  if (number === undefined) return Object.entries(value).flatMap(([member, each]) => linesOf(member, each))
  const age = from_age === undefined ? '' : `, ages ${from_age} to ${to_age ?? 'the end'}`
  const ruler = graha ? `, ${label ?? ''} ruled by ${graha.english}` : ''
  return [`${called}: ${number}${compound ? ` (${compound})` : ''}${is_master ? ', master number' : ''}${age}${ruler}`]
}

interface Members {
  readonly value?: number | null
  readonly compound?: string | null
  readonly is_master?: boolean
  readonly from_age?: number
  readonly to_age?: number | null
  readonly label?: string
  readonly graha?: { readonly english: string }
  readonly debt?: number
  readonly digits?: readonly number[]
  readonly reason?: string
}

interface LettersStep {
  readonly kind: 'letters'
  readonly letters: readonly { readonly letter: string; readonly value: number }[]
}

/** The letters of each step as a text, such as `A1 D4 A1`. As objects, those of a long name take 15 kB. */
export const shortLetters = (answer: Fields): Fields =>
  JSON.parse(JSON.stringify(answer), (_, value) =>
    isLettersStep(value)
      ? { ...value, letters: value.letters.map((each) => `${each.letter}${each.value}`).join(' ') }
      : value,
  )

const isLettersStep = (value: unknown): value is LettersStep =>
  (value as LettersStep | null)?.kind === 'letters' && Array.isArray((value as LettersStep).letters)
