import type { FastifyReply } from 'fastify'
import {
  AnalyticsFunnelPayload,
  type AnalyticsFunnelResponse,
  FUNNEL_NAME_MAX,
  FunnelDeletionForm,
  FunnelForm,
  FunnelPath,
  FunnelsPageQuery,
  STEPS_MAX,
  WINDOW_DAYS_MAX,
} from '../../contract/admin/funnels.ts'
import { type Funnels, funnelPage, funnelsPage, type TypedFunnel } from '../../pages/admin/funnels.ts'
import { sendPage, shownRefusal } from '../../pages/frame.ts'
import { Refusal } from '../../platform/errors.ts'
import { operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { goTo } from '../signed-in-pages.ts'
import { FORM, PAGE, viewerOf } from './page.ts'

/** Weeks of sign-ups that the page shows. */
const COHORT_DAYS = 90
const DONE = {
  created: 'The funnel was created.',
  changed: 'The funnel was changed.',
  deleted: 'The funnel was deleted.',
} as const
const OWN_FORM = 'The form has to come from a page of this service.'

/** The funnels: counted, created, changed and deleted. */
export const ADMIN_FUNNEL_PAGES = [
  operation({
    ...PAGE,
    name: 'admin_funnels_page',
    url: '/admin/funnels',
    summary: 'The page of funnels, and of what people did after signing up',
    query: FunnelsPageQuery,
    handle: async (request, reply, { statistics }) => {
      const { done } = request.query
      const known = await allOf(statistics)
      return sendPage(reply, funnelsPage({ ...known, done: done ? DONE[done] : null }, viewerOf(request)))
    },
  }),
  operation({
    ...FORM,
    name: 'admin_funnels_page_create',
    url: '/admin/funnels',
    summary: 'Creates a funnel, and redirects to the list',
    description: OWN_FORM,
    body: FunnelForm,
    handle: async (request, reply, { statistics }) => {
      const typed = await kept(request.body, reply, (funnel) => statistics.funnels.create(funnel))
      if (typed === null) return goTo(request, reply, 'admin/funnels?done=created')
      return sendPage(reply, funnelsPage({ ...(await allOf(statistics)), done: null, typed }, viewerOf(request)))
    },
  }),
  operation({
    ...PAGE,
    name: 'admin_funnel_page',
    url: '/admin/funnels/{funnel_id}',
    summary: 'The page for changing or deleting a funnel',
    refuses: ['not_found'],
    params: FunnelPath,
    handle: async (request, reply, { statistics }) => {
      const funnel = await funnelOf(statistics, request.params.funnel_id)
      return sendPage(reply, funnelPage({ funnel }, viewerOf(request)))
    },
  }),
  operation({
    ...FORM,
    name: 'admin_funnel_page_change',
    url: '/admin/funnels/{funnel_id}',
    summary: 'Changes a funnel, and redirects to the list',
    description: OWN_FORM,
    refuses: [...FORM.refuses, 'not_found'],
    params: FunnelPath,
    body: FunnelForm,
    handle: async (request, reply, { statistics }) => {
      const funnel = await funnelOf(statistics, request.params.funnel_id)
      const typed = await kept(request.body, reply, (changed) => statistics.funnels.replace(funnel.id, changed))
      if (typed === null) return goTo(request, reply, 'admin/funnels?done=changed')
      return sendPage(reply, funnelPage({ funnel, typed }, viewerOf(request)))
    },
  }),
  operation({
    ...FORM,
    name: 'admin_funnel_page_delete',
    url: '/admin/funnels/{funnel_id}/delete',
    summary: 'Deletes a funnel, confirmed by its name',
    description: OWN_FORM,
    refuses: [...FORM.refuses, 'not_found'],
    params: FunnelPath,
    body: FunnelDeletionForm,
    handle: async (request, reply, { statistics }) => {
      const funnel = await funnelOf(statistics, request.params.funnel_id)
      const { confirmation } = request.body
      if (confirmation.trim() !== funnel.name.trim())
        return sendPage(reply.code(422), funnelPage({ funnel, notConfirmed: confirmation }, viewerOf(request)))
      await statistics.funnels.remove(funnel.id)
      return goTo(request, reply, 'admin/funnels?done=deleted')
    },
  }),
]

type Counted = Services['statistics']

async function allOf(statistics: Counted): Promise<Pick<Funnels, 'funnels' | 'matured'>> {
  const [funnels, matured] = await Promise.all([statistics.funnels.list(), statistics.maturedSignUps(COHORT_DAYS)])
  return { funnels, matured }
}

/** Throws `not_found`. */
async function funnelOf(statistics: Counted, wanted: string): Promise<AnalyticsFunnelResponse> {
  const funnel = (await statistics.funnels.list()).find(({ id }) => id === wanted.toLowerCase())
  if (!funnel) throw new Refusal('not_found')
  return funnel
}

/** What is allowed, by the field at fault. */
const RULES: Readonly<Record<keyof AnalyticsFunnelPayload, string>> = {
  name: `The name must be one line of 1 to ${FUNNEL_NAME_MAX} characters.`,
  steps: `A funnel must have 2 to ${STEPS_MAX} steps from the list, each once.`,
  window_days: `The window must be a whole number of days from 1 to ${WINDOW_DAYS_MAX}.`,
}

/** Null when the funnel was stored. Otherwise what was typed, and what is wrong with it. */
async function kept(
  fields: FunnelForm,
  reply: FastifyReply,
  keep: (funnel: AnalyticsFunnelPayload) => Promise<unknown>,
): Promise<TypedFunnel | null> {
  const { name, window_days, step } = fields
  const steps = step.filter((each) => each !== '')
  const read = AnalyticsFunnelPayload.safeParse({ name, steps, window_days: Number(window_days) })
  if (!read.success) {
    reply.code(422)
    const faulty = new Set(read.error.issues.map(({ path }) => path[0] as keyof AnalyticsFunnelPayload))
    return { fields, faults: [...faulty].map((field) => RULES[field]) }
  }
  try {
    await keep(read.data)
    return null
  } catch (error) {
    return { fields, faults: [`${shownRefusal(error, reply).message}.`] }
  }
}
