import { isPlanName } from '../contract/accounts/plans.ts'
import type { Notifications } from '../platform/db/accounts.ts'
import {
  claimLetter,
  type DueLetter,
  endLetter,
  type LetterKind,
  putOffLetter,
  sweepLetters,
} from '../platform/db/letters.ts'
import type { Database } from '../platform/db/pool.ts'
import { type RecurringJob, rowSweep } from '../platform/db/recurring-job.ts'
import {
  creditsBought,
  paymentFailed,
  planChanged,
  type Recipient,
  reportReady,
  trialEnding,
  unitsBought,
} from '../platform/mail/account-letters.ts'
import type { Letter } from '../platform/mail/letter.ts'
import type { Mailer, MailLog } from '../platform/mail/letters.ts'
import { PLANS } from './billing/plans.ts'
import { notificationsOf } from './profile.ts'

export interface LettersOptions {
  readonly db: Database
  readonly mailer: Pick<Mailer, 'notify'>
  readonly publicUrl: string | undefined
  /** People sign in at this service, so that their account has pages. */
  readonly hasPages: boolean
  readonly log: Pick<MailLog, 'warn'>
  readonly everyMs?: number
  readonly retryMs?: readonly number[]
}

const EVERY_MS = 5_000
/**
 * Longer than an attempt takes. When a front dies during an attempt, another front takes over after this time, and may
 * send the letter again.
 */
const LEASE_MS = 120_000
/** Wait after each attempt: less than two days in all. */
const RETRY_MS = [1, 5, 30, 60, 120, 240, 480, 960, 960].map((minutes) => minutes * 60_000)
/** Letters of one round. The next one sends the rest. */
const ROUND_MAX = 100

/** A stored letter prevents another one for the same cause, which a payment provider or the operator may repeat. */
const KEPT_DAYS = 365
const SWEEP_EVERY_MS = 6 * 3_600_000
const FIRST_SWEEP_AFTER_MS = 5 * 60_000

/** The setting that turns each kind off. */
const SETTINGS: Readonly<Record<LetterKind, keyof Notifications>> = {
  payment_failed: 'billing_notices',
  plan_changed: 'billing_notices',
  credits_bought: 'billing_notices',
  units_bought: 'billing_notices',
  trial_ending: 'billing_notices',
  report_ready: 'report_ready',
}

/** The rounds of sending: those letters that are due, one after the other, from any front. */
export const letterRounds = (options: LettersOptions): RecurringJob => ({
  name: 'Sending letters',
  everyMs: options.everyMs ?? EVERY_MS,
  async work(signal) {
    for (let tried = 0; tried < ROUND_MAX && !signal.aborted; tried += 1) {
      const due = await claimLetter(options.db, LEASE_MS)
      // If the relay is unreachable, the other letters keep their attempts for later.
      if (!due || (await attempt(due, options)) === 'failed') return
    }
  },
})

async function attempt(due: DueLetter, options: LettersOptions) {
  const { db, log, retryMs = RETRY_MS } = options
  const { id, content, attempts } = due
  const outcome = await deliver(due, options)
  const isRetried = outcome === 'failed' || outcome === 'put_off'
  const waitMs = retryMs[attempts - 1]
  if (isRetried && waitMs !== undefined) await putOffLetter(db, due, waitMs)
  else {
    const ended = isRetried ? 'given_up' : outcome
    await endLetter(db, id, ended)
    if (ended !== 'sent' && ended !== 'unwanted')
      log.warn({ kind: content.kind, outcome: ended, attempts }, 'an e-mail was given up')
  }
  return outcome
}

/** Settings, name and address count as they are now, not as they were when the letter was stored. */
async function deliver(due: DueLetter, { db, mailer, publicUrl: base, hasPages }: LettersOptions) {
  const { account_id, content, email, name } = due
  if (!(await notificationsOf(db, account_id))[SETTINGS[content.kind]]) return 'unwanted'
  if (email === null) return 'no_address'
  return mailer.notify({ to: email, ...textOf(due, { name, base, hasPages }) })
}

function textOf({ content: { kind, detail }, about }: DueLetter, to: Recipient): Letter {
  switch (kind) {
    case 'payment_failed':
      return paymentFailed(to, detail)
    case 'plan_changed':
      return planChanged(to, { before: titleOf(detail.before), plan: titleOf(detail.plan) })
    case 'credits_bought':
      return creditsBought(to, detail)
    case 'units_bought':
      return unitsBought(to, detail)
    case 'trial_ending':
      return trialEnding(to, detail)
    case 'report_ready':
      return reportReady(to, { ...detail, about })
  }
}

const titleOf = (plan: string): string => (isPlanName(plan) ? PLANS[plan].title : plan)

/** Deletes letters that are older than `KEPT_DAYS`. */
const letterSweep = (db: Database): RecurringJob =>
  rowSweep({
    name: 'Deleting old e-mails',
    everyMs: SWEEP_EVERY_MS,
    firstAfterMs: FIRST_SWEEP_AFTER_MS,
    sweeps: [(rowsMax) => sweepLetters(db, KEPT_DAYS, rowsMax)],
  })

/** All recurring work on the letters that `enqueueLetter` stored: sending them, and deleting old ones. */
export const letterJobs = (options: LettersOptions): readonly RecurringJob[] => [
  letterRounds(options),
  letterSweep(options.db),
]
