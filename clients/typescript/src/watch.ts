/** The life of one try: it ends when the caller ends it, or when nothing has arrived for a time. */
export interface Watch {
  readonly signal: AbortSignal
  /** Whether the time is what ended it. */
  readonly timedOut: boolean
  /** Begins to wait for something to arrive. */
  wait(): void
  /** Nothing is waited for now: it has arrived, or the reader is busy. */
  rest(): void
  /** Ends the try, and its connection if there still is one. */
  end(): void
}

/** Watches over a try that may wait `timeoutMs` at once. */
export function watch(timeoutMs: number, outer?: AbortSignal): Watch {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let timedOut = false
  const onAbort = () => controller.abort(outer?.reason)
  if (outer?.aborted) onAbort()
  else outer?.addEventListener('abort', onAbort, { once: true })
  const rest = () => clearTimeout(timer)
  return {
    signal: controller.signal,
    get timedOut() {
      return timedOut
    },
    rest,
    wait() {
      rest()
      timer = setTimeout(() => {
        timedOut = true
        controller.abort(new DOMException('Nothing arrived in time', 'TimeoutError'))
      }, timeoutMs)
    },
    end() {
      rest()
      outer?.removeEventListener('abort', onAbort)
      controller.abort()
    },
  }
}
