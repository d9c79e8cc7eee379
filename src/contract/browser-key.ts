import { z } from 'zod'

export const BrowserKey = z
  .object({
    key: z.string(),
    expires_at: z.iso.datetime().describe('When the key expires, if the session lasts that long.'),
  })
  .meta({ id: 'BrowserKey' })
export type BrowserKey = z.output<typeof BrowserKey>
