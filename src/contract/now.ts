import { z } from 'zod'
import { Latitude, Longitude } from './fields.ts'

/** The location of a visitor of the landing page. */
export const NowQuery = z.strictObject({ lat: Latitude, lng: Longitude })
export type NowQuery = z.output<typeof NowQuery>

export const NowWheel = z.object({
  caption: z.string().describe('The instant and the place, as a sentence.'),
  svg: z.string().describe('The wheel. Its elements have the positions and the aspects as `data-` attributes.'),
})
export type NowWheel = z.output<typeof NowWheel>
