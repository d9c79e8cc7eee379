import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded.ts'

export interface DatabaseServer {
  readonly url: string
  /** Ends the embedded server unless another process uses it. */
  stop(): Promise<void>
}

/**
 * The Postgres of `databaseUrl`, or else the embedded server under `varDir`. The server is started, or joined if it
 * runs. It serves one front and other processes, and refuses a second front.
 */
export async function startDatabase({
  databaseUrl,
  varDir,
  isFront = false,
  log,
}: {
  readonly databaseUrl: string | undefined
  readonly varDir: string
  readonly isFront?: boolean
  readonly log?: (message: string) => void
}): Promise<DatabaseServer> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: join(varDir, 'postgres'), isFront, ...(log && { log }) })
}
