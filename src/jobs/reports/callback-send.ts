import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { AddressRefused, guardedLookup, type Resolve } from '../../platform/outbound/address.ts'

/** The status that a receiver answered, or the reason why there is none. */
export type Sent = { readonly status: number } | { readonly error: string }

export interface Message {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface SendOptions {
  readonly allowHosts: readonly string[]
  readonly deadlineMs?: number
  readonly resolve?: Resolve
}

const DEADLINE_MS = 10_000

/**
 * Posts a message on its own connection. Follows no redirect and reads only the status of the answer. Never throws.
 */
export async function sendMessage(
  { url: text, headers, body }: Message,
  { allowHosts, deadlineMs = DEADLINE_MS, resolve: resolveName }: SendOptions,
): Promise<Sent> {
  const deadline = AbortSignal.timeout(deadlineMs)
  try {
    const url = new URL(text)
    const lookup = guardedLookup(url, allowHosts, resolveName)
    const { promise, resolve, reject } = Promise.withResolvers<Sent>()
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: deadline,
      ...(lookup && { lookup }),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 })
      response.on('error', () => {})
      response.destroy()
    })
    request.end(body)
    return await promise
  } catch (error) {
    return { error: deadline.aborted ? 'timeout' : errorCode(error) }
  }
}

/** A code that helps to fix the receiver and reveals nothing about our networks. */
function errorCode(error: unknown): string {
  if (error instanceof AddressRefused) return 'address_refused'
  const { code } = error as NodeJS.ErrnoException
  return code ? code.toLowerCase() : 'connection_failed'
}
