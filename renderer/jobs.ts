import type { Handlers } from '../src/jobs/queue.ts'
import type { OutcomeStore, RenderOutcome } from '../src/jobs/renders/outcome.ts'
import { Refusal } from '../src/platform/errors.ts'
import type { Browsers } from './browser.ts'
import { renderChart } from './chart.ts'
import type { RendererMetrics } from './metrics.ts'
import { makeNextReport, type ReportDesk } from './report-job.ts'

/** The handlers of the queue's jobs in this process. */
export const handlers = <Variant>({
  browsers,
  store,
  desk,
  metrics,
  log,
}: {
  browsers: Browsers
  store: OutcomeStore
  desk: ReportDesk<Variant>
  metrics: RendererMetrics
  log: (error: unknown) => void
}): Handlers => ({
  async chart(key, job) {
    // Another renderer may have finished it after its claim ran out.
    if (await store.find(key)) return
    const done = metrics.renderSeconds.startTimer({ job: 'chart', format: job.format })
    const outcome: RenderOutcome = await renderChart(browsers, job).then(
      (bytes) => ({ bytes }),
      (error: unknown) => {
        log(error)
        const { code, message } = error instanceof Refusal ? error : new Refusal('render_failed')
        return { refused: code, message }
      },
    )
    done({ outcome: 'bytes' in outcome ? 'done' : outcome.refused })
    await store.put(key, outcome)
  },
  async report(_, { report_id }) {
    const done = metrics.renderSeconds.startTimer({ job: 'report', format: 'pdf' })
    const { outcome, pages } = await makeNextReport(browsers, desk, report_id, log).catch((error: unknown) => {
      done({ outcome: error instanceof Refusal ? error.code : 'render_failed' })
      throw error
    })
    done({ outcome })
    if (outcome === 'done') metrics.reportPages.observe(pages)
  },
})
