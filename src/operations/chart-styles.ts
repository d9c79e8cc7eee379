import { ChartStylesImage } from '../contract/chart-style.ts'
import { keyFor } from './access.ts'
import { laneOf } from './lane.ts'
import { operation } from './operation.ts'

/** One image of all themes and glyphs. */
export const CHART_STYLE_OPERATIONS = [
  operation({
    name: 'chart_styles',
    method: 'GET',
    url: '/api/v1/natal/chart/styles',
    tag: 'Charts',
    summary: 'Every available theme and glyph, as one image',
    description:
      'One chart in each `theme_type`, and the glyphs of `chart_config.uranus_glyph` and `chart_config.pluto_glyph`, as SVG.',
    access: keyFor('charts'),
    cost: () => 1,
    answer: { types: { 'image/svg+xml': 'svg' } },
    reply: ChartStylesImage,
    handle({ compute }) {
      return async (request, reply) => {
        const picture = await compute.run('chart_styles', null, laneOf(request))
        reply.headers({ 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'private, max-age=86400' })
        return picture
      }
    },
  }),
]
