import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { PartStore } from './part-store.ts'
import { spool } from './spool.ts'

export interface Bucket {
  readonly name: string
  /** The address of a store other than Amazon's. */
  readonly endpoint: string | undefined
  readonly region: string
}

const CONNECT_MS = 5_000
/** As long as a stream waits for its reader. A store that hangs must not keep its worker, or the sweep, for ever. */
const IDLE_MS = 60_000

/** Files in a bucket of S3 or of a store that speaks its protocol, below `exports/`. Credentials come from where the SDK finds them. */
export function bucketStore({ name: Bucket, endpoint, region }: Bucket, idleMs = IDLE_MS): PartStore {
  const client = new S3Client({
    region,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: idleMs },
    // Stores of others have their buckets in the path, and know no checksums beside the signed hash.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
  })
  const keyOf = (exportId: string, file: string): string => `exports/${exportId}/${file}`
  return {
    async put(exportId, file, bytes) {
      // The length and the hash are sent before the bytes, so a file is whole on the disk first.
      const folder = await mkdtemp(join(tmpdir(), 'orrery-part-'))
      try {
        const path = join(folder, randomUUID())
        const stored = await spool(path, bytes)
        const Body = createReadStream(path)
        await client.send(
          new PutObjectCommand({ Bucket, Key: keyOf(exportId, file), Body, ContentLength: stored.bytes }),
        )
        return stored
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async read(exportId, file, { first, last }) {
      const Range = `bytes=${first}-${last}`
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(exportId, file), Range }))
        return Body as Readable
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(exportId) {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `exports/${exportId}/` })
      for await (const { Contents = [] } of pages) {
        for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }))
      }
    },
  }
}
