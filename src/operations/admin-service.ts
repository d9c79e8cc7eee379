import { failedOf, healthOf, queueOf, retry } from '../accounts/admin/service.ts'
import { DoneAnswer } from '../contract/accounts/sign-in.ts'
import { AdminHealth, AdminQueue, FailedJobs, FailedJobsQuery, JobPath } from '../contract/admin/service.ts'
import { Refusal } from '../platform/errors.ts'
import { ADMIN } from './access.ts'
import { operation } from './operation.ts'

const RETRY = `A report is rendered again from its order, and its account keeps the credit that was returned when it
failed. A callback is sent again, and a Stripe event is read again. Each starts within a few seconds. E-mails cannot be
sent again, because they are deleted when they are given up.`

const shared = { tag: 'Administration', access: ADMIN } as const

/** The processes and the jobs of an installation. */
export const ADMIN_SERVICE_OPERATIONS = [
  operation({
    ...shared,
    name: 'admin_health',
    method: 'GET',
    url: '/api/v1/admin/health',
    summary: 'Processes, Postgres, Redis and Stripe events that are not applied yet',
    description:
      'The processes seen in the last day, the size and connections of Postgres, and Stripe events that are not applied yet.',
    reply: AdminHealth,
    handle: (_, __, services) => healthOf(services),
  }),
  operation({
    ...shared,
    name: 'admin_queue',
    method: 'GET',
    url: '/api/v1/admin/queue',
    summary: 'Waiting, running and failed jobs',
    description:
      'For reports, callbacks, e-mails, Stripe events, and chart images. The counts of chart images are null while their queue cannot be reached.',
    reply: AdminQueue,
    handle: (_, __, services) => queueOf(services),
  }),
  operation({
    ...shared,
    name: 'admin_failed_jobs',
    method: 'GET',
    url: '/api/v1/admin/queue/failed',
    summary: 'The newest failed jobs of a kind',
    description: 'Newest first. `POST /api/v1/admin/queue/{kind}/{job_id}/retry` retries a failed job.',
    query: FailedJobsQuery,
    reply: FailedJobs,
    handle: ({ query }, _, { db }) => failedOf(db, query),
  }),
  operation({
    ...shared,
    name: 'admin_job_retry',
    method: 'POST',
    url: '/api/v1/admin/queue/{kind}/{job_id}/retry',
    summary: 'Retries a failed job',
    description: RETRY,
    refuses: ['not_found'],
    params: JobPath,
    reply: DoneAnswer,
    handle: async ({ params }, _, { db }) => {
      if (!(await retry(db, params.kind, params.job_id))) throw new Refusal('not_found')
      return { status: 'done' } as const
    },
  }),
]
