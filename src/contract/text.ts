import { z } from 'zod'

const MUST_BE_ONE_LINE = 'Must be one line without control characters'
const NOT_WELL_FORMED = 'Must not have an unpaired surrogate'

/** Not a `pattern` of the document, because validators in other languages do not support it. */
const isOneLine = (text: string): boolean => !/\p{Cc}/u.test(text)
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

/**
 * A field of a form on a page. Its bound is beyond any valid value: the handler reads the field by the contract of the
 * API, and the page says what is wrong.
 */
export const FormText = z.string().max(1_000)

/** A text that this service has generated, such as an id or a token. */
export const token = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[!-~]*$/, 'Must be printable ASCII without spaces')

/**
 * An e-mail address: words separated by dots, not ending with an apostrophe, and a domain with a dot. It accepts what
 * the identity provider accepts, and has no lookahead, which not every reader of the document supports.
 */
export const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

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

/** A DNS name has at most 253 characters. */
const ORIGIN_LENGTH_MAX = 280
const ORIGIN_EXAMPLE = 'https://app.example or http://localhost:5173'
/** Scheme, host and perhaps a port, as a browser writes them into the header `Origin`. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/(?:\[[\da-f:.]+\]|[a-z\d._-]+)(?::\d{1,5})?$/
const OF_THE_WEB = /^https?:$/

/** The origin of a page (RFC 6454), as browsers send it. */
export const Origin = z
  .string()
  .max(ORIGIN_LENGTH_MAX)
  .superRefine((text, context) => {
    const message = originProblem(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .meta({ examples: ['https://app.example'] })

function originProblem(text: string): string | null {
  const wanted = `Must be an origin such as ${ORIGIN_EXAMPLE}: scheme, host, and a port unless it is the default one`
  if (!URL.canParse(text)) return wanted
  const { protocol, origin } = new URL(text)
  const isOfTheWeb = OF_THE_WEB.test(protocol)
  if (ORIGIN.test(text) && (!isOfTheWeb || origin === text)) return null
  return isOfTheWeb && ORIGIN.test(origin) ? `${wanted}. Did you mean ${origin}?` : wanted
}
