import { z } from 'zod'
import { isOneLine, MUST_BE_ONE_LINE } from './line.ts'

/**
 * An address of the web, without blanks around it. Control characters are refused before the address is read, because the
 * URL parser removes tabs and newlines without a word (WHATWG URL, 4.4), and would call another address than was given.
 */
export const webAddress = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine(isOneLine, MUST_BE_ONE_LINE)
    // The URL parser takes `https:///host` for `https://host`.
    .refine((text) => !/^https?:\/{3}/i.test(text), 'Invalid URL')
    .check(z.url({ protocol: /^https?$/ }))
