import { z } from 'zod'

/** Schemas within schemas that are looked through. No body nests its fields deeper. */
const DEPTH_MAX = 6

/** Each field of a body and of the objects within it, with its path from the body; the outermost one of each name. */
export function fieldPaths(schema: z.ZodType): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  let level: (readonly [at: readonly string[], schema: z.ZodType])[] = [[[], schema]]
  for (let depth = 0; depth < DEPTH_MAX; depth += 1) {
    level = level.flatMap(([at, outer]) => membersOf(outer).map(([name, inner]) => [[...at, name], inner] as const))
    for (const [at] of level) if (!paths.has(at.at(-1)!)) paths.set(at.at(-1)!, at.join('.'))
  }
  return paths
}

function membersOf(schema: z.ZodType): readonly (readonly [name: string, schema: z.ZodType])[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape) as [string, z.ZodType][]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => membersOf(option as z.ZodType))
  const { innerType } = schema._zod.def as { readonly innerType?: z.ZodType }
  return innerType ? membersOf(innerType) : []
}
