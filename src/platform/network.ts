/** An IPv4 address, or the first 64 bits of an IPv6 address: the holder of one such network has all of its addresses. */
export function network(address: string): string {
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const head = address.split('::', 1)[0]!.split(':').filter(Boolean)
  return [...head, '0', '0', '0', '0'].slice(0, 4).join(':')
}
