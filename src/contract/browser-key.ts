import { z } from 'zod'

export const BrowserKey = z
  .object({
    key: z.string(),
    expires_at: z.iso.datetime().describe('When the key ends, if the session lasts so long.'),
  })
  .meta({ id: 'BrowserKey' })
export type BrowserKey = z.output<typeof BrowserKey>
