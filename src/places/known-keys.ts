/**
 * A Bloom filter of the keys of all places: half a megabyte that says of almost every key without a place that it has none,
 * in a tenth of the time of a lookup. With seven and a half bits for each of 560,000 keys it passes 3 % of the others.
 */
const BITS = 2 ** 22
const HASHES = 5

/** An empty filter. */
export const emptyFilter = (): Uint8Array => new Uint8Array(BITS / 8)

/** Adds a key to a filter. */
export function addKey(filter: Uint8Array, key: string): void {
  eachBit(key, (bit) => {
    filter[bit >>> 3]! |= 1 << (bit & 7)
    return true
  })
}

/** False for a key that was never added. */
export const mayHaveKey = (filter: Uint8Array, key: string): boolean =>
  eachBit(key, (bit) => (filter[bit >>> 3]! & (1 << (bit & 7))) !== 0)

/** The bits of a key by double hashing (Kirsch and Mitzenmacher, 2006) of FNV-1a; ends at the first false. */
function eachBit(key: string, visit: (bit: number) => boolean): boolean {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  const step = (Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 7) | 1
  let bit = hash ^ (hash >>> 13)
  for (let count = 0; count < HASHES; count += 1) {
    if (!visit(bit & (BITS - 1))) return false
    bit += step
  }
  return true
}
