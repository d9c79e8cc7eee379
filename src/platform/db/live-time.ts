/**
 * A longer pause of the event loop counts as this much: while the process stands still, answers wait in its sockets.
 */
const SLICE_MS = 250

/**
 * Calls `late` once, after the event loop has had `ms` to read the sockets. Returns a function that cancels it. A plain
 * timer also counts the time for which the process stood still, and fires before the loop reads what came meanwhile.
 */
export function afterLiveTime(ms: number, late: () => void): () => void {
  let leftMs = ms
  let timer: NodeJS.Timeout | undefined
  let turn: NodeJS.Immediate | undefined
  const wait = () => {
    const sliceMs = Math.min(SLICE_MS, leftMs)
    timer = setTimeout(() => {
      leftMs -= sliceMs
      // The loop reads its sockets between a timer and an immediate.
      if (leftMs > 0) wait()
      else turn = setImmediate(late)
    }, sliceMs)
  }
  wait()
  return () => {
    clearTimeout(timer)
    clearImmediate(turn)
  }
}
