import { z } from 'zod'
import type { World } from '../world.ts'

/** One request that the stand-in knows. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: RegExp
  readonly input: z.ZodType
  answer(world: World, input: never, id: string): object
}

/** Parameters that the SDK has too, by their names. */
export type ShapeOf<Params> = { readonly [Name in keyof Params]?: z.ZodType }

/** A request with its parameters, the only ones that it may have, and its answer. `:id` in the path is one segment. */
export const route = <Shape extends z.core.$ZodLooseShape>(
  method: Route['method'],
  path: string,
  shape: Shape,
  answer: (world: World, input: z.output<z.ZodObject<Shape, z.core.$strict>>, id: string) => object,
): Route => ({
  method,
  path: new RegExp(`^${path.replaceAll('.', '\\.').replace(':id', '([^/]+)')}$`),
  input: z.strictObject(shape),
  answer,
})

export const text = z.string().max(5_000)
export const integer = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
/** A value that an empty text unsets. */
export const unsettable = <T extends z.ZodType>(schema: T) => z.union([z.literal('').transform(() => null), schema])
/** Only the default of Stripe is known. */
export const only = <T extends string>(value: T) => z.literal(value)

/** Stripe's limits: 50 keys of 40 characters with values of 500. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((keys) => Object.keys(keys).length <= 50, { error: 'More than 50 keys.' })

/** A change of metadata: an empty value takes the key away, and an empty text takes all of them. */
export const metadataChange = unsettable(metadata)

export function changeMetadata(target: { [key: string]: string }, changed: { [key: string]: string } | null): void {
  for (const [key, value] of Object.entries(changed ?? Object.fromEntries(Object.keys(target).map((key) => [key, '']))))
    if (value === '') delete target[key]
    else target[key] = value
}

/** An instant, or a range of them. */
export const range = z.union([
  integer,
  z.strictObject({ gt: integer.optional(), gte: integer.optional(), lt: integer.optional(), lte: integer.optional() }),
])
