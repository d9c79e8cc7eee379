import { openapi } from '../../src/http/openapi/document.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { slowness } from '../support/slowness.ts'
import { faultsBy } from './answers.ts'
import type { Document } from './described.ts'
import { knownTo } from './known.ts'
import { aloneMs, longestMs, TURN_MS_MAX } from './long-turns.ts'
import { type GeneratedRequest, KINDS, type Kind, requestsOf, told } from './requests.ts'
import { RENDER_TIMEOUT, senderTo } from './send.ts'
import type { Turn, WatchedFront } from './watched-front.ts'

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
  /** The memory of the front: at the start, at the end, and after each thousand requests. */
  readonly rssMb: { readonly start: number; readonly readings: readonly number[]; readonly end: number }
  readonly perSecond: number
}

const SAY_EVERY = 1_000
/** A person may be signed out or deleted by a generated request. */
const PERSON_EVERY = 100
const FAULTS_MAX = 200
const ADDRESSES = 50
/** Faults, even where the document has them. */
const BROKEN: ReadonlySet<number> = new Set([500, 502])

/** Sends generated requests to a front and checks each answer, the turns of the event loop and the memory. */
export async function runGenerated(front: WatchedFront, options: RunOptions): Promise<Outcome> {
  const { count, seed = 1, atOnce = 1, say } = options
  const document = openapi(OPERATIONS, { version: '0', url: front.url }) as unknown as Document
  const faultOf = faultsBy(document)
  const { known, learn, renew } = await knownTo(front)
  const requestAt = requestsOf(document, known)
  const sender = senderTo(front.url)
  const statuses = Object.fromEntries(KINDS.map((kind) => [kind, {}])) as Record<Kind, Record<string, number>>
  const faults: string[] = []
  const spans: { readonly at: number; readonly startMs: number; readonly endMs: number }[] = []
  const rssMb = { start: front.rssMb(), readings: [] as number[], end: 0 }
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
        rssMb.readings.push(front.rssMb())
        say?.(
          `${at} requests, ${Math.round((1000 * at) / (Date.now() - startedMs))} per second, ${Math.round(rssMb.readings.at(-1)!)} MB`,
        )
      }
      await one(seed + at)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const perSecond = (1000 * count) / (Date.now() - startedMs)
  const turns = (await front.turns()).filter(({ endMs }) => endMs > startedMs)
  const suspects = suspectsOf(turns, spans)
  say?.(`${faults.length} faults; ${suspects.length} requests were under way in long turns and are sent again alone`)
  const slow: string[] = []
  for (const at of suspects) {
    const request = requestAt(at)
    const cpuMs = await aloneMs(front, () => sender.send(request))
    if (cpuMs > TURN_MS_MAX) slow.push(`${at}: ${Math.round(cpuMs)} ms\n  ${told(request)}`)
  }
  sender.close()
  rssMb.end = front.rssMb()
  return { statuses, faults, slow, longestTurnMs: longestMs(turns), rssMb, perSecond }
}

/** A picture that is not awaited, or a large body, of which the front did not read all. */
const UNREAD_BYTES_MIN = 65_536
const mayEnd = ({ operation, body }: GeneratedRequest): boolean =>
  RENDER_TIMEOUT in operation.responses || Buffer.byteLength(body ?? '') > UNREAD_BYTES_MIN

/** The requests that were under way in turns that were too long. */
function suspectsOf(
  turns: readonly Turn[],
  spans: readonly { at: number; startMs: number; endMs: number }[],
): number[] {
  const turnMsMax = TURN_MS_MAX * slowness()
  const long = turns.filter(({ cpuMs }) => cpuMs > turnMsMax)
  const isIn = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
    long.some((turn) => startMs < turn.endMs && endMs > turn.endMs - turn.cpuMs)
  return spans.filter(isIn).map(({ at }) => at)
}
