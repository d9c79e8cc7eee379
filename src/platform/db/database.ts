import { join } from 'node:path'
import { prepareEmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

export interface DatabaseServer {
  readonly url: string
  /** Ends the embedded server unless another process uses it. */
  stop(): Promise<void>
}

interface Place {
  readonly databaseUrl: string | undefined
  readonly varDir: string
}

const dataDirOf = (varDir: string): string => join(varDir, 'postgres')

/**
 * Creates the files of the embedded database if there are none, as `startDatabase` would, without starting a server.
 * `onBegin` is called when initdb runs.
 */
export async function prepareDatabase({ databaseUrl, varDir }: Place, onBegin: () => void): Promise<void> {
  if (!databaseUrl) await prepareEmbeddedPostgres(dataDirOf(varDir), onBegin)
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
}: Place & {
  readonly isFront?: boolean
  readonly log?: (message: string) => void
}): Promise<DatabaseServer> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: dataDirOf(varDir), isFront, ...(log && { log }) })
}
