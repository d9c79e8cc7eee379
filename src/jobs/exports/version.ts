import manifest from '../../../package.json' with { type: 'json' }
import { ZONE_DATA_VERSION } from '../../places/zones.ts'

/** The data that a worker can calculate from. */
export interface WorkerData {
  /** The data of the library, and that of series once they are built. A plan says which one it uses. */
  versions(): readonly string[]
  /** False until series that are missing are built. Exports from series wait for them. */
  isComplete(): boolean
}

/** The code and the data that rows come from. Parts of one export all have the same. */
export const dataVersion = (skyFingerprint: string): string =>
  [manifest.version, ZONE_DATA_VERSION, skyFingerprint].join(' ')
