import { z } from 'zod'

export const MUST_BE_ONE_LINE = 'Must be one line without control characters'
const NOT_WELL_FORMED = 'Must not have an unpaired surrogate'

/** Not a `pattern` of the document, because validators in other languages do not support it. */
export const isOneLine = (text: string): boolean => !/\p{Cc}/u.test(text)
const isWellFormed = (text: string): boolean => text.isWellFormed()

/** One line of text that a person typed, trimmed. */
export const line = (longest: number) =>
  z.string().trim().min(1).max(longest).refine(isOneLine, MUST_BE_ONE_LINE).refine(isWellFormed, NOT_WELL_FORMED)

/** The same, not trimmed, possibly empty. */
export const rawLine = (longest: number) =>
  z.string().max(longest).refine(isOneLine, MUST_BE_ONE_LINE).refine(isWellFormed, NOT_WELL_FORMED)

/** Several lines that Postgres can store. */
export const lines = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !text.includes('\0'), 'Must not have the character U+0000')
    .refine(isWellFormed, NOT_WELL_FORMED)

/** A text that this service has generated, such as an id or a token. */
export const token = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[!-~]*$/, 'Must be printable ASCII without spaces')
