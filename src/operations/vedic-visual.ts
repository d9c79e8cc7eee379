import { PICTURE_UNITS } from '../contract/accounts/prices.ts'
import { ChartStylesImage } from '../contract/charts/style.ts'
import { VedicVisualRequest, vedicVisualInput } from '../contract/vedic/visual.ts'
import { addWarnings, type Warning } from '../contract/warnings.ts'
import { exampleBirth, VEDIC_CHAPTER } from '../techniques/shown.ts'
import { splitChunks } from '../wire/bytes.ts'
import { keyFor } from './access.ts'
import { laneOf } from './compute-requests.ts'
import { operation } from './operation.ts'
import { PICTURE_REFUSES, sendDrawing } from './pictures.ts'

/** Vedic charts as pictures. They are no wheels, so they are no technique's picture. */
export const VEDIC_VISUAL_OPERATIONS = [
  operation({
    name: 'vedic_visual',
    method: 'POST',
    url: '/api/v2/vedic/visual/chart',
    tag: VEDIC_CHAPTER.name,
    summary: 'Image of a Vedic chart in squares, in North, South or East Indian style',
    description: `Returns the image itself. \`X-Orrery-Warnings\` lists how the image differs from the request. Costs ${PICTURE_UNITS.svg} unit as SVG, ${PICTURE_UNITS.png} units as PNG or PDF.`,
    access: keyFor('vedic'),
    page: {
      slug: 'vedic-visual',
      title: 'Vedic chart image',
      about: 'The chart of a birth and its divisions in squares, in North, South or East Indian style.',
      group: 'Chart images',
      births: { '': 'Birth' },
      first: ['chart_style', 'divisions', 'theme_type', 'ayanamsha'],
      example: exampleBirth(''),
    },
    body: VedicVisualRequest,
    reply: ChartStylesImage,
    answer: { types: { 'image/svg+xml': 'svg', 'image/png': 'png', 'application/pdf': 'pdf' } },
    refuses: PICTURE_REFUSES,
    read: ({ body, warnings }) => vedicVisualInput(body, { warnings }),
    isVedic: () => true,
    cost: ({ input }) => PICTURE_UNITS[input.format],
    handle: async (request, reply, { compute, renders }) => {
      const { input } = request
      const lane = laneOf(request)
      const [beside, drawing] = splitChunks(await compute.run('vedic_visual', input, lane), 2)
      const { warnings } = JSON.parse(new TextDecoder().decode(beside)) as { readonly warnings: readonly Warning[] }
      addWarnings(reply, warnings)
      return sendDrawing(drawing!, input, { renders, reply, lane })
    },
  }),
]
