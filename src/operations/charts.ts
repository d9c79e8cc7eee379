import type { FastifyReply } from 'fastify'
import { keyFor } from '../access.ts'
import type { WheelFacts, WheelWithFacts } from '../charting/second-wheel.ts'
import { today } from '../clock.ts'
import type { Lane } from '../compute/lanes.ts'
import {
  CHART_REQUESTS,
  type ChartKind,
  type ChartOrder,
  type ChartRequest,
  chartOrder,
  FORM_IN,
  pictureForm,
} from '../contract/chart-order.ts'
import { ChartData } from '../contract/charts-reply.ts'
import { Denied } from '../contract/service.ts'
import { addWarnings } from '../contract/warning-header.ts'
import { Refusal } from '../errors.ts'
import { operation } from '../operation.ts'
import { splitParts } from '../wire/parts.ts'
import { hungUp } from './hung-up.ts'
import { laneOf } from './lane.ts'
import type { Parts } from './parts.ts'

/** A drawing costs little more than a calculation. A picture or a page takes a browser a tenth of a second. */
const UNITS = { svg: 1, json: 1, png: 3, pdf: 3 } as const
/** How long a request waits for a picture: a full queue takes some eight seconds, the largest picture five. */
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
  'Returns the image itself. SVG is drawn at once; render processes make PNG and PDF. `format=json` returns the content of the picture.'

const REFUSES = ['png_unavailable', 'render_busy', 'render_unavailable', 'render_timeout'] as const

/** Sends a picture, or its content as JSON. */
const chartAnswers =
  ({ compute, renders }: Pick<Parts, 'compute' | 'renders'>) =>
  async (order: ChartOrder, lane: Lane, reply: FastifyReply) => {
    const { format, size, png_quality_scale: scale } = pictureForm(order)
    const task = format === 'json' ? 'chart_data' : 'chart_svg'
    const drawn = compute.run(task, order, lane)
    const [beside, body] = splitParts(await drawn.catch(renaming(order)), 2)
    const { facts, warnings } = JSON.parse(new TextDecoder().decode(beside)) as Beside
    if (order.kind === 'progressions') reply.headers(progressionHeaders(facts))
    // JSON has its warnings in the body.
    if (format !== 'json') addWarnings(reply, warnings)
    reply.type(TYPES[format])
    if (format === 'svg' || format === 'json') return body
    const form = { format, size, scale: format === 'png' ? scale : 1 }
    const gone = hungUp(reply)
    try {
      return await renders.render(new TextDecoder().decode(body), form, PICTURE_DEADLINE_MS, gone, lane.id)
    } catch (error) {
      // The caller has gone. This answer is for the log and the metrics.
      throw gone.aborted ? new Refusal('caller_gone') : error
    }
  }

/** Throws a refusal with the name under which the caller sent its field. */
const renaming =
  ({ renamed = {} }: ChartOrder) =>
  (error: unknown): never => {
    const field = error instanceof Refusal ? renamed[error.detail.field ?? ''] : undefined
    throw field ? new Refusal((error as Refusal).code, { ...(error as Refusal).detail, field }) : error
  }

/** What a calculation gives beside a picture. */
type Beside = Pick<WheelWithFacts, 'facts' | 'warnings'>

interface ChartForm<Kind extends ChartKind> {
  readonly kind: Kind
  /** An address for each name. The first is the tool, the others are its aliases. */
  readonly names: Readonly<Record<string, string>>
  readonly summary: string
  readonly headers?: Readonly<Record<string, string>>
}

const chart = <Kind extends ChartKind>({ kind, names, summary, headers }: ChartForm<Kind>) =>
  Object.entries(names).map(([name, url], index) =>
    operation({
      name,
      url,
      method: 'POST',
      tag: 'Charts',
      summary,
      description: FORMATS,
      access: keyFor('charts'),
      ...(index === 0 && { tool: true }),
      body: CHART_REQUESTS[kind],
      reply: ChartData,
      answer: { types: PRODUCES, ...(FORM_IN[kind] && { formatIn: FORM_IN[kind] }), ...(headers && { headers }) },
      refuses: REFUSES,
      plan: ({ body }) => chartOrder({ kind, input: body } as ChartRequest, today),
      isVedic: isSidereal,
      cost: ({ plan }) => UNITS[pictureForm(plan).format],
      handle(parts) {
        const answer = chartAnswers(parts)
        return (request, reply) => answer(request.plan, laneOf(request), reply)
      },
    }),
  )

const PROGRESSION_HEADERS = {
  'X-Progression-System': 'Always `secondary`: one day of the ephemeris for each tropical year',
  'X-Progression-Target-Date-UTC': 'The instant of `progression_date`',
  'X-Progressed-Datetime-UTC': 'The instant of the progressed chart',
  'X-Progression-Age-Years': 'Tropical years from the birth to the target date',
}

/** Six kinds of pictures of charts. */
export const CHART_OPERATIONS = [
  ...chart({
    kind: 'natal',
    names: { chart_natal: '/api/v1/natal/chart/' },
    summary: 'The wheel of a natal chart',
  }),
  ...chart({
    kind: 'transits',
    names: {
      chart_transits: '/api/v1/natal/chart/transits',
      chart_transits_alias: '/api/v1/natal/experimental/transits',
    },
    summary: 'A bi-wheel: natal planets inside, transits outside',
  }),
  ...chart({
    kind: 'solar_return',
    names: {
      chart_solar_return: '/api/v1/natal/chart/solar-return',
      chart_solar_return_alias: '/api/v1/natal/experimental/solar-return',
    },
    summary: 'The solar return of a year: a bi-wheel around the natal chart, or alone',
  }),
  ...chart({
    kind: 'progressions',
    names: {
      chart_progressions: '/api/v1/natal/chart/secondary-progressions',
      chart_progressions_alias: '/api/v1/natal/chart/progressions',
    },
    summary: 'A bi-wheel: natal planets inside, secondary progressed ones outside',
    headers: PROGRESSION_HEADERS,
  }),
  ...chart({
    kind: 'composite',
    names: { chart_composite: '/api/v1/natal/chart/composite' },
    summary: 'The midpoint composite of two people',
  }),
  ...chart({
    kind: 'synastry',
    names: { chart_synastry: '/api/v1/natal/chart/synastry' },
    summary: 'A bi-wheel of two people: person A outside, person B inside',
  }),
  operation({
    name: 'chart_closed',
    method: 'POST',
    url: '/api/v1/natal/experimental',
    tag: 'Charts',
    summary: 'A closed variant: always 403',
    description:
      'The interface names this address. This service offers each of its pictures at an address of its own, under `/api/v1/natal/chart/`.',
    access: keyFor('charts'),
    cost: 0,
    refuses: ['variant_closed'],
    reply: Denied,
    handle: () => () => {
      throw new Refusal('variant_closed')
    },
  }),
]

/** The headers of a progression, from the facts beside the picture. */
const progressionHeaders = (
  facts: WheelFacts,
): Record<keyof typeof PROGRESSION_HEADERS, string | number | undefined> => ({
  'X-Progression-System': facts['system'],
  'X-Progression-Target-Date-UTC': facts['target_date_utc'],
  'X-Progressed-Datetime-UTC': facts['progressed_datetime_utc'],
  'X-Progression-Age-Years': facts['age_years'],
})

/** Whether a chart of the picture has a sidereal zodiac. */
function isSidereal({ input }: ChartOrder): boolean {
  const births = 'person_a' in input ? [input.person_a, input.person_b] : ['natal' in input ? input.natal : input]
  return births.some(({ zodiac_type }) => zodiac_type === 'sidereal')
}
