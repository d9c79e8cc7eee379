import { promises as dns, type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
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

const TIMEOUT_MS = 2_000

/**
 * Resolves a name that an unknown caller chose. `dns.lookup` keeps one of the few threads of the process for as long as
 * the name server is silent, so that nothing else could be resolved. This uses its own sockets, and has a time limit.
 */
export const resolveByQuery: Resolve = (hostname, _, done) => {
  const resolver = new dns.Resolver({ timeout: TIMEOUT_MS, tries: 1 })
  const found = async (): Promise<LookupAddress[]> => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
    const of = (answer: typeof four, family: 4 | 6) =>
      answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []
    return [...of(four, 4), ...of(six, 6)]
  }
  found().then(
    (addresses) => done(null, addresses),
    (error: NodeJS.ErrnoException) => done(error, []),
  )
}

export interface FetchOptions {
  readonly allowHosts: readonly string[]
  readonly deadlineMs: number
  readonly bytesMax: number
  readonly resolve?: Resolve | undefined
}

/**
 * Fetches a document of JSON on its own connection, from a public address. Follows no redirect. Throws when there is none,
 * when it is not JSON, or when it is longer than allowed.
 */
export async function fetchDocument(
  text: string,
  { allowHosts, deadlineMs, bytesMax, resolve: resolveName }: FetchOptions,
): Promise<unknown> {
  const url = new URL(text)
  const lookup = guardedLookup(url, allowHosts, resolveName)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    headers: { accept: 'application/json', 'user-agent': 'Orrery-Client-Metadata/1' },
    agent: false,
    signal: AbortSignal.timeout(deadlineMs),
    ...(lookup && { lookup }),
  })
  request.on('error', reject)
  request.on('response', resolve)
  request.end()
  const response = await promise
  try {
    if (response.statusCode !== 200) throw new Error(`its host answers with status ${response.statusCode}`)
    if (!/[/+]json\b/.test(response.headers['content-type'] ?? '')) throw new Error('it is not declared as JSON')
    return JSON.parse(await bounded(response, bytesMax))
  } finally {
    response.destroy()
  }
}

async function bounded(response: IncomingMessage, bytesMax: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length
    if (bytes > bytesMax) throw new Error(`it has more than ${bytesMax} bytes`)
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}
