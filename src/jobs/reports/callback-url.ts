import { Refusal } from '../../platform/errors.ts'
import { urlProblem } from '../../platform/outbound/address.ts'

/** Throws `invalid_input` for a URL that is never called, whatever its name resolves to. */
export function checkCallbackUrl(text: string, allowHosts: readonly string[]): void {
  const msg = urlProblem(text, allowHosts)
  if (msg === null) return
  throw new Refusal('invalid_input', {
    issues: [{ loc: ['body', 'psychological_report', 'callback_url'], msg, type: 'value_error' }],
  })
}
