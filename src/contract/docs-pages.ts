import { z } from 'zod'

/** The name of a guide in a URL. An unknown one gets a page that says so. */
export const GuideParams = z.object({ guide: z.string().max(200).describe('The name of a guide') })
