import { ADMIN } from '../access.ts'
import { healthOf } from '../admin/health.ts'
import { failedOf, queueOf, retry } from '../admin/jobs.ts'
import { AdminHealth, AdminQueue, FailedJobs, FailedJobsQuery, JobPath } from '../contract/admin-service.ts'
import { DoneAnswer } from '../contract/sign-in.ts'
import { Refusal } from '../errors.ts'
import { operation } from '../operation.ts'

const RETRY = `A report is made again from its order, and its account keeps the credit that came back when it failed. A callback
is sent again, and an event of Stripe is read again. Each begins within some seconds. Letters cannot be sent again, because
nothing of an ended letter is kept.`

const shared = { tag: 'Administration', access: ADMIN } as const

/** The processes and the jobs of an installation. */
export const ADMIN_SERVICE_OPERATIONS = [
  operation({
    ...shared,
    name: 'admin_health',
    method: 'GET',
    url: '/api/v1/admin/health',
    summary: 'Processes, Postgres, Redis and the lag of events',
    description:
      'The processes that were seen within a day, the size and connections of Postgres, and events of Stripe that are not applied yet.',
    reply: AdminHealth,
    handle: (parts) => () => healthOf(parts),
  }),
  operation({
    ...shared,
    name: 'admin_queue',
    method: 'GET',
    url: '/api/v1/admin/queue',
    summary: 'Jobs that wait, run and have failed',
    description:
      'For reports, callbacks, letters, events of Stripe, and pictures. The counts of pictures are null while their queue cannot be reached.',
    reply: AdminQueue,
    handle: (parts) => () => queueOf(parts),
  }),
  operation({
    ...shared,
    name: 'admin_failed_jobs',
    method: 'GET',
    url: '/api/v1/admin/queue/failed',
    summary: 'The jobs of a kind that failed last',
    description: 'The latest first. A failed job is done again by `POST /api/v1/admin/queue/{kind}/{job_id}/retry`.',
    query: FailedJobsQuery,
    reply: FailedJobs,
    handle:
      ({ db }) =>
      ({ query }) =>
        failedOf(db, query),
  }),
  operation({
    ...shared,
    name: 'admin_job_retry',
    method: 'POST',
    url: '/api/v1/admin/queue/{kind}/{job_id}/retry',
    summary: 'Has a failed job done again',
    description: RETRY,
    refuses: ['not_found'],
    params: JobPath,
    reply: DoneAnswer,
    handle:
      ({ db }) =>
      async ({ params }) => {
        if (!(await retry(db, params.kind, params.job_id))) throw new Refusal('not_found')
        return { status: 'done' }
      },
  }),
]
