import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { type PartStore, spool, UNFINISHED_MS_MAX } from './part-store.ts'

export interface Bucket {
  readonly name: string
  /** The URL of a store other than Amazon's. */
  readonly endpoint: string | undefined
  readonly region: string
}

/** The folder of a part that is not in the bucket yet. */
const TEMPORARY = 'orrery-part-'
const CONNECT_MS = 5_000
/**
 * As long as `SLOW_MS` of `streams/exports.ts`, the wait for a reader. A store that hangs must not block its worker, or
 * the sweep, forever.
 */
const IDLE_MS = 60_000

/**
 * Files in a bucket of S3 or of a compatible store, below `exports/`. The SDK finds the credentials.
 */
export function bucketStore({ name: bucketName, endpoint, region }: Bucket, idleMs = IDLE_MS): PartStore {
  const client = new S3Client({
    region,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: idleMs },
    // Other stores have their buckets in the path, and support no checksums besides the signed hash.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const ofBucket = { Bucket: bucketName } as const
  const keyOf = (exportId: string, name: string): string => `exports/${exportId}/${name}`
  const listed = (exportId: string) => paginateListObjectsV2({ client }, { ...ofBucket, Prefix: keyOf(exportId, '') })
  return {
    async put(exportId, name, bytes) {
      // The length and the hash are sent before the bytes, so a file must be complete on disk first.
      const folder = await mkdtemp(join(tmpdir(), TEMPORARY))
      try {
        const path = join(folder, randomUUID())
        const stored = await spool(path, bytes)
        const Body = createReadStream(path)
        await client.send(
          new PutObjectCommand({ ...ofBucket, Key: keyOf(exportId, name), Body, ContentLength: stored.bytes }),
        )
        return stored
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async read(exportId, name, { first, last }) {
      const Range = `bytes=${first}-${last}`
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...ofBucket, Key: keyOf(exportId, name), Range }))
        return Body as Readable
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async sizes(exportId) {
      const sizes = new Map<string, number>()
      for await (const { Contents = [] } of listed(exportId)) {
        for (const { Key = '', Size = 0 } of Contents) sizes.set(Key.slice(keyOf(exportId, '').length), Size)
      }
      return sizes
    },
    async isInUse() {
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({ ...ofBucket, Prefix: 'exports/', MaxKeys: 1 }),
      )
      return Contents.length > 0
    },
    async remove(exportId) {
      for await (const { Contents = [] } of listed(exportId)) {
        for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ ...ofBucket, Key }))
      }
    },
    async sweep() {
      // The clock of this machine: its kernel has set the times of its temporary folders.
      const before = Date.now() - UNFINISHED_MS_MAX
      for (const name of (await readdir(tmpdir())).filter((each) => each.startsWith(TEMPORARY))) {
        const folder = join(tmpdir(), name)
        if ((await lastChangeMs(folder)) < before) await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

/** When a folder or a file in it last changed. One that disappears meanwhile has just changed. */
async function lastChangeMs(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const times = [folder, ...names.map((name) => join(folder, name))].map((path) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    ),
  )
  return Math.max(...(await Promise.all(times)))
}
