import { promises as dns, type LookupAddress } from 'node:dns'
import type { Resolve } from './address.ts'

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
