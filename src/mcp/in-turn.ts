import { setTimeout as sleep } from 'node:timers/promises'
import type { InnerAnswer } from './message.ts'

/** The next second of a plan begins within this time. */
const WAIT_SECONDS_MAX = 2

/** A plan may allow one request in a second. A further request of a message then waits for the next. */
export async function sendInTurn(sendOnce: () => Promise<InnerAnswer>): Promise<InnerAnswer> {
  const answer = await sendOnce()
  const seconds = Number(answer.retryAfter)
  if (answer.status !== 429 || !(seconds <= WAIT_SECONDS_MAX)) return answer
  await sleep(seconds * 1_000)
  return sendOnce()
}
