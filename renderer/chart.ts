import type { ChartJob } from '../src/contract/jobs.ts'
import { PICTURE_SIDE_PX_MAX } from '../src/contract/jobs.ts'
import { Refusal } from '../src/platform/errors.ts'
import { drawnHeight } from '../src/wheel/drawn-height.ts'
import type { Browsers } from './browser.ts'

/** The largest picture takes five seconds of one core. The limit allows for a second attempt and a busy machine. */
const RENDER_MS_MAX = 15_000

/**
 * Renders a drawing as a PNG with a width of exactly `size` x `scale` pixels, or as a PDF of one vector page. The
 * height follows from the drawing's `viewBox`.
 */
export async function renderChart(browsers: Browsers, { svg, format, size, scale }: ChartJob): Promise<Uint8Array> {
  const height = drawnHeight(svg, size)
  const [widthPx, heightPx] = [size * scale, height * scale]
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
