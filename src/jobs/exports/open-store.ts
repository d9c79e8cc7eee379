import type { Bucket } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import type { PartStore } from './part-store.ts'

/** The store of an installation. The library for buckets is loaded only if there is one. */
export async function openPartStore({
  exportDir,
  exportBucket,
}: {
  readonly exportDir: string
  readonly exportBucket: Bucket | undefined
}): Promise<PartStore> {
  if (!exportBucket) return folderStore(exportDir)
  const { bucketStore } = await import('./bucket-store.ts')
  return bucketStore(exportBucket)
}
