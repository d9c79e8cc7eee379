import { setTimeout as sleep } from 'node:timers/promises'

/** One turn of a scheduler that has many processes to serve. */
const RUN_MS = 10

/** Lets a process run for a share of the time alone, as on a busy machine. Returns what lets it run freely again. */
export function slowed(pid: number, share: number): () => Promise<void> {
  let isOver = false
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    try {
      process.kill(pid, name)
    } catch {
      isOver = true
    }
  }
  const going = (async () => {
    while (!isOver) {
      signal('SIGSTOP')
      await sleep(RUN_MS / share - RUN_MS)
      signal('SIGCONT')
      await sleep(RUN_MS)
    }
  })()
  return async () => {
    isOver = true
    await going
  }
}
