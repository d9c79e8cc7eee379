import { LRUCache } from 'lru-cache'

/**
 * A map of at most `max` entries that forgets the least recently used ones. It grows with its entries. The option `max`
 * of the library would allocate arrays of that length at once: 1 MB and several milliseconds for 50,000.
 */
export const lruCache = <Value extends {}, Context = unknown>(
  max: number,
  options: Pick<LRUCache.OptionsBase<string, Value, Context>, 'ttl' | 'fetchMethod'> = {},
): LRUCache<string, Value, Context> => new LRUCache({ ...options, maxSize: max, sizeCalculation: () => 1 })
