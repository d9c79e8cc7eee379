import { Refusal } from './errors.ts'

/** How a request reached the service. */
export interface Reached {
  readonly protocol: string
  readonly host: string
}

/**
 * The base URL of the service for a caller: PUBLIC_URL, otherwise the URL of the request. Throws `malformed_request`.
 */
export const baseOf =
  (publicUrl: string | undefined) =>
  ({ protocol, host }: Reached): string => {
    if (publicUrl !== undefined) return publicUrl
    const text = `${protocol}://${host}`
    if (!/^https?:\/\/[\w.:[\]-]{1,255}$/.test(text) || !URL.canParse(text))
      throw new Refusal('malformed_request', {
        issues: [{ loc: ['header', 'host'], msg: 'Expected a host', type: 'value_error' }],
      })
    return new URL(text).origin
  }
