import { z } from 'zod'
import { line } from './line.ts'

const KEY_MAX = 200
const TTL_SECONDS_MAX = 2_592_000
/** As JSON in UTF-8. */
export const CACHE_VALUE_BYTES_MAX = 256 * 1024

const Instant = z.iso.datetime({ precision: 3 })
const CacheKey = line(KEY_MAX).describe('A name that the caller chooses.')

export const CacheQuery = z.strictObject({ cache_key: CacheKey.meta({ examples: ['dashboard:week'] }) })

export const CacheEntryRequest = z
  .strictObject({
    cache_key: CacheKey,
    value: z
      .unknown()
      .refine((value) => value !== undefined, 'A value is required; null is a value')
      .describe(`Any JSON of at most ${CACHE_VALUE_BYTES_MAX} bytes.`),
    ttl_seconds: z.int().min(1).max(TTL_SECONDS_MAX).default(3_600).describe('The value is deleted after this time.'),
  })
  .meta({ id: 'AnalyticsCacheEntryRequest', examples: [{ cache_key: 'dashboard:week', value: { signed_up: 12 } }] })
export type CacheEntryRequest = z.output<typeof CacheEntryRequest>

export const CacheEntryAnswer = z
  .object({ cache_key: z.string(), value: z.unknown(), stored_at: Instant, expires_at: Instant })
  .meta({ id: 'AnalyticsCacheEntry' })
