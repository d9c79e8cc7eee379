// Sends a call, and measures its answer.
import { outcomeOfReply, reached } from '../refusals.js'

const root = new URL('../../../', import.meta.url)
/** Plans allow some calls a second. A call that came too early is sent once more. */
const WAIT_MAX_SECONDS = 3

/** The address of a path below the root of the service. */
export const addressOf = (path) => new URL(path, root).href

const wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

const numberOf = (headers, name) => (headers.has(name) ? Number(headers.get(name)) : null)

/** The units that were left before, by the period that they are counted in. */
let before = null

const unitsOf = (headers) => {
  const [limit, left, reset] = ['limit', 'remaining', 'reset'].map((name) => numberOf(headers, `x-ratelimit-${name}`))
  if (left === null) return null
  const cost =
    before && before.limit === limit && before.reset === reset && before.left >= left ? before.left - left : null
  before = { limit, left, reset }
  return { limit, left, cost }
}

const once = ({ method, path, body }, { key, signal }) =>
  reached(
    fetch(addressOf(path), {
      method,
      signal,
      cache: 'no-store',
      headers: { ...(key && { 'x-api-key': key }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )

/** Sends a call with a key. The answer has its bytes as a blob, and JSON also as a value. Throws a `FailedRequest` without one. */
export const send = async (call, { key, signal } = {}) => {
  const start = performance.now()
  let reply = await once(call, { key, signal })
  const after = numberOf(reply.headers, 'retry-after')
  if (reply.status === 429 && after !== null && after <= WAIT_MAX_SECONDS) {
    await wait(after * 1000, signal)
    reply = await once(call, { key, signal })
  }
  const blob = await reached(reply.blob())
  const type = (reply.headers.get('content-type') ?? '').split(';')[0]
  const isJson = /\bjson$/.test(type) && type !== 'application/x-ndjson'
  const text = isJson || type.startsWith('text/') || type === 'application/x-ndjson' ? await blob.text() : null
  const json = isJson ? parsed(text) : null
  return {
    ...outcomeOfReply(reply, json),
    ...{ type, blob, text },
    notes: json?.warnings?.map(({ message }) => message) ?? notesIn(reply.headers),
    ...{ ms: performance.now() - start, bytes: blob.size, units: unitsOf(reply.headers) },
  }
}

/** What an answer without JSON says of itself: the messages of a list of structured fields. */
const notesIn = (headers) =>
  [...(headers.get('x-orrery-warnings') ?? '').matchAll(/;message="((?:[^"\\]|\\.)*)"/g)].map(([, quoted]) =>
    quoted.replaceAll(/\\(.)/g, '$1'),
  )

const parsed = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Saves bytes as a file. */
export const save = (blob, name) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
