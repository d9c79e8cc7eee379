import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import {
  ExperimentalCompositeChartRequest,
  ExperimentalNatalChartRequest,
  ExperimentalSecondaryProgressionsChartRequest,
  ExperimentalSolarReturnChartRequest,
  ExperimentalSynastryChartRequest,
  ExperimentalTransitChartRequest,
} from '../contract/charts.ts'
import { ChartData } from '../contract/charts-reply.ts'
import { Denied } from '../contract/service.ts'
import { Refusal } from '../errors.ts'
import { keyFor, operation } from '../operation.ts'
import { partsOf } from '../wire/chart-answer.ts'
import type { ChartOrder, OrderedChart } from '../wire/chart-order.ts'
import { formOf } from '../wire/chart-style.ts'
import type { Parts } from './parts.ts'

/** A drawing is a calculation and some; a picture or a page takes a browser a tenth of a second. */
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
  'Answers with the image itself. SVG is drawn at once; PNG and PDF are made by the render processes. `format=json` gives what the picture shows.'

const REFUSES = ['png_unavailable', 'render_busy', 'render_unavailable', 'render_timeout'] as const

/** Answers a picture, or what it shows. */
const chartAnswers =
  ({ compute, renders }: Pick<Parts, 'compute' | 'renders'>) =>
  async (order: ChartOrder, reply: FastifyReply) => {
    const { format, size, png_quality_scale: scale } = formOf(order)
    const { facts, body } = partsOf(await compute.run(format === 'json' ? 'chart_data' : 'chart_svg', order))
    if (order.kind === 'progressions') reply.headers(progressionHeaders(facts))
    reply.type(TYPES[format])
    if (format === 'svg' || format === 'json') return body
    const form = { format, size, scale: format === 'png' ? scale : 1 }
    const gone = hungUp(reply)
    try {
      return await renders.render(new TextDecoder().decode(body), form, PICTURE_DEADLINE_MS, gone)
    } catch (error) {
      // Nobody reads this: it keeps the log and the metrics true.
      throw gone.aborted ? new Refusal('caller_gone') : error
    }
  }

interface ChartKind<Body extends z.ZodType> {
  /** An address for each name. The first is the tool, the others are its aliases. */
  readonly names: Readonly<Record<string, string>>
  readonly summary: string
  readonly body: Body
  /** The field of the body that holds `format`, where the body itself does not. */
  readonly formatIn?: string
  readonly headers?: Readonly<Record<string, string>>
  orderOf(input: z.output<Body>): ChartOrder
}

const kind = <Body extends z.ZodType>({ names, summary, body, formatIn, headers, orderOf }: ChartKind<Body>) =>
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
      body,
      reply: ChartData,
      answer: { types: PRODUCES, ...(formatIn && { formatIn }), ...(headers && { headers }) },
      refuses: REFUSES,
      cost: ({ body: input }) => UNITS[formOf(orderOf(input)).format],
      handle(parts) {
        const answer = chartAnswers(parts)
        return (request, reply) => answer(orderOf(request.body as z.output<Body>), reply)
      },
    }),
  )

const PROGRESSION_HEADERS = {
  'X-Progression-System': 'Always `secondary`: a day of the ephemeris for each tropical year',
  'X-Progression-Target-Date-UTC': 'The instant of `progression_date`',
  'X-Progressed-Datetime-UTC': 'The instant that the progressed chart is cast for',
  'X-Progression-Age-Years': 'Tropical years from the birth to the target date',
}

/** Pictures of charts, six kinds. */
export const CHART_OPERATIONS = [
  ...kind({
    names: { chart_natal: '/api/v1/natal/chart/' },
    summary: 'The wheel of a natal chart',
    body: ExperimentalNatalChartRequest,
    orderOf: (input) => ({ kind: 'natal', input }),
  }),
  ...kind({
    names: {
      chart_transits: '/api/v1/natal/chart/transits',
      chart_transits_alias: '/api/v1/natal/experimental/transits',
    },
    summary: 'A bi-wheel: natal planets inside, transits outside',
    body: ExperimentalTransitChartRequest,
    formatIn: 'natal',
    orderOf: (input) => ({
      kind: 'transits',
      input: { ...input, transit_date: input.transit_date ?? new Date().toISOString() },
    }),
  }),
  ...kind({
    names: {
      chart_solar_return: '/api/v1/natal/chart/solar-return',
      chart_solar_return_alias: '/api/v1/natal/experimental/solar-return',
    },
    summary: 'The solar return of a year: a bi-wheel around the natal chart, or alone',
    body: ExperimentalSolarReturnChartRequest,
    formatIn: 'natal',
    orderOf: (input) => ({ kind: 'solar_return', input }),
  }),
  ...kind({
    names: {
      chart_progressions: '/api/v1/natal/chart/secondary-progressions',
      chart_progressions_alias: '/api/v1/natal/chart/progressions',
    },
    summary: 'A bi-wheel: natal planets inside, secondary progressed ones outside',
    body: ExperimentalSecondaryProgressionsChartRequest,
    formatIn: 'natal',
    headers: PROGRESSION_HEADERS,
    orderOf: (input) => ({ kind: 'progressions', input }),
  }),
  ...kind({
    names: { chart_composite: '/api/v1/natal/chart/composite' },
    summary: 'The midpoint composite of two people',
    body: ExperimentalCompositeChartRequest,
    formatIn: 'person_a',
    orderOf: (input) => ({ kind: 'composite', input }),
  }),
  ...kind({
    names: { chart_synastry: '/api/v1/natal/chart/synastry' },
    summary: 'A bi-wheel of two people: person A outside, person B inside',
    body: ExperimentalSynastryChartRequest,
    formatIn: 'person_a',
    orderOf: (input) => ({ kind: 'synastry', input }),
  }),
  operation({
    name: 'chart_closed',
    method: 'POST',
    url: '/api/v1/natal/experimental',
    tag: 'Charts',
    summary: 'A closed variant: always 403',
    access: keyFor('charts'),
    cost: 0,
    refuses: ['variant_closed'],
    reply: Denied,
    handle: () => () => {
      throw new Refusal('variant_closed')
    },
  }),
]

/** What the interface tells of a progression beside its picture. */
const progressionHeaders = (facts: OrderedChart['facts']) => ({
  'X-Progression-System': facts['system'],
  'X-Progression-Target-Date-UTC': facts['target_date_utc'],
  'X-Progressed-Datetime-UTC': facts['progressed_datetime_utc'],
  'X-Progression-Age-Years': facts['age_years'],
})

/** Aborted when the caller goes away before the answer is there. */
function hungUp({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
