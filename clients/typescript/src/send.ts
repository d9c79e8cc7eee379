import type { Call, FileAnswer } from './call.ts'
import { OrreryError, refusal } from './error.ts'
import { type Request, requestOf } from './request.ts'
import { isPassing, waitMs } from './retry.ts'
import type { Settings } from './settings.ts'
import { type Watch, watch } from './watch.ts'

/** Reads what a successful answer is good for. A reader that keeps the connection open ends the watch itself. */
export type Read<Value> = (response: Response, life: Watch) => Promise<Value>

/** Sends a call until it is answered, as often and as long as the settings allow. */
export async function send<Value>(settings: Settings, call: Call, read: Read<Value>): Promise<Value> {
  const { clock, retries, totalMs } = settings
  const signal = call.options?.signal
  signal?.throwIfAborted()
  const request = await requestOf(call, settings)
  const endsAt = clock.now() + totalMs
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(settings, request, call, read)
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof OrreryError)) throw error
      error.tries = tries
      const pauseMs = waitMs(error, tries, clock.random)
      const mayRetry = request.isRepeatable && isPassing(error) && tries <= retries
      if (!mayRetry || clock.now() + pauseMs > endsAt) throw error
      await clock.sleep(pauseMs, signal)
    }
  }
}

async function attempt<Value>(settings: Settings, request: Request, call: Call, read: Read<Value>): Promise<Value> {
  const { url, method, headers, body } = request
  const life = watch(call.options?.timeoutMs ?? settings.timeoutMs, call.options?.signal)
  life.wait()
  try {
    // The key would go along with a redirection to anywhere.
    const sent = { method, headers, redirect: 'manual', signal: life.signal } as const
    const response = await settings.fetch(url, body === undefined ? sent : { ...sent, body })
    settings.onAnswer?.({ method, url, status: response.status, headers: response.headers })
    if (response.ok) return await read(response, life)
    const error = refusal(response.status, await response.text(), response.headers, settings.clock.now())
    throw response.type === 'opaqueredirect' ? unexpected('The answer is a redirection') : error
  } catch (error) {
    const failure = failureOf(error, life)
    life.end()
    throw failure
  }
}

/** What ended a try, as an error of ours unless it is the caller. */
export function failureOf(error: unknown, { timedOut, signal }: Watch, code = 'network_error'): unknown {
  if (error instanceof OrreryError) return error
  if (timedOut) return new OrreryError({ code: 'timeout', message: 'The answer did not arrive in time', cause: error })
  if (signal.aborted) return error
  const reason = error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : String(error)
  return new OrreryError({ code, message: `The connection failed: ${reason}`, cause: error })
}

const unexpected = (message: string): OrreryError => new OrreryError({ code: 'unexpected_answer', message })

/** The JSON of an answer. */
export const json = (settings: Settings, call: Call): Promise<unknown> =>
  send(settings, { accept: 'application/json', ...call }, async (response, life) => {
    const type = response.headers.get('content-type') ?? 'of no type'
    if (!/^application\/([\w.-]+\+)?json\b/.test(type)) throw unexpected(`The answer is not JSON but ${type}`)
    const text = await response.text()
    life.end()
    return parsed(text)
  })

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new OrreryError({ code: 'unexpected_answer', message: 'The answer is not JSON, though it says so', cause })
  }
}

/** The text of an answer. */
export const text = (settings: Settings, call: Call): Promise<string> =>
  send(settings, call, async (response, life) => {
    const whole = await response.text()
    life.end()
    return whole
  })

/** The bytes of an answer with their media type. */
export const file = (settings: Settings, call: Call): Promise<FileAnswer> =>
  send(settings, call, async (response, life) => {
    const bytes = new Uint8Array(await response.arrayBuffer())
    life.end()
    return { bytes, contentType: response.headers.get('content-type') ?? '', headers: response.headers }
  })
