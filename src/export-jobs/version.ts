import manifest from '../../package.json' with { type: 'json' }
import { ZONE_DATA_VERSION } from '../zones.ts'

/** The code and the data that rows come from. Parts of one export all have the same. */
export const dataVersion = (skyFingerprint: string): string =>
  [manifest.version, ZONE_DATA_VERSION, skyFingerprint].join(' ')
