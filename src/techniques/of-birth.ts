import type { z } from 'zod'
import { DATA, type TechniqueId } from './index.ts'
import type { DataFace } from './technique.ts'

/** The data of one birth: what a batch of births may ask for. */
interface OfBirth {
  readonly id: TechniqueId
  readonly face: DataFace
  /** Schemas of the request, and the field of the body that holds the birth: empty if the body itself is one. */
  readonly schemas: { readonly body: z.ZodType; readonly query: z.ZodType | undefined; readonly at: string }
}

/** The techniques whose data need one birth, as their forms say, by their ids. */
export const OF_BIRTH: ReadonlyMap<string, OfBirth> = new Map<TechniqueId, OfBirth>(
  DATA.flatMap(([id, face]) => {
    const [at, ...others] = Object.keys(face.page.births ?? {})
    return face.body && at !== undefined && others.length === 0
      ? [[id, { id, face, schemas: { body: face.body, query: face.query, at } }]]
      : []
  }),
)
