import { isIPv4 } from 'node:net'

const IPV6_GROUPS_KEPT = 3

/**
 * The network of a client, without the host part. Users can distinguish two sessions, but no exact address is recorded.
 */
export function shortened(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return `${groups(plain).slice(0, IPV6_GROUPS_KEPT).join(':')}::/48`
}

/** The eight groups of an IPv6 address, including those that :: abbreviates. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  if (tail === undefined) return before
  const after = tail.split(':').filter(Boolean)
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}
