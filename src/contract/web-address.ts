import { z } from 'zod'
import { isOneLine, MUST_BE_ONE_LINE } from './line.ts'

/**
 * A web URL, trimmed. Control characters are refused before the URL is parsed, because the URL parser silently removes
 * tabs and newlines (WHATWG URL, 4.4), and a different URL from the given one would be called.
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
