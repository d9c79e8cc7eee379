import { setTimeout as sleep } from 'node:timers/promises'

const CHECK_EVERY_MS = 250
/** Calls wait this long for the first check, because the part may have lost no more than a connection. */
const PATIENCE_MS = 500

/**
 * Circuit breaker for a part that failed. Until it answers again, all calls fail immediately with `refusal()`.
 * Meanwhile `check` polls the part, so that no caller waits for it. Without `check` one call at a time tries it, but
 * none within `trialAfterMs` of a failure. `isAway` decides which errors mean that the part is unavailable.
 */
export function breaker(
  isAway: (error: unknown) => boolean,
  refusal: () => Error,
  check?: () => Promise<unknown>,
  trialAfterMs = 0,
) {
  let away = false
  let failedAtMs = 0
  let trying = false
  let firstCheck: Promise<unknown> | undefined

  const observed = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work()
      away = false
      return result
    } catch (error) {
      away = isAway(error)
      failedAtMs = performance.now()
      if (away && check && !trying) void keepChecking(check)
      throw error
    }
  }

  const keepChecking = async (check: () => Promise<unknown>): Promise<void> => {
    trying = true
    const ask = async () => {
      away = await check().then(() => false, isAway)
    }
    const asked = ask()
    firstCheck = Promise.race([asked, sleep(PATIENCE_MS, undefined, { ref: false })])
    await firstCheck
    firstCheck = undefined
    await asked
    while (away) {
      await sleep(CHECK_EVERY_MS, undefined, { ref: false })
      await ask()
    }
    trying = false
  }

  const trial = async <T>(work: () => Promise<T>): Promise<T> => {
    if (trying || performance.now() - failedAtMs < trialAfterMs) throw refusal()
    trying = true
    try {
      return await observed(work)
    } finally {
      trying = false
    }
  }

  const afterCheck = async <T>(work: () => Promise<T>): Promise<T> => {
    await firstCheck
    if (away) throw refusal()
    return observed(work)
  }

  return <T>(work: () => Promise<T>): Promise<T> => {
    if (!away) return observed(work)
    return check ? afterCheck(work) : trial(work)
  }
}
