import { LRUCache } from 'lru-cache'
import { Refusal } from '../errors.ts'

/** Bounds wrong keys and tokens by the address that they come from, so that guessing reaches neither database nor issuer. */
export interface Guesses {
  /** Throws `too_many_failures` when so many came from there lately and this one has not been right since. */
  check(address: string, credential: () => string): void
  wrong(address: string): void
  right(address: string, credential: () => string): void
}

/** An office with an old key in all its programs is below; whoever guesses 256 bits gains nothing from ten in a second. */
const GUESSES = { wrong: 200, withinMs: 20_000 } as const
/** Some 200 bytes each. */
const NETWORKS_MAX = 50_000
/** Good ones of addresses from which wrong ones come too, such as the proxy of an office. */
const GOOD_MAX = 10_000
/** For so long they are let through while others there are guessing. */
const GOOD_MS = 600_000

/** Counts for this front alone, and remembers good credentials by what `digest` makes of them. */
export function guesses(digest: (credential: string) => string): Guesses {
  const counts = new LRUCache<string, { wrong: number; readonly endsMs: number }>({
    max: NETWORKS_MAX,
    ttl: GUESSES.withinMs,
  })
  const good = new LRUCache<string, true>({ max: GOOD_MAX, ttl: GOOD_MS })
  /** After it no wrong one is remembered: nearly always, and every request asks. */
  let watchedUntilMs = -Infinity
  const counted = (address: string) => (performance.now() < watchedUntilMs ? counts.get(network(address)) : undefined)

  return {
    check(address, credential) {
      const count = counted(address)
      if (!count || count.wrong < GUESSES.wrong || good.has(digest(credential()))) return
      const retryAfterMs = Math.max(1, Math.ceil(count.endsMs - performance.now()))
      throw new Refusal('too_many_failures', { retryAfterMs, body: { retry_after_ms: retryAfterMs } })
    },
    wrong(address) {
      const endsMs = performance.now() + GUESSES.withinMs
      watchedUntilMs = endsMs
      const count = counted(address)
      if (count) count.wrong += 1
      else counts.set(network(address), { wrong: 1, endsMs })
    },
    right(address, credential) {
      if (counted(address)) good.set(digest(credential()), true)
    },
  }
}

/** An address of IPv4, or the first 64 bits of one of IPv6: whoever has one of these has all of them. */
export function network(address: string): string {
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const head = address.split('::', 1)[0]!.split(':').filter(Boolean)
  return [...head, '0', '0', '0', '0'].slice(0, 4).join(':')
}
