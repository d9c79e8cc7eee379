import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Listener {
  close(): Promise<void>
}

const RETRY_MS = 1_000
const CONNECT_TIMEOUT_MS = 3_000

/**
 * Calls `told` with the payload of each NOTIFY on a channel, over a connection of its own that is opened again when it
 * breaks. What is told while it is broken is lost.
 */
export function listen(databaseUrl: string, channel: string, told: (payload: string) => void): Listener {
  const closed = new AbortController()
  let client: pg.Client | undefined

  const session = async () => {
    client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    })
    const ended = new Promise<void>((resolve) => client!.once('end', resolve))
    client.on('error', () => {})
    client.on('notification', ({ payload }) => told(payload ?? ''))
    await client.connect()
    await client.query(`listen ${channel}`)
    await ended
  }
  const going = (async () => {
    while (!closed.signal.aborted) {
      await session().catch(() => {})
      await sleep(RETRY_MS, undefined, { signal: closed.signal, ref: false }).catch(() => {})
    }
  })()
  return {
    async close() {
      closed.abort()
      await client?.end().catch(() => {})
      await going
    },
  }
}
