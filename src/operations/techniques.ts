import type { FastifyReply } from 'fastify'
import type { TechniqueInput } from '../../workers/technique-tasks.ts'
import type { WheelWithFacts } from '../calculation/charting/second-wheel.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import { ChartData } from '../contract/charts-reply.ts'
import { Denied } from '../contract/service.ts'
import { addWarnings } from '../contract/warning-header.ts'
import { today } from '../platform/clock.ts'
import { Refusal } from '../platform/errors.ts'
import { TECHNIQUES, type TechniqueId } from '../techniques/index.ts'
import {
  type Asked,
  type DataFace,
  isSidereal,
  type PictureFace,
  pictureForm,
  pictureLanguage,
  type Technique,
} from '../techniques/technique.ts'
import { splitParts } from '../wire/parts.ts'
import { keyFor } from './access.ts'
import { hungUp } from './hung-up.ts'
import { laneOf } from './lane.ts'
import { type Operation, operation } from './operation.ts'
import type { Parts } from './parts.ts'
import { runPieces } from './pieces.ts'

/** An SVG costs little more than a calculation. A PNG or PDF takes a browser a tenth of a second. */
const UNITS = { svg: 1, json: 1, png: 3, pdf: 3 } as const
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

const FORMATS =
  'Returns the image itself. SVG is drawn immediately; renderers make PNG and PDF. `format=json` returns the data of the chart.'

const REFUSES = ['png_unavailable', 'render_busy', 'render_unavailable', 'render_timeout'] as const

/** The operations of the data of a technique: one for each of its names. */
const dataOperations = ({ id, area, tag }: Technique, face: DataFace): readonly Operation[] =>
  Object.entries(face.names).map(([name, url], index) =>
    operation({
      name,
      url,
      method: 'POST',
      tag,
      summary: face.summary,
      ...(face.description && { description: face.description }),
      access: keyFor(area),
      ...(index === 0 && { tools: [face.tool], page: face.page }),
      ...(face.query && { query: face.query }),
      body: face.body,
      reply: face.reply,
      plan: ({ body, query, warnings }) => face.read(body, query, { now: today, warnings }),
      isQuick: (input) => !face.isLong?.(input),
      isVedic: (input) => isSidereal(face, input),
      cost: ({ plan: input }) => face.price(input),
      handle:
        ({ compute }) =>
        (request) =>
          dataBytes({ id: id as TechniqueId, face, compute }, request.plan as TechniqueInput, laneOf(request)),
    }),
  )

interface Asking {
  readonly id: TechniqueId
  readonly face: DataFace
  readonly compute: Parts['compute']
}

/**
 * The bytes of an answer. What takes long is calculated in pieces, so that other callers get their turn between them.
 */
async function dataBytes({ id, face, compute }: Asking, asked: TechniqueInput, lane: Lane): Promise<Uint8Array> {
  // Settled once, so that all pieces have one source.
  const input = 'precision' in asked && !compute.hasSeries() ? { ...asked, precision: 'library' } : asked
  if (!face.isLong?.(input)) return compute.run(`${id}.reply`, { input, found: null }, lane)
  const pieces = read<unknown[]>(await compute.run(`${id}.split`, input, lane))
  const found = await runPieces(compute, pieces, (piece) => compute.run(`${id}.piece`, piece, lane))
  return compute.run(`${id}.reply`, { input, found: found.map(read) }, lane)
}

const read = <Value>(bytes: Uint8Array): Value => JSON.parse(new TextDecoder().decode(bytes)) as Value

/** The operations of the picture of a technique. */
const pictureOperations = ({ id }: Technique, face: PictureFace): readonly Operation[] =>
  Object.entries(face.names).map(([name, url], index) =>
    operation({
      name,
      url,
      method: 'POST',
      tag: 'Charts',
      summary: face.summary,
      description: FORMATS,
      access: keyFor('charts'),
      ...(index === 0 && { tools: [{ ...face.tool, technique: id, pictureKind: kindOf(face) }], page: face.page }),
      body: face.body,
      reply: ChartData,
      answer: {
        types: PRODUCES,
        ...(face.carrier && { formatIn: face.carrier }),
        ...(face.headers && { headers: mapped(face.headers, ({ description }) => description) }),
      },
      refuses: REFUSES,
      plan: ({ body }) => face.read(body, today),
      isVedic: ({ input }) => isSidereal(face, input),
      cost: ({ plan }) => UNITS[pictureForm(face, plan.input).format],
      handle(parts) {
        const answer = pictureAnswers(id as TechniqueId, face, parts)
        return (request, reply) => answer(request.plan, laneOf(request), reply)
      },
    }),
  )

/** The chart editor has each kind under its slug without this. */
const CHART_SLUG = 'chart-'
const kindOf = ({ page }: PictureFace): string => page.slug.slice(CHART_SLUG.length)

/** Sends an image, or its data as JSON. */
const pictureAnswers =
  (id: TechniqueId, face: PictureFace, { compute, renders }: Pick<Parts, 'compute' | 'renders'>) =>
  async ({ input, renamed }: Asked, lane: Lane, reply: FastifyReply) => {
    const form = pictureForm(face, input)
    const { format, size, png_quality_scale: scale } = form
    const drawn = compute.run(format === 'json' ? `${id}.json` : `${id}.svg`, pictureCall(face, input), lane)
    const [beside, body] = splitParts(await drawn.catch(renaming(renamed)), 2)
    const { facts, warnings } = read<Beside>(beside)
    if (face.headers) reply.headers(mapped(face.headers, ({ fact }) => facts[fact]))
    // JSON has its warnings in the body.
    if (format !== 'json') addWarnings(reply, warnings)
    reply.type(TYPES[format])
    if (format === 'svg' || format === 'json') return body
    const gone = hungUp(reply)
    try {
      const rendered = { format, size, scale: format === 'png' ? scale : 1 }
      return await renders.render(new TextDecoder().decode(body), rendered, PICTURE_DEADLINE_MS, gone, lane.id)
    } catch (error) {
      // The caller has disconnected. This answer is for the log and the metrics.
      throw gone.aborted ? new Refusal('caller_gone') : error
    }
  }

/** What a calculation returns in addition to an image. */
type Beside = Pick<WheelWithFacts, 'facts' | 'warnings'>

/** What a thread is told of a picture. */
export const pictureCall = (face: PictureFace, input: unknown) => ({
  input: input as TechniqueInput,
  language: pictureLanguage(face, input),
  form: pictureForm(face, input),
  carrier: face.carrier,
})

/** Throws a refusal with the name under which the caller sent its field. */
const renaming =
  (renamed: Asked['renamed'] = {}) =>
  (error: unknown): never => {
    const field = error instanceof Refusal ? renamed[error.detail.field ?? ''] : undefined
    throw field ? new Refusal((error as Refusal).code, { ...(error as Refusal).detail, field }) : error
  }

const mapped = <Value, Other>(members: Readonly<Record<string, Value>>, other: (value: Value) => Other) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, other(value)]))

const FACES = TECHNIQUES as readonly Technique[]

/** The data of all techniques, then their pictures. */
export const TECHNIQUE_OPERATIONS = [
  ...FACES.flatMap((technique) => (technique.faces.data ? dataOperations(technique, technique.faces.data) : [])),
  ...FACES.flatMap((technique) =>
    technique.faces.picture ? pictureOperations(technique, technique.faces.picture) : [],
  ),
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
    handle: () => () => {
      throw new Refusal('variant_closed')
    },
  }),
]
