import type { z } from 'zod'
import type { ChartStyle } from './chart-style.ts'
import {
  CompositeWheelRequest,
  NatalWheelRequest,
  ProgressionWheelRequest,
  SolarReturnWheelRequest,
  SynastryWheelRequest,
  TransitWheelRequest,
} from './charts.ts'

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

/** A picture that was ordered. Cost, answer and calculation read this one value. */
export type ChartOrder = {
  [Kind in ChartKind]: { readonly kind: Kind; readonly input: z.output<(typeof CHART_REQUESTS)[Kind]> }
}[ChartKind]

/** An order with its instant: transits without a date are those of the present. */
export const chartOrder = (order: ChartOrder, now: () => Date): ChartOrder =>
  order.kind === 'transits'
    ? { ...order, input: { ...order.input, transit_date: order.input.transit_date ?? now().toISOString() } }
    : order

/** The format and picture size of an order. The birth that carries the style sets them. */
export function pictureForm(order: ChartOrder): Pick<ChartStyle, 'format' | 'size' | 'png_quality_scale'> {
  if (order.kind === 'natal') return order.input
  if (order.kind === 'composite' || order.kind === 'synastry') return order.input.person_a
  return order.input.natal
}
