import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether the operator allows a `host:port` without TLS and at private addresses. */
const isAllowed = ({ protocol, hostname, port }: URL, allowHosts: readonly string[]): boolean =>
  allowHosts.includes(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`)

/** Global unicast of IPv6 (RFC 4291). */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address belongs to the public internet. Loopback, private, carrier-grade NAT and multicast addresses do not,
 * nor do IPv4-mapped IPv6 addresses of these kinds.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(GLOBAL))
}

/** Why a URL is never called, whatever its name resolves to. Null when it may be called. */
export function urlProblem(text: string, allowHosts: readonly string[]): string | null {
  const url = new URL(text)
  if (isAllowed(url, allowHosts)) return null
  const literal = addressIn(url)
  if (url.protocol !== 'https:') return 'Must begin with https://'
  if (url.username || url.password) return 'Must have no user and password'
  if (literal !== null && !isPublicAddress(literal)) return 'Must be at a public address'
  return null
}

/** The IP address of a URL, without brackets. Null when it has a name. */
function addressIn({ hostname }: URL): string | null {
  const text = hostname.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(text) ? text : null
}

/** The address is not public. The error does not say which address a name resolves to. */
export class AddressRefused extends Error {}

/** `dns.lookup` for all addresses of a name. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Resolves names for one connection, which gets exactly the addresses that were checked. A name cannot resolve to another
 * one a moment later. Null for an allowed host. Throws when the URL itself has a private address.
 */
export function guardedLookup(
  url: URL,
  allowHosts: readonly string[],
  resolve: Resolve = lookup,
): LookupFunction | null {
  if (isAllowed(url, allowHosts)) return null
  const literal = addressIn(url)
  if (url.protocol !== 'https:' || (literal !== null && !isPublicAddress(literal))) throw new AddressRefused()
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new AddressRefused(), [])
      if (options.all) return done(null, addresses)
      return done(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}
