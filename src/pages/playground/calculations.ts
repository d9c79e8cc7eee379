import type { z } from 'zod'
import type { Operation } from '../../operations/operation.ts'
import type { PageForm } from '../../techniques/shown.ts'

/** A calculation that the playground offers: an operation with its form. */
export interface Calculation extends Omit<PageForm, 'slug' | 'drawn' | 'bodyOnly'> {
  readonly method: 'GET' | 'POST'
  /** Its path below the root. */
  readonly path: string
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** What the picture of the answer is. */
  readonly picture: 'wheel' | 'chart' | 'longitudes' | null
  /** The field with the format of a picture. */
  readonly format?: string
}

/** The calculations by the name in their URL, in the order of the documentation. */
export type Calculations = Readonly<Record<string, Calculation>>

/** The calculations that have a form. */
export const calculationsOf = (operations: readonly Operation[]): Calculations =>
  Object.fromEntries(
    operations.flatMap((operation) =>
      operation.page ? [[operation.page.slug, calculationOf(operation, operation.page)]] : [],
    ),
  )

const PICTURE = 'image/svg+xml'

function calculationOf(
  { method, url, query, body, answer }: Operation,
  { slug: _, drawn, bodyOnly, ...page }: PageForm,
): Calculation {
  const isPicture = answer?.types?.[PICTURE] !== undefined
  return {
    ...page,
    method: method === 'GET' ? 'GET' : 'POST',
    path: url.slice(1),
    ...(query && !bodyOnly && { query }),
    ...(body && { body }),
    picture: isPicture ? 'chart' : (drawn ?? null),
    ...(isPicture && { format: answer?.formatIn ? `${answer.formatIn}.format` : 'format' }),
  }
}

const CHART = 'chart-'

/** The pictures of charts, by their kind in the chart editor. */
export const chartsAmong = (calculations: Calculations): Calculations =>
  Object.fromEntries(
    Object.entries(calculations).flatMap(([slug, each]) =>
      slug.startsWith(CHART) ? [[slug.slice(CHART.length), each]] : [],
    ),
  )
