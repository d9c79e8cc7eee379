import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { WheelFacts } from '../charting/second-wheel.ts'
import type { Compute } from '../compute.ts'
import { type ChartOrder, formOf } from '../contract/chart-order.ts'
import {
  CompositeWheelRequest,
  NatalWheelRequest,
  ProgressionWheelRequest,
  SolarReturnWheelRequest,
  SynastryWheelRequest,
  TransitWheelRequest,
} from '../contract/charts.ts'
import { ChartData } from '../contract/charts-reply.ts'
import { Denied } from '../contract/service.ts'
import { Refusal } from '../errors.ts'
import { operation } from '../operation.ts'
import type { Renders } from '../renders/renders.ts'
import { partsOf } from '../wire/parts.ts'

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

export interface ChartParts {
  readonly compute: Compute
  readonly renders: Pick<Renders, 'render'>
}

/** Pictures of charts, six kinds. */
export function chartOperations({ compute, renders }: ChartParts) {
  async function answer(order: ChartOrder, reply: FastifyReply) {
    const { format, size, png_quality_scale: scale } = formOf(order)
    const [facts, body] = partsOf(await compute.run(format === 'json' ? 'chart_data' : 'chart_svg', order), 2)
    if (order.kind === 'progressions') reply.headers(progressionHeaders(facts))
    reply.type(TYPES[format])
    if (format === 'svg' || format === 'json') return body
    const form = { format, size, scale: format === 'png' ? scale : 1 }
    const gone = hungUp(reply)
    try {
      return await renders.render(new TextDecoder().decode(body), form, PICTURE_DEADLINE_MS, gone)
    } catch (error) {
      // The caller reads no answer; the log and the metrics do.
      throw gone.aborted ? new Refusal('caller_gone') : error
    }
  }

  /** An operation for each address of a kind; the first is offered to MCP clients, the others are its aliases. */
  const kind = <Body extends z.ZodType>(
    names: Readonly<Record<string, string>>,
    summary: string,
    body: Body,
    formatIn: string | undefined,
    orderOf: (input: z.output<Body>) => ChartOrder,
  ) =>
    Object.entries(names).map(([name, url], index) =>
      operation({
        name,
        url,
        method: 'POST',
        tag: 'Charts',
        summary,
        description: FORMATS,
        access: 'api_key',
        area: 'charts',
        tool: index === 0,
        body,
        reply: ChartData,
        produces: PRODUCES,
        refuses: REFUSES,
        ...(formatIn && { formatIn }),
        cost: ({ body: input }) => UNITS[formOf(orderOf(input)).format],
        handle: (request, reply) => answer(orderOf(request.body as z.output<Body>), reply),
      }),
    )

  return [
    ...kind(
      { chart_natal: '/api/v1/natal/chart/' },
      'The wheel of a natal chart',
      NatalWheelRequest,
      undefined,
      (input) => ({ kind: 'natal', input }),
    ),
    ...kind(
      { chart_transits: '/api/v1/natal/chart/transits', chart_transits_alias: '/api/v1/natal/experimental/transits' },
      'A bi-wheel: natal planets inside, transits outside',
      TransitWheelRequest,
      'natal',
      (input) => ({
        kind: 'transits',
        input: { ...input, transit_date: input.transit_date ?? new Date().toISOString() },
      }),
    ),
    ...kind(
      {
        chart_solar_return: '/api/v1/natal/chart/solar-return',
        chart_solar_return_alias: '/api/v1/natal/experimental/solar-return',
      },
      'The solar return of a year: a bi-wheel around the natal chart, or alone',
      SolarReturnWheelRequest,
      'natal',
      (input) => ({ kind: 'solar_return', input }),
    ),
    ...kind(
      {
        chart_progressions: '/api/v1/natal/chart/secondary-progressions',
        chart_progressions_alias: '/api/v1/natal/chart/progressions',
      },
      'A bi-wheel: natal planets inside, secondary progressed ones outside',
      ProgressionWheelRequest,
      'natal',
      (input) => ({ kind: 'progressions', input }),
    ).map((progressions) => ({ ...progressions, headers: PROGRESSION_HEADERS })),
    ...kind(
      { chart_composite: '/api/v1/natal/chart/composite' },
      'The midpoint composite of two people',
      CompositeWheelRequest,
      'person_a',
      (input) => ({ kind: 'composite', input }),
    ),
    ...kind(
      { chart_synastry: '/api/v1/natal/chart/synastry' },
      'A bi-wheel of two people: person A outside, person B inside',
      SynastryWheelRequest,
      'person_a',
      (input) => ({ kind: 'synastry', input }),
    ),
    operation({
      name: 'chart_closed',
      method: 'POST',
      url: '/api/v1/natal/experimental',
      tag: 'Charts',
      summary: 'A closed variant: always 403',
      access: 'api_key',
      area: 'charts',
      cost: 0,
      tool: false,
      refuses: ['variant_closed'],
      reply: Denied,
      handle() {
        throw new Refusal('variant_closed')
      },
    }),
  ]
}

const PROGRESSION_HEADERS = {
  'X-Progression-System': 'Always `secondary`: a day of the ephemeris for each tropical year',
  'X-Progression-Target-Date-UTC': 'The instant of `progression_date`',
  'X-Progressed-Datetime-UTC': 'The instant that the progressed chart is cast for',
  'X-Progression-Age-Years': 'Tropical years from the birth to the target date',
}

/** The headers of a progression, out of the facts that its thread wrote beside the picture. */
function progressionHeaders(json: Uint8Array): Record<keyof typeof PROGRESSION_HEADERS, string | number | undefined> {
  const facts = JSON.parse(new TextDecoder().decode(json)) as WheelFacts
  return {
    'X-Progression-System': facts['system'],
    'X-Progression-Target-Date-UTC': facts['target_date_utc'],
    'X-Progressed-Datetime-UTC': facts['progressed_datetime_utc'],
    'X-Progression-Age-Years': facts['age_years'],
  }
}

/** Aborted when the caller goes away before the answer is there. */
function hungUp({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
