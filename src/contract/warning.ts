import { z } from 'zod'

/** One way in which an answer differs from its request. */
export const Warning = z
  .object({ code: z.string(), message: z.string(), requested: z.string().optional() })
  .meta({ id: 'Warning' })
export type Warning = z.output<typeof Warning>
