import { Refusal } from './errors.ts'

/** How a request reached the service. */
export interface Reached {
  readonly protocol: string
  readonly host: string
}

/**
 * The base URL of the service for a caller: PUBLIC_URL, otherwise the URL of the request. Throws `malformed_request`.
 */
export function baseOf(publicUrl: string | undefined, { protocol, host }: Reached): string {
  if (publicUrl !== undefined) return publicUrl
  const text = `${protocol}://${host}`
  if (!/^https?:\/\/[\w.:[\]-]{1,255}$/.test(text) || !URL.canParse(text))
    throw new Refusal('malformed_request', {
      issues: [{ loc: ['header', 'host'], msg: 'Expected a host', type: 'value_error' }],
    })
  return new URL(text).origin
}

/** An IPv4 address, or the first 64 bits of an IPv6 address: the holder of one such network has all of its addresses. */
export function network(address: string): string {
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const head = address.split('::', 1)[0]!.split(':').filter(Boolean)
  return [...head, '0', '0', '0', '0'].slice(0, 4).join(':')
}
