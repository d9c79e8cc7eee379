import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded.ts'

export interface DatabaseServer {
  readonly url: string
  /** Ends the embedded server unless another process uses it. */
  stop(): Promise<void>
}

/** The Postgres of `databaseUrl` or, without one, the embedded server under `varDir`: started, or joined when it runs. */
export const startDatabase = async ({
  databaseUrl,
  varDir,
  log,
}: {
  databaseUrl: string | undefined
  varDir: string
  log?: (message: string) => void
}): Promise<DatabaseServer> =>
  databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : startEmbeddedPostgres({ dataDir: join(varDir, 'postgres'), ...(log && { log }) })
