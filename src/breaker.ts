import { setTimeout as sleep } from 'node:timers/promises'

const CHECK_EVERY_MS = 250

/**
 * Circuit breaker for a part that failed. Until it answers again, all calls fail at once with `refusal()`. `check` asks
 * the part meanwhile whether it is back, so that no caller waits for it. Without `check` one call at a time tries it.
 * `isAway` decides which errors mean that the part is unavailable.
 */
export function breaker(isAway: (error: unknown) => boolean, refusal: () => Error, check?: () => Promise<unknown>) {
  let away = false
  let trying = false

  const observed = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work()
      away = false
      return result
    } catch (error) {
      away = isAway(error)
      if (away && check) void keepChecking(check)
      throw error
    }
  }

  const keepChecking = async (check: () => Promise<unknown>): Promise<void> => {
    if (trying) return
    trying = true
    while (away) {
      await sleep(CHECK_EVERY_MS, undefined, { ref: false })
      await check().then(
        () => {
          away = false
        },
        (error) => {
          away = isAway(error)
        },
      )
    }
    trying = false
  }

  const trial = async <T>(work: () => Promise<T>): Promise<T> => {
    if (trying || check) throw refusal()
    trying = true
    try {
      return await observed(work)
    } finally {
      trying = false
    }
  }

  return <T>(work: () => Promise<T>): Promise<T> => (away ? trial(work) : observed(work))
}
