import { z } from 'zod'

/** A DNS name has at most 253 characters. */
export const ORIGIN_LENGTH_MAX = 280
const EXAMPLE = 'https://app.example or http://localhost:5173'
/** Scheme, host and perhaps a port, as a browser writes them into the header `Origin`. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/(?:\[[\da-f:.]+\]|[a-z\d._-]+)(?::\d{1,5})?$/
const OF_THE_WEB = /^https?:$/

/** The origin of a page (RFC 6454), as browsers send it. */
export const Origin = z
  .string()
  .max(ORIGIN_LENGTH_MAX)
  .superRefine((text, context) => {
    const message = problemOf(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .meta({ examples: ['https://app.example'] })

function problemOf(text: string): string | null {
  const wanted = `Must be an origin such as ${EXAMPLE}: scheme, host, and a port unless it is the default one`
  if (!URL.canParse(text)) return wanted
  const { protocol, origin } = new URL(text)
  const isOfTheWeb = OF_THE_WEB.test(protocol)
  if (ORIGIN.test(text) && (!isOfTheWeb || origin === text)) return null
  return isOfTheWeb && ORIGIN.test(origin) ? `${wanted}. Did you mean ${origin}?` : wanted
}
