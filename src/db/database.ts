import { join } from 'node:path'
import { claimFolder } from './embedded/claim.ts'
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
  const dataDir = join(varDir, 'postgres')
  const release = isFront ? await claimFolder(dataDir) : async () => {}
  const server = await startEmbeddedPostgres({ dataDir, ...(log && { log }) })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await release()
    },
  }
}
