import { createHash } from 'node:crypto'
import { openapi } from '../../src/http/openapi/document.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { DATA } from '../../src/techniques/index.ts'
import type { Described, Document } from './described.ts'
import { randomOf } from './random.ts'
import { credentialOf, type GeneratedRequest, type Known, requestsOf } from './requests.ts'
import type { Answer, Sender } from './send.ts'

/** A request with what a front answered. Plain data, so that another version of the code can be asked the same. */
export interface Recorded {
  readonly at: number
  readonly operation: Pick<Described, 'operationId' | 'security' | 'method' | 'url' | 'responses'>
  readonly method: string
  readonly target: string
  readonly headers: GeneratedRequest['headers']
  readonly body: string | null
  readonly answer: Kept
}

/** What is compared of an answer. */
interface Kept {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly hash: string
  /** The beginning of the body, to show what differs. */
  readonly begins: string
}

/** Calculations, whose answers depend on nothing but the request and the data. */
const TAGS: ReadonlySet<string> = new Set([
  'Natal',
  ...DATA.map(([, { chapter }]) => chapter.name),
  'Charts',
  'Ephemeris',
  'Numerology',
  'Places',
  'Sky events',
])
const CALCULATIONS: ReadonlySet<string> = new Set(
  OPERATIONS.filter(({ tag, isPage, name }) => TAGS.has(tag) && !isPage && !/export|report/.test(name)).map(
    ({ name }) => name,
  ),
)

/** Headers of the moment, of the account and of the connection. */
const OF_THE_MOMENT = /^(?:date|age|connection|keep-alive|retry-after|x-request-id|x-ratelimit-.*)$/
const BEGINS_MAX = 400

/** Asks for generated calculations, and keeps the answers that are the same when they are asked for again. */
export async function recorded(
  { send }: Sender,
  known: Known,
  { count, seed, url }: { readonly count: number; readonly seed: number; readonly url: string },
): Promise<readonly Recorded[]> {
  const document = openapi(OPERATIONS, { version: '0', url }) as unknown as Document
  const requestAt = requestsOf(document, known)
  const found: Recorded[] = []
  for (let at = seed; found.length < count; at += 1) {
    const { operation, method, target, body, headers } = requestAt(at)
    if (!CALCULATIONS.has(operation.operationId) || isLarge(body)) continue
    const { operationId, security, url: path, responses } = operation
    const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CALLERS.has(name.toLowerCase())))
    const request = {
      ...{ at, method, target, headers: own, body: body?.toString() ?? null },
      operation: { operationId, security, method: operation.method, url: path, responses },
    }
    const answers = [await ask(request, send, known), await ask(request, send, known)]
    const [answer, again] = answers
    if (answer && again && !isPage(answer) && differencesOf(answer, again).length === 0)
      found.push({ ...request, answer })
  }
  return found
}

/** Headers that name the caller, or that give a request an outcome of before. */
const OF_CALLERS: ReadonlySet<string> = new Set(['x-api-key', 'authorization', 'idempotency-key'])
/** A spoilt address may lead to a page, which shows the present sky. */
const isPage = ({ headers }: Kept): boolean => String(headers['content-type']).startsWith('text/html')

const LARGE_BYTES = 20_000
const isLarge = (body: GeneratedRequest['body']): boolean => body !== null && body.length > LARGE_BYTES

/** The recorded requests that are answered otherwise now, each with what differs. */
export async function changedAnswers(
  records: readonly Recorded[],
  { send }: Sender,
  known: Known,
): Promise<readonly string[]> {
  const changed: string[] = []
  for (const { answer: before, ...request } of records) {
    const now = await ask(request, send, known)
    const differences = now ? differencesOf(before, now) : ['no answer']
    if (differences.length > 0)
      changed.push(
        [`${request.at}: ${request.method} ${request.target} ${request.body ?? ''}`, ...differences].join('\n  '),
      )
  }
  return changed
}

async function ask(request: Omit<Recorded, 'answer'>, send: Sender['send'], known: Known): Promise<Kept | null> {
  const credential = credentialOf(request.operation as Described, randomOf(1), known, true)
  const answer = await send({
    ...{ kind: 'valid', operation: request.operation as Described, method: request.method, target: request.target },
    ...{ headers: { ...request.headers, ...credential }, body: request.body },
  })
  return answer && kept(answer)
}

function kept({ status, headers, body }: Answer): Kept {
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_MOMENT.test(name))),
    hash: createHash('sha256').update(body).digest('hex'),
    begins: body.subarray(0, BEGINS_MAX).toString(),
  }
}

function differencesOf(before: Kept, now: Kept): readonly string[] {
  const names = [...new Set([...Object.keys(before.headers), ...Object.keys(now.headers)])]
  const [was, is] = [before, now].map(
    ({ headers }) =>
      (name: string) =>
        JSON.stringify(headers[name]),
  )
  return [
    ...(before.status === now.status ? [] : [`status ${before.status} is now ${now.status}`]),
    ...names.filter((name) => was!(name) !== is!(name)).map((name) => `${name}: ${was!(name)} is now ${is!(name)}`),
    ...(before.hash === now.hash ? [] : [`body:\n    ${before.begins}\n    ${now.begins}`]),
  ]
}
