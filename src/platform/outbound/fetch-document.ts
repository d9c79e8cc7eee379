import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { guardedLookup, type Resolve } from './address.ts'

export interface FetchOptions {
  readonly allowHosts: readonly string[]
  readonly deadlineMs: number
  readonly bytesMax: number
  readonly resolve?: Resolve | undefined
}

/**
 * Fetches a document of JSON on its own connection, from a public address. Follows no redirect. Throws when there is none,
 * when it is not JSON, or when it is longer than allowed.
 */
export async function fetchDocument(
  text: string,
  { allowHosts, deadlineMs, bytesMax, resolve: resolveName }: FetchOptions,
): Promise<unknown> {
  const url = new URL(text)
  const lookup = guardedLookup(url, allowHosts, resolveName)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    headers: { accept: 'application/json', 'user-agent': 'Orrery-Client-Metadata/1' },
    agent: false,
    signal: AbortSignal.timeout(deadlineMs),
    ...(lookup && { lookup }),
  })
  request.on('error', reject)
  request.on('response', resolve)
  request.end()
  const response = await promise
  try {
    if (response.statusCode !== 200) throw new Error(`its host answers with status ${response.statusCode}`)
    if (!/[/+]json\b/.test(response.headers['content-type'] ?? '')) throw new Error('it is not declared as JSON')
    return JSON.parse(await bounded(response, bytesMax))
  } finally {
    response.destroy()
  }
}

async function bounded(response: IncomingMessage, bytesMax: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length
    if (bytes > bytesMax) throw new Error(`it has more than ${bytesMax} bytes`)
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}
