/**
 * Circuit breaker for a part that failed. Until it answers again, one call at a time tries it and all others fail at once
 * with `refusal()`. `isAway` decides which errors mean that the part is unavailable.
 */
export function breaker(isAway: (error: unknown) => boolean, refusal: () => Error) {
  let away = false
  let trying = false

  const observed = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work()
      away = false
      return result
    } catch (error) {
      away = isAway(error)
      throw error
    }
  }

  const trial = async <T>(work: () => Promise<T>): Promise<T> => {
    if (trying) throw refusal()
    trying = true
    try {
      return await observed(work)
    } finally {
      trying = false
    }
  }

  return <T>(work: () => Promise<T>): Promise<T> => (away ? trial(work) : observed(work))
}
