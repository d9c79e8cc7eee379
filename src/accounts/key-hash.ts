import { LRUCache } from 'lru-cache'
import { Refusal } from '../platform/errors.ts'
import { hashKey, isKeyText } from './key-text.ts'

export interface HashedKey {
  readonly hash: Buffer
  /** The hash as text, the key of the caches. */
  readonly id: string
}

/** Hashes keys, with a cache: a hash costs a twentieth of a chart. The result throws `invalid_api_key`. */
export function keyHasher(keysMax: number): (key: string) => HashedKey {
  const hashes = new LRUCache<string, HashedKey>({ max: keysMax })
  return (key) => {
    const known = hashes.get(key)
    if (known) return known
    if (!isKeyText(key)) throw new Refusal('invalid_api_key')
    const hash = hashKey(key)
    const made = { hash, id: cacheId(hash) }
    hashes.set(key, made)
    return made
  }
}

export const cacheId = (hash: Buffer): string => hash.toString('base64')
