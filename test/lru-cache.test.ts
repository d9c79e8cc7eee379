import { expect, test } from 'vitest'
import { lruCache } from '../src/platform/lru-cache.ts'

const bytesUsed = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

test('an empty cache takes no memory for the entries that it may hold', () => {
  const before = bytesUsed()
  const cache = lruCache<number>(10_000_000)
  // A list of ten million pointers takes 40 MB at least.
  expect(bytesUsed() - before).toBeLessThan(10_000_000)
  expect(cache.size).toBe(0)
})

test('a full cache forgets its least recently used entry', () => {
  const cache = lruCache<number>(3)
  for (const [at, name] of ['a', 'b', 'c'].entries()) cache.set(name, at)
  cache.get('a')
  cache.set('d', 3)
  cache.set('d', 4)
  expect([...cache.keys()].sort()).toEqual(['a', 'c', 'd'])
  expect(cache.get('d')).toBe(4)
})

test('a fetched entry counts as one, before and after it has arrived', async () => {
  const cache = lruCache<string, number>(2, { fetchMethod: async (name, _stale, { context }) => name + context })
  const fetch = (name: string) => cache.forceFetch(name, { context: 1 })
  expect(await Promise.all([fetch('a'), fetch('b')])).toEqual(['a1', 'b1'])
  expect(await fetch('c')).toBe('c1')
  expect([...cache.keys()].sort()).toEqual(['b', 'c'])
})
