import { faultsBy } from './answers.ts'
import type { Document } from './described.ts'
import { type GeneratedRequest, KINDS, type Kind, type Known, requestsOf } from './requests.ts'
import { RENDER_TIMEOUT, senderTo } from './send.ts'
import { SYNC_SECRET, type Turn, type WatchedFront } from './watched-front.ts'

export interface RunOptions {
  readonly count: number
  /** The number of the first request. */
  readonly seed?: number
  readonly atOnce?: number
  /** Told every thousand requests. */
  say?(line: string): void
}

export interface Outcome {
  /** Answers by kind of request and status. `none` counts connections that were closed without an answer. */
  readonly statuses: Readonly<Record<Kind, Readonly<Record<string, number>>>>
  /** The requests whose answers the document does not admit, with the reason. */
  readonly faults: readonly string[]
  /** The longest turns of the event loop that one request causes alone. */
  readonly slow: readonly string[]
  /** The longest turn of the run, in which several requests may have had their part. */
  readonly longestTurnMs: number
  readonly rssMb: { readonly start: number; readonly most: number; readonly end: number }
  readonly perSecond: number
}

/** A turn of the event loop in which the front does nothing else for its callers. */
export const TURN_MS_MAX = 50
const SAY_EVERY = 1_000
/** A person may be signed out or deleted by a generated request. */
const PERSON_EVERY = 100
const IDS_MAX = 50
const FAULTS_MAX = 200
const ADDRESSES = 50
/** No account, or a crash: an answer with one of these is a fault, even where the document has it. */
const BROKEN: ReadonlySet<number> = new Set([500, 502])

/** Sends generated requests to a front and checks each answer, the turns of the event loop and the memory. */
export async function runGenerated(front: WatchedFront, options: RunOptions): Promise<Outcome> {
  const { count, seed = 1, atOnce = 1, say } = options
  const document = (await (await fetch(`${front.url}/openapi.json`)).json()) as Document
  const faultOf = faultsBy(document)
  const { known, learn, renew } = await knownTo(front)
  const requestAt = requestsOf(document, known)
  const sender = senderTo(front.url)
  const statuses = Object.fromEntries(KINDS.map((kind) => [kind, {}])) as Record<Kind, Record<string, number>>
  const faults: string[] = []
  const spans: { readonly at: number; readonly startMs: number; readonly endMs: number }[] = []
  const rssMb = { start: front.rssMb(), most: 0, end: 0 }
  const startedMs = Date.now()

  const one = async (at: number): Promise<void> => {
    const request = requestAt(at)
    const startMs = performance.timeOrigin + performance.now()
    const answer = await sender.send(request, `127.1.0.${1 + (at % ADDRESSES)}`)
    spans.push({ at, startMs, endMs: performance.timeOrigin + performance.now() })
    const status = String(answer?.status ?? 'none')
    statuses[request.kind][status] = (statuses[request.kind][status] ?? 0) + 1
    if (!answer) {
      if (!mayEnd(request)) faults.push(`${at}: no answer\n  ${told(request)}`)
      return
    }
    learn(answer.body)
    const fault = BROKEN.has(answer.status) ? 'the front failed' : faultOf(request, answer)
    if (fault && faults.length < FAULTS_MAX)
      faults.push(`${at}: ${fault}\n  ${told(request)}\n  ${answer.status} ${answer.body.toString().slice(0, 500)}`)
  }
  let next = 0
  const work = async () => {
    while (next < count) {
      const at = next++
      if (at % PERSON_EVERY === 0) await renew()
      if (at % SAY_EVERY === 0) {
        rssMb.most = Math.max(rssMb.most, front.rssMb())
        say?.(
          `${at} requests, ${Math.round((1000 * at) / (Date.now() - startedMs))} per second, ${Math.round(front.rssMb())} MB`,
        )
      }
      await one(seed + at)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const perSecond = (1000 * count) / (Date.now() - startedMs)
  const turns = front.turns().filter(({ endMs }) => endMs > startedMs)
  const suspects = suspectsOf(turns, spans)
  const slow: string[] = []
  for (const at of suspects) {
    const request = requestAt(at)
    const cpuMs = await aloneMs(front, () => sender.send(request))
    if (cpuMs > TURN_MS_MAX) slow.push(`${at}: ${Math.round(cpuMs)} ms\n  ${told(request)}`)
  }
  sender.close()
  rssMb.end = front.rssMb()
  rssMb.most = Math.max(rssMb.most, rssMb.end)
  return { statuses, faults, slow, longestTurnMs: Math.max(0, ...turns.map(({ cpuMs }) => cpuMs)), rssMb, perSecond }
}

/** A picture that is not awaited, or a large body, of which the front did not read all. */
const UNREAD_BYTES_MIN = 65_536
const mayEnd = ({ operation, body }: GeneratedRequest): boolean =>
  RENDER_TIMEOUT in operation.responses || Buffer.byteLength(body ?? '') > UNREAD_BYTES_MIN

const TOLD_MAX = 600
export const told = ({ kind, method, target, headers, body }: GeneratedRequest): string =>
  `${kind} ${method} ${target.slice(0, TOLD_MAX)} ${JSON.stringify(headers).slice(0, TOLD_MAX)} ${String(body ?? '').slice(0, TOLD_MAX)}`

/** The requests that were under way in turns that were too long. */
function suspectsOf(
  turns: readonly Turn[],
  spans: readonly { at: number; startMs: number; endMs: number }[],
): number[] {
  const long = turns.filter(({ cpuMs }) => cpuMs > TURN_MS_MAX)
  const isIn = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
    long.some((turn) => startMs < turn.endMs && endMs > turn.endMs - turn.cpuMs)
  return spans.filter(isIn).map(({ at }) => at)
}

/** The longest turn while a request is sent for the second time, by the better of three tries. */
export async function aloneMs(front: WatchedFront, send: () => Promise<unknown>): Promise<number> {
  const tries: number[] = []
  for (let times = 0; times < 3; times += 1) {
    const before = front.turns().length
    await send()
    tries.push(
      Math.max(
        0,
        ...front
          .turns()
          .slice(before)
          .map(({ cpuMs }) => cpuMs),
      ),
    )
  }
  return Math.min(...tries)
}

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
        session = await front.newSession().catch(() => session)
        token = await tokenOf()
      }
      credentials['accessToken'] = [token ?? 'x', 'x.y.z', right].map(bearer)
      credentials['session'] = [session, 'x'].map(bearer)
    },
    learn(body: Buffer) {
      const found = /"(?:job_id|id)":"([0-9a-f-]{36})"/.exec(body.subarray(0, 2_000).toString())
      if (!found) return
      if (ids.length >= IDS_MAX) ids.shift()
      ids.push(found[1]!)
    },
  }
}
