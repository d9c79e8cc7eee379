import type { z } from 'zod'
import type { NatalChartReply } from '../../contract/births/natal-reply.ts'
import type { ChartData } from '../../contract/charts/reply.ts'
import type { NumerologyProfileResponse } from '../../contract/numerology/reply.ts'
import type { SkyEventsResponse } from '../../contract/sky/sky-events-reply.ts'
import type { Markup } from '../../platform/markup.ts'
import type { DataFace, PictureFace } from '../../techniques/technique.ts'
import type { Given } from '../playground/form-html.ts'

export type NatalReply = z.output<typeof NatalChartReply>

/** Fields of a request, by name. */
export type Body = Readonly<Record<string, unknown>>

/** How a view gets what it shows: as the operations of the API answer it. A wrong request is a `Refusal` that names the field. */
export interface Ask {
  natal(body: Body): Promise<NatalReply>
  skyEvents(query: Body): Promise<SkyEventsResponse>
  data<Reply extends z.ZodType>(
    technique: { readonly id: string; readonly faces: { readonly data: DataFace & { readonly reply: Reply } } },
    body: Body,
    query?: Body,
  ): Promise<z.output<Reply>>
  /** The picture as SVG. */
  picture(
    technique: { readonly id: string; readonly faces: { readonly picture: PictureFace } },
    body: Body,
  ): Promise<Markup>
  /** What a picture shows, as data. */
  pictured(
    technique: { readonly id: string; readonly faces: { readonly picture: PictureFace } },
    body: Body,
  ): Promise<ChartData>
  /** Vedic charts in squares, as SVG. */
  squares(body: Body): Promise<Markup>
  numerology(body: Body): Promise<NumerologyProfileResponse>
}

/** What a view is given of the page around it. */
export interface Viewed {
  readonly ask: Ask
  /** The birth and the options of the drawer, as a request has them. */
  readonly birth: Body
  /** Name, clock and place of the birth as the service understood them. */
  readonly chart: NatalReply
  /** The fields of the view, checked, and as they were typed. */
  readonly own: Body
  readonly given: Given
  /** The paths of the fields of the view that were not understood. */
  readonly faulty: readonly string[]
  /** The time of the service. */
  readonly now: Date
  /** The address of this view with other values of its fields. Null leaves a field out. */
  link(fields: Readonly<Record<string, string | null>>): string
}

/** A tab of the chart room: a technique, or some, over the birth of the page. */
export interface View {
  /** In the address: `view=transits`. */
  readonly id: string
  /** The name of the tab. */
  readonly name: string
  /** What it asks beside the birth. No name may be that of a field of a birth. A field with a default is not required. */
  readonly fields?: z.ZodObject
  /** The controls of those fields. The page puts them into a form that keeps the birth. */
  controls?(viewed: Viewed): Markup | Promise<Markup>
  show(viewed: Viewed): Promise<Markup>
  /** The options of the drawer that change nothing in it, which is then said. */
  readonly ignores?: readonly string[]
  /** Its rules. They stand in every page of the room, because its tabs change without a reload. */
  readonly style?: string
}

/** Positions are asked for with so many decimals that no minute of arc is rounded up. */
export const POSITION_DECIMALS = 6

/** The fields of a birth that a request of this shape takes. */
export const accepted = ({ shape }: z.ZodObject, birth: Body): Body =>
  Object.fromEntries(Object.entries(birth).filter(([name]) => name in shape))
