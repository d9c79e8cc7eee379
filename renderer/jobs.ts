import { type ChartJob, PICTURE_SIDE_PX_MAX } from '../src/contract/jobs.ts'
import type { Handlers } from '../src/jobs/queue.ts'
import type { OutcomeStore, RenderOutcome } from '../src/jobs/renders/outcomes.ts'
import { Refusal } from '../src/platform/errors.ts'
import { drawnHeight } from '../src/wheel/strokes.ts'
import type { Browsers } from './browser.ts'
import type { RendererMetrics } from './metrics.ts'
import { makeNextReport, type ReportJobStore } from './report-job.ts'

/** The largest picture takes five seconds of one core. The limit allows for a second attempt and a busy machine. */
const RENDER_MS_MAX = 15_000

/** The handlers of the queue's jobs in this process. */
export const handlers = ({
  browsers,
  store,
  jobStore,
  metrics,
  log,
}: {
  browsers: Browsers
  store: OutcomeStore
  jobStore: ReportJobStore
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
    const { outcome, pages } = await makeNextReport(browsers, jobStore, report_id, log).catch((error: unknown) => {
      done({ outcome: error instanceof Refusal ? error.code : 'render_failed' })
      throw error
    })
    done({ outcome })
    if (outcome === 'done') metrics.reportPages.observe(pages)
  },
})

/**
 * Renders a drawing as a PNG with a width of exactly `size` x `scale` pixels, or as a PDF of one vector page. The
 * height follows from the drawing's `viewBox`.
 */
export async function renderChart(browsers: Browsers, { svg, format, size, scale }: ChartJob): Promise<Uint8Array> {
  const height = drawnHeight(svg, size)
  const widthPx = size * scale
  const heightPx = height * scale
  if (format === 'png' && Math.max(widthPx, heightPx) > PICTURE_SIDE_PX_MAX)
    throw new Refusal('invalid_input', {
      message: `An image of ${widthPx} x ${heightPx} pixels is too large: at most ${PICTURE_SIDE_PX_MAX} are allowed on each side. Reduce size or png_quality_scale`,
    })
  return browsers.withPage(async (page) => {
    const deviceScaleFactor = format === 'png' ? scale : 1
    await page.setViewport({ width: size, height, deviceScaleFactor })
    await page.setContent(document(svg, size, height))
    if (format === 'pdf')
      return page.pdf({ width: `${size}px`, height: `${height}px`, printBackground: true, pageRanges: '1' })
    // A higher compression makes files 15 % smaller and takes 50 % more time.
    return page.screenshot({ type: 'png', omitBackground: true, captureBeyondViewport: false, optimizeForSpeed: true })
  }, RENDER_MS_MAX)
}

const document = (svg: string, width: number, height: number): string => `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<style>
@page { margin: 0; size: ${width}px ${height}px }
html, body { margin: 0; overflow: hidden }
body > svg { display: block; width: ${width}px; height: ${height}px }
</style>
${svg.replace(/^\s*<\?xml[^>]*\?>/, '')}`
