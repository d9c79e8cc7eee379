import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bucketStore } from '../../src/jobs/exports/bucket-store.ts'
import { openPartStore } from '../../src/jobs/exports/folder-store.ts'
import type { PartStore } from '../../src/jobs/exports/part-store.ts'
import { readConfig } from '../../src/platform/config.ts'
import { startBucket, type TestBucket } from '../support/bucket.ts'

let bucket: TestBucket
const stores: Record<string, PartStore> = {}
const folder = mkdtempSync(join(tmpdir(), 'orrery-store-'))
beforeAll(async () => {
  bucket = await startBucket()
  vi.stubEnv('AWS_ACCESS_KEY_ID', bucket.accessKey)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', bucket.secretKey)
  stores['folder'] = await openPartStore(readConfig({ EXPORT_DIR: folder }))
  stores['bucket'] = await openPartStore(readConfig({ EXPORT_BUCKET: 'tables', EXPORT_BUCKET_URL: bucket.url }))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await bucket.stop()
})

async function* blocks(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const each of texts) yield Buffer.from(each)
}

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('abc')
  throw new Error('The worker is stopped')
}

const kept = (kind: string, id: string): string[] =>
  kind === 'folder'
    ? readdirSync(join(folder, id)).toSorted()
    : bucket.keys('tables').flatMap((key) => key.split(`exports/${id}/`)[1] ?? [])

describe.each(['folder', 'bucket'])('a %s', (kind) => {
  test('keeps files whole, with length and hash, and gives any bytes of them', async () => {
    const store = stores[kind]!
    const stored = await store.put('one', 'part-00001.csv', blocks('hello ', 'world', ''))
    expect(stored).toEqual({ bytes: 11, sha256: createHash('sha256').update('hello world').digest() })
    const read = async (first: number, last: number) =>
      text((await store.read('one', 'part-00001.csv', { first, last }))!)
    expect([await read(0, 10), await read(6, 8), await read(10, 10)]).toEqual(['hello world', 'wor', 'd'])
    expect(await store.read('one', 'part-00002.csv', { first: 0, last: 1 })).toBeNull()
    await store.put('one', 'part-00001.csv', blocks('again'))
    expect(await read(0, 4)).toBe('again')
  })

  test('knows the lengths of the files of one export', async () => {
    const store = stores[kind]!
    await store.put('four', 'part-00001.csv', blocks('hello'))
    await store.put('four', 'manifest.json', blocks('{}'))
    await store.put('four.1', 'part-00001.csv', blocks('other'))
    expect(Object.fromEntries(await store.sizes('four'))).toEqual({ 'part-00001.csv': 5, 'manifest.json': 2 })
    expect([...(await store.sizes('none'))]).toEqual([])
  })

  test('is in use when any export has files in it', async () => {
    const store = stores[kind]!
    const id = '00000000-0000-4000-8000-000000000e01.1'
    await store.put(id, 'part-00001.csv', blocks('x'))
    expect(await store.isInUse()).toBe(true)
    await store.remove(id)
    for (const other of ['one', 'two', 'three', 'threefold', 'four', 'four.1']) await store.remove(other)
    expect(await store.isInUse()).toBe(false)
  })

  test('keeps nothing of a file that breaks off', async () => {
    const store = stores[kind]!
    await store.put('two', 'manifest.json', blocks('{}'))
    await expect(store.put('two', 'part-00001.csv', broken())).rejects.toThrow('The worker is stopped')
    expect(kept(kind, 'two')).toEqual(['manifest.json'])
  })

  test('removes the files of one export alone, also when there are many', async () => {
    const store = stores[kind]!
    for (let part = 0; part < 5; part += 1) await store.put('three', `part-${part}`, blocks('x'))
    await store.put('threefold', 'part-0', blocks('x'))
    await store.remove('three')
    await store.remove('three')
    expect(await store.read('three', 'part-4', { first: 0, last: 0 })).toBeNull()
    expect(kept(kind, 'threefold')).toEqual(['part-0'])
  })
})

test('a bucket refuses other credentials', async () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong')
  const store = await openPartStore(readConfig({ EXPORT_BUCKET: 'tables', EXPORT_BUCKET_URL: bucket.url }))
  await expect(store.put('one', 'part-00001.csv', blocks('x'))).rejects.toThrow()
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', bucket.secretKey)
})

test('a bucket that does not answer fails, and keeps nobody waiting', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const store = bucketStore({ name: 'tables', endpoint, region: 'us-east-1' }, 100)
  const asked = [
    store.put('one', 'part-00001.csv', blocks('x')),
    store.read('one', 'part-00001.csv', { first: 0, last: 0 }),
    store.remove('one'),
  ]
  for (const answer of await Promise.allSettled(asked)) expect(answer).toMatchObject({ status: 'rejected' })
  silent.closeAllConnections()
  silent.close()
}, 15_000)
