import { setTimeout as sleep } from 'node:timers/promises'
import type { AuditActor } from '../contract/accounts/logs.ts'
import type { AccountDeletionResponse, DeletionStep } from '../contract/accounts/settings.ts'
import {
  beginDeletion,
  claimDeletion,
  type Deletion,
  deleteStragglers,
  findDeletion,
  finishDeletion,
  forgetDeletedIdentities,
  noteStepDone,
  putOffDeletion,
} from '../platform/db/deletions.ts'
import type { RecurringJob } from '../platform/db/recurring-job.ts'
import { type Account, identityHash, ofDeletedAccount } from './account.ts'
import { recordEvent } from './audit.ts'
import { type DeletionServices, isIdentityOurs, STEPS } from './deletion-steps.ts'

export interface Deletions {
  /**
   * Starts to delete an account, for its owner by default. Failed steps are retried later, even after a crash. From
   * here on no token of its identity is accepted. Throws `invalid_token` when the deletion has begun already,
   * `database_unavailable` when it could not begin.
   */
  delete(account: Deletable, actor?: AuditActor): Promise<AccountDeletionResponse>
  /** How far the deletion of an account has come. Null when none is in progress. */
  progressOf(accountId: string): Promise<AccountDeletionResponse | null>
  /** Continues due deletions, and forgets identities that were deleted 30 days ago. */
  sweep(signal?: AbortSignal): Promise<void>
  close(): Promise<void>
}

/** An account, and the identity that goes with it. */
export type Deletable = Pick<Account, 'id' | 'issuer' | 'subject'>

/** No other front takes over a deletion within this time of its last step. */
const LEASE_MS = 60_000
const RETRY_MS = 30_000
const RETRY_MS_MAX = 3_600_000
/** The answer waits this long, then says how far the deletion has come. */
const ANSWER_MS = 8_000
/** Longer than the time limits of the calls that a step makes. */
const STEP_MS = 60_000
const SWEEP_MS = 60_000
/** Longer than the lifetime of an access token. */
const IDENTITY_KEPT_DAYS = 30

const NAMES = Object.keys(STEPS) as readonly DeletionStep[]

export interface DeletionsOptions extends DeletionServices {
  readonly log: (message: string) => void
  readonly leaseMs?: number
  readonly answerMs?: number
}

/** Deletes accounts step by step. The progress of each is a row, so that any front can continue it. */
export function openDeletions({
  log,
  leaseMs = LEASE_MS,
  answerMs = ANSWER_MS,
  ...services
}: DeletionsOptions): Deletions {
  const { db, identity } = services
  const closing = new AbortController()
  const running = new Set<Promise<unknown>>()
  const tracked = <T>(work: Promise<T>): Promise<T> => {
    const done = work.finally(() => running.delete(done))
    running.add(done)
    return done
  }

  const run = (deletion: Deletion, done: Set<DeletionStep>) =>
    runSteps({ services, log, leaseMs, closing: closing.signal }, deletion, done)

  const sweep = async (signal?: AbortSignal) => {
    while (!closing.signal.aborted && !signal?.aborted) {
      const deletion = await claimDeletion(db, leaseMs)
      if (!deletion) break
      await run(deletion, stepsDone(deletion))
    }
    await deleteStragglers(db)
    await forgetDeletedIdentities(db, IDENTITY_KEPT_DAYS)
  }
  return {
    async delete(account, actor = 'account') {
      const { id: accountId, issuer, subject } = account
      const deletion = await db.transaction(async (transaction) => {
        const begun = await beginDeletion(
          transaction,
          { accountId, issuer, subject, identityHash: identityHash(account) },
          leaseMs,
        )
        if (!begun) throw ofDeletedAccount()
        await recordEvent(transaction, { accountId, actor, action: 'account_deletion_requested' })
        return begun
      })
      // Fronts forget the keys of the account now, even if the steps below fail.
      await services.changes.announceAccount(accountId)
      const done = stepsDone(deletion)
      await Promise.race([tracked(run(deletion, done)), sleep(answerMs, undefined, { ref: false })])
      return reply(done, isIdentityOurs(identity, deletion))
    },
    async progressOf(accountId) {
      const deletion = await findDeletion(db, accountId)
      return deletion && reply(stepsDone(deletion), isIdentityOurs(identity, deletion))
    },
    sweep: (signal) => tracked(sweep(signal)),
    async close() {
      closing.abort()
      await Promise.allSettled(running)
    },
  }
}

interface Running {
  readonly services: DeletionServices
  readonly log: (message: string) => void
  readonly leaseMs: number
  readonly closing: AbortSignal
}

/** Never throws. A step that fails is put off. If that fails too, the deletion continues when its lease ends. */
async function runSteps(running: Running, deletion: Deletion, done: Set<DeletionStep>): Promise<void> {
  const { services, log, leaseMs, closing } = running
  for (const name of NAMES) {
    if (done.has(name)) continue
    if (closing.aborted) return
    try {
      await withinTime(STEPS[name](services, deletion))
      done.add(name)
      if (name === NAMES.at(-1)) await finishDeletion(services.db, deletion.account_id)
      else await noteStepDone(services.db, deletion.account_id, name, leaseMs)
    } catch (error) {
      log(`The deletion of an account is waiting at the step "${name}": ${(error as Error).message}`)
      await putOffDeletion(services.db, deletion.account_id, retryMs(deletion.attempts)).catch(() => {})
      return
    }
  }
}

/** The sweep as a job of every front. */
export const deletionSweep = ({ sweep }: Pick<Deletions, 'sweep'>, everyMs = SWEEP_MS): RecurringJob => ({
  name: 'Continuing account deletions',
  everyMs,
  work: sweep,
})

/** The steps that are done. Names of steps of another version of the code are ignored. */
const stepsDone = ({ done }: Deletion): Set<DeletionStep> => new Set(NAMES.filter((name) => done.includes(name)))

const retryMs = (attempts: number): number => Math.min(RETRY_MS_MAX, RETRY_MS * 2 ** (attempts - 1))

function reply(done: ReadonlySet<DeletionStep>, isOurs: boolean): AccountDeletionResponse {
  const remaining = NAMES.filter((name) => !done.has(name))
  return {
    status: remaining.length === 0 ? 'completed' : 'in_progress',
    done: NAMES.filter((name) => done.has(name)),
    remaining,
    identity: !isOurs ? 'kept' : done.has('identity') ? 'deleted' : 'pending',
  }
}

async function withinTime(work: Promise<void>): Promise<void> {
  const late = new AbortController()
  const tooLate = sleep(STEP_MS, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${STEP_MS} ms`)
  })
  try {
    await Promise.race([work, tooLate])
  } finally {
    tooLate.catch(() => {})
    late.abort()
  }
}
