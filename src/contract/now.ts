import { z } from 'zod'
import { Latitude, Longitude } from './fields.ts'

/** Where a visitor of the first page is. Without a place the sky is that over Greenwich. */
export const NowQuery = z
  .strictObject({ lat: Latitude.nullish(), lng: Longitude.nullish() })
  .superRefine(({ lat, lng }, context) => {
    if ((lat ?? null) === null && (lng ?? null) === null) return
    for (const [field, value] of Object.entries({ lat, lng }))
      if ((value ?? null) === null)
        context.addIssue({ code: 'custom', path: [field], message: 'lat and lng must be given together' })
  })
export type NowQuery = z.output<typeof NowQuery>

export const NowWheel = z.object({
  caption: z.string().describe('The instant and the place, as a sentence.'),
  svg: z.string().describe('The wheel. Its elements have the positions and the aspects as `data-` attributes.'),
})
export type NowWheel = z.output<typeof NowWheel>
