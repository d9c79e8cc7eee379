import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../generated/random.ts'
import type { Client } from './client.ts'
import { type Installation, TARGETS, type Target } from './installation.ts'

const WAIT_MS_MAX = 4_000
/** The client gets so many answers between two kills, however slow the machine is. */
const ANSWERS_BETWEEN = 10
const POLL_MS = 20

/** Kills one after the other, each at a random moment once everything works again: all targets before one a second time. */
export async function killAll(
  installation: Installation,
  client: Client,
  random: Random,
  kills: number,
): Promise<ReadonlyMap<Target, number>> {
  const counts = new Map<Target, number>()
  let left: Target[] = []
  for (let count = 0; count < kills; count += 1) {
    const before = answersOf(client)
    while (answersOf(client) < before + ANSWERS_BETWEEN) await sleep(POLL_MS)
    await sleep(random.below(WAIT_MS_MAX))
    if (left.length === 0) left = [...TARGETS]
    const target = left.splice(random.below(left.length), 1)[0]!
    await installation.kill(target)
    counts.set(target, (counts.get(target) ?? 0) + 1)
  }
  return counts
}

const answersOf = ({ statuses }: Client): number => statuses.get('200') ?? 0
