import type { Known } from './requests.ts'
import { SYNC_SECRET, type WatchedFront } from './watched-front.ts'

const IDS_MAX = 50

/** Credentials of every kind, and the ids that the service has named. */
export async function knownTo(front: WatchedFront) {
  const [right, poor] = [await front.newKey('operator'), await front.newKey('free')]
  const wrong = [`${right.slice(0, -1)}x`, 'x', 'orr_live_'.padEnd(58, '0')]
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const basic = (password: string) => ({
    authorization: `Basic ${Buffer.from(`calendar:${password}`).toString('base64')}`,
  })
  const credentials: Record<string, readonly Record<string, string>[]> = {
    apiKey: [right, poor, ...wrong].map((key) => ({ 'x-api-key': key })),
    apiKeyAsPassword: [right, poor, ...wrong].map(basic),
    adminSession: [await front.newOperatorSession(), 'x'].map(bearer),
    syncSecret: [SYNC_SECRET, 'wrong'].map((secret) => ({ 'x-sync-secret': secret })),
  }
  const ids: string[] = []
  let session = await front.newSession()
  const tokenOf = async (): Promise<string | null> => {
    const reply = await fetch(`${front.url}/api/auth/token`, { headers: bearer(session) })
    return reply.ok ? ((await reply.json()) as { token: string }).token : null
  }
  return {
    known: { credentials, ids } satisfies Known,
    /** Signs a new person up when the present one is gone, and takes a fresh token. */
    async renew() {
      let token = await tokenOf()
      if (token === null) {
        // Too many people may have signed up. A later call tries again.
        session = await front.newSession().catch(() => session)
        token = await tokenOf()
      }
      credentials['accessToken'] = [token ?? 'x', 'x.y.z', right].map(bearer)
      credentials['session'] = [session, 'x'].map(bearer)
    },
    learn(body: Buffer) {
      const text = body.subarray(0, 2_000).toString()
      // The users of this run remain.
      if (text.startsWith('{"users"')) return
      const found = /"(?:job_id|id)":"([0-9a-f-]{36})"/.exec(text)
      if (!found) return
      if (ids.length >= IDS_MAX) ids.shift()
      ids.push(found[1]!)
    },
  }
}
