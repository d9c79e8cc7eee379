import { actionsOf } from '../../accounts/admin/admin.ts'
import { failedOf, healthOf, queueOf, retry } from '../../accounts/admin/service.ts'
import { AdminActionsPageQuery } from '../../contract/admin/access.ts'
import { JobPath, QueuePageQuery } from '../../contract/admin/service.ts'
import { JOB_KINDS } from '../../contract/jobs.ts'
import { actionsPage } from '../../pages/admin/access.ts'
import { healthPage, type Queue, queuePage } from '../../pages/admin/service.ts'
import { sendPage } from '../../pages/frame.ts'
import { operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { goTo } from '../signed-in-pages.ts'
import { FORM, PAGE, viewerOf } from './page.ts'

/** Failed jobs of each kind that the page shows. */
const FAILED = 20
const AGAIN = 'The job will be retried within a few seconds.'
const NOT_FAILED = 'This job has not failed, or is no longer kept.'

/** The processes, the jobs, and what operators did. */
export const ADMIN_SERVICE_PAGES = [
  operation({
    ...PAGE,
    name: 'admin_queue_page',
    url: '/admin/queue',
    summary: 'The page of waiting, running and failed jobs',
    query: QueuePageQuery,
    handle: async (request, reply, services) => {
      const jobs = await jobsOf(services)
      return sendPage(reply, queuePage({ ...jobs, done: request.query.done ? AGAIN : null }, viewerOf(request)))
    },
  }),
  operation({
    ...FORM,
    name: 'admin_queue_page_retry',
    url: '/admin/queue/{kind}/{job_id}/retry',
    summary: 'Retries a failed job, and redirects to the page of jobs',
    description: 'The form has to come from a page of this service.',
    refuses: [...FORM.refuses, 'not_found'],
    params: JobPath,
    handle: async (request, reply, services) => {
      const { kind, job_id: id } = request.params
      if (await retry(services.db, kind, id)) return goTo(request, reply, 'admin/queue?done=again')
      const page = queuePage({ ...(await jobsOf(services)), done: null, wrong: NOT_FAILED }, viewerOf(request))
      return sendPage(reply.code(404), page)
    },
  }),
  operation({
    ...PAGE,
    name: 'admin_health_page',
    url: '/admin/health',
    summary: 'The page of processes, Postgres, Redis and Stripe events that are not applied yet',
    handle: async (request, reply, services) =>
      sendPage(reply, healthPage(await healthOf(services), viewerOf(request))),
  }),
  operation({
    ...PAGE,
    name: 'admin_actions_page',
    url: '/admin/actions',
    summary: 'The page of the audit log of the administration',
    query: AdminActionsPageQuery,
    handle: async (request, reply, { db }) =>
      sendPage(reply, actionsPage(await actionsOf(db, request.query), request.query.changes_only, viewerOf(request))),
  }),
]

async function jobsOf(services: Pick<Services, 'db' | 'renders'>): Promise<Pick<Queue, 'queue' | 'failed'>> {
  const [queue, ...failed] = await Promise.all([
    queueOf(services),
    ...JOB_KINDS.map((kind) => failedOf(services.db, { kind, limit: FAILED })),
  ])
  return { queue, failed }
}
