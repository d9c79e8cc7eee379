import { randomUUID } from 'node:crypto'
import { creditsOf } from '../../accounts/billing/credits.ts'
import { DEFAULT_NAME } from '../../contract/births/birth.ts'
import { ReportFilePath, ReportPageQuery, ReportPath, ReportsPageQuery } from '../../contract/reports/reports.ts'
import { type ReportState, reportPage } from '../../pages/account/report.ts'
import { reportsPage } from '../../pages/account/reports.ts'
import { sendPage } from '../../pages/frame.ts'
import { now } from '../../platform/clock.ts'
import { Refusal } from '../../platform/errors.ts'
import { instant } from '../../platform/instant.ts'
import { laneOf } from '../compute-requests.ts'
import { operation } from '../operation.ts'
import { creditsReply, reasonOf } from '../order-replies.ts'
import { reportAnswers } from '../report-orders.ts'
import type { Services } from '../services.ts'
import { goTo } from '../signed-in-pages.ts'
import { FORM, holderOf, OWN_FORM, PAGE } from './page.ts'

const ROWS = 20
const DAY_MS = 86_400_000
const DELETED = 'The report and its birth data were deleted.'
const ORDERED = 'The report was ordered.'

/** A drawing has its own styles, and needs nothing else. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** The reports of an account. */
export const ACCOUNT_REPORT_PAGES = [
  operation({
    ...PAGE,
    name: 'account_reports_page',
    url: '/account/reports',
    summary: 'The page of reports and report credits',
    query: ReportsPageQuery,
    handle: async (request, reply, services) => {
      const { before = null, done } = request.query
      const { id: accountId, plan, subscribed } = request.account
      const [credits, rows] = await Promise.all([
        creditsOf(services.db, { accountId, plan, subscribed }),
        services.reports.list(accountId, { before, rowsMax: ROWS + 1 }),
      ])
      const shown = rows.slice(0, ROWS)
      const page = reportsPage(
        {
          credits: creditsReply(credits),
          isOpen: services.payments.isOpen,
          reports: shown.map(({ id, name, born, created_at, ...row }) => ({
            ...stateOf(row),
            id,
            born,
            name: name ?? DEFAULT_NAME,
            orderedAt: instant(created_at),
          })),
          more: rows.length > ROWS ? shown.at(-1)!.id : null,
          isLater: before !== null,
          orderKey: randomUUID(),
          done: done ? DELETED : null,
          nowMs: now(),
        },
        holderOf(request),
      )
      return sendPage(reply, page)
    },
  }),
  operation({
    ...PAGE,
    name: 'account_report_page',
    url: '/account/reports/{job_id}',
    summary: 'The page of a report: its progress, its contents, and its documents',
    refuses: ['not_found'],
    params: ReportPath,
    query: ReportPageQuery,
    handle: async (request, reply, services) => {
      const { find } = reportAnswers(services)
      const { id: accountId } = request.account
      const row = await find(accountId, request.params.job_id)
      const preview = await services.reports.preview(accountId, row.id)
      if (!preview) throw new Refusal('not_found')
      const { name, is_returned, ...rest } = preview
      const times = {
        created_at: instant(row.created_at),
        expires_at: instant(row.created_at + services.reports.days * DAY_MS),
      }
      const page = reportPage(
        {
          ...rest,
          ...stateOf({ ...row, is_returned }),
          id: row.id,
          name: name ?? DEFAULT_NAME,
          times,
          options: row.options,
          done: request.query.done ? ORDERED : null,
          nowMs: now(),
        },
        holderOf(request),
      )
      return sendPage(reply, page)
    },
  }),
  operation({
    ...PAGE,
    name: 'account_report_file',
    url: '/account/reports/{job_id}/{file}',
    summary: 'A document of a report, or its chart as SVG',
    refuses: ['not_found', 'report_not_ready', 'report_failed'],
    params: ReportFilePath,
    answer: { types: { 'application/pdf': 'pdf' }, statuses: PAGE.answer.statuses },
    handle: async (request, reply, services) => {
      const { find, statusReply, pdfReply, markdownReply } = reportAnswers(services)
      const { id: accountId } = request.account
      const { job_id, file } = request.params
      const row = await find(accountId, job_id)
      if (file === 'report.pdf') return pdfReply({ accountId, headers: request.headers, wanted: null }, reply, row)
      if (file === 'wheel.svg') {
        const wheel = await services.reports.wheel(accountId, row.id)
        if (wheel === null) throw new Refusal('not_found')
        reply.headers({ 'Content-Security-Policy': DRAWING_POLICY, 'Cache-Control': 'private, no-cache' })
        return reply.type('image/svg+xml').send(wheel)
      }
      reply.header('Content-Disposition', `attachment; filename="natal-report-${row.id}.${file.split('.')[1]}"`)
      if (file === 'report.md') return markdownReply(accountId, laneOf(request), reply, row)
      reply.type('application/json; charset=utf-8')
      return reply.send(await statusReply(accountId, laneOf(request), row))
    },
  }),
  operation({
    ...FORM,
    name: 'account_report_page_delete',
    url: '/account/reports/{job_id}/delete',
    summary: 'Deletes a report, and redirects to the list',
    description: OWN_FORM,
    refuses: [...FORM.refuses, 'not_found'],
    params: ReportPath,
    handle: async (request, reply, services) => {
      const { find } = reportAnswers(services)
      const { id: accountId } = request.account
      const { id } = await find(accountId, request.params.job_id)
      if (!(await services.reports.remove(accountId, id))) throw new Refusal('not_found')
      return goTo(request, reply, 'account/reports?done=deleted')
    },
  }),
]

type Row = Pick<
  Awaited<ReturnType<Services['reports']['list']>>[number],
  'status' | 'chapter' | 'chapters' | 'error'
> & {
  readonly started_at: number | null
  readonly is_returned: boolean
}

const stateOf = ({ status, chapter, chapters, error, started_at, is_returned }: Row): ReportState => ({
  status,
  chapter,
  chapters,
  startedAtMs: started_at,
  isReturned: is_returned,
  reason: error === null ? null : reasonOf(error),
})
