import { Redis } from 'ioredis'
import { describe, expect, test } from 'vitest'
import { redisAvailable, startRedis } from './redis.ts'

describe.skipIf(!redisAvailable)('a Redis of the test’s own', () => {
  test('answers again on the same address, empty, after it was killed', async () => {
    const redis = await startRedis()
    const client = new Redis(redis.url)
    client.on('error', () => {})
    await client.set('a', '1')
    await redis.kill()
    await redis.restart()
    expect(await client.get('a')).toBeNull()
    client.disconnect()
    await redis.stop()
  })
})
