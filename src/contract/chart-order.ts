import type { z } from 'zod'
import type { Language } from '../languages/language.ts'
import type { ChartStyle } from './chart-style.ts'
import { CompositeWheelRequest, NatalWheelRequest, SynastryWheelRequest, TransitWheelRequest } from './charts.ts'
import {
  flatProgression,
  flatReturn,
  type ProgressionWheel,
  ProgressionWheelRequest,
  type SolarReturnWheel,
  SolarReturnWheelRequest,
} from './second-charts.ts'
import { transitDate, transitDateField } from './transit-date.ts'

/** The request of each kind of picture. */
export const CHART_REQUESTS = {
  natal: NatalWheelRequest,
  transits: TransitWheelRequest,
  solar_return: SolarReturnWheelRequest,
  progressions: ProgressionWheelRequest,
  composite: CompositeWheelRequest,
  synastry: SynastryWheelRequest,
} as const

export type ChartKind = keyof typeof CHART_REQUESTS

/** The field of each request that holds format, size and style. Null where they are fields of the request itself. */
export const FORM_IN = {
  natal: null,
  transits: 'natal',
  solar_return: 'natal',
  progressions: 'natal',
  composite: 'person_a',
  synastry: 'person_a',
} as const satisfies Readonly<Record<ChartKind, string | null>>

type Requests = { readonly [Kind in ChartKind]: z.output<(typeof CHART_REQUESTS)[Kind]> }
/** The request of each kind in our fields. */
type Inputs = Omit<Requests, 'solar_return' | 'progressions'> & {
  readonly solar_return: SolarReturnWheel
  readonly progressions: ProgressionWheel
}

/** A picture that was ordered. Cost, answer and calculation read this one value. */
export type ChartOrder = {
  [Kind in ChartKind]: {
    readonly kind: Kind
    readonly input: Inputs[Kind]
    /** The names under which the caller sent fields. A refusal uses them. */
    readonly renamed?: Readonly<Record<string, string>>
  }
}[ChartKind]

/** A valid request of a picture. */
export type ChartRequest = {
  [Kind in ChartKind]: { readonly kind: Kind; readonly input: Requests[Kind] }
}[ChartKind]

/** The order of a request, in our fields and with its instant: transits without a date are those of the present. */
export function chartOrder(request: ChartRequest, now: () => Date): ChartOrder {
  switch (request.kind) {
    case 'transits':
      return {
        ...request,
        input: { ...request.input, transit_date: transitDate(request.input, now) },
        renamed: { transit_date: transitDateField(request.input) },
      }
    case 'solar_return':
      return { kind: request.kind, ...flatReturn(request.input) }
    case 'progressions':
      return { kind: request.kind, ...flatProgression(request.input) }
    default:
      return request
  }
}

/** The format, layout and picture size of an order. The birth that carries the style sets them. */
export function pictureForm(order: ChartOrder): Pick<ChartStyle, 'format' | 'layout' | 'size' | 'png_quality_scale'> {
  if (order.kind === 'natal') return order.input
  if (order.kind === 'composite' || order.kind === 'synastry') return order.input.person_a
  return order.input.natal
}

/** The language of an order: beside the births, or in the birth that carries the style. */
export function pictureLanguage(order: ChartOrder): Language {
  if (order.kind === 'natal') return order.input.language
  if (order.kind === 'composite' || order.kind === 'synastry')
    return order.input.language ?? order.input.person_a.language
  return order.input.language ?? order.input.natal.language
}
