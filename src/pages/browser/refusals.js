// What the scripts of the pages say of a request that was refused, or that did not reach the service.

const UNREACHABLE = 'The service cannot be reached. Try again.'
const OWN_FAULT = 'This page cannot show the answer. Reload the page, and try again.'

/** What a refusal says, in the words of the service. */
export const refusalText = ({ json, status }) => {
  if (Array.isArray(json?.detail))
    return json.detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('. ')
  return json?.detail ?? json?.message ?? `The request failed with status ${status}.`
}

/** When to try again, as a sentence. Empty if the service does not say so. */
export const retryText = ({ retryAfter }) => (retryAfter ? `Try again in ${retryAfter}\u00a0s.` : '')

/** The refusal and when to try again, in one line. */
export const refusalLine = (outcome) => {
  const text = refusalText(outcome)
  return `${text}${/[.?!]$/.test(text) ? '' : '.'} ${retryText(outcome)}`.trimEnd()
}

/** What every refusal has, from a reply and its JSON. JSON is null if a proxy answered. */
export const outcomeOfReply = ({ status, ok, headers }, json) => ({
  ...{ status, ok, json },
  traceId: headers.get('x-request-id'),
  retryAfter: headers.has('retry-after') ? Number(headers.get('retry-after')) : null,
})

/** An error with the outcome of a request. */
export class FailedRequest extends Error {
  constructor(outcome) {
    super(refusalLine(outcome))
    this.outcome = outcome
  }
}

const without = (message) => ({ ok: false, status: 0, json: { message } })

/** Waits for a request or for the rest of its answer. A connection that fails becomes a `FailedRequest`. */
export const reached = (waiting) =>
  waiting.catch((error) => {
    throw error.name === 'AbortError' ? error : new FailedRequest(without(UNREACHABLE))
  })

/** The outcome behind an error. One that no request caused is a fault of the page. */
export const outcomeOf = (error) => {
  if (error instanceof FailedRequest) return error.outcome
  console.error(error)
  return without(OWN_FAULT)
}
