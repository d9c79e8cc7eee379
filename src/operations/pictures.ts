import type { FastifyReply } from 'fastify'
import type { WheelWithFacts } from '../calculation/charting/wheels.ts'
import type { PictureOutput } from '../calculation/tasks.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import { PICTURE_UNITS } from '../contract/accounts/prices.ts'
import type { ChartData } from '../contract/charts/reply.ts'
import { ChartStylesImage } from '../contract/charts/style.ts'
import { Denied } from '../contract/service.ts'
import { addWarnings } from '../contract/warnings.ts'
import { today } from '../platform/clock.ts'
import { Refusal } from '../platform/errors.ts'
import { CHART_DATA, PICTURES, type TechniqueId } from '../techniques/index.ts'
import { CHART_TOOL, type ToolView } from '../techniques/shown.ts'
import { type Asked, isSidereal, type PictureFace, pictureCall, pictureOutput } from '../techniques/technique.ts'
import { splitChunks } from '../wire/bytes.ts'
import { chartText } from '../wire/texts/chart.ts'
import { keyFor } from './access.ts'
import { hungUp, laneOf, renaming } from './compute-requests.ts'
import { type Operation, operation } from './operation.ts'
import type { Services } from './services.ts'

/** How long a request waits for an image: a full queue takes about eight seconds, the largest image five. */
const PICTURE_DEADLINE_MS = 20_000

const PRODUCES = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'application/json': 'json',
} as const
const TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
} as const

const FORMATS = `Returns the image itself. SVG is drawn immediately; renderers make PNG and PDF. \`format=json\` returns the data of the chart. Costs ${PICTURE_UNITS.svg} unit as SVG or JSON, ${PICTURE_UNITS.png} units as PNG or PDF.`

/** Refusals of images that a renderer makes. */
export const PICTURE_REFUSES = ['png_unavailable', 'render_busy', 'render_unavailable', 'render_timeout'] as const

/** The operations of the picture of a technique. */
const pictureOperations = (id: TechniqueId, face: PictureFace): readonly Operation[] =>
  Object.entries(face.names).map(([name, url], index) =>
    operation({
      name,
      url,
      method: 'POST',
      tag: 'Charts',
      summary: face.summary,
      description: FORMATS,
      access: keyFor('charts'),
      ...(index === 0 && { tools: [toolOf(id, face)], page: face.page }),
      body: face.body,
      reply: CHART_DATA,
      answer: {
        types: PRODUCES,
        ...(face.carrier && { formatIn: face.carrier }),
        ...(face.headers && { headers: mapped(face.headers, ({ description }) => description) }),
      },
      refuses: PICTURE_REFUSES,
      read: ({ body }) => face.read(body, today),
      isVedic: ({ input }) => isSidereal(face, input),
      cost: ({ input: asked }) => PICTURE_UNITS[pictureOutput(face, asked.input).format],
      handle: (request, reply, services) => {
        const answer = pictureAnswers(id, face, services)
        return answer(request.input, laneOf(request), reply)
      },
    }),
  )

/** The chart editor has each kind under its slug without this. */
const CHART_SLUG = 'chart-'
const kindOf = ({ page }: PictureFace): string => page.slug.slice(CHART_SLUG.length)

const toolOf = (id: TechniqueId, face: PictureFace): ToolView => ({
  ...CHART_TOOL,
  ...face.tool,
  technique: id,
  pictureKind: kindOf(face),
  text: (answer: ChartData, input) => chartText(face.words, answer, input),
})

/** Sends an image, or its data as JSON. */
const pictureAnswers =
  (id: TechniqueId, face: PictureFace, { compute, renders }: Pick<Services, 'compute' | 'renders'>) =>
  async ({ input, renamed }: Asked, lane: Lane, reply: FastifyReply) => {
    const output = pictureOutput(face, input)
    const { format } = output
    const drawn = compute.run(format === 'json' ? `${id}.json` : `${id}.svg`, pictureCall(face, input), lane)
    const [beside, body] = splitChunks(await drawn.catch(renaming(renamed)), 2)
    const { facts, warnings } = JSON.parse(new TextDecoder().decode(beside)) as Beside
    if (face.headers) reply.headers(mapped(face.headers, ({ fact }) => facts[fact]))
    // JSON has its warnings in the body.
    if (format !== 'json') addWarnings(reply, warnings)
    if (format !== 'json') return sendDrawing(body!, { ...output, format }, { renders, lane, reply })
    reply.type(TYPES.json)
    return body!
  }

/** What sends an image: the renderers, the answer, and the lane of its request. */
interface Sending {
  readonly renders: Services['renders']
  readonly lane: Lane
  readonly reply: FastifyReply
}

/** A drawing in the format of a request: SVG as it is, PNG and PDF from a renderer. */
export async function sendDrawing(
  drawing: Uint8Array,
  { format, size, png_quality_scale: scale }: ImageOutput,
  { renders, lane, reply }: Sending,
): Promise<Uint8Array> {
  reply.type(TYPES[format])
  if (format === 'svg') return drawing
  const gone = hungUp(reply)
  try {
    const rendered = { format, size, scale: format === 'png' ? scale : 1 }
    return await renders.render(new TextDecoder().decode(drawing), rendered, PICTURE_DEADLINE_MS, gone, lane.id)
  } catch (error) {
    // The caller has disconnected. This answer is for the log and the metrics.
    throw gone.aborted ? new Refusal('caller_gone') : error
  }
}

/** The fields of a request that shape its image. */
interface ImageOutput extends Pick<PictureOutput, 'size' | 'png_quality_scale'> {
  readonly format: 'svg' | 'png' | 'pdf'
}

/** What a calculation returns in addition to an image. */
type Beside = Pick<WheelWithFacts, 'facts' | 'warnings'>

const mapped = <Value, Other>(members: Readonly<Record<string, Value>>, other: (value: Value) => Other) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, other(value)]))

/** The pictures of all techniques, and one image of all themes and glyphs. */
export const PICTURE_OPERATIONS = [
  ...PICTURES.flatMap(([id, face]) => pictureOperations(id, face)),
  operation({
    name: 'chart_closed',
    method: 'POST',
    url: '/api/v1/natal/experimental',
    tag: 'Charts',
    summary: 'A closed variant: always 403',
    description: 'Listed only for compatibility. Each chart image has its own path under `/api/v1/natal/chart/`.',
    access: keyFor('charts'),
    cost: 0,
    refuses: ['variant_closed'],
    reply: Denied,
    handle: () => {
      throw new Refusal('variant_closed')
    },
  }),
  operation({
    name: 'chart_styles',
    method: 'GET',
    url: '/api/v1/natal/chart/styles',
    tag: 'Charts',
    summary: 'Every available theme and glyph, as one image',
    description:
      'One chart in each `theme_type`, and the glyphs of `chart_config.uranus_glyph` and `chart_config.pluto_glyph`, as SVG. Costs one unit.',
    access: keyFor('charts'),
    cost: () => 1,
    answer: { types: { 'image/svg+xml': 'svg' } },
    reply: ChartStylesImage,
    handle: async (request, reply, { compute }) => {
      const picture = await compute.run('chart_styles', null, laneOf(request))
      reply.headers({ 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'private, max-age=86400' })
      return picture
    },
  }),
]
