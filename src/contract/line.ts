import { z } from 'zod'

const MUST_BE_ONE_LINE = 'Must be one line without control characters'
const NOT_WELL_FORMED = 'Has half of a surrogate pair'

/** No pattern of the document: validators of other languages don't know this one. */
const isOneLine = (text: string): boolean => !/\p{Cc}/u.test(text)
const isWellFormed = (text: string): boolean => text.isWellFormed()

/** One line of text that a person typed, without blanks around it. */
export const line = (longest: number) =>
  z.string().trim().min(1).max(longest).refine(isOneLine, MUST_BE_ONE_LINE).refine(isWellFormed, NOT_WELL_FORMED)

/** The same, but as it was typed, and perhaps empty. */
export const rawLine = (longest: number) =>
  z.string().max(longest).refine(isOneLine, MUST_BE_ONE_LINE).refine(isWellFormed, NOT_WELL_FORMED)

/** Several lines; Postgres can keep them. */
export const lines = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !text.includes('\0'), 'Has the character U+0000')
    .refine(isWellFormed, NOT_WELL_FORMED)

/** What we have made up ourselves, such as an id or a token. */
export const token = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[!-~]*$/, 'Must be printable ASCII without blanks')
