import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Refusal } from '../errors.ts'

/** Whether a host may be reached without TLS and at private addresses: the operator has named it, as `host:port`. */
const isAllowed = ({ protocol, hostname, port }: URL, allowHosts: readonly string[]): boolean =>
  allowHosts.includes(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`)

/** Global unicast of IPv6 (RFC 4291); what lies outside reaches hosts in other ways, or none. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address belongs to the public internet: not to this machine, its networks, a carrier's, a group, or an IPv4
 * address of these kinds in the clothes of IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(GLOBAL))
}

/** Throws `invalid_input` for an address that no message will ever be sent to, whatever its name leads to. */
export function checkCallbackUrl(text: string, allowHosts: readonly string[]): void {
  const url = new URL(text)
  if (isAllowed(url, allowHosts)) return
  const literal = addressIn(url)
  if (url.protocol !== 'https:') throw refused('Must begin with https://')
  if (url.username || url.password) throw refused('Must have no user and password')
  if (literal !== null && !isPublicAddress(literal)) throw refused('Must be at a public address')
}

const refused = (msg: string) =>
  new Refusal('invalid_input', {
    issues: [{ loc: ['body', 'psychological_report', 'callback_url'], msg, type: 'value_error' }],
  })

/** The address in the place of a name, if it is one; brackets are of the notation. */
function addressIn({ hostname }: URL): string | null {
  const text = hostname.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(text) ? text : null
}

/** An address was refused: whoever asked is told so, and not what the name has led to. */
export class AddressRefused extends Error {}

/**
 * Resolves names for one connection and gives it exactly the addresses that were looked at, so that a name can't lead
 * elsewhere a moment later. Null for a host that may be anywhere. Throws when the URL itself has a private address.
 */
export function guardedLookup(url: URL, allowHosts: readonly string[]): LookupFunction | null {
  if (isAllowed(url, allowHosts)) return null
  const literal = addressIn(url)
  if (url.protocol !== 'https:' || (literal !== null && !isPublicAddress(literal))) throw new AddressRefused()
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new AddressRefused(), [])
      if (options.all) return done(null, addresses)
      return done(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}
