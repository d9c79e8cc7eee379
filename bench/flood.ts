import { once } from 'node:events'
import { Agent, type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'

export interface Asked {
  readonly path: string
  readonly body?: object
}

/** What a thread of this file is given. It floods the front until it is ended. */
export interface FloodOrder {
  readonly url: string
  readonly key: string
  readonly flood: Asked
  /** `beyond`: this many requests are under way at once. `at limit`: one begins at each of these milliseconds. */
  readonly how: { readonly beyond: number } | { readonly everyMs: number }
}

const PAUSE_MS = 10

export function ask(url: string, key: string, { path, body }: Asked, agent: Agent): ClientRequest {
  const text = body && JSON.stringify(body)
  const headers = {
    'x-api-key': key,
    ...(text && { 'content-type': 'application/json', 'content-length': text.length }),
  }
  return request(url + path, { method: text ? 'POST' : 'GET', agent, headers }).end(text)
}

/** Reads an answer to its end, whatever it is. */
async function drain(asked: ClientRequest): Promise<void> {
  try {
    const [answer] = await once(asked, 'response')
    await once(answer.resume(), 'close')
  } catch {
    // The front has ended the connection.
  }
}

async function repeat({ url, key, flood }: FloodOrder, agent: Agent): Promise<never> {
  for (;;) {
    await drain(ask(url, key, flood, agent))
    // A refusal comes at once. A client that repeats it without a pause measures the front, not the threads.
    await sleep(PAUSE_MS)
  }
}

const order = workerData as FloodOrder | null
if (order) {
  const agent = new Agent({ keepAlive: true })
  const { url, key, flood, how } = order
  // At fixed times, whether or not the answers have come.
  if ('everyMs' in how) setInterval(() => void drain(ask(url, key, flood, agent)), how.everyMs)
  else for (let client = 0; client < how.beyond; client += 1) void repeat(order, agent)
}
