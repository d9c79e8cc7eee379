import { Readable } from 'node:stream'
import type { Account } from '../accounts/account.ts'
import { recentEvents } from '../accounts/audit.ts'
import { brandingOf } from '../accounts/branding.ts'
import { keysOf } from '../accounts/keys.ts'
import { grantsOf } from '../accounts/oauth/grants.ts'
import { peopleAfter } from '../accounts/people.ts'
import { feedbackOf, notificationsOf } from '../accounts/profile.ts'
import { keptRequestsOf } from '../accounts/requests/kept-requests.ts'
import { sessionsOf } from '../accounts/sessions.ts'
import { type AccountData, DATA_MAX } from '../contract/accounts/data.ts'
import { callbacksOf } from '../jobs/reports/callbacks.ts'
import { purchasesOf } from '../payments/payments.ts'
import { now } from '../platform/clock.ts'
import type { Database } from '../platform/db/pool.ts'
import type { ListedCallback } from '../platform/db/report-callbacks.ts'
import type { ListedReport } from '../platform/db/report-orders.ts'
import { instant, instantOrNull } from '../platform/instant.ts'
import { profileWithUsage } from './account.ts'
import { brandingReply, feedbackReply, purchaseReply } from './account-replies.ts'
import { exportAnswers } from './export-answers.ts'
import { eventReply, keptReply, keyReplies } from './keys.ts'
import { billingDetailsOf } from './payments.ts'
import { personReply } from './people.ts'
import type { Services } from './services.ts'
import { sessionReply } from './sessions.ts'

/** A file reads up to 45,000 rows. */
export const DATA_LIMIT = { most: 6, seconds: 60 } as const

export const DATA_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Disposition': 'attachment; filename="orrery-account.json"',
  'Cache-Control': 'no-store',
} as const

/** Rows of one query of reports, and of one piece of the file. */
const ROWS_AT_ONCE = 500

type Used = Pick<
  Services,
  'db' | 'limits' | 'payments' | 'requests' | 'reports' | 'exportJobs' | 'identity' | 'publicUrl'
>

/** Everything that is stored about an account, as JSON in pieces. Long lists are read while it is sent. Links begin with `base`. */
export async function accountData(services: Used, account: Account, base: string): Promise<Readable> {
  // An outage is refused here, before the answer begins.
  const facts = await factsOf(services, account)
  return Readable.from(piecesOf(services, account, facts, base), { objectMode: false })
}

type Long = 'people' | 'events' | 'reports' | 'webhooks' | 'requests' | 'kept_requests' | 'left_out'

/** What fits into one piece. */
async function factsOf(services: Used, account: Account) {
  const { db, identity, exportJobs, limits, publicUrl } = services
  const { id } = account
  const { replyOf } = exportAnswers({ exportJobs, publicUrl })
  const [profile, feedback, notifications, branding, keys, sessions, assistants, billing, { orders }, exports] =
    await Promise.all([
      profileWithUsage(services, account),
      feedbackOf(db, id),
      notificationsOf(db, id),
      brandingOf(db, id),
      keysOf(db, id),
      identity.embedded ? sessionsOf(db, account) : [],
      grantsOf(db, id),
      billingDetailsOf(services, account),
      purchasesOf(db, id, DATA_MAX.purchases + 1),
      exportJobs.list(id),
    ])
  const facts: Omit<AccountData, Long> = {
    made_at: instant(now()),
    account: profile,
    feedback: feedback && feedbackReply(feedback),
    notifications,
    branding: brandingReply(branding),
    keys: await keyReplies(keys, limits),
    sessions: sessions.map(sessionReply),
    assistants,
    billing: { ...billing, purchases: orders.slice(0, DATA_MAX.purchases).map(purchaseReply) },
    exports: exports.map(replyOf),
  }
  return { facts, isCut: orders.length > DATA_MAX.purchases }
}

async function* piecesOf(
  { db, reports, requests }: Used,
  { id }: Account,
  { facts, isCut }: Awaited<ReturnType<typeof factsOf>>,
  base: string,
): AsyncGenerator<string> {
  const leftOut: AccountData['left_out'] = isCut ? ['purchases'] : []
  /** A list, of which one entry more than the most was asked for. */
  async function* list<Name extends keyof typeof DATA_MAX & keyof AccountData>(
    name: Name,
    rows: AsyncIterable<AccountData[Name][number]> | Promise<readonly AccountData[Name][number][]>,
  ): AsyncGenerator<string> {
    let count = 0
    let piece = `,"${name}":[`
    for await (const row of Symbol.asyncIterator in rows ? rows : await rows) {
      if (count === DATA_MAX[name]) {
        leftOut.push(name)
        break
      }
      piece += (count === 0 ? '' : ',') + JSON.stringify(row)
      count += 1
      if (count % ROWS_AT_ONCE !== 0) continue
      yield piece
      piece = ''
    }
    yield `${piece}]`
  }

  yield JSON.stringify(facts).slice(0, -1)
  yield* list('people', peopleOf(db, id, base))
  yield* list(
    'events',
    recentEvents(db, id, DATA_MAX.events + 1).then((rows) => rows.map(eventReply)),
  )
  yield* list('reports', reportsOf(reports, id))
  yield* list(
    'webhooks',
    callbacksOf(db, id, DATA_MAX.webhooks + 1).then((rows) => rows.map(webhookData)),
  )
  yield* list('requests', requests.recent(id, DATA_MAX.requests + 1))
  yield* list('kept_requests', keptData(db, id))
  yield `,"left_out":${JSON.stringify(leftOut)}}`
}

/** All saved people of an account, page by page. */
async function* peopleOf(db: Database, accountId: string, base: string) {
  let after: string | null = null
  for (;;) {
    const rows: Awaited<ReturnType<typeof peopleAfter>> = await peopleAfter(db, accountId, {
      after,
      rowsMax: ROWS_AT_ONCE,
    })
    yield* rows.map((row) => personReply(row, base))
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    after = last.id
  }
}

/** All reports of an account, page by page. */
async function* reportsOf(reports: Services['reports'], accountId: string) {
  let before: string | null = null
  for (;;) {
    const rows: readonly ListedReport[] = await reports.list(accountId, { before, rowsMax: ROWS_AT_ONCE })
    yield* rows.map(reportData)
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    before = last.id
  }
}

async function* keptData(db: Used['db'], accountId: string) {
  for await (const row of keptRequestsOf(db, accountId)) yield keptReply(row)
}

const reportData = (report: ListedReport): AccountData['reports'][number] => ({
  job_id: report.id,
  status: report.status,
  name: report.name,
  born: report.born,
  ordered_at: instant(report.created_at),
  ended_at: instantOrNull(report.ended_at),
  error: report.error,
  credit_returned: report.is_returned,
})

const webhookData = ({ report_id, ended_at, ...callback }: ListedCallback): AccountData['webhooks'][number] => ({
  job_id: report_id,
  ...callback,
  ended_at: instantOrNull(ended_at),
})
